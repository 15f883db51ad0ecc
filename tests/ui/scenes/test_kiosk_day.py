"""The figures of a kiosk: the day's own, and nothing of the player's whose machine it is."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from game.store.figures import DrillResult
from game.store.places import under
from game.store.settings import Settings
from game.store.statistics import Statistics as Kept
from game.store.store import Store
from game.ui.kiosk import VISITORS, KioskApp
from game.ui.scenes.demo import Demo
from game.ui.scenes.match_think import at_once
from game.ui.scenes.practice_drills import Ladder
from game.ui.scenes.statistics import Statistics
from game.ui.scenes.statistics_data import count_in, uncounted
from game.ui.session import now
from tests.ui.driver import Driver
from tests.ui.scenes.kept import keep_match, play_on, players


@pytest.fixture
def kiosk(store: Store) -> Iterator[Driver]:
    """An event on the machine of a player who has played, been counted and kicked today."""
    keep_match(store, players("Ada", "Ben"))
    for info in uncounted(store):
        count_in(store, info)
    store.statistics.kicks.add_drill(DrillResult(now(), "Ada", Ladder.name, 190))
    store.close()
    driver = Driver(KioskApp(Settings().but(kiosk=True), store=Store(store.places)))
    driver.open(Demo(driver.app, think=at_once))
    yield driver
    while driver.app.stack:
        driver.app.stack.pop().left()
    driver.app.store.close()


def play_a_match(kiosk: Driver) -> None:
    """A visitor plays to the end and goes away."""
    kiosk.key("a")
    kiosk.click("play")
    play_on(kiosk.scene.session, 10_000)
    kiosk.app.home()


def figures(kiosk: Driver) -> Any:
    scene = kiosk.open(Statistics(kiosk.app))
    kiosk.step(3)
    return scene


def test_before_the_first_visitor_there_are_none(kiosk: Driver) -> None:
    assert kiosk.scene.best == []  # of the demo's own table
    assert figures(kiosk).empty


def test_a_visitors_match_is_counted_among_the_visitors_alone(kiosk: Driver, tmp_path: Path) -> None:
    play_a_match(kiosk)
    scene = figures(kiosk)
    assert [row.title for row in scene.rows] == ["All matches", "Ada and Ben"]
    scene.group.set_focus("match")
    kiosk.key("down")
    assert not scene.group["watch"].enabled  # the match itself is gone with the visitor
    own = Kept(under(tmp_path).statistics)
    assert own.totals().matches == 1
    assert own.kicks.best("Ada", Ladder.name) is not None
    own.close()


def test_the_day_outlives_the_window_and_is_forgotten_the_day_after(
    kiosk: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_a_match(kiosk)
    kiosk.app.store.statistics.kicks.add_drill(DrillResult(now(), "MIA", Ladder.name, 170))
    again = KioskApp(Settings().but(kiosk=True), store=Store(under(tmp_path)))
    assert again.store.statistics.totals().matches == 1
    assert [r.player for r in again.store.statistics.kicks.table_of_the_day(now().date(), Ladder.name)] == [
        "MIA"
    ]
    monkeypatch.setattr("game.ui.kiosk.now", lambda: now() + timedelta(days=1))
    again.home()
    kept = Kept(under(tmp_path).data / VISITORS)
    assert kept.totals().matches == 0
    assert kept.kicks.bests("MIA") == {}
    kept.close()
    again.store.close()


def test_figures_that_cannot_be_counted_do_not_end_it(kiosk: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_store: Store) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("game.ui.kiosk.uncounted", fail)
    kiosk.app.home()
    assert kiosk.app.running
    assert kiosk.app.store.saves.count() == 0
