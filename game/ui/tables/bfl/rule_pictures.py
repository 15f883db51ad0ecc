"""Small pictures for the rulebook of BFL, one a chapter: the real dice, helmets, flag and wheel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ui.drawing.cloth import kerchief
from game.ui.drawing.dice3d import draw_die, view_tilt
from game.ui.drawing.helmets import helmet_soon
from game.ui.drawing.resin import SAPPHIRE
from game.ui.drawing.shadows import draw_shadow
from game.ui.drawing.solids import octahedron
from game.ui.drawing.teams import TEAMS
from game.ui.drawing.wheel import draw_wheel
from game.ui.rule_picture import Still
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.chip import die_chip
from game.ui.widgets.panel import ribbon

TURF, CHALK = "#3a8c46", "#e9f0d8"
TILT: Final = view_tilt(32)
LOST: Final = "#ff6a50"  # a die outside


def _turf(c: Canvas, r: Box, *, marks: Sequence[str] = ()) -> None:
    """A piece of the field: yard lines, and numbers along its upper edge."""
    c.flat(r, TURF, r=0)
    step = r.w / 5
    for i in range(1, 5):
        c.line((r.x + i * step, r.y), (r.x + i * step, r.bottom), CHALK, 1.5, alpha=0.8)
        if i <= len(marks):
            c.text(marks[i - 1], (r.x + i * step, r.y + 16), 15, CHALK, "display", "center", cap=16)


def _die(c: Canvas, at: tuple[float, float], value: int, yaw: float, radius: float = 24) -> None:
    place, r = c.view.device(at), radius * c.k
    draw_shadow(c.surf, place, r, 0, SAPPHIRE)
    pose = octahedron().rest(value, yaw)
    draw_die(c.surf, (place[0], place[1] - 0.25 * r), r, pose, SAPPHIRE, view=TILT, resting=True)


def _helmet(c: Canvas, seat: int, at: tuple[float, float], size: float, facing: int = 1) -> None:
    for r, dark in ((0.32, 0.22), (0.25, 0.25)):  # a short soft shadow
        c.disc((at[0] + 4, at[1] + size * 0.30), size * r, "#0b2010", alpha=dark)
    sprite, _ = helmet_soon(TEAMS[seat], round(size * c.k), facing)
    c.put(sprite, at)


def _lane(c: Canvas, r: Box, y: float, lane: str) -> None:
    c.line((r.x, y - 42), (r.right, y - 42), CHALK, 1.5, alpha=0.8)
    c.line((r.x, y + 42), (r.right, y + 42), CHALK, 1.5, alpha=0.8)
    c.text(lane, (r.x + 18, y), 30, CHALK, "display", "center", cap=34)


def _teams(c: Canvas, r: Box) -> None:
    _turf(c, r, marks=("10", "20", "30", "40"))
    for i, (seat, x, facing) in enumerate(((0, 0.36, 1), (1, 0.74, -1))):
        y = r.y + r.h * (0.36 + 0.42 * i)
        _lane(c, r, y, "25"[i])
        _helmet(c, seat, (r.x + r.w * x, y), 66, facing)


def _throw(c: Canvas, r: Box) -> None:
    _turf(c, r)
    spots = ((44, 58), (112, 36), (186, 60), (246, 40), (70, 132), (140, 108), (206, 138), (252, 112))
    for value, (x, y) in enumerate(spots, 1):
        _die(c, (r.x + x * r.w / 288, r.y + y * r.h / 180), value, 0.5 - 0.7 * (value % 3), 21)


def _meet(c: Canvas, r: Box) -> None:
    _turf(c, r)
    y = r.y + r.h * 0.36
    _lane(c, r, y, "5")
    _helmet(c, 0, (r.x + r.w * 0.37, y), 74, 1)
    _helmet(c, 1, (r.x + r.w * 0.70, y), 74, -1)
    for row, (values, x) in enumerate((((1, 2, 3), 0.30), ((2, 2, 3), 0.76))):
        for i, value in enumerate(values):
            tone = "#8e1d14" if row else "#1f4db8"
            die_chip(c, (r.x + r.w * x + (i - 1) * 34, r.bottom - 34), 15, str(value), tone=tone)
    c.icon("battle", (r.x + r.w * 0.53, r.bottom - 34), 14, "#fff6e2")


def _wheel(c: Canvas, r: Box) -> None:
    c.flat(r, "#2c5144", r=0)
    size = min(r.w, r.h) * 1.02
    draw_wheel(c.surf, c.view.device((r.centerx, r.centery + size * 0.04)), round(size * c.k), 0.35, 0.0)


def _outside(c: Canvas, r: Box) -> None:
    c.flat(r, "#1d4a2e", r=0)
    field = Box(r.x - 30, r.y - 40, r.w * 0.74, r.h + 10)
    _turf(c, field)
    c.line((field.x, field.bottom), (field.right, field.bottom), "#f6f1dd", 3)
    c.line((field.right, field.y), (field.right, field.bottom), "#f6f1dd", 3)
    red = Box(field.x - 20, field.y - 20, field.w + 32, field.h + 32)
    c.frame(red, "#f3dfb4", r=12, width=9)
    c.frame(red.cut(1.6, 1.6, 1.6, 1.6), "#e02a1c", r=11, width=5.8)
    _die(c, (r.x + r.w * 0.22, r.y + r.h * 0.34), 3, 0.3, 28)
    _die(c, (r.x + r.w * 0.46, r.y + r.h * 0.70), 7, -0.3, 28)
    out = r.x + r.w * 0.85, r.y + r.h * 0.44
    _die(c, out, 6, 0.22, 28)
    c.disc((out[0], out[1] - 6), 38, LOST, width=2.4)
    ribbon(c, "OUT  −10 yd", (r.right - 62, r.bottom - 26), tone="#c8281a", ink="#ffffff", border="#ffd9c9")


def _flag(c: Canvas, r: Box) -> None:
    _turf(c, r)
    _die(c, (r.x + r.w * 0.18, r.y + r.h * 0.72), 6, 0.2)
    _helmet(c, 2, (r.x + r.w * 0.80, r.y + r.h * 0.66), 70, -1)
    c.put(kerchief(round(120 * c.k), 3), (r.x + r.w * 0.47, r.y + r.h * 0.42))


SPECIALS: Final = (
    ("Hail Mary", "44444444"),
    ("Bro", "12345678"),
    ("Party", "22334456"),
    ("Split", "11177756"),
)


def _specials(c: Canvas, r: Box) -> None:
    c.flat(r, "#1d4a2e", r=0)
    for row, (name, dice) in enumerate(SPECIALS):
        y = r.y + r.h * (row + 0.5) / len(SPECIALS)
        c.text(name, (r.x + 12, y), 15, "#fff1d0", "bold", cap=18, room=70)
        same = {value for value in dice if dice.count(value) > 1}
        for i, value in enumerate(dice):
            lit = value in same or not same
            die_chip(c, (r.right - 18 - (7 - i) * 24.5, y), 11, value, tone="#1f4db8" if lit else "#51606f")


PICTURES: Final = {
    "1": Still("Two teams in their lanes, each from its own goal line.", _teams),
    "2": Still("All eight at once, and all inside the red line.", _throw),
    "3": Still("They meet: three dice each, and only one passes.", _meet),
    "4": Still("The spinner: call it, then spin it.", _wheel),
    "6": Still("Outside: its centre is beyond the red line. It still counts.", _outside),
    "7": Still("One flag each, once a match.", _flag),
    "8": Still("What the eight dice may be, besides yards.", _specials),
}
