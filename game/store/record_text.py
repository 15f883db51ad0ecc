"""The text of a record that a user names: any file, of any size and kind."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.core.errors import RecordError

MOST_BYTES: Final = 64 * 2**20  # a whole season of matches has less


def read_text(path: Path) -> str:
    """The text of a record. Raises RecordError for what cannot be read, is no UTF-8 text, or has no end."""
    try:
        with path.open("rb") as file:
            found = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise RecordError(error.strerror or "it cannot be read", str(path)) from None
    if len(found) > MOST_BYTES:
        raise RecordError(f"it is larger than {MOST_BYTES // 2**20} MB: no record is", str(path))
    try:
        return found.decode("utf-8-sig")  # some editors begin a file with a mark
    except UnicodeDecodeError as error:
        raise RecordError(f"it is no UTF-8 text (byte {error.start})", str(path)) from None
