"""The line of a replay: periods as segments, events as signs, a brass knob that is dragged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.theme import CREAM, INK
from game.ui.widgets.widget import TAKEN, Message, Widget, focus_ring

KNOB: Final = 13.0  # its radius while it is dragged


@dataclass(frozen=True)
class Mark:
    """An event: where (in steps), its sign, its side's colour, what the tooltip says."""

    at: float
    icon: str
    tone: str
    words: str
    rule: str = ""
    ink: str = "#ffffff"


class Timeline(Widget):
    """Message(name, step) while dragged or stepped by left and right; page keys go to the next event."""

    drags = True

    def __init__(
        self,
        name: str,
        rect: Area,
        steps: int,
        at: float,
        periods: Sequence[tuple[int, str]],
        marks: Sequence[Mark],
        **more: Any,
    ) -> None:
        super().__init__(name, rect, **more)
        self.steps, self.at, self.periods, self.marks, self.over = steps, at, list(periods), list(marks), -1

    def x(self, step: float) -> float:
        return self.rect.x + 12 + (self.rect.w - 24) * step / self.steps

    @property
    def y(self) -> float:
        return self.rect.bottom - 11

    def mark_box(self, i: int) -> Box:
        return Box(self.x(self.marks[i].at) - 13, self.y - 45, 26, 28)

    def label_x(self, x: float, wide: float, end: float) -> float:
        """Where a period's name begins: at ``x``, or beyond the knob that would lie on it, if its period has
        room for it there."""
        knob, beyond = self.x(self.at), self.x(self.at) + KNOB + 4
        covered = x - KNOB < knob < x + wide + KNOB
        return beyond if covered and beyond + wide <= end else x

    def draw(self, c: Canvas) -> None:
        y = self.y
        if self.state == "focus":
            focus_ring(c, Box(self.rect.x + 2, y - 9, self.rect.w - 4, 18), 9)
        ends = [p for p, _ in self.periods] + [self.steps]
        for i, (start, _) in enumerate(self.periods):
            x0, x1 = (
                self.x(start) - (6 if i == 0 else -1.5),
                self.x(ends[i + 1]) + (6 if i == len(self.periods) - 1 else -1.5),
            )
            c.recess(Box(x0, y - 8, x1 - x0, 16), "#6a5138", r=7, edge="#140b06")
            done = min(self.x(self.at), x1) - x0
            if done > 4:
                c.flat((x0 + 1.5, y - 6, done - 3, 12), "#f2c766", fill2="#b9822f", r=5)
            words = self.periods[i][1]
            wide = c.width(words, 12, "bold", cap=13)
            x = self.label_x(x0 + 9, wide, x1)
            if x + wide > self.rect.right and i:
                continue  # it would be cut off at the end of the line
            c.text(words, (x, y), 12, INK if done > x - x0 + 15 else CREAM, "bold", cap=13)
        for i, m in enumerate(self.marks):
            x, past, big = self.x(m.at), m.at <= self.at, 12.5 if i == self.over else 11
            c.line((x, y - 20), (x, y - 8), "#d8c096" if past else "#7d6648", 1.4)
            c.disc((x + 0.6, y - 30), big + 1.8, "#120904", alpha=0.5)
            c.disc((x, y - 31), big + 1, "#ffe9b8" if i == self.over else "#f3dfb4" if past else "#8f7a5a")
            c.disc((x, y - 31), big - 0.6, m.tone)
            c.icon(m.icon, (x, y - 31), 6.6, m.ink)
        if self.state in ("hover", "pressed"):
            c.disc((self.x(self.at), y), 17, "#e3b457", alpha=0.35)
        c.knob((self.x(self.at), y), KNOB if self.state == "pressed" else KNOB - 1)

    def _seek(self, step: float) -> Message:
        step = min(self.steps, max(0, round(step)))
        same, self.at = step == self.at, step
        return TAKEN if same else Message(self.name, step)

    def handle(self, e: Input) -> Message | None:
        if e.kind == "move":
            self.over = next((i for i in range(len(self.marks)) if self.mark_box(i).collidepoint(e.pos)), -1)
            self.hint = self.marks[self.over].words if self.over >= 0 else ""
        if e.kind == "key" and self.focused:
            step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(e.key)
            if step:
                return self._seek(self.at + step)
            if e.key == pygame.K_PAGEDOWN:
                return self._seek(min((m.at for m in self.marks if m.at > self.at), default=self.steps))
            if e.key == pygame.K_PAGEUP:
                return self._seek(max((m.at for m in self.marks if m.at < self.at), default=0))
            return None
        m = super().handle(e)
        if self.pressed and e.kind in ("down", "move"):
            if e.kind == "down" and self.over >= 0:
                return self._seek(self.marks[self.over].at)
            return self._seek((e.pos[0] - self.rect.x - 12) / (self.rect.w - 24) * self.steps)
        return TAKEN if m else None
