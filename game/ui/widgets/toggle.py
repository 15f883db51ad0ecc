"""Switch, slider and choice: the three ways to set a value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.ui.widgets import shapes
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.theme import BRASS, INK
from game.ui.widgets.widget import TAKEN, Message, Widget, focus_ring


class Toggle(Widget):
    """A switch with its words at the left. The knob's place and a tick say on, not only colour."""

    def __init__(self, name: str, rect: Area, words: str, on: bool = False, **more: Any) -> None:
        super().__init__(name, rect, **more)
        self.words, self.on = words, on

    def draw(self, c: Canvas) -> None:
        r, off = self.rect, self.state == "disabled"
        ink, f = c.theme.skin.off if off else c.theme.skin.ink, min(1.5, c.theme.text_scale)
        track = Box(r.right - 62 * f, r.centery - 14 * f, 62 * f, 28 * f)
        if self.state == "focus":
            focus_ring(c, track, 14 * f)
        if self.state == "hover":
            c.glow(track, "#c98a3a", r=14 * f, spread=2.5)
        tone = "#a89c88" if off else c.theme.palette.good if self.on else "#5a4634"
        c.recess(
            track,
            shapes.lerp(tone, "#ffffff", 0.12) if self.state == "hover" else tone,
            r=14 * f,
            edge="#3a2818" if not off else "#8d8272",
        )
        x = track.right - 15 * f if self.on else track.x + 15 * f
        if self.on:
            c.icon("check", (track.x + 19 * f, r.centery), 7.5 * f, "#ffffff")
        else:
            c.disc((track.right - 18 * f, r.centery), 5 * f, "#e9dcc2" if not off else "#cfc4b0", width=1.8)
        c.knob((x, r.centery), (13 if self.state == "pressed" else 12) * f, "dull" if off else "brass")
        c.text(self.words, (r.x, r.centery), 16, ink, "strong", room=r.w - 62 * f - 12)

    def activate(self) -> Message:
        self.on = not self.on
        return Message(self.name, self.on, sound="toggle")


class Slider(Widget):
    """A value on a groove. Drag, click, left and right (page keys: ten steps); ``show`` writes the value."""

    drags = True

    def __init__(
        self,
        name: str,
        rect: Area,
        low: float,
        high: float,
        value: float,
        *,
        step: float = 1,
        words: str = "",
        show: Callable[[float], str] = lambda v: f"{v:g}",
        ticks: int = 0,
        marks: Sequence[str] = (),
        foot: float = 0,
        **more: Any,
    ) -> None:
        super().__init__(name, rect, **more)
        self.low, self.high, self.value, self.step = low, high, value, step
        self.words, self.show, self.ticks, self.marks = words, show, ticks, marks
        self.foot = foot or (38 if marks else 22)  # from the groove down: room for the marks

    def groove(self) -> Box:
        """Where the knob runs."""
        return Box(self.rect.x + 12, self.rect.bottom - self.foot, self.rect.w - 24, 10)

    def draw(self, c: Canvas) -> None:
        r, g, off = self.rect, self.groove(), self.state == "disabled"
        ink = c.theme.skin.off if off else c.theme.skin.ink
        top = r.y + (g.y - 8 - r.y) / 2
        c.text(self.words, (r.x, top), 16, ink, "strong", room=r.w * 0.7)
        c.text(self.show(self.value), (r.right, top), 17, ink, "bold", "midright")
        t = (self.value - self.low) / (self.high - self.low)
        if self.state == "focus":
            focus_ring(c, Box(g.x - 8, g.y - 4, g.w + 16, g.h + 8), 9)
        c.recess(Box(g.x - 5, g.y, g.w + 10, g.h), "#c9b590", r=5)
        fill = max(8.0, t * g.w + 5)
        c.flat(
            Box(g.x - 4, g.y + 1.5, fill, g.h - 3),
            "#a89c88" if off else "#f2c766",
            fill2="#8d8272" if off else "#b9822f",
            r=4,
        )
        for i in range(self.ticks + 1 if self.ticks else 0):
            x = g.x + g.w * i / self.ticks
            c.line((x, g.bottom + 3), (x, g.bottom + 7), c.theme.skin.soft, 1.2)
        for i, word in enumerate(self.marks):
            x = g.x + g.w * i / max(1, len(self.marks) - 1)
            c.text(
                word,
                (x, g.bottom + 8 + c.leading(14) / 2),
                14,
                c.theme.skin.soft,
                "text",
                "midleft" if i == 0 else "midright" if i == len(self.marks) - 1 else "center",
            )
        grown = {"hover": 12.5, "pressed": 13.5}.get(self.state, 11.5)
        if self.state in ("hover", "pressed"):
            c.disc((g.x + t * g.w, g.centery), 17, BRASS, alpha=0.35)
        c.knob((g.x + t * g.w, g.centery), grown, "dull" if off else "brass")

    def _set(self, v: float) -> Message:
        v = round((min(self.high, max(self.low, v)) - self.low) / self.step) * self.step + self.low
        same, self.value = v == self.value, v
        return TAKEN if same else Message(self.name, v)

    def _at(self, x: float) -> Message:
        g = self.groove()
        return self._set(self.low + (x - g.x) / g.w * (self.high - self.low))

    def handle(self, e: Input) -> Message | None:
        if self.enabled and e.kind == "key" and self.focused:
            by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_PAGEDOWN: -10, pygame.K_PAGEUP: 10}.get(
                e.key
            )
            if by:
                return self._set(self.value + by * self.step)
            if e.key in (pygame.K_HOME, pygame.K_END):
                return self._set(self.low if e.key == pygame.K_HOME else self.high)
            return None
        m = super().handle(e)
        if self.pressed and e.kind in ("down", "move"):
            return self._at(e.pos[0])
        return TAKEN if m else None


