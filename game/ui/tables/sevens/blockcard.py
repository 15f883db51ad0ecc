"""The card of a block whose dice lie there: who, whom, how strong; each face with what it does; re-rolls,
each with what it brings or why there is none."""

from __future__ import annotations

from typing import Final

from game.ui.drawing.block_dice import block_die
from game.ui.drawing.dice3d import draw_die, draw_shadow, view_tilt
from game.ui.drawing.resin import Style
from game.ui.tables.sevens import steel
from game.ui.tables.sevens.faces import counter
from game.ui.tables.sevens.layout import Layout
from game.ui.tables.sevens.picture import Again, BlockPicture, Face, SevensPicture
from game.ui.tables.sevens.tray import style
from game.ui.tables.squares.overlays import arrow
from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.shapes import lerp

WIDE, HIGH = 700.0, 208.0
HEAD_H: Final = 40.0
FACE_W: Final = 146.0
VIEW: Final = view_tilt(24)
TURNS: Final = (0.16, -0.12, 0.08)
TONES: Final = {"good": steel.GOOD, "bad": steel.BAD, "plain": steel.WARN}
NAMES: Final = {
    "skull": "Player down",
    "both": "Both down",
    "push": "Push",
    "stumble": "Stumble",
    "pow": "Pow!",
}


def box_of(p: SevensPicture, place: Layout) -> Box:
    """Where the card lies: in the half of the pitch that the block is not in."""
    f = place.grid.field
    out = Box(0, 0, WIDE, HIGH)
    high = False
    if p.block is not None:
        square = p.counters[p.block.attacker].square
        high = square >= 0 and (square & 15) >= 6
    out.midtop = (f.centerx, f.bottom - HIGH - 8 if high else f.y + 8)
    return out


def _faces(p: SevensPicture, place: Layout) -> list[tuple[Face, Box]]:
    box, b = box_of(p, place), p.block
    if b is None:
        return []
    x0 = box.x + 12
    return [
        (face, Box(x0 + n * (FACE_W + 8), box.y + HEAD_H + 6, FACE_W, HIGH - HEAD_H - 14))
        for n, face in enumerate(b.dice)
    ]


def face_at(p: SevensPicture, place: Layout, pos: Point) -> str:
    """The face under a place that may be chosen, or ""."""
    return next((face.face for face, b in _faces(p, place) if face.key and b.collidepoint(pos)), "")


def covers(p: SevensPicture, place: Layout, pos: Point) -> bool:
    """Does the card lie at a place?"""
    return p.block is not None and bool(box_of(p, place).collidepoint(pos))


def draw(c: Canvas, p: SevensPicture, place: Layout) -> None:
    """The card."""
    b = p.block
    if b is None:
        return
    box = box_of(p, place)
    c.plate(box, "steel", r=12, tone="#1d2533", border=steel.EDGE, bw=1.6, shadow=14, bevel=0.6)
    _head(c, p, b, Box(box.x + 2, box.y + 2, box.w - 4, HEAD_H))
    for n, (face, cell) in enumerate(_faces(p, place)):
        _face(c, b, face, cell, n, style("block die", p.sides[b.attacker >> 4]))
    x = box.x + 12 + 3 * (FACE_W + 8)
    h = (HIGH - HEAD_H - 14 - 12) / 3
    for n, again in enumerate(b.agains[:3]):
        _again(c, again, Box(x, box.y + HEAD_H + 6 + n * (h + 6), box.right - 12 - x, h))


def _head(c: Canvas, p: SevensPicture, b: BlockPicture, head: Box) -> None:
    c.flat(head, steel.RAISED, r=10)
    y = head.centery
    for n, player in enumerate((b.attacker, b.target)):
        each, side = p.counters[player], p.sides[player >> 4]
        sprite = counter(round(36 * c.k), side.seat, each.number, each.role, side.team.colour)
        c.put(sprite, (head.x + 26 + n * 66, y))
    arrow(c, ((head.x + 47, y), (head.x + 71, y)), "#ffc44a", 6)
    title = c.text(b.title, (head.x + 116, y), 19, steel.INK, "num", cap=20, room=260)
    room = head.right - 12 - title.right - 14
    c.text(b.words, (title.right + 14, y), 14, steel.SOFT, "strong", cap=15, room=room)


def _face(c: Canvas, b: BlockPicture, face: Face, cell: Box, n: int, made_of: Style) -> None:
    chosen = b.chosen == face.face
    if chosen:
        c.flat(cell.inflate(6, 6), steel.BRASS, r=11)
    fill = lerp(steel.RAISED, steel.BRASS, 0.22) if chosen else steel.RAISED
    steel.cell(c, cell, fill=fill, r=9)
    solid = block_die()
    x, y = cell.x + 52, cell.y + 46
    at = c.view.device((x, y + 12))
    draw_shadow(c.surf, at, 30 * c.k, 4 * c.k, made_of)
    q = solid.rest(face.face, TURNS[n % 3])
    draw_die(c.surf, c.view.device((x, y)), 42 * c.k, q, made_of, solid=solid, view=VIEW, resting=True)
    if face.key:
        keycap(c, face.key, (cell.right - 20, cell.y + 19))
    low = cell.bottom - 47
    c.text(NAMES[face.face], (cell.x + 10, low + 8), 17, steel.INK, "num", cap=18, room=cell.w - 20)
    c.text(face.words, (cell.x + 10, low + 23), 14, steel.SOFT, "strong", cap=13, room=cell.w - 20)
    c.text(face.outcome, (cell.x + 10, low + 38), 14, TONES[face.kind], "bold", cap=14, room=cell.w - 20)


def _again(c: Canvas, again: Again, row: Box) -> None:
    on = bool(again.key)
    ink = "#2b1d14" if on else steel.SOFT
    steel.cell(c, row, fill=steel.BRASS if on else steel.TONE, r=7)
    steel.reroll(c, (row.x + 19, row.centery), 10, on=on)
    room = row.w - 42 - (26 if on else 4)
    c.text(again.name, (row.x + 37, row.centery - 9), 15, ink, "bold", cap=15, room=room)
    note = ink if on else "#f09682"
    c.text(again.words, (row.x + 37, row.centery + 8), 14, note, "strong", cap=13, room=room)
    if on:
        keycap(c, again.key, (row.right - 18, row.centery), 12.5, "#fff1d0")
