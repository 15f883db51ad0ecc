"""The first phase: reserves enter, players move and pick the ball up (RULES.md chapters 2 and 3)."""

from __future__ import annotations

from typing import Final

from game.core.grid import NOWHERE, bits, distance
from game.core.requests import Choice, Flow, Option
from game.games.rumble.ball import take
from game.games.rumble.events import Entered, Moved, PickedUp
from game.games.rumble.options import NEXT, to_squares
from game.games.rumble.state import (
    ON_FIELD,
    SQUADS,
    State,
    fielded,
    occupied,
    reserves,
)
from game.games.rumble.turns import next_phase

MOVE: Final = 4  # squares (RU-2.2)


def one_of_the_moves(s: State) -> Flow:
    """A reserve enters, a player moves or picks up, or the phase is done."""
    _, words = yield Choice((s.turn,), "RU-2.2", "move", lambda: move_options(s), ask=True)
    match words:
        case ("move", player, square):
            move(s, player, square)
        case ("pickup", player):
            pick_up(s, player)
        case ("enter", player, square):
            enter(s, player, square)
        case _:
            next_phase(s)


def move_options(s: State) -> list[Option]:
    """Everything that may be done in the first phase."""
    side, at, grid = s.turn, s.at, s.house.board.grid
    blocked = occupied(s)
    options: list[Option] = []
    if may_enter(s, side):
        free = bits(s.house.board.entries[side]) & ~blocked
        for player in reserves(s, side):
            options += grid.pick(to_squares("enter", player), free)
    for player in SQUADS[side]:
        if at[player] >= 0 and not s.moved >> player & 1:
            options += grid.pick(to_squares("move", player), grid.reach(at[player], MOVE, blocked))
    options += [(side, ("pickup", player)) for player in who_may_pick_up(s)]
    options.append(NEXT[side])
    return options


def who_may_pick_up(s: State) -> list[int]:
    """Players of the side in turn on the square of the loose ball or next to it (RU-2.4)."""
    if s.ball == NOWHERE:
        return []
    at = s.at
    return [player for player in SQUADS[s.turn] if at[player] >= 0 and distance(at[player], s.ball) <= 1]


def may_enter(s: State, side: int) -> bool:
    """Whether a reserve may come on: one is owed, and nobody has moved or picked up (RU-3.2, RU-3.6)."""
    return s.entries[side] > 0 and not s.moved and len(fielded(s, side)) < ON_FIELD


def reach(s: State, player: int) -> int:
    """The mask of all squares that a player can move to from where it stands (RU-2.2, RU-2.3)."""
    return s.house.board.grid.reach(s.at[player], MOVE, occupied(s))


def way(s: State, player: int, square: int) -> tuple[int, ...]:
    """The squares of a shortest way of a player to a square, the last one included (RU-2.3)."""
    return s.house.board.grid.path(s.at[player], square, occupied(s))


def put(s: State, player: int, square: int) -> None:
    """A player's move, without telling the way it takes (RU-2.2)."""
    s.at[player] = square
    s.moved |= 1 << player


def move(s: State, player: int, square: int) -> None:
    """Up to 4 squares round all others, once a turn; the ball goes with its holder (RU-2.2, RU-2.3)."""
    s.tell(Moved(player, s.at[player], way(s, player, square), s.holder == player))
    put(s, player, square)


def pick_up(s: State, player: int) -> None:
    """Without dice; then the player may not go on moving, nor attack (RU-2.4, RU-2.8)."""
    s.tell(PickedUp(player, s.at[player], s.ball))
    take(s, player)
    s.moved |= 1 << player


def enter(s: State, player: int, square: int) -> None:
    """A reserve comes on for an injured player, and acts like anybody else (RU-3.2, RU-3.6)."""
    side = s.turn
    s.at[player] = square
    s.entries[side] -= 1
    s.tell(Entered(player, square, s.entries[side]))
