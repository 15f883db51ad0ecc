"""What one change of the leagues' file does: checks, then rows. Each runs inside a transaction."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final
from zlib import crc32

from game.core.errors import LeagueError, StoreError
from game.games.sevens.league.fields import read_json
from game.games.sevens.league.form_state import Payment
from game.games.sevens.league.legality import illegal
from game.games.sevens.league.market import too_dear
from game.games.sevens.league.report import MatchReport, wrong
from game.games.sevens.league.report_text import plain_report, report_of
from game.games.sevens.league.season import Fixture, LeagueRules, new_season, with_report, wrong_rules
from game.games.sevens.league.sheet import TeamSheet
from game.games.sevens.league.sheet_text import plain_sheet, sheet_of, tidied
from game.games.sevens.league.words import tidy, why_no_line
from game.store.leagues.kept import COACHES, Entry, KeptSeason
from game.store.leagues.names import LEAGUE, LONGEST_NAME, TEAM, check_free, free_name

DRAFT: Final = "draft"
FRESH_MARK: Final = "'m' || lower(hex(randomblob(8)))"  # of a match, for its records: SQL


def check_sheet(sheet: TeamSheet) -> None:
    """Raises LeagueError for a team that is not legal, or could not be read again."""
    if complaints := illegal(sheet):
        raise LeagueError(f"{sheet.name}: {complaints[0]}")
    sheet_of(plain_sheet(sheet), sheet.name)


def check_league(name: str, rules: LeagueRules, entries: Sequence[Entry]) -> None:
    """Raises LeagueError for a league that cannot be."""
    if not name.strip():
        raise LeagueError("the league has no name")
    if reason := why_no_line(name, LONGEST_NAME):
        raise LeagueError(f"the league's name {reason}")
    if complaint := wrong_rules(len(entries), rules):
        raise LeagueError(complaint)
    if len({entry.team for entry in entries}) < len(entries):
        raise LeagueError("a team is in the league twice")
    for entry in entries:
        if entry.coach not in COACHES:
            raise LeagueError(f"{entry.coach!r} leads no team: it is {', '.join(COACHES)}")


# ----------------------------------------------------------------------------------------- inside a change
def compact(plain: dict[str, Any]) -> str:
    """JSON as it stands in a cell."""
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def sealed(*texts: str | None) -> int:
    """A sum of a row's texts: when they are read again it tells whether they are the same."""
    return seal_of(*(text.encode() if text else None for text in texts))


def seal_of(*texts: bytes | None) -> int:
    """That sum, of texts as the file holds them."""
    return crc32(b"\n".join(text or b"" for text in texts))


def number_of(cursor: sqlite3.Cursor) -> int:
    """The number of the row that has been added."""
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def sheet_from(text: str, ident: int) -> TeamSheet:
    """A team from its cell. Raises StoreError for one that makes no sense."""
    try:
        return sheet_of(read_json(text, f"team {ident}"), f"team {ident}")
    except LeagueError as error:
        raise StoreError(f"the leagues' file is damaged: {error}") from error


def report_from(text: str | None, number: int) -> MatchReport | None:
    """The report of a match from its cell, None if it is open. Raises StoreError."""
    if text is None:
        return None
    try:
        return report_of(read_json(text, f"match {number}"), f"match {number}")
    except LeagueError as error:
        raise StoreError(f"the leagues' file is damaged: {error}") from error


def sheet_in(db: sqlite3.Connection, ident: int) -> TeamSheet:
    """A team as it is kept. Raises LeagueError if there is none."""
    row = db.execute("SELECT sheet FROM team WHERE id = ?", (ident,)).fetchone()
    if row is None:
        raise LeagueError(f"there is no team {ident}")
    return sheet_from(row[0], ident)


