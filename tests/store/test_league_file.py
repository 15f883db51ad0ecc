"""The file of leagues on disk: moved with a backup, left alone when in doubt."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from pathlib import Path

import pytest

from game.core.errors import StoreError
from game.store.leagues.kept import FormDraft
from game.store.leagues.league_file import LeagueFile
from game.store.leagues.leagues import Leagues
from game.store.leagues.schema import VERSION, VERSIONS
from game.store.places import Places
from tests.store.leagues_made import RACES, accounts, filled, founded, played, sheet


@pytest.fixture
def path(home: Places) -> Path:
    return home.leagues


def test_what_was_kept_is_there_at_the_next_start(path: Path) -> None:
    with closing(Leagues(path)) as first:
        kept = played(first, founded(first), 1)
    with closing(Leagues(path)) as again:
        assert again.season(kept.id) == kept
        assert accounts(again)
    assert sorted(each.name for each in path.parent.iterdir()) == [
        "leagues.backup.db",
        "leagues.db",
        "leagues.match.db",
    ]


def test_in_memory_nothing_is_written(tmp_path: Path) -> None:
    with closing(Leagues(None)) as memory:
        assert played(memory, founded(memory), 1).season.results
    assert list(tmp_path.iterdir()) == []


def damage(path: Path) -> None:
    """Bytes in the middle of the file are lost."""
    data = bytearray(path.read_bytes())
    data[len(data) // 3 : len(data) // 3 * 2] = b"\xee" * (len(data) // 3)
    path.write_bytes(data)


def test_a_damaged_file_is_left_as_it_is_and_the_backup_named(path: Path) -> None:
    with closing(Leagues(path)) as first:
        founded(first)
    Leagues(path).close()  # a sound file that is opened is backed up
    damage(path)
    before = path.read_bytes()
    with pytest.raises(StoreError) as error:
        Leagues(path)
    told = str(error.value)
    assert "is damaged" in told
    assert "it is left as it is; the last backup is leagues.backup.db beside it" in told
    assert "\n" not in told
    assert path.read_bytes() == before
    with closing(Leagues(path.with_name("leagues.backup.db"))) as backup:
        assert len(backup.teams()) == 4


@pytest.mark.parametrize(
    "content", [b"not a database at all, but long enough to look at" * 20, b"SQLite format 3\0" + b"\0" * 600]
)
def test_what_is_no_database_is_left_as_it_is(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"damaged|no file of leagues"):
        Leagues(path)
    assert path.read_bytes() == content
    assert [each.name for each in path.parent.iterdir()] == ["leagues.db"]


def test_somebody_elses_database_is_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    altered(path, "CREATE TABLE team (x)")
    before = path.read_bytes()
    with pytest.raises(StoreError, match="is no file of leagues: it is left as it is"):
        Leagues(path)
    assert path.read_bytes() == before


def test_a_newer_file_is_left_as_it_is(path: Path) -> None:
    Leagues(path).close()
    altered(path, f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(StoreError, match="is from a newer version of the game: it is left as it is"):
        Leagues(path)
    assert path.read_bytes() == before


def test_an_older_file_is_moved_after_a_backup_of_its_own(path: Path) -> None:
    with closing(Leagues(path)) as first:
        first.add_team(sheet())
    newer = (*VERSIONS, "ALTER TABLE team ADD COLUMN motto TEXT NOT NULL DEFAULT 'none';")
    with closing(LeagueFile(path, newer)) as moved:
        assert moved.ask("SELECT motto FROM team") == [("none",)]
        assert moved.ask("PRAGMA user_version") == [(VERSION + 1,)]
    with closing(LeagueFile(path.with_name(f"leagues.v{VERSION}.db"))) as backup:
        assert backup.ask("SELECT count(*) FROM team") == [(1,)]
        assert backup.ask("PRAGMA user_version") == [(VERSION,)]


def test_a_migration_that_fails_changes_nothing(path: Path) -> None:
    with closing(Leagues(path)) as first:
        first.add_team(sheet())
    before = path.read_bytes()
    broken = (*VERSIONS, "ALTER TABLE team ADD COLUMN motto TEXT; ALTER TABLE nowhere ADD COLUMN more TEXT;")
    with pytest.raises(StoreError, match="cannot be opened: no such table: nowhere"):
        LeagueFile(path, broken)
    with closing(Leagues(path)) as again:
        assert len(again.teams()) == 1
    assert path.read_bytes() == before


def altered(path: Path, sql: str, values: tuple[object, ...] = ()) -> None:
    """Changes a file behind the game's back."""
    with closing(sqlite3.connect(path)) as db:
        db.execute(sql, values)
        db.commit()


