"""The rulebook's examples come out as their captions say."""

from __future__ import annotations

import pytest

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from game.games.sevens.state import KO, NOBODY, SENT_OFF, STANDING, STUNNED, State
from game.ui.tables.sevens import rule_sheets
from game.ui.tables.sevens.rule_examples import NAMED, NO_DICE, Examples
from game.ui.tables.sevens.rule_pictures import PICTURES
from game.ui.tables.sevens.spoken import EVENTS
from game.ui.widgets.canvas import Box, Canvas
from tests.ui.driver import Driver, known
from tests.ui.tables.laying import ends
from tests.ui.written import Written


def at(s: State, player: str) -> int:
    return s.at[NUMBER[player]]


@pytest.mark.rule("S7-3.3", "S7-3.4")
def test_a_blitz_and_a_throw_of_a_team_mate() -> None:
    blitz, thrown = ends(PICTURES["3"])
    assert (at(blitz, "H1"), blitz.status[NUMBER["A1"]]) == (named("j6"), STUNNED)
    assert (at(thrown, "H2"), thrown.holder) == (named("j6"), NUMBER["H2"])
    assert thrown.status[NUMBER["H2"]] == STANDING


@pytest.mark.rule("S7-5.3", "S7-5.6")
def test_a_rush_that_fails_and_a_foul_that_is_seen() -> None:
    rushed, fouled = ends(PICTURES["5"])
    assert (at(rushed, "H1"), rushed.holder, rushed.turn) == (named("i5"), NOBODY, 1)
    assert (fouled.status[NUMBER["H1"]], fouled.turn) == (SENT_OFF, 1)


@pytest.mark.rule("S7-6.2", "S7-6.6", "S7-6.14", "S7-6.15", "S7-6.16")
def test_an_assist_a_chain_and_the_crowd() -> None:
    helped, chained, crowded = ends(PICTURES["6"])
    assert (at(helped, "A1"), helped.status[NUMBER["A1"]]) == (named("j6"), STUNNED)
    assert [at(chained, each) for each in ("H1", "A1", "H2")] == [named(each) for each in ("h5", "i5", "j6")]
    assert crowded.status[NUMBER["A1"]] == KO


@pytest.mark.rule("S7-8.5")
def test_a_throw_in() -> None:
    assert ends(PICTURES["8"])[1].holder == NUMBER["A1"]


@pytest.mark.rule("S7-9.4", "S7-9.7")
def test_a_pass_and_an_interception() -> None:
    _, caught, taken = ends(PICTURES["9"])
    assert caught.holder == NUMBER["H2"]
    assert (taken.holder, taken.turn) == (NUMBER["A1"], 1)


@pytest.mark.rule("S7-10.1", "S7-10.3")
def test_a_dodge_that_fails_and_a_pick_up() -> None:
    _, fell, picked = ends(PICTURES["10"])
    assert (at(fell, "H1"), fell.status[NUMBER["H1"]]) == (named("i5"), STUNNED)
    assert picked.holder == NUMBER["H1"]


@pytest.mark.rule("S7-12.1", "S7-12.5")
def test_a_kick_off_and_a_touchdown() -> None:
    kicked, scored = ends(PICTURES["12"])
    assert kicked.holder == NUMBER["H4"]
    assert scored.score == (1, 0)


def test_the_bars_are_those_of_two_dice() -> None:
    assert sum(rule_sheets.WAYS.values()) == 36
    for table in (rule_sheets.WEATHER_TOTALS, rule_sheets.INJURY_TOTALS, rule_sheets.STUNTY_TOTALS):
        assert [total for _, totals in table for total in totals] == list(range(2, 13))
    assert len(EVENTS) == 11


@pytest.mark.parametrize("chapter", ["3", "8", "9"])
def test_numbers_and_letters_lie_beside_the_squares_and_no_strip_is_left_empty(
    driver: Driver, written: Written, chapter: str
) -> None:
    picture = known(PICTURES[chapter].opened(driver.app), Examples)
    example, box = picture.example, Box(0, 0, 284, 268)
    picture.draw(Canvas(driver.app.surface, driver.app.theme, driver.app.view), box)
    numbers = [place for words, place in written.lines if words in {str(n) for n in range(1, 12)}]
    beside = [place for place in numbers if place.x >= 0 and place.right <= NAMED]
    first = example.layout.grid.box(named(example.corner))
    assert first.x == pytest.approx(NAMED)
    assert first.bottom == pytest.approx(example.high - NAMED)
    assert len(beside) >= 6
    assert (NO_DICE in written.words) == example.rolls
