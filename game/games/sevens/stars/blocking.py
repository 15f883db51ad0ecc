"""Stars whose rules are about blocks (S7-17)."""

from __future__ import annotations

from typing import Final

from game.core.grid import distance
from game.core.requests import Asking
from game.games.sevens.actions import Action
from game.games.sevens.blocks import BLITZ, BLOCK, PoolSource, pool_rerolls
from game.games.sevens.boons import lend, may_use, uses, withhold, work, working
from game.games.sevens.catalogue import skill
from game.games.sevens.hooks import (
    ALLOWS,
    BLOCKS_FAR,
    CONTINUES,
    DARES,
    DARES_AGAIN,
    DECLARES,
    DICE,
    MODIFIES,
    RAGES,
    STRENGTH,
    STUMBLES,
    TARGETED,
    Test,
)
from game.games.sevens.pushes import Block
from game.games.sevens.rolls import tell_used
from game.games.sevens.skills.agility import DODGE
from game.games.sevens.skills.general import FRENZY
from game.games.sevens.skills.mutation import CLAWS
from game.games.sevens.skills.strength import GRAB
from game.games.sevens.stars.armoury import beside_its_mate
from game.games.sevens.state import NOBODY, State, note, on_pitch, rival, side_of, spend, spent, stands

BLIND_RAGE: Final = skill("Blind Rage")
INDOMITABLE: Final = skill("Indomitable")
TANDEM: Final = skill("Working In Tandem")
SAVAGE_BLOW: Final = skill("Savage Blow")
MOMENTUM: Final = skill("Unstoppable Momentum")
LORD_OF_CHAOS: Final = skill("Lord of Chaos")
WOODLAND_FURY: Final = skill("Woodland Fury")
GORED: Final = skill("Gored by the Bull")
FRENZIED_RUSH: Final = skill("Frenzied Rush")
SLASHING_NAILS: Final = skill("Slashing Nails")
VINES: Final = skill("Vicious Vines")
BLOOD_GOD: Final = skill("Fury of the Blood God")
WATCH_OUT: Final = skill("Watch Out!")
FAR: Final = 2
MOST_DICE: Final = 3


# ------------------------------------------------------------------------------------------- block dice
def _own_blitz(s: State, b: Block) -> bool:
    return s.active == b.attacker and b.blitz


pool_rerolls(SAVAGE_BLOW, PoolSource(SAVAGE_BLOW, limit="game", many=True))
pool_rerolls(MOMENTUM, PoolSource(MOMENTUM, may=_own_blitz))
pool_rerolls(LORD_OF_CHAOS, PoolSource(LORD_OF_CHAOS, limit="game"))
pool_rerolls(WOODLAND_FURY, PoolSource(WOODLAND_FURY, faces=("skull", "both"), limit="game"))


@DICE(GORED)
def gored_by_the_bull(s: State, b: Block, number: int) -> Asking[int]:
    """A die more in the block of a blitz, up to three, and in the second one of Frenzy, too."""
    if not b.blitz or number >= MOST_DICE:
        return number
    if b.second and working(s, b.attacker, GORED):
        return number + 1
    if not (yield from uses(s, b.attacker, GORED)):
        return number
    work(s, b.attacker, GORED)
    return number + 1


# ----------------------------------------------------------------------------------------------- strength
@DARES_AGAIN(BLIND_RAGE)
def blind_rage(s: State, b: Block) -> Asking[bool]:
    """The die of its Dauntless may be rolled again."""
    return (yield from uses(s, b.attacker, BLIND_RAGE))


@DARES(INDOMITABLE)
def indomitable(s: State, b: Block) -> Asking[None]:
    """After a Dauntless that succeeded its own ST counts double in this block."""
    if (yield from uses(s, b.attacker, INDOMITABLE)):
        b.attack = max(b.attack, 2 * s.st[b.attacker])


