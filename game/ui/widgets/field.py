"""A text field: caret, selection by shift, clear at the right. It owns the keys while it has the focus."""

from __future__ import annotations

from typing import Any

import pygame

from game.ui.widgets.canvas import Area, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.theme import INK, INK_SOFT, RED
from game.ui.widgets.widget import TAKEN, Message, Widget, focus_ring


class TextField(Widget):
    """Message(name, text) on every change; Message(name + ".done", text) on Enter."""

    def __init__(
        self,
        name: str,
        rect: Area,
        value: str = "",
        *,
        place: str = "",
        icon: str = "",
        most: int = 24,
        error: str = "",
        size: float = 17,
        role: str = "strong",
        **more: Any,
    ) -> None:
        super().__init__(name, rect, **more)
        self.value, self.place, self.icon, self.most, self.error = value, place, icon, most, error
        self.size, self.role = size, role
        self.caret, self.anchor = len(value), len(value)
        self._cut = 0.0  # where the text begins on the screen, in logical units: set by draw, read by clicks
        self._edges: list[float] = []

    def draw(self, c: Canvas) -> None:
        r, state = self.rect, self.state
        if state == "focus":
            focus_ring(c, r, 9)
        tone = {"disabled": "#cfc3ac", "hover": "#ffffff", "pressed": "#fff2d6"}.get(state, "#fffaf0")
        c.recess(
            r, tone, r=8, edge=RED if self.error else "#8a6236" if state in ("focus", "hover") else "#b79f76"
        )
        x = r.x + 12
        if self.icon:
            c.icon(self.icon, (x + 7, r.centery), 8, INK_SOFT)
            x += 24
        room = r.right - 12 - x
        self._edges = [c.width(self.value[:i], self.size, self.role) for i in range(len(self.value) + 1)]
        shift = max(0.0, self._edges[self.caret] - room + 4) if state == "focus" else 0.0
        self._cut = x - shift
        with c.clip((x - 2, r.y, room + 4, r.h)):
            if state == "focus" and self.caret != self.anchor:
                a, b = sorted((self._edges[self.caret], self._edges[self.anchor]))
                c.flat((self._cut + a, r.centery - 12, b - a, 24), "#ffd98a", r=2)
            if self.value:
                c.text(
                    self.value,
                    (self._cut, r.centery),
                    self.size,
                    "#8d8272" if state == "disabled" else INK,
                    self.role,
                    room=None if state == "focus" else room,
                )
            else:
                c.text(self.place, (x, r.centery), self.size, "#7d6a55", "italic", room=room)
            if state == "focus":
                cx = self._cut + self._edges[self.caret]
                half = c.tpx(self.size) / c.k * 0.56
                c.line((cx, r.centery - half), (cx, r.centery + half), "#b5400e", 2)
        if self.error:
            c.icon("warn", (r.x + 8, r.bottom + 12), 7, RED)
            c.text(self.error, (r.x + 20, r.bottom + 12), 14, RED, "strong", room=r.w - 20)

    def _put(self, s: str) -> Message:
        a, b = sorted((self.caret, self.anchor))
        s = s[: self.most - len(self.value) + (b - a)]
        self.value = self.value[:a] + s + self.value[b:]
        self.caret = self.anchor = a + len(s)
        return Message(self.name, self.value)

    def handle(self, e: Input) -> Message | None:
        if not self.enabled:
            return None
        if e.kind == "text" and self.focused:
            return self._put(e.text)
        if e.kind == "key" and self.focused:
            return self._key(e)
        m = super().handle(e)
        if e.kind in ("down", "move") and self.pressed and self._edges:
            x = e.pos[0] - self._cut
            self.caret = min(range(len(self._edges)), key=lambda i: abs(self._edges[i] - x))
            if e.kind == "down":
                self.anchor = self.caret
        return TAKEN if m else None

    def _key(self, e: Input) -> Message | None:
        ends = {
            pygame.K_LEFT: self.caret - 1,
            pygame.K_RIGHT: self.caret + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.value),
        }
        if e.key in ends:
            self.caret = min(len(self.value), max(0, ends[e.key]))
            self.anchor = self.anchor if e.shift else self.caret
            return TAKEN
        if e.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            if self.caret == self.anchor:
                self.anchor = min(
                    len(self.value), max(0, self.caret + (-1 if e.key == pygame.K_BACKSPACE else 1))
                )
            return self._put("")
        if e.ctrl and e.key == pygame.K_a:
            self.anchor, self.caret = 0, len(self.value)
            return TAKEN
        if e.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return Message(self.name + ".done", self.value)
        return None if e.key in (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN) else TAKEN
