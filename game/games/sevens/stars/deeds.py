"""Stars whose rules are about what is said with an action, and special actions (S7-17)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking
from game.games.sevens.actions import ACTIONS
from game.games.sevens.boons import lend, may_use, uses, work, working
from game.games.sevens.catalogue import skill
from game.games.sevens.drives import picked
from game.games.sevens.hooks import (
    AFTER_SPECIAL,
    ALLOWS,
    BIT,
    BITES,
    DECLARES,
    LOW_TARGETS,
    SAVAGED,
    SAVAGES,
    SLIPS,
    SWINGS,
)
from game.games.sevens.passing import PASS
from game.games.sevens.rolls import tell_used
from game.games.sevens.skills.action_traits import (
    CHAINSAW_ACTION,
    VOMIT,
    perform_chainsaw,
    perform_vomit,
)
from game.games.sevens.skills.passing import HAIL_MARY_PASS
from game.games.sevens.state import (
    State,
    adjacent,
    marking,
    rival,
    side_of,
    spend,
    stands,
)

RULE: Final = "S7-17.3"
INCORPOREAL: Final = skill("Incorporeal")
SHOT: Final = skill("Shot to Nothing")
MORSEL: Final = skill("Tasty Morsel")
SAVAGERY: Final = skill("Primal Savagery")
DERVISH: Final = skill("Whirling Dervish")
CARNAGE: Final = skill("Maximum Carnage")
KICK_THEM: Final = skill("Kick 'em While They're Down!")
VOMITS: Final = skill("Putrid Regurgitation")
WEAK: Final = 3  # ST


# ---------------------------------------------------------------------------------- said with an action
@DECLARES(INCORPOREAL)
def incorporeal(s: State, player: int) -> Asking[None]:
    """For one activation it leaves tackle zones without dodging."""
    near = marking(s, s.at[player], rival(side_of(player)))
    if ACTIONS[s.action].moves and near and (yield from uses(s, player, INCORPOREAL)):
        work(s, player, INCORPOREAL)


@SLIPS(INCORPOREAL)
def slips(s: State, player: int) -> bool:
    return working(s, player, INCORPOREAL)


@DECLARES(SHOT)
def shot_to_nothing(s: State, player: int) -> Asking[None]:
    """With a pass it has Hail Mary Pass until it is over."""
    if s.action == PASS.number and (yield from uses(s, player, SHOT)):
        lend(s, player, HAIL_MARY_PASS, "activation")


# ------------------------------------------------------------------------------- traits that find others
@BITES(MORSEL)
def tasty_morsel(s: State, player: int) -> list[int]:
    """In place of a Thrall it may bite an opponent of ST 3 or less who is no star."""
    from game.games.sevens.boons import is_star

    if not may_use(s, player, MORSEL):
        return []
    foes = adjacent(s, s.at[player], rival(side_of(player)))
    return [foe for foe in foes if s.st[foe] <= WEAK and not is_star(s, foe)]


@BIT(MORSEL)
def morsel_eaten(s: State, player: int, victim: int) -> None:
    if side_of(victim) != side_of(player):
        spend(s, player, MORSEL, MORSEL.limit)
        tell_used(s, player, MORSEL)


@SAVAGES(SAVAGERY)
def primal_savagery(s: State, player: int) -> list[int]:
    """It may hit an opponent in place of a team-mate."""
    if not may_use(s, player, SAVAGERY):
        return []
    return [foe for foe in adjacent(s, s.at[player], rival(side_of(player))) if stands(s, foe)]


@SAVAGED(SAVAGERY)
def savaged(s: State, player: int, victim: int) -> None:
    if side_of(victim) != side_of(player):
        spend(s, player, SAVAGERY, SAVAGERY.limit)
        tell_used(s, player, SAVAGERY)


@SWINGS(DERVISH)
def whirling_dervish(s: State, player: int, rolled: int) -> Asking[bool]:
    """One direction die of its Ball & Chain is rolled again."""
    return (yield from uses(s, player, DERVISH))


# ------------------------------------------------------------------------------------- special actions
@AFTER_SPECIAL(CARNAGE)
def maximum_carnage(s: State, player: int, word: str, target: int) -> Asking[None]:
    """After its chainsaw a second attack, on another opponent."""
    foes = adjacent(s, s.at[player], rival(side_of(player))) if s.at[player] >= 0 else []
    others = [foe for foe in foes if foe != target and stands(s, foe)]
    if word != "chainsaw" or not stands(s, player) or s.turnover or not others:
        return
    if (yield from uses(s, player, CARNAGE)):
        foe = yield from picked(s, side_of(player), RULE, "carnage", others)
        yield from perform_chainsaw(s, player, ("chainsaw", foe))


@LOW_TARGETS(KICK_THEM)
def kick_them_down(s: State, player: int) -> list[int]:
    """Its chainsaw may attack one that lies: no foul, nobody is sent off."""
    if not may_use(s, player, KICK_THEM) or s.at[player] < 0:
        return []
    foes = adjacent(s, s.at[player], rival(side_of(player)))
    return [foe for foe in foes if not stands(s, foe)]


@ALLOWS(KICK_THEM)
def kick_them_allows(s: State, player: int) -> int:
    return CHAINSAW_ACTION.bit if stands(s, player) and kick_them_down(s, player) else 0


@AFTER_SPECIAL(KICK_THEM)
def kicked(s: State, player: int, word: str, target: int) -> Asking[None]:
    """Used up by the attack on one that lay."""
    yield from ()
    if word == "chainsaw_low":
        spend(s, player, KICK_THEM, KICK_THEM.limit)
        tell_used(s, player, KICK_THEM)


@ALLOWS(VOMITS)
def regurgitation_allows(s: State, player: int) -> int:
    """Once a half it may use Projectile Vomit."""
    foes = adjacent(s, s.at[player], rival(side_of(player)))
    may = may_use(s, player, VOMITS) and stands(s, player) and any(stands(s, foe) for foe in foes)
    return VOMIT.bit if may else 0


@DECLARES(VOMITS)
def regurgitates(s: State, player: int) -> Asking[None]:
    """Said as its action."""
    yield from ()
    if s.action == VOMIT.number:
        spend(s, player, VOMITS, VOMITS.limit)
        tell_used(s, player, VOMITS)


@AFTER_SPECIAL(VOMITS)
def after_its_block(s: State, player: int, word: str, target: int) -> Asking[None]:
    """Or after its Block, in the same activation."""
    foes = adjacent(s, s.at[player], rival(side_of(player))) if s.at[player] >= 0 else []
    others = [foe for foe in foes if stands(s, foe)]
    if word != "block" or not stands(s, player) or s.turnover or not others:
        return
    if (yield from uses(s, player, VOMITS)):
        foe = yield from picked(s, side_of(player), RULE, "vomits", others)
        yield from perform_vomit(s, player, ("vomit", foe))
