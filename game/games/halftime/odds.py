"""The odds of a call before it is made: exact, counted over all dice (`outcomes.py`)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.games.halftime.dice import pass_die
from game.games.halftime.outcomes import FACE, WAYS, Kind, Spot, offered, outcomes
from game.games.halftime.state import GOAL, State


@dataclass(frozen=True, slots=True)
class Odds:
    """What a call comes to. The chances of touchdown, first down and field goal leave each other out.

    ``turnover``: the ball is lost by a run or a pass, fourth downs that fail included. ``against``: points
    for the other side, a safety or a touchdown. ``yards``: the mean that the ball moves, a kick's runback
    taken off; an interception and a field goal move nothing.
    """

    first_down: float
    touchdown: float
    turnover: float
    against: float
    good: float
    yards: float


def odds(s: State) -> dict[str, Odds]:
    """The odds of each call that is offered."""
    spot = Spot(s.ball, s.down, s.to_go)
    return {call: call_odds(call, spot, s.house.printed) for call in offered(s.ball)}


@lru_cache(4096)
def call_odds(call: str, spot: Spot, printed: bool) -> Odds:
    """The odds of a call from a spot."""
    ends = outcomes(call, spot, printed)

    def chance(*kinds: Kind) -> float:
        return sum(ways for end, ways in ends.items() if end.kind in kinds) / WAYS

    kicked = call in ("punt", "field_goal")
    return Odds(
        first_down=chance(Kind.FIRST),
        touchdown=chance(Kind.TOUCHDOWN),
        turnover=0.0 if kicked else chance(Kind.LOST, Kind.TOUCHDOWN_AGAINST),
        against=chance(Kind.SAFETY, Kind.TOUCHDOWN_AGAINST),
        good=chance(Kind.FIELD_GOAL),
        yards=mean_yards(call, spot, printed),
    )


def mean_yards(call: str, spot: Spot, printed: bool) -> float:
    """How far the ball moves, in the mean."""
    match call:
        case "field_goal":
            return 0.0
        case "pass":
            gains = [face for face in pass_die(printed=printed).faces if isinstance(face, int)]
            return sum(min(gain, GOAL - spot.ball) for gain in gains) * FACE / WAYS
        case _:
            ends = outcomes(call, spot, printed)
            return sum((end.ball - spot.ball) * ways for end, ways in ends.items()) / WAYS
