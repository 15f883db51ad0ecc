"""The die for the ball on the ground."""

from __future__ import annotations

from game.games.sevens.hooks import CANNOT_HOLD, Test
from game.games.sevens.moves import pickup_test
from game.games.sevens.rolls import collect
from game.games.sevens.state import State, able


def pickup_odds(s: State, player: int, at: int) -> Test | None:
    """The test of picking the ball up on a square with all that modifies it; None: it can hold none."""
    if CANNOT_HOLD.of(able(s, player) | s.skills[player]):
        return None
    t = pickup_test(s, player, at)
    collect(s, t)
    return t


def pickup(s: State, player: int, at: int) -> int:
    """What a player needs to pick the ball up on a square; 7: it cannot."""
    t = pickup_odds(s, player, at)
    return t.needed if t is not None else 7
