"""The search for one activation: what all the players of a side may intend in this turn, changed one by one
and at random as long as the budget lasts."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from game.core.grid import column
from game.games.sevens.board import GOAL_COLUMN
from game.games.sevens.coach.aims import Aim, Aimer, Aims, holder_after, spot_after
from game.games.sevens.coach.giving import Giver
from game.games.sevens.coach.hurling import THROW, Hurler
from game.games.sevens.coach.opening import Opened
from game.games.sevens.coach.plans import Plan
from game.games.sevens.coach.pro import ranking, weighed
from game.games.sevens.coach.turn import SAFE, Turn
from game.games.sevens.state import NOBODY, STUNNED, State

NODES: Final = 62_000  # positions judged for an activation at most, about three seconds
FIRST_THOUGHT: Final = 60  # squares that the pro looks at for each player
SQUARES: Final = 18  # … and those that are tried then
MORE: Final = 22  # of them with all its time
ROUNDS: Final = 3  # over all players
STARTS: Final = 8  # other columns that the ball is brought to
MORE_STARTS: Final = 10  # … with all its time
AHEAD: Final = 0.05  # touchdowns that a column is worth to a carrier with company
BETTER: Final = 0.04  # less is no reason to change an aim
HEAT: Final = 0.03  # a loss, in touchdowns, that random changes may bring at first with a chance of 1/e
CLEAR: Final = 0.02  # what random changes have to gain together …
FOR_NOTHING: Final = 0.005  # … and each of them alone
TRIES: Final = 4  # random changes for each position of the budget: many were judged before


class Search:
    """The search for one activation, with a budget of positions. ``meant`` is what was found in this turn
    before; ``aims`` is what is found now."""

    def __init__(
        self, s: State, think: float, may: dict[int, set[str]], rng: Random, meant: Sequence[Aim] = ()
    ) -> None:
        self.s, self.may, self.rng, self.meant = s, may, rng, meant
        self.most = NODES * think
        self.squares, self.starts = SQUARES + int(MORE * think), STARTS + int(MORE_STARTS * think)
        self.aimer = Aimer(s, [player for player in may if s.status[player] != STUNNED])
        self.turn = Turn(s, self.aimer)
        self.known: dict[int, list[Aim]] = {player: [] for player in self.aimer.reaches}
        self.aims: Aims = {}
        self._found: dict[tuple[int, int, bool, Opened], list[Aim]] = {}
        self._given: dict[int, list[Aim]] = {}
        self._values: dict[frozenset[int], tuple[float, Opened]] = {}

    def best(self) -> Plan | None:
        """The plan that comes first of the best aims that were found."""
        found = weighed(self.s, self.may, FIRST_THOUGHT, jumps=True)
        for each in found:
            player = each.plan.player
            if player in self.known and (each.plan.deed is not None or each.leads_to.holder == player):
                self.known[player].append(self.aimer.known(each))
        likely = [each for each in ranking(found) if each.plan.player in self.known]
        aims = {each.plan.player: self.aimer.known(each) for each in likely}
        aims, value = self.improved(aims, self.value(aims))
        for start in (*self.other_ways(aims), *self.once_more()):
            trial, now = self.improved(start, self.value(start), rounds=2)
            if now > value:
                aims, value = trial, now
        self.aims, _ = self.shaken(aims, value)
        return self.first(self.aims)

    def spent(self) -> bool:
        """Whether the budget is used up."""
        return self.turn.nodes >= self.most

    def value(self, aims: Aims) -> float:
        """What is expected of aims; what was judged once is remembered."""
        return self.judged(aims)[0]

    def judged(self, aims: Aims) -> tuple[float, Opened]:
        """… and what its blocks open."""
        same = frozenset(map(id, aims.values()))  # every aim lives as long as the search
        if same not in self._values:
            self._values[same] = self.turn.judged(self.turn.ordered(aims))
        return self._values[same]

    def options(self, player: int, aims: Aims) -> list[Aim | None]:
        """What a player may do instead, nothing among it."""
        found = self.aims_of(player, aims)
        now = aims.get(player)
        if now is not None and now.taken:  # whoever goes for the ball goes for it
            return [aim for aim in found if aim.taken and aim is not now]
        return [*(aim for aim in found if aim is not now), None]

    def aims_of(self, player: int, aims: Aims) -> list[Aim]:
        """All that a player may do as others do what they do; each is found once."""
        runs = player == holder_after(self.s, aims)
        spot, opened = spot_after(self.s, aims), self.judged(aims)[1] if runs else ()
        same = (player, spot, runs, opened)
        if same not in self._found:
            may, known = self.may[player], self.known[player]
            found = [*self.aimer.of(player, may, known, spot, self.squares)]
            if runs and "move" in may:
                found += self.aimer.runs(player, self.turn.openings.reach(player, opened), self.squares)
            found += self.given(player)
            self._found[same] = found
        return self._found[same]

    def given(self, player: int) -> list[Aim]:
        """The ways to give the ball to somebody, or to throw who has it."""
        if player not in self._given:
            may = self.may[player]
            self._given[player] = [*Giver(self.aimer).of(player, may)]
            if THROW in may:
                self._given[player] += Hurler(self.aimer).of(player)
        return self._given[player]

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
                    now = self.value(trial)
                    if now > value + BETTER:
                        aims, value = trial, now
            if value <= before + BETTER:
                break
        return aims, value

    def other_ways(self, aims: Aims) -> list[Aims]:
        """The same with another aim for who has the ball, or goes for it: the best for each column, the
        likeliest of them to gain when the others come along."""
        holder = next((aim.player for aim in aims.values() if aim.taken), self.s.holder)
        if holder not in self.known:
            return []
        now = aims.get(holder)
        stays = column(now.to if now is not None else self.s.at[holder])
        best: dict[int, tuple[float, Aims]] = {}
        for option in self.options(holder, aims):
            if self.spent():
                break
            trial = changed(aims, holder, option)
            value = self.value(trial)
            place = column(option.to if option is not None else self.s.at[holder])
            if place not in best or value > best[place][0]:
                best[place] = (value, trial)
        goal = GOAL_COLUMN[self.s.turn]
        near = sorted(best, key=lambda place: best[place][0] - AHEAD * abs(place - goal), reverse=True)
        return [best[place][1] for place in near if place != stays][: self.starts]

    def once_more(self) -> list[Aims]:
        """What was meant before, as far as it can still be; nothing if none of it can."""
        aims: Aims = {}
        for aim in self.meant:
            if aim.player not in self.known or aim.plan.action not in self.may[aim.player]:
                continue
            known = self.known[aim.player]
            given = self.given(aim.player) if aim.mate != NOBODY or aim.thrown is not None else []
            again = next((each for each in (*known, *given) if each.like(aim)), None)
            if again is None:
                again = self.aimer.again(aim)
                if again is not None:
                    known.append(again)
            if again is not None:
                aims[aim.player] = again
        return [aims] if aims else []

    def shaken(self, aims: Aims, value: float) -> tuple[Aims, float]:
        """Changed at random, at first also for the worse, less and less so (simulated annealing); what then
        stands differently for nothing is put back."""
        players, start = list(self.known), self.turn.nodes
        best, most = now, here = aims, value
        for _ in range(int(TRIES * self.most) if players else 0):
            if self.spent():
                break
            player = self.rng.choice(players)
            options = self.options(player, now)
            if not options:
                continue
            trial = changed(now, player, self.rng.choice(options))
            worth = self.value(trial)
            heat = HEAT * (self.most - self.turn.nodes) / (self.most - start)
            if worth > here or (heat > 0 and self.rng.random() < exp((worth - here) / heat)):
                now, here = trial, worth
                if here > most:
                    best, most = now, here
        if most <= value + CLEAR:
            return aims, value
        return self.plain(best, most, aims)

    def plain(self, best: Aims, most: float, before: Aims) -> tuple[Aims, float]:
        """The best aims without what gains nothing against those before."""
        for player in self.known:
            trial = changed(best, player, before.get(player))
            if self.value(trial) > most - FOR_NOTHING:
                best = trial
        return best, self.value(best)

    def first(self, aims: Aims) -> Plan | None:
        """Who begins: the one after which most is expected of all together, of equals the safest; a foul
        waits for everything else. Whoever is Stunned turns over before anything is risked."""
        if not aims:
            return None
        ordered = self.turn.ordered(aims)
        best, most = ordered[0], self.turn.judged(ordered)[0]
        for aim in ordered[1:]:
            if aim.fouled != NOBODY:
                continue
            value = self.turn.judged([aim, *(each for each in ordered if each is not aim)])[0]
            if value > most + FOR_NOTHING:
                best, most = aim, value
        lying = [player for player in self.may if self.s.status[player] == STUNNED]
        if lying and (self.risk(best) > SAFE or best.fouled != NOBODY):  # a fouler that is seen ends the turn
            return Plan(lying[0], "move")
        return best.plan

    def risk(self, aim: Aim) -> float:
        """Of a turnover, if it were done now."""
        odds = self.turn.odds(self.s, aim)
        if odds is None:
            return aim.risk if aim.target == NOBODY else 1.0
        return 1 - (1 - aim.risk) * (1 - self.turn.dice(odds)[0])


def changed(aims: Aims, player: int, aim: Aim | None) -> Aims:
    """The aims with another one for a player; an action that a side has once a turn is taken from others, and
    whoever is newly given the ball has no aim yet."""
    once = aim.once if aim is not None else 0
    new = {other: each for other, each in aims.items() if other != player and not once & each.once}
    if aim is not None:
        new[player] = aim
        if aim.first is not None:
            new[aim.first.player] = aim.first
        elif aim.mate != NOBODY and not any(each.mate == aim.mate for each in aims.values()):
            new.pop(aim.mate, None)
        elif aim.thrown is not None and not any(each.thrown is not None for each in aims.values()):
            fetches = new.get(aim.thrown.mate)
            if fetches is None or not fetches.taken:
                new.pop(aim.thrown.mate, None)
    return new


__all__ = ["Search", "changed"]
