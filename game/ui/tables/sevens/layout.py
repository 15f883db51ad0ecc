"""Where everything of the stadium is, in logical units: the pitch in the middle between two dugouts, a row of
trackers under them, the player's card on the left, the dice on the right. Under these lies the log, under all
else the prompt bar. With large text the trackers stand under the dice, and over an open log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.games.sevens.board import AWAY, COLUMNS, HOME, NOWHERE, ROWS
from game.games.sevens.state import CASUALTY, KO, RESERVES, SENT_OFF, SQUADS
from game.ui.tables.squares.lattice import Lattice
from game.ui.widgets.canvas import Point
from game.ui.widgets.prompt import BOTTOM, bar_box, floor
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import Box

TOP: Final = Box(12, 6, 1054, 48)
UNDER_TOP: Final = 60.0
DUGOUT_H: Final = 42.0
GAP: Final = 2.0
BAND: Final = 13.0  # the boards round the squares, with their letters and names
ROW_H, ROW_GAP = 36.0, 4.0
MOST: Final = 39.0  # units a square
PANEL_W: Final = 228.0
LOG_TOP: Final = 466.0  # an open log lies under the right card
LOG_HEAD: Final = 72.0  # of a closed log, beside the prompt bar
FELT_H: Final = 92.0  # where dice are thrown
STACK_H: Final = (44.0, 44.0, 36.0)  # of the trackers under the right card: two lines, two lines, one
LEGEND_H, LEGEND_LOW = 92.0, 52.0  # of what the threat means: on the right, or at most under home's bench
TWO_LINES: Final = 1.6  # larger text than this: what may be done takes two lines of the bar
WATCHED: Final = 590.0  # where the table ends over a replay's time line and the demo's captions
MOST_GROWN: Final = 1.25
ART_H: Final = 78.0  # of a player's card, over the strip with the name
STRIP_H: Final = 40.0
NAME_GROWN, FIGURES_GROWN = 1.6, 1.4  # how much larger these get with the text
FIGURES_H: Final = 46.0
TRAY_H: Final = 166.0
BOXES: Final = (
    (RESERVES, "Reserves", 0.41),
    (KO, "KO", 0.19),
    (CASUALTY, "Casualty", 0.23),
    (SENT_OFF, "Off", 0.17),
)
"""The boxes of a dugout: what lies in it, its word, its share of the width."""
LABEL_W: Final = {RESERVES: 94.0, KO: 62.0, CASUALTY: 88.0, SENT_OFF: 50.0}


@dataclass(frozen=True)
class Layout:
    """The places under a theme."""

    grid: Lattice
    floor: float
    grown: float = 1.0  # how many times as large as usual cards over the pitch are
    scale: float = 1.0  # the text scale
    stacked: bool = False  # the trackers stand under the right card, and no bar covers anything
    task: bool = False  # a puzzle's task lies over away's bench
    logged: bool = False  # the log is open
    threat: bool = False  # it is said what the threat means
    bar: float = BOTTOM  # where the prompt bar usually begins, without a list

    @property
    def size(self) -> float:
        """How wide the picture of a counter is."""
        return self.grid.cell * 1.10

    @property
    def _wide(self) -> float:
        """The cards at the sides take more where what is written is larger."""
        return PANEL_W * self.grown

    @property
    def panel(self) -> Box:
        """The player's card."""
        return Box(12, UNDER_TOP, min(self._wide, self.grid.x - BAND - 18), self.floor - UNDER_TOP - 4)

    @property
    def under_head(self) -> float:
        """Where that card goes on under the portrait, the name and the figures."""
        return self.panel.y + _head(self.scale) + 4

    @property
    def right(self) -> Box:
        """The card with the dice, as high as the log leaves it: what has happened takes the room of one that
        is closed."""
        w = min(self._wide, 1268 - self.grid.field.right - BAND - 6)
        low = LOG_TOP if self.logged else self.floor - 4
        if self.stacked:
            low = UNDER_TOP + FELT_H + 16
            if not self.logged:
                low = BOTTOM - LOG_HEAD - sum(STACK_H) - ROW_GAP * (len(STACK_H) + 1)
        elif self.threat:
            low -= LEGEND_H + ROW_GAP
        return Box(1268 - w, UNDER_TOP, w, low - UNDER_TOP)

    @property
    def legend(self) -> Box:
        """Where it is said what the threat means: under that card, or between home's bench and the bar."""
        r, d = self.right, self.dugout(HOME)
        if self.stacked:
            high = min(LEGEND_LOW, self.bar - d.bottom - ROW_GAP - 2)
            return Box(d.x, d.bottom + ROW_GAP, d.w, high)
        return Box(r.x, r.bottom + ROW_GAP, r.w, LEGEND_H)

    @property
    def log(self) -> Box:
        """The log under it, down to where the prompt bar ends."""
        r = self.right
        y = (self.row.bottom if self.stacked else LOG_TOP) + ROW_GAP
        if not self.logged:
            y = BOTTOM - LOG_HEAD
        return Box(r.x, y, r.w, BOTTOM - y)

    @property
    def dice(self) -> Box:
        """Where dice are thrown."""
        r = self.right
        return Box(r.x + 8, r.y + 8, r.w - 16, TRAY_H)

    def dugout(self, side: int) -> Box:
        """A side's bench: home's under the pitch, away's above it."""
        f = self.grid.field
        y = f.bottom + BAND + GAP if side == HOME else f.y - BAND - GAP - DUGOUT_H
        return Box(f.x - BAND, y, f.w + 2 * BAND, DUGOUT_H)

    def bench(self, side: int, box: int) -> Box:
        """One of its boxes."""
        d, x = self.dugout(side), 0.0
        for which, _, share in BOXES:
            if which == box:
                return Box(
                    d.x + x * d.w + 4, d.y + (8 if side == HOME else 4), share * d.w - 8, DUGOUT_H - 12
                )
            x += share
        raise AssertionError(box)

    @property
    def row(self) -> Box:
        """What is used in this turn, and the switches."""
        f = self.grid.field
        if self.stacked:
            r = self.right
            return Box(r.x, r.bottom + ROW_GAP, r.w, sum(STACK_H) + ROW_GAP * (len(STACK_H) - 1))
        return Box(f.x - BAND, self.low, f.w + 2 * BAND, ROW_H)

    @property
    def high(self) -> float:
        """Where cards over the pitch may begin: they leave a puzzle's task free."""
        return self.dugout(AWAY).bottom + 1 if self.task else UNDER_TOP

    @property
    def low(self) -> float:
        """Where all that belongs to the pitch ends."""
        return self.dugout(HOME).bottom + ROW_GAP

    def cells(self) -> list[Box]:
        """The cells of that row: four that are used once, three switches."""
        r = self.row
        if self.stacked:
            cells: list[Box] = []
            y = r.y
            for count, h in zip((2, 2, 3), STACK_H, strict=True):
                cells += Box(r.x, y, r.w, h).columns(count, 4)
                y += h + ROW_GAP
            return cells
        w = (r.w - 6 * 6) / 7
        return [Box(r.x + n * (w + 6), r.y, w, r.h) for n in range(7)]

    def spots(self, at: Sequence[int], boxes: Sequence[int]) -> list[Point | None]:
        """Where every player's counter lies, on its square or on a bench; None for one who is absent."""
        out: list[Point | None] = [self.grid.centre(where) if where != NOWHERE else None for where in at]
        for side, squad in enumerate(SQUADS):
            for box, _, _ in BOXES:
                players = [player for player in squad if at[player] == NOWHERE and boxes[player] == box]
                for player, spot in zip(players, self._in_row(side, box, len(players)), strict=True):
                    out[player] = spot
        return out

    def _in_row(self, side: int, box: int, count: int) -> list[Point]:
        """Side by side on a bench; many of them overlap."""
        b, half = self.bench(side, box), 17.0
        left = b.x + LABEL_W[box] + half
        room = max(1.0, b.right - half - 2 - left)
        step = min(36.0, room / max(1, count - 1))
        return [(left + n * step, b.centery) for n in range(count)]


