"""A shoot-out as it stands at the end of a match: who won how many of the throws, and all of them."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.sevens.events import ShotOut
from game.ui.table import Played


def shots(history: Sequence[Played]) -> list[ShotOut]:
    """The throws, in their order."""
    return [event for played in history for event in played.events if isinstance(event, ShotOut)]


def words(history: Sequence[Played]) -> str:
    """What has put the first above the other, or ""."""
    found = shots(history)
    return f"shoot-out {max(found[-1].won)} : {min(found[-1].won)}" if found else ""


def throws(history: Sequence[Played], winner: int) -> str:
    """Every throw, the winner's die first, or ""."""
    found = shots(history)
    if not found:
        return ""
    dice = ", ".join(f"{shot.dice[winner]}-{shot.dice[1 - winner]}" for shot in found)
    return f"Shoot-out {max(found[-1].won)} : {min(found[-1].won)}, by {dice}"
