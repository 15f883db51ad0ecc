"""Texts that make sense and are not what was written: a flipped digit, or somebody's own hand. They are
noticed when the file is opened, and taken as they are only when that is asked for."""

from __future__ import annotations

import sqlite3
from typing import Final

from game.core.errors import LeagueError
from game.games.sevens.league.fields import shown
from game.games.sevens.league.legality import illegal
from game.store.leagues.changes import pay, sealed, sheet_in

BY_HAND: Final = "by hand"
SEALED: Final = {
    "team": ("sheet",),
    "fixture": ("report",),
    "draft": ("report", "sheets", "answers"),
    "past": ("sheet", "after"),
    "dealt": ("sheet", "after"),
}
"""The tables that have a seal, and the texts that it is the sum of."""
_WORDS: Final = {
    "fixture": "the report of a match",
    "draft": "a form",
    "past": "a team as it was before a match",
    "dealt": "a team as it was before a purchase",
}


def altered(db: sqlite3.Connection) -> str:
    """The first text that is not what was written, by its place; or "". All of them are readable."""
    for table in SEALED:
        for row, _ in _broken(db, table):
            if table != "team":
                return f"{_WORDS[table]} is not what was written"
            (name,) = db.execute("SELECT name FROM team WHERE rowid = ?", (row,)).fetchone()
            return f"the sheet of team {shown(name)} is not what was written"
    return ""


def _broken(db: sqlite3.Connection, table: str, *, unknown: bool = False) -> list[tuple[int, int]]:
    """Rows whose seal is wrong (or ``unknown``), each with the right one. An older file has no seals."""
    if "seal" not in {row[1] for row in db.execute(f"PRAGMA table_info({table})")}:
        return []
    columns = SEALED[table]
    query = f"SELECT rowid, seal, {', '.join(columns)} FROM {table} WHERE {columns[0]} IS NOT NULL"
    found = []
    for row, seal, *texts in db.execute(query):
        right = sealed(*texts)
        if seal != right and (unknown or seal is not None):
            found.append((row, right))
    return found


def accept(db: sqlite3.Connection) -> list[str]:
    """Everything is sealed as it is, and what treasuries hold beyond their payments is booked; a line for
    each thing that had been changed. Raises LeagueError for a team that is not legal."""
    lines = []
    for table in SEALED:
        if broken := len(_broken(db, table)):
            lines.append(f"{broken} changed in {table!r}: taken as it is")
        for row, right in _broken(db, table, unknown=True):
            db.execute(f"UPDATE {table} SET seal = ? WHERE rowid = ?", (right, row))
    for ident, name in db.execute("SELECT id, name FROM team ORDER BY name").fetchall():
        sheet = sheet_in(db, ident)
        if complaints := illegal(sheet):
            raise LeagueError(f"{name}: {complaints[0]}")
        (paid,) = db.execute("SELECT coalesce(sum(amount), 0) FROM money WHERE team = ?", (ident,)).fetchone()
        if more := sheet.treasury - paid:
            pay(db, ident, None, None, BY_HAND, more)
            lines.append(f"{name}: {more:+,} is booked as changed by hand")
    return lines
