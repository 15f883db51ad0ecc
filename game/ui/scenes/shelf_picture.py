"""The shelf's picture as it was shipped, fitted to the window; without it, painted on the spot.

The title is the first thing a player sees: painting it takes seconds, loading it a few milliseconds.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.assets import asset
from game.core.errors import AssetError
from game.games.registry import BOXES
from game.ui.widgets.cache import sized
from game.ui.widgets.view import Box, View


class Shipped(NamedTuple):
    """A picture in assets/pictures: its name, pixels a unit, and the part of the logical space it shows."""

    name: str
    k: float
    area: Box


# The smaller ones reach beyond 16:9 on all sides, for windows of other shapes.
SHIPPED: Final = (
    Shipped("shelf_1", 1.0, Box(-160, -90, 1600, 900)),
    Shipped("shelf_2", 1.5, Box(-160, -90, 1600, 900)),
    Shipped("shelf_3", 3.0, Box(0, -40, 1280, 800)),
)


def suited(k: float) -> Shipped:
    """The smallest picture that need not be drawn larger."""
    return next((s for s in SHIPPED if s.k >= k - 0.02), SHIPPED[-1])


@sized(2)
def shelf_picture(w: int, h: int) -> pygame.Surface:
    """Wall, title, boxes, shelf and chest as large as the window."""
    view = View((w, h))
    shipped = suited(view.k)
    try:
        picture = pygame.image.load(asset("pictures", f"{shipped.name}.jpg"))
    except (AssetError, pygame.error):
        from game.ui.scenes.shelf_wall import Painter

        return Painter(view.k, view.bounds).paint(BOXES)
    return fitted(picture, shipped, view)


def fitted(picture: pygame.Surface, shipped: Shipped, view: View) -> pygame.Surface:
    """The part that the window sees, at the window's scale; beyond the picture it is mirrored."""
    bounds, k = view.bounds, shipped.k
    seen = Box(bounds).clip(shipped.area)
    part = picture.subsurface(
        pygame.Rect(
            round((seen.x - shipped.area.x) * k),
            round((seen.y - shipped.area.y) * k),
            min(round(seen.w * k), picture.get_width()),
            min(round(seen.h * k), picture.get_height()),
        )
    )
    size = round(seen.w * view.k), round(seen.h * view.k)
    if size != part.get_size():
        part = pygame.transform.smoothscale(part, size)
    if size != view.size:
        part = _mirrored(part, view.size, view.device(seen.topleft))
    return part.convert() if pygame.display.get_surface() else part


def _mirrored(part: pygame.Surface, size: tuple[int, int], at: tuple[float, float]) -> pygame.Surface:
    """A picture in the middle of a larger one, its mirror images on all sides."""
    out = pygame.Surface(size)
    w, h = part.get_size()
    x0, y0 = round(at[0]), round(at[1])
    for i in range(-(-x0 // w) * -1 - 1, -(-(size[0] - x0) // w) + 1):
        for j in range(-(-y0 // h) * -1 - 1, -(-(size[1] - y0) // h) + 1):
            out.blit(pygame.transform.flip(part, i % 2 == 1, j % 2 == 1), (x0 + i * w, y0 + j * h))
    return out
