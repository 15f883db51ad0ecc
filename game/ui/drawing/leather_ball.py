"""A small leather football, seen from above: a lens with stripes and laces, shaded as a solid."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

import numpy as np
import pygame

from game.ui.drawing.materials import Array, Noise, lin, mix, smooth, to_surface
from game.ui.widgets.cache import sized

LEATHER: Final = "#a3552a"
STRIPE: Final = "#f6ecd6"
SS: Final = 3
ROOM: Final = 1.30  # the picture is so much wider than the ball, for its turning
STEP: Final = 6  # degrees between the pictures of a ball that turns


def ball(length: int, angle: float = 0.0) -> pygame.Surface:
    """The ball ``length`` pixels long, turned ``angle`` degrees clockwise (to the nearest step)."""
    return _ball(length, round(angle / STEP) * STEP % 360)


def _shrunk(a: Array, n: int) -> Array:
    """Means over SS by SS pixels."""
    small: Array = a.reshape(n, SS, n, SS, -1).mean((1, 3))
    return small


@sized(96)
def _ball(length: int, angle: int) -> pygame.Surface:
    n = int(length * ROOM)
    y, x = np.mgrid[0 : n * SS, 0 : n * SS].astype(np.float32)
    cx, cy = (x - n * SS / 2) / (length * SS / 2), (y - n * SS / 2) / (length * SS / 2)
    c, s = cos(radians(angle)), sin(radians(angle))
    u, v = cx * c + cy * s, -cx * s + cy * c  # along and across the ball
    half = 0.58 * np.sqrt(np.clip(1 - np.abs(u) ** 1.75, 0, 1))
    rel = v / np.maximum(half, 1e-3)
    inside = smooth(0.0, 0.03, half - np.abs(v)) * (np.abs(u) < 1)
    nz, ny, nx = np.sqrt(np.clip(1 - rel**2 * 0.96, 0, 1)), rel * 0.9, u * 0.55
    lit = np.clip(-0.50 * (nx * c - ny * s) - 0.55 * (nx * s + ny * c) + 0.70 * nz, 0, 1)
    rgb = lin(LEATHER) * (0.92 + 0.16 * Noise(5)(x / SS, y / SS))[..., None]
    lace = (np.abs(v + 0.06) < 0.03) & (np.abs(u) < 0.30)
    cross = (np.abs(v + 0.06) < 0.12) & (np.abs(np.abs(u) % 0.14 - 0.07) > 0.047) & (np.abs(u) < 0.30)
    white = (np.abs(np.abs(u) - 0.60) < 0.055) | lace | cross
    rgb = mix(rgb, np.broadcast_to(lin(STRIPE), rgb.shape), white.astype(np.float32))
    rgb = rgb * (0.26 + 1.0 * lit**1.5)[..., None] + 0.5 * (np.clip(lit - 0.88, 0, 1) * 2.2)[..., None]
    rgb = rgb * (1 - 0.5 * smooth(0.80, 1.0, np.abs(rel)))[..., None]
    alpha = _shrunk(inside[..., None], n)[..., 0]
    seen = _shrunk(rgb * inside[..., None], n) / np.maximum(alpha, 1e-3)[..., None]
    return to_surface(seen, alpha)


@sized(32)
def ball_shadow(length: int, level: int) -> pygame.Surface:
    """The ball's soft shadow; ``level``: eighths of its length that it flies above the table."""
    n = int(length * (1.5 + 0.1 * level))
    y, x = np.mgrid[0:n, 0:n].astype(np.float32)
    d = np.hypot((x - n / 2) / (length * 0.52), (y - n / 2) / (length * 0.32))
    a = smooth(1.12 + 0.08 * level, 0.60 - 0.04 * level, d) * 0.6 / (1 + 0.16 * level)
    return to_surface(np.broadcast_to(lin("#0c0604"), (n, n, 3)), a)
