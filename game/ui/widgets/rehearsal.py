"""Overlays drawn once where nobody sees them, so that the frame that opens one finds its pieces made."""

from __future__ import annotations

from typing import Any

import pygame

from game.ui.drawing.worker import shared
from game.ui.widgets.canvas import Area, Canvas


class Rehearsal(Canvas):
    """A canvas of its own. Words are set as on any other, plates (20 to 60 ms) are left to the worker."""

    def __init__(self, c: Canvas) -> None:
        super().__init__(pygame.Surface(c.surf.get_size()), c.theme, c.view)

    def plate(self, rect: Area, kind: str = "paper", **looks: Any) -> None:
        spot = Canvas(pygame.Surface((1, 1)), self.theme, self.view)
        key = ("plate", self.box(rect).size, kind, *sorted(looks.items()))
        shared().submit(key, lambda unwanted: spot.plate(rect, kind, **looks))
