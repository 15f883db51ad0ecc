"""The pitch under floodlights: mown turf, chalk, end zones in the sides' colours and patterns, the
dugouts' walls."""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.ui.drawing.materials import Array, Noise
from game.ui.drawing.teams import Team
from game.ui.drawing.turf import night_stands, turf
from game.ui.tables.sevens.layout import BAND
from game.ui.tables.squares.ground import Ground
from game.ui.tables.squares.lattice import Lattice
from game.ui.widgets import text
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.shapes import lerp
from game.ui.widgets.view import View

CHALK: Final = "#f0f6f0"
BOARDS, LETTERS, NAMES = "#12241a", "#c4d6c8", "#e8d9a8"
MIDST: Final = 7.5  # from the squares to the middle of what is written on them
SCRIMMAGE_NAME: Final = "LINE OF SCRIMMAGE"
SCRIMMAGE: Final = (6, 13)  # columns g and n, whose inner edges are the lines
WIDE_ROWS: Final = (2, 9)
ROOMY, LEAST = 14, 9  # pixels of the letters in an end zone: well apart, and at least
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
    marked: pygame.Surface | None,
) -> None:
    """Everything on the pitch that never changes; without ``sod``: plain squares. ``marked``: its
    chalk; None: it is not marked yet."""
    f = grid.field
    frame(c, grid)
    if sod is None:
        c.flat(f, "#0f2416", r=0)
    else:
        c.surf.blit(sod, c.box(f))
    for seat, team in enumerate(teams):
        column = 0 if seat == 0 else grid.columns - 1
        zone = Box(f.x + column * grid.cell, f.y, grid.cell, f.h)
        c.flat(zone, lerp(team.ground, "#000000", 0.12), r=0, alpha=0.84)
        _pattern(c, zone, seat, grid)
    if marked is not None:
        c.surf.blit(marked, c.box(f))


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
    """The chalk, drawn clean and then broken up by the grass."""
    b = c.box(grid.field)
    sheet = pygame.Surface(b.size, pygame.SRCALPHA, 32)
    sheet.fill((240, 246, 240, 0))
    view = View(c.view.size)
    view.ox, view.oy = view.ox - b.x, view.oy - b.y
    pen = Canvas(sheet, c.theme, view)
    f, cell = grid.field, grid.cell
    _lines(pen, f, cell, grid)
    for seat, team in enumerate(teams):
        words, px = in_end_zone(team.name.upper(), f.h * 0.9 * c.k, pen.tpx(21, 21))
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
    return sheet


def in_end_zone(name: str, room: float, most: int) -> tuple[str, int]:
    """A team's name as it has a room of so many pixels, and its size: rather closer than small, and rather
    small than without its last words."""
    words = name.split()
    for count in range(len(words), 0, -1):
        for gap, least in (("  ", ROOMY), (" ", ROOMY), ("", LEAST)):
            written = gap.join(" ".join(words[:count]))
            for px in range(most, min(most, least) - 1, -1):
                if text.width(written, "display", px) <= room:
                    return written, px
    return words[0], min(most, LEAST)


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


def frame(c: Canvas, grid: Lattice) -> None:
    """The boards round the pitch, beside which nothing stands: letters and numbers of the squares, the names
    of the lines and zones."""
    f, cell = grid.field, grid.cell
    tone = "#000000" if c.theme.high_contrast else BOARDS
    for out, shade in ((BAND, "#060d09"), (BAND - 1, tone), (2.0, "#07100b")):
        c.surf.fill(shade, c.box(f.inflate(2 * out, 2 * out)))
    low, left, high, right = f.bottom + MIDST, f.x - MIDST, f.y - MIDST, f.right + MIDST
    for n in range(grid.columns):
        _lettered(c, chr(97 + n), (f.x + (n + 0.5) * cell, low))
    for n in range(grid.rows):
        _lettered(c, str(n + 1), (left, f.bottom - (n + 0.5) * cell))
    for n in SCRIMMAGE:
        x = f.x + (n + 1 if n < 10 else n) * cell
        wide = c.width(SCRIMMAGE_NAME, 12, "bold", cap=12) / 2 + 5
        _lettered(c, SCRIMMAGE_NAME, (x, high), NAMES)
        for side in (-1, 1):
            c.line((x + side * wide, high), (x + side * (wide + 10), high), NAMES, 1, alpha=0.6)
    for at, anchor in ((f.x, "midleft"), (f.right, "midright")):
        c.text("END ZONE", (at, high), 12, NAMES, "bold", anchor, cap=12)
    words = text.words("WIDE ZONE", "bold", c.tpx(12, 12), "#ffffff" if c.theme.high_contrast else NAMES)
    image = pygame.transform.rotate(words, -90)
    for y in (f.y + cell, f.bottom - cell):
        c.put(image, (right, y))
        far, near = cell - 3, image.get_height() / c.k / 2 + 4
        for side in (-1, 1):
            if far - near > 3:
                c.line((right, y + side * near), (right, y + side * far), NAMES, 1, alpha=0.6)
                c.line((right - 3, y + side * far), (right + 3, y + side * far), NAMES, 1, alpha=0.6)


def _lettered(c: Canvas, words: str, at: tuple[float, float], tone: str = LETTERS) -> None:
    c.text(words, at, 12, tone, "bold", "center", cap=12)