def backed_up(path: Path) -> bytes:
    """A league in the file, and its backup: what that holds."""
    with closing(Leagues(path)) as first:
        kept = founded(first)
        report, before, _ = filled(first, played(first, kept, 1), 2)
        first.keep_draft(kept.id, 2, FormDraft(report, before))
    Leagues(path).close()
    return path.with_name("leagues.backup.db").read_bytes()


def refused(path: Path) -> str:
    """Why a file is not opened; neither it nor its backup has changed then, however often it is tried."""
    backup = path.with_name("leagues.backup.db")
    before = path.read_bytes(), backup.read_bytes()
    for _ in range(3):
        with pytest.raises(StoreError) as error:
            Leagues(path)
        assert (path.read_bytes(), backup.read_bytes()) == before
    told = str(error.value)
    assert "it is left as it is; the last backup is leagues.backup.db beside it" in told
    assert "\n" not in told
    assert "{" not in told  # none of its text
    return told


def test_an_empty_file_beside_a_backup_is_damage(path: Path) -> None:
    backed_up(path)
    path.write_bytes(b"")
    assert "(it is empty)" in refused(path)


def test_a_file_without_its_tables_is_damage(path: Path) -> None:
    backed_up(path)
    altered(path, "DROP TABLE draft")
    assert "(it has no table 'draft')" in refused(path)


def test_a_file_that_is_gone_is_not_begun_anew_beside_its_backup(path: Path) -> None:
    kept = backed_up(path)
    path.unlink()
    with pytest.raises(StoreError, match=r"is not there; the last backup is leagues\.backup\.db beside it"):
        Leagues(path)
    assert not path.exists()
    assert path.with_name("leagues.backup.db").read_bytes() == kept


def test_a_backup_with_teams_is_not_replaced_by_a_file_without(path: Path) -> None:
    kept = backed_up(path)
    path.rename(path.with_name("other.db"))
    Leagues(path.with_name("new.db")).close()
    path.with_name("new.db").replace(path)
    Leagues(path).close()
    assert path.with_name("leagues.backup.db").read_bytes() == kept


@pytest.mark.parametrize("junk", [b"{}", b"garbage", b'{"format": 5}', b'{"name":"Caf\xe9\xff"}'])
@pytest.mark.parametrize(
    ("cell", "place"),
    [
        ("team.sheet", "the sheet of team 'Kettlebridge Rovers' cannot be read"),
        ("fixture.report", "the report of match 1 of season 1 in 'The Cup' cannot be read"),
        ("past.sheet", "a team as it was in match 1 of season 1 in 'The Cup' cannot be read"),
        ("past.after", "a team as it was in match 1 of season 1 in 'The Cup' cannot be read"),
        ("draft.report", "the form of match 2 of season 1 in 'The Cup' cannot be read"),
        ("draft.sheets", "the form of match 2 of season 1 in 'The Cup' cannot be read"),
    ],
)
def test_what_makes_no_sense_in_the_file_never_gets_into_the_backup(
    path: Path, cell: str, place: str, junk: bytes
) -> None:
    backed_up(path)
    table, column = cell.split(".")
    row = f"SELECT min(rowid) FROM {table}"
    altered(path, f"UPDATE {table} SET {column} = CAST(? AS TEXT) WHERE rowid = ({row})", (junk,))
    assert f"is damaged ({place})" in refused(path)


