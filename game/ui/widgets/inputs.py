"""What a widget hears: ``Input`` values in logical units. ``Reader`` makes them from pygame events.

Positions come from events only (posted events do not move the mouse). Touch arrives as mouse events
too, so finger events are ignored, and so is a press that comes while the pointer is already down.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ui.widgets.view import Point, View

NOWHERE = (-1e6, -1e6)
TRAIL_S = 0.08  # a gesture's speed is that of its last 80 ms


@dataclass(frozen=True)
class Input:
    """kind: move | down | up | wheel | key | keyup | text | edit | stick | cancel (the window lost focus).

    ``t`` is the time in seconds on the window's clock. ``action`` names what the key map binds to a key.
    ``text``: of "text" the letters, of "edit" those an input method is composing, of "stick" the stick's
    name (left, right, triggers) with its two axes, -1 to 1, in ``axes``.
    """

    kind: str
    pos: Point = NOWHERE
    key: int = 0
    shift: bool = False
    ctrl: bool = False
    text: str = ""
    dy: float = 0.0
    t: float = 0.0
    action: str = ""
    repeat: bool = False
    touch: bool = False
    axes: Point = (0.0, 0.0)


class Reader:
    """Translates pygame events. It remembers only what single events do not tell: is the pointer down, which
    keys are held, where the pointer was."""

    def __init__(self, action: Callable[[int, bool, bool], str] = lambda key, shift, ctrl: "") -> None:
        self.action = action
        self.down = False
        self.held: set[int] = set()
        self.pointer: Point = NOWHERE

    def read(self, event: pygame.event.Event, view: View, now: float = 0.0) -> list[Input]:
        """The inputs an event stands for; empty if the kit has no use for it."""
        t = float(getattr(event, "t", now))
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._pointer(event, view, t)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return [self._key(event, t)]
        if event.type == pygame.MOUSEWHEEL:
            return [Input("wheel", self.pointer, dy=float(getattr(event, "precise_y", event.y)), t=t)]
        if event.type == pygame.TEXTINPUT:
            return [Input("text", text=event.text, t=t)]
        if event.type == pygame.TEXTEDITING:
            return [Input("edit", text=event.text, t=t)]
        if event.type == pygame.WINDOWFOCUSLOST:
            self.down = False
            self.held.clear()
            return [Input("cancel", t=t)]
        if event.type == pygame.WINDOWLEAVE and not self.down:
            self.pointer = NOWHERE
            return [Input("move", t=t)]
        return []

    def _pointer(self, event: pygame.event.Event, view: View, t: float) -> list[Input]:
        pos, touch = view.logical(event.pos), bool(getattr(event, "touch", False))
        self.pointer = pos
        if event.type == pygame.MOUSEMOTION:
            return [Input("move", pos, t=t, touch=touch)]
        pressed = event.type == pygame.MOUSEBUTTONDOWN
        if event.button != 1 or pressed == self.down:
            return []
        self.down = pressed
        heard = [Input("down" if pressed else "up", pos, t=t, touch=touch)]
        if touch and not pressed:  # a finger that is lifted points at nothing
            self.pointer = NOWHERE
            heard.append(Input("move", t=t, touch=True))
        return heard

    def _key(self, event: pygame.event.Event, t: float) -> Input:
        mod = getattr(event, "mod", 0)
        shift, ctrl = bool(mod & pygame.KMOD_SHIFT), bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        action = self.action(event.key, shift, ctrl)
        if event.type == pygame.KEYUP:
            self.held.discard(event.key)
            return Input("keyup", key=event.key, shift=shift, ctrl=ctrl, t=t, action=action)
        repeat = event.key in self.held
        self.held.add(event.key)
        return Input("key", key=event.key, shift=shift, ctrl=ctrl, t=t, action=action, repeat=repeat)


class Trail:
    """The last moments of a drag: how fast and which way it goes when it is let go."""

    def __init__(self) -> None:
        self.points: deque[tuple[float, Point]] = deque()

    def add(self, pos: Point, t: float) -> None:
        """A new place of the pointer; what is older than the window but for one point is forgotten."""
        self.points.append((t, pos))
        while len(self.points) > 2 and self.points[1][0] <= t - TRAIL_S:
            self.points.popleft()

    def velocity(self, t: float) -> Point:
        """Logical units a second over the last 80 ms before ``t``; (0, 0) if the pointer stood still."""
        recent = [p for p in self.points if p[0] >= t - TRAIL_S - 1e-9]
        if len(recent) < 2:
            return 0.0, 0.0
        (t0, a), (_, b) = recent[0], recent[-1]
        span = max(t - t0, 1e-3)
        return (b[0] - a[0]) / span, (b[1] - a[1]) / span
