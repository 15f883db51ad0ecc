"""The legend: thinks its turn through as a whole. From what a pro would do it changes the aims of its players
one by one, and judges each time where all of them together leave the side when the turn ends; then it looks
whether another way of the ball would be better still."""

from __future__ import annotations

from typing import Any, Final

from game.core.grid import column
from game.core.match import Match
from game.core.requests import Choice
from game.games.sevens.board import GOAL_COLUMN
from game.games.sevens.coach.aims import Aim, Aimer, Aims, spot_after
from game.games.sevens.coach.plans import Plan, declared
from game.games.sevens.coach.pro import Pro, best_of, ranking, weighed
from game.games.sevens.coach.turn import SAFE, Turn
from game.games.sevens.state import NOBODY, STUNNED, Phase, State

NODES: Final = 80_000  # positions judged for an activation at most, about three seconds
FIRST_THOUGHT: Final = 60  # squares that the pro looks at for each player
SQUARES: Final = 18  # … and those that are tried then
MORE: Final = 22  # of them with all its time
ROUNDS: Final = 3  # over all players
STARTS: Final = 8  # other columns that the ball is brought to
MORE_STARTS: Final = 10  # … with all its time
AHEAD: Final = 0.05  # touchdowns that a column is worth to a carrier with company
BETTER: Final = 0.04  # less is no reason to change an aim


class Legend(Pro):
    """Searches before it acts."""

    def plan(self, s: State, match: Match[Any], choice: Choice) -> Plan | None:
        may = declared(choice)
        if s.phase is not Phase.TURN:
            return best_of(weighed(s, may, FIRST_THOUGHT))
        return Search(s, self.think, may).best()


class Search:
    """The search for one activation, with a budget of positions."""

    def __init__(self, s: State, think: float, may: dict[int, set[str]]) -> None:
        self.s, self.may = s, may
        self.most = NODES * think
        self.squares, self.starts = SQUARES + int(MORE * think), STARTS + int(MORE_STARTS * think)
        self.turn = Turn(s)
        self.aimer = Aimer(s, [player for player in may if s.status[player] != STUNNED])
        self.thought: dict[Aim, float] = {}  # what the aims of the first thought gain
        self.known: dict[int, list[Aim]] = {player: [] for player in self.aimer.reaches}

    def best(self) -> Plan | None:
        """The plan that comes first of the best aims that were found."""
        found = weighed(self.s, self.may, FIRST_THOUGHT)
        for each in found:
            player = each.plan.player
            if player in self.known and (each.plan.deed is not None or each.leads_to.holder == player):
                self.known[player].append(self.aimer.known(each))
        likely = [each for each in ranking(found) if each.plan.player in self.known]
        aims = {each.plan.player: self.aimer.known(each) for each in likely}
        self.thought = {aim: each.gain for aim, each in zip(aims.values(), likely, strict=True)}
        aims, value = self.improved(aims, self.turn.value(aims))
        for start in self.other_ways(aims):
            trial, now = self.improved(start, self.turn.value(start), rounds=2)
            if now > value:
                aims, value = trial, now
        return self.first(aims, value)

    def spent(self) -> bool:
        """Whether the budget is used up."""
        return self.turn.nodes >= self.most

    def options(self, player: int, aims: Aims) -> list[Aim | None]:
        """What a player may do instead, nothing among it."""
        spot = spot_after(self.s, aims)
        found = self.aimer.of(player, self.may[player], self.known[player], spot, self.squares)
        now = aims.get(player)
        if now is not None and now.taken:  # whoever goes for the ball goes for it
            return [aim for aim in found if aim.taken and aim != now]
        return [*(aim for aim in found if aim != now), None]

    def improved(self, aims: Aims, value: float, rounds: int = ROUNDS) -> tuple[Aims, float]:
        """One aim after the other is changed while that gains, the ball carrier's first."""
        players = sorted(self.known, key=lambda player: (player != self.s.holder, player))
        for _ in range(rounds):
            before = value
            for player in players:
                for option in self.options(player, aims):
                    if self.spent():
                        return aims, value
                    trial = changed(aims, player, option)
                    now = self.turn.value(trial)
                    if now > value + BETTER:
                        aims, value = trial, now
            if value <= before + BETTER:
                break
        return aims, value

    def other_ways(self, aims: Aims) -> list[Aims]:
        """The same with another aim for who has the ball, or goes for it: the best for each column, the
        likeliest of them to gain when the others come along."""
        holder = next((aim.player for aim in aims.values() if aim.taken), self.s.holder)
        if holder not in self.known or self.spent():
            return []
        now = aims.get(holder)
        stays = column(now.to if now is not None else self.s.at[holder])
        best: dict[int, tuple[float, Aims]] = {}
        for option in self.options(holder, aims):
            trial = changed(aims, holder, option)
            value = self.turn.value(trial)
            place = column(option.to if option is not None else self.s.at[holder])
            if place not in best or value > best[place][0]:
                best[place] = (value, trial)
        goal = GOAL_COLUMN[self.s.turn]
        near = sorted(best, key=lambda place: best[place][0] - AHEAD * abs(place - goal), reverse=True)
        return [best[place][1] for place in near if place != stays][: self.starts]

    def first(self, aims: Aims, value: float) -> Plan | None:
        """Who begins: what is safe comes first, the better before the worse; a block that needs help waits
        for it. Whoever is Stunned turns over before anything is risked."""
        if not aims:
            return None
        ranked = [(self.risk(aim), self.gain(aim, aims, value), aim) for aim in aims.values()]
        risk, _, best = max(ranked, key=lambda each: (each[0] <= SAFE, each[1]))
        lying = [player for player in self.may if self.s.status[player] == STUNNED]
        if lying and risk > SAFE:
            return Plan(lying[0], "move")
        return best.plan

    def risk(self, aim: Aim) -> float:
        """Of a turnover, if it were done now."""
        odds = self.turn.odds(self.s, aim)
        if odds is None:
            return aim.risk if aim.target == NOBODY else 1.0
        return 1 - (1 - aim.risk) * (1 - self.turn.dice(odds)[0])

    def gain(self, aim: Aim, aims: Aims, value: float) -> float:
        """As the first thought has it, or what would be lost without it."""
        if aim in self.thought:
            return self.thought[aim]
        return value - self.turn.value({other: each for other, each in aims.items() if each is not aim})


def changed(aims: Aims, player: int, aim: Aim | None) -> Aims:
    """The aims with another one for a player; an action that a side has once a turn is taken from others."""
    once = aim.once if aim is not None else 0
    new = {other: each for other, each in aims.items() if other != player and not once & each.once}
    if aim is not None:
        new[player] = aim
    return new


__all__ = ["Legend", "Search"]
