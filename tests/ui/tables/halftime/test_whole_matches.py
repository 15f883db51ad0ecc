"""Whole matches through the real event queue, by mouse alone, by keyboard alone and by coaches."""

from __future__ import annotations

import pytest

from game.core.check import run_record
from game.core.record import read_record
from game.games.halftime import GAME
from game.ui.scenes.match_over import MatchOver
from tests.ui.driver import Driver
from tests.ui.tables.halftime.players import Keys, Mouse, Player
from tests.ui.tables.matches import Begin


@pytest.mark.parametrize("player", [Mouse, Keys])
@pytest.mark.rule("HT-2.5")
def test_a_whole_match_is_played_and_written(begin: Begin, driver: Driver, player: type[Player]) -> None:
    match = begin(plays="12")
    player(driver, match).play()
    driver.step(3, dt_s=0.5)

    assert match.session.match.over
    assert isinstance(driver.scene, MatchOver)
    run = run_record(read_record(match.session.save.text), GAME)
    assert not run.failed
    assert run.match.state == match.session.match.state


@pytest.mark.parametrize("pass_die", ["ruled", "printed"])
def test_a_person_plays_a_coach(begin: Begin, driver: Driver, pass_die: str) -> None:
    match = begin(("person", "coach:rookie"), plays="12", pass_die=pass_die)
    Keys(driver, match).play()
    assert match.session.match.over