def in_tandem(s: State, player: int) -> bool:
    """Whether the two of the pair stand next to each other."""
    mate = beside_its_mate(s, player, TANDEM)
    return mate != NOBODY and s.at[mate] >= 0 and distance(s.at[player], s.at[mate]) == 1


@STRENGTH(TANDEM, order=1)
def tandem_block(s: State, b: Block) -> Asking[None]:
    """+1 ST in a block."""
    yield from ()
    if in_tandem(s, b.attacker):
        b.bonus += 1
        tell_used(s, b.attacker, TANDEM)


@MODIFIES["pass"](TANDEM)
def tandem_pass(s: State, t: Test) -> None:
    """+1 to a pass."""
    if in_tandem(s, t.player):
        t.add(TANDEM.name, 1)


# ------------------------------------------------------------------------------------ said with a blitz
@DECLARES(FRENZIED_RUSH)
def frenzied_rush(s: State, player: int) -> Asking[None]:
    """With a blitz it has Frenzy until it is over, and no Grab in this turn."""
    if s.action == BLITZ.number and (yield from uses(s, player, FRENZIED_RUSH)):
        lend(s, player, FRENZY, "activation")
        withhold(s, player, GRAB, "turn")


@DECLARES(SLASHING_NAILS)
def slashing_nails(s: State, player: int) -> Asking[None]:
    """With a blitz it has Claws until it is over."""
    if s.action == BLITZ.number and (yield from uses(s, player, SLASHING_NAILS)):
        lend(s, player, CLAWS, "activation")


# ------------------------------------------------------------------------------------------ Vicious Vines
def two_away(s: State, player: int) -> list[int]:
    """The standing opponents two squares away."""
    here = s.at[player]
    return [
        foe
        for foe in on_pitch(s, rival(side_of(player)))
        if stands(s, foe) and distance(s.at[foe], here) == FAR
    ]


@BLOCKS_FAR(VINES)
def vicious_vines(s: State, player: int) -> list[int]:
    """It may block an opponent two squares away, without following up."""
    return two_away(s, player) if may_use(s, player, VINES) else []


@ALLOWS(VINES)
def vines_allow(s: State, player: int) -> int:
    """A Block, though it marks nobody."""
    return BLOCK.bit if stands(s, player) and vicious_vines(s, player) else 0


# -------------------------------------------------------------------------------- Fury of the Blood God
@RAGES(BLOOD_GOD)
def rages(s: State, player: int, die: int) -> Asking[bool]:
    """A 1 on Unchannelled Fury for a Block: two full blocks, one after the other."""
    if die != 1 or s.action != BLOCK.number or not (yield from uses(s, player, BLOOD_GOD)):
        return False
    work(s, player, BLOOD_GOD)
    return True


@CONTINUES(BLOOD_GOD)
def second_block(s: State, player: int, action: Action) -> bool:
    """The second one, if there is anybody to block."""
    if action is not BLOCK or not working(s, player, BLOOD_GOD):
        return False
    s.spent_activation &= ~_bit(player)
    s.done = False
    return bool(BLOCK.targets(s, player))


def _bit(player: int) -> int:
    from game.games.sevens.state import PLAYERS

    return 1 << BLOOD_GOD.number * PLAYERS + player


# ----------------------------------------------------------------------------------------------- Watch Out!
@TARGETED(WATCH_OUT)
def watch_out(s: State, attacker: int, target: int, deed: str) -> Asking[bool]:
    """The first block of an opponent in a drive is the one."""
    yield from ()
    if deed == "block" and side_of(attacker) != side_of(target):
        note(s, watching=target if not spent(s, target, WATCH_OUT) else NOBODY)
        spend(s, target, WATCH_OUT, WATCH_OUT.limit)
    return True


@STUMBLES(WATCH_OUT)
def stumbles(s: State, b: Block) -> bool:
    """It counts as having Dodge."""
    return s.extra.watching == b.target and not b.denied & DODGE.mask
