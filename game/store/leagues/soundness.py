"""Whether everything in the leagues' file is of its kind and comes to the right sums. It is asked before the
backup is renewed: what passes here can be opened, and opens no screen to a surprise."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import datetime
from typing import Final, NamedTuple

from game.games.sevens.league.fields import shown
from game.games.sevens.league.fixtures import REGULAR, STAGES
from game.games.sevens.league.words import why_no_line
from game.store.leagues.changes import sheet_from

LONGEST_LINE: Final = 400  # of what is no sheet, report or form: those are read for themselves
LINES: Final = (("team", "name"), ("league", "name"), ("entry", "player"), ("money", "why"))
LEAST: Final = (("season", "number"), ("fixture", "number"), ("fixture", "round"))


class _Column(NamedTuple):
    """As the scripts declare it."""

    name: str
    kind: str  # "integer" or "text"
    needed: bool


def _columns(db: sqlite3.Connection) -> dict[str, list[_Column]]:
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
    tables = [name for (name,) in db.execute(query)]
    return {
        table: [
            _Column(name, kind.lower(), bool(notnull or key))
            for _, name, kind, notnull, _, key in db.execute(f"PRAGMA table_info({table})")
        ]
        for table in tables
    }


def missing_part(db: sqlite3.Connection, scripts: Sequence[str]) -> str:
    """The first table, column or index that the scripts make and the file has not so; or ""."""
    here = _columns(db)
    with _made(scripts) as whole:
        declared, wanted = _columns(whole), _as_made(whole)
    for table, columns in sorted(declared.items()):
        if table not in here:
            return f"it has no table {table!r}"
        known = {column.name for column in here[table]}
        for column in columns:
            if column.name not in known:
                return f"its table {table!r} has no column {column.name!r}"
    found = _as_made(db)
    other = (name for name, sql in sorted(wanted.items()) if found.get(name) != sql)
    return next((f"{name!r} in it is not as it was made" for name in other), "")


def _as_made(db: sqlite3.Connection) -> dict[str, str]:
    """What is in a file, each with the SQL that makes it, however that is indented."""
    rows = db.execute("SELECT name, CAST(sql AS BLOB) FROM sqlite_master WHERE sql IS NOT NULL")
    return {name: " ".join(sql.decode(errors="replace").split()) for name, sql in rows}


def _made(scripts: Sequence[str]) -> closing[sqlite3.Connection]:
    """An empty file in memory."""
    whole = sqlite3.connect(":memory:")
    for script in scripts:
        whole.executescript(script)
    return closing(whole)


def _declared(scripts: Sequence[str]) -> dict[str, list[_Column]]:
    with _made(scripts) as whole:
        return _columns(whole)


def unsound(db: sqlite3.Connection, scripts: Sequence[str]) -> str:
    """The first thing that is not of its kind; or ""."""
    return next(_unsound(db, _declared(scripts)), "")


def _unsound(db: sqlite3.Connection, declared: dict[str, list[_Column]]) -> Iterator[str]:
    for table, columns in declared.items():
        for column in columns:
            if not _all_of_kind(db, table, column):
                what = "number" if column.kind == "integer" else "text"
                yield f"in its table {table!r} a {column.name!r} is no {what}"
    for table, name in LINES:
        for (text,) in db.execute(f"SELECT {name} FROM {table}"):
            if why_no_line(text, LONGEST_LINE):
                yield f"in its table {table!r} a {name!r} is no line of text"
    for table, name in LEAST:
        if db.execute(f"SELECT 1 FROM {table} WHERE {name} < 1").fetchone():
            yield f"in its table {table!r} a {name!r} is below 1"
    stages = (REGULAR, *STAGES.values())
    for (stage,) in db.execute("SELECT DISTINCT stage FROM fixture"):
        if stage not in stages:
            yield f"{shown(stage)} is no stage of a season"
    for (moment,) in db.execute("SELECT changed FROM team"):
        if not _is_moment(moment):
            yield "it cannot be read when a team was changed"
    if db.execute(
        "SELECT 1 FROM past JOIN fixture ON fixture.season = past.season AND fixture.number = past.fixture"
        " WHERE report IS NULL"
    ).fetchone():
        yield "the report of a match that has been recorded is gone"


def _all_of_kind(db: sqlite3.Connection, table: str, column: _Column) -> bool:
    """Whether a column holds nothing but what it is declared for, and texts that are some."""
    null = "" if column.needed else f" AND {column.name} IS NOT NULL"
    query = f"SELECT 1 FROM {table} WHERE typeof({column.name}) <> ?{null} LIMIT 1"
    if db.execute(query, (column.kind,)).fetchone():
        return False
    if column.kind != "text":
        return True
    for (text,) in db.execute(f"SELECT CAST({column.name} AS BLOB) FROM {table}"):
        try:
            if text is not None and "\0" in text.decode():
                return False
        except UnicodeDecodeError:
            return False
    return True


def _is_moment(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def unbalanced(db: sqlite3.Connection) -> str:
    """The first team whose treasury does not hold what was paid to it; or "". All sheets are readable."""
    for ident, name, text, paid in db.execute(
        "SELECT id, name, sheet, (SELECT coalesce(sum(amount), 0) FROM money WHERE team = team.id) FROM team"
    ):
        if sheet_from(text, ident).treasury != paid:
            return f"the payments of team {shown(name)} do not come to its treasury"
    return ""
