"""Forms that are not handed in yet: what of them may be written, and how. Each runs inside a transaction."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import Any

from game.core.errors import LeagueError, StoreError
from game.games.sevens.league.fields import read_json
from game.games.sevens.league.report_text import plain_report, report_of
from game.games.sevens.league.sheet_text import plain_sheet, sheet_of
from game.store.leagues.changes import compact, sealed, sheet_in
from game.store.leagues.kept import FormDraft


def check_open(db: sqlite3.Connection, season: int, fixture: int) -> None:
    """Raises LeagueError for a match that has been recorded, or is not there any more."""
    row = db.execute(
        "SELECT report IS NULL FROM fixture WHERE season = ? AND number = ?", (season, fixture)
    ).fetchone()
    if row is None:
        raise LeagueError(f"there is no match {fixture} any more")
    if not row[0]:
        raise LeagueError(f"match {fixture} has been recorded already")


def check_answers(db: sqlite3.Connection, season: int, fixture: int, known: tuple[str, ...]) -> None:
    """Raises LeagueError if what stands in the form that waits is not what a window knows of it."""
    row = db.execute(
        "SELECT report, sheets, answers FROM draft WHERE season = ? AND fixture = ?", (season, fixture)
    ).fetchone()
    if row is not None and draft_from(row, fixture).answers != known:
        raise LeagueError(f"another window fills in the form of match {fixture}: this is how it stands now")


def drop_draft(db: sqlite3.Connection, season: int, fixture: int, known: tuple[str, ...]) -> None:
    """The form that waits is forgotten, if it is filled in as a window knows it. Raises LeagueError."""
    check_open(db, season, fixture)
    check_answers(db, season, fixture, known)
    db.execute("DELETE FROM draft WHERE season = ? AND fixture = ?", (season, fixture))


def keep_answers(
    db: sqlite3.Connection,
    season: int,
    fixture: int,
    draft: FormDraft,
    teams: Sequence[int],
    known: tuple[str, ...],
) -> None:
    """What is filled into a form, if it is the one that waits, with the answers that are known, and its teams
    are as they came to it."""
    for team, before in zip(teams, draft.sheets, strict=True):
        if sheet_in(db, team) != before:
            raise LeagueError(f"{before.name} has changed meanwhile")
    row = db.execute(
        "SELECT report, sheets, answers FROM draft WHERE season = ? AND fixture = ?", (season, fixture)
    ).fetchone()
    if row is None or draft_from(row, fixture).report != draft.report:
        raise LeagueError(f"match {fixture} has been decided otherwise meanwhile")
    check_answers(db, season, fixture, known)
    keep_draft(db, season, fixture, draft)


def keep_draft(db: sqlite3.Connection, season: int, fixture: int, draft: FormDraft) -> None:
    """A form takes the place of the one that waited."""
    db.execute(
        "INSERT OR REPLACE INTO draft (season, fixture, report, sheets, answers, seal)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (season, fixture, *(row := _draft_row(draft)), sealed(*row)),
    )


def _draft_row(draft: FormDraft) -> tuple[str, str, str]:
    sheets = json.dumps([plain_sheet(sheet) for sheet in draft.sheets], ensure_ascii=False)
    return compact(plain_report(draft.report)), sheets, "\n".join(draft.answers)


def draft_from(row: tuple[Any, ...], fixture: int) -> FormDraft:
    """A form from its row: report, sheets, answers. Raises StoreError for one that makes no sense."""
    where = f"the form of match {fixture}"
    report, sheets, answers = row
    try:
        match read_json(sheets, where):
            case [first, second]:
                home, away = sheet_of(first, where), sheet_of(second, where)
            case _:
                raise LeagueError(f"{where}: two teams come to a match")
        read = report_of(read_json(report, where), where)
    except LeagueError as error:
        raise StoreError(f"the leagues' file is damaged: {error}") from error
    return FormDraft(read, (home, away), tuple(answers.split("\n")) if answers else ())
