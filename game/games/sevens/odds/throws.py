"""The chances of a team-mate that is thrown: to its target, and onto its feet there."""

from __future__ import annotations

from dataclasses import dataclass

from game.games.sevens.ball import mark
from game.games.sevens.board import SHORT, pass_range
from game.games.sevens.hooks import Test
from game.games.sevens.odds.again import Chance, chance_of
from game.games.sevens.odds.passes import fumbles
from game.games.sevens.odds.reach import chance
from game.games.sevens.passing import RANGE_MODIFIERS
from game.games.sevens.rolls import collect
from game.games.sevens.state import SUNNY, State, alert


@dataclass(frozen=True, slots=True)
class ThrowOdds:
    """A throw of a team-mate: the range, what the throw and the landing need (0: no test, it falls), the
    chances: superb, fumbled, on its feet on the target; its steps with what may roll them again."""

    reach: int
    needed: int
    superb: float
    fumble: float
    landing: int
    lands: float
    steps: tuple[Chance, ...]


def throw_odds(s: State, player: int, mate: int, target: int) -> ThrowOdds | None:
    """A superb throw comes down on its target, and lands by an AG test; one that is not may come down
    anywhere, which is not counted (S7-3.3, S7-5.7, S7-8.3). None where it may not be thrown."""
    here = s.at[player]
    reach = pass_range(here, target)
    if reach > SHORT:
        return None
    s = s.copy()
    t = Test("throw_teammate", player, s.pa[player] or 6, at=target, origin=here, reach=reach)
    t.add("range", RANGE_MODIFIERS[reach])
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
    steps = chance_of(s, t, superb), feet
    return ThrowOdds(reach, t.needed, superb, fumbles(s, t), landing, feet.first, steps)
