"""A virtual list: only the rows in sight are drawn, so 20 rows or 100,000 cost the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.ui.widgets.canvas import Area, Box, Canvas, Point
from game.ui.widgets.fold import fold
from game.ui.widgets.inputs import Input
from game.ui.widgets.widget import DRAG, TAKEN, Message, Widget, focus_ring

DrawRow = Callable[[Canvas, int, Box, str], None]
BAR = 14.0
TWICE_S = 0.4  # two clicks on a row within this are a double click


class ScrollList(Widget):
    """Rows of one height. ``draw_row(canvas, index, box, state)`` with state normal, hover or chosen.

    Wheel, drag on the bar or the rows, up, down, page keys, home, end; Message(name, index) on click, Enter.
    ``pick=False``: the rows are only read. ``opens``: Enter and a double click say Message(name + ".open").
    """

    drags = True

    def __init__(
        self,
        name: str,
        rect: Area,
        count: int,
        row_h: float,
        draw_row: DrawRow,
        *,
        pick: bool = True,
        opens: bool = False,
        chosen: int = -1,
        dark: bool = False,
        **more: Any,
    ) -> None:
        super().__init__(name, rect, **more)
        self.count, self.row_h, self.draw_row, self.pick, self.chosen, self.dark = (
            count,
            row_h,
            draw_row,
            pick,
            chosen,
            dark,
        )
        self.opens, self._clicked = opens, (-1, -TWICE_S)  # the last row that was clicked, and when
        self.focusable = count > 0
        self.offset, self.over = 0.0, -1
        self._grip: float | None = None  # where on the thumb it was taken
        self._held: float | None = None  # where on the rows the pointer went down, or was last while it drags
        self._dragging = False

    # -------------------------------------------------------------- geometry
    @property
    def most(self) -> float:
        return max(0.0, self.count * self.row_h - self.rect.h)

    def scroll_to(self, offset: float) -> None:
        self.offset = min(self.most, max(0.0, offset))

    def show(self, i: int) -> None:
        """Scroll just far enough that row i is in sight."""
        if i * self.row_h < self.offset:
            self.scroll_to(i * self.row_h)
        elif (i + 1) * self.row_h > self.offset + self.rect.h:
            self.scroll_to((i + 1) * self.row_h - self.rect.h)

    def resume(self, before: Any) -> None:
        if isinstance(before, ScrollList):
            self.scroll_to(before.offset * self.row_h / max(1.0, before.row_h))
            self._clicked = before._clicked

    def bar(self) -> Box:
        return Box(self.rect.right - BAR + 2, self.rect.y + 2, BAR - 6, self.rect.h - 4)

    def thumb(self) -> Box:
        b = self.bar()
        h = max(32.0, b.h * self.rect.h / max(1.0, self.count * self.row_h))
        return Box(b.x, b.y + (b.h - h) * (self.offset / self.most if self.most else 0), b.w, h)

    def row_at(self, pos: Point) -> int:
        if not self.rect.collidepoint(pos) or (self.most and pos[0] > self.rect.right - BAR):
            return -1
        i = int((pos[1] - self.rect.y + self.offset) // self.row_h)
        return i if 0 <= i < self.count else -1

    # ------------------------------------------------------------------ draw
    def draw(self, c: Canvas) -> None:
        r = self.rect
        if self.state == "focus":
            focus_ring(c, r, 6)
            c.flat(r, "#3a2616" if self.dark else "#fbf5e4", r=6)
        first, last = int(self.offset // self.row_h), int((self.offset + r.h - 1e-6) // self.row_h)
        w = r.w - (BAR if self.most else 0)
        with c.clip(r):
            for i in range(first, min(self.count - 1, last) + 1):
                state = (
                    "chosen" if i == self.chosen else "hover" if i == self.over and self.pick else "normal"
                )
                self.draw_row(c, i, Box(r.x, r.y + i * self.row_h - self.offset, w, self.row_h), state)
        if self.most:
            fold(c, r, above=self.offset, below=self.most - self.offset, bar=BAR)
            b, t = self.bar(), self.thumb()
            c.flat(b, "#1c110a" if self.dark else "#d9c9a4", r=4)
            lit = self._grip is not None or self.state == "hover"
            c.flat(t, "#e3b457" if lit else "#b98a45", r=4, fill2="#b9822f" if lit else "#8f6630")

    # ----------------------------------------------------------------- input
    def handle(self, e: Input) -> Message | None:
        if not self.enabled:
            return None
        if e.kind == "wheel":
            self.scroll_to(self.offset - e.dy * max(self.row_h, 36))
            return TAKEN
        if e.kind == "move":
            self.hovered = self.rect.collidepoint(e.pos)
            if self._grip is not None:
                free = self.bar().h - self.thumb().h
                self.scroll_to((e.pos[1] - self._grip - self.bar().y) / max(1.0, free) * self.most)
                return TAKEN
            if self._held is not None and self._drag(e.pos[1]):
                return TAKEN
            self.over = self.row_at(e.pos)
        if e.kind == "down" and self.rect.collidepoint(e.pos):
            if self.most and e.pos[0] > self.rect.right - BAR - 4:
                t = self.thumb()
                self._grip = e.pos[1] - t.y if t.collidepoint(e.pos) else t.h / 2
                self.handle(Input("move", e.pos))
            else:
                self._held, self._dragging = e.pos[1], False
            self.pressed = True
            return TAKEN
        if e.kind == "up" and self.pressed:
            dragged = self._grip is not None or self._dragging
            self._grip, self._held, self._dragging, self.pressed = None, None, False, False
            i = self.row_at(e.pos)
            if dragged or i < 0 or not self.pick:
                return TAKEN
            self.chosen = i
            row, when = self._clicked
            twice = self.opens and row == i and 0 <= e.t - when < TWICE_S
            self._clicked = i, -TWICE_S if twice else e.t
            return Message(self.name + ".open" if twice else self.name, i)
        if e.kind == "cancel":
            self._grip, self._held, self._dragging, self.pressed, self.over = None, None, False, False, -1
        if e.kind == "key" and self.focused:
            return self._key(e.key)
        return None

    def _drag(self, y: float) -> bool:
        """The rows follow the pointer once it has gone far enough: by finger there is no wheel."""
        assert self._held is not None
        if not self._dragging and (abs(y - self._held) < DRAG or not self.most):
            return False
        self._dragging, self.over = True, -1
        self.scroll_to(self.offset + self._held - y)
        self._held = y
        return True

    def _key(self, key: int) -> Message | None:
        page = max(1, int(self.rect.h // self.row_h) - 1)
        by = {
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.count,
            pygame.K_END: self.count,
        }.get(key)
        if by is not None:
            if not self.pick:
                self.scroll_to(self.offset + by * self.row_h)
                return TAKEN
            before = self.chosen
            self.chosen = min(self.count - 1, max(0, self.chosen + by))
            self.show(self.chosen)
            return TAKEN if self.chosen != before else None  # at an end the arrow goes on to the next widget
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and self.chosen >= 0 and self.pick:
            return Message(self.name + ".open" if self.opens else self.name, self.chosen)
        return None
