"""Small pictures that lie on the field: halo, ring, glow, chevron. Made once a size, in pixels."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np
import pygame

from game.ui.drawing.materials import lin, smooth, to_surface
from game.ui.widgets.cache import sized

SQUASH = 0.90  # how flat a circle on the field looks: the cosine of the camera's tilt
SS = 3


@sized(32)
def halo(px: int) -> pygame.Surface:
    """Lamp light on the lacquer under the helmet whose turn it is: a pool and a bright rim."""
    h = int(px * 0.66)
    y, x = np.mgrid[0:h, 0:px].astype(np.float32)
    d = np.hypot((x - px / 2) / (px / 2), (y - h / 2) / (h / 2))
    a = 0.55 * smooth(1, 0.3, d) + 0.75 * np.exp(-(((d - 0.74) / 0.055) ** 2))
    return to_surface(np.broadcast_to(lin("#ffe08a"), (*a.shape, 3)), a)


@sized(64)
def glow(radius: int, tone: str) -> pygame.Surface:
    """Light under a die that moved a team: a pool in its colour, a white and a coloured rim."""
    w, h = int(radius * 3.6), int(radius * 3.6 * SQUASH)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    d = np.hypot((x - w / 2) / (w / 2), (y - h / 2) / (h / 2))
    pool, rim = 0.75 * smooth(1.0, 0.35, d), np.exp(-(((d - 0.70) / 0.035) ** 2))
    white = np.exp(-(((d - 0.77) / 0.028) ** 2)) * 0.95
    rgb = np.broadcast_to(lin(tone), (*d.shape, 3)) * 1.25
    rgb = rgb * (1 - white[..., None]) + white[..., None] * lin("#fff6dc")
    return to_surface(rgb, np.clip(np.maximum(pool, np.maximum(rim, white)), 0, 1))


@sized(64)
def ring(w: int, h: int, width: float, tone: str, dashes: int) -> pygame.Surface:
    """An ellipse of dashes, or a whole one (0). The picture is ``width`` larger than w by h on each side."""
    m = int(width) + 2
    layer = pygame.Surface(((w + 2 * m) * SS, (h + 2 * m) * SS), pygame.SRCALPHA)
    layer.fill((*pygame.Color(tone)[:3], 0))
    cx, cy = layer.get_width() / 2, layer.get_height() / 2
    arcs = [(i * 2 * pi / dashes, 0.62 * 2 * pi / dashes) for i in range(dashes)] or [(0.0, 2 * pi)]
    for start, span in arcs:
        n = max(6, int(span * 10))
        points = [
            (cx + w / 2 * SS * cos(start + span * j / n), cy + h / 2 * SS * sin(start + span * j / n))
            for j in range(n + 1)
        ]
        pygame.draw.lines(layer, tone, False, points, max(1, int(width * SS)))
        for p in points:
            pygame.draw.circle(layer, tone, p, width * SS / 2)
    return pygame.transform.smoothscale(layer, (w + 2 * m, h + 2 * m))


@sized(128)
def chevron(yard: float, tone: str, way: int, faint: bool) -> pygame.Surface:
    """An arrow head on the lacquer, 5 yards high, pointing right (way 1) or left (-1); edged in cream."""
    w, h = max(6, int(yard * 4.2)), max(6, int(yard * 5.6 * SQUASH))
    layer = pygame.Surface((w * SS, h * SS), pygame.SRCALPHA)
    colour = pygame.Color(tone)
    light = 0.299 * colour.r + 0.587 * colour.g + 0.114 * colour.b
    edge = pygame.Color("#fff4d8") if light < 150 else pygame.Color("#3a2a14")
    layer.fill((*edge[:3], 0))
    for inset, c in ((0.0, edge), (0.10, colour.lerp("white", 0.12))):
        shape = [
            (0.06 + inset * 1.1, 0.04 + inset * 0.7),
            (0.44 + inset * 0.5, 0.04 + inset * 0.7),
            (0.96 - inset * 1.1, 0.5),
            (0.44 + inset * 0.5, 0.96 - inset * 0.7),
            (0.06 + inset * 1.1, 0.96 - inset * 0.7),
            (0.50 + inset * 0.1, 0.5),
        ]
        alpha = 120 if faint else 240
        points = [((u if way > 0 else 1 - u) * w * SS, v * h * SS) for u, v in shape]
        pygame.draw.polygon(layer, (*c[:3], alpha), points)
    return pygame.transform.smoothscale(layer, (w, h))


def put(dst: pygame.Surface, sprite: pygame.Surface, at: tuple[float, float]) -> None:
    """A sprite with its middle at a place, in pixels."""
    dst.blit(sprite, (round(at[0] - sprite.get_width() / 2), round(at[1] - sprite.get_height() / 2)))
