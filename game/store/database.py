"""An SQLite file that never stops a game: damaged, it is set aside; unwritable, it goes on in memory."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from game.core.errors import StoreError
from game.store import files

T = TypeVar("T")
Row = tuple[Any, ...]

VERSION: Final = 1
WAIT_S: Final = 2.0  # for another window that writes
_REASONS: Final = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "it is read-only",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_PERM: "no permission",
    sqlite3.SQLITE_IOERR: "the disk reports an error",
}


class Database:
    """One connection, for one thread. ``warning`` says in one line what became of the file, if anything."""

    def __init__(self, path: Path | None, schema: str) -> None:
        """None: in memory. Never raises for what the file is or is not."""
        self.path, self.warning = path, ""
        self._schema = schema
        self._db = self._connect()

    def ask(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """The rows of a query. Raises StoreError only if another window holds the file too long."""
        return self._mended(lambda db: db.execute(sql, values).fetchall())

    def change(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do all of ``work`` or, if it fails, nothing of it. Raises StoreError as `ask` does."""

        def whole(db: sqlite3.Connection) -> T:
            db.execute("BEGIN IMMEDIATE")
            try:
                result = work(db)
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise
            return result

        return self._mended(whole)

    def close(self) -> None:
        self._db.close()

    # ------------------------------------------------------------------ mending
    def _mended(self, work: Callable[[sqlite3.Connection], T]) -> T:
        for _ in range(3):
            try:
                return work(self._db)
            except sqlite3.DatabaseError as error:
                self._mend(error)
        raise StoreError(f"{self.path} cannot be used")

    def _mend(self, error: sqlite3.DatabaseError) -> None:
        """Make the next try work. Raises StoreError, or the error itself, if nothing helps."""
        code = _code(error)
        if isinstance(error, sqlite3.ProgrammingError):
            raise error  # ours, not the file's
        if self.path is None:
            raise StoreError(f"the statistics in memory cannot be used: {error}") from error
        if _is_damage(error):
            self._db.close()
            self._db = self._anew(str(error))
        elif code in _REASONS:
            self._db = self._in_memory(self.path, _REASONS[code], self._db)
        else:
            raise StoreError(f"{self.path} cannot be used now: {error}") from error

    def _connect(self) -> sqlite3.Connection:
        if self.path is None:
            return self._prepared(":memory:")
        try:
            files.make_folder(self.path.parent)
            return self._prepared(self.path)
        except StoreError as error:
            self.warning = f"{error}: statistics are counted in memory until the game ends"
            self.path = None
            return self._prepared(":memory:")
        except sqlite3.DatabaseError as error:
            if _is_damage(error):
                return self._anew(str(error))
            return self._in_memory(self.path, _REASONS.get(_code(error) or 0, str(error)), None)

    def _prepared(self, path: Path | str) -> sqlite3.Connection:
        """A connection with the tables in place. Raises sqlite3.DatabaseError, or StoreError."""
        db = sqlite3.connect(path, timeout=WAIT_S, isolation_level=None)
        try:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if version > VERSION:
                raise StoreError(f"{path} is from a newer version of the game and is left as it is")
            if not version and db.execute("SELECT 1 FROM sqlite_master").fetchone():
                raise sqlite3.DatabaseError("it is somebody else's")
            if version:
                (state,) = db.execute("PRAGMA quick_check(1)").fetchone()
                if state != "ok":
                    raise sqlite3.DatabaseError(str(state).splitlines()[-1])
            # with a log beside the file nothing waits for the disk, and a kill loses nothing
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = NORMAL")
            if not version:
                db.executescript(f"BEGIN IMMEDIATE; {self._schema} PRAGMA user_version = {VERSION}; COMMIT;")
        except BaseException:
            db.close()
            raise
        return db

    def _anew(self, reason: str) -> sqlite3.Connection:
        """Set a damaged file aside and begin another."""
        assert self.path is not None
        path = self.path
        try:
            aside = files.set_aside(path, "damaged")
            for log in ("-wal", "-shm"):
                with contextlib.suppress(OSError):
                    path.with_name(path.name + log).rename(aside.with_name(aside.name + log))
            self.warning = (
                f"{path} is damaged ({reason}): it is kept as {aside.name}, and counting begins anew"
            )
            return self._prepared(path)
        except (StoreError, sqlite3.DatabaseError) as error:
            self.warning = (
                f"{path} is damaged, and {error}: statistics are counted in memory until the game ends"
            )
            self.path = None
            return self._prepared(":memory:")

    def _in_memory(self, path: Path, reason: str, old: sqlite3.Connection | None) -> sqlite3.Connection:
        """Go on in memory with what the file holds, as far as it can be read."""
        self.warning = (
            f"{path} cannot be written ({reason}): statistics are counted in memory until the game ends"
        )
        memory = sqlite3.connect(":memory:", isolation_level=None)
        try:
            source = old or sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)
            with contextlib.closing(source):
                source.backup(memory)
            memory.execute("PRAGMA synchronous = OFF")
            if not memory.execute("PRAGMA user_version").fetchone()[0]:
                raise sqlite3.DatabaseError("it is empty")
        except sqlite3.DatabaseError:
            memory.close()
            memory = self._prepared(":memory:")
        self.path = None
        return memory


def _code(error: sqlite3.DatabaseError) -> int | None:
    """The kind of trouble; SQLite's finer codes are folded into their kind."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return code if code is None else code & 0xFF


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    """Whether the file is no database, a broken one, or somebody else's."""
    code = _code(error)
    foreign = code == sqlite3.SQLITE_ERROR and str(error).startswith("no such")
    return code in (None, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or foreign
