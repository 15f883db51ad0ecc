"""The chance of a blitz: the way, and what the block at its end is to bring."""

from __future__ import annotations

from typing import NamedTuple

from game.games.sevens.odds.again import Chance, all_of, team_chance
from game.games.sevens.odds.reach import Way
from game.games.sevens.state import State


class BlitzOdds(NamedTuple):
    """That the blocker gets there and the target goes down, and that with one team re-roll of a die of the
    way, or of all block dice; below 0: there is none."""

    both: float
    again: float


def blitz_odds(s: State, player: int, way: Way, down: float) -> BlitzOdds:
    """Of a way and a block at its end (S7-3.4, S7-10.5)."""
    team = team_chance(s, player)
    plan = [Chance(die.chance, team=team) for die in way.dice] + [Chance(down, team=team)]
    return BlitzOdds(all_of(plan, tokens=0), all_of(plan) if team else -1.0)
