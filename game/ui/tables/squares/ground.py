"""A field's ground: a layer that the worker makes, a coarse picture of the same ground until then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.ui.drawing.layers import Layers, Wish
from game.ui.drawing.materials import Array, srgb, to_surface
from game.ui.tables.grounds import layers_of

COARSE: Final = 7  # pixels of the layer to one of the coarse picture
Painter = Callable[[int, int, float], Array]
"""The light of a ground of w by h pixels, so many of them a unit."""


class Ground:
    """The ground of a field of a size. ``version`` tells pictures apart that were kept on disk."""

    def __init__(
        self,
        name: str,
        version: str,
        size: tuple[int, int],
        k: float,
        paint: Painter,
        layers: Layers | None = None,
    ) -> None:
        self.size, self._k, self._paint = size, k, paint
        self._layers = layers or layers_of("squares")
        self._wish = Wish(name, version, size, lambda unwanted: srgb(paint(*size, k)).tobytes())
        self._meanwhile: pygame.Surface | None = None

    def picture(self) -> pygame.Surface:
        """The ground; it is another surface once the exact one is ready."""
        exact = self._layers.get(self._wish)
        if exact is not None:
            self._meanwhile = None
            return exact
        if self._meanwhile is None:
            w, h = (max(8, n // COARSE) for n in self.size)
            small = to_surface(self._paint(w, h, self._k / COARSE))
            self._meanwhile = pygame.transform.smoothscale(small, self.size)
        return self._meanwhile
