"""The switches of what lies over the pitch while the film runs: they skip nothing of it."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.grid import named
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import Thought
from game.ui.tables.sevens import trackers
from game.ui.widgets.canvas import Box
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import stage_of

FRAMES = 20  # more than there are players: one of them is gone through in each
GIVEN = ("H1.at e6", "A1.at m6", "ball none")


class Pondering(Thought[Any]):
    """A coach that has not made up its mind."""

    @property
    def ready(self) -> bool:
        return False

    @property
    def result(self) -> Any:
        raise AssertionError("nobody asks before it is ready")


def cell(match: MatchScene, name: str) -> Box:
    """Where a switch is."""
    place = stage_of(match).place
    cells = zip(trackers.SWITCHES, place.cells()[4:], strict=True)
    return next(box for (each, *_), box in cells if each == name)


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


@pytest.mark.parametrize("name", ["zones", "threat", "odds"])
def test_a_click_on_a_switch_skips_nothing_of_the_film(moving: MatchScene, driver: Driver, name: str) -> None:
    stage, last = stage_of(moving), moving.play.film.clips[-1]
    was = getattr(stage.switches, name)
    driver.click(cell(moving, name).center)
    assert list(moving.play.film.clips)[-1:] == [last]
    assert getattr(stage.switches, name) is not was


@pytest.mark.parametrize("name", ["zones", "threat", "odds"])
@pytest.mark.parametrize("clicked", [False, True])
def test_while_a_coach_thinks_the_switches_are_turned(
    begin: Begin, driver: Driver, name: str, clicked: bool
) -> None:
    match = begin(("person", "coach:rookie"), given=GIVEN)
    settle(driver, match)
    match.play.think = Pondering
    match.play.answer((0, ("end_turn",)))
    for _ in range(40):
        driver.step(dt_s=0.4)
    assert not match.play.open
    assert not match.play.film.busy
    stage = stage_of(match)
    was = getattr(stage.switches, name)
    if clicked:
        driver.click(cell(match, name).center)
    else:
        driver.key({"zones": "z", "threat": "t", "odds": "e"}[name])
    driver.step(FRAMES)
    assert getattr(stage.switches, name) is not was
    if name != "odds":
        assert getattr(stage.picture, name), "it is laid over at once"


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
