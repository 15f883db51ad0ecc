"""Each side throws its own die by its own key; they are rolled together, and nothing is known before."""

from __future__ import annotations

import pytest

from game.core.requests import Roll
from game.games.halftime.state import AWAY, HOME
from game.ui.tables.halftime import tray
from game.ui.tables.halftime.hand import DiceHand
from tests.ui.driver import Driver, known
from tests.ui.tables.halftime.conftest import BOX
from tests.ui.tables.halftime.players import stage_of
from tests.ui.tables.matches import Begin, answer, opened, settle

TO_A_RUN = ((20, 5), (0, ("receive",)), (15, 10), (0, ("run",)))


@pytest.mark.rule("HT-4.1")
def test_both_must_throw_before_anything_is_rolled(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, *TO_A_RUN)
    driver.step(dt_s=0.4)
    driver.key("2")
    driver.step(3)

    assert known(match.hand, DiceHand).thrown == {AWAY}
    assert len(match.session.history) == len(TO_A_RUN)
    held = [die.kind for die in stage_of(match).picture.dice if die.held]
    assert held == ["white"]
    assert "Ada" in match.now.prompt.how

    driver.key("2")  # once is enough
    assert len(match.session.history) == len(TO_A_RUN)
    driver.key("1")
    assert len(match.session.history) == len(TO_A_RUN) + 1
    assert isinstance(match.session.history[-1].request, Roll)


@pytest.mark.rule("HT-4.1")
def test_a_click_on_a_die_in_the_hand_says_what_is_missing(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, *TO_A_RUN)
    driver.step(dt_s=0.4)
    driver.key("1")
    driver.step(2)
    stage = stage_of(match)
    assert stage.board is not None
    held = next(die for die in stage.picture.dice if die.held)
    assert match.board.why_not(tray.centre(stage.board.tray_box, held)).startswith(
        "Ready: the other die is missing"
    )


@pytest.mark.parametrize("name", ["Wolfgang Amadeus Mozarts", "W" * 24])
def test_long_names_leave_the_bar_low(driver: Driver, name: str) -> None:
    match = opened(driver, BOX, names=(name, name[::-1]))
    for roll in ((20, 5), (0, ("receive",)), (15, 10), (0, ("run",)), (10, 10), (15, 5)):
        settle(driver, match)
        driver.step(2, dt_s=0.4)
        assert match.bar.rect.h <= 72
        match.play.answer(roll)


def test_a_die_that_is_held_tells_nothing_that_could_be_taken_back(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, *TO_A_RUN)
    driver.step(dt_s=0.4)
    driver.key("1")
    hand = known(match.hand, DiceHand)
    assert hand.thrown == {HOME}
    assert hand.outcome is None  # no face has been drawn yet


def test_space_throws_what_is_missing(begin: Begin, driver: Driver) -> None:
    match = begin()
    settle(driver, match)
    driver.key("1")
    assert match.session.history == []
    driver.key("space")
    assert len(match.session.history) == 1


def test_each_die_is_clicked_or_flung(begin: Begin, driver: Driver) -> None:
    match = begin()
    settle(driver, match)
    driver.step(dt_s=0.4)
    stage = stage_of(match)
    assert stage.board is not None
    black, white = (
        next(die for die in stage.picture.dice if die.kind == kind) for kind in ("black", "white")
    )
    driver.drag(tray.centre(stage.board.tray_box, black), (640, 300))
    assert known(match.hand, DiceHand).thrown == {HOME}
    driver.click(tray.centre(stage.board.tray_box, white))
    assert len(match.session.history) == 1


def test_a_coachs_die_is_thrown_by_itself(begin: Begin, driver: Driver) -> None:
    match = begin(("person", "coach:rookie"))
    settle(driver, match)
    driver.step(dt_s=0.4)
    assert [action.name for action in known(match.hand, DiceHand).actions()] == ["all"]
    driver.key("space")
    rolled = match.session.history[0].answer
    assert isinstance(rolled, tuple)
    assert len(rolled) == 2


def test_losing_the_focus_takes_nothing_back(begin: Begin, driver: Driver) -> None:
    match = begin()
    settle(driver, match)
    driver.step(dt_s=0.4)
    driver.key("1")
    hand = known(match.hand, DiceHand)
    hand.cancel()
    assert hand.thrown == {HOME}
