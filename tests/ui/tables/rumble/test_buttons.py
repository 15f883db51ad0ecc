"""The buttons of a Rumble match: what they lead to, what is asked before, and what comes too soon."""

from __future__ import annotations

import pytest

from game.games.rumble.state import Phase
from game.ui.scenes.match import MatchScene
from game.ui.scenes.overlays import Ask
from tests.ui.driver import Driver, known
from tests.ui.tables.matches import Begin, answer, settle

LINE_UP = ((6, 6), (1, 1))
HOME, AWAY = 0, 1
NEAR = ("H1.at d4", "A1.at e4", "ball g7")


def captions(match: MatchScene) -> list[str]:
    return [deed.caption for deed in match.now.all]


@pytest.mark.rule("RU-1.4")
def test_ready_with_few_asks_before_it_counts(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, *LINE_UP)
    driver.key("1")
    asked = known(driver.scene, Ask)
    words = "11 more could stand (RU-1.4). Nobody comes on before the next touchdown."
    assert (asked.title, asked.words) == ("Ready with nobody?", words)
    driver.key("esc")
    assert len(match.session.history) == 2

    zone = match.session.match.state.house.board.zone[HOME]
    answer(driver, match, *((HOME, ("place", player, zone[player])) for player in range(3)))
    driver.click("opt.0")
    asked = known(driver.scene, Ask)
    assert (asked.title, asked.words) == ("Ready with 3?", "8 more could stand (RU-1.4).")
    driver.key("enter")
    assert match.session.history[-1].answer == (HOME, ("ready",))


@pytest.mark.rule("RU-3.5", "RU-4.2")
def test_ready_with_nobody_on_either_side_says_how_that_ends(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, *LINE_UP, (HOME, ("ready",)))
    driver.key("1")
    asked = known(driver.scene, Ask)
    assert asked.words == (
        "11 more could stand (RU-1.4). With nobody on either side there is no touchdown: "
        "the turns run out to the 400th (RU-4.2)."
    )


@pytest.mark.rule("RU-1.4")
def test_ready_is_taken_back_until_the_other_side_has_placed_its_first(begin: Begin, driver: Driver) -> None:
    match = begin()
    answer(driver, match, *LINE_UP, (HOME, ("ready",)))
    assert match.session.why_no_undo() == ""
    driver.key("u")
    settle(driver, match)
    assert (match.play.seat, len(match.session.history)) == (HOME, 2)

    zone = match.session.match.state.house.board.zone[AWAY]
    answer(driver, match, (HOME, ("ready",)), (AWAY, ("place", 16, zone[0])))
    driver.key("u")
    settle(driver, match)
    assert match.session.history[-1].answer == (HOME, ("ready",))  # the placing, which is its own side's


@pytest.mark.rule("RU-2.1")
@pytest.mark.parametrize(("ball", "caption"), [("g7", "Next: attack"), ("H1", "Next: throw")])
def test_next_says_what_it_leads_to(begin: Begin, driver: Driver, ball: str, caption: str) -> None:
    match = begin(given=("H1.at d4", "A1.at e4", f"ball {ball}"))
    settle(driver, match)
    assert captions(match) == [caption]


@pytest.mark.rule("RU-2.1")
@pytest.mark.parametrize("key", ["space", "1"])
def test_a_second_press_does_not_end_the_turn_with_attacks_left(
    begin: Begin, driver: Driver, key: str
) -> None:
    match = begin(given=NEAR)
    settle(driver, match)
    driver.key("space")
    while match.session.match.state.phase is not Phase.ATTACK or not match.play.open:
        driver.step()
    given = len(match.session.history)
    driver.key(key)
    assert len(match.session.history) == given
    driver.step(30)
    driver.key(key)
    assert len(match.session.history) == given + 1
