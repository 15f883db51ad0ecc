"""How a prompt's words stand in their room: in the largest letters that the height allows, but whole rather
than large."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.ui.widgets import text
from game.ui.widgets.canvas import Canvas

SIZES = (25.0, 21.0)  # of the question on one line, the better first
SMALL = (18.0, 16.0, 14.0)  # of the question on two lines or three
MOST_LINES = 3
HOW, RULE = 16.0, 14.0
HOWS = (HOW, 14.0, 12.5)  # with large text, where there is no other way to say all of it
MOST_ROWS = 4  # of how to do it, where it is cut
LEAD = 1.12  # of the question's lines
APART = 4.0  # the question and how
TIGHT = 8.0  # of the height, free of words


class Said(NamedTuple):
    """The question's lines and their size; how to do it; where the rule's number goes, by line and room."""

    lines: Sequence[str]
    size: float
    how: Sequence[str]
    how_size: float
    rule_line: int
    rule_x: float
    tall: float
    wide: float
    cut: bool  # not all of it could be shown


def stack(c: Canvas, question: str, how: str, rule: str, room: float, h: float) -> Said:
    """The words for a room of so much: how to do it is wrapped before the question gets smaller than it must,
    and cut last of all."""
    hows = HOWS if c.theme.big else HOWS[:1]
    ways = [(size, 0) for size in hows] + [(hows[-1], rows) for rows in range(MOST_ROWS, 0, -1)]
    said = None
    for how_size, most in ways:
        for lines, size in _questions(c, question, room):
            said = _under(c, lines, size, (how, how_size), rule, room, most=most)
            if said.tall <= h - TIGHT:
                return said
    assert said is not None
    return said


def _questions(c: Canvas, question: str, room: float) -> Iterator[tuple[list[str], float]]:
    for size in SIZES:
        if c.width(question, size, "display") <= room:
            yield [question], size
    for size in SMALL:
        lines = list(c.lines(question, room, size, "display"))
        if len(lines) > MOST_LINES:
            if size != SMALL[-1]:
                continue
            lines = [*lines[: MOST_LINES - 1], " ".join(lines[MOST_LINES - 1 :])]
        yield lines, size


def _under(
    c: Canvas, lines: list[str], size: float, under: tuple[str, float], rule: str, room: float, *, most: int
) -> Said:
    """A question with what stands under it, in a size: all of it, or so many rows at ``most``."""
    how, how_size = under
    rule_w = c.width(rule, RULE, "bold")
    rows = list(c.lines(how, room, how_size)) if how else []
    if most and rows:
        left = room - (rule_w + 10 if rule else 0)
        last = text.fit(" ".join(rows[most - 1 :]), "text", c.tpx(how_size), int(left * c.k))
        rows = [*rows[: most - 1], last]
    rule_line, x = 0, 0.0
    if rows:
        rule_line, x = len(rows) - 1, c.width(rows[-1], how_size) + 10
        if rule and x + rule_w > room + 1:
            rule_line, x = len(rows), 0.0
    high = max(len(rows), rule_line + 1 if rule else 0)
    tall = len(lines) * c.tpx(size) / c.k * LEAD + (high * c.leading(how_size) + APART if high else 0.0)
    wide = max(
        *(c.width(line, size, "display") for line in lines),
        *(c.width(row, how_size) for row in rows),
        x + rule_w,
    )
    cut = " ".join(rows) != how.replace("\n", " ") or wide > room + 1
    return Said(lines, size, rows, how_size, rule_line, x, tall, wide, cut)
