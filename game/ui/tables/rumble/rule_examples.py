"""The examples of Rumble's rulebook, played on a piece of the field by the table's own films.

An example is a position, what is said and rolled in it, and the part of the field where it can be seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import pygame

from game.core.grid import column, named, row, square
from game.games.rumble.board import AWAY, HOME, STANDARD, Board
from game.games.rumble.events import Reset
from game.ui.animation import Clip
from game.ui.drawing.stone import flagstones
from game.ui.drawing.teams import TEAMS
from game.ui.rule_example import Desktop, InTurn, Showing, tape_with
from game.ui.table import Played
from game.ui.tables.rumble import dice, field, making, story, trays
from game.ui.tables.rumble.board import RumbleBoard
from game.ui.tables.rumble.film import film
from game.ui.tables.rumble.layout import Layout
from game.ui.tables.rumble.stage import Stage
from game.ui.tables.squares.ground import Ground
from game.ui.tables.squares.lattice import Lattice
from game.ui.tape import Tape
from game.ui.widgets.canvas import Box, Canvas, View
from game.ui.widgets.draft import Draft

WIDE: Final = 284.0  # of a picture in the book
HIGH: Final = 206.0  # of the field in it
FELT_H: Final = 62.0
TALL: Final = 326.0
NAME: Final = "#f4f1e2"


class Example(NamedTuple):
    """``says`` are a record's lines; ``corner`` is the lower left square that is seen, of so many columns."""

    caption: str
    corner: str
    columns: int
    says: Sequence[str]
    unseen: int = 0

    def tape(self) -> Tape:
        """Everything that happens in it."""
        return tape_with("rumble", self.says)

    @property
    def layout(self) -> Layout:
        """The table, of which this piece of the field begins at (0, 0)."""
        cell, corner = WIDE / self.columns, named(self.corner)
        rows = HIGH / cell
        top = -(STANDARD.rows - row(corner) - rows) * cell
        grid = Lattice(-column(corner) * cell, top, cell, STANDARD.columns, STANDARD.rows)
        return Layout(grid, grid.field.bottom + 80)


@dataclass
class Piece(Stage):
    """The table, laid out for a picture."""

    spread: Layout | None = None

    @property
    def place(self) -> Layout:
        return self.spread or super().place


class Shown(Showing):
    """An example while it is played."""

    def __init__(self, app: Any, example: Example) -> None:
        def lay(desk: Desktop) -> Piece:
            cast = making.Cast(TEAMS[:2], ("", ""), desk.person)
            told = story.told(desk.history)
            told.result, told.roll = story.Result(), None
            picture = making.made(desk.match.state, desk.match.pending, told, cast)
            return Piece(desk, cast, told, picture, spread=example.layout)

        super().__init__(app, example.tape(), example.unseen, lay, _film)


def _film(stage: Piece, played: Played) -> list[Clip]:
    """An answer's film, which ends where the boxes are cleared for the next line-up."""
    events = [event for event in played.events if not isinstance(event, Reset)]
    return film(stage, replace(played, events=events))


class Examples(InTurn):
    """Examples of a chapter in turn, for ever."""

    tall = TALL

    def __init__(self, *examples: Example, app: Any = None) -> None:
        super().__init__(*examples, app=app)
        self._stones: Ground | None = None

    def begin(self, app: Any, example: Example) -> Shown:
        self._stones = None
        return Shown(app, example)

    def draw(self, c: Canvas, box: Box) -> None:
        if self.shown is None:
            return
        scene, felt = box.cut(0, 0, 0, FELT_H), Box(box.x, box.bottom - FELT_H, box.w, FELT_H)
        p, place = self.shown.stage.picture, self.example.layout
        piece = _moved(c, scene)
        with c.clip(scene):
            c.surf.blit(self._stone(c, scene), c.box(scene))
            marks(piece, place.grid, STANDARD)
            self._names(piece, place.grid)
            RumbleBoard(piece.view, piece.theme, STANDARD, place=place).pieces(piece, p)
        trays.tray(Draft(c), felt, seed=90, felt=True)
        with c.clip(felt.cut(4, 4, 4, 4)):
            dice.draw(c, p, felt)

    def _names(self, c: Canvas, grid: Lattice) -> None:
        """The letters of the columns and the numbers of the rows, which the captions speak of."""
        first, size = named(self.example.corner), 12.0
        for n in range(self.example.columns):
            q = grid.box(square(column(first) + n, row(first)))
            c.text(
                chr(97 + column(first) + n), (q.centerx, HIGH - 7), size, "#f4f1e2", "bold", "center", cap=12
            )
        for n in range(1, int(HIGH / grid.cell)):
            q = grid.box(square(column(first), row(first) + n))
            c.text(str(row(first) + n + 1), (3, q.centery), size, "#f4f1e2", "bold", cap=12)

    def _stone(self, c: Canvas, scene: Box) -> pygame.Surface:
        """The flagstones of the piece."""
        size = c.box(scene).size
        columns = self.example.columns
        rows = round(columns * scene.h / scene.w)
        if self._stones is None or self._stones.size != size:
            version = f"{field.VERSION}-{columns}x{rows}"
            self._stones = Ground(
                "flagstones in a book", version, size, c.k, lambda w, h, k: flagstones(w, h, columns, rows, k)
            )
        return self._stones.picture()


def marks(c: Canvas, grid: Lattice, board: Board) -> None:
    """End zones and goal lines."""
    f = grid.field
    for side in (HOME, AWAY):
        zone = grid.box(board.zone[side][0])
        c.flat((zone.x, f.y, zone.w, f.h), TEAMS[side].ground, r=0, alpha=0.5)
        x = zone.right if side == HOME else zone.x
        c.line((x, f.y), (x, f.bottom), field.CHALK, 2.6)


def joints(c: Canvas, grid: Lattice) -> None:
    """The squares of a field without stones."""
    f = grid.field
    for n in range(1, grid.columns):
        c.line((f.x + n * grid.cell, f.y), (f.x + n * grid.cell, f.bottom), "#26251f", 1, alpha=0.35)
    for n in range(1, grid.rows):
        c.line((f.x, f.y + n * grid.cell), (f.right, f.y + n * grid.cell), "#26251f", 1, alpha=0.35)


def _moved(c: Canvas, scene: Box) -> Canvas:
    """A canvas whose origin is a picture's corner."""
    view = View(c.view.size)
    view.k = c.view.k
    view.ox, view.oy = c.view.device(scene.topleft)
    return Canvas(c.surf, c.theme, view)
