"""A sum of money that is counted up and down in small steps and in large ones, or typed."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.scenes.seasons.look import BAND, LIT_EDGE, money
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.widget import TAKEN, Message, Widget, focus_ring

STEP: Final = 5_000  # the smallest coin of a treasury
LEAP: Final = 50_000
THOUSAND: Final = 1_000
MOST_DIGITS: Final = 7
KNOB: Final = 34.0
SIGN_W: Final = 48.0  # of a knob that names its step, at text scale 1
FIGURE_W: Final = 84.0
LESS: Final = (pygame.K_LEFT, pygame.K_MINUS, pygame.K_KP_MINUS)
MORE: Final = (pygame.K_RIGHT, pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
DIGITS: Final = {
    code: digit
    for digit in range(10)
    for code in (getattr(pygame, f"K_{digit}"), getattr(pygame, f"K_KP{digit}"))
}


class MoneyRow(Widget):
    """Message(name, amount). Four knobs; with keys, left and right are a step, with Shift a leap, and digits
    are the amount, in thousands as long as there are three of them at most. What was typed last is taken back
    by Backspace."""

    def __init__(
        self, name: str, rect: Area, words: str, amount: int, *, most: int, grow: float = 1.0
    ) -> None:
        super().__init__(name, rect)
        self.words, self.amount, self.most, self.grow = words, amount, most, grow
        self.changes = (-LEAP, -STEP, STEP, LEAP) if most >= LEAP else (-STEP, STEP)
        self.over = 0  # the change whose knob is under the pointer
        self.typed = ""

    @property
    def focused(self) -> bool:
        """Whether it hears the keys. What was typed is a number as long as it does."""
        return self._focused

    @focused.setter
    def focused(self, on: bool) -> None:
        self._focused = on
        if not on:
            self.typed = ""

    def resume(self, before: object) -> None:
        if isinstance(before, MoneyRow) and before.focused:
            self.typed = before.typed

    def knobs(self) -> dict[int, Box]:
        """Where each change is pressed."""
        r = self.rect
        size = min(r.h - 6, KNOB * min(1.4, self.grow))
        wide = max(size, SIGN_W * self.grow)
        found, right = {}, r.right - 6
        for change in reversed(self.changes):
            if change == -STEP:
                right -= FIGURE_W * self.grow
            found[change] = Box(right - wide, r.centery - size / 2, wide, size)
            right -= wide + 4
        return found

    def _after(self, change: int) -> int:
        return min(self.most, max(0, self.amount + change))

    # --------------------------------------------------------------------- draw
    def draw(self, c: Canvas) -> None:
        r, knobs = self.rect, self.knobs()
        if self.state == "focus":
            focus_ring(c, r, 6)
            c.flat(r, "#fbf5e4", r=6)
        elif self.state in ("hover", "pressed"):
            c.flat(r, BAND, r=6)
        first = min(box.x for box in knobs.values())
        c.text(self.words, (r.x + 10, r.centery), 16, INK, "bold", room=first - r.x - 20)
        for change, box in knobs.items():
            self._knob(c, change, box)
        middle = (knobs[-STEP].right + knobs[STEP].x) / 2
        size, ink = (17, INK) if self.amount else (15, INK_SOFT)
        room = FIGURE_W * self.grow - 8
        c.text(money(self.amount), (middle, r.centery), size, ink, "display", "center", room=room)

    def _knob(self, c: Canvas, change: int, box: Box) -> None:
        off, lit = self._after(change) == self.amount, self.over == change
        tone = "#b8ab94" if off else "#8a5a2c" if lit else "#6d4523"
        edge = "#a79a83" if off else "#c99a55" if lit else LIT_EDGE
        c.plate(
            box,
            "enamel",
            r=8,
            tone=tone,
            border=edge,
            bw=1,
            shadow=0 if off else 2,
            bevel=0.3 if off else 0.8,
        )
        ink = "#e9dfcb" if off else "#fff1d0"
        words = f"{change // THOUSAND:+}k".replace("-", "\u2212")
        c.text(words, box.center, 15, ink, "bold", "center", room=box.w - 4)

    # -------------------------------------------------------------------- input
    def handle(self, e: Input) -> Message | None:
        if e.kind in ("move", "down", "up"):
            near = (change for change, box in self.knobs().items() if box.inflate(4, 10).collidepoint(e.pos))
            self.over = next(near, 0)
        if e.kind == "key" and self.focused:
            if e.key in LESS or e.key in MORE:
                step = LEAP if e.shift else STEP
                return self._say(self._after(step if e.key in MORE else -step))
            if e.key in DIGITS and len(self.typed) < MOST_DIGITS:
                return self._say(0, f"{self.typed}{DIGITS[e.key]}".lstrip("0"))
            if e.key == pygame.K_BACKSPACE:
                return self._say(0, self.typed[:-1])
            self.over = 0
        return super().handle(e)

    def activate(self) -> Message:
        return self._say(self._after(self.over)) if self.over else TAKEN

    def _say(self, amount: int, typed: str = "") -> Message:
        """The amount, or what the digits come to: whole coins, no more than there are."""
        self.typed = typed
        if typed:
            number = int(typed)
            amount = number * THOUSAND if len(typed) <= 3 else number
        self.amount = min(self.most, amount // STEP * STEP)
        return Message(self.name, self.amount)