@pytest.mark.parametrize("sheets", ["5", "null", "[1]", '["a", "b"]', "[" * 200_000])
def test_a_form_without_two_teams_is_damage(path: Path, sheets: str) -> None:
    backed_up(path)
    altered(path, "UPDATE draft SET sheets = ?", (sheets,))
    assert "the form of match 2 of season 1 in 'The Cup' cannot be read" in refused(path)


def test_a_sheet_under_another_name_is_damage(path: Path) -> None:
    backed_up(path)
    altered(path, "UPDATE team SET name = 'Kettlebrigde Rovers' WHERE id = 1")
    assert "the sheet of team 'Kettlebrigde Rovers' cannot be read" in refused(path)


def test_it_cannot_be_read_who_leads_a_team(path: Path) -> None:
    backed_up(path)
    altered(path, "UPDATE entry SET coach = 'persoo' WHERE place = 0")
    assert "it cannot be read who leads a team" in refused(path)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ("team SET changed = CAST(x'323032362d31312dff30' AS TEXT)", "a 'changed' is no text"),
        ("team SET changed = 'yesterday'", "when a team was changed"),
        ("league SET name = x'00ff'", "a 'name' is no text"),
        ("league SET notes = CAST(x'ff' AS TEXT)", "a 'notes' is no text"),
        ("fixture SET stage = CAST(x'ff' AS TEXT) WHERE number = 1", "a 'stage' is no text"),
        ("fixture SET stage = 'halftime' WHERE number = 1", "'halftime' is no stage"),
        ("fixture SET round = 'two' WHERE number = 1", "a 'round' is no number"),
        ("fixture SET round = 0 WHERE number = 1", "a 'round' is below 1"),
        ("fixture SET report = NULL, seal = NULL", "the report of a match that has been recorded is gone"),
        ("money SET why = CAST(x'ff' AS TEXT)", "a 'why' is no text"),
        ("money SET amount = 'much'", "a 'amount' is no number"),
        ("money SET amount = amount + 1", "the table 'money' is not what was written"),
    ],
)
def test_whatever_is_not_of_its_kind_never_gets_into_the_backup(path: Path, change: str, place: str) -> None:
    backed_up(path)
    altered(path, f"UPDATE {change}")
    assert place in refused(path)


def test_a_file_without_a_column_is_damage(path: Path) -> None:
    backed_up(path)
    altered(path, "ALTER TABLE league DROP COLUMN notes")
    assert "its table 'league' has no column 'notes'" in refused(path)


def test_the_backup_before_a_backup_is_kept_a_day(path: Path) -> None:
    backup, older = (path.with_name(f"leagues.{word}.db") for word in ("backup", "older"))

    def teams_in(file: Path) -> int:
        with closing(sqlite3.connect(file)) as db:
            return int(db.execute("SELECT count(*) FROM team").fetchone()[0])

    for race in RACES:
        with closing(Leagues(path)) as found:
            found.add_team(sheet(race))
    assert (teams_in(backup), teams_in(older)) == (4, 1)
    long_ago = older.stat().st_mtime - 100_000
    os.utime(older, (long_ago, long_ago))
    with closing(Leagues(path)) as found:
        found.copy_team(1)
    assert (teams_in(backup), teams_in(older)) == (5, 4)
    path.write_bytes(b"")
    with pytest.raises(
        StoreError,
        match=r"the last backup is leagues\.backup\.db beside it, before it leagues\.older\.db, ",
    ):
        Leagues(path)


def test_a_full_disk_changes_nothing(
    path: Path, small_disk: Callable[[int], AbstractContextManager[None]]
) -> None:
    with closing(Leagues(path)) as found:
        kept = founded(found)
        report, before, form = filled(found, kept, 1)
        with small_disk(path.stat().st_size), pytest.raises(StoreError, match="cannot be written"):
            found.record(kept.id, 1, report, before, form.state.sheets, form.state.paid)
        assert found.season(kept.id).season.results == []
        found.record(kept.id, 1, report, before, form.state.sheets, form.state.paid)
        assert accounts(found)
