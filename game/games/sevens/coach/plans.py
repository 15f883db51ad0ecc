"""A plan for one activation, and the coach that carries it out step by step."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from random import Random
from typing import Any

from game.core.coach import Coach
from game.core.gestures import Gesture
from game.core.grid import distance
from game.core.match import Match
from game.core.requests import Choice, Option, Words
from game.games.sevens.actions import ACTIONS
from game.games.sevens.coach.answers import answer
from game.games.sevens.coach.chance import no_hand
from game.games.sevens.options import END, END_TURN, JUMPS_TO, MOVES, STAND
from game.games.sevens.state import NOBODY, State, side_of


@dataclass(frozen=True, slots=True)
class Plan:
    """A player, what it declares, the squares it goes or jumps to one by one, and what it does there.
    ``chance``: that all of it works; ``gain``: what it is thought to be worth."""

    player: int
    action: str
    path: tuple[int, ...] = ()
    deed: Words | None = None
    chance: float = 1.0
    gain: float = 0.0


class Side(Coach):
    """A coach that makes a plan for each activation, and a new one when something else has happened."""

    def __init__(self, rng: Random, think: float = 1.0) -> None:
        super().__init__(rng, think)
        self._player = NOBODY  # whose activation it planned last
        self._path: list[int] = []
        self._from = NOBODY  # the square on which the path goes on
        self._deed: Words | None = None

    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        """Raises TableError: this game has dice alone."""
        raise no_hand()

    def choose(self, match: Match[Any], seat: int) -> Option:
        """Every choice of Sevens is one seat's."""
        choice = match.pending
        assert isinstance(choice, Choice)
        s: State = match.state
        if choice.what == "act":
            return self._declare(s, match, choice)
        if s.active != NOBODY and side_of(s.active) == seat and choice.what == ACTIONS[s.action].word:
            return self._step(s, match, choice)
        return self.small(match, seat)

    def small(self, match: Match[Any], seat: int) -> Option:
        """The answer to any other question."""
        return answer(match, seat)

    def _declare(self, s: State, match: Match[Any], choice: Choice) -> Option:
        plan = self.plan(s, declared(choice))
        if plan is None:
            return END_TURN[s.turn]
        self._take(s, plan)
        option: Option = (s.turn, ("act", plan.player, plan.action))
        return option if option in choice.options else END_TURN[s.turn]

    def _take(self, s: State, plan: Plan) -> None:
        self._player, self._from = plan.player, s.at[plan.player]
        self._path, self._deed = list(plan.path), plan.deed

    def _step(self, s: State, match: Match[Any], choice: Choice) -> Option:
        """The next square or the deed of the plan; when there is none, whatever goes on from here. An
        activation that somebody else began, before the match was taken up again, is planned anew."""
        option = self._next(s, choice)
        if option is None:
            begun = s.active != self._player and not s.done
            plan = self.plan(s, {s.active: {choice.what}}) if begun else self.goes_on(s)
            if plan is not None:
                self._take(s, plan)
                option = self._next(s, choice)
        if option is None:
            return END[s.turn] if END[s.turn] in choice.options else answer(match, s.turn)
        return option

    def _next(self, s: State, choice: Choice) -> Option | None:
        side, player = s.turn, s.active
        if STAND[side] in choice.options:
            return STAND[side]
        if s.at[player] != self._from:
            self._path, self._deed = [], None
        option: Option | None = None
        if self._path:
            self._from = self._path.pop(0)
            steps = MOVES if distance(s.at[player], self._from) == 1 else JUMPS_TO
            option = steps[side][self._from]
        elif self._deed is not None:
            option, self._deed = (side, self._deed), None
        return option if option in choice.options else None

    @abstractmethod
    def plan(self, s: State, may: dict[int, set[str]]) -> Plan | None:
        """Who of those that may act does what next, or None to end the turn."""

    @abstractmethod
    def goes_on(self, s: State) -> Plan | None:
        """What the active player does with what is left to it, or None to end its activation."""


def declared(choice: Choice) -> dict[int, set[str]]:
    """The actions that each player may declare."""
    found: dict[int, set[str]] = {}
    for _, words in choice.options:
        if words[0] == "act":
            found.setdefault(int(words[1]), set()).add(str(words[2]))
    return found
