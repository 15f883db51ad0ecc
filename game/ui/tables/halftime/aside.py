"""What large text leaves no room for beside the tray: under the visitor's card lies the last result, or how
the dice that are asked for are read."""

from __future__ import annotations

from typing import Final

from game.ui.percent import share as written
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime.inks import CARD, INK, KINDS
from game.ui.tables.halftime.picture import HalftimePicture, Reading
from game.ui.tables.halftime.reading import brief
from game.ui.widgets import text
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.theme import INK_SOFT

BOTTOM: Final = 646.0  # above the log's tab
SIZES: Final = (16.0, 14.0, 12.5, 11.0, 10.0, 9.0, 8.0, 7.0)  # of words that are wrapped
LEAD: Final = 1.2


def box() -> Box:
    """Where the card lies."""
    above = at.RIGHT_PANEL
    return Box(above.x, above.bottom + 8, above.w, BOTTOM - above.bottom - 8)


def draw(c: Canvas, p: HalftimePicture, *, odds: bool) -> None:
    """The result once there is one, before that the reading."""
    if not p.result and p.reading is None:
        return
    b = box()
    c.plate(b, "paper", r=10, tone=CARD, border="#cdb27e", bw=1.2, shadow=6, seed=31)
    inside = b.cut(11, 8, 11, 8)
    if p.result:
        _result(c, inside, p)
    elif p.reading is not None and p.reading.lines:
        lines = tuple(f"{word}: {meaning}" for word, meaning in p.reading.lines)
        _wrapped(c, inside, "\n".join(lines), INK)
    elif p.reading is not None:
        _reading(c, inside, p.reading, odds)


def _result(c: Canvas, box: Box, p: HalftimePicture) -> None:
    """The dice, what they came to, the rule that was applied."""
    cap = c.fitting(p.result, 18, "num", box.w, cap=30)
    c.text(p.result, (box.x, box.y + 17), 18, INK, "num", cap=cap)
    cap = c.fitting(p.rule, 14, "bold", box.w, cap=26)
    c.text(p.rule, (box.x, box.bottom - 14), 14, KINDS["warn"], "bold", cap=cap)
    _wrapped(c, box.cut(0, 36, 0, 30), p.result_words, KINDS[p.result_kind])


def _wrapped(c: Canvas, box: Box, words: str, tone: str) -> None:
    """Words as large as the room lets them be."""
    for size in SIZES:
        px = c.tpx(size)
        lines, step = text.wrap(words, "bold", px, int(box.w * c.k)), px / c.k * LEAD
        if step * len(lines) <= box.h and not any(line.endswith("…") for line in lines):
            break
    for n, line in enumerate(lines):
        c.text(line, (box.x, box.y + (n + 0.5) * step), size, tone, "bold", room=box.w)


def _reading(c: Canvas, box: Box, reading: Reading, odds: bool) -> None:
    """A line for everything that the dice can come to; alike ones share it."""
    rows = brief(reading.columns) if odds else ()
    step = min(34.0, box.h / (len(rows) + 1))
    cap = step / LEAD
    title = c.fitting(reading.title, 17, "display", box.w, cap=cap)
    c.text(reading.title, (box.x, box.y + step / 2), 17, INK, "display", cap=title, room=box.w)
    for n, (words, share, kind) in enumerate(rows, 1):
        y = box.y + (n + 0.5) * step
        t = c.text(written(share), (box.right, y), 14, INK, "bold", "midright", cap=cap)
        room = t.x - box.x - 6
        c.text(
            words,
            (box.x, y),
            14,
            KINDS[kind],
            "bold",
            room=room,
            cap=c.fitting(words, 14, "bold", room, cap=cap),
        )
    if not rows:
        _wrapped(c, box.cut(0, step, 0, 0), reading.note, INK_SOFT)
