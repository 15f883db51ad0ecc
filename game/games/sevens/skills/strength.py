"""Strength skills."""

from __future__ import annotations

from typing import Final

from game.core.grid import NOWHERE
from game.core.requests import Asking
from game.games.sevens.actions import ACTIONS
from game.games.sevens.blocks import PoolSource, pool_rerolls
from game.games.sevens.catalogue import skill
from game.games.sevens.harm import UNASKED, Harm
from game.games.sevens.hooks import (
    ASSISTS,
    BLOCK_BEGINS,
    BONUSES,
    BOTH_DOWN,
    CREDITS,
    INJURY,
    MODIFIES,
    REDIRECTS,
    REFUSES_PUSH,
    RESCUES,
    Test,
)
from game.games.sevens.pushes import Block
from game.games.sevens.rolls import judge, use
from game.games.sevens.skills.agility import SIDESTEP, free_squares
from game.games.sevens.skills.general import FEND, WRESTLE
from game.games.sevens.state import (
    NOBODY,
    State,
    able,
    marking,
    rival,
    side_of,
    spend,
    spent,
)

ARM_BAR: Final = skill("Arm Bar")
BRAWLER: Final = skill("Brawler")
BREAK_TACKLE: Final = skill("Break Tackle")
GRAB: Final = skill("Grab")
GUARD: Final = skill("Guard")
JUGGERNAUT: Final = skill("Juggernaut")
MIGHTY_BLOW: Final = skill("Mighty Blow")
STAND_FIRM: Final = skill("Stand Firm")
STRONG_ARM: Final = skill("Strong Arm")
THICK_SKULL: Final = skill("Thick Skull")


# ------------------------------------------------------------------------------------------------ Arm Bar
def arm_barrer(s: State, h: Harm, side: int) -> int:
    """Who of a side marked the square that a falling opponent left."""
    if h.why not in ("dodge", "jump") or h.origin == NOWHERE or side_of(h.victim) == side:
        return NOBODY
    return next((player for player in marking(s, h.origin, side) if able(s, player) & ARM_BAR.mask), NOBODY)


@BONUSES(ARM_BAR)
def arm_bar(s: State, h: Harm, side: int) -> tuple[int, int] | None:
    """+1 to armour or injury of whoever falls out of its tackle zone; one a fall."""
    player = arm_barrer(s, h, side)
    return None if player == NOBODY else (player, 1)


@CREDITS(ARM_BAR)
def arm_bar_credit(s: State, h: Harm) -> int:
    """The casualty is its own."""
    return arm_barrer(s, h, rival(side_of(h.victim)))


# ------------------------------------------------------------------------------------------------ Brawler
def _declared_block(s: State, b: Block) -> bool:
    return not b.blitz and ACTIONS[s.action].deed == "block"


pool_rerolls(BRAWLER, PoolSource(BRAWLER, faces=("both",), may=_declared_block, limit="activation"))


# ------------------------------------------------------------------------------------------- Break Tackle
@RESCUES["dodge"](BREAK_TACKLE)
def break_tackle(s: State, t: Test) -> Asking[None]:
    """Once a turn +1 to a Dodge, +2 with ST 4, +3 with more; asked where it turns the result."""
    bonus = min(3, max(1, s.st[t.player] - 2))
    if t.die == 1 or spent(s, t.player, BREAK_TACKLE) or t.die + t.total + bonus < t.target:
        return
    if (yield from use(s, t.player, BREAK_TACKLE)):
        spend(s, t.player, BREAK_TACKLE, "turn")
        t.add(BREAK_TACKLE.name, bonus)
        judge(s, t)


# --------------------------------------------------------------------------------------------------- Grab
@BLOCK_BEGINS(GRAB)
def grab_denies(s: State, b: Block) -> None:
    """In its Block the target cannot use Sidestep."""
    if not b.blitz:
        b.denied |= SIDESTEP.mask


@REDIRECTS(GRAB)
def grab(s: State, b: Block, owner: int, pushed: int) -> Asking[tuple[int, list[int]] | None]:
    """In its Block the target may be pushed to any free square round it."""
    if b.blitz or owner != b.attacker or owner == pushed:
        return None
    squares = free_squares(s, s.at[pushed])
    if not squares or not (yield from use(s, owner, GRAB)):
        return None
    return side_of(owner), squares


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
def mighty_blow(s: State, h: Harm, side: int) -> tuple[int, int] | tuple[int, int, str] | None:
    """+1 to armour or injury of whoever its block knocked down, even if it went down too (S7-11.6); of a
    team-mate that its Animal Savagery struck without a question."""
    mine = h.why in ("block", "savagery") and h.by != NOBODY and side_of(h.by) == side
    if not mine or not s.skills[h.by] & MIGHTY_BLOW.mask:
        return None
    return (h.by, 1, UNASKED) if h.why == "savagery" else (h.by, 1)


@REFUSES_PUSH(STAND_FIRM)
def stand_firm(s: State, b: Block, pushed: int) -> Asking[bool]:
    """It may refuse to be pushed, by a block or in a chain."""
    return (yield from use(s, pushed, STAND_FIRM))


@MODIFIES["throw_teammate"](STRONG_ARM)
def strong_arm(s: State, t: Test) -> None:
    """+1 to throw a team-mate, not to kick one."""
    if t.word == t.kind:
        t.add(STRONG_ARM.name, 1)


@INJURY(THICK_SKULL, order=1)
def thick_skull(s: State, h: Harm, total: int, result: str) -> str:
    """KO on a 9 alone: an 8 is Stunned, with Stunty a 7, too (S7-11.9)."""
    return "stunned" if result == "ko" and total <= 8 else result
