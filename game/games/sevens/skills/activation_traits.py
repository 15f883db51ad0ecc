"""Traits that roll a die when their owner is activated."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking
from game.games.sevens.actions import ACTIONS
from game.games.sevens.catalogue import Skill, skill
from game.games.sevens.drives import picked
from game.games.sevens.events import Distracted, Rooted
from game.games.sevens.harm import Harm, knock_down
from game.games.sevens.hooks import ACTIVATES, RAGES, SAVAGED, SAVAGES, Test
from game.games.sevens.rolls import test
from game.games.sevens.state import State, able, adjacent, alert, distract, side_of, stands

ANIMAL_SAVAGERY: Final = skill("Animal Savagery")
UNCHANNELLED_FURY: Final = skill("Unchannelled Fury")

BONE_HEAD: Final = skill("Bone Head")
REALLY_STUPID: Final = skill("Really Stupid")
TAKE_ROOT: Final = skill("Take Root")

FIGHTING: Final = ("block", "blitz")


def declared(s: State) -> str:
    """The word of the action that was declared."""
    return ACTIONS[s.action].word


def trait_test(s: State, player: int, trait: Skill, needs: int, *, fighting: int = 0) -> Asking[bool]:
    """The die of a trait, with what is added to it for a Block or a Blitz."""
    t = Test("trait", player, needs, at=s.at[player], word=trait.word)
    if declared(s) in FIGHTING:
        t.add(declared(s), fighting)
    return (yield from test(s, t))


def becomes_distracted(s: State, player: int) -> None:
    """Its activation ends, and it has no tackle zone until its next (S7-4.4)."""
    distract(s, player)
    s.tell(Distracted(player, yes=True))


@ACTIVATES(ANIMAL_SAVAGERY)
def animal_savagery(s: State, player: int) -> Asking[bool]:
    """Below 4 (+2 for Block and Blitz) an adjacent standing team-mate is knocked down, and it goes on; with
    none there it is Distracted. A turnover only if that one held the ball."""
    if (yield from trait_test(s, player, ANIMAL_SAVAGERY, 4, fighting=2)):
        return False
    side = side_of(player)
    mates = [mate for mate in adjacent(s, s.at[player], side) if stands(s, mate)]
    for _, finds in SAVAGES.of(able(s, player)):
        mates += finds(s, player)
    if not mates:
        becomes_distracted(s, player)
        return True
    mate = yield from picked(s, side, "S7-5.1", "savagery", mates)
    for _, hits in SAVAGED.of(able(s, player)):
        hits(s, player, mate)
    yield from knock_down(s, Harm(mate, "savagery", by=player, sparing=True))
    return False


@ACTIVATES(UNCHANNELLED_FURY)
def unchannelled_fury(s: State, player: int) -> Asking[bool]:
    """Below 4 (+2 for Block and Blitz) the activation ends with nothing done; it keeps its tackle zone."""
    t = Test("trait", player, 4, at=s.at[player], word=UNCHANNELLED_FURY.word)
    if declared(s) in FIGHTING:
        t.add(declared(s), 2)
    if (yield from test(s, t)):
        return False
    for _, rages in RAGES.of(able(s, player)):
        if (yield from rages(s, player, t.die)):
            return False
    return True


@ACTIVATES(BONE_HEAD)
def bone_head(s: State, player: int) -> Asking[bool]:
    """On a 1 it is Distracted."""
    if (yield from trait_test(s, player, BONE_HEAD, 2)):
        return False
    becomes_distracted(s, player)
    return True


@ACTIVATES(REALLY_STUPID)
def really_stupid(s: State, player: int) -> Asking[bool]:
    """Below 4 it is Distracted; +2 with an adjacent team-mate that is alert and not as stupid."""
    side = side_of(player)
    helped = any(
        alert(s, mate) and not s.skills[mate] & REALLY_STUPID.mask for mate in adjacent(s, s.at[player], side)
    )
    t = Test("trait", player, 4, at=s.at[player], word=REALLY_STUPID.word)
    t.add("helped", 2 * helped)
    if (yield from test(s, t)):
        return False
    becomes_distracted(s, player)
    return True


@ACTIVATES(TAKE_ROOT)
def take_root(s: State, player: int) -> Asking[bool]:
    """Standing, on a 1 it is rooted: it cannot leave its square until the drive ends or it goes down."""
    if stands(s, player) and not (yield from trait_test(s, player, TAKE_ROOT, 2)):
        s.rooted |= 1 << player
        s.tell(Rooted(player))
    return False
