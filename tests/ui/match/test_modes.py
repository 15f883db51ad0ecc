"""The cup loaded by hand (BFL-6.2) and helmets moved by their owners (BFL-6.3)."""

from __future__ import annotations

import math
from typing import Any

import pytest

from game.core.requests import Throw
from game.games.bfl.events import Penalty, Stepped
from game.ui.scenes.match import MatchScene
from tests.ui.driver import Driver
from tests.ui.match.conftest import Begin
from tests.ui.match.players import THROW, Keys, Mouse


def to_the_first_throw(driver: Driver, match: MatchScene) -> Any:
    """Plays the lanes and the roll-off; returns the table's stage."""
    player = Keys(driver, match)
    while not isinstance(player.request, Throw):
        player.turn()
        player.watch()
    driver.step(2, dt_s=0.4)
    return player.stage


def place_of(stage: Any, die: Any) -> tuple[float, float]:
    """Where a die lies on the screen."""
    place: tuple[float, float] = stage.board.spot(die.x, die.y, 3.0)
    return place


# ------------------------------------------------------------------------------------- the cup by hand
@pytest.mark.rule("BFL-6.2")
@pytest.mark.parametrize("count", [7, 8, 9])
def test_what_gets_into_the_cup_is_thrown(begin: Begin, driver: Driver, count: int) -> None:
    match = begin(2, cup="hand")
    stage = to_the_first_throw(driver, match)
    own = [die for die in stage.picture.dice if not die.tone]
    stray = [die for die in stage.picture.dice if die.tone]
    assert (len(own), len(stray)) == (8, 6)

    for die in [*own, *stray][:count]:
        driver.click(place_of(stage, die))
    assert match.hand is not None
    assert match.hand.how.startswith(f"{count} in the cup")
    before = len(match.session.history)
    driver.click("act.throw")
    player = Keys(driver, match)
    player.stop(lambda taps: taps.power, THROW / 175)
    player.stop(lambda taps: taps.aim, 0.0)

    thrown = match.session.history[before]
    assert isinstance(thrown.answer, tuple)
    assert len(thrown.answer) == count
    too_many = [event for event in thrown.events if isinstance(event, Penalty) and event.why == "men"]
    assert bool(too_many) == (count != 8)


@pytest.mark.rule("BFL-6.2")
def test_a_sweep_takes_whatever_lies_in_its_way(begin: Begin, driver: Driver) -> None:
    match = begin(2, cup="hand")
    stage = to_the_first_throw(driver, match)
    a, b = stage.picture.dice[0], stage.picture.dice[1]
    driver.drag(place_of(stage, a), place_of(stage, b), frames=30)

    hand: Any = match.hand
    assert hand.dice >= 2
    assert len(stage.picture.dice) == 14 - hand.dice
    inside = hand.dice
    driver.key("u")  # the last one goes back
    assert (hand.dice, len(stage.picture.dice)) == (inside - 1, 15 - inside)


@pytest.mark.rule("BFL-6.2")
def test_esc_puts_back_what_a_sweep_has_taken(begin: Begin, driver: Driver) -> None:
    match = begin(2, cup="hand")
    stage = to_the_first_throw(driver, match)
    a, b, c = stage.picture.dice[:3]
    lying = {(die.x, die.y) for die in stage.picture.dice}
    driver.click(place_of(stage, a))
    driver.press(place_of(stage, b))
    driver.move(place_of(stage, c))
    hand: Any = match.hand
    assert (hand.busy, hand.dice) == (True, 3)
    driver.key("esc")
    assert (driver.app.scene, hand.busy, hand.dice) == (match, False, 1)  # the click before stands
    driver.release(place_of(stage, c))
    assert {(die.x, die.y) for die in stage.picture.dice} == lying - {(a.x, a.y)}


@pytest.mark.rule("BFL-6.2")
def test_an_empty_cup_asks_for_dice(begin: Begin, driver: Driver) -> None:
    match = begin(2, cup="hand")
    stage = to_the_first_throw(driver, match)
    driver.click((104, 590))
    assert "The cup is empty" in driver.app.toast.words
    driver.click(place_of(stage, stage.picture.dice[0]))
    driver.app.toast.words = ""
    driver.click((104, 590))
    assert "swung towards the field" in driver.app.toast.words


