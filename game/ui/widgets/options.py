"""A list of options as a grid of buttons: up to a dozen, each as large as a fingertip.

The cells are all alike. The grid takes the largest letters with which two rows are enough; then captions
stand on two lines, and what an option says beside its caption goes to its hint. What is still too much is
scrolled.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.pane import BAR, Pane
from game.ui.widgets.prompt import GAP, cell_h

ROWS = 2
PAD = 24.0  # of a cell's width, beside its words
LEAST_W = 96.0  # of a cell


class Way(NamedTuple):
    """How the captions stand in the cells."""

    size: float
    sub: bool = False  # with the second line
    two: bool = False  # the caption on two lines
    key: bool = True


def _ways(*, subs: bool) -> Iterator[Way]:
    if subs:
        yield from (Way(size, sub=True) for size in (18.0, 16.0))
    yield from (Way(18.0), Way(16.0), Way(16.0, two=True), Way(15.0, two=True), Way(14.0, two=True))
    yield from (Way(16.0, two=True, key=False), Way(14.0, two=True, key=False))


def columns(c: Canvas, buttons: Sequence[Button], room: float) -> tuple[int, Way, bool]:
    """How many columns, in which way, and whether that is enough for two rows."""
    way, n = Way(14.0, two=True, key=False), 1
    for way in _ways(subs=any(button.sub for button in buttons)):
        if way.two and 2 * c.tpx(way.size) / c.k * 1.12 + 6 > cell_h(c.theme):
            continue
        widest = max(LEAST_W, *(_width(c, button, way) for button in buttons))
        n = max(1, min(len(buttons), int((room + GAP) // (widest + GAP))))
        if -(-len(buttons) // n) <= ROWS:
            return n, way, True
    return n, way, False


def lay(c: Canvas, buttons: Sequence[Button], room: Box) -> None:
    """Gives the buttons their places in the room, and a pane if they are too many for it."""
    n, way, fits = columns(c, buttons, room.w)
    rows = -(-len(buttons) // n)
    n = -(-len(buttons) // rows)  # no row emptier than it must be
    wide = room.w - (0 if fits else BAR)
    w = (wide - GAP * (n - 1)) / n
    h = cell_h(c.theme)
    top = room.y + (max(0.0, room.h - rows * (h + GAP) + GAP) / 2 if fits else 0.0)
    for i, button in enumerate(buttons):
        _dress(c, button, way, w)
        button.rect = Box(room.x + i % n * (w + GAP), top + i // n * (h + GAP), w, h)
    if not fits:
        Pane(room, buttons, tall=rows * (h + GAP) - GAP)


def _dress(c: Canvas, button: Button, way: Way, w: float) -> None:
    button.size = way.size
    if not way.key:
        button.key = ""
    button.two = way.two and sum(button.parts(c)[2:]) + PAD > w
    if button.sub and not way.sub:
        if button.sub not in button.hint:
            button.hint = f"{button.hint}: {button.sub}" if button.hint else button.sub
        button.sub = ""
    button.align = "left" if button.sub else "center"


def _width(c: Canvas, button: Button, way: Way) -> float:
    role = button.role
    words = button.halves() if way.two else (button.words,)
    key = button.key_w(c, way.size) if way.key else 0.0
    caption = max(c.width(part, way.size, role) for part in words)
    sub = c.width(button.sub, 14) if way.sub else 0.0
    return max(caption, sub) + key + PAD
