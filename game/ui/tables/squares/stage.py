"""What the stages of boards of squares have in common."""

from __future__ import annotations

from typing import Final

from game.ui.tables.stage import TableStage
from game.ui.widgets.canvas import Point

MIDDLE: Final = 640  # units from the left


class SquaresStage(TableStage[Point]):
    """A stage on which a place is a point of the table."""

    @property
    def watched(self) -> bool:
        """Does nobody here play?"""
        return not any(self.desk.person(seat) for seat in (0, 1))

    def pan(self, place: Point) -> float:
        return (place[0] - MIDDLE) / MIDDLE
