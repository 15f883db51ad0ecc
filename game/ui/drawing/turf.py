"""A stadium at night: mown grass in the pools of four floodlights, and the dark stands around it.

Both are functions of the size alone, slow, and made once on the worker; their colours are reckoned as the
eye sees them and turned to light at the end.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.ui.drawing.materials import Array, Noise, smooth, unsrgb

GRASS: Final = ((12, 46, 32), (33, 94, 54), (74, 140, 78))
MUD: Final = ((74, 66, 40), (122, 108, 66))
NIGHT: Final = ((13, 17, 27), (24, 31, 46))
COATS: Final = ((74, 42, 36), (38, 52, 84), (66, 62, 58), (52, 46, 40), (86, 80, 66))
SKIN: Final = (118, 96, 82)
AVERAGE: Final = np.array([0.050, 0.042, 0.040], np.float32)  # of the crowd, from afar
COARSE: Final = 0.5  # pixels a unit, below which nobody in it is seen
MASTS: Final = ((0.12, -0.05), (0.88, -0.05), (0.12, 1.05), (0.88, 1.05))


def _ramp(t: Array, *tones: tuple[int, int, int]) -> Array:
    stops = np.linspace(0.0, 1.0, len(tones))
    parts = [np.interp(t, stops, [tone[i] / 255 for tone in tones]) for i in range(3)]
    return np.stack(parts, -1).astype(np.float32)


def _light(seen: Array) -> Array:
    return unsrgb((np.clip(seen, 0, 1) * 255).astype(np.uint8))


def turf(w: int, h: int, columns: int, k: float, seed: int = 41) -> Array:
    """The light of a pitch of w by h pixels, mown in stripes a column wide; ``k``: pixels a unit."""
    y = (np.arange(h, dtype=np.float32)[:, None] + 0.5) / k
    x = (np.arange(w, dtype=np.float32)[None, :] + 0.5) / k
    u, v = x * k / w, y * k / h
    n, q = Noise(seed), Noise(seed + 1)
    stripe = (np.floor(u * columns).astype(np.int32) % 2).astype(np.float32) - 0.5
    blades = n.fbm(x / 1.4, y / 3.0, 2) - 0.5
    patch, fine = q.fbm(x / 90, y / 90, 4) - 0.5, n.fbm(x / 9 + 31, y / 9, 3) - 0.5
    t = np.clip(0.45 + 0.11 * stripe + 0.24 * blades + 0.18 * patch + 0.12 * fine, 0, 1)
    rgb = _ramp(t, *GRASS)
    middle = np.exp(-(((u - 0.5) / 0.2) ** 2)) * q.fbm(x / 16, y / 16 + 9, 3) * 1.1
    worn = smooth(0.56, 0.74, n.fbm(x / 60 + 5, y / 60, 4) * 0.6 + 0.4 * middle)[..., None] * 0.30
    mud = _ramp(np.clip((fine + 0.3) / 0.6, 0, 1), *MUD)
    rgb = rgb * (1 - worn) + mud * worn
    light = 0.34 * np.exp(-(((u - 0.5) / 0.6) ** 2 + ((v - 0.5) / 0.7) ** 2))
    for cx, cy in MASTS:
        light = light + 0.78 * np.exp(-(((u - cx) / 0.42) ** 2 + ((v - cy) / 0.62) ** 2))
    return _light(rgb * (0.50 + light)[..., None])


def _crowd(w: int, h: int, k: float, seed: int) -> Array:
    """Rows of people, out of focus; in a coarse picture nobody is told from the next."""
    if k < COARSE:
        return np.broadcast_to(AVERAGE, (h, w, 3))
    rng = np.random.default_rng(seed)
    sheet = pygame.Surface((w, h))
    step = 13.0
    for j in range(int(h / k / step) + 2):
        for i in range(int(w / k / 10) + 2):
            if rng.random() >= 0.80:
                continue
            x = (i * 10 + (j % 2) * 5 + rng.normal(0, 1.3)) * k
            y = (j * step + rng.normal(0, 1.0)) * k
            coat, lit = COATS[int(rng.integers(len(COATS)))], 0.35 + 0.5 * rng.random()
            pygame.draw.circle(sheet, [int(v * lit * 0.9) for v in coat], (x, y + 4 * k), 4.6 * k)
            pygame.draw.circle(sheet, [int(v * lit) for v in SKIN], (x, y - 2.2 * k), 2.5 * k)
    small = pygame.transform.smoothscale(sheet, (max(1, int(w / k / 2.2)), max(1, int(h / k / 2.2))))
    seen: Array = pygame.surfarray.array3d(pygame.transform.smoothscale(small, (w, h))).swapaxes(0, 1)
    return seen.astype(np.float32) / 255


def night_stands(w: int, h: int, k: float, seed: int = 51) -> Array:
    """The light of the stands behind everything, w by h pixels, brighter towards the four masts."""
    y, x = (np.arange(h, dtype=np.float32)[:, None] / k, np.arange(w, dtype=np.float32)[None, :] / k)
    rgb = _ramp(np.clip((Noise(seed).fbm(x / 200, y / 200, 3) - 0.2) / 0.6, 0, 1), *NIGHT)
    rgb = rgb + 0.62 * _crowd(w, h, k, seed)
    for px, py in ((0.02, 0.0), (0.98, 0.0), (0.02, 1.0), (0.98, 1.0)):
        d = np.hypot((x * k / w - px) * 1.78, y * k / h - py)
        glow = np.exp(-((d / 0.16) ** 2)) * 0.30 + np.exp(-((d / 0.42) ** 2)) * 0.13
        rgb = rgb + glow[..., None] * np.array([0.80, 0.92, 1.0], np.float32)
    return _light(rgb)
