"""Devious skills."""

from __future__ import annotations

from typing import Final

from game.core.grid import NOWHERE, distance
from game.core.requests import Asking, Choice, Option, Roll, Words
from game.games.sevens.actions import BY_WORD, Action
from game.games.sevens.ball import release
from game.games.sevens.catalogue import skill
from game.games.sevens.events import Rerolled, SkillTested
from game.games.sevens.fouls import FOUL, foul
from game.games.sevens.harm import UNASKED, Harm, apply_injury, bring_down, knock_down, place_prone
from game.games.sevens.hooks import (
    AFTER_BLOCK,
    ARMOUR_AGAIN,
    ASSISTS,
    BONUSES,
    CONTINUES,
    CREDITS,
    GOES_DOWN,
    PUSHED,
    SENDS_OFF,
    SHADOWS,
    SPECIAL_STEPS,
    STEPS,
    Test,
)
from game.games.sevens.moves import go, may_leave, move
from game.games.sevens.options import at_squares
from game.games.sevens.pushes import Block
from game.games.sevens.rolls import KEEP, TWO_D6, one_die, tell_used, use
from game.games.sevens.skills.agility import PUT_THE_BOOT_IN, free_squares
from game.games.sevens.state import NOBODY, STANDING, State, able, changed, has, marking, rival, side_of

DIRTY_PLAYER: Final = skill("Dirty Player")
FUMBLEROOSKI: Final = skill("Fumblerooski")
LETHAL_FLIGHT: Final = skill("Lethal Flight")
PILE_DRIVER: Final = skill("Pile Driver")
SABOTEUR: Final = skill("Saboteur")
VIOLENT_INNOVATOR: Final = skill("Violent Innovator")
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
    """If nobody of either side assists its foul, armour that holds may be rolled again; the first dice are
    forgotten, a double of theirs, too."""
    if h.why != "foul" or not h.alone or not has(s, h.by, LONE_FOULER):
        return False
    side = side_of(h.by)
    options: tuple[Option, Option] = ((side, ("reroll", LONE_FOULER.word)), KEEP[side])
    _, words = yield Choice((side,), "S7-10.5", "reroll", options)
    if words[0] == "keep":
        return False
    s.tell(Rerolled(side, h.by, LONE_FOULER.word, allowed=True))
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


# ------------------------------------------------------------------------------------------- Fumblerooski
@STEPS(FUMBLEROOSKI)
def fumblerooski_steps(s: State, player: int) -> list[Option]:
    """A step that leaves the ball where it was."""
    if s.holder != player or s.left + s.rushes <= 0 or not may_leave(s, player):
        return []
    named = at_squares("fumblerooski", side_of(player))
    return [named[at] for at in free_squares(s, s.at[player])]


def fumblerooski(s: State, player: int, words: Words) -> Asking[bool]:
    """The ball stays on the square that is left, without a turnover; who is held there keeps it."""
    here = s.at[player]
    tell_used(s, player, FUMBLEROOSKI)
    release(s, player)
    over = yield from move(s, player, int(words[1]))
    if s.at[player] == here:
        s.holder, s.ball = player, NOWHERE
    return over


SPECIAL_STEPS["fumblerooski"] = fumblerooski


# ------------------------------------------------------------------------------------------ Lethal Flight
@BONUSES(LETHAL_FLIGHT)
def lethal_flight(s: State, h: Harm, side: int) -> tuple[int, int, str] | None:
    """+1 to armour or injury of an opponent that it is thrown on; by itself."""
    mine = h.why == "landing" and side_of(h.by) == side != side_of(h.victim)
    return (h.by, 1, UNASKED) if mine and s.skills[h.by] & LETHAL_FLIGHT.mask else None


@CREDITS(LETHAL_FLIGHT)
def lethal_flight_credit(s: State, h: Harm) -> int:
    """That casualty is its own."""
    return h.by if h.why == "landing" and s.skills[h.by] & LETHAL_FLIGHT.mask else NOBODY


@CREDITS(VIOLENT_INNOVATOR)
def violent_innovator(s: State, h: Harm) -> int:
    """Casualties by its special actions are its own."""
    return h.by if special(h.why) and h.by != NOBODY and has(s, h.by, VIOLENT_INNOVATOR) else NOBODY


def special(why: str) -> bool:
    """Whether harm comes from a special action, one that belongs to a skill."""
    return why in BY_WORD and BY_WORD[why].skill is not None


# -------------------------------------------------------------------------------------------- Pile Driver
@AFTER_BLOCK(PILE_DRIVER, order=1)
def pile_driver(s: State, b: Block) -> Asking[None]:
    """A foul on whom its block knocked down and it still marks; then it lies, and its activation ends."""
    player, target = b.attacker, b.target
    lies = s.at[target] >= 0 and s.status[target] != STANDING
    if not b.felled or not lies or distance(s.at[player], s.at[target]) != 1:
        return
    if (yield from use(s, player, PILE_DRIVER)):
        yield from foul(s, player, target)
        if s.at[player] >= 0:
            yield from place_prone(s, player)


# ----------------------------------------------------------------------------------------------- Saboteur
@GOES_DOWN(SABOTEUR, order=1)
def saboteur(s: State, h: Harm) -> Asking[str]:
    """Knocked down by a block, on a 4+ it takes the blocker with it and is KO."""
    if h.why != "block" or side_of(h.by) == side_of(h.victim):
        return ""
    if not (yield from use(s, h.victim, SABOTEUR)):
        return ""
    rolled = yield from one_die("S7-5.1", SABOTEUR.word, side_of(h.victim))
    s.tell(SkillTested(h.victim, s.at[h.victim], 4, rolled, rolled >= 4, (), "S7-5.1", SABOTEUR.word, h.by))
    if rolled < 4:
        return ""
    bring_down(s, h)
    h.result = "ko"
    yield from apply_injury(s, h)
    if s.status[h.by] == STANDING:
        yield from knock_down(s, Harm(h.by, "saboteur", sparing=True))
    return "done"
