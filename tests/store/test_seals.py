"""A text that makes sense and is not what was written is noticed, and taken only when that is asked for."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.errors import AlteredError, LeagueError, StoreError
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.fields import as_text
from game.games.sevens.league.market import Staff, When, buy
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import TeamSheet, first_sheet
from game.season import check_team
from game.store.leagues.kept import Entry, FormDraft
from game.store.leagues.leagues import Leagues
from game.store.leagues.team_files import export_beside, export_team, import_team
from tests.games.sevens.league.texts import sheet_text
from tests.store.leagues_made import filled, founded, played


def sheet() -> TeamSheet:
    return first_sheet(ready_made("human"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A league's file with something in every table: the first match recorded, a form begun, a purchase."""
    path = tmp_path / "leagues.db"
    with closing(Leagues(path)) as leagues:
        kept = played(leagues, founded(leagues), 1)
        report, before, _ = filled(leagues, kept, 2)
        leagues.keep_draft(kept.id, 2, FormDraft(report, before))
        rich = replace(first_sheet(ready_made("lizardmen")), treasury=100_000)
        leagues.deal(leagues.add_team(rich), buy(rich, Staff.ASSISTANTS, When.BETWEEN_SEASONS))
    return path


CHANGES = {
    "team": ("sheet", '"fans":', '"fans": ', "the sheet of team"),
    "fixture": ("report", '"touchdowns":2', '"touchdowns":3', "the report of a match"),
    "draft": ("report", '"touchdowns":2', '"touchdowns":3', "a form"),
    "past": ("after", '"fans":', '"fans": ', "before a match"),
    "dealt": ("after", '"fans":', '"fans": ', "before a purchase"),
}


@pytest.mark.parametrize("table", CHANGES)
def test_a_changed_letter_anywhere_is_noticed_and_can_be_accepted(path: Path, table: str) -> None:
    column, was, now, where = CHANGES[table]
    with closing(sqlite3.connect(path)) as db:
        changed = db.execute(f"UPDATE {table} SET {column} = replace({column}, ?, ?)", (was, now)).rowcount
        db.commit()
    assert changed
    held, backup = path.read_bytes(), path.with_name("leagues.backup.db")
    kept = backup.read_bytes() if backup.exists() else b""
    with pytest.raises(StoreError, match=f"{where}.* is not what was written.*season accept"):
        Leagues(path)
    assert path.read_bytes() == held
    with closing(Leagues(path, altered=True)) as leagues:
        assert (backup.read_bytes() if backup.exists() else b"") == kept
        assert any(table in line for line in leagues.accept())
    with closing(Leagues(path)) as leagues:
        assert leagues.accept() == []


def test_money_that_was_changed_by_hand_is_booked(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        (text,) = db.execute("SELECT sheet FROM team WHERE id = 3").fetchone()
        plain = json.loads(text)
        plain["treasury"] += 20_000
        db.execute("UPDATE team SET sheet = ? WHERE id = 3", (json.dumps(plain),))
        db.commit()
    with closing(Leagues(path, altered=True)) as leagues:
        assert any("+20,000 is booked" in line for line in leagues.accept())
        check_team(leagues, 3)


def test_a_team_that_is_not_legal_is_not_accepted(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE team SET sheet = replace(sheet, '\"rerolls\":', '\"rerolls\":9') WHERE id = 1")
        db.commit()
    held = path.read_bytes()
    with closing(Leagues(path, altered=True)) as leagues, pytest.raises(LeagueError):
        leagues.accept()
    assert path.read_bytes() == held


def test_a_row_that_has_lost_its_seal_is_noticed(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE team SET seal = NULL, sheet = replace(sheet, '\"fans\":', '\"fans\": ')")
        db.commit()
    with pytest.raises(StoreError, match="is not what was written"):
        Leagues(path)


# ------------------------------------------------------------------------------------------ exported teams
def test_a_changed_digit_in_an_exported_team_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "rovers.team"
    export_team(sheet(), path)
    assert import_team(path) == sheet()
    path.write_text(path.read_text("utf-8").replace('"fans": 1', '"fans": 2'), "utf-8")
    with pytest.raises(AlteredError, match="not what was written"):
        import_team(path)
    assert import_team(path, altered=True) == replace(sheet(), fans=2)


@pytest.mark.rule("S7-16.6", "S7-16.8")
def test_money_that_is_no_multiple_of_5000_is_no_teams(tmp_path: Path) -> None:
    path = tmp_path / "rovers.team"
    export_team(replace(sheet(), treasury=15_001), path)
    for altered in (False, True):
        with pytest.raises(LeagueError, match="holds 15,001: all money comes in steps of 5,000"):
            import_team(path, altered=altered)


def test_more_money_than_a_draft_has_is_asked_about(tmp_path: Path) -> None:
    path = tmp_path / "rovers.team"
    rich = replace(sheet(), treasury=sheet().treasury + 5_000)
    export_team(rich, path)
    with pytest.raises(AlteredError, match=r"nobody of it has played, .* worth 605,000: a draft has 600,000"):
        import_team(path)
    assert import_team(path, altered=True) == rich


def test_more_money_than_hardly_any_team_has_is_asked_about(tmp_path: Path) -> None:
    path = tmp_path / "rovers.team"
    first, *rest = sheet().members
    veteran = replace(first, career=replace(first.career, matches=40))
    for treasury, doubted in ((1_000_000, False), (1_005_000, True)):
        export_team(replace(sheet(), members=(veteran, *rest), treasury=treasury), path)
        if doubted:
            with pytest.raises(AlteredError, match="holds 1,005,000: hardly any team comes to more"):
                import_team(path)
        else:
            assert import_team(path).treasury == treasury


def test_a_file_that_is_only_indented_otherwise_is_the_same_team(tmp_path: Path) -> None:
    path = tmp_path / "rovers.team"
    export_team(sheet(), path)
    path.write_text(json.dumps(json.loads(path.read_text("utf-8"))), "utf-8")
    assert import_team(path) == sheet()


def test_a_file_without_a_seal_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "rovers.team"
    path.write_text(sheet_text(sheet()), "utf-8")
    assert import_team(path) == sheet()


@pytest.mark.parametrize("seal", [None, 7, [], "", "00000000"])
def test_a_wrong_seal_is_no_other_trouble(tmp_path: Path, seal: object) -> None:
    path = tmp_path / "rovers.team"
    path.write_text(as_text({**json.loads(sheet_text(sheet())), "seal": seal}), "utf-8")
    with pytest.raises(AlteredError):
        import_team(path)


def test_an_export_takes_a_free_name_and_writes_over_nothing(tmp_path: Path) -> None:
    first = export_beside(sheet(), tmp_path)
    assert first.name == "Kettlebridge-Rovers.team"
    assert export_beside(sheet(), tmp_path) == first  # the same team is there already
    changed = replace(sheet(), fans=3)
    second = export_beside(changed, tmp_path)
    assert second.name == "Kettlebridge-Rovers-2.team"
    assert import_team(first) == sheet()
    assert import_team(second) == changed


def test_a_league_is_not_asked_whether_seals_are_right_in_memory() -> None:
    with closing(Leagues(None)) as leagues:
        entries = [Entry(leagues.add_team(first_sheet(ready_made(race)))) for race in ("human", "orc")]
        leagues.found_league("The Cup", LeagueRules(), entries)
        assert leagues.accept() == []
