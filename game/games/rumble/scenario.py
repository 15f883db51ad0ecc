"""The starting state of a scenario, from its `given` lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.grid import NOWHERE, name, named
from game.core.results import is_count
from game.games.rumble.board import SIDES
from game.games.rumble.notation import (
    BOX_OF,
    NAMES,
    NUMBER,
    READ,
    READ_PLAYER,
    READ_SIDE,
    SEATS,
    no_path,
)
from game.games.rumble.state import ABSENT, NOBODY, ON_FIELD, PLAYERS, SQUAD, Phase, State, fielded
from game.games.rumble.turns import LAST_TURN, SCORELESS_TURNS, UNHELD_TURNS

WHERE: Final = {box: where for where, box in BOX_OF.items()}
PHASES: Final = {"place": Phase.PLACE, "move": Phase.MOVE, "throw": Phase.THROW, "attack": Phase.ATTACK}


def count(text: str, most: int, what: str) -> int:
    """Raises ValueError outside 0…most."""
    if not is_count(text) or int(text) > most:
        raise ValueError(f"{what} is a number from 0 to {most}, not {text!r}")
    return int(text)


def one_of(text: str, words: Sequence[str], what: str) -> int:
    """Which of these words. Raises ValueError for another one."""
    if text not in words:
        raise ValueError(f"{what} is {', '.join(words[:-1])} or {words[-1]}, not {text!r}")
    return words.index(text)


def square_on_board(s: State, text: str) -> int:
    """Raises ValueError for a square off the field."""
    square, board = named(text), s.house.board
    if not board.grid.holds(square):
        last = name(board.grid.squares[-1])
        raise ValueError(f"{text} is off the field: it goes from a1 to {last} (RU-1.2)")
    return square


def give(s: State, path: str, text: str) -> None:
    """Set a path of a scenario. Raises ValueError."""
    first, _, second = path.partition(".")
    if path in READ:
        give_plain(s, path, text)
    elif first in READ_SIDE and second in SEATS:
        side = SEATS.index(second)
        if first == "score":
            s.score[side] = count(text, s.house.touchdowns - 1, path)
        else:
            s.entries[side] = count(text, SQUAD, path)
    elif first in NUMBER and second in READ_PLAYER:
        give_player(s, NUMBER[first], second, text)
    else:
        raise no_path(path)


def give_plain(s: State, path: str, text: str) -> None:
    match path:
        case "turn":
            s.turn = one_of(text, SEATS, path)
        case "phase":
            s.phase = PHASES[tuple(PHASES)[one_of(text, tuple(PHASES), path)]]
        case "placing":
            s.placing = one_of(text, SEATS, path)
        case "ball" if text in NUMBER:
            s.holder, s.ball = NUMBER[text], NOWHERE
        case "ball":
            s.holder, s.ball = NOBODY, square_on_board(s, text)
        case "thrown":
            s.thrown = one_of(text, ("no", "yes"), path) == 1
        case "turns":
            s.turns = count(text, LAST_TURN - 1, path)
        case "unheld":
            s.unheld = count(text, UNHELD_TURNS - 1, path)
        case _:
            s.scoreless = count(text, SCORELESS_TURNS - 1, path)


def give_player(s: State, player: int, path: str, text: str) -> None:
    word, bit = f"{NAMES[player]}.{path}", 1 << player
    match path:
        case "at":
            stand(s, player, ABSENT if text == "none" else square_on_board(s, text))
        case "box":
            boxes = ("none", *WHERE)
            stand(s, player, ABSENT if one_of(text, boxes, word) == 0 else WHERE[text])
        case "moved":
            s.moved = s.moved & ~bit | bit * one_of(text, ("no", "yes"), word)
        case "handled":
            s.handled = s.handled & ~bit | bit * one_of(text, ("no", "yes"), word)
        case _:
            s.attacked = s.attacked & ~bit | bit * one_of(text, ("no", "yes"), word)


def stand(s: State, player: int, where: int) -> None:
    """Put a player where it is said to be; `none` only says where it is not. Raises ValueError."""
    before = s.at[player]
    if where in (ABSENT, before):
        return
    if (before >= 0 and where < 0) or (ABSENT < before < 0 <= where):
        raise ValueError(f"{NAMES[player]} cannot be on the field and in a box at once")
    s.at[player] = where


def complete(s: State, given: frozenset[str]) -> None:
    """Check a scenario. Raises ValueError for one that cannot be."""
    if "placing" not in given:
        s.placing = s.turn
    squares: dict[int, int] = {}
    for player in range(PLAYERS):
        square = s.at[player]
        if square >= 0:
            if square in squares:
                raise ValueError(f"{NAMES[squares[square]]} and {NAMES[player]} both stand on {name(square)}")
            squares[square] = player
    for side in SIDES:
        standing = len(fielded(s, side))
        if standing > ON_FIELD:
            raise ValueError(f"{standing} players of {SEATS[side]} are on the field: 11 is the most (RU-1.4)")
    if s.holder != NOBODY and s.at[s.holder] < 0:
        raise ValueError(f"{NAMES[s.holder]} has the ball and is not on the field")
    s.held = s.holder != NOBODY
