"""The rulebook's examples come out as their captions say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.games import halftime
from game.games.halftime.state import State
from game.store.settings import Settings
from game.ui.app import App
from game.ui.scenes.rules import Rules
from game.ui.tables.halftime.rule_pictures import PICTURES, runs
from tests.games.book import Book
from tests.ui.driver import Driver, window
from tests.ui.tables.laying import ends


@pytest.fixture(params=[False, True], ids=["moving", "still"])
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    with window(App(Settings(reduced_motion=request.param), size=(1024, 640))) as driver:
        yield driver


def lies(s: State) -> tuple[int, int, int, int]:
    """Who has the ball where, the down and the yards to go."""
    return s.possession, s.ball, s.down, s.to_go


@pytest.mark.rule("HT-2.3")
def test_kick_offs_come_to_the_25_the_15_and_the_20() -> None:
    assert [lies(s) for s in ends(PICTURES["2"])] == [(0, 25, 1, 10), (0, 15, 1, 10), (0, 20, 1, 10)]


@pytest.mark.rule("HT-3.4")
def test_stopped_on_the_own_goal_line_is_a_safety() -> None:
    assert [s.score for s in ends(PICTURES["3"])] == [[0, 2]]


@pytest.mark.rule("HT-4.1")
def test_runs_gain_five_gain_ten_and_lose_ten() -> None:
    assert [lies(s) for s in ends(PICTURES["4"])] == [(0, 45, 2, 5), (0, 50, 1, 10), (0, 30, 2, 20)]


@pytest.mark.rule("HT-5.2", "HT-6.2", "HT-7.2")
def test_an_interception_a_fumble_and_two_penalties() -> None:
    assert [lies(s) for s in ends(PICTURES["5"])] == [(1, 40, 1, 10)]
    assert [lies(s) for s in ends(PICTURES["6"])] == [(0, 25, 2, 5)]
    assert [lies(s) for s in ends(PICTURES["7"])] == [(0, 30, 1, 20), (0, 5, 1, 15)]


@pytest.mark.rule("HT-8.2")
def test_a_field_goal_is_good_or_short() -> None:
    good, short = ends(PICTURES["8"])
    assert good.score == [3, 0]
    assert lies(short) == (1, 25, 1, 10)


def caption_of(scene: Rules) -> str:
    """What stands under the picture; empty where there is none."""
    return scene.picture.caption if scene.picture is not None else ""


@pytest.mark.parametrize(
    ("rule", "scale", "moves"), [("HT-1.1", 1.0, False), ("HT-4.1", 1.0, True), ("HT-4.1", 2.0, False)]
)
def test_the_page_moves_only_where_examples_are_shown(
    driver: Driver, rule: str, scale: float, moves: bool
) -> None:
    driver.app.change(text_scale=scale)
    scene = driver.open(Rules(driver.app, "halftime", at=rule))
    driver.step()
    assert scene.moves == moves
    assert bool(caption_of(scene)) == (scale == 1.0)


@pytest.mark.rule("HT-4.1", "HT-4.2")
def test_the_chart_of_runs_shows_the_right_values() -> None:
    table = Book(halftime, "HT").table_under("| a run | of 36 |")
    assert [ways for _, ways in sorted(runs().items())] == [int(row[1]) for row in table[:9]]