def insert_team(db: sqlite3.Connection, sheet: TeamSheet) -> int:
    """A new team, tidied, with what it has paid in; its number. Raises LeagueError."""
    sheet = tidied(sheet)
    check_sheet(sheet)
    check_free(db, TEAM, sheet.name)
    text = compact(plain_sheet(sheet))
    ident = number_of(
        db.execute(
            "INSERT INTO team (name, sheet, changed, seal) VALUES (?, ?, ?, ?)",
            (sheet.name, text, _now(), sealed(text)),
        )
    )
    pay(db, ident, None, None, DRAFT, sheet.treasury)
    return ident


def update_team(db: sqlite3.Connection, ident: int, sheet: TeamSheet) -> None:
    """A team is as this sheet says, which has been checked. Raises LeagueError for another one's name, unless
    it has had it before."""
    if sheet.name != sheet_in(db, ident).name:
        check_free(db, TEAM, sheet.name, but=ident)
    text = compact(plain_sheet(sheet))
    db.execute(
        "UPDATE team SET name = ?, sheet = ?, changed = ?, seal = ? WHERE id = ?",
        (sheet.name, text, _now(), sealed(text), ident),
    )


def pay(
    db: sqlite3.Connection, team: int, season: int | None, fixture: int | None, why: str, amount: int
) -> None:
    """A payment goes into the books; one of nothing does not."""
    if amount:
        db.execute(
            "INSERT INTO money (team, season, fixture, why, amount) VALUES (?, ?, ?, ?, ?)",
            (team, season, fixture, why, amount),
        )


def last_paid(db: sqlite3.Connection) -> int:
    """The payment that was written last, 0 for none."""
    (ident,) = db.execute("SELECT coalesce(max(id), 0) FROM money").fetchone()
    return int(ident)


def repay(db: sqlite3.Connection, team: int, paid: int) -> int:
    """A team's payments after that one never were; what its treasury held then. Their numbers are given anew:
    nobody may take a later payment for an earlier one."""
    db.execute("DELETE FROM money WHERE team = ? AND id > ?", (team, paid))
    for table in ("past", "dealt"):
        db.execute(f"UPDATE {table} SET paid = min(paid, ?)", (last_paid(db),))
    (holds,) = db.execute("SELECT coalesce(sum(amount), 0) FROM money WHERE team = ?", (team,)).fetchone()
    return int(holds)


def insert_league(
    db: sqlite3.Connection, name: str, rules: LeagueRules, entries: Sequence[Entry], notes: str
) -> int:
    """A league and its first season; the league's number. Raises LeagueError."""
    name = tidy(name)
    check_free(db, LEAGUE, name)
    row = (name, str(rules.rule_set), int(rules.double), rules.play_offs, notes)
    league = number_of(
        db.execute(
            "INSERT INTO league (name, rule_set, double, play_offs, notes) VALUES (?, ?, ?, ?, ?)", row
        )
    )
    begin_season(db, league, 1, rules, entries)
    return league


def found_with(
    db: sqlite3.Connection,
    name: str,
    rules: LeagueRules,
    who: Sequence[tuple[int | TeamSheet, str]],
    notes: str,
) -> int:
    """A league of teams that are kept already and of new ones. Raises LeagueError."""

    def kept(team: int | TeamSheet) -> int:
        if isinstance(team, int):
            return team
        return insert_team(db, replace(team, name=free_name(db, team.name)))

    entries = [Entry(kept(team), coach) for team, coach in who]
    check_league(name, rules, entries)
    return insert_league(db, name, rules, entries, notes)


def begin_season(
    db: sqlite3.Connection, league: int, number: int, rules: LeagueRules, entries: Sequence[Entry]
) -> int:
    """A season with its draw and its fixtures; its number in the file. Raises LeagueError."""
    season = number_of(db.execute("INSERT INTO season (league, number) VALUES (?, ?)", (league, number)))
    for place, entry in enumerate(entries):
        sheet = sheet_in(db, entry.team)
        if complaints := illegal(sheet):
            raise LeagueError(f"{sheet.name}: {complaints[0]}")
        if complaint := too_dear(sheet):
            raise LeagueError(complaint)
        if name := plays_in(db, entry.team):
            raise LeagueError(f"{sheet.name} plays in {name}")
        db.execute("DELETE FROM dealt WHERE team = ?", (entry.team,))
        row = (season, place, entry.team, entry.coach, entry.player)
        db.execute("INSERT INTO entry (season, place, team, coach, player) VALUES (?, ?, ?, ?, ?)", row)
    _add_fixtures(db, season, new_season(len(entries), rules).fixtures)
    return season