class Choice(Widget):
    """One of a few words, with an arrow at each side; dots show how many there are."""

    LEAST = 13.0  # what the letters of a long word shrink to

    def __init__(
        self,
        name: str,
        rect: Area,
        options: Sequence[str],
        index: int = 0,
        *,
        words: str = "",
        label_w: float = 0.0,
        **more: Any,
    ) -> None:
        super().__init__(name, rect, **more)
        self.options, self.index, self.words, self.label_w = list(options), index, words, label_w
        self.side = 0  # the arrow under the pointer: -1, 0, 1

    def field(self) -> Box:
        """Where the word and its arrows are drawn: a little less than what can be hit."""
        air = min(2.0, max(0.0, (self.rect.h - 44) / 2))
        return self.rect.cut(left=self.label_w, top=air, bottom=air)

    def room(self) -> float:
        """Units that the word has between its arrows."""
        f = self.field()
        return f.w - 2 * min(f.h, 40) - 8

    def draw(self, c: Canvas) -> None:
        f, state = self.field(), self.state
        off = state == "disabled"
        if self.words:
            c.text(
                self.words,
                (self.rect.x, f.centery),
                16,
                c.theme.skin.off if off else c.theme.skin.ink,
                "strong",
                room=self.label_w - 8,
            )
        if state == "focus":
            focus_ring(c, f, 10)
        c.recess(f, "#cfc3ac" if off else "#fffaf0", r=9)
        a = min(f.h, 40)
        for side, icon, x in ((-1, "left", f.x), (1, "right", f.right - a)):
            r = Box(x + 2, f.y + 2, a - 4, f.h - 4)
            lit, down = (
                self.side == side and state in ("hover", "focus"),
                self.side == side and state == "pressed",
            )
            tone = "#a89c88" if off else "#8a5a2c" if lit else "#4a2a12" if down else "#6d4523"
            c.plate(
                r,
                "enamel",
                r=7,
                tone=tone,
                border="#8d8272" if off else "#c99a55" if lit else "#8a6236",
                bw=1,
                shadow=0 if down else 1.5,
                bevel=-0.8 if down else 0.8,
            )
            c.icon(icon, (r.centerx, r.centery + (1 if down else 0)), 8, "#fff1d0")
        few, room = 1 < len(self.options) <= 9 and f.h >= 38, self.room()
        word = self.options[self.index]
        c.text(
            word,
            (f.centerx, f.centery - (4 if few else 0)),
            16,
            "#7d7264" if off else INK,
            "bold",
            "center",
            room=room,
            cap=c.fitting(word, 16, "bold", room, cap=c.theme.size(16), least=self.LEAST),
        )
        for i in range(len(self.options) if few else 0):
            x = f.centerx + (i - (len(self.options) - 1) / 2) * 9
            c.disc(
                (x, f.bottom - 8),
                2.6 if i == self.index else 1.9,
                "#b5400e" if i == self.index and not off else "#b9a582",
            )

    def turn(self, by: int) -> Message:
        self.index = (self.index + by) % len(self.options)
        return Message(self.name, self.options[self.index], sound="tick")

    def handle(self, e: Input) -> Message | None:
        if e.kind in ("move", "down", "up"):
            f = self.field()
            self.side = 0 if not self.hit(e.pos) else -1 if e.pos[0] < f.x + 44 else 1
        if self.enabled and e.kind == "key" and self.focused and e.key in (pygame.K_LEFT, pygame.K_RIGHT):
            return self.turn(-1 if e.key == pygame.K_LEFT else 1)
        return super().handle(e)

    def activate(self) -> Message:
        return self.turn(self.side or 1)
