"""The boards: squares, end zones, the centre, and where reserves enter (RU-1.2, RU-3.2)."""

from __future__ import annotations

from typing import Final

from game.core.grid import bits, column, grid, square

HOME: Final = 0
AWAY: Final = 1
SIDES: Final = (HOME, AWAY)

ENTRIES: Final = 6  # squares next to a Reserves box (RU-3.2)


class Board:
    """A field of odd size. Home's end zone is the first column, away's the last; sides index the pairs.

    ``first_entry`` is the column, from 0, of home's first entry square in row 1; away's mirror them.
    """

    __slots__ = ("centre", "columns", "entries", "grid", "name", "rows", "zone", "zone_mask")

    def __init__(self, name: str, columns: int, rows: int, first_entry: int) -> None:
        self.name, self.columns, self.rows = name, columns, rows
        self.grid = grid(columns, rows)
        self.centre = square(columns // 2, rows // 2)
        last = columns - 1
        self.zone = tuple(tuple(square(c, r) for r in range(rows)) for c in (0, last))
        """The squares of each side's own end zone."""
        self.zone_mask = (bits(self.zone[HOME]), bits(self.zone[AWAY]))
        home = range(first_entry, first_entry + ENTRIES)
        self.entries = (
            tuple(square(c, 0) for c in home),
            tuple(square(last - c, 0) for c in reversed(home)),
        )
        """The squares by which each side's reserves enter."""

    def in_zone(self, at: int, side: int) -> bool:
        """Whether a square is in the end zone of a side."""
        return column(at) == (0 if side == HOME else self.columns - 1)

    def __repr__(self) -> str:
        return f"Board({self.name}, {self.columns} by {self.rows})"


COLUMNS: Final = 23
"""The length of the standard board: it decides what going first is worth (RU-1.2)."""
STANDARD: Final = Board("standard", COLUMNS, 15, first_entry=3)
QUICK: Final = Board("quick", 17, 11, first_entry=1)
BOARDS: Final = {board.name: board for board in (STANDARD, QUICK)}
