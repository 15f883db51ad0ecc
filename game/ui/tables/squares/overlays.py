"""What a board of squares says before anybody commits: reach, ways, ranges, who acts on whom, odds.

One language on every board: brass is what you may, white is your plan, red is danger, dark labels are odds.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from game.core.grid import NOWHERE, column, members, row
from game.ui.percent import percent
from game.ui.tables.squares.lattice import Lattice
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.shapes import lerp

DEEP: Final = "#140f0c"
MAY: Final = "#ffdf96"
PLAN: Final = "#ffffff"
DANGER: Final = "#ec4030"
BRASS: Final = "#e2b25c"
TAG: Final = 24.0  # units at most of a label's letters
UNBOUND: Final = 4_000.0  # units: as wide as a label may be where nothing limits it
TAG_STEP: Final = 1.2  # of its lines, in letters
GOOD, WARN, BAD = "#8ed460", "#f6be42", "#ff7a5a"


def odds_tone(chance: float) -> str:
    """Green to amber to red; the number always stands beside it."""
    return lerp(BAD, WARN, chance / 0.5) if chance < 0.5 else lerp(WARN, GOOD, (chance - 0.5) / 0.5)


# -------------------------------------------------------------------------------------------------- areas
def region(c: Canvas, grid: Lattice, mask: int, *, tone: str = MAY, alpha: float = 0.24) -> None:
    """A set of squares as one shape: a flat tint and one clean contour."""
    inside = set(members(mask))
    if alpha > 0:
        for at in inside:
            c.flat(grid.box(at), tone, r=0, alpha=alpha)
    contour = _contour(grid, inside)
    for a, b in contour:
        c.line(a, b, DEEP, 4.2, alpha=0.55)
    for a, b in contour:
        c.line(a, b, tone, 2.2)


def _contour(grid: Lattice, inside: set[int]) -> list[tuple[Point, Point]]:
    lines: list[tuple[Point, Point]] = []
    for at in inside:
        b = grid.box(at)
        sides = (
            ((0, -1), (b.topleft, b.topright)),
            ((0, 1), (b.bottomleft, b.bottomright)),
            ((-1, 0), (b.topleft, b.bottomleft)),
            ((1, 0), (b.topright, b.bottomright)),
        )
        for way, line in sides:
            beside = grid.moved(at, way)
            if beside == at or beside not in inside:
                lines.append(line)
    return lines


def lit(c: Canvas, grid: Lattice, squares: Sequence[int]) -> None:
    """Squares that a line of the log is about."""
    for at in squares:
        c.flat(grid.box(at), "#fff3c8", r=3, alpha=0.25)
        c.frame(grid.box(at).inflate(-2, -2), "#fff3c8", r=4, width=2.2)


# --------------------------------------------------------------------------------------------------- ways
def _head(c: Canvas, a: Point, b: Point, tone: str, width: float) -> None:
    """An arrow's head with its tip at b."""
    angle = math.atan2(b[1] - a[1], b[0] - a[0])
    wings = [
        (b[0] - math.cos(angle + s) * width * 2.3, b[1] - math.sin(angle + s) * width * 2.3)
        for s in (0.52, -0.52)
    ]
    c.poly([b, *wings], tone)


def arrow(c: Canvas, points: Sequence[Point], tone: str = PLAN, width: float = 5.0) -> None:
    """A cased line through points, with a head at its end."""
    (ax, ay), (bx, by) = points[-2], points[-1]
    far = math.dist(points[-2], points[-1]) or 1.0
    neck = (bx - (bx - ax) / far * width * 1.6, by - (by - ay) / far * width * 1.6)
    way = [*points[:-1], neck]
    tip = (bx + (bx - ax) / far * 2.4, by + (by - ay) / far * 2.4)
    for a, b in pairwise(way):
        c.line(a, b, DEEP, width + 3)
    _head(c, points[-2], tip, DEEP, width + 1.8)
    for a, b in pairwise(way):
        c.line(a, b, tone, width)
    _head(c, points[-2], points[-1], tone, width)


def way(c: Canvas, grid: Lattice, start: int, squares: Sequence[int]) -> None:
    """The way of a counter, its steps counted."""
    arrow(c, [grid.centre(at) for at in (start, *squares)])
    for n, at in enumerate(squares[:-1], 1):
        badge(c, grid.centre(at), str(n))


