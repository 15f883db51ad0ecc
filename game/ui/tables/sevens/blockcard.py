"""The card of a block whose dice lie there: who, whom, how strong; each face with what it does; re-rolls,
each with what it brings or why there is none."""

from __future__ import annotations

from typing import Final

from game.core.grid import NOWHERE, distance
from game.games.sevens.board import away
from game.ui.drawing.block_dice import block_die
from game.ui.drawing.dice3d import draw_die, draw_shadow, view_tilt
from game.ui.drawing.resin import Style
from game.ui.tables.sevens import steel
from game.ui.tables.sevens.againcard import row_of
from game.ui.tables.sevens.cardplace import Size, card_box
from game.ui.tables.sevens.faces import counter
from game.ui.tables.sevens.layout import Layout
from game.ui.tables.sevens.picture import Again, BlockPicture, Face, SevensPicture
from game.ui.tables.sevens.tray import style
from game.ui.tables.squares.overlays import arrow
from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.shapes import lerp

WIDE: Final = 700.0
HIGH: Final = 202.0
HEAD_H: Final = 40.0
MOST_FACE_W: Final = 214.0
AGAIN_W: Final = 214.0  # where there is room
LEAST_FACE_W, LEAST_AGAIN_W = 110.0, 156.0
GAP: Final = 8.0
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
    """Where the card lies: over neither of the two, nor the squares of a push."""
    b = p.block
    if b is None:
        return card_box(place, (), Size(WIDE, HIGH, WIDE))
    one, other = p.counters[b.attacker].square, p.counters[b.target].square
    pushes = away(one, other) if NOWHERE not in (one, other) and distance(one, other) == 1 else ()
    return card_box(place, (one, other, *pushes), size(len(b.dice)))


def size(dice: int) -> Size:
    """Of a card with so many dice."""
    return Size(WIDE, HIGH, 24 + LEAST_AGAIN_W + (LEAST_FACE_W + GAP) * max(1, dice))


def _grown(box: Box) -> float:
    """How many times as large as usual the card is drawn."""
    return float(box.h / HIGH)


def _faces(p: SevensPicture, place: Layout) -> list[tuple[Face, Box]]:
    if p.block is None:
        return []
    box, count = box_of(p, place), max(1, len(p.block.dice))
    g = _grown(box)
    room = box.w - 24 - GAP * g * count
    again = min(AGAIN_W, max(LEAST_AGAIN_W * g, room - count * LEAST_FACE_W * g))
    w = min(MOST_FACE_W * g, (room - again) / count)
    return [
        (
            face,
            Box(box.x + 12 + n * (w + GAP * g), box.y + (HEAD_H + 6) * g, w, box.h - (HEAD_H + 14) * g),
        )
        for n, face in enumerate(p.block.dice)
    ]


def _agains(p: SevensPicture, place: Layout) -> list[tuple[Again, Box]]:
    if p.block is None:
        return []
    box, faces = box_of(p, place), _faces(p, place)
    g = _grown(box)
    x = (faces[-1][1].right if faces else box.x) + GAP * g
    top, shown = box.y + (HEAD_H + 6) * g, p.block.agains[:3]
    h = (HIGH - HEAD_H - 14 - 12) / 3 * g
    return [(a, Box(x, top + n * (h + 6 * g), box.right - 12 - x, h)) for n, a in enumerate(shown)]


def again_at(p: SevensPicture, place: Layout, pos: Point) -> str:
    """The source of a re-roll under a place that may be used, or ""."""
    return next((a.word for a, b in _agains(p, place) if a.key and b.collidepoint(pos)), "")


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
    g = _grown(box)
    steel.over(c, box)
    _head(c, p, b, Box(box.x + 2, box.y + 2, box.w - 4, HEAD_H * g), g)
    for n, (face, cell) in enumerate(_faces(p, place)):
        _face(c, b, face, cell, n, style("block die", p.sides[b.attacker >> 4]), g)
    for again, row in _agains(p, place):
        row_of(c, again, row, g)


