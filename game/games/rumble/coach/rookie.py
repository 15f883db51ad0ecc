"""The rookie's rules of thumb: no odds are weighed against each other, nothing is looked ahead."""

from __future__ import annotations

from typing import Final

from game.core.grid import distance, members
from game.core.requests import Option
from game.games.rumble.attacks import attack_options
from game.games.rumble.coach.values import GOOD, tables
from game.games.rumble.moves import reach, who_may_pick_up
from game.games.rumble.options import NEXT, to_squares
from game.games.rumble.state import NOBODY, State, ball_square, fielded, has_ball
from game.games.rumble.throws import THROW

SAFE: Final = 0.9  # of a throw to somebody farther forward
HOPE: Final = 0.5  # of a throw into the end zone


def a_move(s: State) -> Option:
    """The carrier goes as far forward as it can, the nearest player fetches a loose ball, and the others run
    to the ball as well."""
    side = s.turn
    known, ball = tables(s.house.board), ball_square(s)
    to_go = known.to_go[side]
    if s.holder == NOBODY and (near := who_may_pick_up(s)):
        return side, ("pickup", min(near, key=lambda player: to_go[s.at[player]]))
    waiting = [player for player in fielded(s, side) if not s.moved >> player & 1]
    waiting.sort(key=lambda player: (player != s.holder, distance(s.at[player], ball)))
    for player in waiting:
        here = s.at[player]
        squares = members(reach(s, player))
        if player == s.holder:
            best = min(squares, key=lambda at: (to_go[at], distance(at, here)), default=here)
            better = to_go[best] < to_go[here]
        else:
            best = min(squares, key=lambda at: (distance(at, ball), to_go[at]), default=here)
            better = distance(best, ball) < distance(here, ball)
        if better:
            return to_squares("move", player)[best]
    return NEXT[side]


def a_throw(s: State) -> Option:
    """To the foremost player who is farther forward and likely reached."""
    side = s.turn
    if s.thrown or not has_ball(s, side):
        return NEXT[side]
    to_go, here = tables(s.house.board).to_go[side], s.at[s.holder]
    for at in sorted((s.at[player] for player in fielded(s, side)), key=to_go.__getitem__):
        squares = distance(here, at)
        if to_go[at] >= to_go[here] or squares > THROW:
            continue
        if GOOD[squares] >= (SAFE if to_go[at] else HOPE):
            return side, ("throw", at)
    return NEXT[side]


def an_attack(s: State) -> Option:
    """On the carrier if somebody can, else on anybody."""
    attacks = attack_options(s)
    return next((option for option in attacks[:-1] if option[1][2] == s.holder), attacks[0])