def badge(c: Canvas, pos: Point, words: str, tone: str = "#fff1d0") -> None:
    """A number on a small disc."""
    c.disc(pos, 9.6, DEEP)
    c.disc(pos, 7.8, tone)
    c.text(words, pos, 12, DEEP, "bold", "center", cap=12)


def arc(c: Canvas, start: Point, stop: Point, tone: str, *, high: float = 40.0) -> Point:
    """The dashed way of something that flies; returns its highest place."""
    mid = ((start[0] + stop[0]) / 2, min(start[1], stop[1]) - high)

    def on(u: float) -> Point:
        v = 1 - u
        return (
            v * v * start[0] + 2 * u * v * mid[0] + u * u * stop[0],
            v * v * start[1] + 2 * u * v * mid[1] + u * u * stop[1],
        )

    n = 2 * max(4, round(math.dist(start, stop) / 24))
    for width, colour in ((7.0, DEEP), (4.0, tone)):
        for i in range(0, n - 1, 2):
            c.line(on(i / n), on((i + 1) / n), colour, width)
    return on(0.5)


# ----------------------------------------------------------------------------------------- who and on whom
def ring(c: Canvas, pos: Point, r: float, tone: str = BRASS, *, ticks: bool = True) -> None:
    """A counter that is picked: a bright ring with four ticks."""
    c.disc(pos, r + 4.2, DEEP, width=5.4, alpha=0.8)
    c.disc(pos, r + 3.0, tone, width=3.0)
    for i in range(4 * ticks):
        a = math.pi / 4 + i * math.pi / 2
        x, y = math.cos(a), math.sin(a)
        c.line(
            (pos[0] + x * (r + 1), pos[1] + y * (r + 1)),
            (pos[0] + x * (r + 7), pos[1] + y * (r + 7)),
            tone,
            3.2,
        )


def crosshair(c: Canvas, pos: Point, r: float, tone: str = DANGER) -> None:
    """What is aimed at."""
    c.disc(pos, r + 2, DEEP, width=4.6)
    c.disc(pos, r + 1, tone, width=2.8)
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        c.line(
            (pos[0] + x * (r - 4), pos[1] + y * (r - 4)),
            (pos[0] + x * (r + 6), pos[1] + y * (r + 6)),
            tone,
            3,
        )


def link(c: Canvas, a: Point, b: Point, r: float, *, tone: str = DANGER, width: float = 7.0) -> None:
    """Who acts on whom: a stout arrow that stops at the rim of the second."""
    far = math.dist(a, b) or 1.0
    x, y = (b[0] - a[0]) / far, (b[1] - a[1]) / far
    arrow(
        c,
        ((a[0] + x * r * 0.45, a[1] + y * r * 0.45), (b[0] - x * r * 0.55, b[1] - y * r * 0.55)),
        tone,
        width,
    )


def cursor(c: Canvas, grid: Lattice, at: int) -> None:
    """The square that keys would pick: four corners round it, for no tint may be mistaken for them."""
    b = grid.box(at).inflate(2, 2)
    arm = grid.cell * 0.34
    for width, tone in ((5.6, DEEP), (3.0, "#fff6d8")):
        for x, dx in ((b.x, arm), (b.right, -arm)):
            for y, dy in ((b.y, arm), (b.bottom, -arm)):
                c.line((x, y), (x + dx, y), tone, width, alpha=0.999)
                c.line((x, y), (x, y + dy), tone, width, alpha=0.999)


# -------------------------------------------------------------------------------------------------- ranges
def rings(c: Canvas, grid: Lattice, centre: int, chances: Sequence[float], *, shown: Sequence[int]) -> None:
    """Rings of equal distance (the larger of columns and rows), cut off at the field's edge, each with its
    chance; ``chances`` by distance, from 1."""
    for far in shown:
        for a, b in _sides(grid, centre, far):
            c.line(a, b, DEEP, 4.4, alpha=0.45)
            c.dashes(a, b, odds_tone(chances[far - 1]), 2.2, dash=grid.cell * 0.34, gap=grid.cell * 0.16)
    for far in shown:
        for x, y in ((far, 0), (-far, 0), (0, far), (0, -far)):
            at = _offset(grid, centre, x, y)
            if at != NOWHERE:
                tone = odds_tone(chances[far - 1])
                pos = grid.centre(at)
                em = c.tpx(12, 18) / c.k
                label = Box(pos[0] - em * 1.3, pos[1] - em * 0.75, em * 2.6, em * 1.5)
                c.flat(label, DEEP, r=em * 0.75, border=tone, bw=1.5, alpha=0.92)
                c.text(percent(chances[far - 1]), pos, 12, tone, "bold", "center", cap=18)


