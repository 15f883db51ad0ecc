"""Texts that make sense and are not what was written: a flipped digit, or somebody's own hand. They are
noticed when the file is opened, and taken as they are only when that is asked for."""

from __future__ import annotations

import sqlite3
from typing import Any, Final
from zlib import crc32

from game.core.errors import LeagueError
from game.games.sevens.league.fields import shown
from game.games.sevens.league.legality import illegal
from game.store.leagues.changes import pay, seal_of, sheet_in

BY_HAND: Final = "by hand"
TOTAL: Final = "total"
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
    """The first thing that is not what was written, by its place; or "". All of it is readable."""
    for table in SEALED:
        for row, _ in _broken(db, table, unknown=_sums_are_kept(db)):
            if table != "team":
                return f"{_WORDS[table]} is not what was written"
            (name,) = db.execute("SELECT name FROM team WHERE rowid = ?", (row,)).fetchone()
            return f"the sheet of team {shown(name)} is not what was written"
    if _sums_are_kept(db):
        found, kept = _totals(db), dict(db.execute("SELECT name, sum FROM total"))
        for table in sorted(found.keys() | kept.keys()):
            if found.get(table) != kept.get(table):
                return f"the table {shown(table)} is not what was written"
    return ""


def _columns(db: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in db.execute(f"PRAGMA table_info({table})")]


def _broken(db: sqlite3.Connection, table: str, *, unknown: bool = False) -> list[tuple[int, int]]:
    """Rows whose seal is wrong (or ``unknown``), each with the right one. An older file has no seals."""
    found = []
    for row, seal, right in _seals(db, table):
        if seal != right and (unknown or seal is not None):
            found.append((row, right))
    return found


def _seals(db: sqlite3.Connection, table: str) -> list[tuple[int, int | None, int]]:
    """The rows of a table that have a text, each with its seal and the right one. Texts are asked for as
    bytes: damaged ones would be none."""
    if "seal" not in _columns(db, table):
        return []
    columns = SEALED[table]
    cells = ", ".join(f"CAST({column} AS BLOB)" for column in columns)
    query = f"SELECT rowid, seal, {cells} FROM {table} WHERE {columns[0]} IS NOT NULL"
    return [(row, seal, seal_of(*texts)) for row, seal, *texts in db.execute(query)]


def right_rows(db: sqlite3.Connection, table: str) -> set[int]:
    """The rows whose texts are what was written: they need not be read to be trusted."""
    return {row for row, seal, right in _seals(db, table) if seal == right}


# --------------------------------------------------------------------------------------- sums of whole tables
def _sums_are_kept(db: sqlite3.Connection) -> bool:
    """An older file has none."""
    return bool(_columns(db, TOTAL))


def _totals(db: sqlite3.Connection) -> dict[str, int]:
    """The sum of each table: of its rows and their seals, which stand for their texts."""
    tables = db.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
    ).fetchall()
    return {table: _total(db, table) for (table,) in tables if table != TOTAL}


def _total(db: sqlite3.Connection, table: str) -> int:
    columns = [name for name in _columns(db, table) if name not in SEALED.get(table, ())]
    rows: list[Any] = db.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY rowid").fetchall()
    return crc32(repr(rows).encode())


def keep_totals(db: sqlite3.Connection) -> None:
    """The sums are brought up to date: the last that is done in a change."""
    if _sums_are_kept(db):
        kept = dict(db.execute("SELECT name, sum FROM total"))
        found = _totals(db)
        changed = [(table, total) for table, total in found.items() if kept.get(table) != total]
        db.executemany("INSERT OR REPLACE INTO total (name, sum) VALUES (?, ?)", changed)
        for table in kept.keys() - found.keys():
            db.execute("DELETE FROM total WHERE name = ?", (table,))


def seal_all(db: sqlite3.Connection) -> list[str]:
    """Every text is sealed as it is; a line for each table in which one had been changed."""
    lines = []
    for table in SEALED:
        if broken := len(_broken(db, table)):
            lines.append(f"{broken} changed in {table!r}: taken as it is")
        for row, right in _broken(db, table, unknown=True):
            db.execute(f"UPDATE {table} SET seal = ? WHERE rowid = ?", (right, row))
    return lines


def changed_tables(db: sqlite3.Connection) -> list[str]:
    """The tables whose sums are not what was written."""
    kept = dict(db.execute("SELECT name, sum FROM total"))
    return sorted(table for table, total in _totals(db).items() if kept.get(table) != total)


def accept(db: sqlite3.Connection) -> list[str]:
    """Everything is sealed as it is, and what treasuries hold beyond their payments is booked; a line for
    each thing that had been changed. Raises LeagueError for a team that is not legal."""
    lines = seal_all(db) or [
        f"something changed in {table!r}: taken as it is" for table in changed_tables(db)
    ]
    for ident, name in db.execute("SELECT id, name FROM team ORDER BY name").fetchall():
        sheet = sheet_in(db, ident)
        if complaints := illegal(sheet):
            raise LeagueError(f"{name}: {complaints[0]}")
        (paid,) = db.execute("SELECT coalesce(sum(amount), 0) FROM money WHERE team = ?", (ident,)).fetchone()
        if more := sheet.treasury - paid:
            pay(db, ident, None, None, BY_HAND, more)
            lines.append(f"{name}: {more:+,} is booked as changed by hand")
    return lines
