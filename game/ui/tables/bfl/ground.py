"""The board under everything: the exact layer when it is ready, a stretched one until then."""

from __future__ import annotations

from typing import Final

import pygame

from game.assets import asset
from game.core import board
from game.core.errors import AssetError
from game.ui.drawing.layers import Key, Layers, Wish
from game.ui.tables.bfl import static
from game.ui.tables.bfl.layout import BOARD_BOX, Layout, layout
from game.ui.tables.grounds import first_view, layers_of
from game.ui.widgets import plates

FIRST: Final = ("pictures", "bfl_board.jpg")  # the shipped picture, for the first start


class Ground:
    """The board's layer for one view."""

    def __init__(self, place: Layout, layers: Layers | None = None) -> None:
        self.layers = layers or layers_of("bfl")
        self.place = place
        static.trace_numerals()
        name, version = _named(place)
        self._wish = Wish(name, version, place.view.size, lambda unwanted: static.paint(place, unwanted))
        _PLACES[self._wish.key] = place
        self._meanwhile: pygame.Surface | None = None

    @property
    def ready(self) -> bool:
        """Whether the exact layer is there."""
        return self.layers.get(self._wish) is not None

    def ask(self) -> None:
        """Has the exact layer made."""
        self.layers.get(self._wish)

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
        old = self.layers.stale(self._wish.name) or self.layers.stale("bfl")
        if old is not None and old[1] in _PLACES:
            return _moved(old[0], _PLACES[old[1]], self.place)
        try:
            return _moved(pygame.image.load(asset(*FIRST)), layout(first_view()), self.place)
        except (AssetError, pygame.error):
            return _plain(self.place)


_PLACES: dict[Key, Layout] = {}  # what the layers of this process were made for


def _named(place: Layout) -> tuple[str, str]:
    """A layer's name and version: the board as large as it can be, or a smaller one."""
    if place.room == BOARD_BOX:
        return "bfl", str(static.VERSION)
    return "bfl.low", f"{static.VERSION}-{place.room.w:.0f}x{place.room.h:.0f}"


def _moved(picture: pygame.Surface, of: Layout, to: Layout) -> pygame.Surface:
    """A picture of one layout as it lies in another: the board where it belongs, on a bare table."""
    f = to.cam.focal / of.cam.focal
    w, h = picture.get_size()
    view = to.view
    out = plates.table(*view.size, round(view.k, 3), "oak").copy()
    at = to.cam.cx - of.cam.cx * f, to.cam.cy - of.cam.cy * f
    out.blit(
        pygame.transform.smoothscale(picture, (round(w * f), round(h * f))), (round(at[0]), round(at[1]))
    )
    return out


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
