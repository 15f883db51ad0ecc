"""Devious skills."""

from __future__ import annotations

from typing import Final

from game.games.sevens.catalogue import skill
from game.games.sevens.harm import Harm
from game.games.sevens.hooks import BONUSES
from game.games.sevens.state import State, has, side_of

DIRTY_PLAYER: Final = skill("Dirty Player")


@BONUSES(DIRTY_PLAYER)
def dirty_player(s: State, h: Harm, side: int) -> tuple[int, int] | None:
    """+1 to armour or injury of its own fouls (S7-11.7)."""
    mine = h.why == "foul" and side_of(h.by) == side and has(s, h.by, DIRTY_PLAYER)
    return (h.by, 1) if mine else None
