"""Attitudes of a die as unit quaternions (w, x, y, z), turning the body frame into the world's."""

from __future__ import annotations

import math
from typing import Final

from game.core.octahedron import Vector, face_up, octant

Quaternion = tuple[float, float, float, float]

_THIRD: Final = 1.0 / math.sqrt(3.0)


def up_in_body(q: Quaternion) -> Vector:
    """The world's upward direction as the die sees it: the third row of its rotation matrix."""
    w, x, y, z = q
    return 2.0 * (x * z - w * y), 2.0 * (y * z + w * x), 1.0 - 2.0 * (x * x + y * y)


def face_of(q: Quaternion) -> int:
    """The face that looks up."""
    return face_up(up_in_body(q))


def tilt_deg(q: Quaternion) -> float:
    """How far the die is from lying flat on a face, in degrees."""
    return math.degrees(math.acos(min(1.0, _THIRD * sum(abs(c) for c in up_in_body(q)))))


def product(a: Quaternion, b: Quaternion) -> Quaternion:
    """First turn by ``b``, then by ``a``."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def heading(ux: float, uy: float) -> Quaternion:
    """The turn about the vertical that takes the x axis to the unit vector (ux, uy).

    By half-angle roots, not by sine and cosine: roots are the same bits on every machine.
    """
    if ux <= -1.0:
        return 0.0, 0.0, 0.0, 1.0
    w = math.sqrt(0.5 * (1.0 + ux))
    return w, 0.0, 0.0, 0.5 * uy / w


def lying(face: int, yaw: float = 0.0) -> Quaternion:
    """A die that lies flat with ``face`` up, turned by ``yaw`` radians about the vertical."""
    nx, ny, nz = (_THIRD * sign for sign in octant(face))
    scale = 1.0 / math.sqrt(2.0 * (1.0 + nz))
    upright = (scale * (1.0 + nz), scale * ny, -scale * nx, 0.0)
    return product((math.cos(0.5 * yaw), 0.0, 0.0, math.sin(0.5 * yaw)), upright)


def between(a: Quaternion, b: Quaternion, share: float) -> Quaternion:
    """The attitude ``share`` (0 to 1) of the short way from ``a`` to ``b``."""
    dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]
    far = share if dot >= 0.0 else -share
    near = 1.0 - share
    w, x, y, z = (near * p + far * q for p, q in zip(a, b, strict=True))
    scale = 1.0 / math.sqrt(w * w + x * x + y * y + z * z)
    return w * scale, x * scale, y * scale, z * scale