@pytest.mark.rule("BFL-6.2")
def test_the_cup_is_loaded_by_keys(begin: Begin, driver: Driver) -> None:
    match = begin(2, cup="hand")
    to_the_first_throw(driver, match)
    hand: Any = match.hand
    for _ in range(8):
        driver.key("space")
    assert hand.dice == 8
    assert all(not die.tone for die in hand.inside)
    driver.key("space")
    assert hand.taps is not None
    driver.key("esc")  # back out of the throw: the dice stay in the cup
    assert hand.taps is None
    assert hand.dice == 8
    driver.key("left")
    driver.click("act.take")
    assert hand.dice == 9


def test_after_a_throw_the_strays_lie_where_they_lay(begin: Begin, driver: Driver) -> None:
    match = begin(2, cup="hand")
    stage = to_the_first_throw(driver, match)
    strays = [(die.x, die.y) for die in stage.picture.dice if die.tone]
    for _ in range(8):
        driver.key("space")
    Mouse(driver, match).swing(THROW)
    Mouse(driver, match).watch()
    assert [(die.x, die.y) for die in stage.picture.dice if die.tone] == strays
    assert len(stage.picture.dice) == 14


# ------------------------------------------------------------------------------- move your own helmet
def throw_until_a_helmet_waits(driver: Driver, match: MatchScene) -> Any:
    """Throws until a player has to move a helmet; returns that hand."""
    player = Keys(driver, match)
    for _ in range(200):
        player.watch()
        if match.play.film.waits:
            driver.step(2, dt_s=0.4)
            return match.hand
        player.turn()
    raise AssertionError("no helmet has to be moved")


@pytest.mark.rule("BFL-6.3")
def test_only_its_owner_moves_a_helmet_and_only_to_its_place(begin: Begin, driver: Driver) -> None:
    match = begin(2, move_own_helmet="yes")
    hand = throw_until_a_helmet_waits(driver, match)
    stage = hand.stage
    mine, other = stage.side(hand.seat), stage.side(1 - hand.seat)
    yards, lines = mine.yards, len(match.session.save.lines)

    at = stage.board.spot(*other.spot(), 3.0)  # somebody else's helmet
    if math.dist(at, hand.start()) > 60:
        driver.click(at)
        assert "moves their own helmet" in driver.app.toast.words
    driver.key(str(2 - hand.seat))  # somebody else's key
    assert "moves their own helmet" in driver.app.toast.words
    x, y = hand.start()
    driver.drag((x, y), (x, y - 90))  # the right helmet, to a wrong place
    assert "ring" in driver.app.toast.words
    assert (mine.yards, hand.done) == (yards, False)

    driver.drag(hand.start(), hand.goal())
    assert hand.done
    assert mine.yards == hand.stop_yard
    assert len(match.session.save.lines) == lines  # it leaves no line


@pytest.mark.rule("BFL-6.3")
@pytest.mark.parametrize("nearer", [0.0, 0.5, 1.0, 2.0])
def test_a_helmet_that_its_rivals_stands_before_is_moved_by_the_mouse(
    begin: Begin, driver: Driver, nearer: float
) -> None:
    match = begin(2, move_own_helmet="yes")
    hand = throw_until_a_helmet_waits(driver, match)
    x, y = hand.stage.side(hand.seat).spot()
    hand.stage.side(1 - hand.seat).place = x, y - nearer  # rivals stand level in their lane
    driver.step(2)
    driver.drag(hand.start(), hand.goal())
    assert hand.done


@pytest.mark.rule("BFL-6.3")
@pytest.mark.parametrize("player", [Mouse, Keys])
def test_a_quarter_with_own_helmets(begin: Begin, driver: Driver, player: type[Mouse | Keys]) -> None:
    match = begin(3, move_own_helmet="yes")
    player(driver, match).play(until=14)
    moved = [e for played in match.session.history for e in played.events if isinstance(e, Stepped)]
    assert moved
