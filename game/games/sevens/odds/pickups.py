"""The die for the ball on the ground."""

from __future__ import annotations

from game.games.sevens.actions import ACTIONS
from game.games.sevens.ball import mark
from game.games.sevens.hooks import CANNOT_HOLD, Test
from game.games.sevens.moves import SECURE
from game.games.sevens.rolls import collect
from game.games.sevens.state import RAIN, State, able


def secures(s: State, player: int) -> bool:
    """Is it to secure the ball: by a 2+, which ends its activation (S7-3.6)?"""
    return s.active == player and ACTIONS[s.action].word == "secure"


def pickup_test(s: State, player: int, at: int) -> Test | None:
    """The AG test of picking the ball up on a square (S7-10.3), or the one that secures it; None of one that
    can hold none."""
    if CANNOT_HOLD.of(able(s, player) | s.skills[player]):
        return None
    if secures(s, player):
        t = Test("secure", player, SECURE, at=at)
    else:
        t = Test("pickup", player, s.ag[player], at=at)
        mark(s, t, at)
    if s.weather == RAIN:
        t.add("rain", -1)
    collect(s, t)
    return t


def pickup(s: State, player: int, at: int) -> int:
    """What a player needs to pick the ball up on a square; 7: it cannot."""
    t = pickup_test(s, player, at)
    return t.needed if t is not None else 7
