"""Gestures as the tests write them."""

from __future__ import annotations

import math

from game.core.board import HEIGHT, LEFT, WIDTH
from game.core.gestures import CupGesture
from game.physics.tray import start_of_cup


def straight(speed: float, aim_deg: float = 0.0) -> CupGesture:
    """The cup emptied behind the left end line at ``speed`` yards a second."""
    aim = math.radians(aim_deg)
    return CupGesture(*start_of_cup(LEFT), speed * math.cos(aim), speed * math.sin(aim))


def from_the_right(gesture: CupGesture) -> CupGesture:
    """The same throw by a player who sits at the other end."""
    return CupGesture(WIDTH - gesture.x, HEIGHT - gesture.y, -gesture.vx, -gesture.vy)
