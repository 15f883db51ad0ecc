"""The pitch: 20 by 11 squares, end zones, wide zones, lines of scrimmage; the squares of pushes, passes and
throw-ins (chapters 1, 6, 8 and 9)."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.core.grid import NOWHERE, bits, column, distance, grid, named, row, square

HOME: Final = 0
AWAY: Final = 1
SIDES: Final = (HOME, AWAY)

COLUMNS: Final = 20  # S7-1.1
ROWS: Final = 11
PITCH: Final = grid(COLUMNS, ROWS)
SQUARES: Final = COLUMNS * 16  # numbers of squares, gaps included
CENTRE_ROWS: Final = range(2, 9)  # rows 3 to 9; the others are the wide zones
WIDE: Final = (
    bits(at for at in PITCH.squares if row(at) < CENTRE_ROWS[0]),
    bits(at for at in PITCH.squares if row(at) > CENTRE_ROWS[-1]),
)
OWN_COLUMNS: Final = (range(7), range(13, 20))  # where a side sets up: a-g and n-t
OWN: Final = tuple(bits(at for at in PITCH.squares if column(at) in columns) for columns in OWN_COLUMNS)
LINE: Final = tuple(bits(at for at in PITCH.squares if column(at) == number) for number in (6, 13))
"""The lines of scrimmage of home and away: g and n."""
HALF: Final = tuple(
    bits(at for at in PITCH.squares if (column(at) < COLUMNS // 2) is (side == HOME)) for side in SIDES
)
"""The halfway line runs between j and k."""
GOAL_COLUMN: Final = (COLUMNS - 1, 0)
"""Where home and away score: the far end zones."""
GOAL: Final = tuple(bits(at for at in PITCH.squares if column(at) == goal) for goal in GOAL_COLUMN)

NEIGHBOURS: Final = PITCH.neighbours
NEAR: Final = tuple(bits(near) for near in NEIGHBOURS)
"""The mask of the eight squares round each."""

CLOCKWISE: Final = (2, 3, 5, 8, 7, 6, 4, 1)
"""The directions of the d8 chart in a circle, from north."""
QUICK, SHORT, LONG, BOMB = range(4)
RANGE_NAMES: Final = ("quick", "short", "long", "long bomb")
REACH: Final = (
    (3, 6, 10, 13),
    (3, 6, 10, 13),
    (2, 6, 10, 12),
    (1, 6, 9, 12),
    (-1, 5, 9, 12),
    (-1, 4, 8, 11),
    (-1, 3, 8, 11),
    (-1, -1, 7, 10),
    (-1, -1, 6, 10),
    (-1, -1, 4, 9),
    (-1, -1, 2, 8),
    (-1, -1, -1, 6),
    (-1, -1, -1, 4),
    (-1, -1, -1, 1),
)
"""For a distance along one axis: how far the other may be, quick, short, long, long bomb (S7-9.1)."""


def direction(start: int, to: int) -> int:
    """The direction of the d8 chart from a square to the next."""
    across, along = column(to) - column(start), row(to) - row(start)
    return _DIRECTION[across, along]


_DIRECTION = {(-1, 1): 1, (0, 1): 2, (1, 1): 3, (-1, 0): 4, (1, 0): 5, (-1, -1): 6, (0, -1): 7, (1, -1): 8}


TRAPDOORS: Final = (named("f10"), named("o2"))
"""One in a wide zone of each half, opposite each other; they matter for a prayer alone (S7-2.5)."""
FACES: Final = {"n": 2, "e": 5, "s": 7, "w": 4}
"""The directions in which the template of a throw-in may be laid."""


def by_template(facing: str, rolled: int) -> int:
    """Where it points for a D6: 1-2 to the left of its facing, 3-4 ahead, 5-6 to the right."""
    return turned(FACES[facing], (rolled + 1) // 2 - 2)


@cache
def turned(direction: int, eighths: int) -> int:
    """A direction turned clockwise by so many eighths of a circle."""
    return CLOCKWISE[(CLOCKWISE.index(direction) + eighths) % 8]


@cache
def away(pusher: int, pushed: int) -> tuple[int, ...]:
    """The three squares away from a pusher, NOWHERE for those off the pitch (S7-6.15)."""
    ahead = direction(pusher, pushed)
    return tuple(PITCH.step(pushed, turned(ahead, eighths)) for eighths in (-1, 0, 1))


@cache
def landings(start: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Where a jump can land, each with the squares that it may lead over (S7-10.1)."""
    return tuple(
        (at, tuple(over for over in NEIGHBOURS[start] if distance(over, at) == 1))
        for at in PITCH.squares
        if distance(start, at) == 2
    )


