"""The computer players of Rumble. All roll the same dice; they differ in what they do before.

rookie: runs for the ball and for the end zone, throws what is all but sure, hits whoever is near.
pro: draws up many plans for its turn and takes the one that stands best before the dice are rolled.
legend: also plays its best plans out, each with many dice and the other side's answer; and it is
more patient: its players are dearer to it, since who has lost them loses the later drives.

A plan is made once a turn; throw and attacks are chosen when they come, by their exact odds.
"""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import Any, Final

from game.core.coach import Coach, RandomPlayer
from game.core.errors import TableError
from game.core.gestures import Gesture
from game.core.grid import NOWHERE, column, distance
from game.core.match import Match
from game.core.requests import Choice, Option, Words
from game.games.rumble.coach.gambles import best_attack, best_throw
from game.games.rumble.coach.plans import Nodes, Plan, act, plans
from game.games.rumble.coach.rookie import a_move, a_throw, an_attack
from game.games.rumble.coach.search import best_plan
from game.games.rumble.coach.values import HASTY, PATIENT, Temper
from game.games.rumble.formation import formation
from game.games.rumble.moves import may_enter
from game.games.rumble.options import NEXT, READY, to_squares
from game.games.rumble.state import Phase, State, ball_square, occupied, reserves

PRO_NODES: Final = 16_000  # about a second on a core that others use as well
LEGEND_NODES: Final = 80_000  # about four


class RandomSide(RandomPlayer):
    """Does anything that is allowed."""

    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        """Raises TableError: this game has dice alone."""
        raise TableError("nothing is thrown, kicked or spun by hand in Rumble")


class Side(Coach):
    """A coach that lines up, brings its reserves on and asks itself one question a phase."""

    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        """Raises TableError: this game has dice alone."""
        raise TableError("nothing is thrown, kicked or spun by hand in Rumble")

    def choose(self, match: Match[Any], seat: int) -> Option | None:
        choice = match.pending
        assert isinstance(choice, Choice)
        s: State = match.state
        match s.phase:
            case Phase.PLACE:
                return line_up(s, seat)
            case Phase.MOVE:
                return enter(s, seat) or self.move(s)
            case Phase.THROW:
                return self.throw(s)
            case _:
                return self.attack(s)

    @abstractmethod
    def move(self, s: State) -> Option: ...

    @abstractmethod
    def throw(self, s: State) -> Option: ...

    @abstractmethod
    def attack(self, s: State) -> Option: ...


def line_up(s: State, side: int) -> Option:
    """The first reserve to the first square of the formation."""
    squares = formation(s, side)
    return to_squares("place", reserves(s, side)[0])[squares[0]] if squares else READY[side]


def enter(s: State, side: int) -> Option | None:
    """A reserve to the entry that is nearest to the ball, or None if none can enter."""
    waiting = reserves(s, side)
    if not waiting or not may_enter(s, side):
        return None
    ball, blocked = ball_square(s), occupied(s)
    free = [at for at in s.house.board.entries[side] if not blocked >> at & 1]
    if not free:
        return None
    return to_squares("enter", waiting[0])[
        min(free, key=lambda at: (distance(at, ball), abs(column(at) - column(ball))))
    ]


class Rookie(Side):
    def move(self, s: State) -> Option:
        return a_move(s)

    def throw(self, s: State) -> Option:
        return a_throw(s)

    def attack(self, s: State) -> Option:
        return an_attack(s)


class Planner(Side):
    """A coach with a plan: it keeps to it as long as the match does what the plan says."""

    nodes: int
    temper: Temper

    def __init__(self, rng: Random, think: float = 1.0) -> None:
        super().__init__(rng, think)
        self._steps: list[tuple[State, Option]] = []

    def move(self, s: State) -> Option:
        for before, option in self._steps:
            if before == s:
                return option
        plan = self.plan(s, self.nodes * self.think)
        self._steps = steps(s, plan.words)
        return self._steps[0][1]

    def throw(self, s: State) -> Option:
        target = best_throw(s, Nodes(0, self.temper))
        return NEXT[s.turn] if target == NOWHERE else (s.turn, ("throw", target))

    def attack(self, s: State) -> Option:
        return best_attack(s, Nodes(0, self.temper))

    @abstractmethod
    def plan(self, s: State, nodes: float) -> Plan:
        """What to do in this phase, found by judging about so many positions."""


def steps(s: State, words: tuple[Words, ...]) -> list[tuple[State, Option]]:
    """What to say in each state that a plan comes through, the phase's end last."""
    made: list[tuple[State, Option]] = []
    here = s.copy()
    for each in words:
        made.append((here.copy(), (s.turn, each)))
        act(here, each)
    made.append((here, NEXT[s.turn]))
    return made


class Pro(Planner):
    nodes = PRO_NODES
    temper = HASTY

    def plan(self, s: State, nodes: float) -> Plan:
        return plans(s, self.rng, Nodes(nodes, self.temper))[0]


class Legend(Planner):
    nodes = LEGEND_NODES
    temper = PATIENT

    def plan(self, s: State, nodes: float) -> Plan:
        return best_plan(s, self.rng, nodes, self.temper)


COACHES: Final[dict[str, type[Coach]]] = {
    "random": RandomSide,
    "rookie": Rookie,
    "pro": Pro,
    "legend": Legend,
}
