"""What may come of a block or a fall, in a position that is thought of."""

from __future__ import annotations

from typing import Final

from game.core.grid import NOWHERE
from game.games.sevens.board import away
from game.games.sevens.state import (
    NOBODY,
    PRONE,
    RESERVES,
    STANDING,
    STUNNED,
    State,
    put,
    set_status,
    take_off,
)

HURT: Final = 0.42  # of the players whose armour is broken leave the pitch
HARM: Final = 0.08  # what it is worth that an opponent leaves it, of strength 3 …
STRONGER: Final = 0.02  # … and for each point more


def down(s: State, player: int) -> None:
    """A player goes down, and its ball with it."""
    set_status(s, player, PRONE if s.house.armour_holds else STUNNED)
    if s.holder == player:
        s.holder, s.ball = NOBODY, s.at[player]


def stand(s: State, player: int, at: int) -> None:
    """A player comes to stand on a square, which is free or its own."""
    if s.at[player] != at:
        put(s, player, at)
    if s.status[player] != STANDING:
        set_status(s, player, STANDING)


def shove(s: State, at: int, target: int) -> None:
    """A target is pushed straight away from a square, aside, or off the pitch."""
    squares = away(at, s.at[target])
    for place in (1, 0, 2):
        to = squares[place]
        if to != NOWHERE and s.grid[to] < 0:
            put(s, target, to)
            return
    if NOWHERE in squares:
        if s.holder == target:
            s.holder, s.ball = NOBODY, s.at[target]
        take_off(s, target, RESERVES)


def armour_breaks(s: State, target: int, more: int = 0) -> float:
    """How likely 2D6 break a target's armour."""
    needed = s.av[target] + (0 if s.house.armour_breaks else 1) - more
    return sum(max(0, min(6, 7 - max(1, needed - die))) for die in range(1, 7)) / 36


def harm(s: State, target: int) -> float:
    """What the armour roll of somebody who goes down is worth to the other side."""
    return armour_breaks(s, target) * HURT * (HARM + STRONGER * (s.st[target] - 3))
