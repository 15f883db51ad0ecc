"""The ways between the screens: shelf, match and back, replays, statistics, practice."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.registry import BOXES, Box
from game.store.store import Store
from game.ui.scenes.demo import Demo
from game.ui.scenes.match import MatchScene
from game.ui.scenes.practice import Practice
from game.ui.scenes.replay import Replay
from game.ui.scenes.replays import Replays
from game.ui.scenes.rules import Rules
from game.ui.scenes.settings import Settings
from game.ui.scenes.setup import SetUp
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.statistics import Statistics
from tests.ui.driver import Driver
from tests.ui.scenes.kept import keep_any, keep_match, players


@pytest.fixture
def shelf(driver: Driver) -> Any:
    driver.app.change(animation="none", coach_pace="brisk")
    return driver.open(Shelf(driver.app))


def kind(driver: Driver) -> type:
    """What is open."""
    return type(driver.app.scene)


each_box = pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)


@each_box
@pytest.mark.usefixtures("shelf")
def test_a_newcomer_plays_within_two_clicks(driver: Driver, box: Box) -> None:
    driver.click(f"box:{box.name}")
    driver.click("start")
    driver.step(3)
    assert kind(driver) is MatchScene
    assert driver.scene.session.box is box
    assert driver.scene.play.open


@each_box
@pytest.mark.usefixtures("shelf")
def test_in_a_match_the_rules_open_at_the_rule_that_is_asked_by(driver: Driver, box: Box) -> None:
    driver.click(f"box:{box.name}")
    driver.click("start")
    driver.step(3)
    asked = driver.scene.play.request.rule
    driver.key("f1")
    assert kind(driver) is Rules
    assert driver.scene.box is box
    assert driver.scene.lit == asked
    driver.key("f1")
    assert kind(driver) is MatchScene


@pytest.mark.usefixtures("shelf")
def test_who_leaves_a_match_finds_it_under_resume(driver: Driver, store: Store) -> None:
    driver.click("box:bfl")
    driver.click("start")
    driver.step(2)
    driver.key("space")
    driver.step(30)
    answers = len(driver.scene.session.history)
    assert answers
    driver.key("esc")
    driver.click("shelf")
    assert kind(driver) is Shelf
    driver.step(3)
    assert driver.focus_name() == "resume"
    driver.key("enter")
    driver.step(2)
    assert kind(driver) is MatchScene
    assert len(driver.scene.session.history) >= answers
    assert len(store.saves.list_saves()) == 1


@pytest.mark.usefixtures("shelf")
def test_a_match_that_cannot_be_resumed_says_why(driver: Driver, store: Store) -> None:
    ident = keep_match(store, players("Ada", "Ben"), answers=20)
    driver.app.home()
    driver.step(2)
    store.saves.delete(ident)
    driver.click("resume")
    assert kind(driver) is Shelf
    assert driver.app.toast.words


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize(
    ("drawer", "scene"),
    [
        ("practice", Practice),
        ("demo", Demo),
        ("replays", Replays),
        ("statistics", Statistics),
        ("rules", Rules),
        ("settings", Settings),
    ],
)
def test_every_drawer_opens_and_esc_closes_it(driver: Driver, drawer: str, scene: type) -> None:
    driver.click(drawer)
    driver.step(2)
    assert kind(driver) is scene
    driver.key("esc")
    assert kind(driver) is Shelf


@each_box
@pytest.mark.usefixtures("shelf")
def test_a_finished_match_is_watched_and_played_on_from_its_middle(
    driver: Driver, store: Store, box: Box
) -> None:
    keep_any(store, box)
    driver.click("replays")
    assert driver.scene.page == 1
    driver.click("watch")
    driver.step(2)
    assert kind(driver) is Replay
    replay = driver.scene
    assert replay.periods
    assert replay.marks
    driver.click((replay.line.x(30), replay.line.y))
    sought = [m.value for m in driver.told if m.name == "seek"][-1]
    assert abs(sought - 30) <= 2  # of a long match a pixel is more than an answer
    driver.click("branch")
    driver.step(2)
    assert kind(driver) is MatchScene
    assert driver.scene.session.free
    assert driver.scene.session.box is box
    assert len(driver.scene.session.history) >= sought
    driver.key("esc")
    driver.click("shelf")
    driver.step(2)
    assert len(store.saves.list_replays()) == 1


@each_box
@pytest.mark.usefixtures("shelf")
def test_a_finished_match_is_counted_by_the_boxs_own_figures(driver: Driver, store: Store, box: Box) -> None:
    keep_any(store, box)
    driver.click("statistics")
    driver.step(5)
    scene = driver.scene
    assert not scene.counting
    scene.group.set_focus("match")
    driver.key("end")
    assert scene.sheet.box is box
    cards = scene.sheet.cards
    assert all(column.figure(line).words for column in cards.columns for line in scene.sheet.lines)
    assert sum(sum(scene.sheet.faces(die=n)) for n in range(len(cards.dice))) > 40


@pytest.mark.usefixtures("shelf")
def test_statistics_of_a_match_in_progress(driver: Driver) -> None:
    driver.click("box:bfl")
    driver.click("start")
    driver.step(3)
    driver.key("s")
    driver.step(2)
    assert kind(driver) is Statistics
    assert driver.scene.sheet.title == "This match"
    driver.key("esc")
    assert kind(driver) is MatchScene


@pytest.mark.usefixtures("shelf")
def test_rules_and_settings_lie_over_the_set_up_and_nothing_of_it_is_lost(driver: Driver) -> None:
    driver.click("box:bfl")
    set_up = driver.scene
    driver.click("chair2")
    driver.key("f1")
    assert kind(driver) is Rules
    driver.key("esc")
    driver.click("gear")
    assert kind(driver) is Settings
    driver.key("esc")
    assert driver.app.scene == set_up
    assert kind(driver) is SetUp
    assert set_up.set_up.count == 3
