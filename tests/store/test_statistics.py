"""Every match is counted once, and the sums are those of its seats."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from game.core.errors import StoreError
from game.store.figures import Counts, Made, MatchFigures, SeatFigures, expected
from game.store.statistics import PlayerLine, Statistics
from tests.store.sample import after

ADA = Counts(
    faces=(1, 2, 3, 4, 5, 6, 7, 8),
    outside=2,
    throws=5,
    spins=(0, 0, 1, 0, 0, 0, 0, 2),
    battles=Made(1, 3),
    specials={"bro": 1, "split": 2},
    kicks={110: Made(1, 2), 140: Made(0, 1)},
    others={"yards": 120},
)
MACHINE = Counts(faces=(8, 0, 0, 0, 0, 0, 0, 0), throws=1, kicks={110: Made(1, 1)})


def match(ident: str, *, minutes: float = 0, game: str = "bfl", winner: int = 0) -> MatchFigures:
    seats = (
        SeatFigures("p1", "Ada", "person", 14, winner == 0, ADA),
        SeatFigures("p2", "The Machine", "coach:pro", 7, winner == 1, MACHINE),
    )
    return MatchFigures(ident, after(minutes), game, seats)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "statistics.db"


@pytest.fixture
def statistics(path: Path) -> Iterator[Statistics]:
    statistics = Statistics(path)
    yield statistics
    statistics.close()


# -------------------------------------------------------------------------------------- counting
def test_a_match_is_found_again_as_it_was_counted(statistics: Statistics) -> None:
    assert statistics.add_match(match("one"))
    assert statistics.match("one") == match("one")
    assert statistics.match("two") is None
    assert statistics.has("one")
    assert not statistics.has("two")


def test_a_match_is_counted_once(statistics: Statistics) -> None:
    assert statistics.add_match(match("one"))
    before = statistics.totals()
    assert not statistics.add_match(match("one"))
    assert not statistics.add_match(match("one", winner=1))
    assert statistics.totals() == before


def test_a_match_that_cannot_be_counted_whole_is_not_counted(statistics: Statistics) -> None:
    nobody: Any = None
    broken = replace(match("one"), seats=(match("one").seats[0], nobody))
    with pytest.raises(AttributeError):
        statistics.add_match(broken)
    assert not statistics.has("one")
    assert statistics.add_match(match("one"))


def test_the_sums_of_a_player(statistics: Statistics) -> None:
    statistics.add_match(match("one"))
    statistics.add_match(match("two", winner=1))
    ada = statistics.totals("Ada")
    assert (ada.matches, ada.won, ada.points) == (2, 1, 28)
    assert ada.counts == Counts(
        faces=(2, 4, 6, 8, 10, 12, 14, 16),
        outside=4,
        throws=10,
        spins=(0, 0, 2, 0, 0, 0, 0, 4),
        battles=Made(2, 6),
        specials={"bro": 2, "split": 4},
        kicks={110: Made(2, 4), 140: Made(0, 2)},
        others={"yards": 240},
    )
    assert ada.counts.dice == 72


def test_the_sums_of_everybody(statistics: Statistics) -> None:
    statistics.add_match(match("one"))
    everybody = statistics.totals()
    assert (everybody.matches, everybody.won, everybody.points) == (1, 1, 21)
    assert everybody.counts.faces == (9, 2, 3, 4, 5, 6, 7, 8)
    assert everybody.counts.kicks == {110: Made(2, 3), 140: Made(0, 1)}


def test_the_sums_of_one_game(statistics: Statistics) -> None:
    statistics.add_match(match("one"))
    statistics.add_match(match("two", game="sevens"))
    assert statistics.totals("Ada", game="bfl").matches == 1
    assert statistics.totals("Ada", game="bfl").counts == ADA
    assert statistics.totals(game="rumble").matches == 0


def test_who_has_not_played_has_nothing(statistics: Statistics) -> None:
    nobody = statistics.totals("Nobody")
    assert (nobody.matches, nobody.won, nobody.points, nobody.counts) == (0, 0, 0, Counts())


def test_the_players(statistics: Statistics) -> None:
    statistics.add_match(match("one"))
    statistics.add_match(match("two", winner=1, game="sevens"))
    assert statistics.players() == [PlayerLine("Ada", 2, 1), PlayerLine("The Machine", 2, 1)]
    assert statistics.players(coaches=False) == [PlayerLine("Ada", 2, 1)]
    assert statistics.players(game="bfl", coaches=False) == [PlayerLine("Ada", 1, 1)]


def test_two_seats_of_one_name_are_one_player_in_one_match(statistics: Statistics) -> None:
    twice = match("one")
    statistics.add_match(replace(twice, seats=(twice.seats[0], replace(twice.seats[0], seat="p2"))))
    assert statistics.totals("Ada").matches == 1
    assert statistics.players() == [PlayerLine("Ada", 1, 1)]
    assert statistics.totals("Ada").counts.throws == 10


def test_the_matches_come_with_the_latest_first(statistics: Statistics) -> None:
    for minutes, ident in ((10, "b"), (0, "a"), (20, "c")):
        statistics.add_match(match(ident, minutes=minutes))
    assert [m.id for m in statistics.matches()] == ["c", "b", "a"]
    assert [m.id for m in statistics.matches(2, name="Ada")] == ["c", "b"]
    assert statistics.matches(name="Nobody") == []
    assert [(s.name, s.score, s.won) for s in statistics.matches()[0].seats] == [
        ("Ada", 14, True),
        ("The Machine", 7, False),
    ]


def test_the_order_of_matches_does_not_depend_on_the_zone(statistics: Statistics) -> None:
    zone = "2026-05-01T14:30:00+09:00"  # 5:30 in UTC
    statistics.add_match(replace(match("far"), when=datetime.fromisoformat(zone)))
    statistics.add_match(match("near"))
    assert [m.id for m in statistics.matches()] == ["near", "far"]


def test_what_is_counted_is_there_after_a_restart(path: Path, statistics: Statistics) -> None:
    statistics.add_match(match("one"))
    statistics.close()
    again = Statistics(path)
    assert again.match("one") == match("one")
    assert again.warning == ""
    again.close()


def test_what_fair_dice_bring() -> None:
    faces = expected(800, 1 / 8)
    assert faces.mean == 100
    assert faces.spread == pytest.approx((800 * 7 / 64) ** 0.5)
    assert faces.luck(100 + faces.spread) == pytest.approx(1)
    assert expected(0, 1 / 8).luck(0) == 0


# -------------------------------------------------------------------------------- trouble on disk
@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is a word of POSIX")
def test_a_kill_loses_nothing_that_was_counted(path: Path) -> None:
    script = """
