"""The legend: thinks its turn through as a whole. From what a pro would do it changes the aims of its players
one by one, and judges each time where all of them together leave the side when the turn ends; then it looks
whether another way of the ball would be better still, and shakes everything as long as it may think."""

from __future__ import annotations

from random import Random
from typing import Any

from game.core.match import Match
from game.core.requests import Choice, Option
from game.games.sevens.coach.aims import Aim
from game.games.sevens.coach.formation import CLOSE, line_up
from game.games.sevens.coach.judging import SURE
from game.games.sevens.coach.plans import Plan
from game.games.sevens.coach.pro import Pro, best_of, onward, squares, weighed
from game.games.sevens.coach.search import FIRST_THOUGHT, Search
from game.games.sevens.odds import Reach
from game.games.sevens.state import NOBODY, Phase, State


class Legend(Pro):
    """Searches before it acts, and remembers in a turn what it is about."""

    def __init__(self, rng: Random, think: float = 1.0) -> None:
        super().__init__(rng, think)
        self._meant: list[Aim] = []
        self._aim: Aim | None = None  # of who is active
        self._when: tuple[int, int, tuple[int, int]] | None = None  # the half and turn in which

    def plan(self, s: State, may: dict[int, set[str]]) -> Plan | None:
        if s.phase is not Phase.TURN or s.active != NOBODY:
            return best_of(weighed(s, may, FIRST_THOUGHT))
        when = (s.half, s.turn, s.turns)
        search = Search(s, self.think, may, self.rng, self._meant if when == self._when else ())
        plan = search.best()
        self._when, self._meant = when, list(search.aims.values())
        self._aim = next((aim for aim in self._meant if aim.plan is plan), None)
        return plan

    def goes_on(self, s: State) -> Plan | None:
        """To the square that was meant, if it is not there; elsewhere after a block or whatever went another
        way, but not by dice: what the others still mean to do would be at stake."""
        player, aim, self._aim = s.active, self._aim, None
        if aim is not None and aim.player == player and aim.target == NOBODY:
            if s.at[player] == aim.to:
                return None
            reach = Reach(s, player)
            if reach.chance(aim.to) > SURE:
                return Plan(player, "move", reach.way(aim.to).squares)
        plan = onward(s, squares(self.think), jumps=True)
        return plan if plan is not None and plan.chance > SURE else None

    def small(self, match: Match[Any], seat: int) -> Option:
        choice = match.pending
        assert isinstance(choice, Choice)
        if choice.what == "place" and match.state.phase is Phase.SET_UP:
            return line_up(match.state, seat, CLOSE)
        return super().small(match, seat)


__all__ = ["Legend"]
