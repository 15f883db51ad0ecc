"""A match in progress: a record file that grows line by line and survives a kill at any moment."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from game.core.errors import PlayedError, StoreError
from game.store import files, notes
from game.store.record_lines import HEADER, result_in, statement

# A line is with the system when `append` returns, which outlives this process. Every so many lines the
# system is asked to put them on the disk itself, which outlives a power cut; that may take 10-30 ms.
SYNC_EVERY: Final = 64


class SaveFile:
    """The record of one match, whole in memory and on disk as far as the disk allows.

    Guaranteed: what was appended is never lost while the process lives, and never lost on disk once
    `append` has returned True. If the disk refuses, `warning` says so in one line, the match goes on in
    memory, and every later append tries the whole backlog again.
    """

    def __init__(
        self,
        name: str,
        path: Path | None,
        when: datetime,
        *,
        data: bytes = b"",
        fd: int | None = None,
        torn: str = "",
        put_away: Callable[[SaveFile], None] | None = None,
    ) -> None:
        """``data`` is what the record holds already: in the open file ``fd``, or nowhere on disk yet.
        ``torn``: what was left out of it, a last line that was cut off.

        ``put_away`` is told when the match is left; without it the record is a copy that nobody plays on.
        """
        self.id, self.path, self.when = name, path, when
        self.torn = torn
        self.warning = ""
        self.closed = False
        self._data = bytearray(data)
        self._fd = fd
        self._on_disk = len(data) if fd is not None else 0
        self._torn = fd is not None  # there may be a torn line behind: cut it before the first write
        self._made = fd is not None  # the file is ours
        self._touched = False
        self._unsynced = 0
        self.put_away = put_away
        self._played_on = any(statement(line) not in HEADER | {""} for line in self.lines)

    # ------------------------------------------------------------------ reading
    @property
    def text(self) -> str:
        """The whole record, every line ended."""
        return files.text_of(bytes(self._data), self.id)

    @property
    def lines(self) -> list[str]:
        """The whole record, line by line."""
        return self.text.split("\n")[:-1]

    @property
    def behind(self) -> bool:
        """Whether the disk lacks something of this match that it should have."""
        return self.path is not None and self._touched and self._on_disk < len(self._data)

    @property
    def on_disk(self) -> bool:
        """Whether there is a file of this match."""
        return self._made

    @property
    def finished(self) -> bool:
        """Whether the record ends with the result."""
        return result_in(self.lines) is not None

    @property
    def empty(self) -> bool:
        """Whether nothing was answered yet."""
        return not self._played_on

    # ------------------------------------------------------------------ writing
    def append(self, lines: Iterable[str], *, turn: str = "", when: datetime | None = None) -> bool:
        """Add lines to the record; True when everything is written.

        ``turn`` with ``when`` notes in a few words how far the match is, for the list of saves.
        """
        fresh = list(lines)
        if any("\n" in line or "\r" in line for line in fresh):
            raise ValueError("a line of a record holds no line end")
        self._played_on = self._played_on or any(statement(line) not in HEADER | {""} for line in fresh)
        if when is not None:
            self.when = when
            fresh.append(notes.turn_line(when, turn))
        if fresh:
            self._data += ("\n".join(fresh) + "\n").encode("utf-8", "replace")
            self._unsynced += len(fresh)
            self._touched = True
        return self.flush()

    def write(self, line: str) -> None:
        """Add one line: the sink of a journal."""
        self.append((line,))

    def finish(self, result: str) -> bool:
        """Note how the match ended: a seat's word or "tie". `close` then moves it to the replays.

        An undo appended after it makes it a match in progress again.
        """
        return self.append((f"expect over {result}",)) if result_in(self.lines) != result else self.flush()

    def flush(self) -> bool:
        """Write what the disk lacks; True when it lacks nothing."""
        if self.path is None or self.closed or not self._touched:
            return not self.behind
        try:
            self._write_backlog(self.path)
            if self._unsynced >= SYNC_EVERY:
                self._sync()
        except OSError as error:
            trouble = files.cannot("written", self.path, error)
            self.warning = f"{trouble}: this match is kept in memory and tried again with every answer"
        else:
            self.warning = ""
        return not self.behind

    def _sync(self) -> None:
        """Put everything on the disk itself. Raises OSError."""
        if self._fd is not None:
            os.fsync(self._fd)
            self._unsynced = 0

    def close(self) -> None:
        """Let go of the file. A finished match goes to the replays; one without an answer is forgotten."""
        if self.closed:
            return
        self.flush()
        with contextlib.suppress(OSError):
            self._sync()
        self._let_go()
        self.closed = True
        if self.put_away is not None:
            self.put_away(self)

    def reopen(self) -> None:
        """Go on with a match that was closed, with what the disk has refused so far."""
        self.closed = False

    # ----------------------------------------------------------------- the file
    def _write_backlog(self, path: Path) -> None:
        if self._fd is not None and os.fstat(self._fd).st_nlink == 0:
            self._let_go()  # somebody deleted the file under us: write it anew
        if self._fd is None:
            self._open(path)
        assert self._fd is not None
        if self._torn:
            os.ftruncate(self._fd, self._on_disk)
            self._torn = False
        while self._on_disk < len(self._data):
            os.lseek(self._fd, self._on_disk, os.SEEK_SET)
            self._on_disk = files.write_all(self._fd, self._data, self._on_disk)

    def _open(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        never_another = 0 if self._made else os.O_EXCL
        self._fd = os.open(path, os.O_RDWR | os.O_CREAT | never_another | files.BINARY, 0o666)
        self._made = self._torn = True
        files.hold(self._fd)
        if os.fstat(self._fd).st_size < self._on_disk:
            self._on_disk = 0  # deleted meanwhile
        files.sync_folder(path.parent)

    def _let_go(self) -> None:
        if self._fd is not None:
            with contextlib.suppress(OSError):
                os.close(self._fd)
            self._fd = None


class Opened(NamedTuple):
    """A file that is to be written on: no file if it can only be read; its whole lines, and what was cut off
    behind them."""

    fd: int | None
    data: bytes
    torn: str

    @classmethod
    def of(cls, fd: int | None, data: bytes) -> Opened:
        whole = files.whole_lines(data)
        return cls(fd, whole, data[len(whole) :].decode("utf-8", "replace").strip())

    def close(self) -> None:
        """Lets go of the file."""
        if self.fd is not None:
            os.close(self.fd)


def open_to_write(path: Path) -> Opened:
    """A file that this process alone holds.

    Nothing is changed: a torn last line is cut off by the first append. Raises StoreError if it cannot
    even be read, or if another window plays it.
    """
    try:
        fd = os.open(path, os.O_RDWR | files.BINARY)
    except OSError:
        return Opened.of(None, files.read_whole(path))
    try:
        if not files.hold(fd):
            raise PlayedError("this match is being played in another window: leave it there first")
        os.lseek(fd, 0, os.SEEK_SET)
        with os.fdopen(fd, "rb", closefd=False) as stream:
            return Opened.of(fd, stream.read())
    except OSError as error:
        os.close(fd)
        raise files.cannot("read", path, error) from error
    except StoreError:
        os.close(fd)
        raise


def unplayed(path: Path) -> bytes:
    """The whole lines of a file. Raises StoreError if it is being played."""
    opened = open_to_write(path)
    opened.close()
    return opened.data
