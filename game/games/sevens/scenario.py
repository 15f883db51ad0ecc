"""The starting state of a scenario, from its `given` lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from game.core.grid import NOWHERE, name, named
from game.core.results import is_count
from game.games.sevens.actions import BY_WORD
from game.games.sevens.board import PITCH
from game.games.sevens.catalogue import skill
from game.games.sevens.notation import NAMES, NUMBER, SEATS
from game.games.sevens.paths import (
    PHASES,
    READ,
    READ_CARD,
    READ_CARD_PLAYER,
    READ_PLAYER,
    READ_SIDE,
    no_path,
)
from game.games.sevens.pregame.given import complete_teams, give_card, give_card_player, give_staff
from game.games.sevens.state import (
    ABSENT,
    CASUALTIES,
    CASUALTY,
    NOBODY,
    PLAYERS,
    STANDING,
    STUNNED,
    WEATHERS,
    House,
    Phase,
    State,
    Status,
    changed,
    changed_pair,
    distract,
    on_pitch,
    put,
    rival,
    set_skills,
)
from game.games.sevens.turns import fresh_turn

MOST_ON_PITCH: Final = 11
START_PHASES: Final = ("turn", "kickoff", "set_up", "fans")
STATES: Final = tuple(status.name.lower() for status in Status if status is not Status.ABSENT)
FIGURES: Final = {"ma": (1, 9), "st": (1, 8), "ag": (1, 6), "pa": (1, 6), "av": (2, 12)}
WITH_VALUE: Final = re.compile(r"([^()]+)(?:\(([^()]*)\))?")


def empty(house: House) -> State:
    """Home's turn, nobody in the match but those who are given (RECORD of scenarios)."""
    s = State(house)
    s.phase = Phase.TURN
    return s


def count(text: str, most: int, what: str, least: int = 0) -> int:
    """Raises ValueError outside least…most."""
    if not is_count(text) or not least <= int(text) <= most:
        raise ValueError(f"{what} is a number from {least} to {most}, not {text!r}")
    return int(text)


def one_of(text: str, words: Sequence[str], what: str) -> int:
    """Which of these words. Raises ValueError for another one."""
    if text not in words:
        raise ValueError(f"{what} is {', '.join(words[:-1])} or {words[-1]}, not {text!r}")
    return words.index(text)


def square_on_pitch(text: str) -> int:
    """Raises ValueError for a square off the pitch."""
    at = named(text)
    if not PITCH.holds(at):
        raise ValueError(f"{text} is off the pitch: it goes from a1 to t11 (S7-1.1)")
    return at


def give(s: State, path: str, text: str) -> None:
    """Set a path of a scenario. Raises ValueError."""
    first, _, second = path.partition(".")
    if path in READ:
        give_plain(s, path, text)
    elif first in READ_SIDE and second in SEATS:
        give_side(s, first, SEATS.index(second), text)
    elif first in READ_CARD and second in SEATS:
        give_card(s, first, SEATS.index(second), text)
    elif first in NUMBER and second in READ_PLAYER:
        give_player(s, NUMBER[first], second, text)
    elif first in NUMBER and second in READ_CARD_PLAYER:
        give_card_player(s, NUMBER[first], second, text)
    else:
        raise no_path(path)


def give_plain(s: State, path: str, text: str) -> None:
    match path:
        case "phase":
            one_of(text, START_PHASES, path)
            s.phase = next(phase for phase, word in PHASES.items() if word == text)
        case "half":
            s.half = count(text, 3, path, 1)
        case "turn":
            s.turn = one_of(text, SEATS, path)
        case "weather":
            s.weather = one_of(text, WEATHERS, path)
        case "kicking":
            s.kicking = one_of(text, SEATS, path)
        case "first_kick":
            s.first_kick = one_of(text, SEATS, path)
        case "ball" if text in NUMBER:
            s.holder, s.ball = NUMBER[text], NOWHERE
        case "ball" if text == "none":
            s.holder, s.ball = NOBODY, NOWHERE
        case "ball":
            s.holder, s.ball = NOBODY, square_on_pitch(text)
        case "used":
            words = [] if text == "none" else text.split(",")
            for word in words:
                one_of(word, tuple(BY_WORD), path)
            s.used = sum([BY_WORD[word].bit for word in set(words)])
        case _:
            raise ValueError(f"{path} cannot be given: a scenario starts between two activations")


def give_side(s: State, path: str, side: int, text: str) -> None:
    word = f"{path}.{SEATS[side]}"
    match path:
        case "turn":
            s.turns = changed_pair(s.turns, side, count(text, s.house.turns, word))
        case "rerolls":
            number = count(text, 16, word)
            s.rerolls = changed_pair(s.rerolls, side, number)
            old = s.staff[side]
            give_staff(s, side, replace(old, rerolls=number))
        case "argues":
            s.banned = s.banned & ~(1 << side) | (1 - one_of(text, ("no", "yes"), word)) << side
        case "stalled":
            s.stalled = s.stalled & ~(1 << side) | one_of(text, ("no", "yes"), word) << side
        case _:
            pair = getattr(s, path)
            setattr(s, path, changed_pair(pair, side, count(text, 99, word)))


