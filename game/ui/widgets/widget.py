"""What every widget has: a rectangle, states, ``draw(canvas)`` and ``handle(input) -> Message``.

A ``Group`` holds the widgets of a scene, hands input to the right one, and keeps the focus and its order.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from game.ui.widgets.canvas import Area, Box, Canvas, Point
from game.ui.widgets.inputs import NOWHERE, Input

if TYPE_CHECKING:
    from game.ui.widgets.pane import Pane

TOUCH = 48.0  # the smallest target, in logical units
DRAG = 14.0  # a press that goes further up or down than this draws the pane along
ACTIVATE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


@dataclass(frozen=True)
class Message:
    """What a widget tells its scene. ``name`` is the widget's name; "" means: taken, nothing to tell."""

    name: str
    value: Any = None
    once: bool = False  # said by a button: a second one in the same frame is the same click again
    sound: str = ""  # what the window plays for it


TAKEN = Message("")


class Widget(ABC):
    """A rectangle on the screen. Subclasses draw by ``state`` and override ``handle``."""

    focusable = True
    drags = False  # True: a drag belongs to the widget (a slider), it never scrolls the pane it lies in

    def __init__(self, name: str, rect: Area, *, enabled: bool = True, hint: str = "") -> None:
        self.name, self.rect = name, Box(rect)
        self.enabled, self.hint = enabled, hint  # hint: tooltip; of a disabled widget: the reason
        self.hovered = self.focused = self.pressed = False
        self.passed_by = False  # the focus is on another widget, which hears the keys that press
        self.pane: Pane | None = None  # the scrolled area it lies in: what is clipped off cannot be hit

    @property
    def state(self) -> str:
        """disabled | pressed | focus | hover | normal: the strongest that holds."""
        if not self.enabled:
            return "disabled"
        return (
            "pressed" if self.pressed else "focus" if self.focused else "hover" if self.hovered else "normal"
        )

    @property
    def target(self) -> Box:
        """Where a pointer counts as on the widget: never smaller than a fingertip."""
        w, h = max(self.rect.w, TOUCH), max(self.rect.h, TOUCH)
        return Box(self.rect.centerx - w / 2, self.rect.centery - h / 2, w, h)

    def hit(self, pos: Point) -> bool:
        """Is a place on the widget, or within a fingertip of it?"""
        if self.pane is not None and not self.pane.rect.collidepoint(pos):
            return False
        return self.rect.collidepoint(pos) or self.target.collidepoint(pos)

    @abstractmethod
    def draw(self, c: Canvas) -> None:
        """Draws the widget in its state."""

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
            return TAKEN if e.repeat else self.activate()
        return None

    def resume(self, before: Any) -> None:
        """Goes on where the widget of the same name was before the scene was built anew."""

    def activate(self) -> Message | None:
        """What pressing the widget says."""
        return Message(self.name)


def focus_ring(c: Canvas, rect: Area, r: float = 10) -> None:
    """Keyboard focus: a brass line round the widget with light outside it; never colour alone."""
    grown = Box(rect[0] - 3, rect[1] - 3, rect[2] + 6, rect[3] + 6)
    if c.theme.high_contrast:
        c.flat(Box(grown.x - 3, grown.y - 3, grown.w + 6, grown.h + 6), "#000000", r=r + 6)
        c.flat(grown, "#ffd400", r=r + 3)
        return
    c.glow(grown, "#ffe09a", r=r + 3, spread=4)
    c.flat(grown, "#ffdf8c", r=r + 3)


