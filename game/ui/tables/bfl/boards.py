"""The board in the room that the prompt bar leaves: large above a bar, a little smaller above a list."""

from __future__ import annotations

from game.ui.tables.bfl.layout import BOARD_BOX
from game.ui.tables.bfl.table import BflTable
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.prompt import floor
from game.ui.widgets.theme import Theme

LOW_AT = 150  # frames: the smaller board is made beforehand, after what is seen at once


class Boards:
    """What draws, by the floor that is kept clear; made once for a window and theme."""

    def __init__(self) -> None:
        self.floor: float = BOARD_BOX.bottom
        self.bar = Box(0, 0, 0, 0)
        self._made: dict[float, BflTable] = {}
        self._for: tuple[tuple[int, int], Theme] | None = None
        self._frames = 0

    def follow(self, c: Canvas) -> bool:
        """True: the window or the theme is another one than before."""
        now = c.view.size, c.theme
        if self._for == now:
            return False
        self._for, self._frames = now, 0
        self._made.clear()
        return True

    def now(self, c: Canvas) -> BflTable:
        """The board that draws this frame."""
        self._frames += 1
        if self._frames == LOW_AT:
            self._at(c, floor(c.theme, listing=True)).prepare_ground()
        board = self._at(c, self.floor)
        board.bar = self.bar
        return board

    def _at(self, c: Canvas, floor: float) -> BflTable:
        if floor not in self._made:
            self._made[floor] = BflTable(c.view, c.theme, floor=floor)
        return self._made[floor]
