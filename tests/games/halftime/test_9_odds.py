"""Half-Time Football, chapter 9: the right values, by playing the rules through every face of every die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from game.core.match import Match
from game.core.requests import Roll
from game.games.halftime.events import Kickoff
from game.games.halftime.state import HOME, State
from tests.games.halftime.table import Table, halftime, new_match


def every_roll(match: Match[State]) -> Iterator[Match[State]]:
    """The match after each way the dice that are pending can fall, all alike."""
    roll = match.pending
    assert isinstance(roll, Roll)
    for faces in product(*[die.faces for _, die in roll.dice]):
        twin = match.clone()
        twin.answer(faces)
        yield twin


def ends(match: Match[State], chance: Fraction = Fraction(1)) -> Iterator[tuple[Fraction, Match[State]]]:
    """The match after all dice up to the next question of a seat, each with its chance."""
    if not isinstance(match.pending, Roll):
        yield chance, match
        return
    twins = list(every_roll(match))
    for twin in twins:
        yield from ends(twin, chance / len(twins))


def called(word: str, *, ball: int, down: int = 1) -> Match[State]:
    """Home has called a play: the dice are next."""
    return halftime(ball=ball, down=down).play(f"home {word}").match


def kinds(match: Match[State]) -> list[str]:
    return [event.kind for event in match.events]


@pytest.mark.rule("HT-1.1", "HT-4.1", "HT-4.2", "HT-4.3")
def test_ht_9_a_run() -> None:
    found: Counter[str | int] = Counter()
    for match in every_roll(called("run", ball=50)):
        special = {"fumble", "penalty"} & set(kinds(match))
        found[special.pop() if special else match.state.ball - 50] += 1
    right = {-20: 1, -15: 3, -10: 4, -5: 6, 0: 6, 5: 6, 10: 4, 15: 3, 20: 1}
    assert found == right | {"fumble": 1, "penalty": 1}
    assert sum(yards * ways for yards, ways in found.items() if isinstance(yards, int)) == 0


@pytest.mark.rule("HT-1.4", "HT-6.1", "HT-7.1")
@pytest.mark.parametrize("pair", ["10 10", "O O"])
def test_ht_9_the_red_duel(pair: str) -> None:
    found: Counter[str | int] = Counter()
    for match in every_roll(halftime(ball=50).play("home run", f"dice {pair}").match):
        s = match.state
        where = s.ball if s.possession == HOME else 100 - s.ball
        found["tie" if isinstance(match.pending, Roll) else where - 50] += 1
    assert found == {"tie": 14, 5: 8, -5: 8, 10: 3, -10: 3}


@pytest.mark.rule("HT-1.2", "HT-5.1", "HT-5.2")
@pytest.mark.parametrize(
    ("pass_die", "right"),
    [
        ("ruled", {"interception": 1, 0: 3, 30: 1, 50: 1}),
        ("printed", {"interception": 1, 0: 2, 20: 1, 30: 1, 50: 1}),
    ],
)
def test_ht_9_a_pass(pass_die: str, right: dict[str | int, int]) -> None:
    found: Counter[str | int] = Counter()
    for match in every_roll(halftime(ball=40, pass_die=pass_die).play("home pass").match):
        found["interception" if "interception" in kinds(match) else match.state.ball - 40] += 1
    assert found == right


@pytest.mark.rule("HT-1.3", "HT-8.2")
@pytest.mark.parametrize("ball", range(50, 100, 5))
def test_ht_9_a_field_goal(ball: int) -> None:
    good = sum(match.state.score[HOME] == 3 for match in every_roll(called("field_goal", ball=ball)))
    distance = 100 - ball
    assert good == {10: 5, 20: 4, 30: 3, 40: 2, 50: 1}[-(-distance // 10) * 10]


@pytest.mark.rule("HT-8.3")
def test_ht_9_the_extra_point() -> None:
    kicks = every_roll(halftime(ball=50).play("home pass", "dice 50").match)
    assert sum(match.state.score[HOME] == 7 for match in kicks) == 5


@pytest.mark.rule("HT-2.3")
def test_ht_9_the_kick_off() -> None:
    before = new_match().play("dice 20 5", "home receive").match
    stopped = Counter(
        event.ball for match in every_roll(before) for event in match.events if isinstance(event, Kickoff)
    )
    assert stopped == {0: 1, 5: 3, 10: 4, 15: 6, 20: 8, 25: 6, 30: 4, 35: 3, 40: 1}
    spots = Counter(match.state.ball for match in every_roll(before))
    assert (spots[0], spots[20]) == (0, 9)


@pytest.mark.rule("HT-8.1")
def test_ht_9_a_punt_less_its_runback() -> None:
    net = Fraction(0)
    for chance, match in ends(called("punt", ball=35)):  # neither goal line is in reach
        assert match.state.possession != HOME
        net += chance * (100 - match.state.ball - 35)
    assert net == Fraction(95, 6)


@pytest.mark.rule("HT-3.1", "HT-5.1")
def test_ht_9_a_first_down_by_passes_alone() -> None:
    assert first_down_by_passes(halftime(ball=20)) == Fraction(5, 8)


def first_down_by_passes(table: Table) -> Fraction:
    """The chance of it when home passes on every down."""
    total = Fraction(0)
    for chance, match in ends(table.play("home pass").match):
        if match.state.possession == HOME:
            again = Table(match, table.notation)
            total += chance * (1 if match.state.down == 1 else first_down_by_passes(again))
    return total
