"""The card of a table that is rolled on, under the dice: its rows with their chances, the one that was hit,
what was added to the dice."""

from __future__ import annotations

from typing import Final

from game.ui.percent import percent
from game.ui.tables.sevens import steel
from game.ui.tables.sevens.chart import CHART
from game.ui.tables.sevens.tablepicture import TablePicture
from game.ui.widgets.canvas import Box, Canvas

DARK: Final = "#2b1d14"  # on brass
MOST_ROW: Final = 26.0
MANY: Final = 8  # rows: they need all the room there is
SMALL: Final = 0.85  # of the size of the totals
MOST_CELL: Final = 44.0
TITLE_H: Final = 26.0
SUM_H: Final = 22.0
LINE_H: Final = 18.0


def draw(c: Canvas, table: TablePicture, box: Box) -> None:
    """The table in its place."""
    g = steel.grown(c)
    head = Box(box.x, box.y, box.w, TITLE_H * min(g, 1.2))
    c.flat(head, steel.RAISED, r=6)
    chip = c.width(table.dice, 14, "bold", cap=15 * g) + 16 if table.dice else 0
    room = head.w - 16 - chip
    cap = c.fitting(table.title, 17, "num", room, cap=17 * min(g, 1.4), least=13)
    c.text(table.title, (head.x + 8, head.centery), 17, steel.HEAD, "num", cap=cap, room=room)
    if table.dice:
        c.text(table.dice, (head.right - 8, head.centery), 14, steel.INK, "bold", "midright", cap=15 * g)
    body = Box(box.x, head.bottom + 4, box.w, box.bottom - head.bottom - 4)
    foot = SUM_H + LINE_H if g <= 1.2 else SUM_H * (g if len(table.rows) < MANY else 1.2)
    upper = Box(body.x, body.y, body.w, body.h - foot - 4)
    low = _chart(c, table, upper, g) if table.chart else _rows(c, table, upper, g)
    _foot(c, table, Box(body.x + 4, low + 4, body.w - 8, body.bottom - low - 4), g)


def _foot(c: Canvas, table: TablePicture, box: Box, g: float) -> None:
    y = box.y
    if table.summed:
        cap = c.fitting(table.summed, 16, "bold", box.w, cap=16 * g, least=12)
        c.text(table.summed, (box.x, y + SUM_H * g / 2), 16, steel.INK, "bold", cap=cap, room=box.w)
        y += SUM_H * g
    lines = c.lines(table.note, box.w / g, 14) if table.note else []
    if len(lines) * LINE_H * g > box.bottom - y + 1:
        return
    for line in lines:
        c.text(line, (box.x, y + LINE_H * g / 2), 14, steel.SOFT, "strong", cap=14 * g, room=box.w)
        y += LINE_H * g


def _rows(c: Canvas, table: TablePicture, box: Box, g: float) -> float:
    """The rows, all in one size; where that would be small their chances are left out. Returns where they
    end."""
    step = min(MOST_ROW * g, box.h / len(table.rows))
    size = min(15 * g, step * 0.78)
    totals = max(c.width(row.totals, size, "bold", cap=size) for row in table.rows) + 12
    chance = max(c.width(percent(row.chance), size, "strong", cap=size) for row in table.rows) + 10
    cap = _size_of(c, table, size, box.w - totals - chance)
    if cap < SMALL * size:
        chance, cap = 0.0, _size_of(c, table, size, box.w - totals - 4)
    for n, row in enumerate(table.rows):
        b = Box(box.x, box.y + n * step, box.w, step - 1.5)
        ink = _ground(c, b, hit=row.hit, faint=not table.asked)
        c.text(row.totals, (b.x + totals - 7, b.centery), size, ink, "bold", "midright", cap=size)
        c.text(row.words, (b.x + totals, b.centery), size, ink, "bold", cap=cap, room=b.w - totals - chance)
        if chance:
            at = (b.right - 6, b.centery)
            c.text(percent(row.chance), at, size, ink, "strong", "midright", cap=size * 0.92)
    return float(box.y + step * len(table.rows))


def _size_of(c: Canvas, table: TablePicture, size: float, room: float) -> float:
    """The size in which the longest words have the room."""
    return min(c.fitting(row.words, size, "bold", room, cap=size, least=11) for row in table.rows)


def _ground(c: Canvas, b: Box, *, hit: bool, faint: bool) -> str:
    """What a row lies on; returns its ink."""
    stark = c.theme.high_contrast
    if hit:
        c.flat(b, "#ffffff" if stark else steel.BRASS, r=5)
        return DARK
    if not stark:
        c.flat(b, steel.RAISED, r=5, alpha=0.75)
    return steel.SOFT if faint else steel.INK


def _chart(c: Canvas, table: TablePicture, box: Box, g: float) -> float:
    """The directions of the D8 round the ball, those that were hit lit in their order."""
    step = min(MOST_CELL * g, box.h / 3)
    x, y = box.centerx, box.y + step * 1.5
    stark = c.theme.high_contrast
    for number, dx, dy in CHART:
        b = Box(0, 0, step - 3, step - 3)
        b.center = (x + dx * step, y + dy * step)
        hit = number in table.ways
        if hit:
            c.flat(b, "#ffffff" if stark else steel.BRASS, r=6)
        else:
            steel.cell(c, b, r=6)
        ink = DARK if hit else steel.INK if table.asked else steel.SOFT
        c.text(str(number), b.center, step * 0.48, ink, "num", "center", cap=step * 0.5)
        if hit and len(table.ways) > 1:
            nth = "".join(str(n) for n, way in enumerate(table.ways, 1) if way == number)
            c.text(f"#{nth}", (b.right - 4, b.y + step * 0.17), 12, ink, "bold", "midright", cap=step * 0.26)
    c.disc((x, y), step * 0.2, "#a3552a")
    return float(y + step * 1.5)
