"""Files of leagues of every earlier version: moved with a backup, nothing lost; newer or damaged ones kept as
they are. The files are SQL that `tools/make_old_leagues.py` wrote when the version was the present one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import make_old_leagues
from game.core.errors import StoreError
from game.season import check_team, next_season
from game.season_figures import figures
from game.store.leagues.league_file import LeagueFile
from game.store.leagues.leagues import Leagues
from game.store.leagues.schema import APPLICATION, VERSION, VERSIONS
from tests.store.quick_season import QuickRun

OLD = Path(__file__).parent / "old_leagues"
EVERY = range(1, VERSION + 1)
KEPT = ("team", "league", "season", "entry", "fixture", "draft", "past", "money")
Tables = dict[str, list[dict[str, Any]]]


def old(folder: Path, version: int) -> Path:
    """A file as a program of that version left it."""
    path = folder / "leagues.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((OLD / f"v{version}.sql").read_text("utf-8"))
    return path


def tables(path: Path) -> Tables:
    """Everything that stands in a file, read without our program."""
    with closing(sqlite3.connect(path)) as db:
        db.row_factory = sqlite3.Row
        return {name: [dict(row) for row in db.execute(f"SELECT * FROM {name}")] for name in KEPT}


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def test_every_version_has_a_file() -> None:
    assert sorted(path.name for path in OLD.iterdir()) == [f"v{version}.sql" for version in EVERY]


@pytest.mark.parametrize("version", EVERY)
def test_the_file_of_a_version_is_one(tmp_path: Path, version: int) -> None:
    path = old(tmp_path, version)
    assert version_of(path) == version
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    assert all(tables(path).values())  # there is something to lose in each


def made_of(path: Path) -> set[tuple[str, str]]:
    """The tables of a file, as SQL, however it is indented."""
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        return {(name, " ".join(sql.split())) for name, sql in rows}


@pytest.mark.parametrize("version", EVERY)
def test_a_version_that_has_been_is_never_changed(tmp_path: Path, version: int) -> None:
    now = tmp_path / "now.db"
    LeagueFile(now, VERSIONS[:version]).close()
    assert made_of(old(tmp_path, version)) == made_of(now)


def test_the_tool_writes_such_a_file(tmp_path: Path) -> None:
    assert make_old_leagues.main(["--at", str(tmp_path / "new.sql")]) == 0
    with closing(sqlite3.connect(tmp_path / "new.db")) as db:
        db.executescript((tmp_path / "new.sql").read_text("utf-8"))
    assert made_of(tmp_path / "new.db") == made_of(old(tmp_path, VERSION))
    assert all(tables(tmp_path / "new.db").values())


@pytest.mark.parametrize("version", EVERY)
def test_nothing_is_lost(tmp_path: Path, version: int) -> None:
    path = old(tmp_path, version)
    before = tables(path)
    Leagues(path).close()
    after = tables(path)
    assert version_of(path) == VERSION
    for name in KEPT:
        assert [row | was for row, was in zip(after[name], before[name], strict=True)] == after[name]


@pytest.mark.parametrize("version", EVERY)
def test_the_old_file_is_kept_beside_it(tmp_path: Path, version: int) -> None:
    path = old(tmp_path, version)
    before = tables(path)
    with closing(Leagues(path)) as leagues:
        assert leagues.leagues()
    names = {each.name for each in tmp_path.iterdir()}
    own = {f"leagues.v{version}.db"} if version < VERSION else set()
    assert names == {"leagues.db", "leagues.backup.db"} | own
    for name in names - {"leagues.db"}:
        assert version_of(tmp_path / name) == version
        assert tables(tmp_path / name) == before


@pytest.mark.parametrize("version", EVERY)
def test_an_old_season_goes_on(tmp_path: Path, version: int) -> None:
    with closing(Leagues(old(tmp_path, version))) as leagues:
        cup = leagues.league_named("Old Cup")
        first, second = leagues.seasons(cup.id)
        assert first.season.champion is not None
        assert (second.number, len(second.season.results)) == (2, 1)
        third = next_season_of(leagues, second.id, cup.id)
        assert leagues.season(third).number == 3
        assert figures(leagues, second)["matches"] == 1
        for kept in leagues.teams():
            check_team(leagues, kept.id)
        people = leagues.seasons(leagues.league_named("People's Cup").id)[0]
        draft = leagues.draft(people.id, 1)
        assert draft is not None
        assert draft.report.score == (1, 0)
        assert draft.answers == ("dice 3",)
        assert draft.sheets[1].name == "The Ürkz – 7"


def next_season_of(leagues: Leagues, season: int, league: int) -> int:
    QuickRun(leagues, season, 7, "rookie").play()
    return next_season(leagues, league)


@pytest.mark.parametrize("version", EVERY)
def test_the_last_match_of_an_old_file_can_be_taken_back(tmp_path: Path, version: int) -> None:
    with closing(Leagues(old(tmp_path, version))) as leagues:
        season = leagues.seasons(leagues.league_named("Old Cup").id)[-1]
        assert leagues.last_recorded(season.id) == 1
        lost = leagues.lost_with(season.id, 1)
        assert (len(lost) == 2 and "may have changed since" in lost[0]) if version == 1 else lost == []
        leagues.take_back(season.id, 1, all_since=version == 1)
        for entry in season.entries:
            check_team(leagues, entry.team)


@pytest.mark.parametrize("version", EVERY)
@pytest.mark.parametrize("what", ["newer", "torn", "foreign", "cut"])
def test_what_cannot_be_read_is_left_as_it_is(tmp_path: Path, version: int, what: str) -> None:
    path = old(tmp_path, version)
    if what == "cut":
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    else:
        statement = {
            "newer": f"PRAGMA user_version = {VERSION + 1}",
            "torn": "DELETE FROM team WHERE id = 1",  # its entries stay
            "foreign": "PRAGMA application_id = 7",
        }[what]
        with closing(sqlite3.connect(path)) as db:
            db.execute(statement)
            db.commit()
    before = path.read_bytes()
    with pytest.raises(StoreError) as error:
        Leagues(path)
    assert "it is left as it is" in str(error.value)
    assert "\n" not in str(error.value)
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["leagues.db"]
