"""A text field: caret, selection, clipboard, input methods. It owns the letters while it has the focus."""

from __future__ import annotations

import unicodedata
from typing import Any

import pygame

from game.ui.widgets import clipboard
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.text import undrawn
from game.ui.widgets.theme import INK, INK_SOFT, RED
from game.ui.widgets.widget import TAKEN, Message, Widget, focus_ring

UNDRAWN = "no font here has that letter"
TWICE_S = 0.4  # two presses within this are a double click
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
PASSED_ON = (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, *range(pygame.K_F1, pygame.K_F12 + 1))


class TextField(Widget):
    """Message(name, text) on every change; Message(name + ".done", text) on Enter. Letters that no font has
    are left out, and it says so, unless it is ``free``: a path has whatever letters it has."""

    drags = True

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
        free: bool = False,
        **more: Any,
    ) -> None:
        super().__init__(name, rect, **more)
        self.value, self.place, self.icon, self.most, self.error = value, place, icon, most, error
        self.size, self.role = size, role
        self.caret, self.anchor = len(value), len(value)
        self.free, self.refused = free, False  # whether the last letters had some that cannot be drawn
        self.composing = ""  # letters an input method has not decided on yet
        self._cut = 0.0  # where the text begins on the screen, in units: set by draw, read by clicks
        self._edges: list[float] = []
        self._last_down = -1.0

    @property
    def selected(self) -> str:
        """The words between caret and anchor."""
        a, b = sorted((self.caret, self.anchor))
        return self.value[a:b]

    def resume(self, before: Any) -> None:
        if isinstance(before, TextField):
            self.caret, self.anchor = (min(len(self.value), i) for i in (before.caret, before.anchor))
            self.composing, self.refused = before.composing, before.refused

    def select_all(self) -> None:
        """Selects everything: the next letter replaces it."""
        self.anchor, self.caret = 0, len(self.value)

    # -------------------------------------------------------------------- draw
    def draw(self, c: Canvas) -> None:
        r, state = self.rect, self.state
        active = self.focused and self.enabled
        if active:
            focus_ring(c, r, 9)
        tone = {"disabled": "#cfc3ac", "hover": "#ffffff", "pressed": "#fff2d6"}.get(state, "#fffaf0")
        edge = RED if self.error else "#8a6236" if state in ("focus", "hover") else "#b79f76"
        c.recess(r, tone, r=8, edge=edge)
        x = r.x + 12
        if self.icon:
            c.icon(self.icon, (x + 7, r.centery), 8, INK_SOFT)
            x += 24
        room = r.right - 12 - x
        shown = self.value[: self.caret] + self.composing + self.value[self.caret :] if active else self.value
        self._edges = [c.width(shown[:i], self.size, self.role) for i in range(len(shown) + 1)]
        at = self._edges[self.caret + len(self.composing) if active else self.caret]
        self._cut = x - (max(0.0, at - room + 4) if active else 0.0)
        with c.clip((x - 2, r.y, room + 4, r.h)):
            self._draw_words(c, shown, x, room, active=active)
            if active:
                half = c.tpx(self.size) / c.k * 0.56
                caret = self._cut + at
                c.line((caret, r.centery - half), (caret, r.centery + half), "#b5400e", 2)
        if self.refused:
            wide = min(c.width(UNDRAWN, 14, "strong") + 16, r.w - 8)
            plate = Box(r.right - 4 - wide, r.y + 4, wide, r.h - 8)
            c.flat(plate, tone, r=5)
            c.text(UNDRAWN, (plate.right - 8, r.centery), 14, RED, "strong", "midright", room=wide - 12)
        if self.error:
            c.icon("warn", (r.x + 8, r.bottom + 12), 7, RED)
            c.text(self.error, (r.x + 20, r.bottom + 12), 14, RED, "strong", room=r.w - 20)

    def _draw_words(self, c: Canvas, shown: str, x: float, room: float, *, active: bool) -> None:
        y, half = self.rect.centery, c.tpx(self.size) / c.k * 0.7
        if active and self.caret != self.anchor:
            a, b = sorted((self._edges[self.caret], self._edges[self.anchor]))
            c.flat((self._cut + a, y - half, b - a, 2 * half), "#ffd98a", r=2)
        if active and self.composing:
            a, b = self._edges[self.caret], self._edges[self.caret + len(self.composing)]
            c.line((self._cut + a, y + half - 2), (self._cut + b, y + half - 2), INK, 1.5)
        if shown:
            ink = INK if self.enabled else "#8d8272"
            c.text(shown, (self._cut, y), self.size, ink, self.role, room=None if active else room)
        else:
            c.text(self.place, (x, y), self.size, "#7d6a55", "italic", room=room)

    # ------------------------------------------------------------------- input
    def put(self, s: str) -> Message:
        """Replaces the selection by words."""
        a, b = sorted((self.caret, self.anchor))
        s = "".join(ch for ch in unicodedata.normalize("NFC", s) if ch.isprintable())
        gone = "" if self.free else undrawn(s)
        self.refused = bool(gone)
        s = "".join(ch for ch in s if ch not in gone)[: self.most - len(self.value) + (b - a)]
        self.value = self.value[:a] + s + self.value[b:]
        self.caret = self.anchor = a + len(s)
        self.composing = ""
        return Message(self.name, self.value)

    def handle(self, e: Input) -> Message | None:
        if not self.enabled:
            return None
        if e.kind == "text" and self.focused:
            return self.put(e.text)
        if e.kind == "edit" and self.focused:
            self.composing = e.text
            return TAKEN
        if e.kind == "key" and self.focused:
            return self._key(e)
        m = super().handle(e)
        if e.kind in ("down", "move") and self.pressed and self._edges:
            x = e.pos[0] - self._cut
            self.caret = min(range(len(self.value) + 1), key=lambda i: abs(self._edges[i] - x))
            if e.kind == "down":
                self.anchor = self.caret
                if 0 <= e.t - self._last_down < TWICE_S and self.focused:
                    self.select_all()
                self._last_down = e.t
        return TAKEN if m else None

    def activate(self) -> Message:
        return TAKEN

    def _key(self, e: Input) -> Message | None:
        if self.composing or e.key in PASSED_ON:
            return TAKEN if self.composing else None
        if e.ctrl:
            return self._command(e.key)
        ends = {
            pygame.K_LEFT: self.caret - 1,
            pygame.K_RIGHT: self.caret + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.value),
        }
        if e.key in ends:
            self.caret = min(len(self.value), max(0, ends[e.key]))
            self.anchor = self.anchor if e.shift else self.caret
        elif e.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            if self.caret == self.anchor:
                step = -1 if e.key == pygame.K_BACKSPACE else 1
                self.anchor = min(len(self.value), max(0, self.caret + step))
            return self.put("")
        elif e.key in ENTER and not e.repeat:
            return Message(self.name + ".done", self.value, once=True)
        return TAKEN

    def _command(self, key: int) -> Message:
        if key == pygame.K_a:
            self.select_all()
        elif key in (pygame.K_c, pygame.K_x) and self.selected:
            clipboard.put(self.selected)
            if key == pygame.K_x:
                return self.put("")
        elif key == pygame.K_v:
            return self.put(clipboard.get())
        return TAKEN
