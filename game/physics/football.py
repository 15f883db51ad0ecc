"""The paper football and the goal it is flicked at. Yards and seconds, mass of the ball 1.

The ball is an isosceles right triangle, folded flat. It stands on one acute tip, its long side towards
the kicker, leaning back. On the rulebook's scale, with the posts a field away, a real paper-football goal
is about 24 yards wide; the bar and the tips of the posts keep its proportions.
"""

from __future__ import annotations

import math
from typing import Final

GRAVITY: Final = 250.0  # yd/s^2: as for the dice, slow enough to watch

LEG: Final = 5.0
LONG_SIDE: Final = LEG * math.sqrt(2.0)
THICKNESS: Final = 1.2
INERTIA_TUMBLE: Final = LEG * LEG / 9.0  # about the triangle's normal
INERTIA_YAW: Final = (
    LEG * LEG / 18.0 + THICKNESS**2 / 12.0
)  # about the vertical, of a ball that leans back half way

TRIANGLE: Final = (
    (-LONG_SIDE / 6.0, -LONG_SIDE / 2.0),
    (-LONG_SIDE / 6.0, LONG_SIDE / 2.0),
    (LONG_SIDE / 3.0, 0.0),
)
"""Corners (forward, up) about the centre of mass at pitch 0: the long side upright, facing the kicker."""
REACH: Final = math.hypot(*TRIANGLE[0])  # from the centre to the farthest corner

GOAL_WIDTH: Final = 24.0  # between the middles of the uprights
BAR_HEIGHT: Final = 12.0
TIP_HEIGHT: Final = 45.0
POST_RADIUS: Final = 0.55
