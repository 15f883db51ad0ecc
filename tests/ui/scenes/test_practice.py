"""The practice ground: kicks without limit, undo, drills, bests that are kept."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pygame
import pytest

from game.core.gestures import KickGesture
from game.games.bfl.hands import best_power
from game.store.figures import Made
from game.store.kicks import Kicks
from game.store.settings import SeatSetUp, SetUp
from game.store.statistics import Statistics
from game.ui.scenes.overlays import Ask
from game.ui.scenes.practice import Practice
from game.ui.scenes.practice_cards import MadeChart
from game.ui.scenes.practice_drills import DRILLS, BeatTheClock, CrossWind, Ladder, TenKicks
from game.ui.scenes.practice_ground import GUEST, Ground, kickers
from game.ui.scenes.practice_kick import PracticeKick
from game.ui.scenes.practice_wind import WINDS, drift, wind_words
from game.ui.tables.bfl.kick_gesture import FULL_PULL
from tests.ui.driver import Driver

NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
BALL = (640.0, 420.0)


@pytest.fixture
def kicks() -> Iterator[Kicks]:
    statistics = Statistics(None)
    yield statistics.kicks
    statistics.close()


@pytest.fixture
def ground(kicks: Kicks) -> Ground:
    return Ground(kicks, "Ada", clock=lambda: NOON)


def hit(ground: Ground, *, good: bool = True) -> None:
    """A kick down the middle, or one into the ground."""
    power = best_power(ground.next_distance) if good else 0.1
    tried = ground.take(KickGesture(power))
    assert tried.kick.good == good
    ground.down(tried)


# ------------------------------------------------------------------------------------ kicks and undo
def test_a_kick_is_kept_as_soon_as_it_has_come_down(ground: Ground, kicks: Kicks) -> None:
    hit(ground)
    hit(ground, good=False)
    assert kicks.by_distance("Ada") == {110: Made(1, 2)}
    assert [t.words for t in ground.kicks] == ["good, 22 over the bar", "short"]


def test_undo_is_unlimited_and_brings_distance_and_wind_back(ground: Ground, kicks: Kicks) -> None:
    for distance, wind in ((110, 0), (140, -2), (60, 3)):
        ground.distance, ground.wind = distance, wind
        ground.down(ground.take(KickGesture(0.6)))
    for distance, wind in ((60, 3), (140, -2), (110, 0)):
        assert ground.undo()
        assert (ground.distance, ground.wind) == (distance, wind)
    assert not ground.undo()
    assert kicks.by_distance("Ada") == {}


def test_what_was_taken_back_can_be_given_again(ground: Ground, kicks: Kicks) -> None:
    hit(ground)
    ground.undo()
    assert ground.redo()
    assert kicks.by_distance("Ada") == {110: Made(1, 1)}
    assert not ground.redo()


def test_in_a_drill_every_kick_counts(ground: Ground) -> None:
    ground.begin(TenKicks())
    hit(ground)
    assert not ground.undo()
    assert "every kick counts" in ground.why_no_undo()


def test_undo_takes_back_only_the_kickers_own(ground: Ground, kicks: Kicks) -> None:
    hit(ground)
    ground.player = "Ben"
    hit(ground)
    ground.undo()
    assert kicks.by_distance("Ada") == {110: Made(1, 1)}
    assert kicks.by_distance("Ben") == {}


# ---------------------------------------------------------------------------------------------- wind
def test_wind_carries_the_ball_to_its_side_and_more_from_farther_off() -> None:
    assert drift(110, 0) == 0.0
    assert drift(110, 2) > 0 > drift(110, -2)
    assert drift(200, 2) > drift(110, 2)
    assert [wind_words(w) for w in (-2, 0, 1)] == ["2 to the left", "calm", "1 to the right"]


def test_a_new_wind_each_kick_is_one_of_those_that_can_be_chosen(ground: Ground) -> None:
    ground.gusts = True
    seen = set()
    for _ in range(40):
        hit(ground, good=False)
        seen.add(ground.wind)
    assert seen <= set(WINDS)
    assert len(seen) > 3


# -------------------------------------------------------------------------------------------- drills
def test_ten_kicks_are_ten(ground: Ground, kicks: Kicks) -> None:
    ground.begin(TenKicks())
    for i in range(10):
        assert ground.finish() is None
        hit(ground, good=i != 3)
    drill = ground.finish()
    assert drill is not None
    assert (drill.score, drill.score_words(9)) == (9, "9 of 10")
    assert drill.stars_for(drill.score) == 2
    assert kicks.bests("Ada")["ten kicks"].score == 9
    assert ground.record


def test_the_ladder_goes_back_ten_yards_a_make_and_ends_at_the_third_miss(ground: Ground) -> None:
    ladder = Ladder()
    ground.begin(ladder)
    hit(ground)
    assert ladder.distance == 60
    hit(ground, good=False)
    assert ladder.distance == 60
    hit(ground)
    for _ in range(2):
        assert not ladder.over
        hit(ground, good=False)
    assert ladder.over
    assert ladder.score == 60


def test_the_ladder_ends_at_its_top() -> None:
    ladder = Ladder()
    for _ in range(16):
        assert not ladder.over
        ladder.add(True)
    assert (ladder.over, ladder.score) == (True, 200)


def test_the_clock_starts_with_the_first_kick_and_runs_out() -> None:
    clock = BeatTheClock(seconds=10)
    clock.update(5)
    assert clock.so_far == "10 s left, 0 made"
    clock.running = True
    clock.add(True)
    clock.update(9)
    assert (clock.over, clock.so_far) == (False, "1 s left, 1 made")
    clock.update(1.5)
    assert (clock.over, clock.score) == (True, 1)


def test_the_cross_wind_is_never_calm() -> None:
    drill = CrossWind(draw=lambda i: (0, -3, 0, 2, 4)[i])
    winds = []
    while not drill.over:
        winds.append(drill.wind)
        drill.add(False)
    assert winds == [2, -3, 2, 2, 4]


def test_a_better_drill_is_a_new_best_and_a_worse_one_is_not(ground: Ground) -> None:
    for made, best in ((1, True), (0, False), (2, True)):
        ground.begin(Ladder())
        for _ in range(made):
            hit(ground)
        for _ in range(3):
            hit(ground, good=False)
        ground.finish()
        assert ground.record is best


# --------------------------------------------------------------------------------------------- board
def test_the_kicker_is_the_person_of_the_last_match(driver: Driver) -> None:
    seats = (SeatSetUp("Mia", 0, 1), SeatSetUp("The Machine", 1, 0, "coach:pro"), SeatSetUp("Jon", 2, 3))
    driver.app.change(setups={"bfl": SetUp(seats, {})})
    assert kickers(driver.app.settings) == ["Mia", "Jon", GUEST]
    scene = driver.open(Practice(driver.app))
    assert scene.ground_.player == "Mia"


def test_distance_wind_and_switches_are_set_on_the_board(driver: Driver) -> None:
    scene = driver.open(Practice(driver.app))
    scene.group.set_focus("from")
    driver.key("right", "right", "right")
    scene.group.set_focus("wind")
    driver.key("left", "left")
    driver.click("gusts")
    g = scene.ground_
    assert (g.distance, g.wind, g.gusts) == (140, -2, True)
    assert scene.prompt.what == "kick from 140 yards"


def test_the_chart_shows_what_was_made_beside_the_coach(ground: Ground, kicks: Kicks) -> None:
    for good in (True, True, False, True):
        hit(ground, good=good)
    chart = MadeChart((0, 0, 500, 200), kicks.by_distance("Ada"), 110)
    assert chart.values[chart.yards.index(110)] == 75
    assert chart.notes[chart.yards.index(110)].startswith("110 yards: 3 of 4 made, the coach makes ")
    assert chart.notes[chart.yards.index(40)].startswith("40 yards: not tried yet")


# --------------------------------------------------------------------------------------------- field
@pytest.fixture
def field(driver: Driver) -> Any:
    """Out on the field, 110 yards, calm, no waiting for flights."""
    driver.app.change(animation="none")
    driver.open(Practice(driver.app))
    driver.click("kick")
    driver.step(2)
    assert isinstance(driver.scene, PracticeKick)
    return driver.scene


def pull(driver: Driver, power: float, aside: float = 0.0) -> None:
    driver.drag(BALL, (BALL[0] + aside, BALL[1] + power * FULL_PULL))
    driver.step(3)


def test_a_kick_by_mouse(driver: Driver, field: Any) -> None:
    pull(driver, best_power(110))
    assert [t.kick.good for t in field.ground_.kicks] == [True]
    pull(driver, 0.3)
    assert [t.kick.good for t in field.ground_.kicks] == [True, False]
    assert len(field.picture.traces) == 2


def test_a_kick_by_keys_alone(driver: Driver, field: Any) -> None:
    driver.key("up", "space")
    driver.step(20)
    driver.key("space")
    driver.key("space")
    driver.step(3)
    (tried,) = field.ground_.kicks
    assert tried.gesture.contact == pytest.approx(0.1)
    assert 0.2 < tried.gesture.power < 0.7
    driver.key("u")
    assert not field.ground_.kicks
    driver.key("r")
    assert len(field.ground_.kicks) == 1
    driver.key("esc")
    assert isinstance(driver.scene, Practice)


def test_a_kick_by_gamepad_alone(driver: Driver, field: Any) -> None:
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    driver.step(25)
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    driver.step(3)
    assert len(field.ground_.kicks) == 1
    driver.pad(pygame.CONTROLLER_BUTTON_X)
    assert not field.ground_.kicks
    driver.pad(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(driver.scene, Practice)


def test_a_press_during_the_flight_shows_its_end_and_means_nothing_else(driver: Driver, field: Any) -> None:
    driver.app.change(animation="slow")
    driver.drag(BALL, (BALL[0], BALL[1] + 100))
    assert field.flying is not None
    driver.key("space")
    assert field.flying is None
    assert field.picture.said
    driver.key("space")
    assert not field.picture.said
    assert field.aim.taps is None
    assert len(field.ground_.kicks) == 1


def test_distance_and_wind_can_be_changed_on_the_field(driver: Driver, field: Any) -> None:
    field.group.set_focus("from")
    driver.key("right")
    field.group.set_focus("wind")
    driver.key("right")
    assert (field.ground_.distance, field.ground_.wind) == (120, 1)
    assert (field.picture.distance, field.picture.wind) == (120.0, (0.0, -1.0))


def test_a_drill_from_the_board_to_its_result(driver: Driver) -> None:
    driver.app.change(animation="none")
    board = driver.open(Practice(driver.app))
    rows = board.group["drill"].rect
    driver.click((rows.x + 20, rows.y + 10))
    driver.step(2)
    field = driver.scene
    assert isinstance(field.ground_.drill, DRILLS[0])
    assert "from" not in field.group
    for _ in range(10):
        pull(driver, best_power(110))
    ask: Any = driver.scene
    assert type(ask) is Ask
    assert ask.title.startswith("Ten kicks: ")
    driver.key("enter")
    assert driver.scene == field
    assert field.ground_.drill.kicks == []
    pull(driver, 0.3)
    driver.key("esc")
    assert driver.scene.title == "Leave the drill?"
    driver.key("esc")
    driver.step()
    assert len(field.ground_.drill.kicks) == 1
    driver.key("esc")
    driver.key("enter")
    driver.step()
    assert driver.scene == board
    assert board.ground_.drill is None
    assert len(board.ground_.kept.bests(board.ground_.player)) == 1


def test_no_leads_from_the_result_to_the_board(driver: Driver) -> None:
    driver.app.change(animation="none")
    board = driver.open(Practice(driver.app))
    board.drill = 0
    driver.click("kick")
    driver.step(2)
    for _ in range(10):
        pull(driver, 0.3)
    driver.key("esc")
    driver.step(2)
    assert driver.scene is board


# ------------------------------------------------------------------------------------- every way to see
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_tab_reaches_everything_at_every_text_scale(driver: Driver, scale: float) -> None:
    driver.app.change(text_scale=scale)
    scene = driver.open(Practice(driver.app))
    pages = 3 if scale > 1.3 else 1
    reached = set()
    for page in range(pages):
        if pages > 1:
            driver.click(scene.group["page"].boxes()[page])
        for _ in scene.group.widgets:
            driver.key("tab")
            reached.add(driver.focus_name())
    assert {"back", "book", "player", "from", "wind", "gusts", "traces", "slow", "drill", "kick"} <= reached
