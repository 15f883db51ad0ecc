"""Rows that count something: a name, some figures, and how many, with less and more at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.ui.scenes.seasons.look import BAND, LIT_EDGE
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.widget import TAKEN, Message, Widget, focus_ring

KNOB: Final = 34.0
FIGURE_W: Final = 32.0  # of the columns of figures, at text scale 1


class CountRow(Widget):
    """Message(name, 1) for one more, Message(name, -1) for one less: by its buttons, by a press anywhere else
    on the row (more), by left and right, minus and plus.

    ``figures`` stand under the words. ``why_not``: why there can be no more; it is the row's hint. ``grow``:
    the scale of the text.
    """

    def __init__(
        self,
        name: str,
        rect: Area,
        words: str,
        count: int,
        *,
        most: int,
        least: int = 0,
        price: str = "",
        figures: Sequence[str] = (),
        note: str = "",
        why_not: str = "",
        shade: bool = False,
        grow: float = 1.0,
    ) -> None:
        super().__init__(name, rect, hint=why_not)
        self.words, self.count, self.most, self.least = words, count, most, least
        self.price, self.figures, self.note, self.why_not, self.shade = price, figures, note, why_not, shade
        self.grow = grow
        self.over = 0  # the knob under the pointer: -1, 0, 1

    def knob(self, side: int) -> Box:
        """The button for less (-1) or more (1)."""
        r = self.rect
        size = min(r.h - 6, KNOB * min(1.4, self.grow))
        right = r.right - 6 - size if side > 0 else r.right - 6 - 2 * size - self._figure_w()
        return Box(right, r.centery - size / 2, size, size)

    def _figure_w(self) -> float:
        return (46.0 if self.most < 10 else 56.0 if self.most < 20 else 62.0) * self.grow

    def can(self, side: int) -> bool:
        """Is there something to take away, or to add?"""
        return self.count > self.least if side < 0 else self.count < self.most

    # --------------------------------------------------------------------- draw
    def draw(self, c: Canvas) -> None:
        r = self.rect
        if self.state == "focus":
            focus_ring(c, r, 6)
            c.flat(r, "#fbf5e4", r=6)
        elif self.state in ("hover", "pressed"):
            c.flat(r, "#fbf2da", r=6, border="#d9c08a")
        elif self.shade:
            c.flat(r, BAND, r=5)
        less, more = self.knob(-1), self.knob(1)
        room = less.x - r.x - 20
        price_w = c.width(self.price, 15, "strong") + 10 if self.price else 0
        two = bool(self.figures or self.note)
        y = r.y + r.h * (0.31 if two else 0.5)
        ink = INK if self.count or self.can(1) else INK_SOFT
        c.text(self.words, (r.x + 10, y), 16, ink, "bold", room=room - price_w)
        if self.price:
            c.text(self.price, (less.x - 12, y), 15, ink, "strong", "midright")
        if two:
            self._second(c, r.y + r.h * 0.73, room)
        for side, box in ((-1, less), (1, more)):
            self._knob(c, side, box)
        centre = ((less.right + more.x) / 2, r.centery)
        size = 19 if self.count else 16
        x = centre[0] - 1 * self.grow
        c.text(str(self.count), (x, centre[1] - 1), size, ink, "display", "midright")
        c.text(f"/{self.most}", (x + 3 * self.grow, centre[1] + 3), 14, INK_SOFT, "strong")

    def _second(self, c: Canvas, y: float, room: float) -> None:
        """The figures in columns of one width, then the note."""
        x = self.rect.x + 10
        each = FIGURE_W * c.theme.text_scale
        for figure in self.figures:
            c.text(figure, (x, y), 14, INK, "bold")
            x += each
        if self.note:
            c.text(self.note, (x, y), 14, INK_SOFT, "strong", room=self.rect.x + 10 + room - x)

    def _knob(self, c: Canvas, side: int, r: Box) -> None:
        off = not self.can(side) or (side > 0 and bool(self.why_not))
        lit = self.over == side and not off
        tone = "#b8ab94" if off else "#8a5a2c" if lit else "#6d4523"
        edge = "#a79a83" if off else "#c99a55" if lit else LIT_EDGE
        c.plate(
            r, "enamel", r=8, tone=tone, border=edge, bw=1, shadow=0 if off else 2, bevel=0.3 if off else 0.8
        )
        ink = "#e9dfcb" if off else "#fff1d0"
        c.line((r.centerx - 7, r.centery), (r.centerx + 7, r.centery), ink, 2.6)
        if side > 0:
            c.line((r.centerx, r.centery - 7), (r.centerx, r.centery + 7), ink, 2.6)

    # -------------------------------------------------------------------- input
    def handle(self, e: Input) -> Message | None:
        if e.kind == "move" and not self.hit(e.pos):
            self.hint = self.why_not
        if e.kind in ("move", "down", "up"):
            self.over = next((s for s in (-1, 1) if self.knob(s).inflate(8, 10).collidepoint(e.pos)), 0)
        if e.kind == "key" and self.focused:
            side = {
                pygame.K_LEFT: -1, pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1, pygame.K_BACKSPACE: -1,
                pygame.K_RIGHT: 1, pygame.K_PLUS: 1, pygame.K_KP_PLUS: 1, pygame.K_EQUALS: 1,
            }.get(e.key, 0)  # fmt: skip
            if side:
                return self._say(side)
            self.over = 0
        return super().handle(e)

    def activate(self) -> Message:
        return self._say(self.over or 1)

    def _say(self, side: int) -> Message:
        if side > 0 and self.why_not:
            self.hint = ""  # it is told now: once is enough
        return Message(self.name, side) if self.can(side) else TAKEN