def head_height(theme: Theme) -> float:
    """What the portrait, the name and the figures take of a player's card."""
    return _head(theme.text_scale)


def _head(t: float) -> float:
    return 8 + ART_H + STRIP_H * min(t, NAME_GROWN) + FIGURES_H * min(t, FIGURES_GROWN)


@lru_cache(32)
def layout(
    theme: Theme, watched: bool = False, task: bool = False, logged: bool = False, threat: bool = False
) -> Layout:
    """The layout; with large text the prompt bar takes more, and the squares are smaller: benches are seen
    over a bar with a list, too. ``watched``: nobody here plays, and a time line or a caption lies under the
    table. ``task``: a puzzle's task lies over away's bench. ``logged``: the log is open. ``threat``: it
    is said what the threat means."""
    bar = bar_box(theme).y
    low = min(bar - 2, WATCHED if watched else 720.0)
    stacked = theme.big and not watched
    if stacked:
        low = min(low, floor(theme, listing=True))
    top = UNDER_TOP + DUGOUT_H + GAP + BAND
    rest = top + BAND + GAP + DUGOUT_H
    high = low - rest - (0 if stacked else ROW_GAP + ROW_H)
    cell = float(int(min(high / ROWS, MOST)))
    grown = min(theme.text_scale, MOST_GROWN)
    grid = Lattice(640 - COLUMNS * cell / 2, top, cell, COLUMNS, ROWS)
    if theme.text_scale > TWO_LINES:
        bar -= theme.size(16) * 1.32
    return Layout(grid, low, grown, theme.text_scale, stacked, task, logged, threat, bar)
