"""Whole matches in the window: by the mouse alone, by the keyboard alone."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, settle
from tests.ui.tables.sevens.players import Keys, Mouse, Pad, Player


@pytest.mark.parametrize("player", [Mouse, Keys])
def test_a_whole_match_is_played_by_one_device(begin: Begin, driver: Driver, player: type[Player]) -> None:
    match = begin(turns_per_half="rulebook")
    one = player(driver, match)
    one.play()
    assert match.play.over
    kinds = {event.kind for played in match.session.history for event in played.events}
    assert {"kick", "move", "turn", "drive_end", "over"} <= kinds


def test_a_gamepad_comes_to_everything_that_is_asked(begin: Begin, driver: Driver) -> None:
    match = begin()
    one = Pad(driver, match)
    one.play(most=90)
    kinds = {event.kind for played in match.session.history for event in played.events}
    assert {"kick", "move", "turn"} <= kinds


def test_one_button_of_a_gamepad_turns_the_overlays_over(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "A1.at f6"))
    one = Pad(driver, match)
    settle(driver, match)
    seen = []
    for _ in range(4):
        driver.pad(pygame.CONTROLLER_BUTTON_Y)
        on = one.stage.switches
        seen.append((on.zones, on.threat))
    assert seen == [(True, False), (False, True), (True, True), (False, False)]
