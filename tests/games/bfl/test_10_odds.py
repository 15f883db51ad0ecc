"""BFL, chapter 10: the right values, by enumeration of what the rules do; rolls a quarter by simulation."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod, sqrt
from statistics import mean, stdev

import pytest

from game.core.match import Match
from game.core.requests import Choice, DieAtRest
from game.games.bfl import GAME
from game.games.bfl.penalties import is_right
from game.games.bfl.roll import Special, special_roll
from game.games.bfl.state import State
from tests.fortune import Fortune
from tests.games.bfl.table import bfl

ROLLS = 8**8


@cache
def throws() -> list[tuple[tuple[int, ...], int]]:
    """Every set of faces that eight dice can show, and in how many of the 8^8 throws it comes."""
    found = []
    for faces in combinations_with_replacement(range(1, 9), 8):
        ways = factorial(8) // prod(factorial(faces.count(face)) for face in range(1, 9))
        found.append((faces, ways))
    assert sum(ways for _, ways in found) == ROLLS
    return found


def counts(faces: tuple[int, ...]) -> list[int]:
    return [faces.count(face) for face in range(9)]


def chance(special: Special, lane: int) -> Fraction:
    return Fraction(
        sum(ways for faces, ways in throws() if special_roll(counts(faces), lane) is special), ROLLS
    )


@pytest.mark.rule("BFL-8.1", "BFL-8.2", "BFL-8.3", "BFL-8.4")
@pytest.mark.parametrize("lane", [1, 5, 8])
def test_bfl_10_the_chances_of_the_special_rolls(lane: int) -> None:
    assert chance(Special.HAIL_MARY, lane) == Fraction(1, 2_097_152)
    assert chance(Special.BRO, lane) == Fraction(315, 131_072)
    assert chance(Special.PARTY, lane) == Fraction(143_325, 2_097_152)
    assert chance(Special.SPLIT, lane) == Fraction(2_205, 65_536)
    assert 1 - chance(Special.NONE, lane) == Fraction(109_463, 1_048_576)


@pytest.mark.rule("BFL-2.3")
def test_bfl_10_every_number_brings_ten_yards_a_roll() -> None:
    yards = Fraction(sum(10 * counts(faces)[4] * ways for faces, ways in throws()), ROLLS)
    assert yards == 10


@pytest.mark.rule("BFL-8.2", "BFL-8.3", "BFL-8.4")
def test_bfl_10_the_rollers_yards_with_extras() -> None:
    """Every throw played at the table: parties joined, splits taken forward; a Hail Mary by its numbers."""
    table = bfl(lanes="4 2")
    total = 0
    for faces, ways in throws():
        match = table.match.clone()
        match.answer(tuple(map(DieAtRest, faces)))
        if isinstance(match.pending, Choice) and match.pending.what in ("party", "split"):
            match.answer(match.pending.options[0])  # `party` and `extra`
        yards = match.state.yard[0]
        total += ways * (10 * faces.count(4) if faces[0] == faces[-1] else yards)
    assert Fraction(total, ROLLS) == Fraction(13_366_435, 1_048_576)


@pytest.mark.rule("BFL-3.2")
def test_bfl_10_a_battle_is_level_in_2269_of_32768_and_even_after_all() -> None:
    totals = [sum(faces) for faces in product(range(1, 9), repeat=3)]
    ways = {total: totals.count(total) for total in set(totals)}
    level = first = 0
    for ours, theirs in product(ways, repeat=2):
        table = bfl(lanes="4 4", yards="40 50").throw("4 1 2 3 5 6 7 7")
        table.play(f"dice {three(ours)}", f"dice {three(theirs)}")
        battles = table.said("battle")
        level += 0 if battles else ways[ours] * ways[theirs]
        first += ways[ours] * ways[theirs] if battles and battles[0].winner == 0 else 0
    rolls = len(totals) ** 2
    assert Fraction(level, rolls) == Fraction(2_269, 32_768)
    assert Fraction(first, rolls - level) == Fraction(1, 2)


def three(total: int) -> str:
    """Three dice with that total."""
    faces = [1, 1, 1]
    for at in range(3):
        faces[at] += min(7, total - sum(faces))
    return " ".join(map(str, faces))


@pytest.mark.rule("BFL-4.4", "BFL-7.2")
@pytest.mark.parametrize("call", ["odd", "even"])
def test_bfl_10_the_spinner_and_the_challenge_are_even(call: str) -> None:
    assert Fraction(sum(is_right(call, number) for number in range(1, 9)), 8) == Fraction(1, 2)


def rolls_of_quarters(players: int, matches: int) -> list[int]:
    """Rolls of each quarter, no die outside, parties joined and splits taken forward."""
    fortune, rolls = Fortune(players), []
    for _ in range(matches):
        match: Match[State] = Match.new(GAME, {"players": str(players)})
        while not match.over:
            rolled = match.state.rolls
            first = (
                match.pending.options[0] if isinstance(match.pending, Choice) else None
            )  # party, extra, kick
            match.answer(first or fortune.answer(match.pending))
            if "quarter_end" in [event.kind for event in match.events]:
                rolls.append(rolled)
    return rolls


@pytest.mark.rule("BFL-1.2")
@pytest.mark.parametrize(("players", "rolls"), [(2, 7.9), (4, 7.3), (8, 6.7)])
def test_bfl_10_rolls_a_quarter_by_simulation(players: int, rolls: float) -> None:
    played = rolls_of_quarters(players, matches=800)
    error = stdev(played) / sqrt(len(played))
    assert abs(mean(played) - rolls) < 0.05 + 3 * error  # the figure is rounded to a tenth
