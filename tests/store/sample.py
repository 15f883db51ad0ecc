"""A clock that is set by hand, and the beginning of a record."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
HEADER = (
    "record 1 bfl",
    "option players 2",
    'seat p1 person "Ada"',
    'seat p2 coach:pro "The Machine"',
)


def after(minutes: float) -> datetime:
    """So many minutes after noon."""
    return NOON + timedelta(minutes=minutes)
