"""Why an answer is refused, in one line: what stands in the way and the rule that says so."""

from __future__ import annotations

from game.core.grid import name
from game.core.requests import Request, Words
from game.games.sevens.actions import BY_WORD
from game.games.sevens.board import PITCH, distance
from game.games.sevens.notation import NAMES, SEATS
from game.games.sevens.state import (
    ABSENT,
    NOBODY,
    STANDING,
    STUNNED,
    State,
    Status,
    player_on,
    side_of,
    stands,
)


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
    return None


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
    match action:
        case "block":
            return f"{who} marks no standing opponent, or does not stand: a block needs one (S7-6.1)"
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
        return f"{other} is {'of the same side' if same else 'an opponent'}"
    away = distance(s.at[s.active], s.at[target])
    if away > 1:
        return f"{other} is {away} squares away: it must be on the next square (S7-6.1)"
    if s.done:
        return f"{who} has done that in this activation (S7-3.4)"
    if stands(s, target) is (word == "foul"):
        return f"{other} {'stands: a foul is on one that lies' if word == 'foul' else 'does not stand'}"
    return None
