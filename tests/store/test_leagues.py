"""Teams and leagues on disk: kept whole or not at all, moved with a backup, left alone when in doubt."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.errors import LeagueError, StoreError
from game.core.match import Match
from game.core.requests import Choice, Roll
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.form import open_form
from game.games.sevens.league.form_state import FormState, RuleSet
from game.games.sevens.league.market import Staff, When, buy, hire
from game.games.sevens.league.report import DRAW, Hurt, MatchReport, Outcome, SideReport
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import TeamSheet, first_sheet
from game.store.leagues.kept import Entry, FormDraft, KeptSeason
from game.store.leagues.league_file import LeagueFile
from game.store.leagues.leagues import Leagues
from game.store.leagues.schema import VERSION, VERSIONS
from game.store.leagues.team_files import export_team, found_teams, import_team, print_team

REROLL = (Staff.REROLLS, When.BETWEEN_SEASONS)
RACES = ("human", "orc", "skaven", "dwarf")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "leagues.db"


@pytest.fixture
def leagues(path: Path) -> Iterator[Leagues]:
    with closing(Leagues(path)) as found:
        yield found


def sheet(race: str = "human") -> TeamSheet:
    return first_sheet(ready_made(race))


def founded(leagues: Leagues, rules: LeagueRules | None = None, teams: int = 4) -> KeptSeason:
    """A league of ready-made teams in its first season."""
    entries = [Entry(leagues.add_team(sheet(race)), "person", race.title()) for race in RACES[:teams]]
    league = leagues.found_league("The Cup", rules or LeagueRules(), entries)
    return leagues.seasons(league)[0]


def filled(
    leagues: Leagues, kept: KeptSeason, number: int, score: tuple[int, int] = (2, 0)
) -> tuple[MatchReport, tuple[TeamSheet, TeamSheet], Match[FormState]]:
    """A match entered by hand, its form with every advance forgone, every die a 6 (or its highest)."""
    fixture = kept.season.fixtures[number - 1]
    home, away = (leagues.team(kept.entries[place].team).sheet for place in fixture.teams)
    winner = DRAW if score[0] == score[1] else int(score[0] < score[1])
    first, second = (tuple(member.key for member in each.available) for each in (home, away))
    report = MatchReport(SideReport(score[0], first), SideReport(score[1], second), winner)
    form = open_form(home, away, report, kept.season.rules.rule_set)
    while form.pending is not None:
        request = form.pending
        if isinstance(request, Roll):
            form.answer(tuple(die.faces[-1] for _, die in request.dice))
        else:
            assert isinstance(request, Choice)
            form.answer(request.options[-1])
    return report, (home, away), form


def played(leagues: Leagues, kept: KeptSeason, number: int, score: tuple[int, int] = (2, 0)) -> KeptSeason:
    """That match, recorded."""
    report, before, form = filled(leagues, kept, number, score)
    leagues.record(kept.id, number, report, before, form.state.sheets, form.state.paid)
    return leagues.season(kept.id)


def accounts(leagues: Leagues) -> bool:
    """Whether every treasury holds what was paid to it."""
    return all(
        sum(line.amount for line in leagues.money(team=kept.id)) == kept.sheet.treasury
        for kept in leagues.teams()
    )


@pytest.mark.rule("S7-16.8")
def test_a_team_that_is_too_dear_begins_no_league(leagues: Leagues) -> None:
    """It may have grown in another league, or come from a file."""
    who = [(replace(sheet(), rerolls=6), "person"), (sheet("orc"), "person")]
    with pytest.raises(LeagueError, match="750,000 at most"):
        leagues.found_with("The Cup", LeagueRules(), who)
    assert (leagues.leagues(), leagues.teams()) == ([], [])


# --------------------------------------------------------------------------------------------------- teams
def test_a_team_is_kept_copied_changed_and_deleted(leagues: Leagues) -> None:
    ident = leagues.add_team(sheet())
    copy = leagues.copy_team(ident)
    assert [kept.sheet.name for kept in leagues.teams()] == ["Kettlebridge Rovers", "Kettlebridge Rovers 2"]
    leagues.change_team(copy, replace(sheet(), name="Rovers' Twins"))
    assert leagues.team_named("rovers' twins").id == copy
    leagues.delete_team(ident)
    assert [kept.id for kept in leagues.teams()] == [copy]
    assert leagues.money(team=ident) == []
    with pytest.raises(LeagueError, match="there is no team"):
        leagues.team(ident)


def test_two_teams_of_one_name_are_refused(leagues: Leagues) -> None:
    leagues.add_team(sheet())
    with pytest.raises(LeagueError, match="there is a team 'Kettlebridge Rovers' already"):
        leagues.add_team(sheet())
    other = leagues.add_team(sheet("orc"))
    with pytest.raises(LeagueError, match="already"):
        leagues.change_team(other, replace(sheet("orc"), name="KETTLEBRIDGE rovers"))
    assert len(leagues.teams()) == 2


def test_blanks_too_many_in_names_are_left_out(leagues: Leagues) -> None:
    first = sheet().members[0]
    named = replace(sheet(), name=" The  Rovers ", treasury=50_000)
    named = replace(named, members=(replace(first, name="Otto   Brandt "), *named.members[1:]))
    ident = leagues.add_team(named)
    assert leagues.team_named("The Rovers").sheet.members[0].name == "Otto Brandt"
    leagues.change_team(ident, replace(leagues.team(ident).sheet, name="Rovers "))
    leagues.deal(ident, hire(leagues.team(ident).sheet, "Human Lineman", " Ada  Low "))
    assert leagues.team_named("Rovers").sheet.squad[-1].name == "Ada Low"
    other = leagues.add_team(sheet("orc"))
    leagues.found_league(" The  Cup ", LeagueRules(), [Entry(ident), Entry(other)])
    assert leagues.leagues()[0].name == "The Cup"


def test_a_name_that_turns_the_direction_of_reading_is_refused(leagues: Leagues) -> None:
    with pytest.raises(LeagueError, match=r"turns the direction of reading \(U\+202E\)"):
        leagues.add_team(replace(sheet(), name="Rov\u202eers"))
    entries = [Entry(leagues.add_team(sheet(race))) for race in ("human", "orc")]
    with pytest.raises(LeagueError, match=r"the league's name has a letter that turns"):
        leagues.found_league("C\u200fup", LeagueRules(), entries)
    assert leagues.leagues() == []


def test_an_illegal_team_is_not_kept(leagues: Leagues) -> None:
    with pytest.raises(LeagueError, match="9 dedicated fans"):
        leagues.add_team(replace(sheet(), fans=9))
    assert leagues.teams() == []


def test_a_purchase_is_written_with_its_payment(leagues: Leagues) -> None:
    ident = leagues.add_team(replace(sheet(), treasury=300_000))
    leagues.deal(ident, hire(leagues.team(ident).sheet, "Human Lineman", "Ada"), why="hired")
    leagues.deal(ident, buy(leagues.team(ident).sheet, Staff.REROLLS, When.BETWEEN_SEASONS))
    assert leagues.team(ident).sheet.treasury == 150_000
    assert [(line.why, line.amount) for line in leagues.money(team=ident)] == [
        ("draft", 300_000),
        ("hired", -50_000),
        ("market", -100_000),
    ]
    with pytest.raises(LeagueError, match="has changed meanwhile"):
        leagues.deal(ident, hire(replace(sheet(), treasury=300_000), "Human Lineman", "Bob"))
    with pytest.raises(LeagueError, match="changes by a purchase alone"):
        leagues.change_team(ident, replace(leagues.team(ident).sheet, treasury=0))
    assert accounts(leagues)


@pytest.mark.rule("S7-16.8")
def test_rerolls_are_not_bought_while_the_team_plays_in_a_league(leagues: Leagues) -> None:
    entries = [Entry(leagues.add_team(replace(sheet(race), treasury=300_000))) for race in ("human", "orc")]
    assert leagues.season_of(entries[0].team) is None
    kept = leagues.seasons(leagues.found_league("The Cup", LeagueRules(), entries))[0]
    assert leagues.season_of(entries[0].team) == kept
    deal = buy(leagues.team(entries[0].team).sheet, *REROLL)
    with pytest.raises(LeagueError, match="plays in The Cup: re-rolls are bought between seasons"):
        leagues.deal(entries[0].team, deal)
    kept = played(leagues, kept, 1)
    leagues.deal(entries[0].team, buy(leagues.team(entries[0].team).sheet, *REROLL), season=kept.id)
    assert accounts(leagues)


# ------------------------------------------------------------------------------------------------- leagues
@pytest.mark.rule("S7-16.9")
def test_a_league_is_founded_with_its_fixtures(leagues: Leagues) -> None:
    kept = founded(leagues, LeagueRules(RuleSet.STANDARD, True, 2))
    [line] = leagues.leagues()
    assert (line.name, line.teams, line.season, line.played, line.matches) == ("The Cup", 4, 1, 0, 12)
    assert line.rules == LeagueRules(RuleSet.STANDARD, True, 2)
    assert [entry.player for entry in kept.entries] == ["Human", "Orc", "Skaven", "Dwarf"]
    assert leagues.league_named("the cup") == line


def test_a_league_that_cannot_be_is_not_founded(leagues: Leagues) -> None:
    team = leagues.add_team(sheet())
    other = leagues.add_team(sheet("orc"))
    two = [Entry(team), Entry(other)]
    for name, rules, entries, reason in (
        ("", LeagueRules(), two, "the league has no name"),
        ("One", LeagueRules(), [Entry(team)], "1 team: a"),
        ("Four", LeagueRules(play_offs=4), two, "4 teams in the play-offs"),
        ("Twice", LeagueRules(), [Entry(team), Entry(team)], "twice"),
        ("Coach", LeagueRules(), [Entry(team), Entry(other, "coach:god")], "leads no team"),
        ("Nobody", LeagueRules(), [Entry(team), Entry(99)], "there is no team 99"),
    ):
        with pytest.raises(LeagueError, match=reason):
            leagues.found_league(name, rules, entries)
    assert leagues.leagues() == []
    leagues.found_league("Yes", LeagueRules(), two)
    with pytest.raises(LeagueError, match="there is a league 'YES' already"):
        leagues.found_league("YES", LeagueRules(), two)
    with pytest.raises(LeagueError, match="Kettlebridge Rovers plays in Yes"):
        leagues.found_league("Other", LeagueRules(), two)
    with pytest.raises(LeagueError, match="in the books of Yes"):
        leagues.delete_team(team)


def test_a_match_is_recorded_once_with_both_teams_and_the_money(leagues: Leagues) -> None:
    kept = founded(leagues)
    report, before, form = filled(leagues, kept, 1)
    home, away = (kept.entries[place].team for place in kept.season.fixtures[0].teams)
    leagues.record(kept.id, 1, report, before, form.state.sheets, form.state.paid)
    assert (leagues.team(home).sheet, leagues.team(away).sheet) == form.state.sheets
    assert leagues.season(kept.id).season.fixtures[0].report == report
    assert leagues.before(kept.id, 1) == {home: before[0], away: before[1]}
    assert [line.amount for line in leagues.money(season=kept.id)] == [30_000, 10_000]
    with pytest.raises(LeagueError, match="match 1 has been recorded already"):
        leagues.record(kept.id, 1, report, before, form.state.sheets, form.state.paid)
    assert len(leagues.money(season=kept.id)) == 2
    assert accounts(leagues)


def test_what_does_not_fit_is_not_recorded(leagues: Leagues) -> None:
    kept = founded(leagues)
    report, before, form = filled(leagues, kept, 1)
    after, paid = form.state.sheets, form.state.paid
    home = kept.entries[kept.season.fixtures[0].pairing.home].team
    hurt = replace(report, home=replace(report.home, hurt=(Hurt(77, Outcome.DEAD),)))
    rich = (replace(after[0], treasury=999_000), after[1])
    for number, told, sheets, reason in (
        (99, report, after, "there is no match 99"),
        (1, hurt, after, "player 77 was hurt and did not play"),
        (1, replace(report, winner=1), after, "is won by"),
        (1, report, rich, "the payments do not come to its treasury"),
        (1, report, (replace(after[0], fans=9), after[1]), "9 dedicated fans"),
    ):
        with pytest.raises(LeagueError, match=reason):
            leagues.record(kept.id, number, told, before, sheets, paid)
    leagues.change_team(home, replace(before[0], name="Renamed"))
    with pytest.raises(LeagueError, match="has changed meanwhile: fill in the form again"):
        leagues.record(kept.id, 1, report, before, after, paid)
    assert leagues.season(kept.id).season.results == []
    assert leagues.money(season=kept.id) == []


@pytest.mark.rule("S7-16.11")
def test_play_offs_are_put_down_when_the_table_is_full(leagues: Leagues) -> None:
    kept = founded(leagues, LeagueRules(play_offs=2))
    for number in range(1, 7):
        assert len(kept.season.fixtures) == 6
        kept = played(leagues, kept, number)
    [final] = kept.season.open
    assert final.pairing.stage == "final"
    with pytest.raises(LeagueError, match="needs a winner"):
        played(leagues, kept, final.number, (1, 1))
    kept = played(leagues, kept, final.number, (0, 1))
    assert kept.season.champion == final.pairing.away
    assert accounts(leagues)


@pytest.mark.rule("S7-16.8")
def test_another_season_begins_when_the_last_is_over(leagues: Leagues) -> None:
    kept = founded(leagues, teams=2)
    with pytest.raises(LeagueError, match="1 match of season 1 is open"):
        leagues.next_season(kept.league)
    kept = played(leagues, kept, 1)
    team = leagues.team(kept.entries[0].team)
    hurt = team.sheet.with_member(replace(team.sheet.members[0], misses=True))
    leagues.change_team(team.id, hurt)
    second = leagues.next_season(kept.league)
    assert [season.number for season in leagues.seasons(kept.league)] == [1, 2]
    assert leagues.season(second).season.results == []
    assert not leagues.team(team.id).sheet.members[0].misses
    assert leagues.seasons(kept.league)[0].season.champion is not None


@pytest.mark.rule("S7-16.8")
def test_a_team_that_is_too_dear_holds_up_the_next_season(leagues: Leagues) -> None:
    kept = played(leagues, founded(leagues, teams=2), 1)
    team = leagues.team(kept.entries[0].team)
    leagues.change_team(team.id, replace(team.sheet, rerolls=6))
    with pytest.raises(LeagueError, match="a team begins a new season with 750,000 at most"):
        leagues.next_season(kept.league)
    assert len(leagues.seasons(kept.league)) == 1


def test_a_league_is_deleted_and_its_teams_stay(leagues: Leagues) -> None:
    kept = played(leagues, founded(leagues), 1)
    leagues.delete_league(kept.league)
    assert leagues.leagues() == []
    assert len(leagues.teams()) == 4
    assert accounts(leagues)
    with pytest.raises(LeagueError, match="there is no season"):
        leagues.season(kept.id)


def test_two_windows_do_not_record_a_match_twice(path: Path, leagues: Leagues) -> None:
    kept = founded(leagues)
    report, before, form = filled(leagues, kept, 1)
    with closing(Leagues(path)) as other:
        other.record(kept.id, 1, report, before, form.state.sheets, form.state.paid)
    with pytest.raises(LeagueError, match="already"):
        leagues.record(kept.id, 1, report, before, form.state.sheets, form.state.paid)


# -------------------------------------------------------------------------------------------------- the file
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
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE team (x)")
        db.commit()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="is no file of leagues: it is left as it is"):
        Leagues(path)
    assert path.read_bytes() == before


def test_a_newer_file_is_left_as_it_is(path: Path) -> None:
    Leagues(path).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
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
    with closing(sqlite3.connect(path)) as db:
        db.execute("DROP TABLE draft")
        db.commit()
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
    with closing(sqlite3.connect(path)) as db:
        row = f"SELECT min(rowid) FROM {table}"
        db.execute(f"UPDATE {table} SET {column} = CAST(? AS TEXT) WHERE rowid = ({row})", (junk,))
        db.commit()
    assert f"is damaged ({place})" in refused(path)


def test_a_sheet_under_another_name_is_damage(path: Path) -> None:
    backed_up(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE team SET name = 'Kettlebrigde Rovers' WHERE id = 1")
        db.commit()
    assert "the sheet of team 'Kettlebrigde Rovers' cannot be read" in refused(path)


def test_it_cannot_be_read_who_leads_a_team(path: Path) -> None:
    backed_up(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE entry SET coach = 'persoo' WHERE place = 0")
        db.commit()
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
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"UPDATE {change}")
        db.commit()
    assert place in refused(path)


def test_a_file_without_a_column_is_damage(path: Path) -> None:
    backed_up(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("ALTER TABLE league DROP COLUMN notes")
        db.commit()
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


# ------------------------------------------------------------------------------------------- teams as files
def test_a_team_is_exported_and_imported(tmp_path: Path) -> None:
    path = tmp_path / "rovers.json"
    export_team(sheet(), path)
    assert import_team(path) == sheet()
    assert '"name": "Kettlebridge Rovers"' in path.read_text("utf-8")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"{}\n\xff", "rovers.json:2: this is not UTF-8 text"),
        ("{}".encode("utf-16"), "rovers.json: it is written in UTF-16: save it as UTF-8"),
        (b"{" * 3_000_001, "rovers.json: 3,000,001 bytes are too many for a team: it is not read"),
        (b"", "rovers.json: it is empty"),
        (b'{"format": "fourth-and-dice team"}', "rovers.json: version: is missing"),
        (b'{"format": "fourth-and-dice team", \0}', "rovers.json: line 1 is damaged, at letter 36"),
        (b"\0" * 99, "rovers.json: this is no team of Fourth & Dice: it is no text at all"),
    ],
)
def test_a_file_that_is_no_team_changes_nothing(
    tmp_path: Path, leagues: Leagues, content: bytes, reason: str
) -> None:
    path = tmp_path / "rovers.json"
    path.write_bytes(content)
    with pytest.raises((LeagueError, StoreError)) as error:
        leagues.add_team(import_team(path))
    assert reason in str(error.value)
    assert "\n" not in str(error.value)
    assert leagues.teams() == []


def test_that_a_file_was_changed_is_said_before_what_rule_it_breaks(tmp_path: Path) -> None:
    path = tmp_path / "rovers.team"
    export_team(sheet(), path)
    path.write_text(path.read_text("utf-8").replace('"rerolls": ', '"rerolls": 9'), "utf-8")
    with pytest.raises(LeagueError) as error:
        import_team(path, altered=True)
    assert str(error.value).startswith(f"{path}, which has been damaged, or changed by hand: 9")
    (found,) = found_teams([tmp_path])
    assert found.trouble.startswith("which has been damaged, or changed by hand: 9")


def test_a_file_that_is_not_there_or_is_a_folder(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be read: it is not there"):
        import_team(tmp_path / "nothing.json")
    with pytest.raises(StoreError, match="cannot be read: it is a folder, and a team is in a file"):
        import_team(tmp_path)


def test_the_printed_roster_is_one_page_that_needs_nothing_else_and_escapes_every_word(
    tmp_path: Path,
) -> None:
    path = tmp_path / "rovers.html"
    evil = '<script>alert("x")</script>'
    named = replace(sheet(), name=evil)
    named = named.with_member(replace(named.members[0], name=f"{evil}&", gained=("Guard",), misses=True))
    print_team(named, path)
    page = path.read_text("utf-8")
    assert "<script" not in page
    assert "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;" in page
    assert "http" not in page.replace('http-equiv="Content-Security-Policy"', "")
    assert "Block, Tackle, Guard" in page
    assert "misses the next match" in page
    assert page.count("<tr") == 1 + 8 + 2
