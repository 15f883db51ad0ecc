"""Traits that bring a special action."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Choice, Option, Words
from game.games.sevens.actions import action, on_standing
from game.games.sevens.ball import disturb, step
from game.games.sevens.blocks import block
from game.games.sevens.board import FACES, by_template
from game.games.sevens.catalogue import skill
from game.games.sevens.events import Acted, Distracted, Moved, PushedOff
from game.games.sevens.harm import Harm, armour, injury, knock_down, place_prone, strike, suffer
from game.games.sevens.hooks import (
    ARMOUR,
    BLOCK_BEGINS,
    FOLLOWS,
    FORBIDS,
    FOULS,
    INJURY,
    LIES,
    TARGETED,
    Test,
)
from game.games.sevens.pushes import Block, push, thrown_back
from game.games.sevens.rolls import one_die, test
from game.games.sevens.skills.agility import HIT_AND_RUN, runs
from game.games.sevens.skills.general import FEND
from game.games.sevens.state import (
    NOBODY,
    RESERVES,
    STANDING,
    State,
    able,
    distract,
    put,
    side_of,
    take_off,
)
from game.games.sevens.turnover import turnover_of

HYPNOTIC_GAZE: Final = skill("Hypnotic Gaze")
BREATHE_FIRE: Final = skill("Breathe Fire")
CHAINSAW: Final = skill("Chainsaw")
PROJECTILE_VOMIT: Final = skill("Projectile Vomit")
STAB: Final = skill("Stab")
BALL_AND_CHAIN: Final = skill("Ball & Chain")
ALL_ACTIONS: Final = -1


def targeted(s: State, player: int, target: int, deed: str) -> Asking[bool]:
    """What the target of a special action does before it; whether the action goes on."""
    for _, reacts in TARGETED.of(able(s, target)):
        if not (yield from reacts(s, player, target, deed)):
            return False
    return True


# --------------------------------------------------------------------------------------- Hypnotic Gaze
def perform_gaze(s: State, player: int, words: Words) -> Asking[bool]:
    """On 3+ the target is Distracted; the activation ends either way."""
    target = int(words[1])
    s.tell(Acted(player, "gaze", target, s.at[target]))
    if (yield from targeted(s, player, target, "gaze")):
        t = Test("action", player, 3, at=s.at[target], opponent=target, word=HYPNOTIC_GAZE.word)
        if (yield from test(s, t)):
            distract(s, target)
            s.tell(Distracted(target, yes=True))
    return True


GAZE: Final = action(
    "gaze", deed="gaze", targets=on_standing("gaze"), perform=perform_gaze, skill=HYPNOTIC_GAZE
)

# ---------------------------------------------------------------------------------------- Ball & Chain


def ball_and_chain_step(s: State, player: int) -> Asking[bool]:
    """A direction, then a D6 on the throw-in template: 1-2 to its left, 3-4 ahead, 5-6 to its right; whether
    the activation is over."""
    side = side_of(player)
    if s.left <= 0:
        return True
    options: list[Option] = [(side, ("face", word)) for word in FACES]
    _, words = yield Choice((side,), "S7-3.1", "face", [*options, (side, ("end",))], ask=True)
    if words[0] == "end":
        return True
    rolled = yield from one_die("S7-3.1", BALL_AND_CHAIN.word, side)
    s.left -= 1
    s.done = True
    ahead = by_template(str(words[1]), rolled)
    to, out = step(s.at[player], ahead)
    if out:
        yield from swings_off(s, player, out)
        return True
    other = s.grid[to]
    if other >= 0 and s.status[other] == STANDING:
        return (yield from block(s, player, other))
    if other >= 0:
        yield from rolls_over(s, player, other)
    if s.grid[to] < 0:
        s.tell(Moved(player, s.at[player], to, False, "ball_and_chain"))
        put(s, player, to)
        yield from disturb(s)
    return False


def rolls_over(s: State, player: int, other: int) -> Asking[None]:
    """Whoever lies there is pushed, with an armour roll."""
    b = Block(player, other)
    b.no_follow = True
    yield from push(s, b)
    if s.at[other] >= 0:
        yield from suffer(s, Harm(other, "ball_and_chain", by=player, direct=True))


def swings_off(s: State, player: int, out: int) -> Asking[None]:
    """Off the pitch: the crowd, and a turnover (S7-6.16)."""
    last = s.at[player]
    carried = s.holder == player
    if carried:
        s.holder = NOBODY
    s.tell(PushedOff(player, last))
    take_off(s, player, RESERVES)
    turnover_of(s, side_of(player), "S7-5.1")
    h = Harm(player, "crowd", direct=True)
    if s.house.crowd or (yield from armour(s, h)):
        yield from injury(s, h)
    if carried:
        yield from thrown_back(s, last, out)


BALL_AND_CHAIN_ACTION: Final = action(
    "ball_and_chain", moves=True, skill=BALL_AND_CHAIN, step=ball_and_chain_step
)


@FORBIDS(BALL_AND_CHAIN, order=9)
def only_its_own(s: State, player: int) -> int:
    """It may declare no other action."""
    return ALL_ACTIONS & ~BALL_AND_CHAIN_ACTION.bit


def swings(s: State) -> bool:
    """Whether a Ball & Chain is on its way: what it meets cannot answer its block as others can."""
    return s.action == BALL_AND_CHAIN_ACTION.number and s.active != NOBODY


@BLOCK_BEGINS(BALL_AND_CHAIN)
def nothing_fends_it_off(s: State, b: Block) -> None:
    """Fend has no effect on it."""
    b.denied |= FEND.mask


@FOLLOWS(BALL_AND_CHAIN)
def swings_on(s: State, b: Block) -> Asking[str]:
    """It goes where it swings: into the square of whomever it pushed."""
    yield from ()
    return "must" if able(s, b.attacker) & BALL_AND_CHAIN.mask else ""


@LIES(BALL_AND_CHAIN)
def goes_down(s: State, h: Harm) -> Asking[bool]:
    """Whenever it goes down, an injury roll at once."""
    yield from injury(s, h)
    return True


@INJURY(BALL_AND_CHAIN, order=2)
def no_rest(s: State, h: Harm, total: int, result: str) -> str:
    """Stunned counts as KO."""
    return "ko" if result == "stunned" and h.why != "crowd" else result


# --------------------------------------------------------------------------------- in place of a block
def perform_stab(s: State, player: int, words: Words) -> Asking[bool]:
    """An armour roll that nothing modifies; the activation ends."""
    target = int(words[1])
    s.tell(Acted(player, "stab", target, s.at[target]))
    if (yield from targeted(s, player, target, "stab")):
        yield from strike(s, Harm(target, "stab", by=player, direct=True, fixed=True))
        if able(s, player) & HIT_AND_RUN.mask:
            yield from runs(s, player)
    return True


STAB_ACTION: Final = action(
    "stab",
    deed="stab",
    moves=False,
    targets=on_standing("stab"),
    perform=perform_stab,
    skill=STAB,
    blitzes=True,
)


def perform_chainsaw(s: State, player: int, words: Words) -> Asking[bool]:
    """On 2+ an armour roll at +3, on a 1 the own player is knocked down."""
    target = int(words[1])
    s.tell(Acted(player, "chainsaw", target, s.at[target]))
    if (yield from targeted(s, player, target, "chainsaw")) and (yield from starts(s, player, target)):
        yield from strike(s, Harm(target, "chainsaw", by=player, direct=True))
    return True


def starts(s: State, player: int, target: int) -> Asking[bool]:
    """The die of a chainsaw: a 1 kicks back."""
    t = Test("action", player, 2, at=s.at[player], opponent=target, word=CHAINSAW.word)
    if (yield from test(s, t)):
        return True
    yield from knock_down(s, Harm(player, "kick_back"))
    return False


CHAINSAW_ACTION: Final = action(
    "chainsaw",
    deed="chainsaw",
    moves=False,
    targets=on_standing("chainsaw"),
    perform=perform_chainsaw,
    skill=CHAINSAW,
    blitzes=True,
)


@ARMOUR(CHAINSAW)
def chainsaw_armour(s: State, h: Harm) -> None:
    """+3 against its victims."""
    if h.why == "chainsaw" or CHAINSAW.word in h.used:
        h.add(CHAINSAW.name, 3)


@ARMOUR(CHAINSAW, order=2)
def chainsaw_falls(s: State, h: Harm) -> None:
    """+3 against its owner when that goes down; it is no opponent who modifies that roll."""
    if s.skills[h.victim] & CHAINSAW.mask and not h.direct:
        h.add(CHAINSAW.name, 3)


@FOULS(CHAINSAW)
def chainsaw_foul(s: State, h: Harm) -> Asking[bool]:
    """It is used in a foul: +3, but it may kick back."""
    h.used.add(CHAINSAW.word)
    return (yield from starts(s, h.by, h.victim))


def perform_vomit(s: State, player: int, words: Words) -> Asking[bool]:
    """On 2+ an armour roll that nothing modifies on the target, on a 1 on the own player."""
    target = int(words[1])
    s.tell(Acted(player, "vomit", target, s.at[target]))
    if (yield from targeted(s, player, target, "vomit")):
        t = Test("action", player, 2, at=s.at[target], opponent=target, word=PROJECTILE_VOMIT.word)
        victim = target if (yield from test(s, t)) else player
        yield from strike(s, Harm(victim, "vomit", by=player, direct=True, fixed=True))
    return True


VOMIT: Final = action(
    "vomit",
    deed="vomit",
    moves=False,
    targets=on_standing("vomit"),
    perform=perform_vomit,
    skill=PROJECTILE_VOMIT,
    blitzes=True,
)


def perform_fire(s: State, player: int, words: Words) -> Asking[bool]:
    """1 the own player is knocked down, 2-3 nothing, 4+ the target is placed prone, a natural 6 knocks it
    down; -1 against ST 5 and more."""
    target = int(words[1])
    s.tell(Acted(player, "breathe_fire", target, s.at[target]))
    if not (yield from targeted(s, player, target, "breathe_fire")):
        return True
    t = Test("action", player, 4, at=s.at[target], opponent=target, word=BREATHE_FIRE.word)
    t.add("strong", -(s.st[target] >= 5))
    yield from test(s, t)
    if t.die == 6:
        yield from knock_down(s, Harm(target, "breathe_fire", by=player))
    elif t.die + t.total >= 4:
        yield from place_prone(s, target)
    elif t.die + t.total <= 1:
        yield from knock_down(s, Harm(player, "breathe_fire"))
    return True


FIRE: Final = action(
    "breathe_fire",
    deed="breathe_fire",
    moves=False,
    targets=on_standing("breathe_fire"),
    perform=perform_fire,
    skill=BREATHE_FIRE,
    blitzes=True,
)
