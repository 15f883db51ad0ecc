"""Copies of a sound file of leagues beside it: of its openings and closings over several days, and of the
matches booked last."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from game.core.errors import StoreError
from game.store import files
from game.store.leagues.check import fault

DAY_S: Final = 86_400.0
GENERATIONS: Final = (("backup", 0.0), ("older", DAY_S), ("oldest", 7 * DAY_S))
"""The copies of openings, and how much younger the one before has to be to take the place of each."""
MATCHES: Final = ("match", "match-2", "match-3")  # the copies after booked matches, the last first
STALE_S: Final = 600.0  # what was begun so long ago is nobody's any more


def backup_of(path: Path) -> Path:
    """Where the last backup of an opening of a file of leagues lies."""
    return copies_of(path)[0]


def copies_of(path: Path) -> list[Path]:
    """Where the backups of a file of leagues lie: of openings, the last first, then of matches."""
    return _named(path, [*(word for word, _ in GENERATIONS), *MATCHES])


def there_are(path: Path) -> list[Path]:
    """The backups of a file of leagues that there are, the youngest first."""
    dated = [(_when(copy), copy) for copy in copies_of(path)]
    return [copy for when, copy in sorted(dated, key=lambda each: each[0], reverse=True) if when]


def _named(path: Path, words: Sequence[str]) -> list[Path]:
    return [path.with_name(f"{path.stem}.{word}{path.suffix}") for word in words]


def _when(copy: Path) -> int:
    try:
        return copy.stat().st_mtime_ns
    except OSError:
        return 0


def holds_teams(db: sqlite3.Connection) -> bool:
    """Whether there is anything that somebody would miss."""
    return db.execute("SELECT 1 FROM team").fetchone() is not None


def any_holds_teams(path: Path) -> bool:
    """Whether there is something in a backup that the file should have, too."""
    return any(_has_teams(copy) for copy in copies_of(path))


def _has_teams(copy: Path) -> bool:
    if not files.is_there(copy) or not copy.stat().st_size:
        return False
    try:
        with looked_at(copy) as db:
            return holds_teams(db)
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        return False


@contextlib.contextmanager
def looked_at(path: Path) -> Iterator[sqlite3.Connection]:
    """A file that is read only."""
    with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
        yield db


# --------------------------------------------------------------------------------------------------- making
def copy_to(db: sqlite3.Connection, path: Path) -> None:
    """A whole copy or none: it is written beside and renamed. Raises StoreError, or sqlite3's errors."""
    draft = _drafted(db, path)
    try:
        draft.replace(path)
    except OSError as error:
        raise files.cannot("written", path, error) from error


def _drafted(db: sqlite3.Connection, path: Path) -> Path:
    """The copy, before it has its name: another window may be making its own."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        for left in path.parent.glob(f".{path.name}*.new"):
            if left == draft or time.time() - left.stat().st_mtime > STALE_S:
                left.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(draft)) as copy:
            copy.execute("PRAGMA synchronous = OFF")  # once, at the end
            db.backup(copy)
        files.sync(draft)
    except OSError as error:
        raise files.cannot("written", path, error) from error
    return draft


def renew(db: sqlite3.Connection, path: Path) -> None:
    """The last backup is the file as it is now, if that is younger and nothing is lost with it; what it was
    before is kept for some days. Raises StoreError, OSError or sqlite3's errors."""
    copies = _named(path, [word for word, _ in GENERATIONS])
    young = not copies[0].exists() or copies[0].stat().st_mtime_ns < path.stat().st_mtime_ns
    if young and (holds_teams(db) or not any_holds_teams(path)):
        _make_way(copies, 0)
        copy_to(db, copies[0])


def _make_way(copies: Sequence[Path], at: int) -> None:
    """A copy goes on to the place behind it, unless what lies there is hardly older."""
    if at + 1 == len(copies) or not copies[at].exists():
        return
    behind = copies[at + 1]
    if behind.exists():
        age = copies[at].stat().st_mtime - behind.stat().st_mtime
        if 0 <= age <= GENERATIONS[at + 1][1]:
            return
        _make_way(copies, at + 1)
    copies[at].replace(behind)


def keep_match(db: sqlite3.Connection, path: Path, scripts: Sequence[str]) -> None:
    """A match has been booked: the file as it is now is kept, beside those of the matches before it. The copy
    is looked through before it has a name. Raises StoreError, OSError or sqlite3's errors."""
    copies = _named(path, MATCHES)
    draft = _drafted(db, copies[0])
    try:
        check_sound(draft, path, scripts)
        for before, after in reversed(list(pairwise(copies))):
            if before.exists():
                before.replace(after)
        draft.replace(copies[0])
    finally:
        draft.unlink(missing_ok=True)


def check_sound(copy: Path, path: Path, scripts: Sequence[str]) -> None:
    """Raises StoreError if what a copy of the file holds is not sound."""
    with looked_at(copy) as db:
        if found := fault(db, scripts):
            raise StoreError(f"{path.name} has been damaged since it was opened ({found.reason})")
