"""The bar above the field: both sides' touchdowns as tankards, and where in the turn we are."""

from __future__ import annotations

from typing import Final

from game.ui.tables.rumble.layout import TOP_BOX
from game.ui.tables.rumble.picture import RumblePicture, SidePicture
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.panel import plaque
from game.ui.widgets.theme import BRASS, CREAM, CREAM_SOFT, INK

NAMES: Final = ("Line up", "Move", "Throw", "Attack")
ARROW: Final = 117.0  # width of a phase
DIM: Final = "#3d2b1f"
FULL: Final = ("#c4843e", "#6a4524")
EMPTY: Final = ("#5b4535", "#8a6d52")


def draw(c: Canvas, p: RumblePicture) -> None:
    """Score and phases."""
    plaque(c, TOP_BOX, r=10, shadow=6)
    for side in p.sides:
        _score(c, p, side)
    first = 0 if p.phase == 0 else 1
    shown = (0,) if p.phase == 0 else (1, 2, 3)
    wide = ARROW * 3 / len(shown)
    x = TOP_BOX.centerx - ARROW * 1.5
    for n, phase in enumerate(shown):
        _phase(c, p, Box(x + n * wide, TOP_BOX.y + 4, wide, TOP_BOX.h - 8), phase, first)


def _phase(c: Canvas, p: RumblePicture, b: Box, phase: int, first: int) -> None:
    on = phase == p.phase
    notch = 12.0 if phase > first else 0.0
    points = [
        b.topleft,
        (b.right - 14, b.y),
        (b.right - 2, b.centery),
        (b.right - 14, b.bottom),
        b.bottomleft,
    ]
    if notch:
        points.append((b.x + notch, b.centery))
    c.poly(points, BRASS if on else DIM)
    ink = INK if on else CREAM_SOFT
    x = b.x + notch + 17
    c.disc((x, b.centery), 10.5, INK if on else "#6b4e37")
    number = "★" if phase == 0 else str(phase)
    if phase == 0:
        c.icon("star", (x, b.centery), 6.5, BRASS if on else CREAM_SOFT)
    else:
        c.text(number, (x, b.centery), 14, BRASS if on else CREAM_SOFT, "num", "center", cap=15)
    room = b.right - 14 - x - 16
    if c.theme.big:  # large letters have no room for what stands below: the card and the prompt say it
        cap = c.fitting(NAMES[phase], 16, "num", room, cap=25)
        c.text(NAMES[phase], (x + 16, b.centery), 16, ink, "num", cap=cap, room=room)
        return
    c.text(NAMES[phase], (x + 16, b.y + 12), 16, ink, "num", cap=17, room=room)
    note = p.notes[phase] if phase < len(p.notes) else ""
    c.text(note, (x + 16, b.bottom - 10), 14, ink, "strong", cap=14, room=room)


def _score(c: Canvas, p: RumblePicture, side: SidePicture) -> None:
    left = side.seat == 0
    x, anchor, way = (TOP_BOX.x + 12, "midleft", 1) if left else (TOP_BOX.right - 12, "midright", -1)
    room = TOP_BOX.w / 2 - ARROW * 1.5 - 28
    turn = p.turn == side.seat
    words = "its turn" if turn else ""
    size, y = 1.0, TOP_BOX.bottom - 13
    if c.theme.big:  # the team's name stands in its end zone
        size, y = 1.2, TOP_BOX.centery
    else:
        c.text(side.team.name, (x, TOP_BOX.y + 13), 16, CREAM, "num", anchor, cap=18, room=room)
    step = 22 * size
    for n in range(p.touchdowns):
        _tankard(c, (x + way * (9 + n * step), y), size, full=n < side.score)
    if words:
        cap = c.fitting(words, 14, "bold", room - p.touchdowns * step, cap=22)
        c.text(words, (x + way * (p.touchdowns * step + 8), y), 14, "#ffcf70", "bold", anchor, cap=cap)


def _tankard(c: Canvas, pos: tuple[float, float], size: float, *, full: bool) -> None:
    """A touchdown is a tankard: full once it is scored."""
    x, y = pos
    y += 1.5
    wood, iron = FULL if full else EMPTY
    c.disc((x + 6.5 * size, y + 1.5 * size), 4.6 * size, iron, width=2.0 * size)
    c.flat((x - 7 * size, y - 5 * size, 13 * size, 13 * size), wood, r=2.5, border=iron, bw=1.2)
    c.flat((x - 7 * size, y - size, 13 * size, 2 * size), iron, r=0)
    c.flat((x - 7 * size, y + 3.5 * size, 13 * size, 2 * size), iron, r=0)
    if full:
        for dx, r in ((-4.0, 2.8), (0, 3.5), (3.6, 2.8)):
            c.disc((x + (dx - 0.5) * size, y - 5 * size), r * size, "#fff8e8")
