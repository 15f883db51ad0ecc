"""A block as it will be: what the target's skills do first, the die of Dauntless, what each face brings with
the skills of both, the second block of Frenzy, what rolls dice again (chapter 6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from game.core.grid import distance
from game.core.requests import Asking
from game.games.sevens.blocks import PoolSource, number_of_dice
from game.games.sevens.catalogue import skill
from game.games.sevens.hooks import POOL_REROLLS, TARGETED, Test
from game.games.sevens.moves import may_leave
from game.games.sevens.odds.again import Again, all_of, allowed, chance_of, team_chance
from game.games.sevens.odds.blocks import BLOCK, JUGGERNAUT, WRESTLE, BlockOdds, block_odds, face_effects
from game.games.sevens.odds.bouts import FACES, Bout, Dared, Fate, Source
from game.games.sevens.odds.crowd import leaves
from game.games.sevens.odds.plans import Die, begun
from game.games.sevens.odds.pushed import after_push
from game.games.sevens.odds.tried import first_needed
from game.games.sevens.odds.ways import chance
from game.games.sevens.pushes import Block
from game.games.sevens.skills.agility import free_squares
from game.games.sevens.skills.ball_and_chain import swings
from game.games.sevens.state import STANDING, State, able, has, put, set_status
from game.games.sevens.state.looking import spent_bit

DAUNTLESS: Final = skill("Dauntless")
FRENZY: Final = skill("Frenzy")
STEADY: Final = skill("Steady Footing")
TRICKSTER: Final = skill("Trickster")
PUSHING: Final = ("push", "stumble", "pow")
KEPT_UP: Final = 1 / 6  # of falls, with Steady Footing
NOTHING: Final = Fate(0.0, 0.0, 0.0)
MOST_DARED: Final = 6  # a die shows no more
NEVER: Final = 7  # no rush is left
Known = dict[tuple[Any, ...], Fate]
"""Blocks of one player on one target, by what is asked of them and by where everybody stands then: from the
squares round a target many lead to the same."""


def at_target(s: State, attacker: int, target: int, *, origin: int, blitz: bool) -> list[Die]:
    """The dice that the target's skills ask of the blocker before the block (Foul Appearance)."""
    twin = _there(s, attacker, origin, blitz=blitz)
    dice = []
    for owned, targeted in TARGETED.of(able(twin, target)):
        needed = first_needed(twin, partial(_targeted, targeted, attacker, target))
        if needed:
            t = Test("action", attacker, needed, at=origin, opponent=target, word=owned.word)
            dice.append(Die(0, owned.name, needed, chance_of(twin, t, chance(needed))))
    return dice


def _targeted(targeted: Callable[..., Asking[bool]], attacker: int, target: int, s: State) -> Asking[bool]:
    return targeted(s, attacker, target, "block")


def faced(
    s: State, attacker: int, target: int, *, origin: int, blitz: bool, known: Known | None = None
) -> State:
    """The position in which the target is blocked from a square: a Trickster goes where that is worth least
    to the blocker, or stays. The same position where there is none. ``known``: of the same two players before
    anything of their blocks is done."""
    known = {} if known is None else known
    twin = _there(s, attacker, origin, blitz=blitz)
    if not has(twin, target, TRICKSTER) or swings(twin) or not may_leave(twin, target):
        return s
    met = [twin]
    for at in free_squares(twin, origin):
        met.append(twin.copy())
        put(met[-1], target, at)
    return min(met, key=lambda each: _simply(each, attacker, target, blitz, known).worth)


def _simply(s: State, attacker: int, target: int, blitz: bool, known: Known) -> Fate:
    """What a block from where both stand brings, without a second one."""
    key = "alone", blitz, *_standing(s)
    if key not in known:
        found = block_odds(s, attacker, target, blitz=blitz)
        b = Block(attacker, target, blitz=blitz, second=True)
        known[key] = _met(s, b, found, rush=NEVER, known=known).fate(0, ~0)
    return known[key]


def _standing(s: State) -> tuple[Any, ...]:
    """What a push, a follow-up and whatever is used at them may change of a position."""
    return (
        *s.at, *s.status, s.distracted, s.rooted, s.chomped, s.gouged, s.holder, s.ball, s.cheered, s.rerolls,
        s.spent_turn, s.spent_activation, s.spent_game,
    )  # fmt: skip


def bout(
    s: State,
    attacker: int,
    target: int,
    found: BlockOdds,
    *,
    origin: int,
    blitz: bool,
    rush: int = 0,
    known: Known | None = None,
) -> Bout | Dared:
    """A block from a square, with the dice that were found for it (S7-6.1 to S7-6.16). ``rush``: what another
    square would need, where no movement is left for a second block; 0: nothing, NEVER: there is none.
    ``known``: as in `faced`."""
    twin = _there(s, attacker, origin, blitz=blitz)
    return _met(
        twin, Block(attacker, target, blitz=blitz), found, rush=rush, known={} if known is None else known
    )


def _met(s: State, b: Block, found: BlockOdds, *, rush: int, known: Known) -> Bout | Dared:
    """A block from where both stand, with the die of Dauntless before it."""
    fates = _with_second(s, b, rush, known)
    plain = _bout(s, b, found.dice, found.mine, fates)
    more = s.st[b.target] - s.st[b.attacker]
    if more <= 0 or not has(s, b.attacker, DAUNTLESS):
        return plain
    needed = max(2, more + 1)
    t = Test("action", b.attacker, needed, at=s.at[b.attacker], opponent=b.target, word=DAUNTLESS.word)
    dares = chance_of(s, t, chance(needed) if needed <= MOST_DARED else 0.0)
    attack = found.attack + more
    dice, mine = number_of_dice(s, attack, found.defence), attack >= found.defence
    return Dared(needed, dares, _bout(s, b, dice, mine, fates), plain)