def give_player(s: State, player: int, path: str, text: str) -> None:
    word = f"{NAMES[player]}.{path}"
    if s.status[player] == ABSENT:
        s.status[player] = STANDING
    match path:
        case "at":
            s.at[player] = NOWHERE if text == "none" else square_on_pitch(text)
        case "state" if text == "distracted":
            s.status[player] = STANDING
            s.distracted |= 1 << player
        case "state":
            s.status[player] = int(Status[STATES[one_of(text, STATES, word)].upper()])
        case "distracted":
            s.distracted = s.distracted & ~(1 << player) | one_of(text, ("no", "yes"), word) << player
        case "casualty":
            s.casualty = changed(s.casualty, player, one_of(text, CASUALTIES, word))
        case "skills":
            give_skills(s, player, text)
        case "keywords":
            words = () if text == "none" else tuple(each.replace("_", " ") for each in text.split(","))
            s.keywords = changed(s.keywords, player, words)
        case "spp":
            s.spp = changed(s.spp, player, count(text, 99, word))
        case "pa" if text == "none":
            s.pa = changed(s.pa, player, 0)
        case _ if path in FIGURES:
            least, most = FIGURES[path]
            figures: Any = getattr(s, path)
            setattr(s, path, changed(figures, player, count(text.removesuffix("+"), most, word, least)))
        case _:
            mask: int = getattr(s, path)
            bit = one_of(text, ("no", "yes"), word) << player
            setattr(s, path, mask & ~(1 << player) | bit)


def give_skills(s: State, player: int, text: str) -> None:
    """Names with commas, a value in brackets. Raises ValueError."""
    mask, values = 0, []
    for each in [] if text == "none" else text.split(","):
        found = WITH_VALUE.fullmatch(each)
        if found is None:
            raise ValueError(f"{each!r} is no skill: it is a name, or a name with a value in brackets")
        owned = skill(found[1])
        mask |= owned.mask
        if found[2]:
            values.append((owned.number, found[2].rstrip("+").replace("_", " ")))
    set_skills(s, player, mask)
    s.values = changed(s.values, player, tuple(sorted(values)))


# -------------------------------------------------------------------------------------------- completing
def complete(s: State, given: frozenset[str]) -> None:
    """Fill in what was not said, and check. Raises ValueError for a scenario that cannot be."""
    if s.phase is Phase.FANS:
        complete_teams(s, given)
        return
    stand_up_the_players(s)
    check_numbers(s)
    if s.phase is Phase.TURN:
        default_turns(s, given)
        if "kicking" not in given:
            s.kicking = rival(s.turn)
    elif s.kicking == NOBODY:
        raise ValueError("kicking is not given: it is home or away")
    if s.phase is not Phase.TURN:
        s.turn = s.kicking
        if s.holder != NOBODY or s.ball != NOWHERE:
            raise ValueError("the ball is in the kicker's hands before the kick-off: do not give it")
    if "first_kick" not in given:
        s.first_kick = s.kicking
    acted, used = s.acted, s.used
    fresh_turn(s)
    s.acted, s.used = acted, used
    s.fell = sum([1 << player for player in on_pitch(s, s.turn) if s.status[player] == STUNNED])


def default_turns(s: State, given: frozenset[str]) -> None:
    """1 for the side in turn; 1 for the other if it had its turn before."""
    for side in (0, 1):
        if f"turn.{SEATS[side]}" not in given:
            first = side == s.turn or (s.turn == 1 and side == 0)
            s.turns = changed_pair(s.turns, side, int(first))
    if not s.turns[s.turn]:
        raise ValueError(f"turn.{SEATS[s.turn]} is from 1 to {s.house.turns}: its turn has begun")


def stand_up_the_players(s: State) -> None:
    """Put everybody on its square. Raises ValueError."""
    places, s.at = s.at, [NOWHERE] * PLAYERS
    for player, at in enumerate(places):
        lies_or_stands = s.status[player] <= STUNNED
        if at == NOWHERE:
            if lies_or_stands:
                raise ValueError(f"{NAMES[player]}.at is not given, and it is {STATES[s.status[player]]}")
            continue
        if not lies_or_stands:
            raise ValueError(f"{NAMES[player]} cannot be on {name(at)} and in a box at once")
        if s.grid[at] != NOBODY:
            raise ValueError(f"{NAMES[s.grid[at]]} and {NAMES[player]} both stand on {name(at)}")
        put(s, player, at)
        s.fielded |= 1 << player
        if s.distracted >> player & 1:
            distract(s, player)


def check_numbers(s: State) -> None:
    """Raises ValueError."""
    for side in (0, 1):
        number = len(on_pitch(s, side))
        if number > MOST_ON_PITCH:
            raise ValueError(
                f"{number} players of {SEATS[side]} are on the pitch: {MOST_ON_PITCH} is the most"
            )
    for player, degree in enumerate(s.casualty):
        if degree and s.status[player] != CASUALTY:
            raise ValueError(f"{NAMES[player]} is a casualty and not in its box")
    if s.holder != NOBODY:
        if s.at[s.holder] < 0 or s.status[s.holder] != STANDING:
            raise ValueError(f"{NAMES[s.holder]} has the ball and does not stand on the pitch")
    elif s.ball != NOWHERE and s.grid[s.ball] != NOBODY:
        raise ValueError(
            f"{NAMES[s.grid[s.ball]]} is on {name(s.ball)}, where the ball lies: give it the ball"
        )
