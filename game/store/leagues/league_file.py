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

from game.core.errors import StoreError
from game.store import files
from game.store.leagues.reading import unreadable
from game.store.leagues.schema import APPLICATION, VERSIONS
from game.store.leagues.seals import altered
from game.store.leagues.soundness import missing_part, unbalanced, unsound

T = TypeVar("T")
Row = tuple[Any, ...]

YOUR_OWN_HAND: Final = "; if you have changed it yourself, `season accept` takes it as it is"
DAY_S: Final = 86_400.0
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
        self._altered = altered
        self._versions = versions
        if path is not None:
            files.make_folder(path.parent)
            if not path.exists() and self._backup_holds_teams():
                raise StoreError(f"{path} is not there{self._beside()}: rename that, or take it away")
        with self._told("opened"):
            self._db = sqlite3.connect(path or ":memory:", timeout=WAIT_S, isolation_level=None)
        try:
            with self._told("opened"):
                self._prepare()
        except BaseException:
            self._db.close()
            raise

    def close(self) -> None:
        self._db.close()

    def ask(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """The rows of a query. Raises StoreError."""
        with self._told("read"):
            return self._db.execute(sql, values).fetchall()

    def change(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do all of ``work`` or, if it fails, nothing of it. Raises StoreError, or what the work raises."""
        with self._told("written"):
            self._db.execute("BEGIN IMMEDIATE")
            try:
                result = work(self._db)
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise
            return result

    def look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What ``work`` finds out by more than one query. Raises StoreError, or what the work raises."""
        with self._told("read"):
            return work(self._db)

    # ------------------------------------------------------------------------------------------- opening
    @property
    def backup(self) -> Path | None:
        """Where the copy lies that is made of a sound file when it is opened."""
        return backup_of(self.path) if self.path else None

    def _prepare(self) -> None:
        """Check the file, back it up, bring it to this version. Raises StoreError or sqlite3's errors."""
        db, newest = self._db, len(self._versions)
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA synchronous = FULL")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        (owner,) = db.execute("PRAGMA application_id").fetchone()
        empty = not db.execute("SELECT 1 FROM sqlite_master").fetchone()
        if not (empty and not version) and owner != APPLICATION:
            raise StoreError(f"{self.path} is no file of leagues: it is left as it is")
        if version > newest:
            raise StoreError(f"{self.path} is from a newer version of the game: it is left as it is")
        if not version and self._backup_holds_teams():
            raise self._damaged("it is empty")
        if version:
            self._check(version)
            if place := unreadable(db):
                raise self._damaged(place)
            if place := unsound(db, self._versions[:version]):
                raise self._damaged(place)
            if not self._altered and (place := altered(db) or unbalanced(db)):
                raise self._damaged(place, YOUR_OWN_HAND)
            self._keep_backup(version < newest, version)
        if version < newest:
            self._migrate(version)

    def _check(self, version: int) -> None:
        """Raises StoreError if something does not hold together."""
        (state,) = self._db.execute("PRAGMA quick_check(1)").fetchone()
        if state != "ok":
            raise self._damaged(str(state).splitlines()[-1])
        if part := missing_part(self._db, self._versions[:version]):
            raise self._damaged(part)
        if self._db.execute("PRAGMA foreign_key_check").fetchone():
            raise self._damaged("a row refers to one that is not there")

    def _migrate(self, version: int) -> None:
        """To the newest version, in one transaction. Whoever else did it meanwhile has done it."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            (now,) = self._db.execute("PRAGMA user_version").fetchone()
            for script in self._versions[now:]:
                for statement in _statements(script):
                    self._db.execute(statement)
            self._db.execute(f"PRAGMA user_version = {len(self._versions)}")
            self._db.execute(f"PRAGMA application_id = {APPLICATION}")
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise

    def _keep_backup(self, migrating: bool, version: int) -> None:
        """A copy of a sound file: the usual one if the file is younger, one of its own before a migration."""
        if self.path is None or self.backup is None:
            return
        if migrating:
            name = f"{self.path.stem}.v{version}{self.path.suffix}"
            self._copy_to(files.free_name(self.path.with_name(name)))
        try:
            if self._altered:
                return
            young = not self.backup.exists() or self.backup.stat().st_mtime_ns < self.path.stat().st_mtime_ns
            if young and (self._holds_teams(self._db) or not self._backup_holds_teams()):
                self._keep_older(self.backup)
                self._copy_to(self.backup)
        except (StoreError, OSError, sqlite3.DatabaseError) as error:
            self.warning = f"{self.backup.name} could not be renewed: {error}"

    @staticmethod
    def _keep_older(backup: Path) -> None:
        """The backup stays beside the new one, unless one lies there that is younger than a day before it."""
        older = older_of(backup)
        if not backup.exists():
            return
        if not older.exists() or backup.stat().st_mtime - older.stat().st_mtime > DAY_S:
            backup.replace(older)

    @staticmethod
    def _holds_teams(db: sqlite3.Connection) -> bool:
        return db.execute("SELECT 1 FROM team").fetchone() is not None

    def _backup_holds_teams(self) -> bool:
        """Whether there is something in the backup that the file should have, too."""
        if self.backup is None or not self.backup.exists() or not self.backup.stat().st_size:
            return False
        try:
            where = f"{self.backup.resolve().as_uri()}?mode=ro"
            with contextlib.closing(sqlite3.connect(where, uri=True)) as db:
                return self._holds_teams(db)
        except sqlite3.DatabaseError:
            return False

    def _copy_to(self, path: Path) -> None:
        """A whole copy or none: it is written beside and renamed."""
        draft = path.with_name(f".{path.name}.new")
        try:
            draft.unlink(missing_ok=True)
            with contextlib.closing(sqlite3.connect(draft)) as copy:
                self._db.backup(copy)
            draft.replace(path)
        except OSError as error:
            raise files.cannot("written", path, error) from error

    # ------------------------------------------------------------------------------------------ trouble
    @contextlib.contextmanager
    def _told(self, verb: str) -> Iterator[None]:
        """SQLite's errors in one line."""
        try:
            yield
        except sqlite3.ProgrammingError:
            raise  # ours, not the file's
        except sqlite3.DatabaseError as error:
            code = getattr(error, "sqlite_errorcode", None)
            if code is None or code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                raise self._damaged(str(error) if code else "a text in it is none any more") from error
            raise StoreError(f"{self.path or 'the leagues'} cannot be {verb}: {error}") from error

    def _damaged(self, reason: str, hint: str = "") -> StoreError:
        return StoreError(f"{self.path} is damaged ({reason}): it is left as it is{self._beside()}{hint}")

    def _beside(self) -> str:
        """Where the last good copy lies, if there is one."""
        saved = self.backup
        if saved is None or not saved.exists():
            return ""
        older = older_of(saved)
        before = f", the one before it {older.name}" if older.exists() else ""
        return f"; the last backup is {saved.name} beside it{before}"


def backup_of(path: Path) -> Path:
    """Where the backup of a file of leagues lies."""
    return path.with_name(f"{path.stem}.backup{path.suffix}")


def older_of(backup: Path) -> Path:
    """Where the backup before a backup lies."""
    return backup.with_name(backup.name.replace(".backup", ".older"))


def _statements(script: str) -> Iterator[str]:
    """The statements of a script one by one: sqlite3's own `executescript` would commit before it."""
    statement = ""
    for part in script.split(";"):
        statement += part + ";"
        if sqlite3.complete_statement(statement):
            if statement.strip(" \n;"):
                yield statement
            statement = ""
