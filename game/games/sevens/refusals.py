"""Why an answer is refused, in one line: what stands in the way and the rule that says so."""

from __future__ import annotations

from typing import Final

from game.core.grid import name
from game.core.requests import Request, Words
from game.games.sevens.actions import BY_WORD
from game.games.sevens.board import PITCH, distance
from game.games.sevens.data.stars import stars
from game.games.sevens.hooks import FORBIDS
from game.games.sevens.inducements.listed import BY_WORD as BOUGHT
from game.games.sevens.inducements.listed import roster_of
from game.games.sevens.notation import NAMES, SEATS
from game.games.sevens.stars.hiring import word_of
from game.games.sevens.state import (
    ABSENT,
    NOBODY,
    STANDING,
    STUNNED,
    Phase,
    State,
    Status,
    player_on,
    side_of,
    stands,
)

NEXT_TO: Final = {"block": "S7-6.1", "foul": "S7-11.13", "handoff": "S7-9.11"}
"""The rule by which each deed is done to whoever is on the next square."""
TO_WHOM: Final = {
    "block": "a block is on an opponent",
    "foul": "a foul is on an opponent",
    "handoff": "a hand-off is to a team-mate",
}
"""To whom each of them is done."""
NO: Final = {
    "pass": "no Pass",
    "handoff": "no Hand-off",
    "punt": "no Punt",
    "secure": "it does not secure the ball",
}
"""What a skill takes away, in words."""


def why_not(s: State, request: Request, side: int, words: Words) -> str | None:
    """Why a side whom the question is for may not say this, or None if there is nothing to say about it."""
    word = str(words[0])
    match word:
        case "act":
            return no_action(s, request.what, side, int(words[1]), str(words[2]))
        case "move" | "jump" if s.active != NOBODY and request.what != "on_the_ball":
            return no_move(s, word, int(words[-1]))
        case "block" | "foul" | "handoff" if s.active != NOBODY:
            return no_deed(s, word, int(words[1]))
        case "buy" | "hire" if request.what == "inducements":
            return no_purchase(s, side, word, str(words[1]))
    return None


def no_purchase(s: State, side: int, word: str, what: str) -> str:
    """Why a side may not buy an inducement, or hire a star."""
    cards = s.extra.cards
    assert cards is not None
    card, own = cards[side], roster_of(s, side)
    if word == "hire":
        found = next((each for each in stars() if word_of(each) == what), None)
        if found is None:
            return f"no star is called {what.replace('_', ' ')}"
        if s.house.season:
            return "stars are hired for scrimmages alone (S7-17.1)"
        if found.fee > card.purse:
            return f"{found.name} costs {found.fee:,}, and {card.purse:,} are left (S7-2.4)"
        return f"{found.name} finds no place: two stars at most, and sixteen players (S7-17.1)"
    listed = BOUGHT.get(what)
    if listed is None:
        return f"there is no inducement {what!r}: there are {', '.join(BOUGHT)}"
    if card.count(what) >= listed.most:
        return f"{listed.name}: {listed.most} at most (S7-2.4)"
    if not listed.may(own):
        return f"{listed.name}: not for this roster (S7-2.4)"
    if listed.fee_of(own) > card.purse:
        return f"{listed.name} costs {listed.fee_of(own):,}, and {card.purse:,} are left (S7-2.4)"
    return f"{listed.name}: not for the side with the higher current value (S7-2.4)"


def no_action(s: State, asked: str, side: int, player: int, action: str) -> str | None:
    """Why a player may not declare an action."""
    who = NAMES[player]
    if asked != "act":
        return f"{asked} is asked first"
    if side_of(player) != side:
        return f"{who} is not a player of {SEATS[side]}"
    if s.status[player] == ABSENT:
        return f"{who} is not in this match"
    if s.at[player] < 0:
        return f"{who} is in the box: {Status(s.status[player]).name.lower()}"
    if s.acted >> player & 1:
        return f"{who} has been activated in this turn (S7-3.1)"
    if s.used & BY_WORD[action].bit:
        return f"{action} was used in this turn: once a turn (S7-3.3)"
    if s.status[player] == STUNNED:
        return f"{who} is Stunned: it can only turn over, by a move (S7-4.3)"
    skill = BY_WORD[action].skill
    if skill is not None and not s.skills[player] & skill.mask:
        return f"{who} has no {skill.name}"
    for held, forbids in FORBIDS.of(s.skills[player]):
        if forbids(s, player) & BY_WORD[action].bit:
            alone = forbids(s, player) & BY_WORD["move"].bit
            return f"{who} has {held.name}: {'its own action alone' if alone else NO[action]} (S7-3.1)"
    if s.phase is Phase.CHARGE:
        return "in a charge there is but Move, one Blitz and one Throw Team-mate (S7-13.10)"
    match action:
        case "block" if s.status[player] != STANDING:
            return f"{who} lies: a block needs it to stand (S7-6.1)"
        case "block":
            return f"{who} marks no standing opponent: a block needs one (S7-6.1)"
        case "blitz":
            return "no opponent stands on the pitch (S7-3.4)"
        case "pass" if not s.pa[player]:
            return f"{who} has no PA: it passes to nobody (S7-9.1)"
        case "pass" | "handoff":
            return f"{who} has not the ball, and none lies there (S7-9.1)"
        case "foul":
            return "no opponent lies on the pitch (S7-11.13)"
        case "secure":
            return "the ball must lie there with no standing opponent within two squares (S7-3.6)"
    return None


def no_move(s: State, word: str, at: int) -> str | None:
    """Why the active player may not go to a square."""
    who, here = NAMES[s.active], s.at[s.active]
    if not PITCH.holds(at):
        return f"{name(at)} is off the pitch: it goes from a1 to t11 (S7-1.1)"
    other = player_on(s, at)
    if other != NOBODY:
        return f"{NAMES[other]} is on {name(at)}"
    if s.status[s.active] != STANDING:
        return f"{who} lies: it stands up first (S7-4.2)"
    away = distance(here, at)
    if word == "move" and away != 1:
        return f"{name(at)} is {away} squares away: a step is one square"
    if s.left + s.rushes <= 0:
        return f"{who} has no movement and no rush left (S7-10.2)"
    if word == "jump":
        return f"a jump is two squares, over a player that lies between (S7-10.1): {name(at)} is {away} away"
    return None


def no_deed(s: State, word: str, target: int) -> str | None:
    """Why the active player may not do this to another."""
    who, other = NAMES[s.active], NAMES[target]
    if s.at[target] < 0:
        return f"{other} is not on the pitch"
    same = side_of(target) == side_of(s.active)
    if same is not (word == "handoff"):
        return (
            f"{other} is {'of the same side' if same else 'an opponent'}: {TO_WHOM[word]} ({NEXT_TO[word]})"
        )
    if s.done:
        return f"{who} has done that in this activation (S7-3.4)"
    away = distance(s.at[s.active], s.at[target])
    if away > 1:
        return f"{other} is {away} squares away: it must be on the next square ({NEXT_TO[word]})"
    if stands(s, target) is (word == "foul"):
        return f"{other} {'stands: a foul is on one that lies' if word == 'foul' else 'does not stand'}"
    return None
