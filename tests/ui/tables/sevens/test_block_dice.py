"""Block dice that lie there while a re-roll is asked about: a click takes one, or it is said why not."""

from __future__ import annotations

import pytest

from game.games.sevens.notation import NUMBER
from game.ui.scenes.match import MatchScene
from game.ui.tables.sevens import blockcard
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_hands import asked, rest, said

HOME = 0
H1, A1 = NUMBER["H1"], NUMBER["A1"]
GIVEN = ("H1.at e6", "A1.at f6", "ball none", "rerolls.home 1")


def thrown(begin: Begin, driver: Driver, *given: str, dice: tuple[str, ...]) -> MatchScene:
    """H1 has blocked A1, and it is asked whether the dice are rolled again."""
    match = begin(given=(*GIVEN, *given))
    answer(driver, match, (HOME, ("act", H1, "block")), (HOME, ("block", A1)), dice)
    assert asked(match) == "reroll"
    return match


def click_die(match: MatchScene, driver: Driver, number: int) -> None:
    """Presses a die on the card."""
    stage = stage_of(match)
    found = blockcard.laid(stage.picture, stage.place)
    assert found is not None
    driver.click(found.faces[number][1].center)


@pytest.mark.rule("S7-6.4", "S7-10.5")
@pytest.mark.parametrize(("number", "face"), [(0, "skull"), (1, "push")])
def test_a_click_on_a_die_keeps_them_and_chooses_it(
    begin: Begin, driver: Driver, number: int, face: str
) -> None:
    match = thrown(begin, driver, "H1.st 5", dice=("skull", "push"))
    click_die(match, driver, number)
    rest(driver, match)
    assert said(match)[2:4] == [("keep",), ("choose", face)]


@pytest.mark.rule("S7-6.4")
def test_a_click_on_the_only_die_keeps_it(begin: Begin, driver: Driver) -> None:
    match = thrown(begin, driver, dice=("push",))
    click_die(match, driver, 0)
    rest(driver, match)
    assert said(match)[2] == ("keep",)
    assert asked(match) == "push"


@pytest.mark.rule("S7-6.4")
def test_of_dice_that_the_other_coach_chooses_from_it_is_said(begin: Begin, driver: Driver) -> None:
    match = thrown(begin, driver, "A1.st 5", dice=("skull", "push"))
    click_die(match, driver, 1)
    assert asked(match) == "reroll", "nothing is answered"
    assert driver.app.toast.words.endswith("choose the die, once these are kept (S7-6.4)")
