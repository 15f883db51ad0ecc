"""What can be said in a match, made once: long lists of options are picked from these, not built anew."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.core.grid import MOST_COLUMNS, STRIDE
from game.core.requests import Option
from game.games.rumble.state import side_of

NEXT: Final[tuple[Option, Option]] = ((0, ("next",)), (1, ("next",)))
READY: Final[tuple[Option, Option]] = ((0, ("ready",)), (1, ("ready",)))

SQUARES: Final = range(MOST_COLUMNS * STRIDE)


@cache
def to_squares(word: str, player: int) -> tuple[Option, ...]:
    """`place`, `enter` or `move` for a player, by the number of the square."""
    side = side_of(player)
    return tuple((side, (word, player, square)) for square in SQUARES)


@cache
def throws(side: int) -> tuple[Option, ...]:
    """`throw` for a side, by the number of the square."""
    return tuple((side, ("throw", square)) for square in SQUARES)
