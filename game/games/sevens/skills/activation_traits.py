"""Traits that roll a die when their owner is activated."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking
from game.games.sevens.actions import ACTIONS
from game.games.sevens.catalogue import Skill, skill
from game.games.sevens.drives import picked
from game.games.sevens.events import Distracted
from game.games.sevens.harm import Harm, knock_down
from game.games.sevens.hooks import ACTIVATES, Test
from game.games.sevens.rolls import test
from game.games.sevens.state import State, adjacent, distract, side_of, stands

ANIMAL_SAVAGERY: Final = skill("Animal Savagery")
UNCHANNELLED_FURY: Final = skill("Unchannelled Fury")

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
    if not mates:
        becomes_distracted(s, player)
        return True
    mate = yield from picked(s, side, "S7-5.1", "savagery", mates)
    yield from knock_down(s, Harm(mate, "savagery", by=player, sparing=True))
    return False


@ACTIVATES(UNCHANNELLED_FURY)
def unchannelled_fury(s: State, player: int) -> Asking[bool]:
    """Below 4 (+2 for Block and Blitz) the activation ends with nothing done; it keeps its tackle zone."""
    return not (yield from trait_test(s, player, UNCHANNELLED_FURY, 4, fighting=2))
