"""Hands at the table: thrown, kicked and spun by pointer, keys or gamepad; cancelled, too weak, let go."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.core.requests import Choice, Flick, Spin, Throw
from game.physics import wheel
from game.physics.wheel import SpinTrack
from game.ui.tables.bfl import spinner, throws
from game.ui.tables.bfl.kick_gesture import LEAST_PULL
from tests.ui.driver import Driver, known
from tests.ui.match.conftest import Begin
from tests.ui.match.players import Keys, answered, to


@pytest.mark.rule("BFL-2.1")
def test_a_short_drag_and_esc_cancel_the_throw(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player = to(driver, match, Throw)
    before, lying = answered(match), len(player.stage.picture.dice)
    driver.drag((400, 300), (408, 300))
    assert answered(match) == before

    driver.press((400, 300))
    for x in (420, 460, 520):
        driver.move((x, 300))
    hand: Any = match.hand
    assert hand.busy
    assert player.stage.picture.cup.place is not None
    driver.key("esc")
    assert not hand.busy
    assert (player.stage.picture.cup.place, len(player.stage.picture.dice)) == (None, lying)
    driver.release((520, 300))
    driver.step(5, dt_s=0.2)
    assert driver.scene is match  # this Esc was for the cup, not for the pause
    assert answered(match) == before

    driver.key("space")
    driver.step(10)
    driver.key("esc")
    assert (hand.busy, answered(match)) == (False, before)


@pytest.mark.rule("BFL-2.2")
def test_a_slow_roll_is_refused_with_a_reason_and_thrown_again(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player = to(driver, match, Throw)
    before, lines = answered(match), match.session.save.lines
    player.swing(45.0)
    assert answered(match) == before
    for _ in range(20):
        driver.step(dt_s=0.3)
        if match.desk.seen.announcement is not None:
            break
    assert match.desk.seen.announcement is not None
    assert "slow roll" in match.desk.seen.announcement.title
    assert match.desk.seen.announcement.rule == "BFL-2.2"
    player.watch()
    assert match.session.save.lines == lines  # it leaves no line
    player.turn()
    assert answered(match) == before + 1


def test_the_window_losing_focus_lets_go_of_the_cup(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    to(driver, match, Throw)
    before = answered(match)
    driver.press((400, 300))
    driver.move((500, 300))
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.step()
    assert match.hand is not None
    assert not match.hand.busy
    driver.release((600, 300))
    assert answered(match) == before


@pytest.mark.rule("BFL-4.3")
def test_a_kick_is_cancelled_by_esc_and_by_a_short_pull(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player = to(driver, match, Flick)
    before, at = answered(match), player.stage.kick_view.pull_from()
    driver.drag(at, (at[0], at[1] + 8))
    driver.press(at)
    driver.move((at[0], at[1] + 90))
    assert player.stage.kick.power > 0.2
    driver.key("esc")
    driver.release((at[0], at[1] + 90))
    assert answered(match) == before
    player.kick()
    assert answered(match) == before + 1
    assert match.session.history[-1].note.startswith("from 0.")


@pytest.mark.rule("BFL-4.4")
def test_the_wheel_turns_under_the_finger_and_is_spun_from_there(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player = to(driver, match, Spin, "two")
    x, y = spinner.CENTRE
    at = [(x + 120 * math.cos(a), y - 120 * math.sin(a)) for a in (0.3 * k for k in range(7))]
    stood = player.stage.picture.spinner.wheel
    driver.press(at[0])
    driver.move(at[1])
    assert player.stage.picture.spinner.wheel == pytest.approx(stood + 0.3, abs=0.02)
    bent = set()
    for k in range(1, 12):  # over one sector and more: a peg bends the flapper and slips off
        a = 0.3 + 0.08 * k
        driver.move((x + 120 * math.cos(a), y - 120 * math.sin(a)))
        bent.add(player.stage.picture.spinner.flapper)
    assert min(bent) < -0.1
    assert max(bent) == 0.0
    driver.key("esc")  # it goes back to where it stood
    assert player.stage.picture.spinner.wheel == stood
    driver.release(at[1])

    driver.press(at[0])
    for place in at[1:]:
        driver.move(place)
    left = player.stage.picture.spinner.wheel
    driver.release(at[-1])
    spun = match.session.history[-1]
    assert math.remainder(spun.track.start_angle - left, math.tau) == pytest.approx(0.0, abs=1e-4)
    read = throws.again(replace(spun, track=None))  # as a replay sees it
    assert isinstance(read, SpinTrack)
    assert (read.number, read.start_angle) == (spun.answer, spun.track.start_angle)


@pytest.mark.rule("BFL-4.4")
@pytest.mark.parametrize(
    ("start", "stop"),
    [
        ((140, 0), (140, -11)),  # on the rim
        ((30, 0), (30, -11)),  # near the hub, where as little turns far
        ((60, 0), (150, 0)),  # outwards: that turns nothing
    ],
)
def test_a_short_drag_spins_nothing(
    begin: Begin, driver: Driver, start: tuple[float, float], stop: tuple[float, float]
) -> None:
    match = begin(2)
    player = to(driver, match, Spin, "two")
    before, stood = answered(match), player.stage.picture.spinner.wheel
    (x, y), (sx, sy), (tx, ty) = spinner.CENTRE, start, stop
    driver.drag((x + sx, y + sy), (x + tx, y + ty), frames=3)
    assert (match.play.film.busy, answered(match)) == (False, before)
    assert player.stage.picture.spinner.wheel == stood


@pytest.mark.parametrize(("kind", "what"), [(Throw, ""), (Flick, ""), (Spin, "two")])
@pytest.mark.parametrize("taps", [1, 2])
def test_esc_stops_every_needle_and_nothing_has_happened(
    begin: Begin, driver: Driver, kind: type, what: str, taps: int
) -> None:
    match = begin(2)
    to(driver, match, kind, what)
    before = answered(match)
    for _ in range(1 if kind is Spin else taps):  # the spinner has no aim to stop
        driver.key("space")
        driver.step(5)
    assert match.play.hand is not None
    assert match.play.hand.busy
    driver.key("esc")
    driver.step(3)
    assert driver.app.scene is match  # it was for the needle, not for the pause
    assert (match.play.hand.busy, match.play.film.busy, answered(match)) == (False, False, before)


@pytest.mark.rule("BFL-4.3")
@pytest.mark.parametrize("by", [(0, 11), (11, 0), (0, -90), (90, 0), (-90, -30)])
def test_a_pull_that_is_short_or_forward_kicks_nothing(
    begin: Begin, driver: Driver, by: tuple[float, float]
) -> None:
    match = begin(2)
    player = to(driver, match, Flick)
    before, (x, y) = answered(match), player.stage.kick_view.pull_from()
    driver.app.toast.words = ""
    driver.drag((x, y), (x + by[0], y + by[1]), frames=3)
    assert (match.play.film.busy, answered(match)) == (False, before)
    assert player.stage.kick.pull is None
    assert ("towards you" in driver.app.toast.words) is (math.hypot(*by) > LEAST_PULL)


@pytest.mark.rule("BFL-2.1")
def test_a_drag_of_eleven_units_leaves_the_cup_where_it_stands(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player = to(driver, match, Throw)
    before = answered(match)
    driver.drag((400, 300), (411, 300), frames=3)
    assert (match.play.film.busy, answered(match)) == (False, before)
    assert player.stage.picture.cup.place is None


@pytest.mark.rule("BFL-4.4")
def test_a_weak_spin_is_spun_again(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player = to(driver, match, Spin, "two")
    before = answered(match)
    x, y = spinner.CENTRE
    driver.press((x + 120, y))
    for k in range(1, 7):
        driver.move((x + 119, y - 2 * k))
    driver.release((x + 119, y - 12))
    player.watch()
    assert answered(match) == before
    player.turn()
    assert answered(match) == before + 1


@pytest.mark.rule("BFL-4.4")
def test_a_wheel_that_does_not_come_to_rest_is_spun_again_and_it_is_said_why(
    begin: Begin, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begin(2)
    player = to(driver, match, Spin, "two")
    before = answered(match)
    monkeypatch.setattr(wheel, "LONGEST_S", 2.0)
    player.spin()
    said = []
    for _ in range(200):
        driver.step(dt_s=0.1)
        words = match.desk.seen.announcement
        if words is not None and words.title not in said:
            said.append(words.title)
        if match.play.open and not match.play.film.busy:
            break
    assert said == ["The wheel had not come to rest after 2 s. Spin again"]
    assert answered(match) == before
    monkeypatch.undo()
    player.turn()
    assert answered(match) == before + 1


def test_the_call_is_made_on_the_spinners_own_keys(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    to(driver, match, Choice, "call")
    driver.click(spinner.key_boxes()["even"])
    assert known(match.session.history[-1].answer, tuple)[1] == ("even",)


# ----------------------------------------------------------------------------------------- gamepads
def test_a_gamepad_throws_and_chooses(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player: Any = Keys(driver, match)
    for _ in range(30):
        player.watch()
        driver.step(dt_s=0.4)
        if isinstance(player.request, Throw):
            break
        driver.pad(pygame.CONTROLLER_BUTTON_A)
    before = answered(match)
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    hand: Any = match.hand
    assert hand.busy
    driver.pad(pygame.CONTROLLER_BUTTON_B)
    assert not hand.busy
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    driver.step(33)
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert answered(match) == before + 1 or match.desk.seen.announcement is not None or match.play.film.busy
