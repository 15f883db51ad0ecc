"""Tabs: the brass one is open. One widget, one stop for the focus; left and right turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.theme import CREAM, INK
from game.ui.widgets.widget import TAKEN, Message, Widget, focus_ring


class Tabs(Widget):
    """Equal tabs in a walnut strip. ``icons`` may stand before the words. Message(name, index)."""

    def __init__(
        self,
        name: str,
        rect: Area,
        words: Sequence[str],
        index: int = 0,
        *,
        icons: Sequence[str] = (),
        off: Sequence[int] = (),
        size: float = 16,
        **more: Any,
    ) -> None:
        super().__init__(name, rect, **more)
        self.words, self.index, self.icons, self.off, self.size = (
            list(words),
            index,
            list(icons),
            set(off),
            size,
        )
        self.over = -1

    def boxes(self) -> list[Box]:
        return self.rect.cut(4, 4, 4, 4).columns(len(self.words), 4)

    def draw(self, c: Canvas) -> None:
        if self.state == "focus":
            focus_ring(c, self.rect, 11)
        c.plate(self.rect, "walnut", r=11, border="#8a6236", bw=1.3, shadow=4)
        for i, (r, word) in enumerate(zip(self.boxes(), self.words)):
            off = i in self.off or not self.enabled
            on = i == self.index
            if on:
                c.plate(
                    r,
                    "enamel",
                    r=8,
                    tone="#e3b457" if self.enabled else "#9a8f7c",
                    border="#f7dc98",
                    bw=1.2,
                    shadow=2,
                )
            elif i == self.over and not off:
                c.flat(r, "#ffe0a0", r=8, alpha=0.28 if self.pressed else 0.15)
            ink = INK if on else "#8f7d66" if off else CREAM
            em = min(1.6, c.theme.text_scale) if self.icons else 0
            icon_w = 26 * em
            ww = min(r.w - 12 - icon_w, c.width(word, self.size, "bold"))
            x = r.centerx - (ww + icon_w) / 2
            if self.icons:
                c.icon(self.icons[i], (x + 9 * em, r.centery), 9 * em, ink)
            c.text(word, (x + icon_w, r.centery), self.size, ink, "bold", room=r.w - 10 - icon_w)

    def turn(self, to: int) -> Message:
        if to in self.off or not 0 <= to < len(self.words):
            return TAKEN
        self.index = to
        return Message(self.name, to, sound="page")

    def handle(self, e: Input) -> Message | None:
        if e.kind in ("move", "down", "up"):
            self.over = next((i for i, r in enumerate(self.boxes()) if r.collidepoint(e.pos)), -1)
        if self.enabled and e.kind == "key" and self.focused and e.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = -1 if e.key == pygame.K_LEFT else 1
            return self.turn(
                next(
                    (
                        j
                        for j in range(self.index + step, -1 if step < 0 else len(self.words), step)
                        if j not in self.off
                    ),
                    -1,
                )
            )
        return super().handle(e)

    def activate(self) -> Message:
        return self.turn(self.over if self.over >= 0 else self.index)
