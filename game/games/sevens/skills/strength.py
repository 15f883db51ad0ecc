"""Strength skills."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking
from game.games.sevens.catalogue import skill
from game.games.sevens.harm import Harm
from game.games.sevens.hooks import (
    ASSISTS,
    BLOCK_BEGINS,
    BONUSES,
    BOTH_DOWN,
    INJURY,
    REFUSES_PUSH,
)
from game.games.sevens.pushes import Block
from game.games.sevens.rolls import use
from game.games.sevens.skills.general import FEND, WRESTLE
from game.games.sevens.state import NOBODY, State, side_of

GUARD: Final = skill("Guard")
JUGGERNAUT: Final = skill("Juggernaut")
MIGHTY_BLOW: Final = skill("Mighty Blow")
STAND_FIRM: Final = skill("Stand Firm")
THICK_SKULL: Final = skill("Thick Skull")


@ASSISTS(GUARD)
def guard(s: State, helper: int, deed: str) -> bool:
    """Assists blocks however many opponents mark it (S7-6.9)."""
    return deed == "block"


# ---------------------------------------------------------------------------------------------- Juggernaut
@BLOCK_BEGINS(JUGGERNAUT)
def juggernaut_denies(s: State, b: Block) -> None:
    """In its Blitz the target cannot use Fend, Stand Firm and Wrestle."""
    if b.blitz:
        b.denied |= FEND.mask | STAND_FIRM.mask | WRESTLE.mask


@BOTH_DOWN(JUGGERNAUT, order=0)
def juggernaut(s: State, b: Block, player: int) -> Asking[None]:
    """In its Blitz a Both Down may be a Push Back."""
    if b.blitz and player == b.attacker and (yield from use(s, player, JUGGERNAUT)):
        b.outcome = "push"


# ---------------------------------------------------------------------------------------------- Mighty Blow
@BONUSES(MIGHTY_BLOW)
def mighty_blow(s: State, h: Harm, side: int) -> tuple[int, int] | None:
    """+1 to armour or injury of whoever its block knocked down, even if it went down too (S7-11.6)."""
    mine = h.why in ("block", "savagery") and h.by != NOBODY and side_of(h.by) == side
    return (h.by, 1) if mine and s.skills[h.by] & MIGHTY_BLOW.mask else None


@REFUSES_PUSH(STAND_FIRM)
def stand_firm(s: State, b: Block, pushed: int) -> Asking[bool]:
    """It may refuse to be pushed, by a block or in a chain."""
    return (yield from use(s, pushed, STAND_FIRM))


@INJURY(THICK_SKULL, order=1)
def thick_skull(s: State, h: Harm, total: int, result: str) -> str:
    """KO on a 9 alone: an 8 is Stunned, with Stunty a 7, too (S7-11.9)."""
    return "stunned" if result == "ko" and total <= 8 else result