class Group:
    """Widgets in focus order (the order they are given in). One input gives at most one message.

    The pointer is captured from press to release. ``trap``: a dialog, Tab stays inside and what lies outside
    hears nothing. ``asleep``: nothing is heard at all, as while the table moves.
    """

    def __init__(self, *widgets: Widget, trap: bool = False) -> None:
        self.widgets: list[Widget] = list(widgets)
        self.captured: Widget | None = None
        self.trap = trap
        self.asleep = False
        self.pointer: Point = NOWHERE
        self.by_keys = False  # it is played by keys: whatever the pointer was left on says nothing
        self._pane: Pane | None = None  # the one being dragged
        self._from: Point = NOWHERE

    def __getitem__(self, name: str) -> Any:
        return next(w for w in self.widgets if w.name == name)

    def get(self, name: str) -> Widget | None:
        """The widget of a name, or None."""
        return next((w for w in self.widgets if w.name == name), None)

    def __contains__(self, name: str) -> bool:
        return any(w.name == name for w in self.widgets)

    # ------------------------------------------------------------------- focus
    @property
    def focus(self) -> Widget | None:
        """The widget that hears the keys."""
        return next((w for w in self.widgets if w.focused), None)

    def set_focus(self, widget: Widget | str | None, *, reveal: bool = True) -> None:
        """Gives the focus to a widget, or by name to the first one of that name that is there.

        ``reveal``: it comes into sight (not under a pointer that has just pressed it).
        """
        wanted = (
            next((w for w in self.widgets if w.name == widget), None) if isinstance(widget, str) else widget
        )
        for w in self.widgets:
            w.focused = w is wanted
        if reveal and wanted is not None and wanted.pane is not None:
            wanted.pane.reveal(wanted.rect)

    def _ring(self) -> list[Widget]:
        return [w for w in self.widgets if w.focusable and w.enabled]

    def _tab(self, step: int) -> None:
        ring, now = self._ring(), self.focus
        if ring:
            self.set_focus(
                ring[(ring.index(now) + step) % len(ring)] if now in ring else ring[0 if step > 0 else -1]
            )

    def _towards(self, way: tuple[int, int]) -> None:
        """The nearest widget in that direction: distance ahead plus twice the distance aside."""
        now = self.focus
        if now is None:
            self._tab(1)
            return
        best, least = None, math.inf
        for w in self._ring():
            dx, dy = w.rect.centerx - now.rect.centerx, w.rect.centery - now.rect.centery
            ahead = dx * way[0] + dy * way[1]
            # aside counts only as far as the two do not face each other
            aside = max(
                0.0,
                abs(dx) - (w.rect.w + now.rect.w) / 2 if way[1] else abs(dy) - (w.rect.h + now.rect.h) / 2,
            )
            far = ahead + 2 * aside + 0.2 * (abs(dx) if way[1] else abs(dy))
            if w is not now and ahead > 4 and far < least:
                best, least = w, far
        if best is not None:
            self.set_focus(best)

    # ------------------------------------------------------------------- input
    def _by_nearness(self, pos: Point) -> list[Widget]:
        """What lies under a place first (the last drawn on top), then what is within a fingertip of it."""
        on = [w for w in reversed(self.widgets) if w.rect.collidepoint(pos) and w.hit(pos)]
        return on + [w for w in reversed(self.widgets) if w not in on]

    def handle(self, e: Input) -> Message | None:
        """Hands an input to the widget it is meant for."""
        if self.asleep and e.kind != "cancel":
            return None
        if e.kind in ("move", "down", "up"):
            return self._point(e)
        if e.kind == "wheel":
            self.pointer = e.pos if e.pos != NOWHERE else self.pointer
            under = next((w for w in reversed(self.widgets) if w.rect.collidepoint(self.pointer)), None)
            m = under.handle(e) if under else None
            return m or next((pane.handle(e, self.pointer) for pane in self.panes()), None)
        if e.kind == "cancel":
            self.captured = self._pane = None
            for w in self.widgets:
                w.handle(e)
            return None
        return self._key(e)

    def _point(self, e: Input) -> Message | None:
        self.pointer = e.pos
        if e.kind != "down" and self._pane:
            self._pane.drag(e.pos)
            if e.kind == "up":
                self._pane = None
            return TAKEN
        if e.kind != "down" and self.captured:
            return self._drag(self.captured, e)
        found: Message | None = None
        lit = False
        for w in self._by_nearness(e.pos):
            if found is not None and e.kind != "move":
                break
            m = w.handle(e)
            if e.kind == "move":
                w.hovered, lit = w.hovered and not lit, lit or w.hovered
            if m is not None and e.kind == "down":
                self.captured, self._from = w, e.pos
                if w.focusable:
                    self.set_focus(w, reveal=False)
            found = found or m
        if found is None and e.kind == "down":
            self._pane = next((pane for pane in self.panes() if pane.grab(e.pos)), None)
            found = TAKEN if self._pane else None
        return found or (TAKEN if self.trap else None)

    def _drag(self, w: Widget, e: Input) -> Message | None:
        """The pointer is held on a widget: it is told, or the pane below it is drawn along."""
        if e.kind == "up":
            self.captured = None
        elif (
            w.pane is not None
            and not w.drags
            and abs(e.pos[1] - self._from[1]) > DRAG
            and w.pane.grab(self._from)
        ):
            self.captured, self._pane = None, w.pane
            w.handle(Input("cancel", t=e.t))
            w.pane.drag(e.pos)
            return TAKEN
        return w.handle(e)

    def _key(self, e: Input) -> Message | None:
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
        return TAKEN if self.trap and e.kind == "key" and e.action != "back" else None

    # -------------------------------------------------------------------- draw
    def panes(self) -> list[Pane]:
        """The scrolled areas that widgets lie in."""
        found: list[Pane] = []
        for w in self.widgets:
            if w.pane is not None and w.pane not in found:
                found.append(w.pane)
        return found

    def draw(self, c: Canvas) -> None:
        """Draws every widget; those of a pane inside it."""
        now = self.focus
        for w in self.widgets:
            w.passed_by = now is not None and w is not now
            if w.pane is None:
                w.draw(c)
            elif w.pane.sees(w.rect):
                with c.clip(w.pane.rect):
                    w.draw(c)
        for pane in self.panes():
            pane.draw(c)

    def tooltip(self, c: Canvas) -> None:
        """The hint of what the pointer is on; drawn last, by the scene."""
        from game.ui.widgets.tooltip import tooltip

        under = next((w for w in self._by_nearness(self.pointer) if w.hint and w.hit(self.pointer)), None)
        if under is not None and not self.asleep and not self.by_keys:
            tooltip(c, under.rect, under.hint, warn=not under.enabled)
