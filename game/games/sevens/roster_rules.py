"""Which special rules of its roster a side has in a match, as boons."""

from __future__ import annotations

from typing import Final

from game.games.sevens.boons import give_boon
from game.games.sevens.catalogue import skill
from game.games.sevens.data.rosters import roster
from game.games.sevens.state import State

CAPTAIN: Final = skill("Team Captain")
UNDEATH: Final = skill("Masters of Undeath")
SWARMING: Final = skill("Swarming")
BRIBERY: Final = skill("Bribery and Corruption")
OF_A_SIDE: Final = (UNDEATH, SWARMING, BRIBERY)


def bring_rules(s: State, side: int) -> None:
    """A side has what its roster's rules are good for in a match. The captain has his as a skill; the others
    are for the draft, the inducements and the league."""
    own = roster(s.staff[side].team)
    if own is not None:
        for each in OF_A_SIDE:
            if own.has(each.name):
                give_boon(s, side, each)
