"""The lid of the box of Sevens: a blitzer and a big guy under floodlights, the ball between them.

Slow (a second and more): the shelf shows it from its shipped picture.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.ui.drawing.counters import Pen, disc, rgb_of, shrunk
from game.ui.drawing.leather_ball import ball, ball_shadow
from game.ui.drawing.letters import outlined
from game.ui.drawing.materials import smooth, to_surface
from game.ui.drawing.turf import night_stands, turf
from game.ui.tables.sevens.faces import LOOKS, face_colour, silhouette

TONE: Final = "#22304a"
"""Of the card that the box is made of."""
COLUMNS: Final = 5
STAND: Final = 0.30  # of the height that the stands take


def paint(w: int, h: int) -> pygame.Surface:
    """Two counters larger than life on the turf, the crowd behind them."""
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
    size = int(w * 0.58)
    for side, role, (u, v), tone in ((0, "B", (0.33, 0.42), "#7eb0da"), (1, "G", (0.67, 0.60), "#ae2424")):
        img.blit(_counter(size, side, role, tone), (u * w - size / 2, v * h - size / 2))
    long = int(w * 0.32)
    for sprite, shift in ((ball_shadow(long, 2), 0.012), (ball(long, -32), 0.0)):
        spot = (w * (0.38 + shift) - sprite.get_width() / 2, h * (0.76 + shift) - sprite.get_height() / 2)
        img.blit(sprite, spot)
    outlined(img, "Sevens", int(w * 0.20), "#f4f8ff", "#0c1424", (w / 2, h * 0.04))
    outlined(img, "Seven a side, under lights", int(w * 0.062), "#ffd65c", "#0c1424", (w / 2, h * 0.89))
    return img


def _counter(size: int, side: int, role: str, tone: str) -> pygame.Surface:
    """A counter without its number."""
    look, face = LOOKS[side], rgb_of(face_colour(side, tone))
    pen = disc(size, look.outline, look.rim, face, rim_width=0.115)
    art = Pen(size)
    silhouette(art, role, look.figure, face)
    inside = Pen(size)
    inside.inlay(art, 0.72, (50, 47))
    mask = Pen(size)
    mask.circle(50, 48, 37, (255, 255, 255))
    inside.sheet.blit(mask.sheet, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pen.sheet.blit(inside.sheet, (0, 0))
    return shrunk(pen.sheet, size)
