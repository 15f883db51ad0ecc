"""What every widget has: a rectangle, states, ``draw(canvas)`` and ``handle(input) -> Message``.

A ``Group`` holds widgets, hands input to the right one, keeps the focus and its order, and captures
the pointer while a button is held. One input gives at most one message.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import pygame

from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import NOWHERE, Input

TOUCH = 48.0  # the smallest target, in logical units
ACTIVATE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


@dataclass(frozen=True)
class Message:
    """What a widget tells its scene. ``name`` is the widget's name; "" means: taken, nothing to tell."""

    name: str
    value: Any = None


TAKEN = Message("")


class Widget:
    """A rectangle on the screen. Subclasses draw by ``state`` and override ``handle``."""

    focusable = True

    def __init__(self, name: str, rect, *, enabled: bool = True, hint: str = "") -> None:
        self.name, self.rect = name, Box(rect)
        self.enabled, self.hint = enabled, hint  # hint: tooltip; of a disabled widget: the reason
        self.hovered = self.focused = self.pressed = False

    @property
    def state(self) -> str:
        """disabled | pressed | focus | hover | normal: the strongest that holds."""
        if not self.enabled:
            return "disabled"
        return "pressed" if self.pressed else "focus" if self.focused else "hover" if self.hovered else "normal"

    @property
    def target(self) -> Box:
        """Where a pointer counts as on the widget: never smaller than a fingertip."""
        w, h = max(self.rect.w, TOUCH), max(self.rect.h, TOUCH)
        return Box(self.rect.centerx - w / 2, self.rect.centery - h / 2, w, h)

    def hit(self, pos) -> bool:
        return self.rect.collidepoint(pos) or self.target.collidepoint(pos)

    def draw(self, c: Canvas) -> None:
        raise NotImplementedError

    def handle(self, e: Input) -> Message | None:
        """Press and release inside, or Enter or Space with the focus, calls ``activate``."""
        if not self.enabled:
            return None
        if e.kind == "move":
            self.hovered = self.hit(e.pos)
            return TAKEN if self.pressed else None
        if e.kind == "down" and self.hit(e.pos):
            self.pressed = True
            return TAKEN
        if e.kind == "up" and self.pressed:
            self.pressed = False  # let go outside: nothing happens
            return self.activate() if self.hit(e.pos) else TAKEN
        if e.kind == "cancel":
            self.pressed = self.hovered = False
        if e.kind == "key" and self.focused and e.key in ACTIVATE:
            return self.activate()
        return None

    def activate(self) -> Message | None:
        return Message(self.name)


def focus_ring(c: Canvas, rect, r: float = 10) -> None:
    """Keyboard focus: a brass line round the widget with light outside it; never colour alone."""
    grown = Box(rect[0] - 3, rect[1] - 3, rect[2] + 6, rect[3] + 6)
    c.glow(grown, "#ffe09a", r=r + 3, spread=4)
    c.flat(grown, "#ffdf8c", r=r + 3)


class Group:
    """Widgets in focus order (the order they are given in)."""

    def __init__(self, *widgets: Widget, trap: bool = False) -> None:
        self.widgets: list[Widget] = list(widgets)
        self.captured: Widget | None = None
        self.trap = trap  # a dialog: Tab stays inside, what lies outside gets nothing
        self.pointer = NOWHERE

    def __getitem__(self, name: str) -> Any:
        return next(w for w in self.widgets if w.name == name)

    @property
    def focus(self) -> Widget | None:
        return next((w for w in self.widgets if w.focused), None)

    def set_focus(self, widget: Widget | str | None) -> None:
        wanted = self[widget] if isinstance(widget, str) else widget
        for w in self.widgets:
            w.focused = w is wanted

    def _ring(self) -> list[Widget]:
        return [w for w in self.widgets if w.focusable and w.enabled]

    def _tab(self, step: int) -> None:
        ring = self._ring()
        if ring:
            now = self.focus
            self.set_focus(ring[(ring.index(now) + step) % len(ring)] if now in ring else ring[0 if step > 0 else -1])

    def _towards(self, way: tuple[int, int]) -> None:
        """The nearest widget in that direction: distance ahead plus twice the distance aside."""
        now = self.focus
        if now is None:
            return self._tab(1)
        best, least = None, math.inf
        for w in self._ring():
            dx, dy = w.rect.centerx - now.rect.centerx, w.rect.centery - now.rect.centery
            ahead, aside = dx * way[0] + dy * way[1], abs(dx * way[1]) + abs(dy * way[0])
            if w is not now and ahead > 4 and ahead + 2 * aside < least:
                best, least = w, ahead + 2 * aside
        if best:
            self.set_focus(best)
        return None

    def handle(self, e: Input) -> Message | None:
        if e.kind in ("move", "down", "up"):
            self.pointer = e.pos
            if e.kind != "down" and self.captured:
                w = self.captured
                if e.kind == "up":
                    self.captured = None
                return w.handle(e)
            found = None
            for w in reversed(self.widgets):  # the last drawn lies on top
                m = w.handle(e) if found is None else None
                if found is not None and e.kind == "move":
                    w.hovered = False
                if m is not None and e.kind == "down":
                    self.captured = w
                    self.set_focus(w if w.focusable else self.focus)
                found = found or m
            return found or (TAKEN if self.trap else None)
        if e.kind == "wheel":
            under = next((w for w in reversed(self.widgets) if w.rect.collidepoint(self.pointer)), None)
            return under.handle(e) if under else None
        if e.kind == "cancel":
            self.captured = None
            for w in self.widgets:
                w.handle(e)
            return None
        now = self.focus
        m = now.handle(e) if now else None
        if m is not None:
            return m
        if e.kind == "key" and e.key == pygame.K_TAB:
            self._tab(-1 if e.shift else 1)
            return TAKEN
        if e.kind == "key" and e.key in ARROWS:
            self._towards(ARROWS[e.key])
            return TAKEN
        return TAKEN if self.trap and e.kind == "key" and e.key != pygame.K_ESCAPE else None

    def draw(self, c: Canvas) -> None:
        for w in self.widgets:
            w.draw(c)

    def tooltip(self, c: Canvas) -> None:
        """The hint of what the pointer is on; drawn last, by the scene."""
        from game.ui.widgets.tooltip import tooltip

        under = next((w for w in reversed(self.widgets) if w.hint and w.hit(self.pointer)), None)
        if under:
            tooltip(c, under.rect, under.hint, warn=not under.enabled)
