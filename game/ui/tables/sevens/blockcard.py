"""The card of a block whose dice lie there: who, whom, how strong; each face with what it does; re-rolls,
each with what it brings or why there is none."""

from __future__ import annotations

from typing import Final

from game.ui.drawing.block_dice import block_die
from game.ui.drawing.dice3d import draw_die, draw_shadow, view_tilt
from game.ui.drawing.resin import Style
from game.ui.tables.sevens import steel
from game.ui.tables.sevens.againcard import end_of, row_of
from game.ui.tables.sevens.faces import counter
from game.ui.tables.sevens.layout import Layout
from game.ui.tables.sevens.picture import Again, BlockPicture, Face, SevensPicture
from game.ui.tables.sevens.tray import style
from game.ui.tables.squares.overlays import arrow
from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.shapes import lerp

WIDE: Final = 700.0
HIGH: Final = 208.0
HEAD_H: Final = 40.0
MOST_FACE_W: Final = 214.0
AGAIN_W: Final = 214.0  # at least
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
    """Where the card lies: at the end of the pitch that the block is not at."""
    g = place.grown
    square = p.counters[p.block.attacker].square if p.block is not None else -1
    out = Box(0, 0, min(WIDE * g, place.grid.field.w - 8), HIGH * g)
    out.midtop = (place.grid.field.centerx, end_of(place, square, out.h))
    return out


def _faces(p: SevensPicture, place: Layout) -> list[tuple[Face, Box]]:
    if p.block is None:
        return []
    box, g, count = box_of(p, place), place.grown, max(1, len(p.block.dice))
    room = (box.w - 24 - AGAIN_W - GAP * g * count) / count
    w = min(MOST_FACE_W * g, room)
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
    box, g, faces = box_of(p, place), place.grown, _faces(p, place)
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
    box, g = box_of(p, place), place.grown
    c.plate(box, "steel", r=12, tone="#1d2533", border=steel.EDGE, bw=1.6, shadow=14, bevel=0.6)
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
    x = head.x + 116 * g
    room = chip.x - x - 12
    wide = c.width(b.words, 14, "strong", cap=15 * g) + 14
    title = c.text(b.title, (x, y), 19, steel.INK, "num", cap=20 * g, room=max(room * 0.45, room - wide))
    c.text(
        b.words, (title.right + 14, y), 14, steel.SOFT, "strong", cap=15 * g, room=chip.x - title.right - 24
    )


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
