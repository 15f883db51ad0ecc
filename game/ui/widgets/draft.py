"""A canvas that never waits: a plate, a glow or a frame that is not made yet is drawn flat, and the worker
makes it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

import pygame

from game.ui.drawing.worker import shared
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Area, Canvas

FLAT: Final = {"walnut": "#2c1b10", "wood": "#7d4f2c"}  # of materials that bring their own tone


@sized(1)
def _made() -> set[Hashable]:
    """What the worker has made; forgotten with the sprites themselves."""
    return set()


class Draft(Canvas):
    """``waits``: something was drawn flat; once that is ``done``, the picture is to be drawn again."""

    def __init__(self, c: Canvas) -> None:
        super().__init__(c.surf, c.theme, c.view)
        self._missing: list[Callable[[], bool]] = []

    @property
    def waits(self) -> bool:
        """Was something drawn that stands in for something else?"""
        return bool(self._missing)

    @property
    def done(self) -> bool:
        """Is everything there now that was missing?"""
        return all(there() for there in self._missing)

    def until(self, there: Callable[[], bool]) -> None:
        """Something of the picture stands in for what is not there yet."""
        self._missing.append(there)

    def plate(self, rect: Area, kind: str = "paper", **looks: Any) -> None:
        if self.theme.high_contrast or self._ready("plate", rect, (kind,), looks):
            super().plate(rect, kind, **looks)
            return
        tone = FLAT.get(kind) or looks.get("tone", "#f7ecd3")
        self._rect(rect, tone, looks.get("r", 10))
        if looks.get("border", "#cdb891"):
            self._rect(rect, looks.get("border", "#cdb891"), looks.get("r", 10), looks.get("bw", 1.4))

    def recess(self, rect: Area, tone: str = "#fffaf0", **looks: Any) -> None:
        if self.theme.high_contrast or self._ready("recess", rect, (tone,), looks):
            super().recess(rect, tone, **looks)
            return
        self._rect(rect, tone, looks.get("r", 8))

    def frame(self, rect: Area, colour: str, **looks: Any) -> None:
        if self._ready("frame", rect, (colour,), looks):
            super().frame(rect, colour, **looks)
            return
        self._rect(rect, colour, looks.get("r", 6), looks.get("width", 1.4))

    def glow(self, rect: Area, colour: str = "#ffdf8c", **looks: Any) -> None:
        if self._ready("glow", rect, (colour,), looks):
            super().glow(rect, colour, **looks)

    def _ready(self, what: str, rect: Area, args: tuple[str, ...], looks: dict[str, Any]) -> bool:
        """Has it been made? Otherwise the worker makes it."""
        key = (what, self.box(rect).size, round(self.k, 3), *args, *sorted(looks.items()))
        made = _made()
        if key in made:
            return True
        self.until(lambda: key in made)
        unseen = Canvas(pygame.Surface((1, 1)), self.theme, self.view)
        make: Callable[..., None] = getattr(unseen, what)

        def job(_unwanted: Callable[[], bool]) -> None:
            make(rect, *args, **looks)
            made.add(key)

        shared().submit(("draft", key), job)
        return False

    def _rect(self, rect: Area, tone: str, r: float, width: float = 0.0) -> None:
        line = max(1, round(width * self.k)) if width else 0
        pygame.draw.rect(self.surf, tone, self.box(rect), line, border_radius=round(r * self.k))
