"""Where everything of Rumble's table is, in logical units: the field in the middle, Reserves and dice under
it, a card for each side with its boxes Light, Bad and Dead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.games.rumble.board import Board
from game.games.rumble.state import BAD, DEAD, LIGHT, RESERVES, SQUADS, side_of
from game.ui.tables.squares.lattice import Lattice
from game.ui.widgets.canvas import Point
from game.ui.widgets.prompt import bar_box
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import Box

HOME, AWAY = 0, 1
FIELD_TOP: Final = 60.0
GAP: Final = 9.0  # between the field and what stands under it
STRIP_H: Final = 54.0  # at least, of the trays under the field
WIDE: Final = 782.0  # of field, trays and phases
TOP_BOX: Final = Box(300, 6, 680, 46)
WATCHED: Final = 566.0  # where the table ends over a replay's time line and the demo's captions
PANEL_W: Final = 224.0
WIDER: Final = 268.0  # at most, of a card with large letters: the squares are smaller then
FOLDS: Final = 1.3  # times as large as usual, letters take the room of what can be done without
PANEL_TOP: Final = 64.0
LOG_TOP: Final = 466.0  # the log lies under the right card
HEAD_H: Final = 56.0
TALLER: Final = 24.0  # the head with letters twice as large
BOXES_H: Final = 92.0
BOXES: Final = (LIGHT, BAD, DEAD)
BOX_WORDS: Final = {RESERVES: "Reserves", LIGHT: "Light", BAD: "Bad", DEAD: "Dead"}
RIM: Final = 6.0  # of a tray
LABEL_W: Final = 84.0  # of the word in a Reserves tray that has room for it
LABEL_MORE: Final = 20.0  # in large letters
RESERVES_W: Final = 270.0  # of a Reserves tray
SHORTER: Final = 50.0  # what large letters beside the dice take of it


@dataclass(frozen=True)
class Layout:
    """The places for a board under a theme."""

    grid: Lattice
    floor: float
    scale: float = 1.0  # of the text
    watched: bool = False

    @property
    def big(self) -> bool:
        """Are the letters so large that the cards fold?"""
        return self.scale > FOLDS

    @property
    def size(self) -> float:
        """How wide the picture of a counter is: its disc fills a square."""
        return self.grid.cell * 1.19

    @property
    def disc(self) -> float:
        """How wide a counter's disc is in a tray, where large squares are no measure."""
        return min(self.grid.cell, 36.0)

    @property
    def tray_size(self) -> float:
        """How wide the picture of a counter is in a tray."""
        return self.disc * 1.19

    # ------------------------------------------------------------------- boxes
    @property
    def strip(self) -> Box:
        """What stands under the field."""
        top = self.grid.field.bottom + GAP
        wide = min(WIDE, 1280 - 2 * (self.card_w + 24))
        return Box(640 - wide / 2, top, wide, self.floor - top)

    def reserves(self, side: int) -> Box:
        """A Reserves tray."""
        s, w = self.strip, RESERVES_W - SHORTER * self.big
        return Box(s.x if side == HOME else s.right - w, s.y, w, s.h)

    @property
    def dice(self) -> Box:
        """The felt that dice are thrown on."""
        left, right = self.reserves(HOME), self.reserves(AWAY)
        return Box(left.right + 8, left.y, right.x - left.right - 16, left.h)

    @property
    def card_w(self) -> float:
        """How wide a side's card is."""
        return min(WIDER, self.grid.field.x - 30) if self.big else PANEL_W

    @property
    def head_h(self) -> float:
        """How high its head is."""
        return HEAD_H + TALLER * max(0.0, self.scale - 1)

    def panel(self, side: int) -> Box:
        """A side's card."""
        if side == HOME:
            return Box(12, PANEL_TOP, self.card_w, self.floor - PANEL_TOP)
        return Box(1268 - self.card_w, PANEL_TOP, self.card_w, LOG_TOP - PANEL_TOP)

    def inside(self, side: int) -> Box:
        """What is left of a card under its boxes."""
        return self.panel(side).cut(14, self.head_h + BOXES_H + 22, 14, 10)

    def tray(self, side: int, where: int) -> Box:
        """The tray of a box."""
        if where == RESERVES:
            return self.reserves(side)
        p = self.panel(side)
        row = Box(p.x + 8, p.y + self.head_h + 10, p.w - 16, BOXES_H)
        return row.columns(3, 4)[BOXES.index(where)]

    # ---------------------------------------------------------------- counters
    def spots(self, at: Sequence[int]) -> list[Point | None]:
        """Where every player's counter lies, on its square or in its tray; None for one who is absent."""
        out: list[Point | None] = [self.grid.centre(where) if where >= 0 else None for where in at]
        for squad in SQUADS:
            for where in BOX_WORDS:
                players = [player for player in squad if at[player] == where]
                if players:
                    tray = self.tray(side_of(players[0]), where)
                    places = (
                        self._in_row(tray, len(players))
                        if where == RESERVES
                        else self._heaped(tray, len(players))
                    )
                    for player, place in zip(players, places, strict=True):
                        out[player] = place
        return out

    def _in_row(self, tray: Box, count: int) -> list[Point]:
        """Side by side; many of them overlap."""
        half = self.disc / 2
        labelled = count <= 5
        left = tray.x + RIM + half + (LABEL_W + LABEL_MORE * self.big if labelled else 3)
        room = tray.right - RIM - half - 4 - left
        step = min(self.disc + 1, room / max(1, count - 1))
        return [(left + n * step, tray.centery + 1) for n in range(count)]

    def _heaped(self, tray: Box, count: int) -> list[Point]:
        """Two in a row under the word; many of them overlap."""
        rows = -(-count // 2)
        top, bottom = tray.y + 44, tray.bottom - RIM - 15
        step = min(30.0, (bottom - top) / max(1, rows - 1))
        first = (top + bottom) / 2 if rows == 1 else top
        out = []
        for n in range(count):
            alone = n == count - 1 and count % 2 == 1
            x = tray.centerx + (0 if alone else 13 * (n % 2 * 2 - 1))
            out.append((x, first + n // 2 * step))
        return out


@lru_cache(16)
def layout(theme: Theme, board: Board, watched: bool = False) -> Layout:
    """The layout for a board; with large text the prompt bar takes more, and the squares are smaller.
    ``watched``: nobody here plays, and a time line or a caption lies under the table."""
    floor = min(bar_box(theme).y - 2, WATCHED if watched else 720.0)
    high = (floor - FIELD_TOP - GAP - STRIP_H) / board.rows
    cell = float(int(min(high, (WIDE + 12) / board.columns)))
    left = 640 - board.columns * cell / 2
    grid = Lattice(left, FIELD_TOP, cell, board.columns, board.rows)
    return Layout(grid, floor, theme.text_scale, watched)
