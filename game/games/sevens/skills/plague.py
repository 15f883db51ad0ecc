"""Plague Ridden: the dead change sides."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking
from game.games.sevens.catalogue import skill
from game.games.sevens.data.rosters import roster
from game.games.sevens.harm import Harm
from game.games.sevens.hooks import KILLED
from game.games.sevens.lineup import enlist
from game.games.sevens.rolls import tell_used
from game.games.sevens.skills.traits import DECAY, REGENERATION, STUNTY
from game.games.sevens.state import ABSENT, RESERVES, SQUADS, State, side_of, spend, spent

PLAGUE_RIDDEN: Final = skill("Plague Ridden")
SPARED: Final = DECAY.mask | REGENERATION.mask | STUNTY.mask
BIG_GUY: Final = "Big Guy"


@KILLED(PLAGUE_RIDDEN)
def plague_ridden(s: State, h: Harm) -> Asking[None]:
    """Once a game, when its own block has killed an opponent (no Big Guy, nobody with Decay, Regeneration or
    Stunty), a Lineman of its roster comes to Reserves for the game."""
    yield from ()
    side = side_of(h.by)
    if h.why != "block" or side_of(h.victim) == side or spent(s, h.by, PLAGUE_RIDDEN):
        return
    if s.skills[h.victim] & SPARED or BIG_GUY in s.keywords[h.victim]:
        return
    if new_lineman(s, side):
        spend(s, h.by, PLAGUE_RIDDEN, "game")
        tell_used(s, h.by, PLAGUE_RIDDEN)


def new_lineman(s: State, side: int) -> bool:
    """A Lineman of a side's roster comes to Reserves, if a number is free."""
    place = next((player for player in SQUADS[side] if s.status[player] == ABSENT), None)
    if place is None:
        return False
    own = roster(s.staff[side].team)
    if own is None:
        s.status[place] = RESERVES  # of a scenario without rosters: with the figures of a new player
    else:
        enlist(s, place, next(position for position in own.positions if position.lineman))
    return True
