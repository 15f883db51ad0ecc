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
LIT: Final = "#33415a"  # under the pointer
FIGURES: Final = ("MA", "ST", "AG", "PA", "AV")
LIST: Final = 0.58  # of the width
PURSE_H, TAB_H, ROW_H, FOOT_H = 46.0, 28.0, 38.0, 20.0
FIGURE_W: Final = 30.0
BAR_W: Final = 14.0  # the scroll bar, and what is free beside it
MOST_GROWN: Final = 1.5
TAB_WIDTHS: Final = {"Inducements": 108.0, "Prayers, measures": 142.0}
TIER_W: Final = 40.0


@dataclass(frozen=True)
class Places:
    """Where the parts of the card lie under a layout."""

    place: Layout

    @property
    def g(self) -> float:
        """How much larger than usual it is written."""
        return min(self.place.scale, MOST_GROWN)

    @property
    def box(self) -> Box:
        """The whole card; with large text it lies over the dice, too."""
        right = self.place.right.right if self.g > 1.3 else self.place.right.x - 5
        return Box(12, UNDER_TOP, right - 12, self.place.floor - UNDER_TOP)

    def purse(self, side: int) -> Box:
        """A side's money."""
        b = self.box
        return Box(b.x + 10, b.y + 8, b.w - 20, PURSE_H * self.g).columns(2, 8)[side]

    def tabs(self) -> list[Box]:
        """The tabs; those of the tiers are narrow."""
        x, y = self.box.x + 10, self.purse(0).bottom + 7
        out = []
        for word in TABS:
            w = TAB_WIDTHS.get(word, TIER_W) * self.g
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
    def bar(self) -> Box:
        """The scroll bar beside the rows, where not all of them are seen."""
        first, last = self.row(0), self.row(self.many - 1)
        return Box(first.right + 4, first.y, BAR_W - 6, last.bottom - first.y)

    def thumb(self, top: int, count: int) -> Box:
        """What is seen of so many rows, on the bar."""
        b = self.bar
        h = max(28.0, b.h * self.many / max(1, count))
        return Box(b.x, b.y + (b.h - h) * min(1.0, top / max(1, count - self.many)), b.w, h)

    def top_at(self, y: float, count: int) -> int:
        """The first row that is seen when the bar is taken at a height."""
        b, h = self.bar, self.thumb(0, count).h
        share = (y - b.y - h / 2) / max(1.0, b.h - h)
        return round(max(0.0, min(1.0, share)) * max(0, count - self.many))

    @property
    def told(self) -> Box:
        """What is told of a row."""
        b = self.body
        return Box(b.x + b.w * LIST + BAR_W, b.y, b.w * (1 - LIST) - BAR_W, b.h)

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
    for n, (word, box) in enumerate(zip(p.tabs, at.tabs()[: len(p.tabs)], strict=True)):
        _tab(c, word, box, g, on=n == p.tab and not p.search, over=p.pointed == ("tab", n))
    if p.stars:
        _search(c, p, at.search, g)
    rows = p.rows(s, request)
    head = f"{heading(p)}, {len(rows)}"
    room = at.row(0).w - (5 * FIGURE_W + 8) * g
    cap = c.fitting(head, 14, "bold", room, cap=14 * g)
    c.text(head, (at.body.x, at.body.y + 8 * g), 14, steel.HEAD, "bold", cap=cap, room=room)
    if any(row.lines for row in rows):
        _names_of_figures(c, at.row(0), at.body.y + 8 * g, g)
    for n, row in enumerate(rows[p.top : p.top + at.many]):
        _row(c, row, at.row(n), g, on=p.top + n == p.row, over=p.top + n == p.over)
    if len(rows) > at.many:
        c.flat(at.bar, steel.DARK, r=4)
        c.flat(at.thumb(p.top, len(rows)), steel.BRASS if p.held else steel.EDGE, r=4)
    if rows:
        _told(c, rows[min(p.row, len(rows) - 1)], at, g, over=p.pointed[0] == "buy")
    else:
        c.text("No star is called that", at.row(0).midleft, 15, steel.SOFT, "strong", cap=15 * g)
    low = (at.box.x + 12, at.box.bottom - FOOT_H * g / 2 - 3)
    c.text(NOTE, low, 14, steel.SOFT, "strong", cap=13 * g, room=at.box.w - 24)


def _purse(c: Canvas, s: State, side: int, team: Team, box: Box, g: float, *, active: bool) -> None:
    assert s.extra.cards is not None
    card = s.extra.cards[side]
    steel.cell(c, box, edge=steel.BRASS if active else steel.EDGE)
    x, room = box.x + 9, box.w - 18
    value = f"CTV {money(card.ctv)}"
    tone, wide = steel.side_tone(team.colour), c.width(value, 14, "bold", cap=13.5 * g)
    c.text(team.name, (x, box.y + 13 * g), 16, tone, "num", cap=16 * g, room=room - wide - 8)
    c.text(value, (box.right - 9, box.y + 13 * g), 14, steel.INK, "bold", "midright", cap=13.5 * g)
    sums = f"petty {money(card.petty)} · treasury {money(card.treasury)}"
    wide = c.width(sums, 14, "bold", cap=13.5 * g)
    c.text(sums, (box.right - 9, box.y + 33 * g), 14, steel.INK, "bold", "midright", cap=13.5 * g)
    bought = ", ".join(named(word) for word, _ in card.bought) or "nothing yet"
    words = f"Bought: {bought}"
    c.text(words, (x, box.y + 33 * g), 14, steel.SOFT, "strong", cap=13.5 * g, room=room - wide - 8)


