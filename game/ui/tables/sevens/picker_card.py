"""The picker of inducements and stars as a card over the pitch: where everything lies, and its picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core.requests import Choice
from game.games.sevens.state import State
from game.ui.drawing.teams import Team
from game.ui.tables.sevens import steel
from game.ui.tables.sevens.before import money, named
from game.ui.tables.sevens.layout import UNDER_TOP, Layout
from game.ui.tables.sevens.picker import TABS, Picker, Row, heading
from game.ui.widgets.canvas import Box, Canvas, Point

NOTE: Final = "All figures are to be checked against the printed rulebook (S7-17.2)."
FIGURES: Final = ("MA", "ST", "AG", "PA", "AV")
LIST: Final = 0.60  # of the width
PURSE_H, TAB_H, ROW_H, FOOT_H = 46.0, 28.0, 38.0, 20.0
FIGURE_W: Final = 30.0


@dataclass(frozen=True)
class Places:
    """Where the parts of the card lie under a layout."""

    place: Layout

    @property
    def g(self) -> float:
        """How much larger than usual it is written."""
        return min(self.place.grown, 1.35)

    @property
    def box(self) -> Box:
        """The whole card."""
        return Box(12, UNDER_TOP, self.place.right.x - 20, self.place.floor - UNDER_TOP - 4)

    def purse(self, side: int) -> Box:
        """A side's money."""
        b = self.box
        return Box(b.x + 10, b.y + 8, b.w - 20, PURSE_H * self.g).columns(2, 8)[side]

    def tabs(self) -> list[Box]:
        """The tabs; those of the tiers are narrow."""
        x, y = self.box.x + 10, self.purse(0).bottom + 7
        out = []
        for word in TABS:
            w = (124.0 if len(word) > 8 else 86.0 if len(word) > 3 else 42.0) * min(self.g, 1.2)
            out.append(Box(x, y, w, TAB_H * self.g))
            x += w + 5
        return out

    @property
    def search(self) -> Box:
        """What is searched."""
        last = self.tabs()[-1]
        return Box(last.right + 10, last.y, self.box.right - 20 - last.right, last.h)

    @property
    def body(self) -> Box:
        """Rows and what is told of one."""
        top = self.tabs()[0].bottom + 7
        return Box(self.box.x + 10, top, self.box.w - 20, self.box.bottom - FOOT_H * self.g - top - 4)

    @property
    def many(self) -> int:
        """How many rows are seen."""
        return max(1, int((self.body.h - 20 * self.g) // (ROW_H * self.g)))

    def row(self, n: int) -> Box:
        """The n-th row that is seen."""
        b, h = self.body, ROW_H * self.g
        return Box(b.x, b.y + 20 * self.g + n * h, b.w * LIST, h - 4)

    @property
    def told(self) -> Box:
        """What is told of a row."""
        b = self.body
        return Box(b.x + b.w * LIST + 10, b.y, b.w * (1 - LIST) - 10, b.h)

    @property
    def buy(self) -> Box:
        """The button that buys."""
        b, h = self.told, 36 * self.g
        return Box(b.x + 10, b.bottom - h - 8, b.w - 20, h)

    def row_at(self, pos: Point) -> int:
        """Which of the rows that are seen lies at a place, or -1."""
        return next((n for n in range(self.many) if self.row(n).collidepoint(pos)), -1)


def draw(c: Canvas, p: Picker, s: State, request: Choice, teams: tuple[Team, Team], place: Layout) -> None:
    """The card."""
    at, g = Places(place), Places(place).g
    c.plate(at.box, "steel", r=12, tone="#1d2533", border=steel.EDGE, bw=1.6, shadow=14, bevel=0.6)
    for side in (0, 1):
        _purse(c, s, side, teams[side], at.purse(side), g, active=side == request.seats[0])
    for n, (word, box) in enumerate(zip(TABS, at.tabs(), strict=True)):
        _tab(c, word, box, g, on=n == p.tab and not p.search)
    _search(c, p, at.search, g)
    rows = p.rows(s, request)
    head = f"{heading(p)}, {len(rows)}"
    c.text(
        head, (at.body.x, at.body.y + 8 * g), 14, steel.HEAD, "bold", cap=14 * g, room=at.row(0).w - 170 * g
    )
    if any(row.lines for row in rows):
        _names_of_figures(c, at.row(0), at.body.y + 8 * g, g)
    for n, row in enumerate(rows[p.top : p.top + at.many]):
        _row(c, row, at.row(n), g, on=p.top + n == p.row)
    if rows:
        _told(c, rows[min(p.row, len(rows) - 1)], at, g)
    else:
        c.text("No star is called that", at.row(0).midleft, 15, steel.SOFT, "strong", cap=15 * g)
    low = (at.box.x + 12, at.box.bottom - FOOT_H * g / 2 - 3)
    c.text(NOTE, low, 14, steel.SOFT, "strong", cap=13 * g, room=at.box.w - 24)


def _purse(c: Canvas, s: State, side: int, team: Team, box: Box, g: float, *, active: bool) -> None:
    assert s.extra.cards is not None
    card = s.extra.cards[side]
    steel.cell(c, box, edge=steel.BRASS if active else steel.EDGE)
    x, room = box.x + 9, box.w - 18
    sums = f"CTV {money(card.ctv)} · petty {money(card.petty)} · treasury {money(card.treasury)}"
    wide = c.width(sums, 14, "bold", cap=13.5 * g)
    tone = steel.side_tone(team.colour)
    c.text(team.name, (x, box.y + 13 * g), 16, tone, "num", cap=16 * g, room=room - wide - 8)
    c.text(sums, (box.right - 9, box.y + 13 * g), 14, steel.INK, "bold", "midright", cap=13.5 * g)
    bought = ", ".join(named(word) for word, _ in card.bought) or "nothing yet"
    c.text(f"Bought: {bought}", (x, box.y + 33 * g), 14, steel.SOFT, "strong", cap=13.5 * g, room=room)


def _tab(c: Canvas, word: str, box: Box, g: float, *, on: bool) -> None:
    steel.cell(c, box, fill=steel.BRASS if on else steel.RAISED, edge=steel.BRASS if on else steel.EDGE)
    ink = "#2b1d14" if on and not c.theme.high_contrast else steel.INK
    c.text(word, box.center, 15, ink, "bold", "center", cap=14.5 * g, room=box.w - 8)
    if on and c.theme.high_contrast:
        c.frame(box, steel.BRASS, width=3)


def _search(c: Canvas, p: Picker, box: Box, g: float) -> None:
    steel.cell(c, box, fill=steel.DARK, edge=steel.BRASS if p.search else steel.EDGE)
    words = f"{p.search}|" if p.search else "Type a star’s name or skill"
    ink = steel.INK if p.search else steel.SOFT
    c.text(words, (box.x + 9, box.centery), 15, ink, "strong", cap=14.5 * g, room=box.w - 16)


def _names_of_figures(c: Canvas, row: Box, y: float, g: float) -> None:
    for n, word in enumerate(FIGURES):
        x = row.right - (5 - n) * FIGURE_W * g + FIGURE_W * g / 2 - 6
        c.text(word, (x, y), 14, steel.SOFT, "bold", "center", cap=12.5 * g)


def _row(c: Canvas, row: Row, box: Box, g: float, *, on: bool) -> None:
    steel.cell(c, box, fill="#3a4a66" if on else steel.RAISED, edge=steel.BRASS if on else steel.EDGE)
    if on:
        c.frame(box, steel.BRASS, width=2.4)
    ink = steel.INK if row.option is not None else steel.SOFT
    right = box.right - 8
    if row.lines:
        for n, figure in enumerate(row.lines[0][1]):
            x = box.right - (5 - n) * FIGURE_W * g + FIGURE_W * g / 2 - 6
            c.text(figure, (x, box.centery), 15, ink, "num", "center", cap=15 * g)
        right = box.right - 5 * FIGURE_W * g - 14
    fee = money(row.fee)
    c.text(fee, (right, box.centery), 16, ink, "num", "midright", cap=15.5 * g)
    room = right - box.x - 18 - c.width(fee, 16, "num", cap=15.5 * g)
    small = row.why or (f"Tier {row.tier}" if row.tier else row.told[0][1])
    tone = "#f09682" if row.why else steel.SOFT
    c.text(row.name, (box.x + 9, box.y + 10 * g), 15, ink, "bold", cap=15 * g, room=room)
    c.text(small, (box.x + 9, box.y + 25 * g), 14, tone, "strong", cap=12.5 * g, room=room)


def _told(c: Canvas, row: Row, at: Places, g: float) -> None:
    box = at.told
    steel.cell(c, box, fill=steel.DARK, r=8)
    x, y, room = box.x + 10, box.y + 14 * g, box.w - 20
    c.text(row.name, (x, y), 19, steel.INK, "num", cap=18 * g, room=room)
    y += 16 * g
    for name, figures in row.lines:
        words = "  ".join(f"{word} {figure}" for word, figure in zip(FIGURES, figures, strict=True))
        line = words if len(row.lines) == 1 else f"{name}: {words}"
        c.text(line, (x, y + 6 * g), 14, steel.INK, "bold", cap=14 * g, room=room)
        y += 19 * g
    size = _size(c, row, room, at.buy.y - y - 8, g)
    step = c.leading(size)
    with c.clip(Box(x, y, room, at.buy.y - y - 4)):
        for head, words in row.told:
            if y + 14 * g + step > at.buy.y:
                break
            c.text(head, (x, y + 8 * g), 14, steel.HEAD, "bold", cap=14 * g, room=room)
            y = c.para(words, (x, y + 17 * g), room, size, steel.SOFT) + 4
    on = row.option is not None
    steel.cell(c, at.buy, fill=steel.BRASS if on else steel.TONE, r=8)
    ink = "#2b1d14" if on and not c.theme.high_contrast else steel.INK if on else "#f09682"
    words = f"Buy for {money(row.fee)}  (Enter)" if on else row.why
    c.text(words, at.buy.center, 16, ink, "bold", "center", cap=16 * g, room=at.buy.w - 12)


def _size(c: Canvas, row: Row, room: float, high: float, g: float) -> float:
    """The largest size at which all sentences have room; with larger text no smaller than 14 units."""
    size, least = 14.0, 14.0 / c.theme.text_scale
    while size > least:
        lines = sum(len(c.lines(words, room, size)) for _, words in row.told)
        if lines * c.leading(size) + len(row.told) * (17 * g + 4) <= high:
            break
        size -= 0.5
    return max(size, least)
