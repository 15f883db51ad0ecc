"""The card of a test that has failed: who, at what, the die and what was needed; every source of a re-roll
with what it brings or why there is none."""

from __future__ import annotations

from typing import Final

from game.ui.tables.sevens import steel
from game.ui.tables.sevens.cardplace import Placed, Size, letters, place_card
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
LEAST_T: Final = 0.8


def box_of(p: SevensPicture, place: Layout) -> Box:
    """Where the card lies: not over the player."""
    return _placed(p, place).box


def size(rows: int, t: float) -> Size:
    """Of a card with so many sources, in letters so many times as large as usual."""
    grown = 1 + (t - 1) * 0.6
    return Size(WIDE * grown, (HEAD_H + ROW_H * rows) * t + 6, LEAST * grown)


def _placed(p: SevensPicture, place: Layout) -> Placed:
    f = p.failed
    squares = (p.counters[f.player].square,) if f is not None else ()
    return place_card(place, squares, [size(len(f.agains) if f is not None else 0, letters(place))])


def again_at(p: SevensPicture, place: Layout, pos: Point) -> str:
    """The source under a place that may be used, or ""."""
    return next((a.word for a, b in _rows(p, place) if a.key and b.collidepoint(pos)), "")


def _rows(p: SevensPicture, place: Layout) -> list[tuple[Again, Box]]:
    if p.failed is None:
        return []
    box, _, g = _placed(p, place)
    g *= letters(place)
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
    box, _, g = _placed(p, place)
    g *= letters(place)
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
    c.text(f.words, (x, head.y + 39 * g), 14, steel.BAD, "bold", cap=cap, room=room)


def row_of(c: Canvas, again: Again, row: Box, t: float) -> None:
    """A source of a re-roll, in letters so many times as large as usual where it has the room."""
    on = bool(again.key)
    dark = steel.INK if c.theme.high_contrast else "#2b1d14"  # there a cell is black
    ink = dark if on else steel.SOFT
    steel.cell(c, row, fill=steel.BRASS if on else steel.TONE, r=7)
    r = min(10 * t, row.h * 0.24)
    steel.reroll(c, (row.x + 9 + r, row.centery), r, on=on)
    x = row.x + 17 + 2 * r
    room = row.right - x - (16 + 16 * min(t, 1.25) if on else 6)
    note = ink if on else "#f09682"
    while True:
        cap = c.fitting(again.name, 15, "bold", room, cap=15 * t, least=12)
        name_h = c.tpx(15, cap) / c.k * steel.LEAD
        free = row.h - 4 - name_h
        lines, small = steel.fitted(c, again.words, 14, "strong", room, free, cap=13.5 * t)
        step = c.tpx(14, small) / c.k * steel.LEAD
        if step * len(lines) <= free or t < LEAST_T:
            break
        t -= 0.1
    y = row.centery - (name_h + step * len(lines)) / 2
    c.text(again.name, (x, y + name_h / 2), 15, ink, "bold", cap=cap, room=room)
    for n, line in enumerate(lines):
        c.text(line, (x, y + name_h + (n + 0.5) * step), 14, note, "strong", cap=small, room=room)
    if on:
        size = 12.5 * min(t, 1.25) / c.theme.text_scale
        keycap(c, again.key, (row.right - 8 - 10 * min(t, 1.25), row.centery), size, dark)
