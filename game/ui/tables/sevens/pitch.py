"""The pitch under floodlights: mown turf, chalk, end zones in the sides' colours and patterns, the
dugouts' walls."""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.ui.drawing.materials import Array, Noise
from game.ui.drawing.teams import Team
from game.ui.drawing.turf import night_stands, turf
from game.ui.tables.squares.ground import Ground
from game.ui.tables.squares.lattice import Lattice
from game.ui.widgets import text
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.shapes import lerp
from game.ui.widgets.view import View

CHALK: Final = "#f0f6f0"
SCRIMMAGE: Final = (6, 13)  # columns g and n, whose inner edges are the lines
WIDE_ROWS: Final = (2, 9)
VERSION: Final = 1  # of the layers: those kept on disk by an older one are not used


def grass(c: Canvas, grid: Lattice) -> Ground:
    """The turf of a size."""

    def paint(w: int, h: int, k: float) -> Array:
        return turf(w, h, grid.columns, k)

    return Ground("turf", f"{VERSION}", c.box(grid.field).size, c.k, paint)


def stands(c: Canvas) -> Ground:
    """The night behind everything."""
    return Ground("night_stands", f"{VERSION}", c.view.size, c.k, night_stands)


def ground(
    c: Canvas,
    grid: Lattice,
    teams: tuple[Team, Team],
    sod: pygame.Surface | None,
    marked: pygame.Surface | None = None,
) -> None:
    """Everything on the pitch that never changes; without ``sod``: plain squares. ``marked``: its
    chalk, where that is kept."""
    f = grid.field
    for out, tone in ((7.0, "#060d09"), (5.0, "#0c1a12"), (3.8, "#1c3325")):  # the rim
        c.surf.fill(tone, c.box(f.inflate(2 * out, 2 * out)))
    if sod is None:
        c.flat(f, "#0f2416", r=0)
    else:
        c.surf.blit(sod, c.box(f))
    for seat, team in enumerate(teams):
        column = 0 if seat == 0 else grid.columns - 1
        zone = Box(f.x + column * grid.cell, f.y, grid.cell, f.h)
        c.flat(zone, lerp(team.ground, "#000000", 0.12), r=0, alpha=0.84)
        _pattern(c, zone, seat, grid)
    c.surf.blit(marked or chalk(c, grid, teams), c.box(f))


def _pattern(c: Canvas, zone: Box, seat: int, grid: Lattice) -> None:
    """Bars at home, slanting stripes away: told apart without colour."""
    if seat == 0:
        for n in range(grid.rows):
            c.flat((zone.x, zone.y + n * grid.cell, zone.w, grid.cell / 2), "#ffffff", r=0, alpha=0.09)
        return
    with c.clip(zone):
        for n in range(-3, int(zone.h / 14) + 1):
            y = zone.y + n * 14.0
            c.line((zone.x, y + zone.w), (zone.right, y), "#ffffff", 4, alpha=0.11)


def chalk(c: Canvas, grid: Lattice, teams: tuple[Team, Team]) -> pygame.Surface:
    """The chalk, drawn clean and then broken up by the grass; lettering stays whole."""
    b = c.box(grid.field)
    sheet = pygame.Surface(b.size, pygame.SRCALPHA, 32)
    sheet.fill((240, 246, 240, 0))
    view = View(c.view.size)
    view.ox, view.oy = view.ox - b.x, view.oy - b.y
    pen = Canvas(sheet, c.theme, view)
    f, cell = grid.field, grid.cell
    _lines(pen, f, cell, grid)
    for seat, team in enumerate(teams):
        words = "  ".join(team.name.upper())
        px = pen.tpx(21, 21)
        while text.width(words, "display", px) > f.h * 0.9 * c.k and px > 12:
            px -= 1
        image = pygame.transform.rotate(text.words(words, "display", px, CHALK), 90 if seat == 0 else -90)
        column = 0 if seat == 0 else grid.columns - 1
        pen.put(image, (f.x + (column + 0.5) * cell, f.centery))
    if not c.theme.high_contrast:
        down = np.arange(b.h, dtype=np.float32)[:, None] / c.k
        across = np.arange(b.w, dtype=np.float32)[None, :] / c.k
        keep = np.clip(0.55 + 1.3 * (Noise(78).fbm(across / 4, down / 4, 2) - 0.28), 0, 1)
        pixels = pygame.surfarray.pixels_alpha(sheet)
        pixels[:] = (pixels * keep.T * 0.92).astype(np.uint8)
        del pixels
    _names(pen, grid)
    return sheet


def _lines(pen: Canvas, f: Box, cell: float, grid: Lattice) -> None:
    if pen.theme.high_contrast:
        for n in range(1, grid.columns):
            pen.line((f.x + n * cell, f.y), (f.x + n * cell, f.bottom), "#5f7766", 1)
        for n in range(1, grid.rows):
            pen.line((f.x, f.y + n * cell), (f.right, f.y + n * cell), "#5f7766", 1)
    for i in range(1, grid.columns):  # small crosses at the corners of squares, quiet under pieces
        for j in range(1, grid.rows):
            x, y = f.x + i * cell, f.y + j * cell
            pen.flat((x - 3, y - 0.5, 6, 1), CHALK, r=0, alpha=0.36)
            pen.flat((x - 0.5, y - 3, 1, 6), CHALK, r=0, alpha=0.36)
    for a, b in ((f.topleft, f.topright), (f.bottomleft, f.bottomright)):
        pen.line(a, b, CHALK, 4.8)
    for a, b in ((f.topleft, f.bottomleft), (f.topright, f.bottomright)):
        pen.line(a, b, CHALK, 4.8)
    for n in (1, grid.columns - 1):
        pen.line((f.x + n * cell, f.y), (f.x + n * cell, f.bottom), CHALK, 3)
    for n in SCRIMMAGE:
        inner, outer = (n + 1, n) if n < 10 else (n, n + 1)
        pen.line((f.x + inner * cell, f.y), (f.x + inner * cell, f.bottom), CHALK, 3.2)
        pen.dashes((f.x + outer * cell, f.y + 2), (f.x + outer * cell, f.bottom), "#c4d6c8", 1.6, 7, 6)
    pen.dashes((f.centerx, f.y + 1), (f.centerx, f.bottom), CHALK, 1.8, 6, 4)
    for n in WIDE_ROWS:
        y = f.y + n * cell
        pen.dashes((f.x + cell, y), (f.right - cell, y), "#dce8de", 2, 12, 8)


def _names(pen: Canvas, grid: Lattice) -> None:
    """Lettering, and the letters and numbers of the squares at the edges."""
    f, cell = grid.field, grid.cell
    px = pen.tpx(12, 12)
    for n in SCRIMMAGE:
        image = pygame.transform.rotate(text.words("scrimmage", "strong", px, CHALK), 90)
        pen.put(image, (f.x + (n + 0.5) * cell, f.y + cell))
    for down in (0.40, grid.rows - 0.62):
        for across in (3.5, 16.5):
            at = (f.x + across * cell, f.y + down * cell)
            pen.text("wide zone", at, 13, "#cfe2d2", "strong", "center", cap=13)
    for n in range(grid.columns):
        q = grid.box(n * 16)
        pen.text(
            chr(97 + n),
            (q.right - 7, q.bottom - 6),
            12,
            "#e4efe4",
            "bold",
            "center",
            cap=12,
            shadow="#10261a",
        )
    for n in range(grid.rows):
        q = grid.box(16 + n)
        pen.text(
            str(n + 1), (q.x + 8, q.bottom - 6), 12, "#e4efe4", "bold", "center", cap=12, shadow="#10261a"
        )
