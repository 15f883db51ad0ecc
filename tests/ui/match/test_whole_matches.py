"""Whole matches through the real event queue, by mouse alone and by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.check import run_record
from game.core.record import read_record
from game.games.registry import game
from game.store.store import Store
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_over import MatchOver
from game.ui.scenes.replay import Replay
from game.ui.scenes.statistics import Statistics
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


def test_after_the_match_it_is_played_again_or_watched(begin: Begin, driver: Driver, store: Store) -> None:
    driver.app.change(animation="none")
    match = begin(2, ("coach:rookie", "coach:pro"))
    while not match.play.over:
        driver.step(dt_s=0.5)
    driver.step(3, dt_s=0.5)
    driver.click("statistics")
    assert isinstance(driver.scene, Statistics)
    driver.key("esc")
    driver.click("replay")
    assert isinstance(driver.scene, Replay)
    driver.key("esc")
    driver.click("again")

    fresh: Any = driver.scene
    assert isinstance(fresh, MatchScene)
    assert (fresh.session.names, fresh.session.history) == (["Ada", "Ben"], [])
    assert len(store.saves.list_replays()) == 1
