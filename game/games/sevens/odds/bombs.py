"""The chances of a bomb: where it goes off, and whom it hits (S7-3.6)."""

from __future__ import annotations

from typing import NamedTuple

from game.games.sevens.board import NEIGHBOURS
from game.games.sevens.harm import HIT
from game.games.sevens.hooks import Test
from game.games.sevens.odds.again import Chance, all_of, chance_of
from game.games.sevens.odds.passes import (
    Taker,
    accurate_faces,
    catch_chance,
    catch_test,
    flies,
    fumbles,
    taker,
    thrown_test,
)
from game.games.sevens.odds.ways import chance
from game.games.sevens.passing import interceptors
from game.games.sevens.state import NOBODY, State


class BombOdds(NamedTuple):
    """A bomb at a square: its range, what the throw needs, the chances: accurate, fumbled, then it goes off
    where it was thrown; who may take it out of the air; who would catch it there and throw it on (NOBODY: the
    square is empty), and what that needs; whom it hits for certain and on a 4+ if it goes off there.
    ``high``: it is never accurate; ``needed`` keeps it from being fumbled then, and nobody is named."""

    reach: int
    needed: int
    accurate: float
    fumble: float
    takers: tuple[Taker, ...]
    catcher: int
    catch: int
    sure: tuple[int, ...]
    perhaps: tuple[int, ...]
    steps: tuple[Chance, ...]
    high: bool = False

    @property
    def splash(self) -> float:
        """That one beside it is hit."""
        return chance(HIT)


def bomb_odds(s: State, player: int, target: int) -> BombOdds:
    """Of a bomb thrown at a square in its range."""
    s = s.copy()
    t = thrown_test(s, player, target, "bomb")
    accurate = accurate_faces(s, t)
    if not accurate:
        return _high(s, t)
    found = (taker(s, other, t.origin) for other in interceptors(s, t, target))
    takers = tuple(sorted(found, key=lambda each: -each.chance))
    under = s.grid[target]
    caught = catch_test(s, under, "pass", t.origin) if under >= 0 else None
    stays = 1 - catch_chance(s, under, "pass", t.origin).first if under >= 0 else 1.0
    steps = (
        chance_of(s, t, accurate),
        Chance(1 - takers[0].chance if takers else 1.0),
        Chance(stays),
    )
    beside = tuple(each for near in NEIGHBOURS[target] if (each := s.grid[near]) >= 0)
    sure = (under,) if under >= 0 else ()
    return BombOdds(
        t.reach, t.needed, accurate, fumbles(s, t), takers, under if caught else NOBODY,
        caught.needed if caught else 0, sure, beside, steps,
    )  # fmt: skip


def _high(s: State, t: Test) -> BombOdds:
    """A bomb that is never accurate: it comes down three scatters from its target, unless it is fumbled."""
    needed, flown = flies(s, t)
    fumble = 1 - all_of([flown], tokens=0)
    return BombOdds(t.reach, needed, 0.0, fumble, (), NOBODY, 0, (), (), (flown,), high=True)
