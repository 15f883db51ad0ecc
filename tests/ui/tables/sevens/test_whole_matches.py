"""Whole matches in the window: by the mouse alone, by the keyboard alone."""

from __future__ import annotations

import pytest

from tests.ui.driver import Driver
from tests.ui.tables.sevens.conftest import Begin
from tests.ui.tables.sevens.players import Keys, Mouse, Player


@pytest.mark.parametrize("player", [Mouse, Keys])
def test_a_whole_match_is_played_by_one_device(begin: Begin, driver: Driver, player: type[Player]) -> None:
    match = begin(turns_per_half="rulebook")
    one = player(driver, match)
    one.play()
    assert match.play.over
    kinds = {event.kind for played in match.session.history for event in played.events}
    assert {"kick", "move", "turn", "drive_end", "over"} <= kinds
