"""The backups of a file of leagues that can be put back, what they hold, and how one of them is."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

from game.core.errors import LeagueError
from game.games.sevens.league.fields import read_json
from game.games.sevens.league.report_text import report_of
from game.store import files
from game.store.leagues.backups import copies_of, looked_at
from game.store.leagues.check import fault
from game.store.leagues.schema import APPLICATION, VERSIONS

BESIDE: Final = ("-journal", "-wal", "-shm")  # what SQLite has beside a file belongs to that file alone
HEAD: Final = 100  # bytes in which SQLite counts what was written: the same content may differ there
LAST_BOOKED: Final = """
    SELECT league.name, season.number, fixture.number, fixture.report, home.name, away.name
    FROM past
    JOIN fixture ON fixture.season = past.season AND fixture.number = past.fixture
    JOIN season ON season.id = past.season JOIN league ON league.id = season.league
    JOIN entry AS h ON h.season = past.season AND h.place = fixture.home JOIN team AS home ON home.id = h.team
    JOIN entry AS a ON a.season = past.season AND a.place = fixture.away JOIN team AS away ON away.id = a.team
    WHERE fixture.report IS NOT NULL ORDER BY past.turn DESC, past.rowid DESC LIMIT 1
"""


class State(StrEnum):
    """What a file is that a backup would take the place of; the word is in its name when it is set aside."""

    GONE = "gone"
    SOUND = "replaced"
    NEWER = "newer"  # of a later version of the game
    ALTERED = "altered"  # it makes sense, and is not what the game wrote
    DAMAGED = "damaged"


class Holding(NamedTuple):
    """What is in a sound file of leagues. ``last`` is the match that was booked last, in words, or none."""

    teams: int
    leagues: tuple[str, ...]
    played: int
    last: str


class Backup(NamedTuple):
    """A sound copy: where it lies, when it was made, how many bytes it has, what is in it."""

    path: Path
    when: datetime
    size: int
    holds: Holding


def sound_copies(path: Path, versions: Sequence[str] = VERSIONS) -> list[Backup]:
    """The copies beside a file that can be put back, the last made first: backups, and what was kept before
    a newer version of the game went on with the file."""
    older = sorted(path.parent.glob(f"{path.stem}.v*{path.suffix}"))
    found = [backup for copy in (*copies_of(path), *older) if (backup := sound_file(copy, versions))]
    return sorted(found, key=lambda backup: backup.when, reverse=True)


def sound_backups(path: Path, versions: Sequence[str] = VERSIONS) -> list[Backup]:
    """The copies that can be put back, the last made first; of those with the same content one alone."""
    found: dict[bytes, Backup] = {}
    for backup in sound_copies(path, versions):
        found.setdefault(files.read_whole(backup.path)[HEAD:], backup)
    return list(found.values())


def sound_file(path: Path, versions: Sequence[str] = VERSIONS) -> Backup | None:
    """What a file of leagues holds, or None: it is none that can be used."""
    if state_of(path, versions) is not State.SOUND:
        return None
    try:
        with looked_at(path) as db:
            holds = _holding(db)
        status = path.stat()
    except (sqlite3.DatabaseError, UnicodeDecodeError, OSError):
        return None
    return Backup(path, files.written_at(status), status.st_size, holds)


def state_of(path: Path, versions: Sequence[str] = VERSIONS) -> State:
    """What a file of leagues is."""
    if not files.is_there(path):
        return State.GONE
    if not path.is_file():
        return State.DAMAGED
    try:
        with looked_at(path) as db:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            (owner,) = db.execute("PRAGMA application_id").fetchone()
            if owner != APPLICATION or not version > 0:
                return State.DAMAGED
            if version > len(versions):
                return State.NEWER
            found = fault(db, versions[:version])
    except (sqlite3.DatabaseError, UnicodeDecodeError, OSError):
        return State.DAMAGED
    if found is None:
        return State.SOUND
    return State.ALTERED if found.by_hand else State.DAMAGED


def same_content(path: Path, other: Path) -> bool:
    """Does a file hold what another one does? Raises StoreError."""
    return files.read_whole(path)[HEAD:] == files.read_whole(other)[HEAD:]


def _holding(db: sqlite3.Connection) -> Holding:
    (teams,) = db.execute("SELECT count(*) FROM team").fetchone()
    (played,) = db.execute("SELECT count(report) FROM fixture").fetchone()
    leagues = tuple(name for (name,) in db.execute("SELECT name FROM league ORDER BY name"))
    return Holding(teams, leagues, played, _last_booked(db))


def _last_booked(db: sqlite3.Connection) -> str:
    try:
        row = db.execute(LAST_BOOKED).fetchone()
    except sqlite3.OperationalError:
        return ""  # a file of the first version does not know which was the last
    if row is None:
        return ""
    league, season, number, text, home, away = row
    try:
        score = " – ".join(map(str, report_of(read_json(text, "report"), "report").score))
    except LeagueError:
        return ""
    return f"{league}, season {season}, match {number}: {home} {score} {away}"


# --------------------------------------------------------------------------------------------- putting back
def put_back(path: Path, backup: Path) -> Path | None:
    """A backup takes the place of a file, which stays beside it under a name that says what it is: that name,
    or None if there was no file. Stopped at any moment, it can be done again. Raises StoreError."""
    data = files.read_whole(backup)
    status = backup.stat()
    aside = set_aside(path)
    files.write_whole(path, data)
    with contextlib.suppress(OSError):
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    return aside


def set_aside(path: Path) -> Path | None:
    """A file gives its place up and is called after its state and this day, as what SQLite has beside it:
    that name, or None if there is no file. Raises StoreError."""
    state, day = state_of(path), f"{datetime.now().astimezone():%Y-%m-%d}"
    aside = files.set_aside(path, f"{state}-{day}") if state is not State.GONE else None
    for ending in BESIDE:
        log = path.with_name(path.name + ending)
        if log.exists():
            to = aside.with_name(aside.name + ending) if aside else None
            try:
                log.replace(to) if to else log.unlink()
            except OSError as error:
                raise files.cannot("set aside", log, error) from error
    return aside
