"""The one register of turnovers (chapter 5)."""

from __future__ import annotations

from game.games.sevens.events import TurnedOver
from game.games.sevens.state import Phase, State


def turnover(s: State, rule: str) -> None:
    """The turn of the side in turn ends as soon as what is under way is resolved (chapter 5); a Charge! ends
    likewise. A deed of the other side may be sparing: it makes none."""
    if (s.phase is Phase.TURN or s.phase is Phase.CHARGE) and not s.turnover and not s.sparing:
        s.turnover = True
        s.tell(TurnedOver(s.turn, rule, s.phase is Phase.CHARGE))


def turnover_of(s: State, side: int, rule: str) -> None:
    """A turnover if it happened to the side in turn."""
    if s.turn == side:
        turnover(s, rule)
