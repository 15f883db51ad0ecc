"""The exact chances of everything that is rolled (RULES.md chapter 5)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Final

from game.core.grid import Grid, distance
from game.games.rumble.attacks import attack_result, injury_box
from game.games.rumble.state import BAD, DEAD, LIGHT
from game.games.rumble.throws import THROW, is_good

TOTALS: Final = tuple(one + other for one, other in product(range(1, 7), repeat=2))
WAYS: Final = len(TOTALS)
"""Of two dice: 36, all alike."""

GOOD_WAYS: Final = (
    WAYS,
    *(sum(is_good(needed, total) for total in TOTALS) for needed in range(1, THROW + 1)),
)
"""Of 36, by the distance of a throw."""

RESULTS: Final = ("nothing", "drop", "injury")
ATTACK_WAYS: Final = {result: sum(attack_result(total) == result for total in TOTALS) for result in RESULTS}
"""Of 36: nothing 15, drop 11, injury 10."""

LOSE_WAYS: Final = ATTACK_WAYS["drop"] + ATTACK_WAYS["injury"]
"""Of 36, that an attacked carrier loses the ball: 21."""

INJURY_WAYS: Final = {box: sum(injury_box(total) == box for total in TOTALS) for box in (LIGHT, BAD, DEAD)}
"""Of 36, given an injury, by the box: light 21, bad 12, dead 3."""


def throw_chance(squares: int) -> Fraction:
    """That a throw over so many squares is good (RU-2.6)."""
    return Fraction(GOOD_WAYS[squares], WAYS)


def attack_chance(result: str) -> Fraction:
    """Of nothing, drop or injury (RU-2.9)."""
    return Fraction(ATTACK_WAYS[result], WAYS)


def death_chance() -> Fraction:
    """That an attack kills: 5/216 (RU-2.9, RU-3.1)."""
    return attack_chance("injury") * Fraction(INJURY_WAYS[DEAD], WAYS)


def landing(grid: Grid, start: int, target: int) -> dict[int, Fraction]:
    """Where a throw comes down, with the chance of each square (RU-2.6, RU-2.7)."""
    good = throw_chance(distance(start, target))
    around = grid.neighbours[target]
    chances = {target: good} if good else {}
    if good < 1:
        chances |= dict.fromkeys(around, (1 - good) / len(around))
    return chances
