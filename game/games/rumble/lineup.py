"""Before a drive: who goes first, and both sides line up (RULES.md chapters 1 and 3)."""

from __future__ import annotations

from game.core.requests import Choice, Flow, Option, Roll
from game.games.rumble.board import AWAY, HOME, SIDES
from game.games.rumble.events import Forfeited, LinedUp, Placed, RolledOff
from game.games.rumble.options import READY, to_squares
from game.games.rumble.state import (
    D6,
    NOBODY,
    ON_FIELD,
    Phase,
    State,
    fielded,
    occupied,
    reserves,
    rival,
)
from game.games.rumble.turns import begin_turn, end_match, leaders


def roll_off(s: State) -> Flow:
    """Two dice each, home first; the higher total goes first, level totals roll again (RU-1.5)."""
    home = yield Roll("RU-1.5", "roll_off", ((HOME, D6), (HOME, D6)))
    away = yield Roll("RU-1.5", "roll_off", ((AWAY, D6), (AWAY, D6)))
    ours, theirs = sum(home), sum(away)
    first = NOBODY if ours == theirs else HOME if ours > theirs else AWAY
    s.tell(RolledOff(home, away, first))
    if first != NOBODY:
        s.phase, s.turn, s.placing = Phase.PLACE, first, first


def one_of_the_line(s: State) -> Flow:
    """The side that lines up places a player, or is ready (RU-1.4, RU-3.4)."""
    if forfeits(s):
        return
    side = s.placing
    _, words = yield Choice((side,), "RU-1.4", "place", lambda: place_options(s), ask=True)
    match words:
        case ("place", player, square):
            s.at[player] = square
            s.tell(Placed(player, square))
        case _:
            be_ready(s, side)


def place_options(s: State) -> list[Option]:
    """Each reserve on each free square of its own end zone, until 11 stand there (RU-1.4)."""
    side, board = s.placing, s.house.board
    options: list[Option] = []
    if len(fielded(s, side)) < ON_FIELD:
        free = board.zone_mask[side] & ~occupied(s)
        for player in reserves(s, side):
            options += board.grid.pick(to_squares("place", player), free)
    options.append(READY[side])
    return options


def be_ready(s: State, side: int) -> None:
    """The other side lines up; after both the first turn begins (RU-1.4, RU-1.5)."""
    s.tell(LinedUp(side, len(fielded(s, side))))
    if side == s.turn:
        s.placing = rival(side)
    else:
        begin_turn(s, s.turn)


def forfeits(s: State) -> bool:
    """Whether a side can field nobody: then the other has won (RU-3.5)."""
    empty = [side for side in SIDES if not fielded(s, side) and not reserves(s, side)]
    for side in empty:
        s.tell(Forfeited(side))
    if len(empty) == len(SIDES):
        end_match(s, leaders(s), "forfeit", "RU-3.5")
    elif empty:
        end_match(s, (rival(empty[0]),), "forfeit", "RU-3.5")
    return bool(empty)
