"""Traits that bring a special action."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Option, Words
from game.games.sevens.actions import action, on_standing
from game.games.sevens.catalogue import skill
from game.games.sevens.events import Acted, Distracted
from game.games.sevens.harm import Harm, knock_down, place_prone, strike
from game.games.sevens.hooks import AFTER_SPECIAL, ARMOUR, FOULS, LOW_TARGETS, TARGETED, Test
from game.games.sevens.options import at_players
from game.games.sevens.rolls import test
from game.games.sevens.skills.agility import HIT_AND_RUN, runs
from game.games.sevens.state import State, able, distract, side_of, stands

HYPNOTIC_GAZE: Final = skill("Hypnotic Gaze")
BREATHE_FIRE: Final = skill("Breathe Fire")
CHAINSAW: Final = skill("Chainsaw")
PROJECTILE_VOMIT: Final = skill("Projectile Vomit")
STAB: Final = skill("Stab")


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
    word = "chainsaw" if stands(s, target) else "chainsaw_low"
    if (yield from targeted(s, player, target, "chainsaw")) and (yield from starts(s, player, target)):
        yield from strike(s, Harm(target, "chainsaw", by=player, direct=True))
    for _, after in AFTER_SPECIAL.of(able(s, player)):
        yield from after(s, player, word, target)
    return True


def chainsaw_targets(s: State, player: int) -> list[Option]:
    """Each adjacent standing opponent; some reach those that lie."""
    named = at_players("chainsaw", side_of(player))
    low = [each for _, targets in LOW_TARGETS.of(able(s, player)) for each in targets(s, player)]
    return [*on_standing("chainsaw")(s, player), *(named[each] for each in low)]


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
    targets=chainsaw_targets,
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
