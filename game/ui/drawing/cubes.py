"""Printed dice: cubes with chamfered edges, drawn by the same kit as the octahedra.

A cube's faces are given in the order of its die; the first lies opposite the last, the second opposite the
last but one, so every die of six is laid out alike.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

import numpy as np

from game.ui.drawing.glyphs import outline
from game.ui.drawing.materials import Array
from game.ui.drawing.resin import Rgb, Style
from game.ui.drawing.solids import Numeral, Solid

FLAT: Final = 0.84  # half of a face's width, of the half cube: the rest is chamfer
CAP: Final = 0.56  # cap height of a figure, of the circumradius
WIDEST: Final = 0.82  # of the circumradius that a figure may take across
RING: Final = "O"  # the figure that has a bar under it, so that it is no nought
# body axis and sign of each face: opposite ones add up to five
SIDES: Final = ((2, 1), (1, -1), (0, 1), (0, -1), (1, 1), (2, -1))

CREAM: Rgb = (255, 247, 226)


def _enamel(base: Rgb, deep: Rgb, light: Rgb, line: Rgb, ink: Rgb = CREAM) -> Style:
    return Style(deep=deep, base=base, glow=light, edge=light, line=line, ink=ink, clear=0.0)


BLACK: Final = _enamel((46, 43, 47), (20, 18, 21), (122, 118, 126), (8, 7, 8))
WHITE: Final = _enamel((248, 241, 224), (206, 194, 168), (255, 254, 248), (92, 78, 56), (34, 28, 26))
BLUE: Final = _enamel((36, 96, 194), (16, 52, 128), (132, 184, 255), (8, 22, 58))
GREEN: Final = _enamel((34, 134, 78), (14, 82, 44), (128, 218, 158), (6, 36, 20))
BONE: Final = _enamel((236, 220, 186), (190, 164, 118), (255, 246, 220), (84, 60, 34), (40, 26, 18))
RED: Final = _enamel((206, 50, 38), (138, 22, 16), (255, 150, 126), (62, 10, 8))


def _figure(label: str, size: float) -> list[tuple[Array, bool]]:
    """A figure that fills a face, whatever its width; an O has a bar under it."""
    if not label:
        return []
    loops = outline(label, "num")
    wide = max(float(np.ptp(loop[:, 0])) for loop in _merged(loops))
    k = min(size, WIDEST / wide)
    lift = 0.09 if label == RING else 0.0
    out = [(loop * k + np.array([0.0, lift]), hole) for loop, hole in loops]
    if label == RING:
        bar = np.array([[-0.26, -0.30], [0.26, -0.30], [0.26, -0.37], [-0.26, -0.37]])
        out.append((bar, False))
    return out


def _merged(loops: tuple[tuple[Array, bool], ...]) -> list[Array]:
    return [np.vstack([loop for loop, _ in loops])]


PIP: Final = 0.115  # radius of a pip, of the circumradius
APART: Final = 0.30  # of pips from the middle of their face
SPOTS: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "1": ((0, 0),),
    "2": ((-1, 1), (1, -1)),
    "3": ((-1, 1), (0, 0), (1, -1)),
    "4": ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    "5": ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    "6": ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def _pips(label: str, _size: float) -> list[tuple[Array, bool]]:
    """The pips of a face, as round as they look."""
    turns = np.linspace(0.0, 2 * np.pi, 14, endpoint=False)
    round_ = np.stack([np.cos(turns), np.sin(turns)], 1) * PIP
    return [(round_ + np.array([x, y]) * APART, False) for x, y in SPOTS.get(label, ())]


def pipped() -> Solid:
    """A die of six with pips; opposite faces add up to seven."""
    return cube(("1", "2", "3", "4", "5", "6"), _pips)


@lru_cache(32)
def cube(faces: tuple[str, ...], figure: Numeral = _figure) -> Solid:
    """A die of six with these figures. The same picture for the same figures, made once."""
    points: dict[tuple[float, float, float], int] = {}
    radius = (1 + 2 * FLAT * FLAT) ** 0.5

    def corner(p: tuple[float, float, float]) -> int:
        return points.setdefault(p, len(points))

    loops: list[list[int]] = []
    for axis, sign in SIDES:
        u, v = ((axis + 1) % 3, (axis + 2) % 3)
        ring = []
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            p = [0.0, 0.0, 0.0]
            p[axis], p[u], p[v] = float(sign), a * FLAT, b * FLAT
            ring.append(corner((p[0], p[1], p[2])))
        loops.append(ring)
    for axis in range(3):  # a chamfer along each edge
        u, v = ((axis + 1) % 3, (axis + 2) % 3)
        for a, b in product((-1, 1), repeat=2):
            ring = []
            for along, out, up in ((-1, 1.0, FLAT), (1, 1.0, FLAT), (1, FLAT, 1.0), (-1, FLAT, 1.0)):
                p = [0.0, 0.0, 0.0]
                p[axis], p[u], p[v] = along * FLAT, a * out, b * up
                ring.append(corner((p[0], p[1], p[2])))
            loops.append(ring)
    for x, y, z in product((-1, 1), repeat=3):  # and a small triangle at each corner
        loops.append(
            [
                corner((x * 1.0, y * FLAT, z * FLAT)),
                corner((x * FLAT, y * 1.0, z * FLAT)),
                corner((x * FLAT, y * FLAT, z * 1.0)),
            ]
        )
    tops = []
    for axis, _ in SIDES:  # figures point to the middle of a neighbouring face
        p = [0.0, 0.0, 0.0]
        p[1 if axis == 2 else 2] = 0.9
        tops.append(corner((p[0], p[1], p[2])))
    tops += [loop[0] for loop in loops[6:]]
    corners = [tuple(v / radius for v in p) for p in points]
    labels = [*faces, *([""] * (len(loops) - 6))]
    return Solid(corners, loops, labels, tops, CAP, figure)
