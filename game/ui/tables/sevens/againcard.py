"""The card of a test that has failed: who, at what, the die and what was needed; every source of a re-roll
with what it brings or why there is none."""

from __future__ import annotations

from typing import Final

from game.ui.tables.sevens import steel
from game.ui.tables.sevens.cardplace import Size, card_box
from game.ui.tables.sevens.faces import counter
from game.ui.tables.sevens.layout import Layout
from game.ui.tables.sevens.picture import Again, FailedPicture, SevensPicture
from game.ui.tables.sevens.tray import ink_of, mini
from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Box, Canvas, Point

WIDE, LEAST = 430.0, 380.0
HEAD_H: Final = 62.0
ROW_H: Final = 46.0
GAP: Final = 5.0


def box_of(p: SevensPicture, place: Layout) -> Box:
    """Where the card lies: not over the player."""
    f = p.failed
    squares = (p.counters[f.player].square,) if f is not None else ()
    return card_box(place, squares, size(len(f.agains) if f is not None else 0))


def size(rows: int) -> Size:
    """Of a card with so many sources."""
    return Size(WIDE, HEAD_H + ROW_H * rows + 6, LEAST)


def _high(p: SevensPicture) -> float:
    return size(len(p.failed.agains) if p.failed is not None else 0).high


def again_at(p: SevensPicture, place: Layout, pos: Point) -> str:
    """The source under a place that may be used, or ""."""
    return next((a.word for a, b in _rows(p, place) if a.key and b.collidepoint(pos)), "")


def _rows(p: SevensPicture, place: Layout) -> list[tuple[Again, Box]]:
    if p.failed is None:
        return []
    box = box_of(p, place)
    g = box.h / _high(p)
    return [
        (a, Box(box.x + 12, box.y + (HEAD_H + n * ROW_H) * g, box.w - 24, (ROW_H - GAP) * g))
        for n, a in enumerate(p.failed.agains)
    ]


def covers(p: SevensPicture, place: Layout, pos: Point) -> bool:
    """Does the card lie at a place?"""
    return p.failed is not None and bool(box_of(p, place).collidepoint(pos))


def draw(c: Canvas, p: SevensPicture, place: Layout) -> None:
    """The card."""
    if p.failed is None:
        return
    box = box_of(p, place)
    g = box.h / _high(p)
    steel.over(c, box)
    _head(c, p, p.failed, Box(box.x + 2, box.y + 2, box.w - 4, (HEAD_H - 8) * g), g)
    for again, row in _rows(p, place):
        row_of(c, again, row, g)


def _head(c: Canvas, p: SevensPicture, f: FailedPicture, head: Box, g: float) -> None:
    c.flat(head, steel.RAISED, r=10)
    each, side = p.counters[f.player], p.sides[f.player >> 4]
    sprite = counter(round(42 * g * c.k), side.seat, each.number, each.role, side.team.colour)
    c.put(sprite, (head.x + 30 * g, head.centery))
    die = Box(0, 0, 34 * g, 34 * g)
    die.center = (head.right - 28 * g, head.centery)
    mini(c, die, f.die, ink_of(p, side.seat))
    x, room = head.x + 60 * g, head.w - 118 * g
    cap = c.fitting(f.title, 19, "num", room, cap=19 * g)
    c.text(f.title, (x, head.y + 18 * g), 19, steel.INK, "num", cap=cap, room=room)
    cap = c.fitting(f.words, 14, "bold", room, cap=15 * g, least=12)
    c.text(f.words, (x, head.y + 39 * g), 15, steel.BAD, "bold", cap=cap, room=room)


def row_of(c: Canvas, again: Again, row: Box, g: float) -> None:
    """A source of a re-roll."""
    on = bool(again.key)
    dark = steel.INK if c.theme.high_contrast else "#2b1d14"  # there a cell is black
    ink = dark if on else steel.SOFT
    steel.cell(c, row, fill=steel.BRASS if on else steel.TONE, r=7)
    steel.reroll(c, (row.x + 19 * g, row.centery), 10 * g, on=on)
    room = row.w - 42 * g - (30 * g if on else 4)
    c.text(again.name, (row.x + 37 * g, row.centery - 9 * g), 15, ink, "bold", cap=15 * g, room=room)
    note = ink if on else "#f09682"
    cap = c.fitting(again.words, 14, "strong", room, cap=13.5 * g, least=12)
    c.text(again.words, (row.x + 37 * g, row.centery + 8 * g), 14, note, "strong", cap=cap, room=room)
    if on:
        size = 12.5 * g / c.theme.text_scale
        keycap(c, again.key, (row.right - 18 * g, row.centery), size, dark)