def _offset(grid: Lattice, at: int, across: int, up: int) -> int:
    x, y = column(at) + across, row(at) + up
    return x * 16 + y if 0 <= x < grid.columns and 0 <= y < grid.rows else NOWHERE


def _sides(grid: Lattice, centre: int, far: int) -> list[tuple[Point, Point]]:
    b, f = grid.box(centre).inflate(2 * far * grid.cell, 2 * far * grid.cell), grid.field
    left, right = max(b.x, f.x), min(b.right, f.right)
    top, bottom = max(b.y, f.y), min(b.bottom, f.bottom)
    out = [((left, y), (right, y)) for y in (b.y, b.bottom) if f.y < y < f.bottom]
    out += [((x, top), (x, bottom)) for x in (b.x, b.right) if f.x < x < f.right]
    return out


# -------------------------------------------------------------------------------------------------- labels
def tag_height(c: Canvas) -> float:
    """How high a label is."""
    return c.tpx(16, TAG) / c.k * 1.7


class TagWords(NamedTuple):
    """A label's words as they are written: what explains the figure in lines, and the size of the whole."""

    lines: list[str]
    w: float
    h: float


def tag_words(c: Canvas, words: str, sub: str, room: float) -> TagWords:
    """The lines of a label whose explanation is no wider than a room: they break at commas. Rather than on
    three lines they stand on two that are up to twice as wide."""
    found = _tag_words(c, words, sub, room)
    for wider in (1.3, 1.6, 2.0):
        if len(found.lines) <= 2:
            break
        found = _tag_words(c, words, sub, room * wider)
    return found


def _tag_words(c: Canvas, words: str, sub: str, room: float) -> TagWords:
    em, parts = c.tpx(16, TAG) / c.k, sub.split(", ") if sub else []
    lines: list[str] = []
    for n, words_of in enumerate(parts):
        part = words_of + "," * (n < len(parts) - 1)
        longer = f"{lines[-1]} {part}" if lines else part
        if lines and c.width(longer, 14, "strong", cap=TAG) <= room:
            lines[-1] = longer
        else:
            lines.append(part)
    more = max((c.width(line, 14, "strong", cap=TAG) + 8 for line in lines), default=0.0)
    high = tag_height(c) + max(0, len(lines) - 1) * em * TAG_STEP
    return TagWords(lines, c.width(words, 16, "bold", cap=TAG) + more + em * 1.4, high)


def tag(
    c: Canvas,
    pos: Point,
    words: str,
    sub: str = "",
    *,
    tone: str = "#fff1d0",
    within: Box | None = None,
    room: float = UNBOUND,
) -> Box:
    """A dark label with a coloured edge; ``sub`` explains the figure, in lines no wider than ``room``. It
    stays ``within`` a box."""
    em = c.tpx(16, TAG) / c.k
    lines, w, h = tag_words(c, words, sub, room)
    b = Box(0, 0, w, h)
    b.center = pos
    if within is not None:
        b.clamp_ip(within)
    r = tag_height(c) / 2
    c.flat(b.move(1, 2).inflate(2, 2), "#000000", r=r, alpha=0.35)
    c.flat(b, DEEP, r=r, border=tone, bw=1.8)
    x = b.x + em * 0.7
    wide = c.text(words, (x, b.centery), 16, tone, "bold", cap=TAG).w
    y = b.centery - (len(lines) - 1) / 2 * em * TAG_STEP
    for n, line in enumerate(lines):
        c.text(line, (x + wide + 8, y + n * em * TAG_STEP), 14, "#fff1d0", "strong", cap=TAG)
    return b
