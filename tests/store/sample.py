"""A clock that is set by hand, the beginning of a record, and a record that was not written here."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
HEADER = (
    "record 1 bfl",
    "option players 2",
    'seat p1 person "Ada"',
    'seat p2 coach:pro "The Machine"',
)
HEAD = "\n".join(HEADER) + "\n"


def after(minutes: float) -> datetime:
    """So many minutes after noon."""
    return NOON + timedelta(minutes=minutes)


def put(folder: Path, name: str, content: str | bytes) -> Path:
    """A file that somebody else has put there."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.rec"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path
