"""The felt tray: dice as cubes seen from above at a slant, and what they came to."""

from __future__ import annotations

from math import cos, radians, sin

from game.games.halftime.dice import BLUE, BLUE_PRINTED, GAME_FACES, GREEN, RED
from game.ui.drawing import cubes
from game.ui.drawing.dice3d import draw_die, draw_shadow, view_tilt
from game.ui.drawing.resin import Style
from game.ui.drawing.solids import Solid
from game.ui.tables.halftime.picture import DiePicture, HalftimePicture
from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.theme import CREAM, CREAM_SOFT

FULL_W = 344.0  # of a tray that has the play cards beside it
LOW_APART = 1.7  # times as far from each other dice lie in a low tray: their keys' caps stand beside them
ELEVATION = 34.0  # degrees the camera is tilted from straight down
VIEW = view_tilt(ELEVATION)
SQUASH, RISE = cos(radians(ELEVATION)), sin(radians(ELEVATION))
RADII = {"black": 40.0, "white": 40.0, "blue": 40.0, "green": 40.0, "red": 34.0}  # units, to a corner
STYLES: dict[str, Style] = {
    "black": cubes.BLACK,
    "white": cubes.WHITE,
    "blue": cubes.BLUE,
    "green": cubes.GREEN,
    "red": cubes.RED,
}
KIND_WORDS = {"good": "#bff0a4", "bad": "#ffb59c", "plain": CREAM_SOFT}


def solid(kind: str, *, printed: bool = False) -> Solid:
    """The cube of a kind of die."""
    faces = {"blue": (BLUE_PRINTED if printed else BLUE).faces, "green": GREEN.faces, "red": RED.faces}
    return cubes.cube(tuple(str(face) for face in faces.get(kind, GAME_FACES)))


def _low(box: Box) -> bool:
    """A tray that large text has pressed flat: everything lies side by side."""
    return box.h < 150


def middle(box: Box) -> tuple[float, float]:
    """Where dice fall: left in the tray, clear of the words and of the dice that are not in play."""
    return (box.x + 136.0, box.centery - 3) if _low(box) else (box.x + 108.0, box.y + 59.0)


def _shrink(box: Box) -> float:
    """How much smaller dice are in a low tray."""
    return min(1.0, (box.h - 12) / 92.0) if _low(box) else 1.0


def radius(box: Box, die: DiePicture) -> float:
    """Units from its middle to a corner."""
    return RADII[die.kind] * die.size * _shrink(box)


def centre(box: Box, die: DiePicture) -> tuple[float, float]:
    """Where the middle of a die is on the screen."""
    x, y = middle(box)
    aside = box.w - FULL_W - (x - box.x - 108.0) if die.size < 1 else 0.0
    apart = LOW_APART if _low(box) and die.size == 1 else 1.0
    r, k = radius(box, die), _shrink(box)
    return x + die.x * apart + aside, y + die.y * k * SQUASH - die.z * r * RISE


def draw(c: Canvas, p: HalftimePicture, box: Box, *, printed: bool = False, words: bool = True) -> None:
    """Dice, and the ``words`` on what they came to."""
    for die in sorted(p.dice, key=lambda die: die.y):
        _die(c, p, box, die, printed)
    if p.result and words:
        _words(c, p, box)


def _die(c: Canvas, p: HalftimePicture, box: Box, die: DiePicture, printed: bool) -> None:
    r = radius(box, die)
    x, y = centre(box, die)
    style = STYLES[die.kind]
    if die.lit:
        c.glow((x - r * 0.72, y - r * 0.72, r * 1.44, r * 1.44), p.sides[die.seat].team.trim, r=12, spread=7)
    ground = c.view.device((x, y + die.z * r * RISE + r * 0.30))
    draw_shadow(c.surf, ground, r * 0.82 * c.k, die.z * r * 0.6 * c.k, style)
    draw_die(
        c.surf,
        c.view.device((x, y)),
        r * c.k,
        die.attitude,
        style,
        solid=solid(die.kind, printed=printed),
        view=VIEW,
        dim=0.55 if die.dim else 1.0,
        resting=die.resting,
    )
    if die.key and (die.lit or die.held):
        size = 14 * min(1.5, c.theme.text_scale) / c.theme.text_scale
        under = (x + r + 16, y) if _low(box) else (x, y + r + 3)
        if die.held:
            anchor = "midleft" if _low(box) else "center"
            c.text("ready", under, 14, CREAM, "bold", anchor, cap=21 if _low(box) else 16)
        else:
            if not _low(box):
                c.flat((under[0] - 15, under[1] - 12, 30, 24), "#10261c", r=6, alpha=0.8)
            keycap(c, die.key, under, size, CREAM)


def _words(c: Canvas, p: HalftimePicture, box: Box) -> None:
    """What the dice came to, under them, with the rule that was applied."""
    h = 34.0 if _low(box) else 30.0  # the keys' caps lie right above it
    place = (box.x + 300, box.centery - h / 2) if _low(box) else (box.x + 14, box.bottom - 13 - h)
    r = Box(*place, 400 if _low(box) else 316, h)
    c.flat(r, "#0e1e18", r=8, alpha=0.78)
    left = c.text(p.result, (r.x + 12, r.centery), 18, CREAM, "num", cap=20)
    rule = c.width(p.rule, 14, "bold", cap=15) if p.rule else 0.0
    c.text(p.rule, (r.right - 10, r.centery), 14, "#ffcf70", "bold", "midright", cap=15)
    room = r.right - 20 - rule - left.right - 12
    tone = KIND_WORDS[p.result_kind]
    c.text(p.result_words, (left.right + 12, r.centery), 15, tone, "bold", room=room, cap=17)


def die_at(p: HalftimePicture, box: Box, pos: tuple[float, float]) -> DiePicture | None:
    """The die under a pointer."""
    for die in p.dice:
        x, y = centre(box, die)
        if (pos[0] - x) ** 2 + (pos[1] - y) ** 2 <= (radius(box, die) * 0.95) ** 2:
            return die
    return None
