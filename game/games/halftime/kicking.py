"""Punt, field goal and extra point (RULES.md chapter 8)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Flow, Roll
from game.games.halftime.dice import GREEN, game_die, yards
from game.games.halftime.downs import begin_series, kick_off_next, touchback, touchdown
from game.games.halftime.events import ExtraPoint, FieldGoal, Punt, Runback
from game.games.halftime.state import GOAL, State, other

FIELD_GOAL_POINTS: Final = 3  # HT-8.4
FIELD_GOAL_FROM: Final = 50  # yards to the goal line; beyond it none is offered (HT-8.2)
MISSED_AT_LEAST: Final = 20  # where the other side has it after a miss from nearer (HT-8.2)
EXTRA_POINT: Final = 1  # HT-8.4
EXTRA_POINT_YARDS: Final = 10  # HT-8.3


def punt(s: State) -> Flow:
    """The green die downfield, then the defence's game die for the runback; a block (0) is run back, too
    (HT-8.1)."""
    seat, defence = s.possession, other(s.possession)
    (kicked,) = yield Roll("HT-8.1", "punt", ((seat, GREEN),))
    lands = s.ball + kicked
    s.tell(Punt(seat, kicked, kicked == 0, s.ball, min(GOAL, lands)))
    if lands >= GOAL:
        touchback(s, defence, GOAL - lands, "HT-8.1")
        return
    (face,) = yield Roll("HT-8.1", "runback", (game_die(defence),))
    start = GOAL - lands
    ball = min(GOAL, start + yards(face))
    s.tell(Runback(defence, face, yards(face), start, ball))
    if ball == GOAL:
        touchdown(s, defence)
    else:
        begin_series(s, defence, ball)


def field_goal_offered(s: State) -> bool:
    return GOAL - s.ball <= FIELD_GOAL_FROM


def field_goal(s: State) -> Flow:
    """The green die must match or exceed the distance; after a miss the other side has it at the line of
    scrimmage, or on its 20 if that was nearer (HT-8.2)."""
    seat, distance = s.possession, GOAL - s.ball
    (kicked,) = yield Roll("HT-8.2", "field_goal", ((seat, GREEN),))
    good = kicked >= distance
    points = FIELD_GOAL_POINTS if good else 0
    s.tell(FieldGoal(seat, distance, kicked, good, points, s.ball))
    if good:
        s.score[seat] += points
        kick_off_next(s, seat)
    else:
        begin_series(s, other(seat), max(MISSED_AT_LEAST, distance))


def extra_point(s: State) -> Flow:
    """The green die: 10 or more. Then the scorer kicks off (HT-8.3, HT-8.4)."""
    seat = s.possession
    (kicked,) = yield Roll("HT-8.3", "extra_point", ((seat, GREEN),))
    good = kicked >= EXTRA_POINT_YARDS
    points = EXTRA_POINT if good else 0
    s.score[seat] += points
    s.tell(ExtraPoint(seat, kicked, good, points))
    kick_off_next(s, seat)
