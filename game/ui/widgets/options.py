"""A list of options as a grid of buttons: up to a dozen, each as large as a fingertip.

The cells are all alike. The grid takes the largest letters with which two rows are enough; then captions
stand on two lines, and what an option says beside its caption goes to its hint; then the key caps get small,
and with the largest text there are three low rows, or as many as a tall room holds. What is still too much is
scrolled. No cap is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.ui.widgets.button import TIGHT, Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.pane import BAR, Pane
from game.ui.widgets.prompt import GAP, LOW_GAP, LOW_ROWS, cell_h, tall_h
from game.ui.widgets.widget import TOUCH

ROWS = 2
PAD = 24.0  # of a cell's width, beside its words
LEAST_W = 96.0  # of a cell


class Way(NamedTuple):
    """How the captions stand in the cells."""

    size: float
    sub: bool = False  # with the second line
    two: bool = False  # the caption on two lines
    tight: bool = False  # a small key cap, close to the words
    rows: int = ROWS


def _ways(c: Canvas, *, subs: bool) -> Iterator[Way]:
    if subs:
        yield from (Way(size, sub=True) for size in (18.0, 16.0))
    yield from (Way(18.0), Way(16.0), Way(16.0, two=True), Way(15.0, two=True), Way(14.0, two=True))
    yield from (Way(size, two=True, tight=True) for size in (16.0, 14.0))
    if tall_h(c.theme) - 20 >= LOW_ROWS * TOUCH + (LOW_ROWS - 1) * LOW_GAP:
        yield from (Way(size, tight=True, rows=LOW_ROWS) for size in (16.0, 15.0, 14.0))
    yield Way(14.0, two=True, tight=True)


def columns(c: Canvas, buttons: Sequence[Button], room: float) -> tuple[int, Way, bool]:
    """How many columns, in which way, and whether that is enough without scrolling."""
    way, n = Way(14.0, two=True, tight=True), 1
    for way in _ways(c, subs=any(button.sub for button in buttons)):
        if way.two and 2 * c.tpx(way.size) / c.k * 1.12 + 6 > cell_h(c.theme):
            continue
        widest = max(LEAST_W, *(_width(c, button, way) for button in buttons))
        n = max(1, min(len(buttons), int((room + GAP) // (widest + GAP))))
        if -(-len(buttons) // n) <= way.rows:
            return n, way, True
    return n, way, False


def enough(c: Canvas, buttons: Sequence[Button], room: float) -> float:
    """The part of a room's width that large captions fill: more of it makes no list better."""
    n, way, fits = columns(c, buttons, room)
    if not fits or way != next(iter(_ways(c, subs=any(button.sub for button in buttons)))):
        return room
    n = -(-len(buttons) // -(-len(buttons) // n))
    widest = max(LEAST_W, *(_width(c, button, way) for button in buttons)) + PAD
    return min(room, n * widest + (n - 1) * GAP)


def lay(c: Canvas, buttons: Sequence[Button], room: Box) -> None:
    """Gives the buttons their places in the room, and a pane if they are too many for it."""
    n, way, fits = columns(c, buttons, room.w)
    rows = -(-len(buttons) // n)
    fits = fits or rows <= _rows_in(c, way, room.h)
    n = -(-len(buttons) // rows)  # no row emptier than it must be
    wide = room.w - (0 if fits else BAR)
    w = (wide - GAP * (n - 1)) / n
    h, gap = cell_h(c.theme), GAP
    if fits and rows > ROWS:
        h, gap = min(h, (room.h - LOW_GAP * (rows - 1)) / rows), LOW_GAP
    top = room.y + (max(0.0, room.h - rows * (h + gap) + gap) / 2 if fits else 0.0)
    for i, button in enumerate(buttons):
        _dress(c, button, way, w)
        button.rect = Box(room.x + i % n * (w + GAP), top + i // n * (h + gap), w, h)
    if not fits:
        Pane(room, buttons, tall=rows * (h + GAP) - GAP)


def _rows_in(c: Canvas, way: Way, h: float) -> int:
    """How many rows a height holds, each as large as a fingertip and as its caption."""
    least = max(TOUCH, (2 if way.two else 1) * c.tpx(way.size) / c.k * 1.12 + 6)
    return int((h + LOW_GAP) // (least + LOW_GAP))


def _dress(c: Canvas, button: Button, way: Way, w: float) -> None:
    button.size = way.size
    button.tight = way.tight
    button.two = way.two and sum(button.parts(c)[2:]) + _pad(way) > w
    if button.sub and not way.sub:
        if button.sub not in button.hint:
            button.hint = f"{button.hint}: {button.sub}" if button.hint else button.sub
        button.sub = ""
    button.align = "left" if button.sub else "center"


def _width(c: Canvas, button: Button, way: Way) -> float:
    role = button.role
    words = button.halves() if way.two else (button.words,)
    button.tight = way.tight
    key = button.key_w(c, way.size)
    lines = [c.width(part, way.size, role) for part in words]
    if way.two and way.tight:
        return max(*lines, (min(lines) if len(lines) > 1 else 0.0) + key) + _pad(way)
    sub = c.width(button.sub, 14) if way.sub else 0.0
    return max(*lines, sub) + key + _pad(way)


def _pad(way: Way) -> float:
    return TIGHT + 2 if way.tight else PAD
