"""Where a target can be pushed nowhere but off the pitch."""

from __future__ import annotations

from game.core.grid import NOWHERE
from game.games.sevens.board import away
from game.games.sevens.hooks import BLOCK_BEGINS, REDIRECTS, REFUSES_PUSH
from game.games.sevens.pushes import Block
from game.games.sevens.state import State, able


def leaves(s: State, attacker: int, target: int, *, origin: int, blitz: bool) -> bool:
    """Whether a push back leads off the pitch for certain: there is no free square, and nothing that lets
    the target stay or go elsewhere (S7-6.15, S7-6.16)."""
    squares = away(origin, s.at[target])
    free = [at for at in squares if at != NOWHERE and (s.grid[at] < 0 or s.grid[at] == attacker)]
    if NOWHERE not in squares or free or s.rooted >> target & 1:
        return False
    b = Block(attacker, target, blitz=blitz)
    for _, begins in BLOCK_BEGINS.of(able(s, attacker)):
        begins(s, b)
    mine = able(s, target) & ~b.denied
    return not REFUSES_PUSH.of(mine) and not REDIRECTS.of(mine)