import sys, os, signal
sys.path.insert(0, os.getcwd())
from pathlib import Path
from typing import Any
from tests.store.test_statistics import match, Statistics
statistics = Statistics(Path(sys.argv[1]))
for n in range(5):
    statistics.add_match(match(str(n)))
os.kill(os.getpid(), signal.SIGKILL)
"""
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", script, str(path)], cwd=root)
    assert done.returncode == -signal.SIGKILL
    statistics = Statistics(path)
    assert statistics.totals().matches == 5
    assert statistics.warning == ""
    statistics.close()


def damage(path: Path, how: str) -> None:
    content = path.read_bytes()
    match how:
        case "rubbish":
            path.write_bytes(b"these are no statistics at all" * 100)
        case "cut":
            path.write_bytes(content[: len(content) // 2])
        case "holes":
            path.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))
        case "foreign":
            path.unlink()
            db = sqlite3.connect(path)
            db.executescript("CREATE TABLE match (a); CREATE TABLE seat (b); CREATE TABLE tally (c);")
            db.close()


@pytest.mark.parametrize("how", ["rubbish", "cut", "holes", "foreign"])
def test_a_damaged_file_is_kept_aside_and_a_fresh_one_begun(path: Path, how: str) -> None:
    statistics = Statistics(path)
    for n in range(50):
        statistics.add_match(match(str(n)))
    statistics.close()
    damage(path, how)
    damaged = path.read_bytes()

    statistics = Statistics(path)
    assert "damaged" in statistics.warning  # told at once, not when the broken page is met
    assert statistics.add_match(match("new"))
    assert statistics.totals().matches == 1
    assert "damaged" in statistics.warning
    assert "statistics.damaged.db" in statistics.warning
    assert "\n" not in statistics.warning
    statistics.close()
    assert path.with_name("statistics.damaged.db").read_bytes()[:100] == damaged[:100]

    again = Statistics(path)
    assert again.totals().matches == 1
    assert again.warning == ""
    again.close()


def test_a_file_of_a_newer_version_is_left_alone(path: Path, statistics: Statistics) -> None:
    statistics.add_match(match("one"))
    statistics.close()
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 2")
    db.close()
    before = path.read_bytes()
    newer = Statistics(path)
    assert "newer version" in newer.warning
    assert newer.add_match(match("two"))
    assert newer.totals().matches == 1
    newer.close()
    assert path.read_bytes() == before


@pytest.mark.parametrize("pragma", ["max_page_count = 1", "query_only = ON"])
def test_a_disk_full_or_read_only_while_counting_goes_on_in_memory(
    path: Path, statistics: Statistics, pragma: str
) -> None:
    statistics.add_match(match("one"))
    statistics._db._db.execute(f"PRAGMA {pragma}")
    for n in range(300):
        assert statistics.add_match(match(f"more {n}"))
    assert statistics.totals().matches == 301
    assert "counted in memory" in statistics.warning
    assert "\n" not in statistics.warning
    again = Statistics(path)
    assert again.has("one")
    again.close()


def test_without_a_home_everything_is_counted_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    statistics = Statistics(tmp_path / "file" / "statistics.db")
    assert "counted in memory" in statistics.warning
    assert statistics.add_match(match("one"))
    assert statistics.totals().matches == 1
    statistics.close()


def test_a_folder_in_the_place_of_the_file_is_said(path: Path) -> None:
    path.mkdir(parents=True)
    statistics = Statistics(path)
    assert "cannot be opened" in statistics.warning
    assert statistics.add_match(match("one"))
    statistics.close()


def test_two_windows_count_into_one_file(path: Path, statistics: Statistics) -> None:
    other = Statistics(path)
    statistics.add_match(match("one"))
    other.add_match(match("two"))
    assert not other.add_match(match("one"))
    assert statistics.totals().matches == other.totals().matches == 2
    other.close()


def test_a_window_that_holds_the_file_too_long_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.store.database.WAIT_S", 0.0)
    statistics = Statistics(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="cannot be used now"):
        statistics.add_match(match("one"))
    other.execute("ROLLBACK")
    other.close()
    assert statistics.add_match(match("one"))
    statistics.close()
