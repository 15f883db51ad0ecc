"""Undo takes back what one press brought, and with Shift one step of it."""

from __future__ import annotations

import pytest

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from game.games.sevens.state import on_pitch
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, settle
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_hands import centre, rest, said

H1, H2 = NUMBER["H1"], NUMBER["H2"]
EIGHT = tuple(f"{side}{n}.state reserves" for side in "HA" for n in range(1, 9))


def test_one_undo_takes_a_whole_click_back_and_redo_gives_it_again(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "H2.at e9", "A1.at p6"))
    settle(driver, match)
    driver.click(centre(match, "e6"))
    driver.move((640, 20))
    driver.click(centre(match, "i6"))
    rest(driver, match)
    went = said(match)
    assert [words[0] for words in went] == ["act", "move", "move", "move", "move"]
    driver.key("u")
    assert "5 steps" in driver.app.toast.words
    rest(driver, match)
    assert said(match) == []
    assert stage_of(match).state.at[H1] == named("e6")
    assert match.session.save.lines[-1] == "undo 5"
    driver.key("r")
    rest(driver, match)
    assert said(match) == went


def test_with_shift_a_step_is_taken_back(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "H2.at e9", "A1.at p6"))
    settle(driver, match)
    driver.click(centre(match, "e6"))
    driver.move((640, 20))
    driver.click(centre(match, "i6"))
    rest(driver, match)
    driver.key("shift+u")
    rest(driver, match)
    assert len(said(match)) == 4
    driver.click(centre(match, "k6"))
    rest(driver, match)
    assert stage_of(match).state.at[H1] == named("k6")
    driver.key("u")  # the second click alone
    rest(driver, match)
    assert stage_of(match).state.at[H1] == named("h6")


@pytest.mark.rule("S7-10.1")
def test_a_die_between_stays_thrown(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "H9.at b2", "A1.at e7", "rerolls.home 0"))
    settle(driver, match)
    driver.click(centre(match, "e6"))
    driver.move((640, 20))
    driver.click(centre(match, "e3"))
    rest(driver, match)
    match.play.answer((6,))  # the dodge
    rest(driver, match)
    assert stage_of(match).state.at[H1] == named("e3")
    driver.key("u")
    rest(driver, match)
    assert stage_of(match).state.at[H1] == named("e5")
    driver.key("u")
    assert "last die" in driver.app.toast.words


def test_an_activation_that_ends_by_itself_goes_with_its_last_step(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "H1.ma 1", "H9.at b2", "A9.at s2", "H1.skills none"))
    settle(driver, match)
    driver.click(centre(match, "e6"))
    driver.move((640, 20))
    driver.click(centre(match, "f6"))
    rest(driver, match)
    driver.key("u")
    rest(driver, match)
    assert said(match) == []


@pytest.mark.rule("S7-1.3")
def test_a_side_that_was_lined_up_by_one_press_is_taken_back_by_one(begin: Begin, driver: Driver) -> None:
    match = begin(given=("phase set_up", "turn home", "kicking home", *EIGHT))
    settle(driver, match)
    match.play.answer((0, ("place", H2, named("f6"))))
    rest(driver, match)
    driver.key("space")
    rest(driver, match)
    assert len(on_pitch(stage_of(match).state, 0)) == 7
    driver.key("u")
    rest(driver, match)
    assert on_pitch(stage_of(match).state, 0) == [H2], "who was placed by hand stays"
