"""The choice of a palette: every team colour of each, beside its name."""

from __future__ import annotations

import pygame

from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.theme import BRASS, INK, PALETTES
from game.ui.widgets.widget import Message, Widget, focus_ring


class PalettePicker(Widget):
    """Four rows of eight dots with names; the chosen one is framed in brass and ticked."""

    def __init__(self, name: str, rect, index: int, row_h: float) -> None:
        super().__init__(name, rect)
        self.index, self.row_h, self.over = index, row_h, -1

    def rows(self) -> list[Box]:
        return [Box(self.rect.x, self.rect.y + i * self.row_h, self.rect.w, self.row_h) for i in range(4)]

    def draw(self, c: Canvas) -> None:
        if self.state == "focus":
            focus_ring(c, self.rect, 8)
            c.flat(self.rect, "#fbf3df", r=8)
        for i, (r, p) in enumerate(zip(self.rows(), PALETTES)):
            on = i == self.index
            if on or i == self.over:
                c.flat(r.cut(0, 2, 0, 2), "#fffaf0", r=8, border=BRASS if on else "#cdb891", bw=2 if on else 1.2)
            if on:
                c.icon("check", (r.x + 16, r.centery), 8, "#8a3a10")
            f = min(1.6, c.theme.text_scale)
            c.text(p.name, (r.x + 32, r.centery), 15, INK, "bold" if on else "strong", room=r.w - 32 - 8 * 17 * f - 10)
            for j, tone in enumerate(p.teams):
                at = (r.right - 14 * f - (7 - j) * 17 * f, r.centery)
                c.disc(at, 8 * f, "#8a7254")
                c.disc(at, 7.2 * f, tone)

    def handle(self, e: Input) -> Message | None:
        if e.kind in ("move", "down", "up"):
            self.over = next((i for i, r in enumerate(self.rows()) if r.collidepoint(e.pos)), -1)
        if e.kind == "key" and self.focused and e.key in (pygame.K_UP, pygame.K_DOWN):
            to = self.index + (1 if e.key == pygame.K_DOWN else -1)
            if 0 <= to < 4:
                self.index = to
                return Message(self.name, to)
        return super().handle(e)

    def activate(self) -> Message:
        self.index = self.over if self.over >= 0 else self.index
        return Message(self.name, self.index)
