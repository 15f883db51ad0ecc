"""Who could have scored and does not (S7-3.5)."""

from __future__ import annotations

from game.core.requests import Flow
from game.games.sevens.board import GOAL, GOAL_COLUMN, NEAR, PITCH
from game.games.sevens.events import Stalled
from game.games.sevens.harm import Harm, knock_down
from game.games.sevens.hooks import ACTIVATES
from game.games.sevens.rolls import one_die
from game.games.sevens.state import STANDING, State, rival, side_of


def could_score(s: State, player: int) -> bool:
    """Whether a player with the ball can reach the end zone without any die (S7-3.5)."""
    side = side_of(player)
    here, steps = s.at[player], s.ma[player]
    if s.status[player] != STANDING:
        steps -= 3
    if ACTIVATES.of(s.skills[player]) or steps <= 0 or (s.rooted | s.chomped) >> player & 1:
        return False
    column = GOAL_COLUMN[side]
    if abs((here >> 4) - column) > steps or s.zones[rival(side)] & NEAR[here]:
        return False
    taken = 0
    for square in s.at:
        if square >= 0:
            taken |= 1 << square
    marked = PITCH.spread(s.zones[rival(side)])
    reached = 1 << here
    for _ in range(steps):
        if PITCH.spread(reached) & GOAL[side] & ~taken:
            return True
        reached |= PITCH.spread(reached) & ~taken & ~marked
    return False


def stalls(s: State, player: int) -> Flow:
    """A D6 at or above the turn number knocks the player down; in turns 7 and 8 none is rolled (S7-3.5)."""
    side = side_of(player)
    number = s.turns[side]
    s.stalled |= 1 << side
    if number > 6:
        return
    rolled = yield from one_die("S7-3.5", "stalling", side)
    s.tell(Stalled(player, rolled, number))
    if rolled >= number:
        yield from knock_down(s, Harm(player, "stalling"))
