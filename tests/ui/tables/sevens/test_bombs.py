"""A bomb that was caught or snatched: who throws it on is named and on the card, and it is no ball."""

from __future__ import annotations

import pytest

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from game.ui.scenes.match import MatchScene
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_hands import centre, rest, said

H1, A1, A2 = NUMBER["H1"], NUMBER["A1"], NUMBER["A2"]
GIVEN = ("H1.at e6", "H1.skills Bombardier", "A1.at i6", "A2.at i7", "ball p2")


@pytest.fixture
def match(begin: Begin, driver: Driver) -> MatchScene:
    """H1 has thrown a bomb at A1, and A2 may snatch it."""
    match = begin(given=GIVEN)
    answer(driver, match, (0, ("act", H1, "bomb")), (0, ("bomb", named("i6"))), (5,))
    return match


def told(match: MatchScene) -> str:
    """The log, and what the tray says, in one text."""
    recent = stage_of(match).picture.recent
    return "\n".join([*(line.words for line in match.log.lines), *(each.words for each in recent)])


@pytest.mark.rule("S7-3.6")
def test_a_snatched_bomb_is_thrown_on_by_whoever_snatched_it(match: MatchScene, driver: Driver) -> None:
    assert match.now.prompt.what == "intercept the bomb?"
    answer(driver, match, (1, ("intercept", A2)), (6,))
    prompt, picture = match.now.prompt, stage_of(match).picture
    assert prompt.what == "throw the bomb on with 2 Lineman"
    assert prompt.how == "A square in range; where nobody catches it, it goes off"
    assert picture.marks.chosen == A2
    assert picture.card is not None
    assert (picture.card.player, picture.card.status) == (A2, "has the bomb")
    assert "2 Lineman intercepts the bomb" in told(match)
    assert "the ball" not in told(match)
    driver.key("escape")
    assert stage_of(match).picture.marks.chosen == A2, "nobody else has it"


@pytest.mark.rule("S7-3.6")
@pytest.mark.parametrize("dragged", [False, True])
def test_it_is_thrown_by_a_click_or_a_drag(match: MatchScene, driver: Driver, dragged: bool) -> None:
    answer(driver, match, (1, ("intercept", A2)), (6,))
    driver.move(centre(match, "e6"))
    assert stage_of(match).picture.marks.steps
    if dragged:
        driver.drag(centre(match, "i7"), centre(match, "e6"))
    else:
        driver.click(centre(match, "e6"))
    rest(driver, match)
    assert said(match)[-1] == ("bomb", named("e6"))


@pytest.mark.rule("S7-3.6")
def test_a_bomb_that_is_caught_is_told_as_one(match: MatchScene, driver: Driver) -> None:
    answer(driver, match, (1, ("intercept", "none")), (6,))
    assert "1 Lineman of Night Owls catches the bomb" in told(match)
    assert match.now.prompt.what.startswith("throw the bomb on with 1 Lineman")
    assert stage_of(match).picture.marks.chosen == A1


def test_after_a_bomb_the_ball_is_a_ball_again(begin: Begin, driver: Driver) -> None:
    match = begin(given=(*GIVEN[:3], "H2.at c3", "A8.at q9", "ball c4"))
    answer(driver, match, (0, ("act", H1, "bomb")), (0, ("bomb", named("e10"))), (6,))
    answer(driver, match, (0, ("act", NUMBER["H2"], "move")), (0, ("move", named("c4"))), (6,))
    assert "2 Lineman picks up the ball" in told(match)
