"""The computer players of Half-Time Football. All throw the same dice; they differ in what they call.

rookie: runs on first down, passes on second and third, kicks on fourth.
pro: plays for the next score, whatever the time and the score.
legend: plays for the win by the solved table; nobody can do better.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from game.core.coach import Coach, RandomPlayer
from game.core.errors import TableError
from game.core.gestures import Gesture
from game.core.match import Match
from game.core.requests import Choice, Option
from game.games.halftime.solution import solution
from game.games.halftime.state import DOWNS, GOAL, State

PASS_FROM = 5  # yards to go on second and third down from which the rookie passes
KICK_FROM = 40  # yards to the goal line from which the rookie tries a field goal: one in three is good


class Caller(Coach):
    """A coach that has two things to say: how the match begins, and each play."""

    def choose(self, match: Match[Any], seat: int) -> Option | None:
        choice = match.pending
        assert isinstance(choice, Choice)
        s: State = match.state
        return seat, (self.elect(s) if choice.what == "elect" else self.call(s),)

    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        """Raises TableError: this game has dice alone."""
        raise TableError("nothing is thrown, kicked or spun by hand in Half-Time Football")

    def elect(self, s: State) -> str:
        """Kick or receive."""
        return "receive"

    @abstractmethod
    def call(self, s: State) -> str:
        """The play of a down."""


class RandomCaller(RandomPlayer):
    """Calls at random."""

    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        """Raises TableError: this game has dice alone."""
        raise TableError("nothing is thrown, kicked or spun by hand in Half-Time Football")


class Rookie(Caller):
    def call(self, s: State) -> str:
        if s.down == DOWNS:
            return "field_goal" if GOAL - s.ball <= KICK_FROM else "punt"
        return "pass" if s.down > 1 and s.to_go >= PASS_FROM else "run"


class Pro(Caller):
    def call(self, s: State) -> str:
        return dearest(solution(s.house.printed).points.calls(s))


class Legend(Caller):
    def elect(self, s: State) -> str:
        return dearest(solution(s.house.printed).elect(s.house.plays))

    def call(self, s: State) -> str:
        return solution(s.house.printed).best(s)


def dearest(values: Mapping[str, float]) -> str:
    """What has the highest value, the first of equals."""
    return max(values, key=values.__getitem__)


COACHES: Final[dict[str, type[Coach]]] = {
    "random": RandomCaller,
    "rookie": Rookie,
    "pro": Pro,
    "legend": Legend,
}
