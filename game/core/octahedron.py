"""The faces of the eight-sided die: one table for physics, drawing and tests.

The die is a regular octahedron with its corners on the body axes, at ``+R`` and ``-R`` of each. A face
belongs to an octant of the body frame, so a triple of signs names it. Opposite faces add up to nine, as
on a real d8.
"""

from __future__ import annotations

from typing import Final

Vector = tuple[float, float, float]

FACES: Final = tuple(range(1, 9))


def face_up(up: Vector) -> int:
    """The face that looks up, where ``up`` is the world's upward direction in the body frame."""
    return 1 + (up[0] > 0) + 2 * (up[1] > 0) + 4 * (up[2] > 0)


def octant(face: int) -> tuple[int, int, int]:
    """The signs (-1 or 1) of a face's outward normal in the body frame; the inverse of `face_up`."""
    bits = face - 1
    return (1 if bits & 1 else -1, 1 if bits & 2 else -1, 1 if bits & 4 else -1)
