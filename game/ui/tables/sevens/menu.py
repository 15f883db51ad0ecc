"""The menu at the foot of the card of the player that is picked: what it may do, each with its key; what it
may not do is grey and says why. Nothing of it lies on the pitch, where the squares are that a click means."""

from __future__ import annotations

from typing import Final

from game.ui.tables.sevens import steel
from game.ui.tables.sevens.layout import Layout
from game.ui.tables.sevens.marks import NOBODY, NOWHERE
from game.ui.tables.sevens.picture import SevensPicture
from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Box, Canvas, Point

LINE: Final = 29.0
LEAST: Final = 21.0  # of a line in a card that has little room
HEAD: Final = 23.0  # its heading
SAID: Final = 34.0  # what is left above it for a few words
INSIDE: Final = 10.0  # units from the card's edge


def box_of(p: SevensPicture, place: Layout) -> Box:
    """At the foot of the card, the heading with it; its lines are as high as the card has the room."""
    panel = place.panel
    high = HEAD * place.grown + 6 + _line(p, place) * len(p.marks.entries)
    return Box(panel.x + INSIDE, panel.bottom - 6 - high, panel.w - 2 * INSIDE, high)


def _line(p: SevensPicture, place: Layout) -> float:
    panel, g = place.panel, place.grown
    room = panel.bottom - 6 - place.under_head - HEAD * g - 6 - SAID * g
    return max(LEAST, min(LINE * g, room / max(1, len(p.marks.entries))))


def lines(p: SevensPicture, place: Layout) -> list[Box]:
    """The places of its entries."""
    b, line, head = box_of(p, place), _line(p, place), HEAD * place.grown
    return [Box(b.x, b.y + head + n * line, b.w, line - 2) for n in range(len(p.marks.entries))]


def offered(p: SevensPicture) -> bool:
    """Is there a menu, whatever is pointed at?"""
    m = p.marks
    return m.open and m.chosen != NOBODY and bool(m.entries) and p.counters[m.chosen].square != NOWHERE


def seen(p: SevensPicture) -> bool:
    """Is it seen now? It makes room for the plan of a square that is pointed at, and for another's card."""
    m = p.marks
    if not offered(p) or (p.card is not None and p.card.player != m.chosen):
        return False
    planned = m.route or m.tags or m.badges or m.preview is not None or (m.steps and m.entry < 0)
    return not planned


def entry_at(p: SevensPicture, place: Layout, pos: Point) -> int:
    """The entry under a place, or -1."""
    if not offered(p):
        return -1
    return next((n for n, b in enumerate(lines(p, place)) if b.collidepoint(pos)), -1)


def meant(p: SevensPicture, place: Layout, pos: Point) -> bool:
    """Is a place on the menu, or on its counter: nothing else is meant?"""
    if not offered(p):
        return False
    own = place.grid.at(pos) == p.counters[p.marks.chosen].square
    return own or bool(box_of(p, place).collidepoint(pos))


def foot(p: SevensPicture, place: Layout) -> float:
    """Where the card ends over the menu."""
    return box_of(p, place).y - 4 if seen(p) else place.panel.bottom


def room(place: Layout) -> float:
    """How wide an entry's words may be, beside the key."""
    return place.panel.w - 2 * INSIDE - 23 - 24 * place.grown


def fitted(c: Canvas, caption: str, place: Layout, high: float = LINE) -> float:
    """How large an entry's words are at most."""
    cap = min(16 * place.grown, high * 0.62)
    return c.fitting(caption, 15, "bold", room(place), cap=cap)


def draw(c: Canvas, p: SevensPicture, place: Layout) -> None:
    """The menu of the chosen player."""
    if not seen(p):
        return
    m, g, box = p.marks, place.grown, box_of(p, place)
    c.line((box.x, box.y), (box.right, box.y), steel.EDGE, 1.2)
    steel.heading(c, "ACTIONS", (box.x + 2, box.y + 11 * g), g)
    for n, (entry, b) in enumerate(zip(m.entries, lines(p, place), strict=True)):
        lit = n == m.entry
        if lit:
            c.flat(b, steel.BRASS, r=6)
        elif not entry.why:
            steel.cell(c, b, r=5)
        ink = "#2b1d14" if lit else "#8592aa" if entry.why else steel.INK
        cap = fitted(c, entry.caption, place, b.h)
        c.text(entry.caption, (b.x + 9, b.centery), 15, ink, "bold", cap=cap, room=room(place))
        if not entry.why and n < 9:
            size = min(12 * g, b.h * 0.44) / c.theme.text_scale
            keycap(c, str(n + 1), (b.right - 15 * g, b.centery), size, ink)
    if 0 <= m.entry < len(m.entries) and m.entries[m.entry].why:
        _reason(c, m.entries[m.entry].why, box, place)


def _reason(c: Canvas, why: str, box: Box, place: Layout) -> None:
    """Why the entry that is pointed at cannot be taken."""
    words = why[:1].upper() + why[1:] if not why[1:2].isdigit() else why
    say(c, words, box, place, ink="#ffc9b8", border="#f09682")


def say(c: Canvas, words: str, box: Box, place: Layout, *, ink: str, border: str) -> None:
    """A few words about the entry that is pointed at, over the menu."""
    cap = 14 * place.grown
    said = steel.wrapped(c, words, 14, "strong", box.w - 16, cap=cap)
    step = c.tpx(14, cap) / c.k * 1.2
    strip = Box(box.x - 4, box.y - 14 - step * len(said), box.w + 8, step * len(said) + 10)
    c.flat(strip, steel.DARK, r=6, border=border, bw=1.3)
    for n, line in enumerate(said):
        at = (strip.x + 10, strip.y + 5 + step * (n + 0.5))
        c.text(line, at, 14, ink, "strong", cap=cap, room=box.w - 12)
