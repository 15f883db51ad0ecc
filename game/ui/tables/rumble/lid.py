"""The lid of Rumble's box: two clans face to face on mossy flagstones, the ball between them.

Slow (a second and more): the shelf shows it from its shipped picture.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.ui.drawing.counters import Pen, disc, shrunk
from game.ui.drawing.leather_ball import ball, ball_shadow
from game.ui.drawing.letters import outlined
from game.ui.drawing.materials import smooth, to_surface
from game.ui.drawing.stone import flagstones
from game.ui.tables.rumble.faces import CLANS, draw_face

TONE: Final = "#4c5a3c"
"""Of the card that the box is made of."""
COLUMNS, ROWS = 6, 8
RED, TEAL = (150, 48, 30), (96, 150, 150)


def paint(w: int, h: int) -> pygame.Surface:
    """The two heads are larger than life; the title is chalked above them."""
    light = flagstones(w, h, COLUMNS, ROWS, w / 210)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    glow = 0.55 + 0.75 * np.exp(-(((x / w - 0.42) / 0.55) ** 2) - ((y / h - 0.42) / 0.6) ** 2)
    edge = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)) / w
    img = to_surface(light * (glow * (0.45 + 0.55 * smooth(0.0, 0.10, edge)))[..., None])
    size = int(w * 0.60)
    for side, number, (u, v), face in ((0, 3, (0.335, 0.43), RED), (1, 6, (0.665, 0.63), TEAL)):
        img.blit(_head(size, side, number, face), (u * w - size / 2, v * h - size / 2))
    long = int(w * 0.34)
    for sprite, shift in ((ball_shadow(long, 2), 0.012), (ball(long, -32), 0.0)):
        spot = (w * (0.40 + shift) - sprite.get_width() / 2, h * (0.76 + shift) - sprite.get_height() / 2)
        img.blit(sprite, spot)
    outlined(img, "Rumble", int(w * 0.20), "#f6ecd2", "#241a12", (w / 2, h * 0.04))
    outlined(img, "Eleven a side, no downs", int(w * 0.062), "#f0c56a", "#241a12", (w / 2, h * 0.89))
    return img


def _head(size: int, side: int, number: int, face: tuple[int, int, int]) -> pygame.Surface:
    """A counter without its number."""
    clan = CLANS[side]
    pen = disc(size, clan.outline, clan.rim, face, rim_width=clan.rim_width)
    head = Pen(size)
    draw_face(head, side, number)
    pen.inlay(head, 0.78, (50, 46))
    return shrunk(pen.sheet, size)
