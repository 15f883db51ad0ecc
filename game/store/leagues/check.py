"""Whether a file of leagues may be used: everything in it is looked at, the rougher before the finer."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from game.store.leagues.reading import unreadable
from game.store.leagues.seals import altered
from game.store.leagues.soundness import missing_part, unbalanced, unsound
from game.store.leagues.structure import disjointed


class Fault(NamedTuple):
    """``by_hand``: all of it makes sense, and it is not what was written."""

    reason: str
    by_hand: bool = False


def fault(db: sqlite3.Connection, scripts: Sequence[str]) -> Fault | None:
    """The first thing that is wrong with a file that these scripts have made, or None. Raises sqlite3's
    errors."""
    (state,) = db.execute("PRAGMA integrity_check(1)").fetchone()
    if state != "ok":
        return Fault(str(state).splitlines()[-1])
    if part := missing_part(db, scripts):
        return Fault(part)
    if db.execute("PRAGMA foreign_key_check").fetchone():
        return Fault("a row refers to one that is not there")
    if place := unreadable(db) or unsound(db, scripts) or disjointed(db):
        return Fault(place)
    if place := altered(db) or unbalanced(db):
        return Fault(place, by_hand=True)
    return None
