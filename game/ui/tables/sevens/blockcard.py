"""The card of a block whose dice lie there: who, whom, how strong; each face with what it does; re-rolls,
each with what it brings or why there is none."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.core.grid import NOWHERE, distance
from game.games.sevens.board import away
from game.ui.drawing.block_dice import block_die
from game.ui.drawing.dice3d import draw_die, draw_shadow, view_tilt
from game.ui.drawing.resin import Style
from game.ui.tables.sevens import steel
from game.ui.tables.sevens.againcard import row_of
from game.ui.tables.sevens.cardplace import Size, letters, place_card
from game.ui.tables.sevens.faces import counter
from game.ui.tables.sevens.layout import Layout
from game.ui.tables.sevens.picture import Again, BlockPicture, Face, SevensPicture
from game.ui.tables.sevens.tray import style
from game.ui.tables.squares.overlays import arrow
from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.shapes import lerp

WIDE: Final = 700.0
HEAD_H: Final = 40.0
DIE_H: Final = 98.0  # of a face's cell, over its words
WORDS_H: Final = 50.0  # grow with the text
RIM: Final = 12.0
MOST_FACE_W: Final = 214.0
AGAIN_W: Final = 214.0  # where there is room
AGAIN_SHARE: Final = 0.4  # of the width that is left
LEAST_FACE_W, LEAST_AGAIN_W = 110.0, 156.0
AGAIN_H: Final = 44.0  # of a row under the faces
GAP: Final = 8.0
MOST_AGAINS: Final = 3
CHOOSING_SHARE: Final = 0.32  # of the head, for who chooses
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


class Form(NamedTuple):
    """How large everything on the card is before it is fitted to its room; letters are ``t`` times as
    large."""

    t: float
    under: bool = False  # re-rolls stand under the faces, not beside them

    @property
    def head(self) -> float:
        """Height of the head: two lines of words."""
        return HEAD_H + 33 * (self.t - 1)

    @property
    def cell(self) -> float:
        """Height of a face."""
        return DIE_H + WORDS_H * self.t

    @property
    def face_w(self) -> float:
        """The least width of a face."""
        return LEAST_FACE_W + 60 * (self.t - 1)

    @property
    def again_w(self) -> float:
        """The least width of a source of a re-roll beside the faces."""
        return LEAST_AGAIN_W + 60 * (self.t - 1)

    def size(self, dice: int) -> Size:
        """Of a card with so many dice."""
        high = self.head + self.cell + 14
        least = 2 * RIM + (self.face_w + GAP) * max(1, dice)
        if self.under:
            return Size(WIDE * self.t, high + AGAIN_H * self.t + GAP, max(least, 2 * RIM + 3 * self.again_w))
        return Size(WIDE + 200 * (self.t - 1), high, least + self.again_w)


def forms(place: Layout) -> list[Form]:
    """The ways a card may be laid out: with larger text it may be higher."""
    t = letters(place)
    return [Form(t)] if t == 1 else [Form(t), Form(t, under=True)]


class Laid(NamedTuple):
    """The card and its parts in their places."""

    box: Box
    form: Form
    g: float
    faces: list[tuple[Face, Box]]
    agains: list[tuple[Again, Box]]


def laid(p: SevensPicture, place: Layout) -> Laid | None:
    """The card over neither of the two, nor the squares of a push; None while no block is asked about."""
    b = p.block
    if b is None:
        return None
    one, other = p.counters[b.attacker].square, p.counters[b.target].square
    pushes = away(one, other) if NOWHERE not in (one, other) and distance(one, other) == 1 else ()
    ways = forms(place)
    box, n, g = place_card(place, (one, other, *pushes), [form.size(len(b.dice)) for form in ways])
    form = ways[n]
    faces = _faces(b, box, form, g)
    return Laid(box, form, g, faces, _agains(b, box, form, g, faces[-1][1] if faces else box))


def _faces(b: BlockPicture, box: Box, form: Form, g: float) -> list[tuple[Face, Box]]:
    count = max(1, len(b.dice))
    room = box.w - 2 * RIM
    if form.under:
        w = (room - GAP * g * (count - 1)) / count
    else:
        room -= GAP * g * count
        spare = max(0.0, room - (count * form.face_w + form.again_w) * g)
        again = min(AGAIN_W * form.t * g, form.again_w * g + spare * AGAIN_SHARE)
        w = min(MOST_FACE_W * form.t * g, (room - again) / count)
    y, h = box.y + (form.head + 6) * g, form.cell * g
    return [(face, Box(box.x + RIM + n * (w + GAP * g), y, w, h)) for n, face in enumerate(b.dice)]


def _agains(b: BlockPicture, box: Box, form: Form, g: float, last: Box) -> list[tuple[Again, Box]]:
    shown = b.agains[:MOST_AGAINS]
    if form.under:
        row = Box(box.x + RIM, last.bottom + GAP * g, box.w - 2 * RIM, AGAIN_H * form.t * g)
        return list(zip(shown, row.columns(max(2, len(shown)), GAP * g), strict=False))
    x, rows = last.right + GAP * g, max(2, len(shown))
    h = (form.cell * g - 6 * g * (rows - 1)) / rows
    return [
        (again, Box(x, last.y + n * (h + 6 * g), box.right - RIM - x, h)) for n, again in enumerate(shown)
    ]


def box_of(p: SevensPicture, place: Layout) -> Box:
    """Where the card lies."""
    found = laid(p, place)
    return found.box if found is not None else Box(0, 0, 0, 0)


def again_at(p: SevensPicture, place: Layout, pos: Point) -> str:
    """The source of a re-roll under a place that may be used, or ""."""
    agains = found.agains if (found := laid(p, place)) is not None else []
    return next((a.word for a, b in agains if a.key and b.collidepoint(pos)), "")


def face_at(p: SevensPicture, place: Layout, pos: Point) -> str:
    """The face under a place, or ""."""
    faces = found.faces if (found := laid(p, place)) is not None else []
    return next((face.face for face, b in faces if b.collidepoint(pos)), "")


def covers(p: SevensPicture, place: Layout, pos: Point) -> bool:
    """Does the card lie at a place?"""
    return p.block is not None and bool(box_of(p, place).collidepoint(pos))


def draw(c: Canvas, p: SevensPicture, place: Layout) -> None:
    """The card."""
    b, found = p.block, laid(p, place)
    if b is None or found is None:
        return
    box, g, t = found.box, found.g, found.form.t * found.g
    steel.over(c, box)
    _head(c, p, b, Box(box.x + 2, box.y + 2, box.w - 4, found.form.head * g), t)
    for n, (face, cell) in enumerate(found.faces):
        _face(c, b, face, cell, n, style("block die", p.sides[b.attacker >> 4]), (g, t))
    for again, row in found.agains:
        row_of(c, again, row, t)


def _head(c: Canvas, p: SevensPicture, b: BlockPicture, head: Box, t: float) -> None:
    c.flat(head, steel.RAISED, r=10)
    y, g = head.centery, min(t, 1.25)
    for n, player in enumerate((b.attacker, b.target)):
        each, side = p.counters[player], p.sides[player >> 4]
        sprite = counter(round(36 * g * c.k), side.seat, each.number, each.role, side.team.colour)
        c.put(sprite, (head.x + (26 + n * 66) * g, y))
    arrow(c, ((head.x + 47 * g, y), (head.x + 71 * g, y)), "#ffc44a", 6)
    side = p.sides[b.chooser]
    tone, words = steel.side_tone(side.team.colour), b.choosing
    cap = c.fitting(words, 14, "bold", head.w * CHOOSING_SHARE, cap=15 * t, least=12)
    chip = Box(0, 0, c.width(words, 14, "bold", cap=cap) + 20 * g, 24 * t)
    chip.midright = (head.right - 9 * g, y)
    c.flat(chip, steel.DARK, r=chip.h / 2, border=tone, bw=1.6)
    c.text(words, chip.center, 14, tone, "bold", "center", cap=cap)
    _title(c, b, Box(head.x + 116 * g, head.y, chip.x - head.x - 126 * g, head.h), t)


def _title(c: Canvas, b: BlockPicture, box: Box, t: float) -> None:
    """Who blocks whom and how strong, beside each other or, where that is too long, one above the other."""
    wide = c.width(b.title, 19, "num", cap=20 * t)
    if wide + 14 + c.width(b.words, 14, "strong", cap=15 * t) <= box.w:
        c.text(b.title, (box.x, box.centery), 19, steel.INK, "num", cap=20 * t)
        c.text(b.words, (box.x + wide + 14, box.centery), 14, steel.SOFT, "strong", cap=15 * t)
        return
    title = b.title if c.width(b.title, 17, "num", cap=17 * t) <= box.w else b.short
    cap = c.fitting(title, 17, "num", box.w, cap=17 * t, least=12)
    c.text(title, (box.x, box.centery - 9 * t), 17, steel.INK, "num", cap=cap, room=box.w)
    words = b.words
    cap = c.fitting(words, 14, "strong", box.w, cap=14 * t, least=12)
    if c.width(words, 14, "strong", cap=cap) > box.w:  # who helps is seen on the pitch
        words = words.partition(",")[0]
        cap = c.fitting(words, 14, "strong", box.w, cap=14 * t, least=12)
    c.text(words, (box.x, box.centery + 9 * t), 14, steel.SOFT, "strong", cap=cap, room=box.w)


def _face(
    c: Canvas, b: BlockPicture, face: Face, cell: Box, n: int, made_of: Style, scale: tuple[float, float]
) -> None:
    g, t = scale
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
    low, x, room = cell.bottom - 47 * t, cell.x + 10, cell.w - 18
    cap = c.fitting(NAMES[face.face], 17, "num", room, cap=18 * t)
    c.text(NAMES[face.face], (x, low + 4 * t), 17, steel.INK, "num", cap=cap, room=room)
    cap = c.fitting(face.words, 14, "strong", room, cap=13.5 * t, least=12)
    c.text(face.words, (x, low + 21 * t), 14, steel.SOFT, "strong", cap=cap, room=room)
    tone = TONES[face.kind]
    cap = c.fitting(face.outcome, 14, "bold", room, cap=14 * t, least=12)
    c.text(face.outcome, (x, low + 37 * t), 14, tone, "bold", cap=cap, room=room)
