"""A way with its dice, how straight it looks, and what a player can still go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from game.core.grid import column, row
from game.games.sevens.hooks import STANDS_UP, Test
from game.games.sevens.moves import STAND, STAND_COST, rushes_of
from game.games.sevens.rolls import collect
from game.games.sevens.state import STANDING, State

ALONG: Final = (-16, -1, 1, 16)  # from a square to those beside it


def chance(needed: int) -> float:
    """Of a die that has to show at least this."""
    return (7 - needed) / 6


class Needed(NamedTuple):
    """A die on a way: after how many squares, of which test, what it has to show, and what it would have to
    if a 6 were not always enough."""

    step: int
    what: str
    needed: int
    target: int = 0

    @property
    def chance(self) -> float:
        """That it is enough."""
        return chance(self.needed)


class Way(NamedTuple):
    """The squares of a way without its start, its dice, the chance that all are enough."""

    squares: tuple[int, ...]
    dice: tuple[Needed, ...]
    chance: float


NO_WAY: Final = Way((), (), 0.0)
Dice = tuple[tuple[str, int, int], ...]
"""The dice of one step, each as in `Needed`."""
Weigh = Callable[[int, Dice], tuple[float, ...]]
"""By the square that is left and the dice of a step: what each of them is worth."""


def plainly(here: int, dice: Dice) -> tuple[float, ...]:
    """As they lie, with nothing used."""
    return tuple((7 - needed) / 6 for _, needed, _ in dice)


class Budget(NamedTuple):
    """What a player can still go: squares, rushes, and what it rolls to stand up first (0: nothing)."""

    left: int
    rushes: int
    stand: int = 0


def budget(s: State, player: int) -> Budget:
    """Of the player that is active, or of one that would be (S7-4.2, S7-10.2)."""
    left, rushes = s.ma[player], rushes_of(s, player)
    if s.active == player:
        left, rushes = s.left, s.rushes
    if s.status[player] == STANDING:
        return Budget(left, rushes)
    cost = STAND_COST
    for _, stands_for in STANDS_UP.of(s.skills[player]):
        cost = stands_for(s, player)
    if s.ma[player] >= cost:
        return Budget(left - cost, rushes)
    t = Test("stand", player, STAND, at=s.at[player])
    collect(s, t)
    return Budget(0, rushes, t.needed)


def turns(squares: Sequence[int]) -> int:
    """How often a way turns."""
    headings = [there - here for here, there in pairwise(squares)]
    return sum(one != other for one, other in pairwise(headings))


def slants(squares: Sequence[int]) -> int:
    """How many of the steps of a way go aslant."""
    return sum(there - here not in ALONG for here, there in pairwise(squares))


def straight(squares: Sequence[int]) -> bool:
    """Does no way look straighter?"""
    start, to = squares[0], squares[-1]
    fewest = min(abs(column(to) - column(start)), abs(row(to) - row(start)))
    return slants(squares) <= fewest and turns(squares) <= least_turns(start, to)


def least_turns(start: int, to: int) -> int:
    """How often the shortest way over open ground turns: not at all along a line, or else once."""
    across, along = abs(column(to) - column(start)), abs(row(to) - row(start))
    return 0 if across == along or not across or not along else 1
