"""The chances of a team-mate that is thrown: to its target, and onto its feet there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from game.games.sevens.ball import mark
from game.games.sevens.board import SHORT, pass_range
from game.games.sevens.events import Tested
from game.games.sevens.hooks import BEFORE_THROW, Test
from game.games.sevens.odds.again import Ahead, Chance, all_of, chance_of
from game.games.sevens.odds.passes import fumbles
from game.games.sevens.odds.plans import Die, begun
from game.games.sevens.odds.tried import DONE, HURT, Tried, first_needed, tried
from game.games.sevens.odds.ways import chance
from game.games.sevens.passing import RANGE_MODIFIERS, meant
from game.games.sevens.rolls import collect
from game.games.sevens.skills.flights import BULLSEYE, KICK_TEAM_MATE
from game.games.sevens.state import SUNNY, State, able, alert
from game.games.sevens.throwing import EXACT, Flight


@dataclass(frozen=True, slots=True)
class ThrowOdds:
    """A throw of a team-mate: the range, what the throw and the landing need (0: no test, it falls), the
    chances: superb, fumbled in the end, eaten before it, on its feet on the target; the dice that are rolled
    before the throw; its steps with what may roll them again. ``exact``: that the throw fails and comes down
    on its target all the same; ``rough`` is what the landing needs then."""

    reach: int
    needed: int
    superb: float
    fumble: float
    eaten: float
    landing: int
    lands: float
    before: tuple[Die, ...]
    steps: tuple[Chance | Guided, ...]
    exact: float = 0.0
    rough: int = 0


@dataclass(frozen=True, slots=True)
class Guided:
    """A throw by whoever hits the target even with a die that fails, unless it is a fumble, and the landing:
    the throw, the chance of such a die, the landing after a superb throw and after that one."""

    throw: Chance
    exact: float
    smooth: Chance
    rough: Chance

    @property
    def first(self) -> float:
        """That it lands with nothing used."""
        return self.throw.first * self.smooth.first + self.exact * self.rough.first

    @property
    def skills(self) -> tuple[str, ...]:
        """The own skills of both that help it."""
        each = (BULLSEYE.name, *self.throw.skills, *self.smooth.skills, *self.rough.skills)
        return tuple(dict.fromkeys(each))

    def comes_off(self, ahead: Ahead, tokens: int, used: int) -> float:
        """That it lands: a die that fails is rolled again where that brings more than to leave it."""
        exact, fumbled = self.rough.comes_off(ahead, tokens, used), 0.0
        for allows, left, spent in self._agains(tokens, used):
            rolled = allows * self._lies(ahead, left, spent)
            exact = max(exact, rolled + (1 - allows) * self.rough.comes_off(ahead, left, spent))
            fumbled = max(fumbled, rolled)
        superb = self.throw.first * self.smooth.comes_off(ahead, tokens, used)
        return superb + self.exact * exact + (1 - self.throw.first - self.exact) * fumbled

    def fumbles(self) -> float:
        """That it is a fumble in the end, with the own skills used where they bring most."""
        fumble = 1 - self.throw.first - self.exact
        allows = max((allows for allows, _, _ in self._agains(0, 0)), default=0.0)
        stays = self.rough.comes_off(_sure, 0, 0)
        daring = allows * self._lies(_sure, 0, 0) + (1 - allows) * stays > stays
        return fumble * (1 - allows + allows * fumble) + (self.exact * allows * fumble if daring else 0.0)

    def _lies(self, ahead: Ahead, tokens: int, used: int) -> float:
        """The die of the throw lies there for good."""
        smooth, rough = (each.comes_off(ahead, tokens, used) for each in (self.smooth, self.rough))
        return self.throw.first * smooth + self.exact * rough

    def _agains(self, tokens: int, used: int) -> list[tuple[float, int, int]]:
        """What may roll the throw again: that it is allowed, the re-rolls and the skills used up by then."""
        mine = [each for each in self.throw.agains if not used & each.bit]
        out = [(each.allows, tokens, used | each.bit) for each in mine]
        return [*out, (self.throw.team, tokens - 1, used)] if tokens and self.throw.team else out


def _sure(tokens: int, used: int) -> float:
    return 1.0


def throw_odds(s: State, player: int, mate: int, target: int, *, kicked: bool = False) -> ThrowOdds | None:
    """A superb throw comes down on its target, and lands by an AG test; one that is not may come down
    anywhere, which is not counted, unless it is exact all the same (S7-3.3, S7-5.7, S7-8.3). ``kicked``: it
    is no throw but a kick, which skills of throwers do not help. None where it may not be thrown."""
    here = s.at[player]
    reach = pass_range(here, target)
    if reach > SHORT:
        return None
    s = begun(s, player, "kick_teammate" if kicked else "throw_teammate")
    t = Test("throw_teammate", player, s.pa[player] or 6, at=target, origin=here, reach=reach)
    t.add("range", RANGE_MODIFIERS[reach])
    if kicked:
        t.word = KICK_TEAM_MATE.word
    mark(s, t, here)
    if s.weather == SUNNY:
        t.add("sunny", -1)
    collect(s, t)
    superb = chance(t.needed)
    landing, feet = _landing(s, Flight(player, mate, target))
    before, whole, eaten = ((), 1.0, 0.0) if kicked else _before(s, Flight(player, mate, target))
    first, throw = tuple(die.odds for die in before), chance_of(s, t, superb)
    exact = _exact(s, t)
    if exact and landing:
        rough, hard = _landing(s, Flight(player, mate, target), modifier=-1)
        guided = Guided(throw, exact, feet, hard)
        fumble = whole * guided.fumbles() + 1 - whole - eaten
        steps: tuple[Chance | Guided, ...] = (*first, guided)
        return ThrowOdds(
            reach, t.needed, superb, fumble, eaten, landing, feet.first, before, steps, exact, rough
        )
    fumble = whole * fumbles(s, t) + 1 - whole - eaten
    return ThrowOdds(
        reach, t.needed, superb, fumble, eaten, landing, feet.first, before, (*first, throw, feet)
    )


def _landing(s: State, f: Flight, *, modifier: int = 0) -> tuple[int, Chance]:
    """What a landing on the target needs, and its chance; 0: it falls."""
    if not alert(s, f.player) or s.grid[f.target] not in (-1, f.player):
        return 0, Chance(0.0)
    t = Test("land", f.player, s.ag[f.player], at=f.target, origin=s.at[f.thrower])
    t.add("throw", modifier)
    mark(s, t, f.target)
    collect(s, t)
    return t.needed, chance_of(s, t, chance(t.needed))


def _exact(s: State, t: Test) -> float:
    """That the die of a throw fails, and it comes down on its target all the same, by the rules."""
    count = 0
    for die in range(1, t.needed):
        t.die = die
        count += meant(s, t) == EXACT
    return count / 6


def _before(s: State, f: Flight) -> tuple[tuple[Die, ...], float, float]:
    """What is rolled before a throw, by the rules themselves: the dice; with the thrower's own skills, that
    there is a throw at all, and that the team-mate is gone. Otherwise it is fumbled."""
    dice, whole, eaten = [], 1.0, 0.0
    for skill, before in BEFORE_THROW.of(able(s, f.thrower)):
        needed = first_needed(s, partial(before, f=f))
        if not needed:
            continue
        t = Test("action", f.thrower, needed, at=s.at[f.thrower], opponent=f.player, word=skill.word)
        dice.append(Die(0, skill.name, needed, chance_of(s, t, chance(needed))))
        passes = all_of([dice[-1].odds], tokens=0)
        lost = tried(s, f.thrower, partial(before, f=f), partial(_gone, f.player), tokens=0).hurt
        whole, eaten = whole * passes, eaten + whole * lost
    return tuple(dice), whole, eaten


def _gone(mate: int, s: State, heard: list[Any]) -> Tried | None:
    """A team-mate was eaten; the first die was good enough, or the second."""
    if s.at[mate] < 0:
        return HURT
    return DONE if heard and isinstance(heard[-1], Tested) and heard[-1].passed else None
