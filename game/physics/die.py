"""One die: a regular octahedron as a body of mass 1. Yards and seconds.

A regular octahedron's inertia is the same about every axis, so a die in free flight keeps its angular
velocity, and no face is preferred by its shape.
"""

from __future__ import annotations

import math
from typing import Final

from game.core.board import DIE_RADIUS

RADIUS: Final = DIE_RADIUS  # centre to corner
INERTIA: Final = 0.2 * RADIUS * RADIUS
GIRTH: Final = 0.84 * RADIUS  # radius of the ball that meets other dice and the rail: between face and corner
GRAVITY: Final = 250.0  # yd/s^2: slower than life, so that a tumble can be watched

REST_HEIGHT: Final = RADIUS / math.sqrt(3.0)  # of the centre of a die that lies on a face
EDGE_HEIGHT: Final = RADIUS / math.sqrt(2.0)  # of the centre while it rolls over an edge
SILL: Final = 0.5 * GRAVITY * (EDGE_HEIGHT - REST_HEIGHT)
"""A lying die with less energy than this, half of what an edge costs, shows its final face."""

DT: Final = 1.0 / 180.0  # the tick of the tray: the fastest dice move a yard in it, a fifth of their radius


class Die:
    """The half of a moving die that the flat Space does not know: height, tumble and attitude.

    Yaw, place and flat velocity belong to the die's pymunk body. The quaternion turns the body frame of
    `game.core.octahedron` into the world's.
    """

    __slots__ = ("qw", "qx", "qy", "qz", "slip", "stage", "vz", "wx", "wy", "z")

    def __init__(
        self, z: float, vz: float, attitude: tuple[float, float, float, float], wx: float, wy: float
    ) -> None:
        self.z, self.vz, self.wx, self.wy = z, vz, wx, wy
        self.qw, self.qx, self.qy, self.qz = attitude
        self.slip = 0  # ticks for which its corners slide without grip
        self.stage = TUMBLING


TUMBLING: Final = 0
DECIDED: Final = 1  # its face can no longer change by itself; it is laid flat and slides to a stop
STILL: Final = 2
