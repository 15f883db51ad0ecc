"""The log of the table of Sevens: of steel as all cards round the pitch, with the marks of both sides and the
dice as they lay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.ui.drawing.teams import Team
from game.ui.tables.sevens import steel, tray
from game.ui.tables.sevens.chronicle import FILTERS, About
from game.ui.tables.sevens.layout import LOG_HEAD
from game.ui.tables.sevens.spoken import Said
from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.log import SIZE, LogDrawer, LogLine, Row
from game.ui.widgets.panel import pill_size

ROWS: Final = 4  # of a line: names take room
MOST_DICE: Final = 4
LIT: Final = "#3b4a63"


class SteelLog(LogDrawer):
    """``teams`` gives both as they are now: a palette may change them."""

    dark = True
    closed_h = LOG_HEAD  # as high as the prompt bar beside it
    most_rows = ROWS

    def __init__(
        self,
        rect: Box,
        lines: Sequence[LogLine],
        teams: Callable[[], Sequence[Team]],
        *,
        key: str,
        open_: bool,
    ) -> None:
        self.teams = teams
        super().__init__(rect, lines, filters=FILTERS, key=key, open_=open_)

    # ------------------------------------------------------------------- frame
    def _frame(self, c: Canvas, r: Box, middle: float, *, lit: bool) -> None:
        steel.card(c, r)
        ink = steel.HEAD if lit else steel.INK
        if not self.open:
            middle = r.centery
        c.icon("log", (r.x + 19, middle), 8.5, ink)
        c.text("Log", (r.x + 36, middle), 18, ink, "num", room=r.w - 70)
        keycap(c, self.key, (self.rect.right - 20 * c.theme.text_scale, middle), 13, ink)
        if self.open:
            y = 2 * middle - self.rect.y
            c.line((r.x + 10, y), (r.right - 10, y), steel.EDGE, 1.1)

    def _pill(self, c: Canvas, words: str, pos: Point, *, on: bool) -> Box:
        w, h = pill_size(c, words)
        box = Box(pos[0], pos[1] - h / 2, w, h)
        if c.theme.high_contrast:
            c.flat(box, "#000000", r=h / 2, border="#ffffff", bw=2.4 if on else 1.2)
            ink = steel.HEAD if on else steel.INK
        else:
            c.flat(box, steel.BRASS if on else steel.RAISED, r=h / 2, border="#f7dc98" if on else steel.EDGE)
            ink = "#2b1d14" if on else steel.SOFT
        c.text(words, box.center, 14, ink, "bold", "center")
        return box

    # -------------------------------------------------------------------- rows
    def _rows_of(self, i: int, line: LogLine) -> list[Row]:
        if line.tone == "head" or _dice(line) is not None:
            return [Row(i, line.words, first=True, cut=False)]
        return super()._rows_of(i, line)

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        row = self.rows[i]
        line = self.shown[row.line]
        if row.line in (self._line_at(self.list.chosen), self._line_at(self.list.over)):
            c.flat((r.x, r.y, r.w - 2, r.h), LIT, r=4)
        if line.tone == "head":
            c.flat((r.x, r.y, r.w - 2, r.h), steel.RAISED, r=5)
            cap = c.fitting(row.words, SIZE, "bold", r.w - 10, cap=c.tpx(SIZE) / c.k, least=12)
            c.text(row.words, (r.x + 5, r.centery), SIZE, steel.HEAD, "bold", cap=cap, room=r.w - 8)
        elif (told := _dice(line)) is not None:
            self._dice_row(c, told, r)
        else:
            if row.first:
                self._mark(c, line, r)
            c.text(row.words, (r.x + 15, r.centery), SIZE, steel.INK, "text", room=r.w - 20)

    def _mark(self, c: Canvas, line: LogLine, r: Box) -> None:
        """Home is round and away square, as their counters are."""
        side = line.about.side if isinstance(line.about, About) else -1
        if side < 0:
            c.flat((r.x + 4, r.centery - 1, 6, 2), steel.SOFT, r=1)
            return
        tone, half = steel.side_tone(self.teams()[side].colour), min(4.5, r.h * 0.22)
        if side == 0:
            c.disc((r.x + 5.5, r.centery), half, tone)
        else:
            c.flat((r.x + 5.5 - half, r.centery - half, 2 * half, 2 * half), tone, r=1.5)

    def _dice_row(self, c: Canvas, told: Said, r: Box) -> None:
        x, size = r.x + 15, r.h - 3
        team = self.teams()[told.side] if told.side > 0 else None
        inks = (team.ground, team.ink) if team is not None else tray.BONE
        for face in told.dice[:MOST_DICE]:
            tray.mini(c, Box(x, r.y + 1.5, size, size), face, inks)
            x += size + 3
        words = f"needed {told.needed}" if told.needed else ""
        if told.modifiers:
            words += f" ({told.modifiers})"
        room = r.right - x - (24 if told.passed is not None else 4)
        if words:
            cap = c.fitting(words, SIZE, "text", room, cap=c.tpx(SIZE) / c.k, least=12)
            x = c.text(words, (x + 2, r.centery), SIZE, steel.SOFT, "text", cap=cap, room=room).right
        if told.passed is not None:
            tone = steel.GOOD if told.passed else steel.BAD
            c.icon("check" if told.passed else "cross", (x + 12, r.centery), size * 0.36, tone)


def _dice(line: LogLine) -> Said | None:
    """The dice that a line tells of."""
    return line.about.dice if isinstance(line.about, About) else None
