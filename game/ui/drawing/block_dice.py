"""The icons of block dice: shapes on a square of 100, cut into the faces of a cube or drawn flat.

Each is told from the others by its outline alone: a skull, two who fall apart under a star, an arrow, an
arrow over one who stumbles, a burst.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, radians, sin
from typing import Final

import numpy as np
import pygame

from game.ui.drawing.cubes import cube
from game.ui.drawing.materials import Array, native
from game.ui.drawing.solids import Solid
from game.ui.widgets.cache import sized

Spot = tuple[float, float]
Shape = tuple[list[Spot], bool]
"""A polygon, and whether it is cut out of what was drawn before."""

FACES: Final = ("skull", "both", "push", "push", "stumble", "pow")
ON_A_CUBE: Final = 0.0098  # of the circumradius, for a hundredth of the square
SS: Final = 4


def _circle(x: float, y: float, r: float, n: int = 18) -> list[Spot]:
    return [(x + r * cos(2 * pi * i / n), y + r * sin(2 * pi * i / n)) for i in range(n)]


def _burst(x: float, y: float, inner: float, outer: float, spikes: int, turn: float = 0.0) -> list[Spot]:
    out = []
    for i in range(2 * spikes):
        r, a = (inner if i % 2 else outer), turn + pi * i / spikes
        out.append((x + r * cos(a), y + r * sin(a)))
    return out


def _man(x: float, y: float, size: float, angle: float) -> list[Shape]:
    """Somebody who stands, turned about its feet."""
    c, s = cos(radians(angle)), sin(radians(angle))

    def at(px: float, py: float) -> Spot:
        return x + (px * c - py * s) * size, y + (px * s + py * c) * size

    out: list[Shape] = [(_circle(*at(0, -66), 14 * size, 14), False)]
    out.append(([at(-19, -48), at(19, -48), at(14, -18), at(-14, -18)], False))
    for side in (-1, 1):
        out.append(([at(side * 13, -24), at(side, -22), at(side * 3, 0), at(side * 16, 0)], False))
        out.append(([at(side * 17, -48), at(side * 30, -26), at(side * 24, -21), at(side * 11, -40)], False))
    return out


def _bar(a: Spot, b: Spot, width: float) -> list[Spot]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / far * width / 2, dx / far * width / 2
    return [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)]


def _skull() -> list[Shape]:
    jaw = [(34, 58), (66, 58), (67, 80), (62, 87), (38, 87), (33, 80)]
    out: list[Shape] = [(_circle(50, 42, 31, 26), False), ([(float(x), float(y)) for x, y in jaw], False)]
    out += [(_circle(x, 45, 9.4, 14), True) for x in (37.5, 62.5)]
    out.append(([(50, 54), (44.5, 64), (55.5, 64)], True))
    return out + [(_bar((x, 73), (x, 88), 3.2), True) for x in (42.0, 50.0, 58.0)]


@lru_cache(8)
def shapes(face: str) -> tuple[Shape, ...]:
    """The polygons of a face; y counts downwards."""
    match face:
        case "skull":
            return tuple(_skull())
        case "both":
            return (
                (_burst(50, 21, 8, 18, 8), False),
                *_man(42, 93, 0.76, -36),
                *_man(58, 93, 0.76, 36),
            )
        case "push":
            return (([(12, 39), (50, 39), (50, 18), (90, 50), (50, 82), (50, 61), (12, 61)], False),)
        case "stumble":
            arrow: list[Spot] = [(8, 20), (52, 20), (52, 8), (74, 27), (52, 46), (52, 34), (8, 34)]
            return (
                (arrow, False),
                *_man(32, 93, 0.82, 48),
                (_bar((10, 60), (22, 68), 5), False),
                (_bar((7, 78), (20, 80), 5), False),
            )
        case "pow":
            return (
                (_burst(50, 50, 30, 47, 11, 0.14), False),
                (_burst(50, 50, 17, 28, 11, 0.14), True),
                (_circle(50, 50, 10), False),
            )
    return ()


def _on_cube(label: str, _size: float) -> list[tuple[Array, bool]]:
    """A face's icon in the plane of a cube's face."""
    return [
        (np.array([((x - 50) * ON_A_CUBE, (50 - y) * ON_A_CUBE) for x, y in points]), hole)
        for points, hole in shapes(label)
    ]


def block_die() -> Solid:
    """The cube with these icons."""
    return cube(FACES, _on_cube)


@sized(128)
def icon(face: str, size: int, colour: str) -> pygame.Surface:
    """An icon alone, in one colour, ``size`` pixels square."""
    n = size * SS
    big = pygame.Surface((n, n), pygame.SRCALPHA)
    tone = pygame.Color(colour)
    clear = (tone.r, tone.g, tone.b, 0)
    big.fill(clear)
    for points, hole in shapes(face):
        pygame.draw.polygon(big, clear if hole else tone, [(x * n / 100, y * n / 100) for x, y in points])
    return native(pygame.transform.smoothscale(big, (size, size)))