def _head(c: Canvas, p: SevensPicture, b: BlockPicture, head: Box, g: float) -> None:
    c.flat(head, steel.RAISED, r=10)
    y = head.centery
    for n, player in enumerate((b.attacker, b.target)):
        each, side = p.counters[player], p.sides[player >> 4]
        sprite = counter(round(36 * g * c.k), side.seat, each.number, each.role, side.team.colour)
        c.put(sprite, (head.x + (26 + n * 66) * g, y))
    arrow(c, ((head.x + 47 * g, y), (head.x + 71 * g, y)), "#ffc44a", 6)
    side = p.sides[b.chooser]
    tone, words = steel.side_tone(side.team.colour), f"{side.team.coach} chooses"
    chip = Box(0, 0, c.width(words, 14, "bold", cap=15 * g) + 20 * g, 24 * g)
    chip.midright = (head.right - 9 * g, y)
    c.flat(chip, steel.DARK, r=chip.h / 2, border=tone, bw=1.6)
    c.text(words, chip.center, 14, tone, "bold", "center", cap=15 * g)
    _title(c, b, Box(head.x + 116 * g, head.y, chip.x - head.x - 128 * g, head.h), g)


def _title(c: Canvas, b: BlockPicture, box: Box, g: float) -> None:
    """Who blocks whom and how strong, beside each other or, where that is too long, one above the other."""
    wide = c.width(b.title, 19, "num", cap=20 * g)
    if wide + 14 + c.width(b.words, 14, "strong", cap=15 * g) <= box.w:
        c.text(b.title, (box.x, box.centery), 19, steel.INK, "num", cap=20 * g)
        c.text(b.words, (box.x + wide + 14, box.centery), 14, steel.SOFT, "strong", cap=15 * g)
        return
    cap = c.fitting(b.title, 16, "num", box.w, cap=17 * g, least=12)
    c.text(b.title, (box.x, box.centery - 9 * g), 16, steel.INK, "num", cap=cap, room=box.w)
    cap = c.fitting(b.words, 14, "strong", box.w, cap=14 * g, least=12)
    c.text(b.words, (box.x, box.centery + 9 * g), 14, steel.SOFT, "strong", cap=cap, room=box.w)


def _face(c: Canvas, b: BlockPicture, face: Face, cell: Box, n: int, made_of: Style, g: float) -> None:
    chosen = b.chosen == face.face
    if chosen:
        c.flat(cell.inflate(6, 6), steel.BRASS, r=11)
    fill = lerp(steel.RAISED, steel.BRASS, 0.22) if chosen else steel.RAISED
    steel.cell(c, cell, fill=fill, r=9)
    solid = block_die()
    x, y = cell.x + 52 * g, cell.y + 46 * g
    at = c.view.device((x, y + 12 * g))
    draw_shadow(c.surf, at, 30 * g * c.k, 4 * g * c.k, made_of)
    q = solid.rest(face.face, TURNS[n % 3])
    draw_die(c.surf, c.view.device((x, y)), 42 * g * c.k, q, made_of, solid=solid, view=VIEW, resting=True)
    if face.key:
        keycap(c, face.key, (cell.right - 20 * g, cell.y + 19 * g), 12.5 * g / c.theme.text_scale)
    low, x, room = cell.bottom - 47 * g, cell.x + 10, cell.w - 20
    c.text(NAMES[face.face], (x, low + 4 * g), 17, steel.INK, "num", cap=18 * g, room=room)
    cap = c.fitting(face.words, 14, "strong", room, cap=13.5 * g, least=12)
    c.text(face.words, (x, low + 21 * g), 14, steel.SOFT, "strong", cap=cap, room=room)
    tone = TONES[face.kind]
    c.text(face.outcome, (x, low + 37 * g), 14, tone, "bold", cap=14 * g, room=room)
