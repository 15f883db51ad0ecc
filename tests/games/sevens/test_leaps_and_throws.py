"""How a legend jumps over whoever lies in its way, and throws a team-mate who carries the ball."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.grid import named
from game.core.match import Match
from game.core.requests import Choice
from game.games.sevens import GAME
from game.games.sevens.coach import COACHES
from game.games.sevens.coach.course import failed, possible
from game.games.sevens.coach.hurling import THROW, Hurler
from game.games.sevens.coach.plans import declared
from game.games.sevens.coach.search import Search, changed
from game.games.sevens.odds import Reach
from game.games.sevens.puzzles import read_puzzle
from game.games.sevens.state import NOBODY, PRONE, STANDING, State, put
from tests.games.sevens.table import sevens

PUZZLES = Path(__file__).parents[3] / "assets" / "sevens" / "puzzles"
RUNNER, THROWER = 1, 7  # of the puzzle with a thrower


def puzzle(number: str) -> Match[State]:
    """A puzzle in the last turn of the half: only a touchdown is worth anything."""
    path = next(PUZZLES.glob(f"{number}_*.rec"))
    match: Match[State] = read_puzzle(path.read_text(), path.stem).match(GAME)
    match.state.turns = (match.state.house.turns,) * 2
    return match


def search(match: Match[State]) -> Search:
    """As a side begins its turn."""
    choice = match.pending
    assert isinstance(choice, Choice)
    return Search(match.state, 0.1, declared(choice), Random(1))


def chosen(match: Match[State], count: int) -> list[tuple[Any, ...]]:
    """The words of a legend's next decisions, whatever dice succeed between them."""
    legend = COACHES["legend"](Random(1), 0.1)
    words: list[tuple[Any, ...]] = []
    while len(words) < count:
        request = match.pending
        if isinstance(request, Choice):
            option = legend.choose(match, request.seats[0])
            assert option is not None
            words.append(option[1])
            match.answer(option)
        else:
            match.answer((6,))
    return words


# ----------------------------------------------------------------------------------------------- jumps
@pytest.mark.rule("S7-10.1")
def test_who_has_the_ball_jumps_over_who_lies() -> None:
    over = search(puzzle("07")).aimer.reaches[6]
    plain = Reach(over.state, 6)
    assert max(over.chance(named(f"t{row}")) for row in range(1, 12)) > 0.4
    assert max(plain.chance(named(f"t{row}")) for row in range(1, 12)) < 0.2
    act, jump = chosen(puzzle("07"), 2)
    assert (act, jump[0]) == (("act", 6, "move"), "jump")


@pytest.mark.rule("S7-10.1")
def test_a_block_fells_whom_the_carrier_jumps_over_then() -> None:
    openings = search(sevens("H1 a11, H2 d5, A1 b11, A2 a10, A3 b10", ball="H1").match).turn.openings
    felled = ((16, named("b11"), PRONE),)
    assert openings.odds(0, named("c11"), ())[0] == 0
    assert openings.odds(0, named("c11"), felled)[0] > 0.3


# ---------------------------------------------------------------------------------------------- throws
@pytest.mark.rule("S7-3.3")
def test_a_carrier_that_would_not_get_there_is_thrown() -> None:
    act, throw = chosen(puzzle("08"), 2)
    assert act == ("act", THROWER, THROW)
    assert throw[:2] == ("throw", RUNNER)


@pytest.mark.rule("S7-3.3")
def test_it_runs_on_from_where_it_lands() -> None:
    found = search(puzzle("08"))
    throw = next(Hurler(found.aimer).of(THROWER))
    assert throw.thrown is not None
    thrown = found.turn.judged([throw])[1]
    assert thrown == ((RUNNER, throw.thrown.spot, STANDING),)
    runs = found.aimer.runs(RUNNER, found.turn.openings.reach(RUNNER, thrown), 20)
    goal = min((aim for aim in runs if aim.to >= named("t1")), key=lambda aim: aim.risk)
    both = {THROWER: throw, RUNNER: goal}
    assert found.value(both) > 0.3 > found.value({RUNNER: goal})
    assert found.first(both) == throw.plan


@pytest.mark.rule("S7-10.5")
def test_a_throw_counts_on_a_reroll_only_where_there_is_one() -> None:
    match = puzzle("08")
    chances = []
    for rerolls in (0, 1):
        match.state.rerolls = (rerolls, rerolls)
        chances.append(max(aim.plan.chance for aim in Hurler(search(match).aimer).of(THROWER)))
    assert chances[0] < chances[1]


@pytest.mark.rule("S7-5.7")
def test_who_fails_to_land_lies_there_and_so_does_the_ball() -> None:
    found = search(puzzle("08"))
    throw = next(Hurler(found.aimer).of(THROWER))
    assert throw.thrown is not None
    s = failed(found.s, throw)
    assert (s.holder, s.ball, s.at[RUNNER]) == (NOBODY, throw.thrown.spot, throw.thrown.spot)
    assert s.status[RUNNER] != STANDING


def test_an_aim_that_it_had_on_its_own_is_given_up() -> None:
    found = search(puzzle("08"))
    throw, walk = next(Hurler(found.aimer).of(THROWER)), found.aimer.walk(RUNNER, named("n6"))
    assert changed({RUNNER: walk}, THROWER, throw) == {THROWER: throw}
    assert changed({THROWER: throw}, RUNNER, walk) == {THROWER: throw, RUNNER: walk}


@pytest.mark.rule("S7-3.3")
def test_nobody_is_thrown_from_afar_or_onto_somebody() -> None:
    found = search(puzzle("08"))
    throw = next(Hurler(found.aimer).of(THROWER))
    assert throw.thrown is not None
    assert possible(found.s, throw, None)
    far, taken = found.s.copy(), found.s.copy()
    put(far, RUNNER, named("b2"))
    put(taken, 16, throw.thrown.spot)
    assert not possible(far, throw, None)
    assert not possible(taken, throw, None)


def test_nobody_is_thrown_who_scores_on_its_feet() -> None:
    match = puzzle("08")
    put(match.state, RUNNER, named("q7"))
    put(match.state, THROWER, named("q6"))
    assert [*Hurler(search(match).aimer).of(THROWER)] == []


def test_what_was_thrown_in_thought_is_thought_of_again() -> None:
    found = search(puzzle("08"))
    throw = next(Hurler(found.aimer).of(THROWER))
    again = Search(found.s, 0.1, found.may, Random(1), [throw])
    assert [aim.plan.deed for aims in again.once_more() for aim in aims.values()] == [throw.plan.deed]
