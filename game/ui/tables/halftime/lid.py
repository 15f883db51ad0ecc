"""The lid of Half-Time's box: a travel game of the seventies, printed in four inks on cream card.

Slow (a second and more): the shelf shows it from its shipped picture.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.ui.drawing import cubes
from game.ui.drawing.dice3d import draw_die, draw_shadow, view_tilt
from game.ui.drawing.leather_ball import ball, ball_shadow
from game.ui.drawing.letters import outlined
from game.ui.drawing.materials import Array, lin, mix, paper, smooth, to_surface
from game.ui.tables.halftime.inks import BROWN, CARD, OCHRE, ORANGE, TRACK_RED
from game.ui.tables.halftime.tray import solid

TONE: Final = "#b4501f"
"""Of the card that the box is made of."""
SUN: Final = (0.5, 0.60)  # its middle, of width and height
RINGS: Final = ((0.47, BROWN), (0.40, TRACK_RED), (0.33, ORANGE), (0.26, OCHRE), (0.185, CARD))
STRIPES: Final = ((0.800, BROWN), (0.832, ORANGE), (0.864, OCHRE))  # where each begins, of the height
STRIPE: Final = 0.026
FRAME: Final = 0.035


def _inked(rgb: Array, tone: str, cover: Array) -> Array:
    """One ink, where it was printed."""
    return mix(rgb, np.broadcast_to(lin(tone), rgb.shape), cover)


def paint(w: int, h: int) -> pygame.Surface:
    """A rising sun of rings, stripes that run off the card, the ball and the two game dice before it."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    card = paper(x * 300 / w, y * 300 / w, CARD, age=1.2)
    rgb = card
    d = np.hypot(x - SUN[0] * w, y - SUN[1] * h) / w
    for radius, tone in RINGS:
        rgb = _inked(rgb, tone, smooth(0.5 / w, -0.5 / w, d - radius))
    below = smooth(-0.5, 0.5, y - (STRIPES[0][0] - 0.012) * h)
    rgb = mix(rgb, card, below)  # the sun sets behind the stripes
    for top, tone in STRIPES:
        inside = smooth(-0.5, 0.5, y - top * h) * smooth(0.5, -0.5, y - (top + STRIPE) * h)
        rgb = _inked(rgb, tone, inside)
    edge = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)) / w
    line = smooth(FRAME - 0.006, FRAME - 0.004, edge) * smooth(FRAME + 0.004, FRAME + 0.002, edge)
    rgb = _inked(rgb, BROWN, line)
    rgb = rgb * (card / lin(CARD)) ** 0.7  # the card's fibre shows through the ink
    img = to_surface(rgb * (1.06 - 0.22 * np.hypot(x / w - 0.35, y / h - 0.3))[..., None])
    _things(img, w, h)
    outlined(img, "Half-Time", int(w * 0.155), "#fff4d6", BROWN, (w / 2, h * 0.045))
    outlined(img, "Football", int(w * 0.155), OCHRE, BROWN, (w / 2, h * 0.045 + w * 0.175))
    return img


def _things(img: pygame.Surface, w: int, h: int) -> None:
    """What lies in the box."""
    long = int(w * 0.56)
    shade, leather = ball_shadow(long, 2), ball(long, -24)
    for sprite, dx, dy in ((shade, 0.02, 0.03), (leather, 0.0, 0.0)):
        spot = (w * (0.5 + dx) - sprite.get_width() / 2, h * (0.57 + dy) - sprite.get_height() / 2)
        img.blit(sprite, spot)
    view = view_tilt(36)
    for kind, style, figure, u, v, yaw in (
        ("black", cubes.BLACK, "20", 0.27, 0.765, 0.32),
        ("white", cubes.WHITE, "15", 0.73, 0.765, -0.30),
    ):
        r = w * 0.125
        draw_shadow(img, (u * w, v * h + r * 0.3), r * 0.82, 0, style)
        cube = solid(kind)
        draw_die(img, (u * w, v * h), r, cube.rest(figure, yaw), style, solid=cube, view=view)
