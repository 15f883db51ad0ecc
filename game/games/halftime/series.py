"""A series of downs worked out from the values of what can follow it.

All downs of a series share the line to gain, and the score does not change before it is over. So the values
of the series that may begin next, and of the scores, are enough to value its downs: that is why the solved
table holds first downs only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter, mul
from typing import Final

from game.games.halftime.outcomes import WAYS, Kind, Outcome, Spot, offered, outcomes
from game.games.halftime.state import DOWNS, GOAL

STEP: Final = 5
SPOTS: Final = GOAL // STEP - 1  # a ball lies on the 5, the 10 … the 95
LOST, FIRST, SCORES = 0, SPOTS, 2 * SPOTS
OWN: Final = SCORES + 4  # where a line's own downs begin among the values
EXACT: Final = 1e-13

Values = Sequence[float]
After = list[float]
"""What may follow a series: `SPOTS` values of a lost ball, `SPOTS` of a first down, each by the ball, and the
four scores in the order of `Kind`. All for the side that has the ball now."""


def place(ball: int) -> int:
    """The ball's place in a row of `SPOTS`."""
    return ball // STEP - 1


def _place_of(outcome: Outcome) -> int:
    """Where an outcome's value stands in `After` and the downs behind it."""
    match outcome.kind:
        case Kind.LOST:
            return LOST + place(outcome.ball)
        case Kind.FIRST:
            return FIRST + place(outcome.ball)
        case Kind.DOWN:
            return OWN + DOWNS * place(outcome.ball) + outcome.down - 1
        case kind:
            return SCORES + kind - Kind.TOUCHDOWN


class Line:
    """The downs of a series up to one line to gain: for each call the weights and places of what follows."""

    def __init__(self, line: int, printed: bool) -> None:
        self.size = DOWNS * (line // STEP - 1)
        self.calls: list[dict[str, Callable[[Values], float]]] = []
        for number in range(self.size):
            ball = STEP * (number // DOWNS + 1)
            spot = Spot(ball, number % DOWNS + 1, line - ball)
            self.calls.append({call: _expectation(call, spot, printed) for call in offered(ball)})

    def step(self, after: After, downs: Values) -> list[float]:
        """The values of all downs with the best call, when those of the downs that follow are known."""
        values = [*after, *downs]
        return [max([value(values) for value in calls.values()]) for calls in self.calls]

    def without_clock(self, after: After) -> list[float]:
        """The values of all downs when plays are not counted: a penalty leads back to the same down."""
        downs = [0.0] * self.size
        while True:
            again = self.step(after, downs)
            if max(abs(new - old) for new, old in zip(again, downs, strict=True)) < EXACT:
                return again
            downs = again

    def values(self, spot: Spot, after: After, downs: Values) -> dict[str, float]:
        """The value of each call at a spot of this line."""
        values = [*after, *downs]
        number = DOWNS * place(spot.ball) + spot.down - 1
        return {call: value(values) for call, value in self.calls[number].items()}


def _expectation(call: str, spot: Spot, printed: bool) -> Callable[[Values], float]:
    """The mean over a call's outcomes of the values at their places."""
    ends = outcomes(call, spot, printed)
    places = [_place_of(outcome) for outcome in ends]
    weights = [ways / WAYS for ways in ends.values()]
    pick = itemgetter(*places)  # a tuple, since every call can end in more than one way
    return lambda values: sum(map(mul, weights, pick(values)))


@lru_cache(None)
def line_to_gain(line: int, printed: bool) -> Line:
    """The line, made once."""
    return Line(line, printed)
