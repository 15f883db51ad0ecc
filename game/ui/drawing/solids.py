"""Convex solids with numerals on their faces, and the turns that lay them down.

The d8 takes its faces from `game.core.octahedron`, so the face that is drawn on top is the face that the
physics reads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import cos, pi, sin, sqrt

import numpy as np

from game.core import octahedron as faces_of
from game.physics.attitude import product as qmul
from game.ui.drawing.glyphs import outline
from game.ui.drawing.materials import Array

Quat = tuple[float, float, float, float]
"""A turn, (w, x, y, z)."""
Numeral = Callable[[str, float], "list[tuple[Array, bool]]"]
"""A label at a cap height as loops in the face's plane, holes after what they cut."""


# ----------------------------------------------------------- quaternions ----
def quat(axis: Sequence[float], angle: float) -> Quat:
    """Rotation of ``angle`` radians about ``axis``."""
    x, y, z = axis
    s = sin(angle / 2) / (sqrt(x * x + y * y + z * z) or 1.0)
    return cos(angle / 2), x * s, y * s, z * s


def qmatrix(q: Quat) -> Array:
    """The rotation matrix of a turn."""
    w, x, y, z = q
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )


# ---------------------------------------------------------------- solids ----
class Solid:
    """A convex solid: corners (circumradius 1), faces as loops of corners, a label on each face.

    ``tops`` names, for each face, the corner that its numeral points to; ``size`` is the numeral's
    cap height. ``points`` holds the corners, then the numerals' outlines; ``glyphs`` tells which are whose.
    """

    def __init__(
        self,
        corners: Sequence[Sequence[float]],
        faces: Sequence[Sequence[int]],
        labels: Sequence[str],
        tops: Sequence[int],
        size: float,
        numeral: Numeral | None = None,
    ) -> None:
        self.corners: Array = np.array(corners, float)
        self.faces = [list(f) for f in faces]
        self.labels = list(labels)
        normals: list[Array] = []
        self.frames: list[tuple[Array, Array, Array]] = []  # middle, right and up of each face
        points = [self.corners]
        self.glyphs: list[tuple[int, int, int, bool]] = []  # face, first point, points, hole
        count = len(self.corners)
        for i, (label, top) in enumerate(zip(labels, tops, strict=True)):
            middle, right, up, normal = self._frame(i, top)
            normals.append(normal)
            self.frames.append((middle, right, up))
            for loop, hole in (numeral or _numeral)(label, size):
                p = middle + normal * 0.004 + loop[:, :1] * right + loop[:, 1:] * up
                self.glyphs.append((i, count, len(p), hole))
                points.append(p)
                count += len(p)
        self.points: Array = np.vstack(points)
        self.normals: Array = np.array(normals)
        self.edges = self._edges()

    def _frame(self, i: int, top: int) -> tuple[Array, Array, Array, Array]:
        loop = self.faces[i]
        middle: Array = self.corners[loop].mean(0)
        a, b, c = (self.corners[loop[k]] for k in range(3))
        normal = _across(b - a, c - a)
        normal = normal / np.linalg.norm(normal)
        if normal @ middle < 0:
            normal, self.faces[i] = -normal, loop[::-1]
        up: Array = self.corners[top] - middle
        up = up - normal * (up @ normal)
        up = up / np.linalg.norm(up)
        return middle, _across(up, normal), up, normal

    def _edges(self) -> list[tuple[int, int, int, int]]:
        """Each edge as two corners and the two faces that meet there."""
        found: dict[tuple[int, int], list[int]] = {}
        for i, f in enumerate(self.faces):
            for a, b in zip(f, f[1:] + f[:1], strict=True):
                found.setdefault((min(a, b), max(a, b)), []).append(i)
        return [(a, b, i, j) for (a, b), (i, j) in found.items()]

    def face_of(self, value: int | str) -> int:
        """The index of the face that carries a number."""
        return self.labels.index(str(value))

    def rest(self, value: int | str, yaw: float = 0.0) -> Quat:
        """The turn that lays the die with ``value`` on top, its numeral turned ``yaw`` radians left."""
        i = self.face_of(value)
        _, right, up = self.frames[i]
        m: Array = np.array([right, up, self.normals[i]])  # rows: body axes that become x, y, z
        w2 = 1 + float(np.trace(m))
        if w2 > 1e-6:
            w = sqrt(w2) / 2
            q = (
                w,
                float(m[2, 1] - m[1, 2]) / (4 * w),
                float(m[0, 2] - m[2, 0]) / (4 * w),
                float(m[1, 0] - m[0, 1]) / (4 * w),
            )
        else:
            k = int(np.argmax(np.diag(m)))
            q = quat((m[k] + np.eye(3)[k]).tolist(), pi)
        return qmul(quat((0, 0, 1), yaw), q)

    def top(self, q: Quat) -> str:
        """The label of the face that looks up."""
        return self.labels[int(np.argmax(self.normals @ qmatrix(q)[2]))]

    def lowest(self, q: Quat) -> float:
        """How far the lowest corner hangs below the middle."""
        return float(-(self.corners @ qmatrix(q)[2]).min())


def _across(a: Array, b: Array) -> Array:
    """The cross product of two vectors (numpy's is made for many, and slow for one)."""
    (ax, ay, az), (bx, by, bz) = a.tolist(), b.tolist()
    return np.array([ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx])


def _numeral(label: str, size: float) -> list[tuple[Array, bool]]:
    """A face's numeral in the face's plane: 6 and 9 have a bar under them."""
    barred = label in ("6", "9")
    wide = size * (0.86 if barred else 1.0)
    lift = 0.06 if barred else -0.06  # room for the bar
    return [
        (loop * wide + np.array([0.0, size * lift]), hole)
        for loop, hole in outline(label, "display", underline=barred)
    ]


@lru_cache(None)
def octahedron() -> Solid:
    """The d8: opposite faces add up to nine, numerals point to the poles of the body's z axis."""
    corners = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
    loops, tops = [], []
    for face in faces_of.FACES:
        sx, sy, sz = faces_of.octant(face)
        loop = (0 if sx > 0 else 1, 2 if sy > 0 else 3, 4 if sz > 0 else 5)
        loops.append(loop)
        tops.append(loop[2])
    return Solid(corners, loops, [str(f) for f in faces_of.FACES], tops, 0.50)
