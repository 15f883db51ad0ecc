"""Downs, and what a moved ball comes to (RULES.md chapter 3)."""

from __future__ import annotations

from typing import Final

from game.games.halftime.events import FirstDown, Safety, Spotted, Touchback, Touchdown, TurnoverOnDowns
from game.games.halftime.state import DOWNS, GOAL, NOBODY, Phase, State, other, to_go_from

TOUCHBACK: Final = 20  # the own 20 (HT-2.3, HT-5.2, HT-8.1)
TOUCHDOWN_POINTS: Final = 6  # HT-8.4
SAFETY_POINTS: Final = 2  # HT-8.4


def begin_series(s: State, seat: int, ball: int) -> None:
    """First down, ten to go: the marker is laid on the line of scrimmage (HT-2.4, HT-3.1)."""
    s.phase, s.kicker, s.possession = Phase.DOWN, NOBODY, seat
    s.ball = s.marker = ball
    s.down, s.to_go = 1, to_go_from(ball)


def spotted(s: State) -> None:
    """The ball lies ready for the next down."""
    s.tell(Spotted(s.possession, s.ball, s.down, s.to_go, s.marker))


def touchback(s: State, seat: int, ball: int, rule: str) -> None:
    """The ball came to or behind a side's own goal line: it has it on its 20."""
    s.tell(Touchback(seat, max(0, ball), rule))
    begin_series(s, seat, TOUCHBACK)


def advance(s: State, gain: int, *, rule: str) -> None:
    """The down is used and the ball has moved: goal lines, line to gain, next down (HT-3.1 to HT-3.4)."""
    seat, ball = s.possession, s.ball + gain
    if ball >= GOAL:
        touchdown(s, seat)
    elif ball <= 0:
        safety(s)
    elif gain >= s.to_go:
        s.tell(FirstDown(seat, ball, rule))
        begin_series(s, seat, ball)
    else:
        s.ball, s.to_go = ball, s.to_go - gain
        next_down(s)


def next_down(s: State) -> None:
    """The next down's band; after the fourth the other side has it at the spot (HT-3.1, HT-3.3)."""
    if s.down == DOWNS:
        s.tell(TurnoverOnDowns(s.possession, s.ball))
        begin_series(s, other(s.possession), GOAL - s.ball)
    else:
        s.down += 1


def touchdown(s: State, seat: int) -> None:
    """Six points, and the try (HT-3.4, HT-8.4)."""
    s.score[seat] += TOUCHDOWN_POINTS
    s.phase, s.possession, s.ball = Phase.TRY, seat, GOAL
    s.down = s.to_go = s.marker = 0
    s.tell(Touchdown(seat, TOUCHDOWN_POINTS))


def safety(s: State) -> None:
    """Two points for the defence; the side that conceded kicks off (HT-3.4, HT-8.4)."""
    conceded = s.possession
    s.score[other(conceded)] += SAFETY_POINTS
    s.tell(Safety(other(conceded), conceded, SAFETY_POINTS))
    kick_off_next(s, conceded)


def kick_off_next(s: State, kicker: int) -> None:
    take_ball_away(s, Phase.KICKOFF)
    s.kicker = kicker


def take_ball_away(s: State, phase: Phase) -> None:
    """Nobody has the ball: before a kick-off, and after the match."""
    s.phase, s.kicker, s.possession = phase, NOBODY, NOBODY
    s.ball = s.down = s.to_go = s.marker = 0
