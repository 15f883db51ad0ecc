"""The one place that reads pygame events: they become ``Input`` values in logical units.

Positions come from events only (posted events do not move the mouse). Touch arrives as mouse
events too, so finger events are ignored.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.widgets.canvas import View

NOWHERE = (-1e6, -1e6)


@dataclass(frozen=True)
class Input:
    """kind: move | down | up | wheel | key | text | cancel (the window lost the focus)."""

    kind: str
    pos: tuple[float, float] = NOWHERE
    key: int = 0
    shift: bool = False
    ctrl: bool = False
    text: str = ""
    dy: float = 0.0


def translate(event: pygame.event.Event, view: View) -> Input | None:
    """A pygame event as Input, or None if the kit has no use for it."""
    if event.type == pygame.MOUSEMOTION:
        return Input("move", view.logical(event.pos))
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        if event.button != 1:
            return None
        return Input("down" if event.type == pygame.MOUSEBUTTONDOWN else "up", view.logical(event.pos))
    if event.type == pygame.MOUSEWHEEL:
        return Input("wheel", dy=getattr(event, "precise_y", event.y))
    if event.type == pygame.KEYDOWN:
        mod = getattr(event, "mod", 0)
        return Input("key", key=event.key, shift=bool(mod & pygame.KMOD_SHIFT), ctrl=bool(mod & pygame.KMOD_CTRL))
    if event.type == pygame.TEXTINPUT:
        return Input("text", text=event.text)
    if event.type == pygame.WINDOWFOCUSLOST:
        return Input("cancel")
    return None
