"""What a block brings where the target can be pushed nowhere but off the pitch."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from game.core.grid import NOWHERE
from game.games.sevens.board import away
from game.games.sevens.hooks import BLOCK_BEGINS, REDIRECTS, REFUSES_PUSH
from game.games.sevens.odds.blocks import JUGGERNAUT, BlockOdds, face_effects
from game.games.sevens.pushes import Block
from game.games.sevens.state import BLOCK_DIE, State, able, has

PUSHING: Final = ("push", "stumble", "pow")


class Fate(NamedTuple):
    """Of a block: that the target goes down or leaves the pitch, that it leaves the pitch, that the blocker
    falls."""

    beaten: float
    off: float
    fall: float


def fate(s: State, attacker: int, target: int, found: BlockOdds, *, origin: int, blitz: bool) -> Fate:
    """What a block from a square brings, with the chances that were found for it (S7-6.16)."""
    if not leaves(s, attacker, target, origin=origin, blitz=blitz):
        return Fate(found.down, 0.0, found.fall)
    effects = face_effects(s, attacker, target, blitz=blitz)
    faces = []
    for face in map(str, BLOCK_DIE.faces):
        down, fall = effects[face]
        pushes = face in PUSHING or (face == "both" and blitz and has(s, attacker, JUGGERNAUT))
        faces.append((down, pushes, fall))
    return _counted(found.dice, found.mine, tuple(faces))


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


Faced = tuple[bool, bool, bool]
"""Of a face: the target goes down, it leaves the pitch, the blocker falls."""


def _worth(faced: Faced) -> int:
    down, off, fall = faced
    return 3 * off + 2 * (down and not off) - 4 * fall


@cache
def _counted(dice: int, mine: bool, faces: tuple[Faced, ...]) -> Fate:
    """By all throws: the chooser takes the best face for its side."""
    beaten = gone = falls = 0
    for thrown in product(faces, repeat=dice):
        down, off, fall = max(thrown, key=_worth) if mine else min(thrown, key=_worth)
        beaten, gone, falls = beaten + (down or off), gone + off, falls + fall
    ways = len(faces) ** dice
    return Fate(beaten / ways, gone / ways, falls / ways)
