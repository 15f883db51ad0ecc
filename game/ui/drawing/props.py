"""Things made of round painted tubes that stand on a table: goalposts and what they cast."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.ui.drawing.camera import Camera, Point3
from game.ui.drawing.materials import native

Path = Sequence[Point3]


def tube_sprite(
    cam: Camera, paths: Sequence[Path], colour: str, radius: float, ss: int = 3
) -> tuple[pygame.Surface, tuple[int, int]]:
    """Round painted tubes along world-space paths, lit from the upper left: a sprite and its corner."""
    spots = [cam.spot(*p) for path in paths for p in path]
    m = 2 * max(radius * cam.scale(*p) for path in paths for p in path) + 3
    left, top = int(min(x for x, _ in spots) - m), int(min(y for _, y in spots) - m)
    w, h = int(max(x for x, _ in spots) + m) - left + 1, int(max(y for _, y in spots) + m) - top + 1
    layer = pygame.Surface((w * ss, h * ss), pygame.SRCALPHA)
    base = pygame.Color(colour)
    layer.fill((*base.lerp("black", 0.6)[:3], 0))
    big = cam.scaled(ss, -left, -top)
    coats = (  # tone, width, shift towards the lamp: the outline, the paint, the light on it
        (base.lerp("black", 0.72), 1.25, 0.0),
        (base.lerp("black", 0.10), 1.0, 0.0),
        (base.lerp("white", 0.60), 0.34, -0.30),
    )
    for tone, width, shift in coats:
        for path in paths:
            for a, b in pairwise(path):
                scale = big.scale(*a)
                px = max(1.0, radius * 2 * scale * width)
                o = shift * radius * scale
                p, q = ((x + o, y + o) for x, y in (big.spot(*a), big.spot(*b)))
                pygame.draw.line(layer, tone, p, q, int(px))
                pygame.draw.circle(layer, tone, p, px / 2)
                pygame.draw.circle(layer, tone, q, px / 2)
    return native(pygame.transform.smoothscale(layer, (w, h))), (left, top)


def cast(paths: Sequence[Path], lean: tuple[float, float] = (0.46, -0.40)) -> list[list[Point3]]:
    """Paths as their shadow on the ground (z = 0): the lamp is at the upper left."""
    return [[(x + z * lean[0], y + z * lean[1], 0.0) for x, y, z in p] for p in paths]


def goalpost_paths(
    at: tuple[float, float],
    *,
    along: tuple[float, float] = (0.0, 1.0),
    half: float = 11.5,
    bar: float = 8.0,
    top: float = 27.0,
    back: float = 0.0,
) -> list[list[Point3]]:
    """A slingshot goalpost: crossbar through ``at`` in direction ``along``; ``back`` sets the foot behind."""
    (x, y), (ax, ay) = at, along
    nx, ny = ay, -ax
    foot = (x + nx * back, y + ny * back)
    neck = [
        (*foot, 0.0),
        (*foot, bar * 0.45),
        (x + nx * back * 0.72, y + ny * back * 0.72, bar * 0.82),
        (x, y, bar),
    ]
    left, right = (x - ax * half, y - ay * half), (x + ax * half, y + ay * half)
    return [neck, [(*left, bar), (*right, bar)], [(*left, bar), (*left, top)], [(*right, bar), (*right, top)]]
