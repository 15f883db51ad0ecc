"""The log drawer: a pad pulled out of the edge, with filters and a virtual list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pygame

from game.ui.widgets import clipboard, text
from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Area, Box, Canvas, Point
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import pad, pill, pill_size
from game.ui.widgets.scroll import BAR as SCROLL
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.theme import CREAM, HEAD, INK
from game.ui.widgets.widget import TAKEN, Group, Message, Widget

SIZE = 14.5
LAST = 1e9  # an offset beyond every list: drawing brings it back to the end
MOST_ROWS = 2  # of a line; the hint says what is longer


class LogLine(NamedTuple):
    """A fact in words. ``tone``: the colour of its mark, or "head"; ``about``: what the board shows."""

    tone: str
    words: str
    kind: str = ""
    about: Any = None


class Row(NamedTuple):
    """A row of the list: the line that it shows, by number, and the part of its words."""

    line: int
    words: str
    first: bool
    cut: bool  # of its line something is missing


class LogDrawer(Widget):
    """Message("log", line) on a click or Enter, ("log.over", line or None) as the pointer goes over lines,
    ("log.open", bool) when it is folded, ("log.copied", number of lines) on Ctrl+C.

    ``filters`` are (kind, words); the kind "" shows everything. Headings stay with the lines under them.
    """

    drags = True
    dark = False  # what it is made of
    closed_h = 48.0  # at least
    most_rows = MOST_ROWS

    def __init__(
        self,
        rect: Area,
        lines: Sequence[LogLine],
        *,
        filters: Sequence[tuple[str, str]] = (),
        key: str = "L",
        open_: bool = True,
    ) -> None:
        super().__init__("log", rect)
        self.lines, self.filters, self.filter = list(lines), list(filters), 0
        self.key, self.open = key, open_
        self.shown: list[LogLine] = []
        self.rows: list[Row] = []
        self._measure: tuple[float, int, int] | None = None  # pixels a unit, of letters, of a row
        self.list = ScrollList("row", self.rect, 0, 19, self._row, dark=self.dark)
        self.group = Group(self.list)
        self._head = 42.0
        self._pills: list[Box] = []
        self._sought: int | None = None  # a line to be brought in sight
        self._sift()
        self._at_end = True  # as it was drawn last
        self._to_end()

    # ------------------------------------------------------------------- lines
    def append(self, *lines: LogLine) -> None:
        """Writes more lines; whoever was reading the end goes on reading it."""
        self.lines += lines
        self._sift()
        self._to_end()

    def _to_end(self) -> None:
        """Whoever read the end when it was drawn last sees the end when it is drawn next."""
        if self._at_end:
            self.list.offset = LAST

    def cut(self, count: int) -> None:
        """Keeps the first so many lines: an undo."""
        del self.lines[count:]
        self._sift()

    def read_to(self, past: Callable[[LogLine], bool]) -> None:
        """Marks the last line that is past and brings it in sight; the beginning, if none is."""
        rows = enumerate(self.rows)
        self.list.chosen = max((i for i, row in rows if row.first and past(self.shown[row.line])), default=-1)
        self._sought = max(0, self.list.chosen)

    def _sift(self) -> None:
        kind = self.filters[self.filter][0] if self.filters else ""
        self.shown = []
        head: LogLine | None = None
        for line in self.lines:
            if line.tone == "head":
                head = line
                if not kind:
                    self.shown.append(line)
            elif not kind or line.kind == kind:
                if kind and head is not None:
                    self.shown.append(head)
                    head = None
                self.shown.append(line)
        self._wrap()

    def _wrap(self) -> None:
        """The rows of what is shown, as wide as the drawer was drawn last."""
        self.rows = [row for i, line in enumerate(self.shown) for row in self._rows_of(i, line)]
        self.list.count = len(self.rows)
        self.list.chosen = min(self.list.chosen, self.list.count - 1)

    def _rows_of(self, i: int, line: LogLine) -> list[Row]:
        if self._measure is None:
            return [Row(i, line.words, first=True, cut=False)]
        k, px, room = self._measure
        role, inset = ("bold", 8) if line.tone == "head" else ("text", 20)
        parts = list(text.wrap(line.words, role, px, room - round(inset * k)))
        cut = len(parts) > self.most_rows
        if cut:
            parts = [*parts[: self.most_rows - 1], " ".join(parts[self.most_rows - 1 :])]
        return [Row(i, part, first=n == 0, cut=cut) for n, part in enumerate(parts)]

    def text(self) -> str:
        """What is shown, as it is copied."""
        return "\n".join(line.words if line.tone == "head" else f"  {line.words}" for line in self.shown)

    def fold(self) -> Message:
        """Opens or closes the drawer."""
        self.open = not self.open
        return Message("log.open", self.open, once=True)

    def head(self) -> Box:
        """The strip that is clicked to open and close it."""
        return Box(
            self.rect.x, self.rect.y if self.open else self.rect.bottom - self._head, self.rect.w, self._head
        )

    # -------------------------------------------------------------------- draw
    def draw(self, c: Canvas) -> None:
        h = max(34.0, c.tpx(17) / c.k * 1.7)
        self._head = max(self.closed_h, h + 8) if not self.open else h + 8
        top = self.rect.y if self.open else self.rect.bottom - self._head
        r = self.rect if self.open else self.head()
        self._frame(c, r, top + h / 2, lit=self.hovered or (self.focused and not self.open))
        self._pills = []
        if not self.open:
            return
        under = self._draw_pills(c, self.rect.y + h + 8)
        self.list.row_h = c.leading(SIZE)
        self.list.rect = self.rect.cut(8, under - self.rect.y, 6, 10)
        self._fit(c)
        self.list.scroll_to(self.list.offset)
        if self._sought is not None:
            line = self._line_at(self._sought)
            for i in reversed([i for i, row in enumerate(self.rows) if row.line == line]):
                self.list.show(i)  # the whole of it
            self._sought = None
        self._at_end = self.list.offset >= self.list.most - 4
        self.list.focused = self.focused
        self.list.draw(c)

    def _frame(self, c: Canvas, r: Box, middle: float, *, lit: bool) -> None:
        """The drawer without its lines; ``middle`` is that of its head."""
        pad(c, r, "Log", icon="log", tone="#8f5a30" if lit else HEAD)
        keycap(c, self.key, (self.rect.right - 20, middle), 13, CREAM)

    def _pill(self, c: Canvas, words: str, pos: Point, *, on: bool) -> Box:
        """A filter, whose left middle is at a place."""
        return pill(c, words, pos, on=on)

    def _fit(self, c: Canvas) -> None:
        """Wraps the lines anew where the drawer, the letters or the window have another size."""
        measure = c.k, c.tpx(SIZE), int((self.list.rect.w - SCROLL) * c.k)
        if measure == self._measure:
            return
        self._measure = measure
        chosen = self.rows[self.list.chosen].line if self.list.chosen >= 0 else -1
        sought = self.rows[self._sought].line if self._sought else self._sought
        self._wrap()
        starts = [n for n, row in enumerate(self.rows) if row.first]
        self.list.chosen = starts[chosen] if chosen >= 0 else -1
        self._sought = starts[sought] if sought else sought
        self._to_end()

    def _draw_pills(self, c: Canvas, top: float) -> float:
        """The filters, in as many rows as they need; where the list may begin."""
        x, y = self.rect.x + 10, top
        for i, (_, words) in enumerate(self.filters):
            w, h = pill_size(c, words)
            if x + w > self.rect.right - 8 and i:
                x, y = self.rect.x + 10, y + h + 5
            self._pills.append(self._pill(c, words, (x, y + h / 2), on=i == self.filter))
            x += w + 5
        return self._pills[-1].bottom + 7 if self._pills else top

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        row = self.rows[i]
        line = self.shown[row.line]
        if row.line in (self._line_at(self.list.chosen), self._line_at(self.list.over)):
            c.flat((r.x, r.y, r.w - 2, r.h), "#f0d694", r=4)
        if line.tone == "head":
            c.text(row.words, (r.x + 4, r.centery), SIZE, INK, "bold", room=r.w - 8)
            return
        if row.first:
            c.flat((r.x + 5, r.centery - 6, 4, 12), line.tone, r=2)
        c.text(row.words, (r.x + 15, r.centery), SIZE, INK, "text", room=r.w - 20)

    def _line_at(self, row: int) -> int:
        """The line that a row belongs to; -1 if there is none."""
        return self.rows[row].line if 0 <= row < len(self.rows) else -1

    # ------------------------------------------------------------------- input
    def handle(self, e: Input) -> Message | None:
        if e.kind == "move":
            self.hovered = self.head().collidepoint(e.pos)
        if e.kind == "up" and self.head().collidepoint(e.pos) and self.pressed:
            self.pressed = False
            return self.fold()
        if e.kind == "down":
            self.pressed = self.head().collidepoint(e.pos)
            if self.pressed:
                return TAKEN
        if e.kind == "cancel":
            self.pressed = False
        if not self.open:
            return self.fold() if e.kind == "key" and e.key == pygame.K_RETURN and not e.repeat else None
        if e.kind == "up":
            for i, r in enumerate(self._pills):
                if r.inflate(4, 4).collidepoint(e.pos):
                    return self._choose(i)
        if e.kind == "key" and self.focused:
            m = self._key(e)
            if m is not None:
                return m
        return self._rows(e)

    def _choose(self, i: int) -> Message:
        self.filter = i
        self._sift()
        self.list.offset = LAST
        return Message("log.filter", self.filters[i][0])

    def _key(self, e: Input) -> Message | None:
        if e.ctrl and e.key == pygame.K_c:
            clipboard.put(self.text())
            return Message("log.copied", len(self.shown))
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(e.key, 0)
        if step and 0 <= self.filter + step < len(self.filters):
            return self._choose(self.filter + step)
        return None

    def _rows(self, e: Input) -> Message | None:
        """The list: what it says is said of the line, not of its number."""
        before = self._line_at(self.list.over)
        self.list.focused = self.focused
        m = self.group.handle(e) if e.kind != "key" else self.list.handle(e)
        if m is not None and m.name == "row":
            return Message("log", self.shown[self._line_at(m.value)])
        over = self._line_at(self.list.over)
        if e.kind == "move" and over != before:
            line = self.shown[over] if over >= 0 else None
            self.hint = line.words if line is not None and self.rows[self.list.over].cut else ""
            return Message("log.over", line)
        return m or (TAKEN if e.kind == "down" and self.rect.collidepoint(e.pos) else None)
