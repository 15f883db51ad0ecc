"""Copies of a sound file of leagues beside it, of several days, and how one of them is put back."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from game.store import files
from game.store.leagues.check import fault
from game.store.leagues.schema import APPLICATION, VERSIONS

DAY_S: Final = 86_400.0
GENERATIONS: Final = (("backup", 0.0), ("older", DAY_S), ("oldest", 7 * DAY_S))
"""The copies, and how much younger the one before has to be to take the place of each."""
BESIDE: Final = ("-journal", "-wal", "-shm")  # what SQLite has beside a file belongs to that file alone


class Backup(NamedTuple):
    """A sound copy: when it was made, and what is in it."""

    path: Path
    when: datetime
    teams: int
    leagues: int
    played: int


def backup_of(path: Path) -> Path:
    """Where the last backup of a file of leagues lies."""
    return copies_of(path)[0]


def copies_of(path: Path) -> list[Path]:
    """Where the backups of a file of leagues lie, the last first."""
    return [path.with_name(f"{path.stem}.{word}{path.suffix}") for word, _ in GENERATIONS]


def holds_teams(db: sqlite3.Connection) -> bool:
    """Whether there is anything that somebody would miss."""
    return db.execute("SELECT 1 FROM team").fetchone() is not None


def any_holds_teams(path: Path) -> bool:
    """Whether there is something in a backup that the file should have, too."""
    return any(_has_teams(copy) for copy in copies_of(path))


def _has_teams(copy: Path) -> bool:
    if not copy.exists() or not copy.stat().st_size:
        return False
    try:
        with _opened(copy) as db:
            return holds_teams(db)
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        return False


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A file to be looked at."""
    with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
        yield db


# --------------------------------------------------------------------------------------------------- making
def copy_to(db: sqlite3.Connection, path: Path) -> None:
    """A whole copy or none: it is written beside and renamed. Raises StoreError, or sqlite3's errors."""
    draft = path.with_name(f".{path.name}.new")
    try:
        draft.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(draft)) as copy:
            db.backup(copy)
        draft.replace(path)
    except OSError as error:
        raise files.cannot("written", path, error) from error


def renew(db: sqlite3.Connection, path: Path) -> None:
    """The last backup is the file as it is now, if that is younger and nothing is lost with it; what it was
    before is kept for some days. Raises StoreError, OSError or sqlite3's errors."""
    copies = copies_of(path)
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


# --------------------------------------------------------------------------------------------- putting back
def sound_backups(path: Path, versions: Sequence[str] = VERSIONS) -> list[Backup]:
    """The copies beside a file that can be put back, the last made first: backups, and what was kept before
    a newer version of the game went on with the file."""
    older = sorted(path.parent.glob(f"{path.stem}.v*{path.suffix}"))
    found = [backup for copy in (*copies_of(path), *older) if (backup := _sound(copy, versions))]
    return sorted(found, key=lambda backup: backup.when, reverse=True)


def _sound(copy: Path, versions: Sequence[str]) -> Backup | None:
    """What a copy holds, or None: it cannot be put back."""
    if not copy.is_file():
        return None
    try:
        with _opened(copy) as db:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            (owner,) = db.execute("PRAGMA application_id").fetchone()
            if owner != APPLICATION or not 0 < version <= len(versions) or fault(db, versions[:version]):
                return None
            counts = [
                db.execute(f"SELECT count({what}) FROM {table}").fetchone()[0]
                for what, table in (("*", "team"), ("*", "league"), ("report", "fixture"))
            ]
        return Backup(copy, datetime.fromtimestamp(copy.stat().st_mtime, UTC), *counts)
    except (sqlite3.DatabaseError, UnicodeDecodeError, OSError):
        return None


def put_back(path: Path, backup: Path) -> Path | None:
    """A backup takes the place of a file, which stays beside it under another name: that name, or None if
    there was no file. Stopped at any moment, it can be done again. Raises StoreError."""
    data = files.read_whole(backup)
    status = backup.stat()
    aside = set_aside(path)
    files.write_whole(path, data)
    with contextlib.suppress(OSError):
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    return aside


def set_aside(path: Path) -> Path | None:
    """A file that cannot be used gets another name, with what SQLite has beside it: that name, or None if
    there is no file. Raises StoreError."""
    aside = files.set_aside(path, "damaged") if path.exists() else None
    for word in BESIDE:
        log = path.with_name(path.name + word)
        if log.exists():
            to = aside.with_name(aside.name + word) if aside else None
            try:
                log.replace(to) if to else log.unlink()
            except OSError as error:
                raise files.cannot("set aside", log, error) from error
    return aside
