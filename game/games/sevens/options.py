"""What can be said in a match, made once: long lists of options are picked from these, not built anew."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.core.requests import Option
from game.games.sevens.board import HALF, PITCH, SQUARES, in_range
from game.games.sevens.state import PLAYERS, side_of

END: Final[tuple[Option, Option]] = ((0, ("end",)), (1, ("end",)))
END_TURN: Final[tuple[Option, Option]] = ((0, ("end_turn",)), (1, ("end_turn",)))
READY: Final[tuple[Option, Option]] = ((0, ("ready",)), (1, ("ready",)))
STAND: Final[tuple[Option, Option]] = ((0, ("stand",)), (1, ("stand",)))
FOLLOW: Final[tuple[Option, Option]] = ((0, ("follow",)), (1, ("follow",)))
STAY: Final[tuple[Option, Option]] = ((0, ("stay",)), (1, ("stay",)))


@cache
def at_squares(word: str, side: int) -> tuple[Option, ...]:
    """A word with each square, by its number."""
    return tuple((side, (word, at)) for at in range(SQUARES))


@cache
def at_players(word: str, side: int) -> tuple[Option, ...]:
    """A word with each player, by its number."""
    return tuple((side, (word, player)) for player in range(PLAYERS))


@cache
def player_to_squares(word: str, player: int) -> tuple[Option, ...]:
    """A word with a player of the own side and each square, by its number."""
    return tuple((side_of(player), (word, player, at)) for at in range(SQUARES))


@cache
def throws(side: int, player: int) -> tuple[Option, ...]:
    """`throw` with a player and each square, by its number."""
    return tuple((side, ("throw", player, at)) for at in range(SQUARES))


@cache
def within(word: str, side: int, start: int, most: int) -> tuple[Option, ...]:
    """A word with each square that a pass of at most this range can be aimed at."""
    return tuple(PITCH.pick(at_squares(word, side), in_range(start, most)))


@cache
def throws_within(side: int, player: int, start: int, most: int) -> tuple[Option, ...]:
    """`throw` with a player and each of those squares."""
    return tuple(PITCH.pick(throws(side, player), in_range(start, most)))


@cache
def kick_targets(side: int) -> tuple[Option, ...]:
    """`target` with each square of the opponents' half (S7-12.1)."""
    return tuple(PITCH.pick(at_squares("target", side), HALF[1 - side]))


MOVES: Final = (at_squares("move", 0), at_squares("move", 1))
JUMPS_TO: Final = (at_squares("jump", 0), at_squares("jump", 1))
BLOCKS: Final = (at_players("block", 0), at_players("block", 1))
