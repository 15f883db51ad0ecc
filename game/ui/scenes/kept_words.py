"""Days, times and players in words, as the lists of matches show them."""

from __future__ import annotations

from datetime import date, datetime

from game.core.coach import LEVELS

DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def day_words(when: datetime, today: date) -> str:
    """ "today", "yesterday", "Sun", "3 May", "3 May 2025"."""
    day = when.astimezone().date()
    ago = (today - day).days
    if ago <= 1:
        return "today" if ago <= 0 else "yesterday"
    if ago < 7:
        return DAYS[day.weekday()]
    return f"{day.day} {MONTHS[day.month - 1]}" + (f" {day.year}" if day.year != today.year else "")


def time_words(when: datetime) -> str:
    """The time of day."""
    return f"{when.astimezone():%H:%M}"


def player_words(player: str) -> str:
    """ "person" or "coach, pro"."""
    level = player.removeprefix("coach:")
    return f"coach, {level}" if level in LEVELS else player
