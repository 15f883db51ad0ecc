"""Agility skills."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking
from game.games.sevens.catalogue import skill
from game.games.sevens.harm import place_prone
from game.games.sevens.hooks import EASES, JUMPS, RUSHES, STUMBLES, TRIPS, Test, rerolls
from game.games.sevens.pushes import Block
from game.games.sevens.rolls import judge, use
from game.games.sevens.state import State, able, marking, put, rival, side_of

CATCH: Final = skill("Catch")
DIVING_TACKLE: Final = skill("Diving Tackle")
DODGE: Final = skill("Dodge")
LEAP: Final = skill("Leap")
SPRINT: Final = skill("Sprint")
SURE_FEET: Final = skill("Sure Feet")

rerolls(CATCH, "catch")
rerolls(DODGE, "dodge", limit="turn")
rerolls(SURE_FEET, "rush", limit="turn")


# ------------------------------------------------------------------------------------------ Diving Tackle
@TRIPS(DIVING_TACKLE)
def diving_tackle(s: State, t: Test) -> Asking[None]:
    """-2 to a die that was good enough, and the tackler lies in the square just left; one a move."""
    if t.die == 6 or t.die + t.total - 2 >= t.target or s.grid[t.origin] >= 0:
        return
    for player in marking(s, t.origin, rival(side_of(t.player))):
        if able(s, player) & DIVING_TACKLE.mask and (yield from use(s, player, DIVING_TACKLE)):
            t.add(DIVING_TACKLE.name, -2)
            t.fixed = True
            put(s, player, t.origin)
            yield from place_prone(s, player)
            judge(s, t)
            return


# -------------------------------------------------------------------------------------------------- Dodge
@STUMBLES(DODGE)
def dodge_stumble(s: State, b: Block) -> bool:
    """A Stumble against its owner is a Push Back."""
    return True


# --------------------------------------------------------------------------------------------------- Leap
@JUMPS(LEAP)
def leap(s: State, player: int) -> bool:
    """Over any one square."""
    return True


@EASES["jump"](LEAP)
def leap_eases(s: State, t: Test) -> None:
    """Negative modifiers together are eased by 1, but stay at -1 at best."""
    if t.total < -1:
        t.add(LEAP.name, 1)


# ------------------------------------------------------------------------------------------------- Sprint
@RUSHES(SPRINT)
def sprint(s: State, player: int) -> int:
    """A third Rush."""
    return 1
