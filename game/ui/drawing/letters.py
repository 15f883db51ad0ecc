"""Letters that are cast or printed, not set: the gilded title of the shelf, the outlined names on lids."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np
import pygame

from game.ui.drawing.glyphs import font
from game.ui.drawing.materials import Array, blur, lin, mix, smooth, to_surface
from game.ui.widgets.cache import sized

GOLD = ("#fff0bd", "#e9b850", "#a5691d", "#3a1d0a")  # upper edge, middle, lower edge, outline


@sized(8)
def gilded(words: str, px: int) -> tuple[pygame.Surface, int]:
    """Embossed metal letters with an outline and a cast shadow; returns (sprite, margin round them)."""
    margin = int(px * 0.22)
    plain = font("display", px).render(words, True, "white")
    w, h = plain.get_width() + 2 * margin, plain.get_height() + 2 * margin
    a: Array = np.zeros((h, w), np.float32)
    a[margin : h - margin, margin : w - margin] = pygame.surfarray.array_alpha(plain).swapaxes(0, 1) / 255.0
    outline = np.clip(blur(a, px * 0.018) * 4.2, 0, 1)
    rgb = mix(np.broadcast_to(lin(GOLD[3]), (h, w, 3)), _metal(a, px, margin), a)
    cast = np.roll(np.roll(blur(outline, px * 0.06), int(px * 0.075), 0), int(px * 0.04), 1) * 0.75
    whole = outline + cast * (1 - outline)
    rgb = mix(np.broadcast_to(lin("#050302"), rgb.shape), rgb, outline / np.maximum(whole, 1e-4))
    return to_surface(rgb, whole), margin


def _metal(a: Array, px: int, margin: int) -> Array:
    """Three golds from top to bottom, raised: light on the edges towards the lamp, shade on the others."""
    h, w = a.shape
    gy, gx = np.gradient(blur(a, px * 0.016))
    relief = (-(gx * 0.55) - gy * 0.83) * px * 0.16
    t = ((np.arange(h, dtype=np.float32) - margin) / (h - 2 * margin))[:, None] * np.ones((1, w), np.float32)
    top, middle, low = (np.broadcast_to(lin(tone), (h, w, 3)) for tone in GOLD[:3])
    rgb = np.where(
        (t < 0.5)[..., None],
        mix(top, middle, smooth(0.18, 0.5, t)),
        mix(middle, low, smooth(0.5, 0.84, t)),
    )
    raised: Array = rgb * (1 - np.clip(relief, 0, 0.75) + 0.9 * np.clip(relief, -0.6, 1.0))[..., None]
    return raised


def outlined(
    dst: pygame.Surface,
    words: str,
    px: int,
    colour: str,
    edge: str,
    top: tuple[float, float],
    *,
    width: float = 0.07,
) -> pygame.Rect:
    """Flat print with an outline that is heavier below, as on a box; ``top`` is its upper middle."""
    face = font("display", px).render(words, True, colour)
    ring = font("display", px).render(words, True, edge)
    r = face.get_rect(midtop=(round(top[0]), round(top[1])))
    k = max(1, int(px * width))
    for i in range(24):
        a = i * pi / 12
        dst.blit(ring, r.move(round(k * cos(a)), round(k * sin(a))))
    dst.blit(ring, r.move(0, int(k * 1.8)))
    dst.blit(face, r)
    return r
