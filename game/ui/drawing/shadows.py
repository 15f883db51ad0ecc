"""Shadows that dice throw on the table: short, soft, to the lower right, warm black."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import pygame

from game.ui.drawing.materials import lin, to_surface
from game.ui.drawing.resin import SAPPHIRE, Rgb, Style


@lru_cache(256)
def _shadow(radius: int, level: int, tint: Rgb, clear: bool) -> pygame.Surface:
    """Soft shadow of a die that is ``level`` quarters of its radius above the table."""
    h = level / 4
    w = int(radius * (3.2 + 1.1 * h)) + 8
    y, x = np.mgrid[0:w, 0:w].astype(np.float32) - w / 2
    d = np.hypot(x, y / 0.84) / radius
    soft = 0.14 + 0.11 * h
    a = 1 / (1 + np.exp(np.clip((d - 0.86) / (soft * 0.55), -30, 30)))
    a *= 0.62 / (1 + 0.42 * h)
    # resin lets a patch of its own colour through, on the side away from the lamp
    core = np.exp(-((np.hypot(x / radius - 0.34, y / radius - 0.30) / (0.36 + 0.2 * h)) ** 2)) / (1 + 1.6 * h)
    return to_surface(
        lin("#0c0705") + lin(tuple(int(v) for v in tint)) * (core[..., None] * (0.48 if clear else 0.0)), a
    )


def draw_shadow(
    surface: pygame.Surface,
    ground: tuple[float, float],
    radius_px: float,
    height_px: float,
    style: Style = SAPPHIRE,
) -> None:
    """Shadow on the table under a die whose lowest point is ``height_px`` above it.

    It slides away from the lamp (down right), grows and softens with height; a resin die lets some of its
    colour through. Few sizes are kept, so that the cache stays warm while dice fly.
    """
    level = min(12, round(height_px / radius_px * 4))
    sprite = _shadow(max(4, round(radius_px / 6) * 6), level, style.glow, style.clear > 0)
    x = ground[0] + radius_px * 0.16 + height_px * 0.42
    y = ground[1] + radius_px * 0.12 + height_px * 0.30
    surface.blit(sprite, (x - sprite.get_width() / 2, y - sprite.get_height() / 2))
