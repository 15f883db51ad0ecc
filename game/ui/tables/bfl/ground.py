"""The board under everything: the exact layer when it is ready, a stretched one until then."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.assets import asset
from game.core import board
from game.core.errors import AssetError, StoreError
from game.store import places
from game.ui.drawing.layers import Layers, Wish, stretched
from game.ui.tables.bfl import static
from game.ui.tables.bfl.layout import Layout
from game.ui.widgets.view import LOGICAL, View

FIRST: Final = ("pictures", "bfl_board.jpg")  # the shipped picture, for the first start
FIRST_MARGIN: Final = (160, 100)  # logical units that it shows beyond the logical space


@lru_cache(1)
def shared() -> Layers:
    """The one store of the window's layers, in the player's cache folder."""
    try:
        folder = places.find().cache / "layers"
    except StoreError:
        folder = None
    return Layers(folder)


def first_view() -> View:
    """The view of the shipped picture: one pixel a unit, with room for windows of other shapes."""
    view = View((LOGICAL[0] + 2 * FIRST_MARGIN[0], LOGICAL[1] + 2 * FIRST_MARGIN[1]))
    view.k, view.ox, view.oy = 1.0, float(FIRST_MARGIN[0]), float(FIRST_MARGIN[1])
    return view


class Ground:
    """The board's layer for one view."""

    def __init__(self, place: Layout, layers: Layers | None = None) -> None:
        self.layers = layers or shared()
        self.place = place
        static.trace_numerals()
        self._wish = Wish(
            "bfl", str(static.VERSION), place.view.size, lambda unwanted: static.paint(place, unwanted)
        )
        self._meanwhile: pygame.Surface | None = None

    @property
    def ready(self) -> bool:
        """Whether the exact layer is there."""
        return self.layers.get(self._wish) is not None

    def picture(self) -> pygame.Surface:
        """The layer to draw on, as large as the window."""
        exact = self.layers.get(self._wish)
        if exact is not None:
            self._meanwhile = None
            return exact
        if self._meanwhile is None:
            self._meanwhile = self._stand_in()
        return self._meanwhile

    def _stand_in(self) -> pygame.Surface:
        view = self.place.view
        old = self.layers.stale("bfl")
        if old is not None:
            return stretched(old[0], View(old[1]), view)
        try:
            return stretched(pygame.image.load(asset(*FIRST)), first_view(), view)
        except (AssetError, pygame.error):
            return _plain(self.place)


def _plain(place: Layout) -> pygame.Surface:
    """A flat board, for want of anything better."""

    out = pygame.Surface(place.view.size).convert()
    out.fill("#5a371c")
    for margin, tone in ((13.4, "#6b341a"), (10.0, "#1a4028"), (0.7, "#c8281a"), (-0.7, "#3a8a44")):
        corners = [
            place.cam.spot(x, y)
            for x, y in (
                (-margin, -margin),
                (board.WIDTH + margin, -margin),
                (board.WIDTH + margin, board.HEIGHT + margin),
                (-margin, board.HEIGHT + margin),
            )
        ]
        pygame.draw.polygon(out, tone, corners)
    for ten in range(10, 120, 10):
        pygame.draw.aaline(out, "#e8e3cf", place.cam.spot(ten, 0.7), place.cam.spot(ten, board.HEIGHT - 0.7))
    for lane in range(1, board.LANES):
        y = lane * board.LANE
        pygame.draw.aaline(out, "#cfd6b9", place.cam.spot(0.7, y), place.cam.spot(board.WIDTH - 0.7, y))
    return out
