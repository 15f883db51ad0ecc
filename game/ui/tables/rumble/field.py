"""The field: mossy flagstones, chalk lines worn where the stone is rough, end zones in the sides' colours."""

from __future__ import annotations

from functools import partial

import numpy as np
import pygame

from game.games.rumble.board import AWAY, HOME, Board
from game.ui.drawing.materials import Array, Noise, to_surface
from game.ui.drawing.stone import flagstones
from game.ui.drawing.teams import Team
from game.ui.drawing.worker import Soon
from game.ui.tables.squares.ground import Ground
from game.ui.tables.squares.lattice import Lattice
from game.ui.widgets import text
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.draft import Draft
from game.ui.widgets.view import View

CHALK = "#eeecde"
FRAME = 5.0


VERSION = 1  # of the flagstones: layers kept on disk by an older one are not used


def stones(c: Canvas, grid: Lattice) -> Ground:
    """The flagstones of a field."""
    b = c.box(grid.field)

    def paint(w: int, h: int, k: float) -> Array:
        return flagstones(w, h, grid.columns, grid.rows, k)

    return Ground("flagstones", f"{VERSION}-{grid.columns}x{grid.rows}", b.size, c.k, paint)


def ground(
    c: Draft, grid: Lattice, board: Board, home: Team, away: Team, stone: pygame.Surface | None
) -> None:
    """Everything on the field that never changes; without ``stone``: plain squares."""
    f = grid.field
    c.plate(
        f.inflate(2 * FRAME, 2 * FRAME),
        "enamel",
        r=6,
        tone="#34322d",
        border="#57544a",
        bw=1.2,
        shadow=9,
        bevel=0.4,
    )
    b = c.box(f)
    if stone is None:
        _plain(c, grid)
    else:
        c.surf.blit(stone, b)
    for side, team in ((HOME, home), (AWAY, away)):
        zone = grid.box(board.zone[side][0])
        c.flat((zone.x, f.y, zone.w, f.h), team.ground, r=0, alpha=0.55 if c.theme.high_contrast else 0.42)
    c.surf.blit(_chalk(c, grid, board, home, away), b)


def _plain(c: Canvas, grid: Lattice) -> None:
    """High contrast: squares with lines."""
    f = grid.field
    c.flat(f, "#26251f", r=0)
    for n in range(1, grid.columns):
        c.line((f.x + n * grid.cell, f.y), (f.x + n * grid.cell, f.bottom), "#77746a", 1)
    for n in range(1, grid.rows):
        c.line((f.x, f.y + n * grid.cell), (f.right, f.y + n * grid.cell), "#77746a", 1)


def _chalk(c: Draft, grid: Lattice, board: Board, home: Team, away: Team) -> pygame.Surface:
    """The chalk marks, drawn clean and then broken up where the stone is rough."""
    b = c.box(grid.field)
    sheet = pygame.Surface(b.size, pygame.SRCALPHA, 32)
    sheet.fill((238, 236, 222, 0))
    view = View(c.view.size)
    view.ox, view.oy = view.ox - b.x, view.oy - b.y
    pen = Canvas(sheet, c.theme, view)
    f, cell = grid.field, grid.cell
    for x in (f.x + cell, f.right - cell):
        pen.line((x, f.y), (x, f.bottom), CHALK, 3.4)
    pen.line((f.centerx, f.y), (f.centerx, f.bottom), CHALK, 2.0, alpha=0.6)
    pen.disc(f.center, 2.5 * cell, CHALK, width=2.6, alpha=0.85)
    _centre(pen, grid, board)
    for square in (*board.entries[HOME], *board.entries[AWAY]):
        q = grid.box(square)
        top = (q.centerx, q.y + cell * 0.56)
        pen.poly(
            [top, (q.centerx - 7, q.y + cell * 0.82), (q.centerx + 7, q.y + cell * 0.82)], CHALK, alpha=0.8
        )
    for zone, team, turn in ((board.zone[HOME], home, 90), (board.zone[AWAY], away, -90)):
        words = "  ".join(team.name.upper())
        px = pen.tpx(21, 21)
        while text.width(words, "num", px) > grid.rows * cell * 0.86 * c.k and px > 12:
            px -= 1
        image = pygame.transform.rotate(text.words(words, "num", px, CHALK), turn)
        q = grid.box(zone[0])
        pen.put(image, (q.centerx, f.centery))
    if not c.theme.high_contrast:
        made = partial(_worn.get, b.w, b.h, round(c.k, 3))
        worn = made()
        if worn is not None:
            sheet.blit(worn, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        else:
            c.until(lambda: made() is not None)
    _names(pen, grid)
    return sheet


def _wear(w: int, h: int, k: float) -> pygame.Surface:
    """What the rough stone leaves of chalk: an alpha for every pixel."""
    down = np.arange(h, dtype=np.float32)[:, None] / k
    across = np.arange(w, dtype=np.float32)[None, :] / k
    keep = np.clip(0.52 + 1.5 * (Noise(77).fbm(across / 5, down / 5, 3) - 0.30), 0, 1)
    return to_surface(np.ones((h, w, 3), np.float32), keep * 0.95)


_worn = Soon("worn chalk", _wear, most=2)


def _centre(pen: Canvas, grid: Lattice, board: Board) -> None:
    """A cross where the ball is put."""
    x, y = grid.centre(board.centre)
    arm = grid.cell * 0.24
    pen.line((x - arm, y - arm), (x + arm, y + arm), CHALK, 2.4, alpha=0.8)
    pen.line((x - arm, y + arm), (x + arm, y - arm), CHALK, 2.4, alpha=0.8)


def _names(pen: Canvas, grid: Lattice) -> None:
    """The letters of the columns and the numbers of the rows, small in the corners at the edge."""
    for n in range(grid.columns):
        q = grid.box(n * 16)
        pen.text(
            chr(97 + n),
            (q.right - 7, q.bottom - 7),
            12,
            "#f4f1e2",
            "bold",
            "center",
            cap=12,
            shadow="#1c1a16",
        )
    for n in range(grid.rows):
        q = grid.box(16 + n)  # beside the end zone, where its name stands
        pen.text(str(n + 1), (q.x + 8, q.y + 8), 12, "#f4f1e2", "bold", "center", cap=12, shadow="#1c1a16")
