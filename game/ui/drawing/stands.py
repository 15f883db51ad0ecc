"""A helmet on its little stand, with contact and cast shadow one sprite; and the lane's digit for it."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import pygame

from game.ui.drawing.glyphs import outline
from game.ui.drawing.helmets import helmet_soon
from game.ui.drawing.materials import lin, smooth, to_surface
from game.ui.drawing.teams import Team

SS = 3
GLASS = 112  # how opaque a helmet is when it is seen through
FOOT = 0.76  # height of the foot point in the sprite
Standing = tuple[pygame.Surface, tuple[int, int]]
"""A sprite and the foot point in it."""


def standing(team: Team, px: int, facing: int = 1, *, glass: bool = False) -> Standing:
    """The helmet of a team on its stand, ``px`` wide; a draft until it has been traced.

    ``glass``: seen through, for dice lie behind it.
    """
    sprite, _ = helmet_soon(team, px, facing)
    return (_glassy if glass else _standing)(team.colour, sprite, px, facing)


@lru_cache(256)
def _standing(shell: str, sprite: pygame.Surface, px: int, facing: int) -> Standing:
    w, h = int(px * 1.5), int(px * 1.6)
    out = pygame.Surface((w, h), pygame.SRCALPHA)
    out.blit(_shadow(px, w, h), (0, 0))
    out.blit(_stand(px, w, h, shell), (0, 0))
    out.blit(sprite, (w / 2 - px * 0.5 - facing * px * 0.02, h * FOOT - px * 0.99))
    return out, (w // 2, int(h * FOOT))


@lru_cache(128)
def _glassy(shell: str, sprite: pygame.Surface, px: int, facing: int) -> Standing:
    solid, foot = _standing(shell, sprite, px, facing)
    out = solid.copy()
    out.fill((255, 255, 255, GLASS), special_flags=pygame.BLEND_RGBA_MULT)
    return out, foot


def digit(px: int, lane: int, facing: int) -> Standing:
    """The ivory plate with the lane's digit, on the near edge of a stand; drawn last, so that it is read."""
    plate = _digit(max(7, int(px * 0.185)), lane)
    r = (plate.get_width() - 2) / 2
    return plate, (round(r + 1 + facing * px * 0.30), round(r * 0.75))


def _shadow(px: int, w: int, h: int) -> pygame.Surface:
    """Falls to the lower right."""
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    d = np.hypot(
        (xx - w / 2 - px * 0.13) / (px * 0.38 * 1.22), (yy - h * FOOT - px * 0.05) / (px * 0.215 * 1.30)
    )
    a = 0.62 * smooth(1.16, 0.55, d)
    return to_surface(np.broadcast_to(lin("#0a0604"), (*a.shape, 3)), a)


def _stand(px: int, w: int, h: int, shell: str) -> pygame.Surface:
    """A turned wooden disc, its top enamelled in the team's colour."""
    big = pygame.Surface((w * SS, h * SS), pygame.SRCALPHA)
    cx, foot = w * SS / 2, h * SS * FOOT
    rx, ry, thick = px * SS * 0.38, px * SS * 0.215, px * SS * 0.10
    colour = pygame.Color(shell)

    def disc(tone: pygame.Color, size: float, drop: float) -> None:
        pygame.draw.ellipse(
            big, tone, (cx - rx * size, foot - ry * size + drop, 2 * rx * size, 2 * ry * size)
        )

    for k in range(int(thick), -1, -1):
        wood = pygame.Color("#3a2414").lerp("#8a5a30", 1 - abs(k / thick - 0.35))
        disc(wood, 1.0, k - thick * 0.3)
    disc(colour.lerp("black", 0.35), 1.0, -thick * 0.3)
    disc(colour.lerp("white", 0.15), 0.95, -thick * 0.36)
    disc(colour.lerp("black", 0.42), 0.84, -thick * 0.3)
    return pygame.transform.smoothscale(big, (w, h))


@lru_cache(64)
def _digit(r: int, lane: int) -> pygame.Surface:
    """The ivory plate with the lane's digit."""
    plate = pygame.Surface((r * 2 * SS + 6, r * 2 * SS + 6), pygame.SRCALPHA)
    c = plate.get_width() / 2
    pygame.draw.circle(plate, "#2a1a0e", (c, c), r * SS + 2)
    pygame.draw.circle(plate, "#fff6e2", (c, c), r * SS - 1)
    for loop, hole in outline(str(lane)):
        size = r * 1.16 * SS
        pygame.draw.polygon(
            plate, "#fff6e2" if hole else "#2a1a0e", [(c + x * size, c - y * size) for x, y in loop]
        )
    return pygame.transform.smoothscale(plate, (r * 2 + 2, r * 2 + 2))
