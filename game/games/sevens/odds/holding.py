"""Opponents that hold whoever leaves their tackle zones: no choice of the other coach (S7-10.1)."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.core.requests import Asking
from game.games.sevens.board import NEAR
from game.games.sevens.events import SkillTested
from game.games.sevens.hooks import HOLDS, SLIPS
from game.games.sevens.moves import held
from game.games.sevens.odds.tried import willing
from game.games.sevens.state import State, able, rival, side_of

HELD: Final = "held"
"""What the die of an opponent is called on a way: it goes on where that is too low."""


class Holder(NamedTuple):
    """Who holds, by which skill, and what its die has to show."""

    player: int
    skill: str
    needed: int

    @property
    def free(self) -> int:
        """What a die of the mover would have to show for the same chance to get away."""
        return 8 - self.needed


def holder(s: State, player: int, here: int, to: int) -> Holder | None:
    """Of a player who leaves a square for another; None: nobody tries."""
    other = rival(side_of(player))
    if not s.team_skills[other] & HOLDS.mask or not s.zones[other] & NEAR[here] or slips(s, player):
        return None

    def leaves(now: State) -> Asking[bool]:
        return held(now, player, here, to)

    told = (each for each in willing(s, leaves) if isinstance(each, SkillTested))
    return next((Holder(each.player, each.what, each.needed) for each in told), None)


def slips(s: State, player: int) -> bool:
    """Does it leave tackle zones without a dodge?"""
    return any(may(s, player) for _, may in SLIPS.of(able(s, player)))
