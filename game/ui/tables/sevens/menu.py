"""The menu at a counter: what the player may do, each with its key; what it may not do is grey and says
why."""

from __future__ import annotations

import math
from typing import Final

from game.ui.tables.sevens import steel
from game.ui.tables.sevens.layout import Layout
from game.ui.tables.sevens.marks import NOBODY, NOWHERE
from game.ui.tables.sevens.picture import SevensPicture
from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Box, Canvas, Point

WIDE: Final = 144.0
LINE: Final = 29.0
STEP: Final = 2.0  # units: from there a menu has as many pixels wherever it lies
CLEAR: Final = 3.0  # units between the menu and the squares next to its counter


def box_of(p: SevensPicture, place: Layout) -> Box:
    """Beside the counter, inside the pitch, over none of the squares next to it, and where it covers the
    fewest players; if that is as good on the side that it comes from, since its way ahead stays free, and at
    its own height."""
    m = p.marks
    square = p.counters[m.chosen].square if m.chosen != NOBODY else NOWHERE
    f, cell = place.grid.field, place.grid.cell
    g = place.grown
    wide, line = WIDE * g, LINE * g
    box = Box(0, 0, wide, line * len(m.entries) + 8)
    if square == NOWHERE:
        return box
    x, y = place.grid.centre(square)
    away = cell * 1.5 + CLEAR
    sides = [x - away - wide, x + away]
    if m.chosen >> 4:
        sides.reverse()
    fit = [left for left in sides if f.x <= left and left + wide <= f.right] or sides[1:]
    heights = (y - box.h / 2, y - cell / 2 - box.h, y + cell / 2)
    places = [_inside(Box(left, top, wide, box.h), f) for top in heights for left in fit]
    players = [place.grid.box(each.square).inflate(-8, -8) for each in p.counters if each.square >= 0]
    return min(places, key=lambda b: len(b.collidelistall(players)))


def _inside(box: Box, field: Box) -> Box:
    """Moved into the field, to whole steps."""
    box.clamp_ip(field)
    box.x, box.y = STEP * math.ceil(box.x / STEP), STEP * math.ceil(box.y / STEP)
    box.y -= STEP * (box.bottom > field.bottom)
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
    """Is a place at the menu, at its counter, or on one of the squares between them: does it stay open?"""
    m, cell = p.marks, place.grid.cell
    square = p.counters[m.chosen].square if m.chosen != NOBODY else NOWHERE
    if square == NOWHERE:
        return False
    if place.grid.at(pos) == square:
        return True
    around = place.grid.box(square).inflate(cell * 2, cell * 2)
    near_menu = box_of(p, place).inflate(cell * 0.7, cell * 0.5)
    return m.open and bool(around.collidepoint(pos) or near_menu.collidepoint(pos))


def meant(p: SevensPicture, place: Layout, pos: Point) -> bool:
    """Is a place on the open menu, or on its counter: nothing else is meant?"""
    m = p.marks
    if not m.open or m.chosen == NOBODY or not m.entries:
        return False
    own = place.grid.at(pos) == p.counters[m.chosen].square != NOWHERE
    return own or bool(box_of(p, place).collidepoint(pos))


def room(g: float) -> float:
    """How wide an entry's words may be, beside the key."""
    return WIDE * g - 23 - 24 * g


def fitted(c: Canvas, caption: str, g: float) -> float:
    """How large an entry's words are at most."""
    return c.fitting(caption, 15, "bold", room(g), cap=16 * g)


def draw(c: Canvas, p: SevensPicture, place: Layout) -> None:
    """The menu of the chosen player."""
    m = p.marks
    if not m.open or m.chosen == NOBODY or not m.entries or p.counters[m.chosen].square == NOWHERE:
        return
    if m.preview is not None:  # a neighbour is pointed at, and what a block brings is told there
        return
    c.plate(box_of(p, place), "steel", r=8, tone="#1a212e", border=steel.BRASS, bw=1.5, shadow=8, bevel=0.5)
    g = place.grown
    size = 12 * g / c.theme.text_scale
    for n, (entry, b) in enumerate(zip(m.entries, lines(p, place), strict=True)):
        if n == m.entry:
            c.flat(b, steel.BRASS, r=6)
        ink = "#2b1d14" if n == m.entry else "#8592aa" if entry.why else steel.INK
        cap = fitted(c, entry.caption, g)
        c.text(entry.caption, (b.x + 9, b.centery), 15, ink, "bold", cap=cap, room=room(g))
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
