"""What a player can do at any time: wrong clicks, bursts, and a window that changes."""

from __future__ import annotations

import pygame

from game.core.requests import Choice, Roll, Throw
from game.ui.scenes.pause import Pause
from game.ui.scenes.rules import Rules
from game.ui.widgets.inputs import Input
from tests.ui.driver import Driver, known
from tests.ui.match.conftest import Begin
from tests.ui.match.players import answered, to


# ------------------------------------------------------------------------------------- wrong clicks
def test_wrong_clicks_change_nothing_and_say_why(begin: Begin, driver: Driver) -> None:
    match = begin(4)
    player = to(driver, match, Throw)
    stage, before, state = player.stage, answered(match), match.session.match.state.copy()
    flag = stage.board.card_boxes()[1]
    driver.click((flag.right - 25, flag.bottom - 21))
    driver.click((640, 60))
    driver.key("1", "8", "9", "o", "a", "r", "f")

    assert (answered(match), match.session.match.state) == (before, state)
    assert "no call to challenge" in driver.app.toast.words


def test_every_place_of_the_window_is_harmless_at_a_choice(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    to(driver, match, Choice, "try")
    before = answered(match)
    keep = [match.group[name].target.inflate(4, 4) for name in ("opt.0", "opt.1", "log")]
    for x in range(20, 1280, 90):
        for y in range(70, 720, 65):
            if not any(box.collidepoint((x, y)) for box in keep):
                driver.click((x, y))
    assert driver.scene is match
    assert answered(match) == before


# ------------------------------------------------------------------------------------------- bursts
def test_twenty_clicks_are_one_roll(begin: Begin, driver: Driver) -> None:
    match = begin(3)
    to(driver, match, Roll, "lane")
    before = answered(match)
    at = match.group["act.throw"].rect.center
    for _ in range(20):
        driver.post(pygame.MOUSEMOTION, at)
        driver.post(pygame.MOUSEBUTTONDOWN, at)
        driver.post(pygame.MOUSEBUTTONUP, at)
        driver.step(4)
    assert answered(match) == before + 1


def test_the_first_press_after_the_calm_counts_whatever_was_pressed_in_it(
    begin: Begin, driver: Driver
) -> None:
    match = begin(3)
    to(driver, match, Roll, "lane")
    before = answered(match)
    match.calm.after(Input("key", key=pygame.K_SPACE), driver.app.now)
    for _ in range(2):  # after 0.1 and 0.2 s
        driver.step(5)
        driver.click("act.throw")
    assert answered(match) == before
    driver.step(5)
    driver.click("act.throw")
    assert answered(match) == before + 1


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


def test_the_keys_of_speed_log_and_odds_do_not_skip_what_is_shown(begin: Begin, driver: Driver) -> None:
    driver.app.change(animation="slow")
    match = begin(2)
    to(driver, match, Throw).throw()
    clips, odds = list(match.play.film.clips), driver.app.settings.show_odds
    driver.key("equals")
    assert driver.app.settings.animation == "normal"
    driver.key("minus")
    assert driver.app.settings.animation == "slow"
    driver.key("l", "o")
    assert (match.log.open, driver.app.settings.show_odds) == (True, not odds)
    assert list(match.play.film.clips) == clips


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


# --------------------------------------------------------------------------------------- the window
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
    assert known(driver.scene, Rules).lit == "BFL-2.1"
    driver.key("esc", "esc")
    assert isinstance(driver.app.scene, Pause)
    driver.key("esc")
    assert driver.scene is match
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
