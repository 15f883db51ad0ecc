"""The menu at a counter: what the player may do, each with its key; what it may not do is grey and says
why."""

from __future__ import annotations

import math
from typing import Final

from game.ui.tables.sevens import steel
from game.ui.tables.sevens.layout import Layout
from game.ui.tables.sevens.picture import NOBODY, NOWHERE, SevensPicture
from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Box, Canvas, Point

WIDE: Final = 132.0
LINE: Final = 29.0


def box_of(p: SevensPicture, place: Layout) -> Box:
    """Beside the counter, inside the pitch."""
    m = p.marks
    square = p.counters[m.chosen].square if m.chosen != NOBODY else NOWHERE
    f, cell = place.grid.field, place.grid.cell
    box = Box(0, 0, WIDE, LINE * len(m.entries) + 8)
    if square == NOWHERE:
        return box
    x, y = place.grid.centre(square)
    behind = (m.chosen >> 4) == 0  # on the side that it comes from: its way ahead stays free
    left = x - cell * 0.75 - WIDE if behind else x + cell * 0.75
    if left < f.x or left + WIDE > f.right:
        left = x + cell * 0.75 if behind else x - cell * 0.75 - WIDE
    box.x, box.y = left, y - box.h / 2
    box.clamp_ip(f)
    return box


def lines(p: SevensPicture, place: Layout) -> list[Box]:
    """The places of its entries."""
    b = box_of(p, place)
    return [Box(b.x + 4, b.y + 4 + n * LINE, b.w - 8, LINE) for n in range(len(p.marks.entries))]


def entry_at(p: SevensPicture, place: Layout, pos: Point) -> int:
    """The entry under a place, or -1."""
    if not p.marks.open or p.marks.chosen == NOBODY or not p.marks.entries:
        return -1
    return next((n for n, b in enumerate(lines(p, place)) if b.collidepoint(pos)), -1)


def near(p: SevensPicture, place: Layout, pos: Point) -> bool:
    """Is a place at the menu, or at its counter: nothing else is meant?"""
    m, cell = p.marks, place.grid.cell
    square = p.counters[m.chosen].square if m.chosen != NOBODY else NOWHERE
    if square == NOWHERE:
        return False
    if math.dist(place.grid.centre(square), pos) < cell * 0.72:
        return True
    return m.open and bool(box_of(p, place).inflate(cell * 0.7, cell * 0.5).collidepoint(pos))


def draw(c: Canvas, p: SevensPicture, place: Layout) -> None:
    """The menu of the chosen player."""
    m = p.marks
    if not m.open or m.chosen == NOBODY or not m.entries or p.counters[m.chosen].square == NOWHERE:
        return
    c.plate(box_of(p, place), "steel", r=8, tone="#1a212e", border=steel.BRASS, bw=1.5, shadow=8, bevel=0.5)
    for n, (entry, b) in enumerate(zip(m.entries, lines(p, place), strict=True)):
        if n == m.entry:
            c.flat(b, steel.BRASS, r=6)
        ink = "#2b1d14" if n == m.entry else "#75829a" if entry.why else steel.INK
        c.text(entry.caption, (b.x + 9, b.centery), 15, ink, "bold", cap=16, room=b.w - 42)
        if not entry.why and n < 9:
            keycap(c, str(n + 1), (b.right - 15, b.centery), 12, ink)
