"""The one geometry of BFL's table, for rules, physics and drawing. Yards; x from the back of the left
end zone to the back of the right one, y from the near side to the far side.

What is drawn is what is judged: the red line is the outer edge of this field (BFL-2.5).
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 120.0  # inside the red line: two end zones of 10 and 100 yards of field
HEIGHT: Final = 80.0  # eight lanes of 10
END_ZONE: Final = 10.0
LANES: Final = 8
LANE: Final = HEIGHT / LANES
STEP: Final = 10  # yards that a die moves a helmet (BFL-2.3)
GOAL: Final = 100  # progress at which a touchdown is scored (BFL-1.3)
RAIL: Final = 10.0  # wood between the red line and the rail

DIE_RADIUS: Final = 5.0  # centre to corner of a die
CUP_BEHIND: Final = 4.0  # yards behind the roller's end line where the cup's mouth is offered (BFL-2.1)

# The kick (BFL-4.3, BFL-5.2): from behind the starting goal line at posts on the far goal line.
TRY_DISTANCE: Final = 110
PLAYOFF_STEP: Final = 30
LONGEST_KICK: Final = 200

LEFT: Final = 0
RIGHT: Final = 1
ENDS: Final = ("left", "right")


def outside(x: float, y: float) -> bool:
    """Whether a die whose centre rests at (x, y) lies beyond the red line (BFL-2.5)."""
    return not (0.0 <= x <= WIDTH and 0.0 <= y <= HEIGHT)


def lane_y(lane: int) -> float:
    """The middle of a lane. Lane 1 is the far one."""
    return HEIGHT - (lane - 0.5) * LANE


def helmet_x(end: int, yards: float) -> float:
    """Where a helmet stands that has come ``yards`` from its goal line at ``end`` (LEFT or RIGHT)."""
    return END_ZONE + yards if end == LEFT else WIDTH - END_ZONE - yards


def playoff_distance(round_number: int) -> int:
    """Yards to the posts in a play-off's round, counted from 1: 110, 140, 170, then 200 (BFL-5.2)."""
    return min(LONGEST_KICK, TRY_DISTANCE + PLAYOFF_STEP * (round_number - 1))
