"""Files that survive: written whole or not at all, read up to the last whole line, held by one window.

Every trouble with the disk leaves here as a StoreError of one line that names the file and the reason.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from game.core.errors import StoreError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BINARY: Final[int] = getattr(os, "O_BINARY", 0)  # Windows would turn line ends otherwise
_LOCK_AT: Final = 1 << 30  # Windows locks bytes, not files: one that no record reaches

_WORDS: Final = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk space allowed is used up",
    errno.EFBIG: "the file would become too large",
    errno.EROFS: "the disk is read-only",
    errno.EACCES: "no permission",
    errno.EPERM: "no permission",
    errno.ENOENT: "it is not there",
    errno.ENOTDIR: "part of its path is a file, not a folder",
    errno.EISDIR: "it is a folder, not a file",
    errno.EEXIST: "something of that name is in the way",
    errno.EIO: "the disk reports an error",
    errno.ENAMETOOLONG: "the name is too long",
}


def why(error: OSError) -> str:
    """The reason in a few words."""
    known = _WORDS.get(error.errno or 0)
    return known or (error.strerror or str(error) or type(error).__name__).lower()


def cannot(verb: str, path: Path, error: OSError) -> StoreError:
    """``cannot("written", path, error)``: the one line that says what cannot be done, and why."""
    return StoreError(f"{path} cannot be {verb}: {why(error)}")


def is_there(path: Path) -> bool:
    """Whether something of that name can be seen. Unlike ``Path.exists`` it asks of any name: one that is too
    long, or lies in a folder that may not be looked into, is not there."""
    try:
        path.stat()
    except (OSError, ValueError):
        return False
    return True


def is_file(path: Path) -> bool:
    """Whether it is there, and a file. Asks of any name, as `is_there` does."""
    return is_there(path) and path.is_file()


def is_folder(path: Path) -> bool:
    """Whether it is there, and a folder. Asks of any name, as `is_there` does."""
    return is_there(path) and path.is_dir()


def written_at(status: os.stat_result) -> datetime:
    """When a file was last written; a time that no calendar has, as a damaged disk may tell, is 1970."""
    try:
        return datetime.fromtimestamp(status.st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0, UTC)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it. Raises StoreError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot("made", folder, error) from error


def check_writable(folder: Path) -> None:
    """Make the folder and try a file in it. Raises StoreError if nothing can be written there."""
    make_folder(folder)
    probe = folder / f".writable-{os.getpid()}"
    try:
        os.close(os.open(probe, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o666))
        probe.unlink()
    except OSError as error:
        raise cannot("written", folder, error) from error


def write_all(fd: int, data: bytes | bytearray, start: int = 0) -> int:
    """Write ``data[start:]``. Returns the number of bytes that stand written when nothing more is accepted.

    Raises OSError only if not one byte was accepted.
    """
    at = start
    view = memoryview(data)
    try:
        while at < len(view):
            at += os.write(fd, view[at:])
    except OSError:
        if at == start:
            raise
    finally:
        view.release()
    return at


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file by ``data``, or leave it untouched: a crash at any moment leaves the old or the new one.

    A symbolic link stays one. Raises StoreError.
    """
    real = Path(os.path.realpath(path))
    make_folder(real.parent)
    draft = real.with_name(f".{real.name}.{os.getpid()}.new")
    try:
        fd = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o666)
        try:
            at = 0
            while at < len(data):  # a second go after a short write tells the reason
                at = write_all(fd, data, at)
            os.fsync(fd)
        finally:
            os.close(fd)
        draft.replace(real)
    except OSError as error:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise cannot("written", path, error) from error
    sync_folder(real.parent)


def sync(path: Path) -> None:
    """Ask the system to put a file on disk. Raises OSError."""
    fd = os.open(path, os.O_RDWR | BINARY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


def sync_folder(folder: Path) -> None:
    """Ask the system to put a folder's names on disk. Systems that cannot are left alone."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        fd = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)


def read_whole(path: Path) -> bytes:
    """The bytes of a file. Raises StoreError."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise cannot("read", path, error) from error


def whole_lines(data: bytes) -> bytes:
    """``data`` without a torn last line: whatever follows the last line end."""
    return data[: data.rfind(b"\n") + 1]


def text_of(data: bytes, name: str) -> str:
    """UTF-8 text with plain line ends. Raises StoreError naming the line that is none."""
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise StoreError(f"{name}:{line}: this is not UTF-8 text") from error


def free_name(path: Path) -> Path:
    """``path``, or if it is taken the first of path-2, path-3 and so on that is free."""
    number, free = 2, path
    while os.path.lexists(free):
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return free


def set_aside(path: Path, word: str) -> Path:
    """Rename ``name.ext`` to ``name.<word>.ext`` (or name.<word>-2.ext, ...). Raises StoreError."""
    to = free_name(path.with_name(f"{path.stem}.{word}{path.suffix}"))
    try:
        return path.rename(to)
    except OSError as error:
        raise cannot("set aside", path, error) from error


def hold(fd: int) -> bool:
    """Take an open file for this process until it is closed; False if another one has it.

    The system lets go by itself when a process dies. Where it knows no locks, everybody may have the file.
    """
    try:
        if sys.platform == "win32":
            os.lseek(fd, _LOCK_AT, os.SEEK_SET)
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)
    return True
