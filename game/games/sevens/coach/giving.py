"""Aims that bring the ball to somebody else: hand-offs from any square beside a team-mate, passes to where
somebody stands, or first goes to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.core.grid import NOWHERE, column, distance
from game.core.requests import Words
from game.games.sevens.board import GOAL_COLUMN, NEAR, NEIGHBOURS
from game.games.sevens.coach.aims import Aim, Aimer, bit_of
from game.games.sevens.coach.exchanges import Exchanges
from game.games.sevens.coach.judging import SURE
from game.games.sevens.coach.plans import Plan
from game.games.sevens.odds import Budget, Reach, Way, catch, chance, pass_odds
from game.games.sevens.state import NOBODY, STANDING, State, alert, on_pitch, put, rival

LIKELY: Final = 0.3  # less is not looked at
BESIDE: Final = 3  # squares from which the ball is handed to somebody
THROWN_FROM: Final = 3  # squares
THROWN_TO: Final = 4  # squares that somebody comes to first


class Giver:
    """Finds the exchanges that a carrier may intend."""

    def __init__(self, aimer: Aimer) -> None:
        self.s, self.side, self.aimer = aimer.s, aimer.side, aimer
        self.judge = Exchanges(self.s, 1)

    def of(self, player: int, actions: set[str]) -> Iterator[Aim]:
        """Of a carrier that stands, or of who may become one."""
        s = self.s
        if s.status[player] != STANDING:
            return
        mates = [mate for mate in on_pitch(s, self.side) if mate != player and alert(s, mate)]
        if player != s.holder:
            yield from self.fetched(player, actions, mates)
            return
        for mate in mates:
            if "handoff" in actions:
                yield from self.handoffs(player, mate)
            if "pass" in actions:
                yield from self.passes(player, mate)

    def fetched(self, player: int, actions: set[str], mates: list[int]) -> Iterator[Aim]:
        """The ball picked up, and given away in the same action: from where it lay, or from the square beside
        a team-mate that the legs are still good for."""
        s, reach, spot = self.s, self.aimer.reaches[player], self.s.ball
        if spot < 0 or reach.chance(spot) < LIKELY:
            return
        way = reach.way(spot)
        got = self.judge.moved(player, spot)
        got.holder, got.ball = player, NOWHERE
        onward = Reach(got, player, Budget(max(0, reach.have.left - len(way.squares)), 0))
        for mate in mates:
            here = s.at[mate]
            near = [at for at in NEIGHBOURS[here] if onward.chance(at) > SURE and at != s.at[player]]
            if "handoff" in actions and near:
                at = min(near, key=lambda at: (distance(at, spot), at))
                p = self.judge.caught(chance(catch(got, mate, "handoff", at)), mate)
                whole = Way((*way.squares, *onward.way(at).squares), way.dice, way.chance)
                yield from self.given(player, "handoff", at, mate, here, p, ("handoff", mate), whole)
            if "pass" in actions and (odds := pass_odds(got, player, here)) is not None:
                p = self.judge.complete(odds, player, mate)
                yield from self.given(player, "pass", spot, mate, here, p, ("throw", here), way)

    def handoffs(self, player: int, mate: int) -> Iterator[Aim]:
        """To a team-mate, from the squares next to it."""
        s, reach = self.s, self.aimer.reaches[player]
        goal = GOAL_COLUMN[self.side]
        near = [at for at in NEIGHBOURS[s.at[mate]] if at != s.ball and reach.chance(at) >= LIKELY]
        near.sort(key=lambda at: (-reach.chance(at), abs(column(at) - goal), at))
        for at in near[:BESIDE]:
            p = self.judge.caught(chance(catch(s, mate, "handoff", at)), mate)
            yield from self.given(player, "handoff", at, mate, s.at[mate], p, ("handoff", mate))

    def passes(self, player: int, mate: int) -> Iterator[Aim]:
        """To where a team-mate stands, and to where it may go before."""
        here = self.s.at[mate]
        places = [here]
        if mate in self.aimer.reaches:
            places += self.places(mate)
        for origin in self.origins(player):
            for place in places:
                there = self.placed(player, origin, mate, place)
                odds = pass_odds(there, player, place)
                if odds is None:
                    continue
                p = self.judge.complete(odds, player, mate)
                yield from self.given(player, "pass", origin, mate, place, p, ("throw", place))

    def origins(self, player: int) -> list[int]:
        """Where a thrower stands, and the squares farther on that it safely gets to, the unmarked first."""
        s, reach = self.s, self.aimer.reaches[player]
        foes, goal = s.zones[rival(self.side)], GOAL_COLUMN[self.side]
        sure = [at for at, (p, _) in reach.best.items() if p > SURE and at != s.at[player]]
        sure.sort(key=lambda at: ((foes & NEAR[at]).bit_count(), abs(column(at) - goal), at))
        return [s.at[player], *sure[: THROWN_FROM - 1]]

    def places(self, mate: int) -> list[int]:
        """Where a receiver safely gets to: in the end zone or near it, the unmarked first."""
        s, reach = self.s, self.aimer.reaches[mate]
        foes, goal = s.zones[rival(self.side)], GOAL_COLUMN[self.side]
        sure = [at for at, (p, _) in reach.best.items() if p > SURE and at != s.at[mate]]
        sure.sort(key=lambda at: (abs(column(at) - goal) + (foes & NEAR[at]).bit_count(), at))
        return sure[:THROWN_TO]

    def placed(self, player: int, origin: int, mate: int, place: int) -> State:
        """The position in which the ball is thrown."""
        s = self.s
        if s.at[player] == origin and s.at[mate] == place:
            return s
        there = s.copy()
        if s.at[player] != origin and there.grid[origin] < 0:
            put(there, player, origin)
        if s.at[mate] != place and there.grid[place] < 0:
            put(there, mate, place)
        return there

    def given(
        self,
        player: int,
        action: str,
        at: int,
        mate: int,
        spot: int,
        caught: float,
        deed: Words,
        way: Way | None = None,
    ) -> Iterator[Aim]:
        """An exchange, with a receiver who goes to the spot first if it is not there; nothing if it is not
        likely to come off."""
        way = way or self.aimer.way(player, at)
        p, cost = self.judge.arrival(player, way)
        p *= caught
        if p < LIKELY:
            return
        first = self.aimer.walk(mate, spot) if spot != self.s.at[mate] else None
        plan, taken = Plan(player, action, way.squares, deed, p), player != self.s.holder
        yield Aim(plan, at, 1 - p, cost, NOBODY, taken, mate, spot, first, once=bit_of(action))


__all__ = ["Giver"]
