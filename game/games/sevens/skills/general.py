"""General skills."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Die
from game.games.sevens.ball import release, spill
from game.games.sevens.blocks import PoolSource, block, pay_for_block, pool_rerolls
from game.games.sevens.board import distance
from game.games.sevens.catalogue import Skill, skill
from game.games.sevens.harm import Harm
from game.games.sevens.hooks import (
    AFTER_BLOCK,
    AFTER_PUSH,
    BLOCK_BEGINS,
    BOTH_DOWN,
    DARES,
    DARES_AGAIN,
    DENIES_REROLL,
    FOLLOWS,
    GOES_DOWN,
    KICKS,
    KINDS,
    STRENGTH,
    Test,
    rerolls,
)
from game.games.sevens.pushes import Block
from game.games.sevens.rolls import skill_again, skill_die, tell_used, try_skill, use
from game.games.sevens.skills.agility import DODGE
from game.games.sevens.state import D3, D6, State, able, marking, rival, side_of, stands

BLOCK: Final = skill("Block")
DAUNTLESS: Final = skill("Dauntless")
FEND: Final = skill("Fend")
FRENZY: Final = skill("Frenzy")
KICK: Final = skill("Kick")
PRO: Final = skill("Pro")
STEADY_FOOTING: Final = skill("Steady Footing")
STRIP_BALL: Final = skill("Strip Ball")
SURE_HANDS: Final = skill("Sure Hands")
TACKLE: Final = skill("Tackle")
TAUNT: Final = skill("Taunt")
MONSTROUS_MOUTH: Final = skill("Monstrous Mouth")
WRESTLE: Final = skill("Wrestle")

rerolls(SURE_HANDS, "pickup")


# ---------------------------------------------------------------------------------------- Wrestle, Block
@BOTH_DOWN(WRESTLE, order=1)
def wrestle(s: State, b: Block, player: int) -> Asking[None]:
    """Both are placed prone, whatever other skills they own."""
    if (yield from use(s, player, WRESTLE)):
        b.outcome = "prone"


@BOTH_DOWN(BLOCK, order=2)
def block_skill(s: State, b: Block, player: int) -> Asking[None]:
    """Its owner may choose not to fall (S7-6.11)."""
    if (yield from use(s, player, BLOCK)):
        b.stays |= 1 << player


# ---------------------------------------------------------------------------------------------- Dauntless
@STRENGTH(DAUNTLESS)
def dauntless(s: State, b: Block) -> Asking[None]:
    """D6 + own ST above the target's ST: it counts as much, before anything is added."""
    if b.defence <= b.attack:
        return
    if (yield from dares(s, b)):
        b.attack = b.defence
        for _, dared in DARES.of(able(s, b.attacker)):
            yield from dared(s, b)


def dares(s: State, b: Block) -> Asking[bool]:
    """Whether its die is enough, or the one that is rolled in its place."""
    rolled = ("S7-6.1", DAUNTLESS, b.attacker, b.defence - b.attack + 1, b.target)
    if (yield from skill_die(s, *rolled)):
        return True
    for _, again in DARES_AGAIN.of(able(s, b.attacker)):
        if (yield from again(s, b)):
            return (yield from skill_die(s, *rolled))
    return (yield from skill_again(s, *rolled))


# --------------------------------------------------------------------------------------------------- Fend
@FOLLOWS(FEND)
def fend(s: State, b: Block) -> Asking[str]:
    """Nobody follows up its owner."""
    yield from ()
    if not able(s, b.target) & FEND.mask & ~b.denied:
        return ""
    tell_used(s, b.target, FEND)
    return "not"


# ------------------------------------------------------------------------------------------------- Frenzy
@FOLLOWS(FRENZY)
def frenzy_follows(s: State, b: Block) -> Asking[str]:
    """It must follow up."""
    yield from ()
    return "must" if able(s, b.attacker) & FRENZY.mask else ""


@AFTER_BLOCK(FRENZY)
def frenzy(s: State, b: Block) -> Asking[None]:
    """A target that was pushed, or might have been, and still stands is blocked once more; in a blitz for one
    more square of movement, or a rush."""
    pushed = b.face in ("push", "stumble", "pow") or b.outcome == "push"
    if b.second or not pushed or s.at[b.target] < 0 or not stands(s, b.target):
        return
    if distance(s.at[b.attacker], s.at[b.target]) != 1:
        return
    if b.blitz and (s.left + s.rushes <= 0 or not (yield from pay_for_block(s, b.attacker, b.target))):
        return
    yield from block(s, b.attacker, b.target, blitz=b.blitz, second=True)


# ---------------------------------------------------------------------------------------------------- Pro
def _own_activation(s: State, subject: Test | Block) -> bool:
    owner = subject.player if isinstance(subject, Test) else subject.attacker
    return s.active == owner


rerolls(PRO, *KINDS, may=_own_activation, limit="activation", needs=3)
pool_rerolls(PRO, PoolSource(PRO, may=_own_activation, limit="activation", needs=3))


# ------------------------------------------------------------------------------------------------- Tackle
@BLOCK_BEGINS(TACKLE)
def tackle_block(s: State, b: Block) -> None:
    """The target of its blocks does not count as having Dodge."""
    b.denied |= DODGE.mask


@DENIES_REROLL(TACKLE)
def tackle_dodge(s: State, t: Test, source: Skill) -> bool:
    """Whoever dodges out of its tackle zone may not use Dodge."""
    if source is not DODGE or t.kind != "dodge":
        return False
    return any(able(s, player) & TACKLE.mask for player in marking(s, t.origin, rival(side_of(t.player))))


# --------------------------------------------------------------------------------------------------- Kick
@KICKS(KICK)
def kick(s: State, kicker: int) -> Asking[Die]:
    """The kick may deviate D3 squares in place of D6."""
    return D3 if (yield from use(s, kicker, KICK)) else D6


# ----------------------------------------------------------------------------------------- Steady Footing
@GOES_DOWN(STEADY_FOOTING)
def steady_footing(s: State, h: Harm) -> Asking[str]:
    """A 6 keeps it on its feet whenever it would be knocked down or fall."""
    kept = yield from try_skill(s, "S7-5.1", STEADY_FOOTING, h.victim, 6, h.by)
    return "up" if kept else ""


# --------------------------------------------------------------------------------------------- Strip Ball
@AFTER_PUSH(STRIP_BALL)
def strip_ball(s: State, b: Block) -> Asking[None]:
    """A carrier that its block pushes back drops the ball where it comes to stand."""
    if s.holder != b.target or able(s, b.target) & (SURE_HANDS.mask | MONSTROUS_MOUTH.mask):
        return
    if (yield from use(s, b.attacker, STRIP_BALL)):
        release(s, b.target)
        yield from spill(s)


# -------------------------------------------------------------------------------------------------- Taunt
@FOLLOWS(TAUNT)
def taunt(s: State, b: Block) -> Asking[str]:
    """Its coach may force the blocker to follow up."""
    if not able(s, b.target) & TAUNT.mask & ~b.denied or s.at[b.target] < 0:
        return ""
    return "must" if (yield from use(s, b.target, TAUNT)) else ""
