"""The top of the screen (title, quarter, roll) and the strip of the last roll for the prompt bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.drawing.helmets import helmet_soon
from game.ui.drawing.teams import Team
from game.ui.tables.bfl.layout import top_box
from game.ui.tables.bfl.picture import Bar
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.chip import die_chip
from game.ui.widgets.meter import pips
from game.ui.widgets.panel import plaque
from game.ui.widgets.theme import CREAM, CREAM_DIM, CREAM_SOFT
from game.ui.widgets.view import Box, Point

ORDINALS = ("1st", "2nd", "3rd", "4th")
Part = Callable[[Canvas, Box], None]
Clock = tuple[str, str, str, int, int, int]


def clock(bar: Bar) -> Clock:
    """What the bar says: while this is the same, `draw` draws the same."""
    return bar.title, bar.note, bar.words, bar.quarter, bar.quarters, bar.roll


def draw(c: Canvas, bar: Bar) -> None:
    """Title at the left, the plaque with the clock in the middle."""
    most, box = c.theme.most, top_box(c.theme)
    title = c.text(bar.title, (16, 28), 30, "#ffe6b0", "display", shadow="#1a0d06", cap=most(34))
    at: Point
    if bar.note:
        at = (title.right + 9, 29)
        room = min(190 * c.theme.text_scale, box.x - title.right - 18)
        c.text(bar.note, at, 14, "#f3dcb4", "strong", shadow="#1a0d06", room=room, cap=most(18, 0.25))
    plaque(c, box, shadow=5)
    words = bar.words or f"{ORDINALS[min(bar.quarter, 4) - 1]} quarter"
    at = (box.x + 18, box.centery)
    said = c.text(words, at, 19, CREAM, "display", shadow="#120904", cap=most(22), room=box.w - 130)
    if not bar.words:
        x = max(box.x + 192, said.right + 24)
        pips(c, (x, box.centery), bar.quarter, bar.quarters, r=6, gap=18)
    if bar.roll:
        at = (box.right - 18, box.centery)
        c.text(f"roll {bar.roll}", at, 17, CREAM_SOFT, "strong", "midright", cap=most(22))


def last_roll(rolled: Sequence[tuple[int, bool]], words: str = "last roll") -> Part:
    """The roll that lies on the table, sorted, numerals upright: the ``extra`` of a prompt bar."""
    dice = sorted(rolled)

    def part(c: Canvas, box: Box) -> None:
        if not dice:
            return
        r = min(12.5, box.w / (len(dice) * 2.06))
        c.text(words, (box.x, box.y + 17), 14, CREAM_DIM, "strong", cap=18)
        for i, (face, outside) in enumerate(dice):
            tone, ring = ("#8e1d14", "#ff6a50") if outside else ("#1f4db8", None)
            die_chip(c, (box.x + r + i * r * 2.06, box.y + box.h - 26), r, str(face), tone=tone, ring=ring)

    return part


def crest(team: Team) -> Part:
    """The helmet of who is asked: the ``crest`` of a prompt bar."""

    def part(c: Canvas, box: Box) -> None:
        sprite, _ = helmet_soon(team, round(min(box.w, box.h) * 0.93 * c.k))
        c.put(sprite, box.center)

    return part
