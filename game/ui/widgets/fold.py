"""What says that a scrolled area goes on: shade at the edge that cuts it, and a sign below it."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Area, Box, Canvas

SHADE_H: Final = 20.0
DARKEST: Final = 84  # of 255, at the edge
SIGN: Final = 11.0  # half the height of the sign
LEAST: Final = 6.0  # what is hidden of a margin alone is nothing to be told


@sized(32)
def _shade(width: int, height: int, up: bool) -> pygame.Surface:
    """Dark at one edge, nothing at the other."""
    column = pygame.Surface((1, height), pygame.SRCALPHA, 32)
    for y in range(height):
        part = (height - y if up else y + 1) / height
        column.set_at((0, y), (40, 24, 10, round(DARKEST * part * part)))
    return pygame.transform.scale(column, (width, height))


def fold(c: Canvas, rect: Area, *, above: float, below: float, bar: float) -> None:
    """The edges of an area of which so much is hidden above and below; ``bar`` is the width of its groove."""
    r = Box(rect)
    b = c.box(Box(r.x, r.y, r.w - bar, r.h))
    h = min(b.h, round(SHADE_H * c.k))
    if above > LEAST:
        c.surf.blit(_shade(b.w, h, True), b.topleft)
    if below > LEAST:
        c.surf.blit(_shade(b.w, h, False), (b.x, b.bottom - h))
        _sign(c, (r.x + (r.w - bar) / 2, r.bottom))


def _sign(c: Canvas, at: tuple[float, float]) -> None:
    """An arrow that points down, on the edge."""
    x, y = at
    c.plate(
        Box(x - 2 * SIGN, y - SIGN, 4 * SIGN, 2 * SIGN), "enamel", r=SIGN, tone="#6d4523", border="#c99a55",
        bw=1, shadow=2,
    )  # fmt: skip
    for side in (-1, 1):
        c.line((x + side * 7, y - 3), (x, y + 4), "#fff1d0", 2.6)
