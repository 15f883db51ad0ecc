"""Whoever could score and stops is told what that may cost, before and while the die is rolled."""

from __future__ import annotations

import pytest

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from game.ui.scenes.match import MatchScene
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer
from tests.ui.tables.sevens.test_hands import centre, rest, said

H1, H2 = NUMBER["H1"], NUMBER["H2"]


def moving(begin: Begin, driver: Driver, turn: int) -> MatchScene:
    """The carrier, three squares from the end zone with nobody near, in its Move."""
    match = begin(given=("H1.at q6", "H2.at c3", "A1.at a1", "ball H1", f"turn.home {turn}"))
    answer(driver, match, (0, ("act", H1, "move")))
    return match


@pytest.mark.rule("S7-3.5")
@pytest.mark.parametrize(("turn", "chance"), [(1, "100%"), (3, "67%"), (6, "17%")])
def test_done_says_what_stalling_may_cost(begin: Begin, driver: Driver, turn: int, chance: str) -> None:
    match = moving(begin, driver, turn)
    assert match.now.prompt.how == f"It could score: with the ball it stalls, {chance} to be knocked down"
    assert match.now.prompt.rule == "S7-3.5"
    done = next(deed for deed in match.now.all if deed.option == (0, ("end",)))
    assert done.sub == f"stalls: {chance} to fall"
    assert not done.primary, "Space does not stall"


@pytest.mark.rule("S7-3.5")
def test_in_the_last_turns_nothing_is_rolled_and_nothing_said(begin: Begin, driver: Driver) -> None:
    assert "stall" not in moving(begin, driver, 7).now.prompt.how


@pytest.mark.rule("S7-3.5")
def test_another_player_is_picked_by_a_second_click_then(begin: Begin, driver: Driver) -> None:
    match = moving(begin, driver, 5)
    answer(driver, match, (0, ("move", named("p6"))))
    driver.click(centre(match, "c3"))
    rest(driver, match)
    assert said(match)[-1][0] == "move", "it would stall: that is asked first"


@pytest.mark.rule("S7-3.5")
def test_the_roll_says_from_which_number_on_it_falls(begin: Begin, driver: Driver) -> None:
    match = moving(begin, driver, 5)
    match.play.answer((0, ("end",)))
    rest(driver, match)
    assert match.now.prompt.how.endswith("on 5 or more it is knocked down, a turnover")
