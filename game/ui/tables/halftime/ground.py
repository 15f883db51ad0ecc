"""The table, the card and the tray under everything: a layer that the worker makes, a stand-in until then."""

from __future__ import annotations

from typing import Final

import pygame

from game.assets import asset
from game.core.errors import AssetError
from game.ui.drawing.layers import Layers, Wish
from game.ui.drawing.worker import Unwanted
from game.ui.tables.grounds import FIRST_MARGIN, layers_of
from game.ui.tables.halftime import card
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime.inks import CARD
from game.ui.widgets import plates
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import Box, View

VERSION: Final = 1  # of what is painted: layers kept on disk by an older one are not used
FIRST: Final = ("pictures", "halftime_board.jpg")  # the shipped picture: table and card, without the tray
EVENING: Final = "#8d7868"  # a kitchen table under its lamp: darker than BFL's
BARE: Final = "#3a2415"
WOOD: Final = "#6b4426"
CLOTH: Final = "#2b5a45"


def paint(c: Canvas, tray_box: Box | None) -> None:
    """All that never changes, but for words and colours."""
    c.surf.blit(plates.table(*c.view.size, round(c.view.k, 3), "oak"), (0, 0))
    shade = pygame.Surface(c.view.size)
    shade.fill(EVENING)
    c.surf.blit(shade, (0, 0), special_flags=pygame.BLEND_MULT)
    card.board(c)
    if tray_box is not None:
        card.tray(c, tray_box)


class Ground:
    """The layer for one view and theme."""

    def __init__(self, view: View, theme: Theme, tray_box: Box, layers: Layers | None = None) -> None:
        self.view, self.theme, self.tray_box = view, theme, tray_box
        self.layers = layers or layers_of("halftime")
        contrast = "stark" if theme.high_contrast else "plain"
        version = f"{VERSION}-{contrast}-{tray_box.w:.0f}x{tray_box.h:.0f}"
        self._wish = Wish("halftime", version, view.size, self._paint)
        self._meanwhile: pygame.Surface | None = None

    def picture(self) -> pygame.Surface:
        """The layer to draw on, as large as the window."""
        exact = self.layers.get(self._wish)
        if exact is not None:
            self._meanwhile = None
            return exact
        if self._meanwhile is None:
            self._meanwhile = self._stand_in()
        return self._meanwhile

    def _paint(self, unwanted: Unwanted) -> bytes | None:
        surf = pygame.Surface(self.view.size, depth=32)
        paint(Canvas(surf, self.theme, self.view), self.tray_box)
        return None if unwanted() else pygame.image.tobytes(surf, "RGB")

    def _stand_in(self) -> pygame.Surface:
        """The shipped picture, as large as this window; without it a bare table and a blank card."""
        try:
            out, where = _cut(pygame.image.load(asset(*FIRST)), self.view)
        except (AssetError, pygame.error):
            out, where = pygame.Surface((1, 1)), (0, 0)
        bare = out.get_width() < 2
        if where != (0, 0) or out.get_size() != self.view.size:
            part, out = out, pygame.Surface(self.view.size)
            out.fill(BARE)
            out.blit(part, where)
        c = Canvas(out, self.theme, self.view)
        inside = self.tray_box.cut(7, 7, 7, 7)
        for rect, tone in ((at.BOARD_BOX, CARD), (self.tray_box, WOOD), (inside, CLOTH))[not bare :]:
            pygame.draw.rect(out, tone, c.box(rect), border_radius=round(6 * c.k))
        return out.convert()


def _cut(picture: pygame.Surface, view: View) -> tuple[pygame.Surface, tuple[int, int]]:
    """What a window shows of the shipped picture, and where that belongs."""
    x0, y0 = view.logical((0, 0))
    x1, y1 = view.logical(view.size)
    wanted = pygame.Rect(
        round(x0 + FIRST_MARGIN[0]), round(y0 + FIRST_MARGIN[1]), round(x1 - x0), round(y1 - y0)
    )
    part = wanted.clip(picture.get_rect())
    px, py = view.device((part.x - FIRST_MARGIN[0], part.y - FIRST_MARGIN[1]))
    size = round(part.w * view.k), round(part.h * view.k)
    return pygame.transform.smoothscale(picture.subsurface(part), size), (round(px), round(py))
