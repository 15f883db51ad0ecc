"""Where a gesture begins: a click on a card or a helmet, in the prompt bar or the log is none."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.requests import Choice, Flick, Roll, Spin, Throw
from game.ui.scenes.match import MatchScene
from game.ui.scenes.pause import Pause
from game.ui.scenes.rules import Rules
from game.ui.widgets.log import LogDrawer
from tests.ui.bfl import board_of, stage_of
from tests.ui.driver import Driver, known
from tests.ui.match.conftest import Begin
from tests.ui.match.players import Mouse, answered, to

FLICK = (400.0, 300.0)  # where a drag ends that would be a throw


def flung(driver: Driver, match: MatchScene, start: tuple[float, float]) -> bool:
    """Drags from a place to the field; has that been taken for a throw?"""
    driver.app.toast.words = ""
    before = answered(match)
    driver.drag(start, FLICK, frames=4)
    return answered(match) != before or match.play.film.busy


def helmet_spot(match: MatchScene, seat: int) -> tuple[float, float]:
    """Where a helmet is on the screen."""
    x, y = known(stage_of(match.board).side(seat).spot(), tuple)
    return board_of(match.board).spot(x, y, 3.0)


# ------------------------------------------------------------------------------------------- the cup
@pytest.mark.rule("BFL-2.1")
@pytest.mark.parametrize("cup", ["quick", "hand"])
@pytest.mark.parametrize("count", [2, 4, 8])
def test_a_drag_from_a_card_the_bar_or_the_log_throws_nothing(
    begin: Begin, driver: Driver, count: int, cup: str
) -> None:
    match = begin(count, cup=cup)
    to(driver, match, Throw)
    while cup == "hand" and "act.take" in Mouse(driver, match).buttons():
        driver.click("act.take")
    driver.key("l")
    driver.step()
    bar, log = match.bar.rect, match.group["log"].rect
    for card in board_of(match.board).card_boxes():
        assert not flung(driver, match, card.center)
    for place in ((bar.x + 30, bar.y + 20), (bar.centerx, bar.bottom - 8), log.center):
        assert not flung(driver, match, place)
    assert match.play.hand is not None
    assert not match.play.hand.busy


@pytest.mark.rule("BFL-2.1")
@pytest.mark.parametrize("start", [(104.0, 590.0), (240.0, 330.0), (640.0, 600.0), (150.0, 440.0)])
def test_a_drag_from_the_cup_the_board_or_the_table_beside_it_throws(
    begin: Begin, driver: Driver, start: tuple[float, float]
) -> None:
    match = begin(2)
    to(driver, match, Throw)
    assert flung(driver, match, start)


def test_a_lanes_die_is_not_thrown_from_a_card(begin: Begin, driver: Driver) -> None:
    match = begin(3)
    to(driver, match, Roll, "lane")
    assert not flung(driver, match, board_of(match.board).card_boxes()[1].center)
    assert flung(driver, match, (240.0, 330.0))


# --------------------------------------------------------------------------------------- wrong clicks
def test_a_click_on_a_card_a_helmet_a_die_or_the_cup_says_why_while_a_throw_is_asked(
    begin: Begin, driver: Driver
) -> None:
    match = begin(4)
    player = to(driver, match, Throw)
    player.turn()
    while not isinstance(player.request, Throw):
        player.turn()
        player.watch()
    driver.step(2, dt_s=0.4)
    board, before = board_of(match.board), answered(match)
    die = stage_of(match.board).picture.dice[0]
    for place, words in (
        (board.card_boxes()[1].center, "Ben's helmet moves by itself"),
        (helmet_spot(match, 2), "helmet moves by itself"),
        (board.spot(die.x, die.y, die.z), ""),  # a helmet may stand before it
        ((104, 590), "The cup is swung"),
    ):
        driver.app.toast.words = ""
        driver.click(place)
        assert words in driver.app.toast.words
        assert driver.app.toast.words.endswith(")")  # it cites a rule
    assert answered(match) == before
    driver.app.toast.words = ""
    driver.click((640, 630))  # nothing lies there
    assert driver.app.toast.words == ""


@pytest.mark.rule("BFL-6.3")
def test_where_everybody_moves_their_own_no_helmet_is_said_to_move_by_itself(
    begin: Begin, driver: Driver
) -> None:
    match = begin(2, move_own_helmet="yes")
    to(driver, match, Throw)
    driver.click(board_of(match.board).card_boxes()[1].center)
    assert "is moved when its number comes" in driver.app.toast.words


@pytest.mark.rule("BFL-4.4")
def test_what_lies_under_the_spinner_answers_no_click(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    to(driver, match, Spin, "two")
    board, stage = board_of(match.board), stage_of(match.board)
    for side in stage.picture.sides:
        assert board.helmets_at(helmet_spot(match, side.seat)) == []
    driver.app.toast.words = ""
    driver.click(board.card_boxes()[0].center)
    assert "Ada's helmet" in driver.app.toast.words


# ------------------------------------------------------------------------------------- the rule cited
@pytest.mark.parametrize(
    ("kind", "what", "rule"),
    [
        (Roll, "lane", "BFL-1.5"),
        (Throw, "", "BFL-2.1"),
        (Choice, "try", "BFL-4.2"),
        (Flick, "", "BFL-4.3"),
        (Spin, "two", "BFL-4.4"),
    ],
)
def test_a_click_on_the_rule_opens_it_whatever_is_asked(
    begin: Begin, driver: Driver, kind: type, what: str, rule: str
) -> None:
    match = begin(2)
    to(driver, match, kind, what)
    before = answered(match)
    driver.click(match.bar.cite)
    assert known(driver.scene, Rules).lit == rule
    driver.key("esc")
    assert (driver.app.scene, answered(match)) == (match, before)


@pytest.mark.parametrize(("kind", "what"), [(Throw, ""), (Flick, ""), (Spin, "two")])
def test_a_click_on_the_rule_stops_no_needle(begin: Begin, driver: Driver, kind: type, what: str) -> None:
    match = begin(2)
    to(driver, match, kind, what)
    before = answered(match)
    driver.key("space")
    driver.step(5)
    assert match.play.hand is not None
    assert match.play.hand.busy
    driver.click(match.bar.cite)
    assert isinstance(driver.scene, Rules)
    driver.key("esc")
    assert (match.play.hand.busy, answered(match)) == (False, before)


@pytest.mark.parametrize(("kind", "what"), [(Throw, ""), (Flick, ""), (Spin, "two")])
@pytest.mark.parametrize("corner", ["menu", "book", "undo", "eye", "log"])
def test_the_corners_buttons_work_while_a_needle_runs_and_stop_none(
    begin: Begin, driver: Driver, kind: type, what: str, corner: str
) -> None:
    match = begin(2)
    to(driver, match, kind, what)
    before, odds = answered(match), driver.app.settings.show_odds
    driver.key("space")
    driver.step(5)
    hand: Any = match.play.hand
    assert hand.busy
    driver.app.toast.words = ""
    drawer = known(match.group["log"], LogDrawer)
    driver.click(drawer.head() if corner == "log" else corner)
    taken_back = "Taken back" in driver.app.toast.words  # the choice to kick
    assert (hand.busy, match.play.film.busy, answered(match)) == (False, False, before - taken_back)
    done = {
        "menu": isinstance(driver.app.scene, Pause),
        "book": isinstance(driver.app.scene, Rules),
        "undo": taken_back or "No undo" in driver.app.toast.words,
        "eye": driver.app.settings.show_odds is not odds,
        "log": match.log.open,
    }
    assert [name for name, happened in done.items() if happened] == [corner]


@pytest.mark.rule("BFL-6.3")
def test_the_rule_of_an_own_helmet_is_a_click_away(begin: Begin, driver: Driver) -> None:
    match = begin(2, move_own_helmet="yes")
    player = Mouse(driver, match)
    while not match.play.film.waits:
        player.turn()
        player.watch()
    driver.step(2, dt_s=0.4)
    driver.click(match.bar.cite)
    assert known(driver.scene, Rules).lit == "BFL-6.3"
