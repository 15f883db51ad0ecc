"""Devious skills."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Roll
from game.games.sevens.actions import Action
from game.games.sevens.catalogue import skill
from game.games.sevens.events import SkillTested
from game.games.sevens.fouls import FOUL
from game.games.sevens.harm import Harm
from game.games.sevens.hooks import (
    ARMOUR_AGAIN,
    ASSISTS,
    BONUSES,
    CONTINUES,
    PUSHED,
    SENDS_OFF,
    SHADOWS,
    Test,
)
from game.games.sevens.moves import go
from game.games.sevens.pushes import Block
from game.games.sevens.rolls import TWO_D6, one_die, tell_used, use
from game.games.sevens.skills.agility import PUT_THE_BOOT_IN
from game.games.sevens.state import State, able, changed, has, marking, rival, side_of

DIRTY_PLAYER: Final = skill("Dirty Player")
EYE_GOUGE: Final = skill("Eye Gouge")
LONE_FOULER: Final = skill("Lone Fouler")
QUICK_FOUL: Final = skill("Quick Foul")
SHADOWING: Final = skill("Shadowing")
SNEAKY_GIT: Final = skill("Sneaky Git")


@BONUSES(DIRTY_PLAYER)
def dirty_player(s: State, h: Harm, side: int) -> tuple[int, int] | None:
    """+1 to armour or injury of its own fouls (S7-11.7)."""
    mine = h.why == "foul" and side_of(h.by) == side and has(s, h.by, DIRTY_PLAYER)
    return (h.by, 1) if mine else None


@PUSHED(EYE_GOUGE)
def eye_gouge(s: State, b: Block) -> None:
    """Whom it pushes back assists nobody until after its next activation."""
    if s.at[b.target] >= 0:
        s.gouged |= 1 << b.target
        tell_used(s, b.attacker, EYE_GOUGE)


@ARMOUR_AGAIN(LONE_FOULER)
def lone_fouler(s: State, h: Harm) -> Asking[bool]:
    """If nobody of either side assists its foul, armour that holds is rolled again."""
    if h.why != "foul" or not h.alone or not has(s, h.by, LONE_FOULER):
        return False
    if not (yield from use(s, h.by, LONE_FOULER)):
        return False
    h.dice = h.armour_dice = yield Roll("S7-11.13", "armour", TWO_D6[side_of(h.by)])
    return True


@ASSISTS(PUT_THE_BOOT_IN)
def put_the_boot_in(s: State, helper: int, deed: str) -> bool:
    """Assists fouls however many opponents mark it."""
    return deed == "foul"


@CONTINUES(QUICK_FOUL)
def quick_foul(s: State, player: int, action: Action) -> bool:
    """It may go on moving after its foul."""
    return action is FOUL and s.at[player] >= 0


@SHADOWS(SHADOWING)
def shadowing(s: State, t: Test) -> Asking[None]:
    """On 4+ it comes to the square that a dodger has just left; one a dodge."""
    if t.kind != "dodge":
        return
    for player in marking(s, t.origin, rival(side_of(t.player))):
        if s.grid[t.origin] >= 0:
            return
        if able(s, player) & SHADOWING.mask and may_shadow(s, player):
            if not (yield from use(s, player, SHADOWING)):
                continue
            s.times = changed(s.times, player, s.times[player] + 1)
            rolled = yield from one_die("S7-10.1", SHADOWING.word, side_of(player))
            follows = rolled >= 4
            s.tell(SkillTested(player, t.origin, 4, rolled, follows, (), "S7-10.1", SHADOWING.word, t.player))
            if follows:
                go(s, player, t.origin, "shadowing")
            return


def may_shadow(s: State, player: int) -> bool:
    """As often a turn as it has movement, while nothing holds it on its square."""
    return s.times[player] < s.ma[player] and not (s.rooted | s.chomped) >> player & 1


@SENDS_OFF(SNEAKY_GIT)
def sneaky_git(s: State, h: Harm) -> bool:
    """A double on its armour roll passes if armour was not broken."""
    return not h.broken and has(s, h.by, SNEAKY_GIT)
