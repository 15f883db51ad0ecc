"""The dice on their felt and what they came to, drawn; and which of them lies under a pointer."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from game.ui.drawing import cubes
from game.ui.drawing.dice3d import SAPPHIRE, Style, draw_die, draw_shadow, view_tilt
from game.ui.tables.rumble.layout import Layout
from game.ui.tables.rumble.picture import DiePicture, RumblePicture
from game.ui.tables.rumble.poses import solid
from game.ui.tables.squares.overlays import BAD, GOOD
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.theme import CREAM

ELEVATION: Final = 34.0  # degrees the camera is tilted from straight down
VIEW: Final = view_tilt(ELEVATION)
SQUASH, RISE = cos(radians(ELEVATION)), sin(radians(ELEVATION))
STYLES: Final[dict[str, Style]] = {"d6": cubes.BONE, "d8": SAPPHIRE}
KINDS: Final = {"good": GOOD, "bad": BAD, "plain": CREAM}
NEARER: Final = 0.22  # how much larger a die is, a radius above the felt
WORDS_X: Final = 112.0


def middle(box: Box) -> tuple[float, float]:
    """Where dice come to rest: left on the felt."""
    return box.x + 66.0, box.centery


def radius(box: Box, die: DiePicture) -> float:
    """Units from its middle to a corner; a die in the air is nearer to the eye."""
    return min(27.0, (box.h - 12) * 0.56) * (1 + NEARER * min(die.z, 3.0))


def centre(box: Box, die: DiePicture) -> tuple[float, float]:
    """Where the middle of a die is on the screen."""
    x, y = middle(box)
    return x + die.x, y + die.y * SQUASH - die.z * radius(box, die) * RISE


def draw(c: Canvas, p: RumblePicture, box: Box) -> None:
    """Dice and words on their felt."""
    if p.result and all(die.resting for die in p.dice):
        _words(c, p, box)
    for die in sorted(p.dice, key=lambda die: die.y):
        _die(c, box, die)


def _die(c: Canvas, box: Box, die: DiePicture) -> None:
    r, style = radius(box, die), STYLES[die.kind]
    x, y = centre(box, die)
    if die.lit:
        c.glow((x - r * 0.7, y - r * 0.7, r * 1.4, r * 1.4), "#ffdf8c", r=12, spread=6)
    lift = die.z * r * RISE
    draw_shadow(c.surf, c.view.device((x, y + lift + r * 0.30)), r * 0.82 * c.k, die.z * r * 0.5 * c.k, style)
    draw_die(
        c.surf, c.view.device((x, y)), r * c.k, die.attitude, style,
        solid=solid(die.kind), view=VIEW, resting=die.resting,
    )  # fmt: skip


def _words(c: Canvas, p: RumblePicture, box: Box) -> None:
    """The total, and what it came to against what was needed."""
    if any(die.lit for die in p.dice):
        c.text("to roll", (box.x + WORDS_X, box.centery), 16, CREAM, "num", cap=24)
        return
    room = box.right - 12 - box.x - WORDS_X
    cap = c.fitting(p.result, 22, "display", room, cap=25)
    low = c.fitting(p.result_words, 14, "bold", room, cap=18)
    x, middle, em = box.x + WORDS_X, box.centery, c.tpx(14, low) / c.k
    c.text(p.result, (x, middle - em * 0.66), 22, CREAM, "display", cap=cap, room=room)
    c.text(p.result_words, (x, middle + em * 0.74), 14, KINDS[p.result_kind], "bold", cap=low, room=room)


def die_at(p: RumblePicture, place: Layout, pos: tuple[float, float]) -> DiePicture | None:
    """The die under a pointer."""
    for die in p.dice:
        x, y = centre(place.dice, die)
        if (pos[0] - x) ** 2 + (pos[1] - y) ** 2 <= radius(place.dice, die) ** 2:
            return die
    return None
