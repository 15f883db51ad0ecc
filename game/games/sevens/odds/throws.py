"""The chances of a team-mate that is thrown: to its target, and onto its feet there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from game.games.sevens.ball import mark
from game.games.sevens.board import SHORT, pass_range
from game.games.sevens.events import Tested
from game.games.sevens.hooks import BEFORE_THROW, Test
from game.games.sevens.odds.again import Chance, all_of, chance_of
from game.games.sevens.odds.passes import fumbles
from game.games.sevens.odds.plans import Die
from game.games.sevens.odds.tried import DONE, HURT, Tried, first_needed, tried
from game.games.sevens.odds.ways import chance
from game.games.sevens.passing import RANGE_MODIFIERS
from game.games.sevens.rolls import collect
from game.games.sevens.skills.flights import KICK_TEAM_MATE
from game.games.sevens.state import SUNNY, State, able, alert
from game.games.sevens.throwing import Flight


@dataclass(frozen=True, slots=True)
class ThrowOdds:
    """A throw of a team-mate: the range, what the throw and the landing need (0: no test, it falls), the
    chances: superb, fumbled in the end, eaten before it, on its feet on the target; the dice that are rolled
    before the throw; its steps with what may roll them again."""

    reach: int
    needed: int
    superb: float
    fumble: float
    eaten: float
    landing: int
    lands: float
    before: tuple[Die, ...]
    steps: tuple[Chance, ...]


def throw_odds(s: State, player: int, mate: int, target: int, *, kicked: bool = False) -> ThrowOdds | None:
    """A superb throw comes down on its target, and lands by an AG test; one that is not may come down
    anywhere, which is not counted (S7-3.3, S7-5.7, S7-8.3). ``kicked``: it is no throw but a kick, which
    skills of throwers do not help. None where it may not be thrown."""
    here = s.at[player]
    reach = pass_range(here, target)
    if reach > SHORT:
        return None
    s = s.copy()
    t = Test("throw_teammate", player, s.pa[player] or 6, at=target, origin=here, reach=reach)
    t.add("range", RANGE_MODIFIERS[reach])
    if kicked:
        t.word = KICK_TEAM_MATE.word
    mark(s, t, here)
    if s.weather == SUNNY:
        t.add("sunny", -1)
    collect(s, t)
    superb = chance(t.needed)
    landing, feet = 0, Chance(0.0)
    if alert(s, mate) and s.grid[target] in (-1, mate):
        lands = Test("land", mate, s.ag[mate], at=target, origin=here)
        mark(s, lands, target)
        collect(s, lands)
        landing, feet = lands.needed, chance_of(s, lands, chance(lands.needed))
    before, whole, eaten = ((), 1.0, 0.0) if kicked else _before(s, Flight(player, mate, target))
    fumble = whole * fumbles(s, t) + 1 - whole - eaten
    steps = *(die.odds for die in before), chance_of(s, t, superb), feet
    return ThrowOdds(reach, t.needed, superb, fumble, eaten, landing, feet.first, before, steps)


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
