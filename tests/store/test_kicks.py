"""Practice kicks, drills, personal bests and the table of the day."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.store.figures import DrillResult, Made, PracticeKick
from game.store.kicks import Kicks
from game.store.statistics import Statistics
from tests.store.sample import NOON, after

DAY = 24 * 60


@pytest.fixture
def kicks(tmp_path: Path) -> Iterator[Kicks]:
    statistics = Statistics(tmp_path / "statistics.db")
    yield statistics.kicks
    statistics.close()


def kick(
    player: str, distance: int, *, good: bool, wind: tuple[float, float] = (0.0, 0.0), drill: str = ""
) -> PracticeKick:
    return PracticeKick(NOON, player, distance, good, "good" if good else "short", wind, drill)


def test_made_and_tried_by_distance(kicks: Kicks) -> None:
    for distance, good in ((140, True), (110, True), (110, False), (110, True)):
        kicks.add(kick("Ada", distance, good=good))
    kicks.add(kick("Ben", 110, good=False))
    assert kicks.by_distance("Ada") == {110: Made(2, 3), 140: Made(1, 1)}
    assert kicks.by_distance() == {110: Made(2, 4), 140: Made(1, 1)}
    assert list(kicks.by_distance()) == [110, 140]
    assert kicks.by_distance("Nobody") == {}


def test_made_and_tried_with_wind_and_without(kicks: Kicks) -> None:
    kicks.add(kick("Ada", 110, good=True))
    kicks.add(kick("Ada", 110, good=False, wind=(0.0, -3.0)))
    kicks.add(kick("Ada", 110, good=False, wind=(2.0, 0.0), drill="ladder"))
    assert kicks.by_distance("Ada", windy=False) == {110: Made(1, 1)}
    assert kicks.by_distance("Ada", windy=True) == {110: Made(0, 2)}
    assert kicks.by_distance("Ada", drill="ladder") == {110: Made(0, 1)}
    assert kicks.by_distance("Ada", drill="") == {110: Made(1, 2)}


def test_the_last_kicks_as_they_were(kicks: Kicks) -> None:
    given = [kick("Ada", 110 + 10 * n, good=n % 2 == 0, wind=(0.5, -n), drill="ladder") for n in range(5)]
    for each in given:
        kicks.add(each)
    assert kicks.last("Ada", 3) == given[:1:-1]
    assert kicks.last() == given[::-1]


def test_a_kick_taken_back_is_forgotten_and_no_other(kicks: Kicks) -> None:
    given = [kick("Ada", 110, good=True), kick("Ada", 120, good=True), kick("Ben", 150, good=False)]
    for each in given:
        kicks.add(each)
    kicks.take_back("Ada")  # her last one, although Ben has kicked since
    assert kicks.last() == [given[2], given[0]]
    assert kicks.longest("Ada") == 110
    assert kicks.by_distance() == {110: Made(1, 1), 150: Made(0, 1)}
    kicks.add(kick("Ada", 130, good=True))
    assert kicks.best_row("Ada") == 2


def test_without_a_kick_nothing_is_taken_back(kicks: Kicks) -> None:
    kicks.add(kick("Ben", 150, good=False))
    for _ in range(2):
        kicks.take_back("Ada")
    assert kicks.by_distance() == {150: Made(0, 1)}
    kicks.take_back("Ben")
    assert kicks.last() == []


def test_the_longest_and_the_most_in_a_row(kicks: Kicks) -> None:
    assert kicks.longest("Ada") is None
    assert kicks.best_row("Ada") == 0
    for n, good in enumerate((True, True, False, True, True, True, False, False, True)):
        kicks.add(kick("Ada", 110 + n, good=good))
        kicks.add(kick("Ben", 200, good=False))  # another's misses between do not count
    assert kicks.longest("Ada") == 118
    assert kicks.longest("Ben") is None
    assert kicks.best_row("Ada") == 3
    assert kicks.best_row("Ben") == 0


def test_a_best_is_the_first_of_the_highest_scores(kicks: Kicks) -> None:
    results = [
        DrillResult(after(n), "Ada", "ten kicks", score, f"{score} of 10")
        for n, score in enumerate((7, 9, 9, 8))
    ]
    assert [kicks.add_drill(result) for result in results] == [True, True, False, False]
    assert kicks.best("Ada", "ten kicks") == results[1]
    assert kicks.best("Ada", "ladder") is None
    assert kicks.best("Ben", "ten kicks") is None


def test_the_bests_of_every_drill(kicks: Kicks) -> None:
    ladder = DrillResult(NOON, "Ada", "ladder", 170, "170 yards")
    clock = DrillResult(NOON, "Ada", "beat the clock", 0)
    for result in (ladder, clock, DrillResult(NOON, "Ben", "ladder", 200)):
        kicks.add_drill(result)
    assert kicks.bests("Ada") == {"ladder": ladder, "beat the clock": clock}
    assert kicks.bests("Nobody") == {}


def test_the_table_of_the_day(kicks: Kicks) -> None:
    today = [("Ada", 5), ("Ben", 7), ("Ada", 7), ("Cleo", 9), ("Ada", 6)]
    for minutes, (player, score) in enumerate(today):
        kicks.add_drill(DrillResult(after(minutes), player, "ten kicks", score))
    for minutes, player in ((DAY, "Dan"), (-DAY, "Eve")):
        kicks.add_drill(DrillResult(after(minutes), player, "ten kicks", 10))
    kicks.add_drill(DrillResult(after(5), "Fay", "ladder", 200))
    table = kicks.table_of_the_day(NOON.date(), "ten kicks")
    assert [(line.player, line.score) for line in table] == [("Cleo", 9), ("Ben", 7), ("Ada", 7)]
    assert len(kicks.table_of_the_day(NOON.date(), "ten kicks", 2)) == 2
