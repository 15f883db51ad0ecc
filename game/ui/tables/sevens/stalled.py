"""What it may cost whoever could score without a die to end its activation with the ball (S7-3.5)."""

from __future__ import annotations

from typing import Final

from game.games.sevens.state import NOBODY, State
from game.ui.tables.squares.overlays import percent

LAST: Final = 6  # the last turn in which a die is rolled for it


def stalls(s: State) -> bool:
    """Would the active player be rolled for if its activation ended now?"""
    return s.active != NOBODY and s.could_score and s.holder == s.active and s.turns[s.turn] <= LAST


def stalling(s: State) -> str:
    """What of it: "50 % to be knocked down"."""
    return f"{percent((7 - s.turns[s.turn]) / 6)} to be knocked down"
