"""Fields of squares, and the ways between them: names, distances, rings, the d8 chart, and reach round
occupied squares.

A square is a number, the same on every field: column * 16 + row, from 0. A set of squares is a mask, an int
with a bit a square: sets are joined, cut and spread by a handful of operations on ints, so the reach of a
player takes a few microseconds. Row 15 is on no field; it keeps a spreading set from running over from one
column into the next.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import compress
from typing import Final, TypeVar

STRIDE: Final = 16  # numbers a column: fields have 15 rows at most, the last number is the gap
MOST_COLUMNS: Final = 26  # letters
NOWHERE: Final = -1

DIRECTIONS: Final = ((-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (0, -1), (1, -1))
"""The d8 chart, 1 to 8: NW N NE W E SW S SE as (columns, rows); N is a higher row, E a later letter."""

T = TypeVar("T")

_NAME: Final = re.compile(r"([a-z])([1-9][0-9]?)")
_FLAGS: Final = bytes.maketrans(b"01", b"\x00\x01")
_DIGIT: Final = re.compile("1")


def square(column: int, row: int) -> int:
    """The square of a column and a row, both from 0."""
    return column * STRIDE + row


def column(at: int) -> int:
    return at >> 4


def row(at: int) -> int:
    return at & 15


def name(at: int) -> str:
    """`a1` for column 0, row 0."""
    return f"{chr(97 + (at >> 4))}{(at & 15) + 1}"


def named(text: str) -> int:
    """The inverse of `name`. Raises ValueError."""
    found = _NAME.fullmatch(text)
    if found is None or int(found[2]) >= STRIDE:
        raise ValueError(f"{text!r} is no square")
    return square(ord(found[1]) - 97, int(found[2]) - 1)


def distance(one: int, other: int) -> int:
    """Steps from square to square if nothing stands in the way: a diagonal step is one (0 for the same)."""
    across, along = abs((one >> 4) - (other >> 4)), abs((one & 15) - (other & 15))
    return across if across > along else along


def bits(squares: Iterable[int]) -> int:
    """The mask of some squares."""
    mask = 0
    for at in squares:
        mask |= 1 << at
    return mask


def members(mask: int) -> list[int]:
    """The squares of a mask, in order."""
    return [found.start() for found in _DIGIT.finditer(f"{mask:b}"[::-1])]


class Grid:
    """A field of ``columns`` by ``rows`` squares; `grid` gives the one of a size."""

    __slots__ = ("_numbers", "_within", "columns", "mask", "neighbours", "rows", "squares")

    def __init__(self, columns: int, rows: int) -> None:
        assert 0 < columns <= MOST_COLUMNS
        assert 0 < rows < STRIDE
        self.columns, self.rows = columns, rows
        self.squares = tuple(square(c, r) for c in range(columns) for r in range(rows))
        self.mask = bits(self.squares)
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(at for direction in range(1, 9) if (at := self.step(number, direction)) != NOWHERE)
            if self.holds(number)
            else ()
            for number in range(columns * STRIDE)
        )
        """Of each square, in the order of the d8 chart."""
        self._numbers = columns * STRIDE
        self._within: dict[tuple[int, int], int] = {}

    def holds(self, at: int) -> bool:
        """Whether a square is on this field."""
        return at >= 0 and bool(self.mask >> at & 1)

    def step(self, start: int, direction: int) -> int:
        """The next square in a direction of the d8 chart, or NOWHERE off the field."""
        columns, rows = DIRECTIONS[direction - 1]
        to_column, to_row = column(start) + columns, row(start) + rows
        on = 0 <= to_column < self.columns and 0 <= to_row < self.rows
        return square(to_column, to_row) if on else NOWHERE

    # ------------------------------------------------------------------- sets
    def spread(self, mask: int) -> int:
        """These squares and all that are next to one of them."""
        mask |= mask << 1 | mask >> 1
        return (mask | mask << STRIDE | mask >> STRIDE) & self.mask

    def within(self, centre: int, steps: int) -> int:
        """The mask of all squares at most so far away, the centre included."""
        key = (centre, steps)
        mask = self._within.get(key)
        if mask is None:
            mask = bits(at for at in self.squares if distance(centre, at) <= steps)
            self._within[key] = mask
        return mask

    def ring(self, centre: int, steps: int) -> int:
        """The mask of all squares exactly so far away."""
        return self.within(centre, steps) & ~self.within(centre, steps - 1)

    def pick(self, entries: Sequence[T], mask: int) -> list[T]:
        """Those of the mask, from a list with an entry for each number below columns * 16."""
        flags = f"{mask:0{self._numbers}b}"[::-1].encode().translate(_FLAGS)
        return list(compress(entries, flags))

    # ------------------------------------------------------------------- ways
    def reach(self, start: int, steps: int, blocked: int) -> int:
        """The mask of all squares that can be reached in at most so many steps, none of them onto a blocked
        square. The start is not among them, and it does not matter whether it is blocked."""
        origin = 1 << start
        free = self.mask & ~blocked
        stride = STRIDE
        reached = origin
        for _ in range(steps):
            wide = reached | reached << 1 | reached >> 1
            reached |= (wide | wide << stride | wide >> stride) & free
        return reached & ~origin

    def waves(self, start: int, blocked: int, goal: int = NOWHERE) -> list[int]:
        """Masks of what can be reached in at most 0, 1, 2 … steps, until nothing more can, or until the goal
        is among them, be it blocked or not."""
        free = self.mask & ~blocked
        if goal != NOWHERE:
            free |= 1 << goal
        waves = [1 << start]
        while goal == NOWHERE or not waves[-1] >> goal & 1:
            wider = waves[-1] | self.spread(waves[-1]) & free
            if wider == waves[-1]:
                break
            waves.append(wider)
        return waves

    def steps(self, start: int, goal: int, blocked: int) -> int:
        """How many steps it takes round the blocked squares, or NOWHERE if there is no way."""
        waves = self.waves(start, blocked, goal)
        return len(waves) - 1 if waves[-1] >> goal & 1 else NOWHERE

    def path(self, start: int, goal: int, blocked: int) -> tuple[int, ...]:
        """A shortest way, without the start and with the goal; of those the one that keeps closest to the
        straight line step by step. Empty if there is no way, or none is needed."""
        waves = self.waves(goal, blocked, start)
        if not waves[-1] >> start & 1:
            return ()
        across, along = column(goal) - column(start), row(goal) - row(start)
        way: list[int] = []
        here = start
        for wave in waves[-2::-1]:
            best, least = NOWHERE, 0
            for at in self.neighbours[here]:
                if wave >> at & 1:
                    off = abs(across * (row(at) - row(start)) - along * (column(at) - column(start)))
                    if best == NOWHERE or off < least:
                        best, least = at, off
            way.append(best)
            here = best
        return tuple(way)


@cache
def grid(columns: int, rows: int) -> Grid:
    """The one field of a size."""
    return Grid(columns, rows)
