"""The table of a league: place, name, form, figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.sevens.league.standings import Row
from game.ui.scenes.seasons.league_book import FORM_SHOWN, form_of
from game.ui.scenes.seasons.look import (
    GREEN,
    RED,
    Column,
    cells,
    head_h,
    heads,
    pinned,
    put_crest,
    row_ground,
)
from game.ui.scenes.seasons.part import Part
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.scroll import BAR, ScrollList
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.widget import Message, Widget

TALLEST: Final = 36.0  # a row, at text scale 1
MARK: Final = 18.0  # a mark of the form, at text scale 1
FIGURES: Final = (("P", 170), ("W", 144), ("D", 119), ("L", 94), ("TD", 60))  # and how far from the right
FORM_END: Final = 188.0  # from the right
CRESTS: Final = 52.0  # where their middles are, from the left


class TablePart(Part):
    """A row for each team; the one that is looked at is lit."""

    def need(self, c: Canvas, free: float) -> float:
        """How high the paper is in so much free room: every row in sight, if words allow it."""
        over = head_h(c) + 16 + c.leading(14)
        return over + self._row_h(c, free - over) * len(self.book.sheets)

    def _row_h(self, c: Canvas, room: float) -> float:
        return max(c.leading(15) * 1.1, min(TALLEST * c.theme.text_scale, room / len(self.book.sheets)))

    def lay(self, area: Box, c: Canvas) -> Sequence[Widget]:
        self.area = area
        self.heads = Box(area.x + 14, area.y + head_h(c) + 4, area.w - 28, c.leading(14))
        room = area.cut(14, head_h(c) + 6 + self.heads.h, 14, 10)
        self.rows: Sequence[Row] = self.book.season.table
        self.champion = self.book.season.champion
        chosen = next((i for i, row in enumerate(self.rows) if row.team == self.book.team), 0)
        self.list = ScrollList(
            "table", room, len(self.rows), self._row_h(c, room.h), self._row, chosen=chosen
        )
        self.list.show(chosen)
        if self.list.most:
            self.heads.w -= BAR
        return [self.list]

    def still(self, c: Canvas) -> None:
        season = self.book.season
        played = sum(f.report is not None for f in season.fixtures)
        pinned(c, self.area, "Table", note=f"after {played} of {len(season.fixtures)} matches")
        heads(c, self.heads, figures(c, self.heads.w))
        x, w = form_room(c, self.heads)
        c.text("Form", (x + w / 2, self.heads.centery), 14, INK_SOFT, "bold", "center")

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        row = self.rows[i]
        sheet = self.book.sheets[row.team]
        row_ground(c, r, i, state)
        c.text(str(i + 1), (r.x + 28, r.centery), 16, INK, "display", "midright")
        put_crest(c, sheet.name, sheet.colours, (r.x + CRESTS, r.centery), min(30.0, r.h * 0.86))
        x, w = form_room(c, r)
        t = c.text(sheet.name, (r.x + CRESTS + 20, r.centery), 15, INK, "bold", room=x - r.x - CRESTS - 48)
        if self.champion == row.team:
            c.icon("trophy", (t.right + 12, r.centery), 8, "#b0780f")
        form_marks(c, Box(x, r.y, w, r.h), form_of(self.book.season, row.team))
        words = (row.played, row.won, row.drawn, row.lost, f"{row.scored}–{row.conceded}", "")
        cells(c, r, figures(c, r.w), tuple(map(str, words)))
        c.text(str(row.points), (r.right - 8, r.centery), 17, INK, "display", "midright")

    def said(self, m: Message) -> bool:
        if m.name == "table":
            self.book.team = self.rows[m.value].team
        return m.name == "table"


def figures(c: Canvas, w: float) -> list[Column]:
    """The columns of figures, from the right; they move apart as the text grows."""
    u = c.theme.text_scale
    return [
        *(Column(head, (w - far * u) / w, "middle") for head, far in FIGURES),
        Column("Pts", (w - 8) / w, "right"),
    ]


def form_room(c: Canvas, r: Box) -> tuple[float, float]:
    """Where the marks of the form begin, and how wide they are together."""
    u = c.theme.text_scale
    wide = FORM_SHOWN * (MARK + 1) * u
    return r.right - FORM_END * u - wide, wide


def form_marks(c: Canvas, r: Box, letters: str) -> None:
    """A tile with a letter for each result, the last one at the right: W dark, D plain, L outlined."""
    step = r.w / FORM_SHOWN
    size = min(step - 1, r.h - 3)
    for i, letter in enumerate(reversed(letters)):
        tile = Box(r.right - (i + 1) * step, r.centery - size / 2, step - 1, size)
        fill, edge, ink = {
            "W": (GREEN, GREEN, "#ffffff"),
            "D": ("#d3c09a", "#d3c09a", INK),
            "L": ("#fffaf0", RED, RED),
        }[letter]
        c.flat(tile, fill, r=4, border=edge, bw=1.6)
        c.text(letter, tile.center, 14, ink, "bold", "center")
