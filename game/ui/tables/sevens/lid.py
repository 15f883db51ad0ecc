"""The lid of the box of Sevens: two lines face each other under floodlights, the ball between them.

Slow (a second and more): the shelf shows it from its shipped picture.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.ui.drawing.leather_ball import ball, ball_shadow
from game.ui.drawing.letters import outlined
from game.ui.drawing.materials import smooth, to_surface
from game.ui.drawing.turf import night_stands, turf
from game.ui.tables.sevens.faces import counter

TONE: Final = "#22304a"
"""Of the card that the box is made of."""
COLUMNS: Final = 5
STAND: Final = 0.34  # of the height that the stands take
LINES: Final = (
    (1, "#ae2424", 0.25, 0.445, ((6, "K", 0.20), (1, "G", 0.50), (3, "B", 0.80))),
    (0, "#7eb0da", 0.255, 0.735, ((5, "T", 0.14), (2, "B", 0.38), (4, "L", 0.62), (7, "C", 0.86))),
)
"""Side, colour, width of its counters, how far down its line is, and who stands in it: seven in all."""


def paint(w: int, h: int) -> pygame.Surface:
    """Seven counters larger than life on the turf, the crowd behind them."""
    top = int(h * STAND)
    k = w / 300
    light = np.vstack([night_stands(w, top, k), turf(w, h - top, COLUMNS, k)])
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    beams = np.zeros((h, w), np.float32)
    for side in (0.06, 0.94):
        beams += np.exp(-((((x / w - side) / 0.30) ** 2) + (((y / h - 0.05) / 0.55) ** 2)))
    edge = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)) / w
    lit = (0.42 + 0.9 * beams) * (0.45 + 0.55 * smooth(0.0, 0.10, edge))
    line = (np.abs(y - top) < max(1.5, h / 240)).astype(np.float32)[..., None]
    img = to_surface(np.clip(light * lit[..., None] * (1 - line) + 0.75 * line, 0, 1))
    for side in (0.09, 0.91):
        _mast(img, side * w, h)
    for side, tone, share, row, line_up in LINES:
        size = int(w * share)
        for number, role, u in line_up:
            sprite = counter(size, side, number, role, tone)
            img.blit(sprite, (u * w - size / 2, row * h - size / 2))
    long = int(w * 0.21)
    for sprite, shift in ((ball_shadow(long, 2), 0.012), (ball(long, -32), 0.0)):
        spot = (w * (0.5 + shift) - sprite.get_width() / 2, h * (0.592 + shift) - sprite.get_height() / 2)
        img.blit(sprite, spot)
    outlined(img, "Sevens", int(w * 0.20), "#f4f8ff", "#0c1424", (w / 2, h * 0.04))
    outlined(img, "Seven a side, under lights", int(w * 0.062), "#ffd65c", "#0c1424", (w / 2, h * 0.89))
    return img


def _mast(img: pygame.Surface, x: float, h: int) -> None:
    """A floodlight: a mast with six lamps, alight."""
    k = h / 360
    y, foot = h * 0.245, h * STAND
    pygame.draw.polygon(
        img, "#0d131f", [(x - 3 * k, y), (x + 3 * k, y), (x + 4.5 * k, foot), (x - 4.5 * k, foot)]
    )
    pygame.draw.rect(img, "#0d131f", (x - 21 * k, y - 13 * k, 42 * k, 26 * k), border_radius=round(4 * k))
    for n in range(6):
        at = x + (n % 3 - 1) * 13 * k, y + (n // 3 - 0.5) * 12 * k
        halo, r = _halo(round(11 * k)), round(11 * k)
        img.blit(halo, (at[0] - r, at[1] - r), special_flags=pygame.BLEND_RGB_ADD)
        pygame.draw.circle(img, "#ffffff", at, 4.4 * k)


def _halo(r: int) -> pygame.Surface:
    """Light round a lamp, to be added to what is there."""
    y, x = np.mgrid[-r:r, -r:r].astype(np.float32) / r
    share = np.clip(1 - np.hypot(x, y), 0, 1) ** 2
    return to_surface(share[..., None] * np.array([0.16, 0.20, 0.30], np.float32))
