"""What it may cost whoever could score without a die to end its activation with the ball (S7-3.5)."""

from __future__ import annotations

from typing import Final

from game.games.sevens.stalling import could_score
from game.games.sevens.state import NOBODY, Phase, State, side_of
from game.ui.percent import percent
from game.ui.tables.sevens.marks import Step

LAST: Final = 6  # the last turn in which a die is rolled for it


def stalls(s: State) -> bool:
    """Would the active player be rolled for if its activation ended now?"""
    return s.active != NOBODY and may_score(s, s.active)


def stalling(s: State, what: str = "be knocked down") -> str:
    """What of it: "50 % to be knocked down"."""
    return f"{percent((7 - s.turns[s.turn]) / 6)} to {what}"


def may_score(s: State, player: int) -> bool:
    """Would a player be rolled for that ends its activation short of the end zone, or has it been activated
    so already?"""
    if s.holder != player or s.phase is not Phase.TURN or s.turns[side_of(player)] > LAST:
        return False
    return s.could_score if s.active == player else could_score(s, player)


def ahead(s: State, player: int) -> str:
    """What is said beside a way that ends short of the end zone, or ""."""
    if not may_score(s, player):
        return ""
    return f"stalls if it stops here: {percent((7 - s.turns[side_of(player)]) / 6)} to fall"


def after(s: State, player: int, index: int) -> tuple[Step, ...]:
    """The roll that follows a deed with which an activation ends, as a step of its plan."""
    if not may_score(s, player):
        return ()
    number = s.turns[side_of(player)]
    return (Step(index, "Stalling: falls", f"{number}+", (7 - number) / 6, against=True, on_way=False),)
