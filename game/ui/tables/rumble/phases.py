"""The bar above the field: both sides' touchdowns as tankards, and where in the turn we are."""

from __future__ import annotations

from typing import Final

from game.ui.tables.rumble.layout import Layout
from game.ui.tables.rumble.picture import RumblePicture, SidePicture
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.panel import plaque
from game.ui.widgets.theme import BRASS, CREAM, CREAM_SOFT, INK

NAMES: Final = ("Line up", "Move", "Throw", "Attack")
ARROW: Final = 117.0  # width of a phase
LONGER: Final = 202.0  # with large letters: its count stands beside its name
STEP: Final = 22.0  # from a tankard to the next
TURN: Final = "#ffcf70"
DIM: Final = "#3d2b1f"
FULL: Final = ("#c4843e", "#6a4524")
EMPTY: Final = ("#5b4535", "#8a6d52")


def draw(c: Canvas, p: RumblePicture, place: Layout) -> None:
    """Score and phases. Large letters stand on one line, in a longer bar."""
    top, arrow = place.top, LONGER if place.big else ARROW
    plaque(c, top, r=10, shadow=6)
    room = top.w / 2 - arrow * 1.5 - 28
    if place.big:
        _large_scores(c, p, top, room)
    else:
        for side in p.sides:
            _score(c, p, side, top, room)
    first = 0 if p.phase == 0 else 1
    shown = (0,) if p.phase == 0 else (1, 2, 3)
    wide = arrow * 3 / len(shown)
    x = top.centerx - arrow * 1.5
    for n, phase in enumerate(shown):
        _phase(c, p, Box(x + n * wide, top.y + 4, wide, top.h - 8), phase, first)


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
    note = p.notes[phase] if phase < len(p.notes) else ""
    if c.theme.big:
        name = c.text(NAMES[phase], (x + 16, b.centery), 16, ink, "num", cap=25, room=room)
        room -= name.w + 9
        cap = c.fitting(note, 14, "strong", room, cap=22)
        c.text(note, (name.right + 9, b.centery + 1), 14, ink, "strong", cap=cap, room=room)
        return
    c.text(NAMES[phase], (x + 16, b.y + 12), 16, ink, "num", cap=17, room=room)
    c.text(note, (x + 16, b.bottom - 10), 14, ink, "strong", cap=14, room=room)


def _score(c: Canvas, p: RumblePicture, side: SidePicture, top: Box, room: float) -> None:
    """The team's name over its tankards."""
    x, anchor, way = (top.x + 12, "midleft", 1) if side.seat == 0 else (top.right - 12, "midright", -1)
    y = top.bottom - 13
    c.text(side.team.name, (x, top.y + 13), 16, CREAM, "num", anchor, cap=18, room=room)
    for n in range(p.touchdowns):
        _tankard(c, (x + way * (9 + n * STEP), y), 1.0, full=n < side.score)
    if p.turn == side.seat:
        cap = c.fitting("its turn", 14, "bold", room - p.touchdowns * STEP, cap=22)
        c.text("its turn", (x + way * (p.touchdowns * STEP + 8), y), 14, TURN, "bold", anchor, cap=cap)


def _large_scores(c: Canvas, p: RumblePicture, top: Box, room: float) -> None:
    """The teams' names beside their tankards; that of the side in turn is lit."""
    step = STEP * 1.2
    beside = p.touchdowns * step + 8
    cap = min((c.fitting(side.team.name, 16, "num", room - beside, cap=24) for side in p.sides), default=24)
    for side in p.sides:
        x, anchor, way = (top.x + 12, "midleft", 1) if side.seat == 0 else (top.right - 12, "midright", -1)
        for n in range(p.touchdowns):
            _tankard(c, (x + way * (9 + n * step), top.centery), 1.2, full=n < side.score)
        tone, at = TURN if p.turn == side.seat else CREAM, (x + way * beside, top.centery)
        c.text(side.team.name, at, 16, tone, "num", anchor, cap=cap, room=room - beside)


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
