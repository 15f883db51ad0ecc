"""The switches of what lies over the pitch while the film runs: they skip nothing of it."""

from __future__ import annotations

import pytest

from game.core.grid import named
from game.ui.scenes.match import MatchScene
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import stage_of

FRAMES = 20  # more than there are players: one of them is gone through in each
GIVEN = ("H1.at e6", "A1.at m6", "ball none")


@pytest.fixture
def moving(begin: Begin, driver: Driver) -> MatchScene:
    """A player is seen to walk."""
    match = begin(given=GIVEN)
    answer(driver, match, (0, ("act", 0, "move")))
    driver.app.change(animation="slow")
    match.play.answer((0, ("move", named("f6"))))
    assert match.play.film.busy
    return match


@pytest.mark.parametrize("key", ["z", "t", "e", "f"])
def test_a_key_of_the_switches_skips_nothing_of_the_film(
    moving: MatchScene, driver: Driver, key: str
) -> None:
    last, switches = moving.play.film.clips[-1], repr(stage_of(moving).switches)
    driver.key(key)
    assert list(moving.play.film.clips)[-1:] == [last]
    assert repr(stage_of(moving).switches) != switches


@pytest.mark.parametrize(("key", "name"), [("z", "zones"), ("t", "threat")])
def test_what_is_switched_on_comes_with_the_end_of_the_film(
    moving: MatchScene, driver: Driver, key: str, name: str
) -> None:
    driver.key(key)
    assert getattr(stage_of(moving).picture, name) == ()
    settle(driver, moving)
    driver.step(FRAMES)
    assert getattr(stage_of(moving).picture, name)


def test_what_is_switched_off_goes_at_once(begin: Begin, driver: Driver) -> None:
    match = begin(given=GIVEN)
    answer(driver, match, (0, ("act", 0, "move")))
    driver.key("z", "t")
    driver.step(FRAMES)
    stage = stage_of(match)
    assert stage.picture.zones
    assert stage.picture.threat
    driver.app.change(animation="slow")
    match.play.answer((0, ("move", named("f6"))))
    driver.key("z", "t")
    driver.step()
    assert match.play.film.busy
    assert stage.picture.zones == stage.picture.threat == ()
    assert stage.picture.threat_said == ""
