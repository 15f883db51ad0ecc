"""Dice of many sides: two pyramids base to base, for a D16 and for whoever is drawn among any number."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, tan
from typing import Final

from game.ui.drawing.cubes import pipped
from game.ui.drawing.solids import Solid, octahedron

FEWEST: Final = 8  # sides of a bipyramid that does not look like a splinter
STEEP: Final = 0.92  # height of a pyramid beside the radius of its base


@lru_cache(24)
def bipyramid(sides: int, values: int) -> Solid:
    """``sides`` faces (even) with the numbers from 1 to ``values``, each equally often."""
    base = sides // 2
    ring = [(cos(2 * pi * i / base), sin(2 * pi * i / base), 0.0) for i in range(base)]
    corners = [*ring, (0.0, 0.0, STEEP), (0.0, 0.0, -STEEP)]
    faces, tops = [], []
    for i in range(base):
        faces.append((i, (i + 1) % base, base))
        tops.append(base)
    for i in range(base):  # opposite faces add up to one more than there are
        faces.append(((base - 1 - i + base // 2) % base, (base - i + base // 2) % base, base + 1))
        tops.append(base + 1)
    labels = [str(n % values + 1) for n in range(sides)]
    return Solid(corners, faces, labels, tops, min(0.36, 1.15 * tan(pi / base) * 0.62))


def die_of(values: int) -> Solid:
    """A die with the numbers from 1 to so many: a cube, the octahedron, or a bipyramid."""
    if values == 6:
        return pipped()
    if values == 8:
        return octahedron()
    sides = values if values % 2 == 0 and values >= FEWEST else 2 * values
    while sides < FEWEST:
        sides += 2 * values if values % 2 else values
    return bipyramid(sides, values)