def plays_in(db: sqlite3.Connection, team: int, *, beside: int = 0) -> str:
    """The league in which a team has a match to play, ``beside`` those of one season; empty if there is
    none."""
    row = db.execute(
        "SELECT league.name FROM entry JOIN season ON season.id = entry.season"
        " JOIN league ON league.id = season.league"
        " JOIN fixture ON fixture.season = entry.season"
        " WHERE team = ? AND entry.season <> ? AND report IS NULL",
        (team, beside),
    ).fetchone()
    return row[0] if row else ""


def _add_fixtures(db: sqlite3.Connection, season: int, fixtures: Sequence[Fixture]) -> None:
    db.executemany(
        "INSERT INTO fixture (season, number, round, home, away, stage, mark)"
        f" VALUES (?, ?, ?, ?, ?, ?, {FRESH_MARK})",
        [(season, fixture.number, *fixture.pairing) for fixture in fixtures],
    )


def mark_anew(db: sqlite3.Connection, season: int, number: int) -> None:
    """What was played of a match counts for nothing: its records are of no match any more."""
    db.execute(f"UPDATE fixture SET mark = {FRESH_MARK} WHERE season = ? AND number = ?", (season, number))


def record_match(
    db: sqlite3.Connection,
    kept: KeptSeason,
    number: int,
    report: MatchReport,
    before: tuple[TeamSheet, TeamSheet],
    after: tuple[TeamSheet, TeamSheet],
    payments: Sequence[Payment],
) -> None:
    """A match goes into the books: its report, both teams, their money, and what is to be played next. Raises
    LeagueError if it is there already, cannot be, or a team is not as it came to its form."""
    fixture = next((each for each in kept.season.fixtures if each.number == number), None)
    if fixture is None:
        raise LeagueError(f"there is no match {number}")
    if complaints := wrong(report, before, winner_needed=fixture.winner_needed):
        raise LeagueError(f"match {number}: {complaints[0]}")
    teams = tuple(kept.entries[place].team for place in fixture.teams)
    text = compact(plain_report(report))
    once = db.execute(
        "UPDATE fixture SET report = ?, seal = ? WHERE season = ? AND number = ? AND report IS NULL",
        (text, sealed(text), kept.id, number),
    )
    if not once.rowcount:
        raise LeagueError(f"match {number} has been recorded already")
    db.execute("DELETE FROM draft WHERE season = ? AND fixture = ?", (kept.id, number))
    (turn,) = db.execute("SELECT coalesce(max(turn), 0) + 1 FROM past").fetchone()
    paid_before = last_paid(db)
    for side, team in enumerate(teams):
        if sheet_in(db, team) != before[side]:
            raise LeagueError(f"{before[side].name} has changed meanwhile: fill in the form again")
        paid = [payment for payment in payments if payment.side == side]
        if before[side].treasury + sum(payment.amount for payment in paid) != after[side].treasury:
            raise LeagueError(f"{before[side].name}: the payments do not come to its treasury")
        check_sheet(after[side])
        texts = [compact(plain_sheet(each[side])) for each in (before, after)]
        db.execute(
            "INSERT INTO past (season, fixture, team, sheet, after, turn, paid, seal)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (kept.id, number, team, *texts, turn, paid_before, sealed(*texts)),
        )
        db.execute("DELETE FROM dealt WHERE team = ?", (team,))
        for payment in paid:
            pay(db, team, kept.id, number, payment.why, payment.amount)
        update_team(db, team, after[side])
    _add_fixtures(db, kept.id, with_report(kept.season, number, report).fixtures[len(kept.season.fixtures) :])
