"""Aims that throw a team-mate with the ball to where it can still run on and score (S7-3.3, S7-5.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.core.grid import members
from game.games.sevens.board import GOAL, NEAR, NEIGHBOURS, QUICK, SHORT, in_range, landings, pass_range
from game.games.sevens.coach.aims import Aim, Aimer, Thrown, bit_of
from game.games.sevens.coach.judging import REROLL, SURE
from game.games.sevens.coach.outlook import Outlook
from game.games.sevens.coach.plans import Plan
from game.games.sevens.coach.reaching import Ways
from game.games.sevens.odds import ThrowOdds, all_of, chance, throw_odds
from game.games.sevens.state import NOBODY, STANDING, State, alert, on_pitch, put, rival, side_of
from game.games.sevens.throwing import RIGHT_STUFF

THROW: Final = "throw_teammate"
RUNS_ANYWAY: Final = 0.9  # nobody is thrown who scores as surely on its feet
LIKELY: Final = 0.25  # less, of a touchdown, is not looked at
FARTHER: Final = 5 / 6  # as likely as a quick throw, roughly
FROM: Final = 2  # squares beside the team-mate
AROUND: Final = 16  # squares two away, on the pitch or off it
SPOTS: Final = 4  # that it is thrown to from there


class Hurler:
    """Finds the throws that a side may intend."""

    def __init__(self, aimer: Aimer) -> None:
        self.s, self.side, self.aimer = aimer.s, aimer.side, aimer
        self.outlook = Outlook(self.s, self.side)
        foes = self.outlook.zones[rival(self.side)]
        self.ways = Ways(self.outlook.free, foes, GOAL[self.side] & self.outlook.free)

    def of(self, player: int) -> Iterator[Aim]:
        """Of a thrower that has not got the ball itself."""
        s = self.s
        if player == s.holder or s.status[player] != STANDING:
            return
        for mate in self.mates(player):
            for origin in self.origins(player, mate):
                for spot in self.spots(origin, mate):
                    yield from self.thrown(player, mate, origin, spot)

    def mates(self, player: int) -> list[int]:
        """Who has the ball, or may still get it, and cannot do without being thrown."""
        s, holder = self.s, self.s.holder
        if holder != NOBODY and side_of(holder) != self.side:
            return []
        likely = (
            [holder] if holder != NOBODY and s.skills[holder] & RIGHT_STUFF.mask else on_pitch(s, self.side)
        )
        return [
            mate
            for mate in likely
            if mate != player
            and s.skills[mate] & RIGHT_STUFF.mask
            and alert(s, mate)
            and self.runs(mate, s.at[mate]) < RUNS_ANYWAY
        ]

    def runs(self, mate: int, at: int) -> float:
        """How likely it gets into the end zone from a square, if it may still act."""
        if GOAL[self.side] >> at & 1:
            return 1.0
        return self.ways.chance(at, self.s.ma[mate]) if mate in self.aimer.reaches else 0.0

    def origins(self, player: int, mate: int) -> list[int]:
        """Where the thrower stands beside it, or safely comes to, the unmarked squares first."""
        s, reach = self.s, self.aimer.reaches[player]
        foes = s.zones[rival(self.side)]
        near = [at for at in NEIGHBOURS[s.at[mate]] if reach.chance(at) > SURE and at != s.ball]
        near.sort(key=lambda at: ((foes & NEAR[at]).bit_count(), at != s.at[player], at))
        return near[:FROM]

    def spots(self, origin: int, mate: int) -> list[int]:
        """The squares from which it is likeliest to score, once it has come down there."""
        likely = []
        for at in members(in_range(origin, SHORT) & self.outlook.free):
            feet = chance(min(6, max(2, self.s.ag[mate] + self.markers(at))))
            flies = 1 if pass_range(origin, at) == QUICK else FARTHER
            likely.append((self.runs(mate, at) * feet * flies, at))
        likely.sort(key=lambda each: (-each[0], each[1]))
        return [at for p, at in likely[:SPOTS] if p >= LIKELY and at != origin]

    def markers(self, at: int) -> int:
        """How many opponents mark a square."""
        return (self.s.zones[rival(self.side)] & NEAR[at]).bit_count()

    def thrown(self, player: int, mate: int, origin: int, spot: int) -> Iterator[Aim]:
        """A throw with all its dice; nothing if it is not likely to lead to a touchdown."""
        odds = throw_odds(self.placed(player, origin), player, mate, spot)
        if odds is None:
            return
        own, lands = (all_of(odds.steps, tokens=tokens) for tokens in (0, 1))
        if lands * self.runs(mate, spot) < LIKELY:
            return
        way = self.aimer.way(player, origin)
        strays, scores = self.astray(odds, mate, spot)
        strays *= (1 - lands) / (1 - own)
        plan = Plan(player, THROW, way.squares, ("throw", mate, spot), lands)
        flight = Thrown(mate, spot, strays / (lands + strays), scores)
        cost = REROLL * (1 - own) if lands > own else 0.0
        yield Aim(plan, origin, 1 - lands - strays, cost, thrown=flight, once=bit_of(THROW))

    def astray(self, odds: ThrowOdds, mate: int, spot: int) -> tuple[float, float]:
        """That it misses its target and lands on its feet all the same, two squares away; and how likely it
        scores from there."""
        s, lands, scores = self.s, 0.0, 0.0
        for at, _ in landings(spot):
            if s.grid[at] < 0:
                needed = odds.landing + 1 + self.markers(at) - self.markers(spot)
                feet = chance(min(6, max(2, needed)))
                lands += feet
                scores += feet * self.runs(mate, at)
        missed = max(0.0, 1 - odds.superb - odds.exact - odds.fumble - odds.eaten)
        return missed * lands / AROUND, scores / lands if lands else 0.0

    def placed(self, player: int, origin: int) -> State:
        """The thrower has come to a square."""
        there = self.s.copy()
        if there.at[player] != origin:
            put(there, player, origin)
        return there


__all__ = ["THROW", "Hurler"]
