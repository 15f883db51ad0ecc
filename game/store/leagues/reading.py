"""Everything in the leagues' file is read before its backup is renewed: a copy of damage helps nobody. Texts
whose seals are right are what was written and could be read then: they are taken at their word."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from typing import Any, Final

from game.core.errors import GameError, StoreError
from game.games.sevens.league.fields import shown
from game.games.sevens.league.sheet import TeamSheet
from game.store.leagues.changes import report_from, sheet_from
from game.store.leagues.drafts import draft_from
from game.store.leagues.kept import COACHES
from game.store.leagues.seals import right_rows

_PLACE: Final = (
    "SELECT kept.rowid, league.name, season.number, kept.{number}, {texts} FROM {table} AS kept"
    " JOIN season ON season.id = kept.season JOIN league ON league.id = season.league"
)


def _tables(db: sqlite3.Connection) -> set[str]:
    return {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def unreadable(db: sqlite3.Connection) -> str:
    """The first sheet, report or form that makes no sense, by its place and without its text; or ""."""
    return next(_unreadable(db), "")


def _unreadable(db: sqlite3.Connection) -> Iterator[str]:
    """Texts are asked for as bytes: damaged ones would be none."""
    for name, sheet in db.execute("SELECT CAST(name AS BLOB), CAST(sheet AS BLOB) FROM team"):
        if not _makes_sense(_read_team, name, sheet):
            yield f"the sheet of team {shown(name.decode(errors='replace'))} cannot be read"
    for row in db.execute("SELECT CAST(coach AS BLOB), CAST(player AS BLOB) FROM entry"):
        if not _makes_sense(_read_entry, *row):
            yield "it cannot be read who leads a team"
    for where, row in _of_matches(db, "fixture", "number", "report"):
        if row != [None] and not _makes_sense(_read_report, *row):
            yield f"the report of {where} cannot be read"
    for where, row in _of_matches(db, "draft", "fixture", "report", "sheets", "answers"):
        if not _makes_sense(_read_draft, *row):
            yield f"the form of {where} cannot be read"
    known = {row[1] for row in db.execute("PRAGMA table_info(past)")} & {"sheet", "after"}
    for where, row in _of_matches(db, "past", "fixture", *sorted(known)):
        if not all(sheet is None or _makes_sense(_read_sheet, sheet) for sheet in row):
            yield f"a team as it was in {where} cannot be read"
    query = "SELECT rowid, CAST(sheet AS BLOB), CAST(after AS BLOB) FROM dealt"
    sealed = right_rows(db, "dealt")
    for ident, *row in db.execute(query) if "dealt" in _tables(db) else ():
        if ident not in sealed and not all(_makes_sense(_read_sheet, sheet) for sheet in row):
            yield "a team as it was before a purchase cannot be read"


def _of_matches(
    db: sqlite3.Connection, table: str, number: str, *columns: str
) -> Iterator[tuple[str, list[Any]]]:
    """What stands in rows about a match and is not sealed, and which match that is."""
    known = right_rows(db, table)
    texts = ", ".join(f"CAST(kept.{column} AS BLOB)" for column in columns)
    query = _PLACE.format(number=number, texts=texts, table=table)
    for ident, league, season, match, *row in db.execute(query):
        if ident not in known:
            yield f"match {match} of season {season} in {shown(league)}", row


def _makes_sense(read: Callable[..., object], *texts: bytes) -> bool:
    try:
        read(*(text.decode() for text in texts))
    except (GameError, UnicodeDecodeError):
        return False
    return True


def _read_team(name: str, sheet: str) -> None:
    if _read_sheet(sheet).name != name:
        raise StoreError("its name is not that of its row")


def _read_sheet(text: str) -> TeamSheet:
    return sheet_from(text, 0)


def _read_entry(coach: str, _player: str) -> None:
    if coach not in COACHES:
        raise StoreError("it is no coach")


def _read_report(text: str) -> None:
    report_from(text, 0)


def _read_draft(*row: str) -> None:
    draft_from(row, 0)
