"""What lies over the pitch before anybody commits: zones, threat, reach, ways with their dice, ranges,
pushes."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import pygame

from game.core.grid import bits, column, members, name, row
from game.games.sevens.board import RANGE_NAMES, REACH
from game.ui.drawing.materials import smooth
from game.ui.percent import percent
from game.ui.tables.sevens import steel
from game.ui.tables.sevens.chart import CHART
from game.ui.tables.sevens.layout import Layout
from game.ui.tables.sevens.marks import NOWHERE, Badge, Marks
from game.ui.tables.sevens.midair import arc_high
from game.ui.tables.squares import overlays
from game.ui.tables.squares.lattice import Lattice
from game.ui.tables.squares.overlays import DEEP, odds_tone
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.shapes import tinted

ZONE, ZONE_SHADE = "#ff6a52", "#3c0a08"
RANGE_TONES: Final = ("#8ed460", "#f6be42", "#ffa55c", "#ff9a8c")
SPACING: Final = (13.0, 9.0, 6.5)
MOST_LEGEND, LEAST_LEGEND = 17.0, 12.0  # of the words of the threat
LEADING: Final = 1.2
NIGHT, DARKNESS = "#060912", 0.66  # beyond the spotlight
LIGHT, GLOOM, FLAT = 105.0, 190.0, 1.05  # units from its middle: all lit, all dark; how much less up and down


@sized(32)
def _hatch(w: int, spacing: float, width: float, colour: str, share: float) -> pygame.Surface:
    """Slanting stripes that go on into the next square, so dense."""
    y, x = np.mgrid[0:w, 0:w].astype(np.float32) + 0.5
    period = w / max(1, round(w / spacing))
    d = np.abs(((x + y) % period) - period / 2)
    return tinted(np.clip(width / 2 * 1.414 - d + 0.5, 0, 1) * share, colour)


def zones(c: Canvas, grid: Lattice, marked: tuple[tuple[int, int], ...], *, stood: int = 0) -> None:
    """Squares that opponents mark: stripes, the closer the more of them, and how many in the corner. They are
    dark beside bright: seen without colour, too. ``stood``: squares that somebody stands on."""
    for at, count in marked:
        b = grid.box(at)
        c.flat(b, ZONE, r=0, alpha=0.05 + 0.05 * min(3, count))
        box, spacing = c.box(b), SPACING[min(3, count) - 1] * c.k
        c.surf.blit(_hatch(box.w, spacing, 4.2 * c.k, ZONE_SHADE, 0.34), box)
        c.surf.blit(_hatch(box.w, spacing, 1.8 * c.k, ZONE, 0.66), box)
    mask = sum(1 << at for at, _ in marked)
    overlays.region(c, grid, mask | enclosed(grid, mask, stood), tone=ZONE, alpha=0.0)
    for at, count in marked:
        if count > 1:
            b = grid.box(at)
            c.disc((b.x + 8, b.y + 8), 7, "#460c0a", alpha=0.92)
            c.text(str(count), (b.x + 8, b.y + 8), 12, "#ffffff", "bold", "center", cap=12)


def threat(c: Canvas, grid: Lattice, squares: tuple[tuple[int, float], ...], *, stood: int = 0) -> None:
    """Where opponents can be after their next turn. ``stood``: squares that somebody stands on."""
    for at, chance in squares:
        c.flat(grid.box(at), "#b48cff", r=0, alpha=0.10 + 0.22 * chance)
    mask = sum(1 << at for at, _ in squares)
    if mask:
        overlays.region(c, grid, mask | enclosed(grid, mask, stood), tone="#c9a8ff", alpha=0.0)


def threat_figures(c: Canvas, grid: Lattice, squares: tuple[tuple[int, float], ...]) -> None:
    """The best chance of one opponent to be there."""
    for at, chance in squares:
        if chance < 0.995:
            b = grid.box(at)
            words, size = percent(chance).removesuffix("%"), 12 * steel.grown(c, 1.25)
            w = c.width(words, size, "bold", cap=size) + 5
            under = Box(b.right - w - 2, b.bottom - size - 3, w, size + 2)
            c.flat(under, DEEP, r=4, alpha=0.5)  # letters of an end zone may lie there
            c.text(words, under.center, size, "#eadcff", "bold", "center", cap=size)


def threat_lines(c: Canvas, place: Layout, words: str) -> tuple[list[str], float]:
    """The lines of what the threat means, and how large they are: as large as there is room for all."""
    box, cap = place.legend, MOST_LEGEND * place.grown
    while True:
        lines = steel.wrapped(c, words, cap, "strong", box.w - 36, cap=cap)
        if len(lines) * cap * LEADING <= box.h - 1 or cap <= LEAST_LEGEND:
            return lines, cap
        cap -= 0.5


def threat_legend(c: Canvas, place: Layout, words: str) -> None:
    """What the threat means, or who gets to the square that is pointed at, in a place of its own."""
    box, (lines, cap) = place.legend, threat_lines(c, place, words)
    c.flat(box, DEEP, r=6, border="#c9a8ff", bw=1.2)
    y = box.centery - (len(lines) - 1) / 2 * cap * LEADING
    c.flat(Box(box.x + 9, y - 5, 10, 10), "#b48cff", r=2)
    for n, line in enumerate(lines):
        at = box.x + 26, y + n * cap * LEADING
        c.text(line, at, cap, "#eadcff", "strong", cap=cap, room=box.w - 32)


def reach(c: Canvas, grid: Lattice, m: Marks, *, odds: bool, stood: int = 0) -> None:
    """Where the chosen player can go, and the chance of arriving on every square, unless it aims a throw."""
    if m.reach:
        for at, chance in m.reach:
            c.flat(grid.box(at), odds_tone(chance), r=0, alpha=0.17)
        mask = sum(1 << at for at, _ in m.reach)
        overlays.region(c, grid, mask | enclosed(grid, mask, stood), alpha=0.0)
        if odds and m.aim == NOWHERE:
            for at, chance in m.reach:
                if chance < 0.995:
                    b = grid.box(at)
                    words = percent(chance).removesuffix("%")
                    tone, size = odds_tone(chance), 13 * steel.grown(c, 1.3)
                    c.disc(b.center, size * 0.78, DEEP, alpha=0.5)
                    c.text(words, b.center, size, tone, "bold", "center", cap=size, shadow=DEEP)
    elif m.region and m.ruler == NOWHERE:
        overlays.region(c, grid, m.region)


def enclosed(grid: Lattice, mask: int, stood: int) -> int:
    """The squares amid those of a set that somebody stands on: the outline goes round the whole."""
    within = stood & ~mask
    while True:
        open_ones = [
            at for at in members(within) if any(not (mask | within) >> each & 1 for each in _beside(grid, at))
        ]
        if not open_ones:
            return within
        within &= ~bits(open_ones)


def _beside(grid: Lattice, at: int) -> set[int]:
    return {grid.moved(at, way) for way in ((0, -1), (0, 1), (-1, 0), (1, 0))} - {at}


def route(c: Canvas, grid: Lattice, m: Marks, *, odds: bool) -> None:
    """The way under the pointer: dots that can be counted, the target of every die, the chance of all."""
    points = [grid.centre(at) for at in m.route]
    overlays.arrow(c, points, "#ffffff", 5)
    for x, y in points[1:-1]:
        c.disc((x, y), 5.0, DEEP)
        c.disc((x, y), 3.6, "#ffffff")
    if not odds:
        return
    g = steel.grown(c, 1.25)
    seen: dict[int, int] = {}
    for step in [each for each in m.steps if each.on_way]:
        index = min(step.index, len(points) - 1)
        n = seen.get(index, 0)
        seen[index] = n + 1
        x, y = points[index]
        at = (x - grid.cell * 0.36 + n * 25 * g, y - grid.cell * 0.40)
        _needed(c, at, step.needs, odds_tone(step.chance), g)


def _needed(c: Canvas, at: Point, words: str, tone: str, g: float) -> None:
    c.disc(at, 12.2 * g, DEEP)
    c.disc(at, 10.4 * g, tone)
    c.text(words, at, 13, DEEP, "bold", "center", cap=13 * g)


def needs(c: Canvas, grid: Lattice, spot: Point, badge: Badge) -> None:
    """What a player would need, at its counter: of an opponent in red, in a square."""
    g = steel.grown(c, 1.25)
    at = (spot[0] + grid.cell * 0.40, spot[1] - grid.cell * 0.40)
    if not badge.against:
        _needed(c, at, badge.needs, odds_tone(badge.chance), g)
        return
    box = Box(0, 0, 25 * g, 19 * g)
    box.center = at
    c.flat(box, "#ffdcd2", r=4, border="#a5200f", bw=2.4)
    c.text(badge.needs, box.center, 13, "#5c0f06", "bold", "center", cap=13 * g)


def ruler(c: Canvas, grid: Lattice, start: int, *, stood: int = 0) -> None:
    """The four ranges of a pass from a square, each with an edge and its name (S7-9.1). ``stood``: squares
    that somebody stands on."""
    x0, y0 = column(start), row(start)
    named: list[Box] = []
    counters = [grid.box(at).inflate(-8, -8) for at in members(stood)]
    for number in range(4):
        mask = 0
        for x in range(grid.columns):
            for y in range(grid.rows):
                across, along = abs(x - x0), abs(y - y0)
                if across < len(REACH) and along <= REACH[across][number]:
                    mask |= 1 << (x * 16 + y)
        tone = RANGE_TONES[number]
        overlays.region(c, grid, mask, tone=tone, alpha=0.0 if number else 0.10)
        for x in _ends(grid, x0, number):
            tag = _range_box(c, grid, x * 16 + y0, number, abs(x - x0), [*named, *counters])
            named.append(tag)
            c.flat(tag, DEEP, r=9, border=tone, bw=1.4, alpha=0.92)
            c.text(RANGE_NAMES[number], tag.center, 13, tone, "bold", "center", cap=13)


def _range_box(c: Canvas, grid: Lattice, at: int, number: int, across: int, others: list[Box]) -> Box:
    """Where the name of a range stands in its last column: near the row it is measured from, over nobody."""
    w = c.width(RANGE_NAMES[number], 13, "bold", cap=13) + 10
    tag, first, most = Box(0, 0, w, 18), grid.box(at), REACH[across][number]
    for rows in sorted(range(-most, most + 1), key=abs):
        tag.center = (first.centerx, first.centery + rows * grid.cell)
        if not grid.field.collidepoint(tag.center):
            continue
        tag.clamp_ip(grid.field)
        if tag.collidelist(others) < 0:
            return tag
    tag.center = first.center
    tag.clamp_ip(grid.field)
    while tag.collidelist(others) >= 0 and tag.bottom < grid.field.bottom:
        tag.y += tag.h + 3
    return tag


def _ends(grid: Lattice, x0: int, number: int) -> list[int]:
    """The last columns of a range on the pitch, of those it really ends in; the last to the right, if it goes
    beyond both ends."""
    far = max(across for across, along in enumerate(REACH) if along[number] >= 0)
    ends = [x for x in (x0 - far, x0 + far) if 0 <= x < grid.columns]
    return ends or [grid.columns - 1]


def flight(c: Canvas, grid: Lattice, start: Point, at: int) -> None:
    """A throw at a square."""
    stop, r = grid.centre(at), grid.cell / 2
    overlays.arc(c, start, stop, "#ffd65c", high=arc_high(start, stop))
    overlays.crosshair(c, stop, r)


def pushes(
    c: Canvas, grid: Lattice, start: int, squares: tuple[int, ...], tone: str, *, stood: int = 0
) -> None:
    """The squares that a player may be pushed to, with their names: beyond each, or on it where somebody
    stands beyond or the boards are. ``stood``: squares that somebody stands on."""
    sx, sy = grid.centre(start)
    for at in squares:
        b, (x, y) = grid.box(at), grid.centre(at)
        c.flat(b.inflate(-3, -3), tone, r=6, border="#ffe2c4", bw=2, alpha=0.55)
        far = math.dist((sx, sy), (x, y)) or 1.0
        ux, uy = (x - sx) / far, (y - sy) / far
        overlays.arrow(c, ((sx + ux * 15, sy + uy * 15), (x + ux * 9, y + uy * 9)), "#fff0d6", 8)
        tag = _push_tag(grid, at, (ux, uy), stood)
        c.flat(tag, DEEP, r=9.5, border="#fff0d6", bw=1.4)
        c.text(name(at), tag.center, 13, steel.INK, "bold", "center", cap=13)


def _push_tag(grid: Lattice, at: int, way: Point, stood: int) -> Box:
    """Where the name of a square stands that somebody may be pushed to, in a direction; never on the boards
    round the pitch, where other names are."""
    b, tag = grid.box(at), Box(0, 0, 34, 19)
    tag.center = (b.centerx + way[0] * grid.cell * 0.78, b.centery + way[1] * grid.cell * 0.6)
    beyond = (grid.at(tag.midright), grid.at(tag.midleft))
    if grid.field.contains(tag) and not any(
        stood >> each & 1 for each in beyond if each not in (at, NOWHERE)
    ):
        return tag
    tag.center = (b.centerx, b.bottom - 4)
    if not grid.field.contains(tag):
        tag.center = (b.centerx, b.y + 4)
    return tag


def chart(c: Canvas, grid: Lattice, at: int) -> None:
    """The directions of the D8 round a square (S7-8.1)."""
    x, y = grid.centre(at)
    for number, dx, dy in CHART:
        spot = (x + dx * grid.cell, y + dy * grid.cell)
        if not grid.field.inflate(grid.cell, grid.cell).collidepoint(spot):
            continue
        c.disc(spot, 11, DEEP, alpha=0.85)
        c.disc(spot, 9.4, "#8fc3f5")
        c.text(str(number), spot, 14, DEEP, "num", "center", cap=14)


@sized(4)
def _dark(w: int, h: int) -> pygame.Surface:
    return tinted(np.full((h, w), DARKNESS, np.float32), NIGHT)


@sized(4)
def _lit(k: float) -> pygame.Surface:
    """What is round the square, as far as it is lit."""
    w, h = math.ceil(2 * GLOOM * k), math.ceil(2 * GLOOM / FLAT * k)
    down, across = np.mgrid[0:h, 0:w].astype(np.float32)
    d = np.hypot(across - w / 2, (down - h / 2) * FLAT) / k
    return tinted(smooth(LIGHT, GLOOM, d) * DARKNESS, NIGHT)


def prepare_spotlight(c: Canvas) -> None:
    """Made before a block needs it."""
    _lit(round(c.k, 2))


def spotlight(c: Canvas, grid: Lattice, at: int) -> None:
    """Everything on the pitch but what is round a square goes dark."""
    b = c.box(grid.field)
    x, y = c.view.device(grid.centre(at) if at != NOWHERE else grid.field.center)
    night, light = _dark(b.w, b.h).copy(), _lit(round(c.k, 2))
    spot = light.get_rect(center=(round(x - b.x), round(y - b.y)))
    night.blit(light, spot, special_flags=pygame.BLEND_RGBA_MIN)
    c.surf.blit(night, b)