def pass_range(start: int, to: int) -> int:
    """QUICK to BOMB, or 4 for what is too far (S7-9.1)."""
    across, along = abs(column(to) - column(start)), abs(row(to) - row(start))
    if across >= len(REACH):
        return 4
    return next((number for number, most in enumerate(REACH[across]) if along <= most), 4)


@cache
def in_range(start: int, most: int) -> int:
    """The mask of all squares that a pass of at most this range can be aimed at, the own one left out."""
    return bits(at for at in PITCH.squares if at != start and pass_range(start, at) <= most)


@cache
def path(start: int, to: int) -> int:
    """The mask of the squares that the line between two centres touches, without the first (S7-9.7)."""
    x0, y0, x1, y1 = column(start), row(start), column(to), row(to)
    across, along = x1 - x0, y1 - y0
    wide = abs(across) + abs(along)
    touched = 0
    for at in PITCH.squares:
        x, y = column(at), row(at)
        if min(x0, x1) <= x <= max(x0, x1) and min(y0, y1) <= y <= max(y0, y1):
            off = abs(across * (y - y0) - along * (x - x0))
            if 2 * off <= wide:
                touched |= 1 << at
    return touched & ~(1 << start)


RULER: Final = 1.74  # the width of the printed ruler, in squares


@cache
def under_ruler(start: int, to: int) -> int:
    """The mask of the squares that lie under the ruler between thrower and landing square (chapter 20)."""
    across, along = column(to) - column(start), row(to) - row(start)
    length = across * across + along * along
    under = 0
    for at in PITCH.squares:
        x, y = column(at) - column(start), row(at) - row(start)
        if x * x + y * y < length > (across - x) ** 2 + (along - y) ** 2:
            nearest = min(
                abs(along * (x + dx) - across * (y + dy)) for dx in (-0.5, 0.5) for dy in (-0.5, 0.5)
            )
            if 2 * nearest < RULER * length**0.5:
                under |= 1 << at
    return under & ~(1 << start)


def inward(last: int, out: int) -> int:
    """The direction straight in for a ball that left the pitch from ``last`` in direction ``out``; at a
    corner from the touchline, if it crossed that (S7-8.5)."""
    across, along = _STEP[out]
    if not 0 <= row(last) + along < ROWS:
        return 7 if along > 0 else 2
    return 4 if across > 0 else 5


_STEP = {number: step for step, number in _DIRECTION.items()}


def is_corner(at: int) -> bool:
    return column(at) in (0, COLUMNS - 1) and row(at) in (0, ROWS - 1)


__all__ = [
    "AWAY",
    "BOMB",
    "CENTRE_ROWS",
    "FACES",
    "GOAL",
    "GOAL_COLUMN",
    "HALF",
    "HOME",
    "LINE",
    "LONG",
    "NEAR",
    "NEIGHBOURS",
    "NOWHERE",
    "OWN",
    "PITCH",
    "QUICK",
    "RANGE_NAMES",
    "SHORT",
    "SIDES",
    "SQUARES",
    "WIDE",
    "away",
    "by_template",
    "column",
    "direction",
    "distance",
    "in_range",
    "inward",
    "is_corner",
    "landings",
    "pass_range",
    "path",
    "row",
    "square",
    "turned",
    "under_ruler",
]
