"""Whole matches through the real event queue, by mouse alone and by keyboard alone."""

from __future__ import annotations

import pytest

from game.core.check import run_record
from game.core.record import read_record
from game.games.registry import game
from game.ui.scenes.match_over import MatchOver
from tests.ui.driver import Driver
from tests.ui.match.conftest import Begin
from tests.ui.match.players import Keys, Mouse, Player


@pytest.mark.parametrize("count", [2, 3, 5, 8])
@pytest.mark.parametrize("player", [Mouse, Keys])
@pytest.mark.rule("BFL-1.1")
def test_a_whole_match_is_played_and_written(
    begin: Begin, driver: Driver, count: int, player: type[Player]
) -> None:
    match = begin(count)
    player(driver, match).play()
    driver.step(3, dt_s=0.5)

    assert match.session.match.over
    assert isinstance(driver.scene, MatchOver)
    text = match.session.save.text
    run = run_record(read_record(text), game("bfl"))
    assert not run.failed
    assert run.match.state == match.session.match.state
    assert f"expect over {match.session.seats[run.match.state.inside[0]].word}" in text