def _tab(c: Canvas, word: str, box: Box, g: float, *, on: bool, over: bool) -> None:
    fill = steel.BRASS if on else LIT if over else steel.RAISED
    steel.cell(c, box, fill=fill, edge=steel.BRASS if on or over else steel.EDGE)
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


def _row(c: Canvas, row: Row, box: Box, g: float, *, on: bool, over: bool) -> None:
    fill = "#3a4a66" if on else LIT if over else steel.RAISED
    steel.cell(c, box, fill=fill, edge=steel.BRASS if on or over else steel.EDGE)
    if on or (over and c.theme.high_contrast):
        c.frame(box, steel.BRASS if on else steel.INK, width=2.4 if on else 3.4)
    ink = steel.INK if row.option is not None else steel.SOFT
    right = box.right - 8
    if row.lines:
        _figures(c, row, box, g, ink)
        right = box.right - 5 * FIGURE_W * g - 14
    fee = money(row.fee)
    c.text(fee, (right, box.centery), 16, ink, "num", "midright", cap=15.5 * g)
    room = right - box.x - 18 - c.width(fee, 16, "num", cap=15.5 * g)
    small = row.why or (f"Tier {row.tier}" if row.tier else row.told[0][1])
    tone = "#f09682" if row.why else steel.SOFT
    c.text(row.name, (box.x + 9, box.y + 9.5 * g), 15, ink, "bold", cap=15 * g, room=room)
    c.text(small, (box.x + 9, box.y + 24.3 * g), 14, tone, "strong", cap=12.5 * g, room=room)


def _figures(c: Canvas, row: Row, box: Box, g: float, ink: str) -> None:
    """A star's figures; those of a pair stand under one another."""
    count = len(row.lines)
    cap = 15 * g if count == 1 else 13 * g
    for line, (_, figures) in enumerate(row.lines):
        y = box.centery + (line - (count - 1) / 2) * box.h * 0.46
        for n, figure in enumerate(figures):
            x = box.right - (5 - n) * FIGURE_W * g + FIGURE_W * g / 2 - 6
            c.text(figure, (x, y), 15, ink, "num", "center", cap=cap)


def _told(c: Canvas, row: Row, at: Places, g: float, *, over: bool) -> None:
    box = at.told
    steel.cell(c, box, fill=steel.DARK, r=8)
    x, y, room = box.x + 10, box.y + 14 * g, box.w - 20
    c.text(row.name, (x, y + 2 * g), 19, steel.INK, "num", cap=19 * g, room=room)
    y += 20 * g
    for name, figures in row.lines:
        words = "  ".join(f"{word} {figure}" for word, figure in zip(FIGURES, figures, strict=True))
        line = words if len(row.lines) == 1 else f"{name}: {words}"
        cap = c.fitting(line, 14, "bold", room, cap=14 * g, least=12)
        c.text(line, (x, y + 6 * g), 14, steel.INK, "bold", cap=cap, room=room)
        y += 19 * g
    size = _size(c, row, room, at.buy.y - y - 8, g)
    head, step = _head(c, size, g), c.leading(size)
    with c.clip(Box(x, y, room, at.buy.y - y - 4)):
        for title, words in row.told:
            if y + head + step > at.buy.y:
                break
            c.text(title, (x, y + head * 0.57), 14, steel.HEAD, "bold", cap=head, room=room)
            y = c.para(words, (x, y + head * 1.2), room, size, steel.SOFT) + 4
    on = row.option is not None
    fill = steel.TONE if not on else "#f2c974" if over else steel.BRASS
    steel.cell(c, at.buy, fill=fill, edge=steel.INK if on and over else steel.EDGE, r=8)
    ink = "#2b1d14" if on and not c.theme.high_contrast else steel.INK if on else "#f09682"
    words = f"Buy for {money(row.fee)}  (Enter)" if on else row.why
    c.text(words, at.buy.center, 16, ink, "bold", "center", cap=16 * g, room=at.buy.w - 12)


def _size(c: Canvas, row: Row, room: float, high: float, g: float) -> float:
    """The largest size at which all sentences have room; with larger text no smaller than 14 units."""
    size, least = 14.0, 14.0 / c.theme.text_scale
    while size > least:
        lines = sum(len(c.lines(words, room, size)) for _, words in row.told)
        if lines * c.leading(size) + len(row.told) * (1.2 * _head(c, size, g) + 4) <= high:
            break
        size -= 0.25
    return max(size, least)


def _head(c: Canvas, size: float, g: float) -> float:
    """Units of a heading over sentences of a size."""
    return max(14.0, min(14 * g, size * c.theme.text_scale))
