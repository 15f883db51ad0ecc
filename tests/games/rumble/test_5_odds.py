"""Rumble, chapter 5: the right values, by playing the rules through every face of every die."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from game.core.grid import name, named, square
from game.core.match import Match
from game.core.requests import Choice, Roll
from game.games.rumble import odds
from game.games.rumble.board import STANDARD
from game.games.rumble.events import Attacked
from game.games.rumble.state import BAD, DEAD, LIGHT, State
from tests.games.rumble.table import rumble

THROWS = (36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1)
A1 = 16


def every_roll(match: Match[State]) -> Iterator[Match[State]]:
    """The match after each way the dice that are pending can fall, all alike."""
    roll = match.pending
    assert isinstance(roll, Roll)
    for faces in product(*[die.faces for _, die in roll.dice]):
        twin = match.clone()
        twin.answer(faces)
        yield twin


def result(match: Match[State]) -> str:
    """Of the attack whose dice have just been rolled."""
    [attack] = [event for event in match.events if isinstance(event, Attacked)]
    return attack.result


def attacks(ball: str) -> Iterator[Match[State]]:
    """H1 has attacked A1, every way."""
    table = rumble("H1 j8, A1 k8, A2 t3", ball=ball, phase="attack").play("home attack H1 A1")
    return every_roll(table.match)


@pytest.mark.rule("RU-2.6")
@pytest.mark.parametrize(("squares", "ways"), list(enumerate(THROWS, 1)))
def test_ru_5_a_throw_by_its_distance(squares: int, ways: int) -> None:
    for target in (square(5 + squares, 0), square(5 + squares, squares)):
        table = rumble("H1 f1, A1 t1", ball="H1", phase="throw").play(f"home throw {name(target)}")
        good = [match for match in every_roll(table.match) if isinstance(match.pending, Choice)]
        assert {match.state.ball for match in good} == {target}
        assert len(good) == odds.GOOD_WAYS[squares] == ways
    assert odds.throw_chance(squares) == Fraction(ways, 36)


@pytest.mark.rule("RU-2.7")
@pytest.mark.parametrize("target", ["k8", "n14", "q15", "q1"])
def test_ru_5_where_a_throw_comes_down(target: str) -> None:
    """By its two dice and the direction; a direction off the field is rolled again, so the others share."""
    table = rumble("H1 f8, A1 t2", ball="H1", phase="throw").play(f"home throw {target}")
    chances: dict[int, Fraction] = defaultdict(Fraction)
    for match in every_roll(table.match):
        if isinstance(match.pending, Choice):
            chances[match.state.ball] += Fraction(1, 36)
            continue
        down = [twin for twin in every_roll(match) if isinstance(twin.pending, Choice)]
        for twin in down:
            chances[twin.state.ball] += Fraction(1, 36 * len(down))
    assert sum(chances.values()) == 1
    assert chances == odds.landing(STANDARD.grid, named("f8"), named(target))


@pytest.mark.rule("RU-2.9")
def test_ru_5_an_attack() -> None:
    results = Counter(result(match) for match in attacks("A1"))
    assert results == odds.ATTACK_WAYS == {"nothing": 15, "drop": 11, "injury": 10}
    assert sum(match.state.holder != A1 for match in attacks("A1")) == odds.LOSE_WAYS == 21
    assert odds.attack_chance("injury") == Fraction(10, 36)


@pytest.mark.rule("RU-3.1")
def test_ru_5_an_injury_and_a_death() -> None:
    boxes: Counter[int] = Counter()
    dead = Fraction(0)
    for match in attacks("b2"):
        if isinstance(match.pending, Roll):
            found = Counter(after.state.at[A1] for after in every_roll(match))
            boxes += found
            dead += Fraction(found[DEAD], 36 * 36)
    assert boxes == {LIGHT: 210, BAD: 120, DEAD: 30}
    assert odds.INJURY_WAYS == {LIGHT: 21, BAD: 12, DEAD: 3}
    assert dead == odds.death_chance() == Fraction(5, 216)
