"""The names in the leagues' file: no two teams, and no two leagues, have names that read alike.

SQLite compares no capitals but those of ASCII, so the names are compared here. An earlier version has left
that to SQLite: a file of its time may hold two that read alike, and those are told apart to the letter.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from game.core.errors import LeagueError
from game.store.spelling import folded

LONGEST_NAME: Final = 60
TEAM: Final = "team"
LEAGUE: Final = "league"


def named(db: sqlite3.Connection, table: str, name: str, *, but: int = 0) -> int:
    """The number of the team or the league of a name, ``but`` left out: the one that has it to the letter, or
    that is written otherwise; 0 if there is none."""
    rows = db.execute(f"SELECT name <> ?, id, name FROM {table} WHERE id <> ? ORDER BY 1, 2", (name, but))
    wanted = folded(name)
    return next((int(ident) for _, ident, other in rows if folded(other) == wanted), 0)


def check_free(db: sqlite3.Connection, table: str, name: str, *, but: int = 0) -> None:
    """Raises LeagueError if another one than ``but`` has a name."""
    if named(db, table, name, but=but):
        raise LeagueError(f"there is a {table} {name!r} already")


def free_name(db: sqlite3.Connection, name: str) -> str:
    """A team's name, with a number behind it if it is taken."""
    number, free = 2, name
    while named(db, TEAM, free):
        free = f"{name[: LONGEST_NAME - 4].rstrip()} {number}"
        number += 1
    return free
