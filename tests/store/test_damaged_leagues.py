"""A byte of a file of leagues is another: what is read is what was there, or a backup brings it back."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from game.core.errors import DamagedError
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import first_sheet
from game.store.leagues.leagues import Leagues
from game.store.leagues.putting_back import put_back, sound_backups
from tests.store.damaged_leagues import HARMLESS, REFUSED, sound_file, try_one

TRIES = 40


@pytest.mark.parametrize("version", [1, 2, 4])
def test_a_changed_byte_is_harmless_or_the_backup_brings_everything_back(
    tmp_path: Path, version: int
) -> None:
    (tmp_path / "sound").mkdir()
    sound = sound_file(tmp_path / "sound", version)
    came = {try_one(sound, tmp_path / str(seed), seed) for seed in range(TRIES)}
    assert came == {HARMLESS, REFUSED}


CHANGES = [
    (b"2026-01-31T", b"2026-01-\xff1T"),  # when a team was changed
    (b"regular", b"reg\xfflar"),  # a stage
    (b"winnings", b"winn\xffngs"),  # what a payment was for
    (b"winnings", b"winnjngs"),
    (b"Old Cup", b"Odd Cup"),  # a league's name, and a text all the same
    (b'"winner":0', b'"winner":1'),
    (b"CREATE TABLE money", b"CREATE TABLE moneq"),
]


@pytest.mark.parametrize(("was", "now"), CHANGES)
def test_what_is_not_as_it_was_written_is_noticed_before_the_backup_is_renewed(
    tmp_path: Path, was: bytes, now: bytes
) -> None:
    path = sound_file(tmp_path, 4)
    data, backup = path.read_bytes(), path.with_name("leagues.backup.db")
    assert was in data
    path.write_bytes(data.replace(was, now))
    kept = backup.read_bytes()
    with pytest.raises(DamagedError):
        Leagues(path)
    assert backup.read_bytes() == kept
    aside = put_back(path, sound_backups(path)[0].path)
    assert aside is not None
    assert aside.read_bytes() == data.replace(was, now)
    assert path.read_bytes() == kept
    with closing(Leagues(path)) as leagues:
        assert len(leagues.leagues()) == 2


def test_what_sqlite_has_beside_a_damaged_file_is_not_played_into_the_backup(tmp_path: Path) -> None:
    path = sound_file(tmp_path, 4)
    path.write_bytes(b"")
    path.with_name("leagues.db-journal").write_bytes(b"what a killed process left")
    aside = put_back(path, sound_backups(path)[0].path)
    assert aside is not None
    names = {each.name for each in tmp_path.iterdir()}
    assert {aside.name, f"{aside.name}-journal"} < names
    assert "leagues.db-journal" not in names
    with closing(Leagues(path)) as leagues:
        assert len(leagues.teams()) == 5


def test_a_damaged_backup_is_passed_over_for_an_older_one(tmp_path: Path) -> None:
    path = sound_file(tmp_path, 4)
    older = path.with_name("leagues.older.db")
    older.write_bytes(path.read_bytes())
    path.with_name("leagues.backup.db").write_bytes(b"nonsense")
    path.unlink()
    assert [backup.path for backup in sound_backups(path)] == [older]
    with pytest.raises(DamagedError, match="is not there; the last backup is"):
        Leagues(path)
    assert put_back(path, older) is None
    Leagues(path).close()


def test_no_number_is_given_twice(tmp_path: Path) -> None:
    """Of a team, a league or a season: another window may still mean the one that is gone."""
    with closing(Leagues(tmp_path / "leagues.db")) as leagues:
        seen: list[tuple[int, int, int]] = []
        for _ in range(3):
            who = [(first_sheet(ready_made(race)), "person") for race in ("human", "orc")]
            league = leagues.found_with("The Cup", LeagueRules(), who)
            kept = leagues.seasons(league)[0]
            marks = set(leagues.marks(kept.id).values())
            seen.append((league, kept.id, max(entry.team for entry in kept.entries)))
            leagues.delete_league(league)
            for entry in kept.entries:
                leagues.delete_team(entry.team)
            assert all(leagues.marked(mark) is None for mark in marks)
    assert all(len(set(column)) == 3 for column in zip(*seen, strict=True))
