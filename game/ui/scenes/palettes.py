"""The choice of a palette: every team colour of each, beside its name."""

from __future__ import annotations

import pygame

from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.theme import BRASS, INK, INK_SOFT, PALETTES
from game.ui.widgets.widget import Message, Widget, focus_ring


class PalettePicker(Widget):
    """Rows of eight dots with names; the chosen one is framed in brass and ticked. Message(name, index)."""

    def __init__(self, name: str, rect: Area, index: int, row_h: float) -> None:
        super().__init__(name, rect)
        self.index, self.row_h, self.over = index, row_h, -1

    def rows(self) -> list[Box]:
        """Where each palette lies."""
        r = self.rect
        return [Box(r.x, r.y + i * self.row_h, r.w, self.row_h) for i in range(len(PALETTES))]

    def draw(self, c: Canvas) -> None:
        if self.focused:
            focus_ring(c, self.rect, 8)
            c.flat(self.rect, "#fbf3df", r=8)
        f = min(1.5, c.theme.text_scale, self.rect.w / 330)
        for i, (r, p) in enumerate(zip(self.rows(), PALETTES)):
            on = i == self.index
            if on or i == self.over:
                edge, width = (BRASS, 2.0) if on else ("#cdb891", 1.2)
                c.flat(r.cut(0, 2, 0, 2), "#fffaf0", r=8, border=edge, bw=width)
            if on:
                c.icon("check", (r.x + 17, r.centery), 8 * f, "#8a3a10")
            dots = r.right - 14 * f - 7 * 17 * f - 8 * f
            room = dots - r.x - 42
            w = c.text(p.name, (r.x + 34, r.centery), 15, INK, "bold" if on else "strong", room=room).w
            if w + 12 + c.width(p.words, 14) < room:
                c.text(p.words, (r.x + 34 + w + 10, r.centery), 14, INK_SOFT)
            for j, tone in enumerate(p.teams):
                at = (r.right - 14 * f - (7 - j) * 17 * f, r.centery)
                c.disc(at, 8 * f, "#8a7254")
                c.disc(at, 7.2 * f, tone)

    def handle(self, e: Input) -> Message | None:
        if e.kind in ("move", "down", "up"):
            inside = self.pane is None or self.pane.rect.collidepoint(e.pos)
            self.over = next((i for i, r in enumerate(self.rows()) if inside and r.collidepoint(e.pos)), -1)
        if e.kind == "key" and self.focused and e.key in (pygame.K_UP, pygame.K_DOWN):
            to = self.index + (1 if e.key == pygame.K_DOWN else -1)
            if 0 <= to < len(PALETTES):
                self.index = to
                return Message(self.name, to)
        return super().handle(e)

    def activate(self) -> Message:
        self.index = self.over if self.over >= 0 else self.index
        return Message(self.name, self.index)
