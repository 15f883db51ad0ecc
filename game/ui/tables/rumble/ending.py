"""How a Rumble match has ended: who came first, why, and by which rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.games.rumble import events as e
from game.games.rumble.board import SIDES
from game.games.rumble.state import State
from game.ui.drawing.teams import Team
from game.ui.table_words import Announcement, Standing

TIES: Final = {"forfeit": "neither side has anybody to field", "turns": "after the last turn"}


def standings(s: State, parts: Sequence[str]) -> list[Standing]:
    """Both sides, the winner first; while nobody has won, the one with more touchdowns."""
    order = sorted(SIDES, key=lambda seat: (seat not in s.winners, -s.score[seat]))
    level = len(s.winners) == len(SIDES) or (not s.winners and s.score[0] == s.score[1])
    return [
        Standing(seat, 1 if level else place, str(s.score[seat]), parts[seat])
        for place, seat in enumerate(order, 1)
    ]


def forfeited(events: Sequence[Any], seat: int) -> bool:
    """Has a side just forfeited?"""
    return any(isinstance(each, e.Forfeited) and each.side == seat for each in events)


def last_words(events: Sequence[Any], team: Callable[[int], Team]) -> Announcement:
    """What the last answer brought, in words across the table."""
    over = next(each for each in events if isinstance(each, e.Over))
    if over.winner < 0:
        return Announcement("A tie", TIES[over.why], over.rule)
    winner = team(over.winner)
    line = winner.name
    if over.why == "forfeit":
        both = all(forfeited(events, seat) for seat in SIDES)
        line = TIES["forfeit"] if both else f"{team(1 - over.winner).coach} has nobody to field"
    return Announcement(f"{winner.coach} wins", line, over.rule, over.winner, "grand")
