"""What switches lay over the pitch, reckoned from a state: who marks which squares, where opponents can be
next."""

from __future__ import annotations

from game.core.grid import members
from game.games.sevens.board import NEAR, PITCH
from game.games.sevens.moves import rushes_of
from game.games.sevens.odds import Budget, Reach
from game.games.sevens.state import STANDING, State, marking, on_pitch


def zones_of(s: State, side: int) -> tuple[tuple[int, int], ...]:
    """The squares in the tackle zones of a side, with how many players mark each."""
    near = 0
    for at in members(s.zones[side]):
        near |= NEAR[at]
    return tuple((at, len(marking(s, at, side))) for at in PITCH.squares if near >> at & 1)


def threat_of(s: State, side: int) -> tuple[tuple[int, float], ...]:
    """The squares that a side's players can reach in a turn of their own or block from there, with the best
    chance of one of them."""
    best: dict[int, float] = {}
    for player in on_pitch(s, side):
        if s.status[player] != STANDING:
            continue
        reach = Reach(s, player, Budget(s.ma[player], rushes_of(s, player)))
        for at, (chance, _) in reach.best.items():
            best[at] = max(best.get(at, 0.0), chance)
    return tuple(sorted(best.items()))
