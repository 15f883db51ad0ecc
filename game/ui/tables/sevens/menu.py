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
    g = place.grown
    wide, line = WIDE * g, LINE * g
    box = Box(0, 0, wide, line * len(m.entries) + 8)
    if square == NOWHERE:
        return box
    x, y = place.grid.centre(square)
    behind = (m.chosen >> 4) == 0  # on the side that it comes from: its way ahead stays free
    left = x - cell * 0.75 - wide if behind else x + cell * 0.75
    if left < f.x or left + wide > f.right:
        left = x + cell * 0.75 if behind else x - cell * 0.75 - wide
    box.x, box.y = left, y - box.h / 2
    box.clamp_ip(f)
    return box


def lines(p: SevensPicture, place: Layout) -> list[Box]:
    """The places of its entries."""
    b, line = box_of(p, place), LINE * place.grown
    return [Box(b.x + 4, b.y + 4 + n * line, b.w - 8, line) for n in range(len(p.marks.entries))]


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
    g = place.grown
    size = 12 * g / c.theme.text_scale
    for n, (entry, b) in enumerate(zip(m.entries, lines(p, place), strict=True)):
        if n == m.entry:
            c.flat(b, steel.BRASS, r=6)
        ink = "#2b1d14" if n == m.entry else "#8592aa" if entry.why else steel.INK
        c.text(entry.caption, (b.x + 9, b.centery), 15, ink, "bold", cap=16 * g, room=b.w - 42)
        if not entry.why and n < 9:
            keycap(c, str(n + 1), (b.right - 15 * g, b.centery), size, ink)
    if 0 <= m.entry < len(m.entries) and m.entries[m.entry].why:
        _reason(c, m.entries[m.entry].why, box_of(p, place), place)


def _reason(c: Canvas, why: str, box: Box, place: Layout) -> None:
    """Why the entry that is pointed at cannot be taken, under the menu."""
    f, cap = place.grid.field, 14 * place.grown
    words = why[:1].upper() + why[1:] if not why[1:2].isdigit() else why
    w = min(f.w, c.width(words, 14, "strong", cap=cap) + 20)
    strip = Box(box.x, box.bottom + 4, w, 24 * place.grown)
    if strip.bottom > f.bottom:
        strip.bottom = box.y - 4
    strip.clamp_ip(f)
    c.flat(strip, steel.DARK, r=6, border="#f09682", bw=1.3)
    c.text(words, (strip.x + 10, strip.centery), 14, "#ffc9b8", "strong", cap=cap, room=w - 18)