def at_work(s: State, attacker: int, target: int) -> tuple[str, ...]:
    """The skills of both that are in the chances, besides those of the faces and those that roll again."""
    mine, theirs = [FRENZY.name] * has(s, attacker, FRENZY), [STEADY.name] * has(s, target, STEADY)
    own = [STEADY.name] * (has(s, attacker, STEADY) and not theirs)
    return tuple(mine + theirs + own)


def _there(s: State, attacker: int, origin: int, *, blitz: bool) -> State:
    """The position from which it blocks."""
    twin = begun(s, attacker, "blitz" if blitz else "block")
    set_status(twin, attacker, STANDING)
    if origin != twin.at[attacker]:
        put(twin, attacker, origin)
    return twin


def _bout(s: State, b: Block, dice: int, mine: bool, fates: dict[str, Fate]) -> Bout:
    return Bout(dice, mine, tuple(fates.items()), _sources(s, b), team_chance(s, b.attacker))


def _with_second(s: State, b: Block, rush: int, known: Known) -> dict[str, Fate]:
    """What each face brings, with the second block of Frenzy."""
    fates = _fates(s, b)
    if not b.second and rush != NEVER and has(s, b.attacker, FRENZY):
        second = _second(s, b, rush, known)
        crushes = b.blitz and has(s, b.attacker, JUGGERNAUT) and fates["both"] == NOTHING
        for face in (*PUSHING, *(["both"] if crushes else [])):
            fates[face] = _then(fates[face], second)
    return fates


def _then(fate: Fate, second: Fate) -> Fate:
    """After a push, and a second block of a target that stands."""
    left = 1 - fate.beaten
    return Fate(fate.beaten + left * second.beaten, fate.off + left * second.off, left * second.fall)


def _fates(s: State, b: Block) -> dict[str, Fate]:
    """What each face brings: who is knocked down may keep its feet."""
    attacker, target = b.attacker, b.target
    effects = face_effects(s, attacker, target, blitz=b.blitz)
    crowd = leaves(s, attacker, target, origin=s.at[attacker], blitz=b.blitz)
    crushes = b.blitz and has(s, attacker, JUGGERNAUT)
    stays, keeps = (KEPT_UP * has(s, player, STEADY) for player in (target, attacker))
    laid = (has(s, target, WRESTLE) and not crushes) or (
        has(s, attacker, WRESTLE) and not has(s, attacker, BLOCK)
    )  # on a Both Down they are placed prone, which nobody stands through
    out = {}
    for face in FACES:
        down, fall = effects[face]
        off = crowd and (face in PUSHING or (face == "both" and crushes))
        placed = face == "both" and laid and down and fall
        beaten = 1.0 if off else down * (1.0 if placed else 1 - stays)
        out[face] = Fate(beaten, float(off), fall * (1.0 if placed else 1 - keeps))
    return out


def _second(s: State, b: Block, rush: int, known: Known) -> Fate:
    """What the second block of Frenzy brings, with nothing rolled again, once the target was pushed to where
    the coach who decides likes it best."""
    key = "pushed", b.blitz, *_standing(s)
    if key not in known:
        more = partial(_once_more, attacker=b.attacker, target=b.target, blitz=b.blitz, known=known)
        known[key] = after_push(s, b, more)
    fate = known[key]
    if not b.blitz or not rush or fate == NOTHING or fate.off == 1:
        return fate
    p = chance(rush)
    return Fate(p * fate.beaten, p * fate.off, p * fate.fall + 1 - p)


def _once_more(s: State, *, attacker: int, target: int, blitz: bool, known: Known) -> Fate:
    """The second block after a push, if there is one."""
    if s.at[target] < 0:
        return Fate(1.0, 1.0, 0.0)
    if distance(s.at[attacker], s.at[target]) != 1:
        return NOTHING
    key = "again", blitz, *_standing(s)
    if key not in known:
        known[key] = _stood_up_to(s, attacker, target, blitz, known)
    return known[key]


def _stood_up_to(s: State, attacker: int, target: int, blitz: bool, known: Known) -> Fate:
    """A block from where both stand after a push, with what the target's skills do first."""
    here = s.at[attacker]
    begins = all_of([die.odds for die in at_target(s, attacker, target, origin=here, blitz=blitz)], tokens=0)
    met = faced(s, attacker, target, origin=here, blitz=blitz, known=known)
    fate = _simply(met, attacker, target, blitz, known)
    return Fate(begins * fate.beaten, begins * fate.off, begins * fate.fall)


def _sources(s: State, b: Block) -> tuple[Source, ...]:
    """The blocker's skills that may be used for its dice."""
    out = []
    for _, source_of in POOL_REROLLS.of(able(s, b.attacker)):
        source: PoolSource = source_of()
        if not source.helps(s, b, FACES):
            continue
        bit = spent_bit(b.attacker, source.skill) if source.limit else 0
        again = Again(source.skill.name, bit, allowed(source.needs))
        out.append(Source(again, source.faces, source.many))
    return tuple(out)
