"""What the use of a skill changes now, in a few words: the question is asked with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.games.sevens import events as e
from game.ui.tables.sevens import people
from game.ui.tables.sevens.terms import INJURIES, plain

CHANGES: Final = {
    "Block": "It stays on its feet",
    "Wrestle": "Both lie, without an armour roll",
    "Juggernaut": "The Both Down becomes a push",
    "Diving Tackle": "-2 to the dodge; the tackler lies",
    "Shadowing": "On a 4+ it comes to the square that was left",
    "Stand Firm": "It is not pushed",
    "Sidestep": "Its coach picks any free square beside it",
    "Grab": "Any free square beside whom is pushed",
    "Strip Ball": "The ball bounces out of its hands",
    "Taunt": "The blocker has to follow up",
    "Kick": "The kick deviates a D3, not a D6",
    "Safe Pair of Hands": "The ball is laid on a square beside it",
    "Hit and Run": "One free square further, away from all",
    "Dump-off": "A quick pass first, never a turnover",
    "On the Ball": "Up to three squares of movement, now",
    "Trickster": "First to a free square beside the attacker",
    "Multiple Block": "Both are blocked, each at -2 ST",
    "Pile Driver": "A foul on it now; then its owner lies",
    "Saboteur": "4+: the blocker falls, too; it is KO",
    "Apothecary": "The D16 again; the better result counts",
    "Argue": "6: it stays; 1: no more arguing",
    "Bribe": "2+: it stays, and no turnover",
}
"""By the words of what is asked, where the next dice do not say it."""
COSTLY: Final = ("Diving Tackle", "Pile Driver", "Saboteur", "Wrestle")
"""What lays the owner itself: that is nobody's first choice."""
MOST: Final = 50  # letters that a prompt has room for
LEAST: Final = 20  # with fewer nothing is said


def change(word: str, told: Sequence[Any]) -> str:
    """What the use of something changes: by what the rules tell next, or else in its own words."""
    for each in told:
        match each:
            case e.ArmourRolled(dice=dice, modifiers=modifiers, needed=needed):
                total = sum(dice) + sum(number for _, number in modifiers)
                before = total - _brought(word, modifiers)
                return f"{before} becomes {total} on armour {needed}: {_breaks(each.broken)}"
            case e.InjuryRolled(dice=dice, modifiers=modifiers, result=result):
                total = sum(dice) + sum(number for _, number in modifiers)
                before = total - _brought(word, modifiers)
                return f"{before} becomes {total} on the injury roll: {INJURIES.get(result, plain(result))}"
            case e.Tested(rolled=rolled, needed=needed, passed=passed, modifiers=modifiers):
                brings = _brought(word, modifiers)
                ends = "comes off" if passed else "falls" if type(each) is e.DodgeTested else "fails"
                return f"{rolled} becomes {rolled + brings}: it {ends}{_lies(word)}"
    return CHANGES.get(plain(word)) or _short(people.effect(word))


def _brought(word: str, modifiers: e.Modifiers) -> int:
    """What it has added."""
    return sum(number for name, number in modifiers if name == plain(word))


def _breaks(broken: bool) -> str:
    return "breaks" if broken else "holds"


def _lies(word: str) -> str:
    return "; the tackler lies" if plain(word) == "Diving Tackle" else ""


def _short(words: str) -> str:
    """As many of its clauses as a prompt has room for; all of it stands at the button."""
    if len(words) <= MOST:
        return words
    cut = max((words.rfind(mark, 0, MOST) for mark in (".", ";", ",", ":")), default=-1)
    return words[:cut] if cut > LEAST else words
