"""How a side lines up: side by side round the middle of its own end zone, where the ball is nearest."""

from __future__ import annotations

from game.core.grid import row
from game.games.rumble.state import ON_FIELD, SQUADS, State, fielded, reserves


def formation(s: State, side: int) -> list[int]:
    """The squares for those who have still to be placed, in the order in which the reserves take them: the
    middle first, then outwards to both sides."""
    board = s.house.board
    middle = row(board.centre)
    taken = {s.at[player] for player in SQUADS[side]}
    free = sorted((at for at in board.zone[side] if at not in taken), key=lambda at: abs(row(at) - middle))
    room = ON_FIELD - len(fielded(s, side))
    return free[: min(room, len(reserves(s, side)))]
