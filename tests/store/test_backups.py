"""What lies beside a file of leagues: a copy after each booked match, and one of each opening and closing."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.core.errors import DamagedError, ReplacedError
from game.games.sevens.league.season import LeagueRules
from game.store.leagues.backups import copies_of
from game.store.leagues.leagues import Leagues
from game.store.leagues.putting_back import State, put_back, sound_backups, state_of
from tests.store.leagues_made import founded, played


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "leagues.db"


@pytest.fixture
def evening(path: Path) -> Iterator[Leagues]:
    """The file is open, its league has three matches in the books."""
    with closing(Leagues(path)) as leagues:
        kept = founded(leagues, LeagueRules(play_offs=0), teams=4)
        for number in (1, 2, 3):
            kept = played(leagues, kept, number)
        yield leagues


def one_bad_byte(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[data.index(b"winnings")] ^= 0xFF
    path.write_bytes(data)


def matches_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("SELECT count(report) FROM fixture").fetchone()[0])


def test_a_bad_byte_costs_no_booked_match(path: Path, evening: Leagues) -> None:
    """Also when the game has not been closed since."""
    one_bad_byte(path)
    with pytest.raises(DamagedError):
        Leagues(path)
    put_back(path, sound_backups(path)[0].path)
    with closing(Leagues(path)) as again:
        assert again.leagues()[0].played == 3


def test_what_was_hired_since_the_last_match_is_in_the_copy_of_the_closing(path: Path) -> None:
    with closing(Leagues(path)) as leagues:
        played(leagues, founded(leagues), 1)
        leagues.copy_team(1)
    one_bad_byte(path)
    put_back(path, sound_backups(path)[0].path)
    with closing(Leagues(path)) as again:
        assert len(again.teams()) == 5


def test_the_last_three_matches_have_a_copy_each(path: Path, evening: Leagues) -> None:
    found = sound_backups(path)
    assert [backup.holds.played for backup in found] == [3, 2, 1]
    played(evening, evening.seasons(1)[0], 4)
    assert [backup.holds.played for backup in sound_backups(path)] == [4, 3, 2]


def test_a_backup_says_what_it_holds(path: Path, evening: Leagues) -> None:
    youngest = sound_backups(path)[0]
    names = {team.id: team.sheet.name for team in evening.teams()}
    kept = evening.seasons(1)[0]
    home, away = (names[kept.entries[place].team] for place in kept.season.fixtures[2].teams)
    assert youngest.holds.teams == 4
    assert youngest.holds.leagues == ("The Cup",)
    assert youngest.holds.last == f"The Cup, season 1, match 3: {home} 2 – 0 {away}"
    assert youngest.size == youngest.path.stat().st_size


def test_copies_with_the_same_content_are_one(path: Path) -> None:
    with closing(Leagues(path)) as leagues:
        played(leagues, founded(leagues), 1)
    there = [copy for copy in copies_of(path) if copy.exists()]
    assert len(there) == 2  # of the match, and of the closing
    assert len(sound_backups(path)) == 1


def test_a_file_that_is_damaged_while_it_is_open_gets_no_place_among_the_copies(
    path: Path, evening: Leagues
) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE past SET after = replace(after, 'fans', 'fanz')")
        db.commit()
    before = [copy.read_bytes() for copy in copies_of(path) if copy.exists()]
    played(evening, evening.seasons(1)[0], 4)
    assert [copy.read_bytes() for copy in copies_of(path) if copy.exists()] == before
    assert "leagues.db has been damaged since it was opened" in evening.warning
    evening.close()
    assert [copy.read_bytes() for copy in copies_of(path) if copy.exists()] == before


def test_a_file_that_takes_the_place_of_the_open_one_is_said_and_nothing_written(
    path: Path, evening: Leagues
) -> None:
    put_back(path, sound_backups(path)[1].path)
    data = path.read_bytes()
    with pytest.raises(ReplacedError, match="Go to the shelf and open Seasons again"):
        evening.copy_team(1)
    assert evening.replaced
    evening.close()
    assert path.read_bytes() == data


def test_a_file_that_was_sound_is_not_called_damaged(path: Path, evening: Leagues) -> None:
    assert state_of(path) is State.SOUND
    aside = put_back(path, sound_backups(path)[1].path)
    assert aside is not None
    assert aside.name.startswith("leagues.replaced-20")
    assert matches_in(aside) == 3
    one_bad_byte(path)
    aside = put_back(path, sound_backups(path)[0].path)
    assert aside is not None
    assert aside.name.startswith("leagues.damaged-20")
