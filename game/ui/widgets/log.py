"""The log drawer: a pad pulled out of the edge, with filters and a virtual list."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import pad, pill
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.theme import CREAM, HEAD, INK
from game.ui.widgets.widget import TAKEN, Group, Message, Widget

Entry = tuple[str, str]  # (colour of the mark, or "head"; words)


class LogDrawer(Widget):
    """Message("log", entry) when a line is clicked. L or a click on the head folds it."""

    def __init__(
        self,
        rect: Area,
        entries: Sequence[Entry],
        *,
        filters: Sequence[str] = (),
        key: str = "L",
        open_: bool = True,
    ) -> None:
        super().__init__("log", rect)
        self.entries, self.filters, self.filter, self.key, self.open = (
            list(entries),
            list(filters),
            0,
            key,
            open_,
        )
        top = 42 + (34 if self.filters else 0)
        self.list = ScrollList("row", self.rect.cut(8, top, 6, 10), len(self.entries), 19, self._row)
        self.group = Group(self.list)
        self._pills: list[Box] = []

    def draw(self, c: Canvas) -> None:
        h = max(34.0, c.tpx(17) / c.k * 1.7)
        pad(
            c,
            self.rect if self.open else Box(self.rect.x, self.rect.bottom - h - 8, self.rect.w, h + 8),
            "Log",
            icon="log",
            tone="#8f5a30" if self.hovered else HEAD,
        )
        y = self.rect.y if self.open else self.rect.bottom - h - 8
        keycap(c, self.key, (self.rect.right - 20, y + h / 2), 13, CREAM)
        if not self.open:
            return
        x, self._pills = self.rect.x + 10, []
        for i, word in enumerate(self.filters):
            self._pills.append(pill(c, word, (x, self.rect.y + h + 19), on=i == self.filter))
            x = self._pills[-1].right + 6
        self.list.row_h = c.leading(14.5)
        self.list.rect = self.rect.cut(8, h + (40 if self.filters else 8), 6, 10)
        self.list.scroll_to(self.list.offset)
        self.list.draw(c)

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        tone, words = self.entries[i]
        if state != "normal":
            c.flat((r.x, r.y, r.w - 2, r.h), "#f0d694", r=4)
        if tone == "head":
            c.text(words, (r.x + 4, r.centery), 14.5, INK, "bold", room=r.w - 8)
            return
        c.flat((r.x + 5, r.centery - 6, 4, 12), tone, r=2)
        c.text(words, (r.x + 15, r.centery), 14.5, INK, "text", room=r.w - 20)

    def handle(self, e: Input) -> Message | None:
        head = Box(self.rect.x, self.rect.y if self.open else self.rect.bottom - 42, self.rect.w, 42)
        if e.kind == "move":
            self.hovered = head.collidepoint(e.pos)
        fold = (e.kind == "up" and head.collidepoint(e.pos)) or (e.kind == "key" and e.key == pygame.K_l)
        if fold:
            self.open = not self.open
            return TAKEN
        if not self.open:
            return None
        if e.kind == "up":
            for i, r in enumerate(self._pills):
                if r.collidepoint(e.pos):
                    self.filter = i
                    return Message("log.filter", self.filters[i])
        self.list.focused = self.focused
        m = self.group.handle(e)
        if m and m.name == "row":
            return Message("log", m.value)
        return m or (TAKEN if e.kind == "down" and self.rect.collidepoint(e.pos) else None)
