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
TOP_BIG: Final = Box(12, 6, 1054, 46)  # with large letters: up to the corner's buttons
WATCHED: Final = 566.0  # where the table ends over a replay's time line and the demo's captions
PANEL_W: Final = 224.0
WIDER: Final = 268.0  # at most, of a card with large letters: the squares are smaller then
FOLDS: Final = 1.3  # times as large as usual, letters take the room of what can be done without
PANEL_TOP: Final = 64.0
LOG_TOP: Final = 466.0  # the log lies under the right card
HEAD_H: Final = 56.0
TALLER: Final = 24.0  # the head with letters twice as large
ROW_H: Final = 34.0  # of a box of the injured, one below the other
BOXES_H: Final = 110.0
BOXES: Final = (LIGHT, BAD, DEAD)
BOX_WORDS: Final = {RESERVES: "Reserves", LIGHT: "Light", BAD: "Bad", DEAD: "Dead"}
RIM: Final = 6.0  # of a tray
LYING: Final = 26.0  # how wide a counter's disc is in a box of the injured
WORD_W: Final = 48.0  # of the word in a box of the injured
WORD_MORE: Final = 18.0  # in large letters
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

    def disc(self, where: int) -> float:
        """How wide a counter's disc is on the field or in a tray, where large squares are no measure."""
        if where >= 0:
            return self.grid.cell
        return min(self.grid.cell, 36.0) if where == RESERVES else LYING

    def size(self, where: int) -> float:
        """How wide the picture of a counter is: its disc fills a square, or is what a tray has room for."""
        return self.disc(where) * 1.19

    # ------------------------------------------------------------------- boxes
    @property
    def top(self) -> Box:
        """The bar of score and phases."""
        return TOP_BIG if self.big else TOP_BOX

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
        end = self.floor if self.big else LOG_TOP  # a log in large letters covers the card anyway
        return Box(1268 - self.card_w, PANEL_TOP, self.card_w, end - PANEL_TOP)

    def inside(self, side: int) -> Box:
        """What is left of a card under its boxes."""
        return self.panel(side).cut(14, self.head_h + BOXES_H + 22, 14, 10)

    def tray(self, side: int, where: int) -> Box:
        """The tray of a box."""
        if where == RESERVES:
            return self.reserves(side)
        p = self.panel(side)
        step = (BOXES_H - ROW_H) / (len(BOXES) - 1)
        return Box(p.x + 8, p.y + self.head_h + 10 + BOXES.index(where) * step, p.w - 16, ROW_H)

    @property
    def word_w(self) -> float:
        """How much of a box of the injured its word takes."""
        return WORD_W + WORD_MORE * min(1.0, 2 * max(0.0, self.scale - 1))

    # ---------------------------------------------------------------- counters
    def spots(self, at: Sequence[int]) -> list[Point | None]:
        """Where every player's counter lies, on its square or in its tray; None for one who is absent."""
        out: list[Point | None] = [self.grid.centre(where) if where >= 0 else None for where in at]
        for squad in SQUADS:
            for where in BOX_WORDS:
                players = [player for player in squad if at[player] == where]
                if players:
                    tray = self.tray(side_of(players[0]), where)
                    lie = self._in_row if where == RESERVES else self._boxed
                    for player, place in zip(players, lie(tray, len(players)), strict=True):
                        out[player] = place
        return out

    def _in_row(self, tray: Box, count: int) -> list[Point]:
        """Reserves, side by side; many of them overlap."""
        half = self.disc(RESERVES) / 2
        labelled = count <= 5
        left = tray.x + RIM + half + (LABEL_W + LABEL_MORE * self.big if labelled else 3)
        room = tray.right - RIM - half - 4 - left
        step = min(2 * half + 1, room / max(1, count - 1))
        return [(left + n * step, tray.centery + 1) for n in range(count)]

    def _boxed(self, tray: Box, count: int) -> list[Point]:
        """The injured, side by side after the word; of many the left one lies on top, so that each number is
        seen."""
        left, right = tray.x + self.word_w + LYING / 2, tray.right - RIM - LYING / 2
        step = min(LYING + 1, (right - left) / max(1, count - 1))
        return [(left + n * step, tray.centery) for n in range(count)]


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
