"""The file itself: opened with care, moved to a newer version after a backup, written in whole transactions.

Unlike the statistics, which can be counted anew, nothing here is ever set aside by itself: a file that is
damaged, newer or somebody else's is left as it is, and its reader told where the last backup lies.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from game.core.errors import DamagedError, ReplacedError, StoreError
from game.store import files
from game.store.leagues.backups import any_holds_teams, check_sound, copy_to, keep_match, renew, there_are
from game.store.leagues.check import fault
from game.store.leagues.schema import APPLICATION, VERSIONS
from game.store.leagues.seals import keep_totals, seal_all

T = TypeVar("T")
Row = tuple[Any, ...]

YOUR_OWN_HAND: Final = "; if you have changed it yourself, `season accept` takes it as it is"
BY_ANOTHER: Final = (
    "is another file than the one that was opened: a backup was put back, or the file taken away, meanwhile; "
    "nothing is written. Go to the shelf and open Seasons again: what is there now is read then"
)
WAIT_S: Final = 5.0  # for another window that writes


class LeagueFile:
    """One connection, for one thread. Raises StoreError for a file that cannot be used, and leaves it alone.
    ``warning`` says in one line if no backup could be made."""

    def __init__(
        self, path: Path | None, versions: Sequence[str] = VERSIONS, *, altered: bool = False
    ) -> None:
        """None: in memory. ``versions`` are the scripts from each version to the next. ``altered``: a file
        that makes sense and is not what was written is opened, too, and the backup stays as it is."""
        self.path, self.warning = path, ""
        self._altered, self._changed = altered, False
        self._versions = versions
        if path is not None:
            files.make_folder(path.parent)
            if not files.is_there(path) and any_holds_teams(path):
                raise DamagedError(f"{path} is not there{self._beside()}")
        with self._told("opened"):
            self._db = sqlite3.connect(path or ":memory:", timeout=WAIT_S, isolation_level=None)
        try:
            with self._told("opened"):
                self._prepare()
        except BaseException:
            self._db.close()
            raise

    def close(self) -> None:
        """What was written since it was opened is backed up."""
        if self._changed and not self._altered:
            self._keep(self._closing)
        self._db.close()

    @property
    def replaced(self) -> bool:
        """Is another file where this one was opened?"""
        return self._which() != self._is

    def _which(self) -> tuple[int, int] | None:
        """Which file lies at the path."""
        try:
            status = self.path.stat() if self.path is not None else None
        except OSError:
            return None
        return (status.st_dev, status.st_ino) if status is not None else None

    def ask(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """The rows of a query. Raises StoreError."""
        with self._told("read"):
            return self._db.execute(sql, values).fetchall()

    def change(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do all of ``work`` or, if it fails, nothing of it. Raises StoreError, or what the work raises."""
        with self._told("written"):
            if self.replaced:
                raise ReplacedError(f"{self.path} {BY_ANOTHER}")
            self._db.execute("BEGIN IMMEDIATE")
            try:
                result = work(self._db)
                keep_totals(self._db)
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise
            self._changed = True
            return result

    def booked(self) -> None:
        """A match has been booked: what is written of it is kept in a copy, too. Never raises: see
        ``warning``."""
        self._keep(lambda path: keep_match(self._db, path, self._versions))

    def look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What ``work`` finds out by more than one query. Raises StoreError, or what the work raises."""
        with self._told("read"):
            return work(self._db)

    # ------------------------------------------------------------------------------------------- opening
    def _prepare(self) -> None:
        """Check the file, back it up, bring it to this version. Raises StoreError or sqlite3's errors."""
        db, newest = self._db, len(self._versions)
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA synchronous = FULL")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        (owner,) = db.execute("PRAGMA application_id").fetchone()
        empty = not db.execute("SELECT 1 FROM sqlite_master").fetchone()
        self._is = self._which()
        if not (empty and not version) and owner != APPLICATION:
            raise DamagedError(f"{self.path} is no file of leagues: it is left as it is{self._beside()}")
        if version > newest:
            raise StoreError(f"{self.path} is from a newer version of the game: it is left as it is")
        if not version and (not empty or (self.path is not None and any_holds_teams(self.path))):
            raise self._damaged("it is empty" if empty else "it does not say of which version it is")
        if version:
            found = fault(db, self._versions[:version])
            if found is not None and not (found.by_hand and self._altered):
                raise self._damaged(found.reason, by_hand=found.by_hand)
            self._keep_backup(version < newest, version)
        if version < newest:
            self._migrate(version)

    def _migrate(self, version: int) -> None:
        """To the newest version, in one transaction. Whoever else did it meanwhile has done it. A table may
        be made anew, and what refers to it is looked at only then."""
        self._db.execute("PRAGMA foreign_keys = OFF")
        self._db.execute("BEGIN IMMEDIATE")
        try:
            (now,) = self._db.execute("PRAGMA user_version").fetchone()
            for script in self._versions[now:]:
                for statement in _statements(script):
                    self._db.execute(statement)
            if self._db.execute("PRAGMA foreign_key_check").fetchone():
                raise StoreError(f"{self.path} cannot be brought to this version: it is left as it is")
            seal_all(self._db)
            keep_totals(self._db)
            self._db.execute(f"PRAGMA user_version = {len(self._versions)}")
            self._db.execute(f"PRAGMA application_id = {APPLICATION}")
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise
        self._db.execute("PRAGMA foreign_keys = ON")

    def _keep_backup(self, migrating: bool, version: int) -> None:
        """A copy of a sound file: the usual one if the file is younger, one of its own before a migration."""
        if self.path is None:
            return
        if migrating:
            name = f"{self.path.stem}.v{version}{self.path.suffix}"
            copy_to(self._db, files.free_name(self.path.with_name(name)))
        if not self._altered:
            self._keep(lambda path: renew(self._db, path))

    def _closing(self, path: Path) -> None:
        check_sound(path, path, self._versions)
        renew(self._db, path)

    def _keep(self, work: Callable[[Path], None]) -> None:
        """A backup is made, if this is still the file and nothing keeps it from being made."""
        if self.path is None or self.replaced:
            return
        try:
            work(self.path)
        except (StoreError, OSError, sqlite3.DatabaseError, UnicodeDecodeError) as error:
            self.warning = f"the backup of {self.path.name} could not be renewed: {error}"

    # ------------------------------------------------------------------------------------------ trouble
    @contextlib.contextmanager
    def _told(self, verb: str) -> Iterator[None]:
        """SQLite's errors in one line."""
        try:
            yield
        except sqlite3.ProgrammingError:
            raise  # ours, not the file's
        except UnicodeDecodeError as error:  # also in what SQLite says of it
            raise self._damaged("a text in it is none any more") from error
        except sqlite3.DatabaseError as error:
            code = getattr(error, "sqlite_errorcode", None)
            if code is None or code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                raise self._damaged(str(error) if code else "a text in it is none any more") from error
            raise StoreError(f"{self.path or 'the leagues'} cannot be {verb}: {error}") from error

    def _damaged(self, reason: str, *, by_hand: bool = False) -> DamagedError:
        told = f"{self.path} is damaged ({reason}): it is left as it is{self._beside()}"
        return DamagedError(told + YOUR_OWN_HAND if by_hand else told, by_hand=by_hand)

    def _beside(self) -> str:
        """Which copies of it there are, and what puts one back."""
        there = [copy.name for copy in there_are(self.path)] if self.path else []
        if not there:
            return ""
        before = f", before it {', '.join(there[1:])}" if there[1:] else ""
        return f"; the last backup is {there[0]} beside it{before}: `season restore` puts it back"


def _statements(script: str) -> Iterator[str]:
    """The statements of a script one by one: sqlite3's own `executescript` would commit before it."""
    statement = ""
    for part in script.split(";"):
        statement += part + ";"
        if sqlite3.complete_statement(statement):
            if statement.strip(" \n;"):
                yield statement
            statement = ""
