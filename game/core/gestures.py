"""What a hand does: the cup, the finger, the spinner. A table simulates it and reads the result.

Gestures are stored as their final floats, never as pixels or frame times, so the same gesture is the
same throw on every screen.
"""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CupGesture:
    """The cup's mouth at the moment it stops: where (yards) and how fast (yards a second)."""

    x: float
    y: float
    vx: float
    vy: float


@dataclass(frozen=True, slots=True)
class KickGesture:
    """The finger on the triangle football.

    power: 0 to 1 of the fastest finger. aim: radians, 0 at the middle of the goal, positive to the left.
    lean: radians that the ball leans back. contact: -1 (low) to 1 (high) along the ball's face.
    offset: yards off its middle, positive to the left.
    """

    power: float
    aim: float = 0.0
    lean: float = math.radians(42.0)
    contact: float = 0.0
    offset: float = 0.0


@dataclass(frozen=True, slots=True)
class SpinGesture:
    """How fast the wheel is set going, in radians a second, and how far (radians) the finger that held it had
    turned it by then; both counter-clockwise."""

    speed: float
    turned: float = 0.0


Gesture = CupGesture | KickGesture | SpinGesture
