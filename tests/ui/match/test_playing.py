"""What a player can and cannot do: wrong clicks, cancelled gestures, bursts, undo, a window that changes."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.core.requests import Choice, Flick, Roll, Spin, Throw
from game.physics.wheel import SpinTrack
from game.ui.scenes.match import MatchScene
from game.ui.scenes.overlays import Pause
from game.ui.scenes.rules import Rules
from game.ui.tables.bfl import spinner, throws
from tests.ui.driver import Driver, known
from tests.ui.match.conftest import Begin
from tests.ui.match.players import Keys, Mouse


def to(driver: Driver, match: MatchScene, kind: type[Any], what: str = "") -> Mouse:
    """Plays until a person is asked something of a kind."""
    player = Mouse(driver, match)
    for _ in range(400):
        player.watch()
        request = player.request
        if isinstance(request, kind) and (not what or what in request.what):
            driver.step(2, dt_s=0.4)
            return player
        if isinstance(request, Choice) and request.what == "try" and what in ("call", "two"):
            driver.step(dt_s=0.4)
            driver.click("opt.1")
        elif isinstance(request, Choice) and request.what == "try":
            driver.step(dt_s=0.4)
            driver.click("opt.0")
        else:
            player.turn()
    raise AssertionError(f"no {kind.__name__} {what} came up")


def scene(driver: Driver) -> Any:
    """The upper scene."""
    return driver.scene


def answers(match: MatchScene) -> int:
    """How many answers stand."""
    return len(match.session.history)


# --------------------------------------------------------------------------------------- wrong clicks
def test_wrong_clicks_change_nothing_and_say_why(begin: Begin, driver: Driver) -> None:
    match = begin(4)
    player = to(driver, match, Throw)
    stage, before, state = player.stage, answers(match), match.session.match.state.copy()
    flag = stage.board.card_boxes()[1]
    driver.click((flag.right - 25, flag.bottom - 21))
    driver.click((640, 60))
    driver.key("1", "8", "9", "o", "a", "r", "f")

    assert (answers(match), match.session.match.state) == (before, state)
    assert "no call to challenge" in driver.app.toast.words


def test_every_place_of_the_window_is_harmless_at_a_choice(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    to(driver, match, Choice, "try")
    before = answers(match)
    keep = [match.group[name].target.inflate(4, 4) for name in ("opt.0", "opt.1", "log")]
    for x in range(20, 1280, 90):
        for y in range(70, 720, 65):
            if not any(box.collidepoint((x, y)) for box in keep):
                driver.click((x, y))
    assert scene(driver) is match
    assert answers(match) == before


# ------------------------------------------------------------------------------------------- gestures
@pytest.mark.rule("BFL-2.1")
def test_a_short_drag_and_esc_cancel_the_throw(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player = to(driver, match, Throw)
    before, lying = answers(match), len(player.stage.picture.dice)
    driver.drag((400, 300), (408, 300))
    assert answers(match) == before

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
    assert answers(match) == before

    driver.key("space")
    driver.step(10)
    driver.key("esc")
    assert (hand.busy, answers(match)) == (False, before)


@pytest.mark.rule("BFL-2.2")
def test_a_slow_roll_is_refused_with_a_reason_and_thrown_again(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player = to(driver, match, Throw)
    before, lines = answers(match), match.session.save.lines
    player.swing(45.0)
    assert answers(match) == before
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
    assert answers(match) == before + 1


def test_the_window_losing_focus_lets_go_of_the_cup(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    to(driver, match, Throw)
    before = answers(match)
    driver.press((400, 300))
    driver.move((500, 300))
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.step()
    assert match.hand is not None
    assert not match.hand.busy
    driver.release((600, 300))
    assert answers(match) == before


@pytest.mark.rule("BFL-4.3")
def test_a_kick_is_cancelled_by_esc_and_by_a_short_pull(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player = to(driver, match, Flick)
    before, at = answers(match), player.stage.kick_view.pull_from()
    driver.drag(at, (at[0], at[1] + 8))
    driver.press(at)
    driver.move((at[0], at[1] + 90))
    assert player.stage.kick.power > 0.2
    driver.key("esc")
    driver.release((at[0], at[1] + 90))
    assert answers(match) == before
    player.kick()
    assert answers(match) == before + 1
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
def test_a_weak_spin_is_spun_again(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player = to(driver, match, Spin, "two")
    before = answers(match)
    x, y = spinner.CENTRE
    driver.press((x + 120, y))
    for k in range(1, 7):
        driver.move((x + 119, y - 2 * k))
    driver.release((x + 119, y - 12))
    player.watch()
    assert answers(match) == before
    player.turn()
    assert answers(match) == before + 1


def test_the_call_is_made_on_the_spinners_own_keys(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    to(driver, match, Choice, "call")
    driver.click(spinner.key_boxes()["even"])
    assert known(match.session.history[-1].answer, tuple)[1] == ("even",)


# --------------------------------------------------------------------------------------------- bursts
def test_twenty_clicks_are_one_roll(begin: Begin, driver: Driver) -> None:
    match = begin(3)
    to(driver, match, Roll, "lane")
    before = answers(match)
    at = match.group["act.throw"].rect.center
    for _ in range(20):
        driver.post(pygame.MOUSEMOTION, at)
        driver.post(pygame.MOUSEBUTTONDOWN, at)
        driver.post(pygame.MOUSEBUTTONUP, at)
        driver.step(4)
    assert answers(match) == before + 1


def test_a_click_ends_the_clip_and_is_consumed(begin: Begin, driver: Driver) -> None:
    driver.app.change(animation="slow")
    match = begin(2)
    player = to(driver, match, Throw)
    player.throw()
    clips = len(match.play.film.clips)
    assert clips > 2
    driver.click((640, 300))
    assert len(match.play.film.clips) < clips
    driver.key("x")
    while match.play.film.busy:
        driver.key("space")
    assert not match.play.open or not match.hand or not match.hand.busy


def test_a_result_is_told_only_when_the_dice_lie_still(begin: Begin, driver: Driver) -> None:
    driver.app.change(animation="normal")
    match = begin(2)
    player = to(driver, match, Throw)
    shown, lines = player.stage.picture.bar.last_roll, len(match.log.lines)
    player.throw()
    driver.step(20)
    assert match.session.history[-1].events  # the match knows it already
    assert not all(die.resting for die in player.stage.picture.dice)
    assert (player.stage.picture.bar.last_roll, len(match.log.lines)) == (shown, lines)
    player.watch()
    assert len(player.stage.picture.bar.last_roll) == 8
    assert len(match.log.lines) > lines


# --------------------------------------------------------------------------------------- undo and redo
def test_undo_goes_back_to_the_last_die(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player = to(driver, match, Choice, "try")
    before = answers(match)
    driver.key("u")
    assert answers(match) == before
    assert any(why in driver.app.toast.words for why in ("last die", "last change of turn"))

    driver.click("opt.1")  # for two
    player.watch()
    driver.step(2, dt_s=0.4)
    assert known(match.session.match.pending, Choice).what == "call"
    driver.key("u")
    player.watch()
    assert answers(match) == before
    assert known(match.session.match.pending, Choice).what == "try"
    assert match.session.save.lines[-1] == "undo 1"
    assert player.stage.picture.spinner is None
    driver.step(2, dt_s=0.4)
    driver.key("r")
    player.watch()
    assert known(match.session.match.pending, Choice).what == "call"
    driver.step(2, dt_s=0.4)
    driver.key("ctrl+z")
    player.watch()
    assert answers(match) == before


@pytest.mark.parametrize("wish", ["never", "where it hurts"])
def test_an_undo_hurts_nobody(begin: Begin, driver: Driver, wish: str) -> None:
    driver.app.change(confirm=wish)
    match = begin(2)
    player = to(driver, match, Choice, "try")
    before = answers(match)
    driver.click("opt.1")
    player.watch()
    driver.step(2, dt_s=0.4)
    driver.key("u")
    assert (driver.app.scene, answers(match)) == (match, before)


def test_who_always_wants_to_be_asked_is_asked(begin: Begin, driver: Driver) -> None:
    driver.app.change(confirm="always")
    match = begin(2)
    player = to(driver, match, Choice, "try")
    before = answers(match)
    driver.key("u")  # nothing to ask: it could not be taken back
    assert driver.app.scene is match
    driver.click("opt.1")
    player.watch()
    driver.step(2, dt_s=0.4)
    driver.key("u")
    assert "Take it back" in driver.scene.title
    driver.key("esc")
    assert answers(match) == before + 1
    driver.key("u")
    driver.key("enter")
    assert (driver.app.scene, answers(match)) == (match, before)
    driver.key("esc")
    driver.click("shelf")
    assert "Leave" in driver.scene.title
    driver.click("no")
    assert match in driver.app.stack


def test_another_call_after_an_undo_meets_another_wheel(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player = to(driver, match, Choice, "call")
    driver.click("opt.0")
    player.watch()
    driver.step(2, dt_s=0.4)
    seen = player.stage.picture.spinner.wheel
    driver.key("u")
    player.watch()
    driver.step(2, dt_s=0.4)
    driver.click("opt.1")
    player.watch()
    assert player.stage.picture.spinner.wheel != seen


# ------------------------------------------------------------------------------------------ the window
def test_the_window_is_resized_while_dice_roll(begin: Begin, driver: Driver) -> None:
    driver.app.change(animation="normal")
    match = begin(2)
    player = to(driver, match, Throw)
    player.throw()
    driver.step(10)
    driver.resize(1440, 900)
    driver.step(10)
    assert driver.app.view.size == (1440, 900)
    assert match.play.film.busy
    player.watch()
    assert len(player.stage.picture.dice) == 8
    player.turn()  # and what is drawn is what is hit, also now


def test_a_minimised_window_does_not_stall_a_roll(begin: Begin, driver: Driver) -> None:
    driver.app.change(animation="normal")
    match = begin(2)
    player = to(driver, match, Throw)
    player.throw()
    pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.step(40, dt_s=0.1)
    assert not match.play.film.busy


def test_pause_rules_and_settings_are_a_key_away(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    to(driver, match, Throw)
    driver.key("f1")
    assert isinstance(scene(driver), Rules)
    assert scene(driver).lit == "BFL-2.1"
    driver.key("esc", "esc")
    assert isinstance(scene(driver), Pause)
    driver.key("esc")
    assert scene(driver) is match
    driver.key("l")
    assert match.log.open
    driver.key("m")
    assert driver.app.settings.mute
    driver.key("equals")
    assert driver.app.settings.animation == "none"


def test_a_palette_is_changed_in_the_middle(begin: Begin, driver: Driver) -> None:
    match = begin(3)
    player = to(driver, match, Throw)
    before = player.stage.picture.sides[0].team.colour
    driver.app.change(palette="red-weak")
    driver.step(2)
    assert player.stage.picture.sides[0].team.colour != before


# -------------------------------------------------------------------------------------------- gamepads
def test_a_gamepad_throws_and_chooses(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player: Any = Keys(driver, match)
    for _ in range(30):
        player.watch()
        driver.step(dt_s=0.4)
        if isinstance(player.request, Throw):
            break
        driver.pad(pygame.CONTROLLER_BUTTON_A)
    before = answers(match)
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    hand: Any = match.hand
    assert hand.busy
    driver.pad(pygame.CONTROLLER_BUTTON_B)
    assert not hand.busy
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    driver.step(33)
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert answers(match) == before + 1 or match.desk.seen.announcement is not None or match.play.film.busy
