"""Squares on the screen and back. Rows count upwards from the lower edge, columns from the left."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import DIRECTIONS, NOWHERE, column, row, square
from game.ui.widgets.view import Box, Point


@dataclass(frozen=True)
class Lattice:
    """A field of squares in logical units; squares are the numbers of `game.core.grid`."""

    x: float
    y: float
    cell: float
    columns: int
    rows: int

    @property
    def field(self) -> Box:
        """The whole field."""
        return Box(self.x, self.y, self.columns * self.cell, self.rows * self.cell)

    def box(self, at: int) -> Box:
        """A square."""
        left = self.x + column(at) * self.cell
        return Box(left, self.y + (self.rows - 1 - row(at)) * self.cell, self.cell, self.cell)

    def centre(self, at: int) -> Point:
        """The middle of a square."""
        centre: Point = self.box(at).center
        return centre

    def at(self, pos: Point) -> int:
        """The square at a place, or NOWHERE beside the field."""
        across, down = int((pos[0] - self.x) // self.cell), int((pos[1] - self.y) // self.cell)
        on = 0 <= across < self.columns and 0 <= down < self.rows
        return square(across, self.rows - 1 - down) if on else NOWHERE

    def moved(self, at: int, way: tuple[int, int]) -> int:
        """The square next to one, (columns to the right, rows down), or the same at the edge."""
        across, up = column(at) + way[0], row(at) - way[1]
        on = 0 <= across < self.columns and 0 <= up < self.rows
        return square(across, up) if on else at

    def way(self, direction: int) -> Point:
        """A direction of the d8 chart as a step on the screen, in units."""
        across, up = DIRECTIONS[direction - 1]
        return across * self.cell, -up * self.cell
