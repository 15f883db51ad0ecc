"""The examples of Sevens' rulebook, played on a piece of the pitch by the table's own films.

An example is a position, what is said and rolled in it, and the part of the pitch where it can be seen;
one in which nothing happens has something laid over it instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import pygame

from game.core.grid import column, named, row, square
from game.games.sevens.board import COLUMNS, ROWS
from game.games.sevens.events import DriveEnded
from game.games.sevens.state import State
from game.ui.animation import Clip, pause
from game.ui.drawing.teams import TEAMS
from game.ui.rule_example import END_S, Desktop, InTurn, Showing, tape_with
from game.ui.table import Played
from game.ui.tables.sevens import making, overlay, pitch, steel, story, tray
from game.ui.tables.sevens.board import SevensBoard
from game.ui.tables.sevens.film import film
from game.ui.tables.sevens.foreseen import Foreseen
from game.ui.tables.sevens.layout import Layout
from game.ui.tables.sevens.marks import NOBODY, NOWHERE
from game.ui.tables.sevens.names import Names
from game.ui.tables.sevens.picture import SevensPicture, Switches
from game.ui.tables.sevens.stage import Stage
from game.ui.tables.squares.ground import Ground
from game.ui.tables.squares.lattice import Lattice
from game.ui.tape import Tape
from game.ui.widgets.canvas import Box, Canvas, View

WIDE: Final = 284.0  # of a picture in the book
HIGH: Final = 206.0  # of the pitch in it
NAMED: Final = 15.0  # at its left and its lower edge, for numbers and letters
FELT_H: Final = 62.0
TALL: Final = 326.0
DICE: Final = 0.66  # of their size on the table
LABEL: Final = "#f4f8f4"
BEYOND: Final = "#1a2434"  # the stands
NO_DICE: Final = "Here the dice will fall"

Over = Callable[[Canvas, Lattice, State], None]


class Example(NamedTuple):
    """``says`` are a record's lines; ``corner`` is the lower left square that is seen, of so many columns.
    ``over`` lays something over the pitch."""

    caption: str
    corner: str
    columns: int
    says: Sequence[str]
    over: Over | None = None

    def tape(self) -> Tape:
        """Everything that happens in it."""
        return tape_with("sevens", self.says)

    @property
    def rolls(self) -> bool:
        """Are dice thrown in it?"""
        return any(line.startswith("dice") for line in self.says)

    @property
    def high(self) -> float:
        """Of the pitch in it: where no dice are thrown it has their room; nothing beyond it is seen."""
        rows = (ROWS - row(named(self.corner))) * self._cell + NAMED
        return min(rows, HIGH if self.rolls else HIGH + FELT_H)

    @property
    def _cell(self) -> float:
        return (WIDE - NAMED) / self.columns

    @property
    def layout(self) -> Layout:
        """The table, of which this piece of the pitch begins at (0, 0)."""
        cell, corner = self._cell, named(self.corner)
        top = self.high - NAMED - (ROWS - row(corner)) * cell
        grid = Lattice(NAMED - column(corner) * cell, top, cell, COLUMNS, ROWS)
        return Layout(grid, grid.field.bottom + 80)


@dataclass
class Piece(Stage):
    """The table, laid out for a picture."""

    spread: Layout | None = None

    @property
    def place(self) -> Layout:
        return self.spread or super().place


class Shown(Showing):
    """An example while it is played: what its coaches may do lights up as it does for a player."""

    def __init__(self, app: Any, example: Example) -> None:
        def lay(desk: Desktop) -> Piece:
            cast = making.Cast(TEAMS[:2], ("", ""))
            names = Names(lambda: desk.match.state, lambda: [team.name for team in cast.teams])
            told = story.told(desk.history, names)
            told.over = Foreseen().over(desk.match)
            switches = Switches(zones=example.over is None)
            picture = making.made(desk.match.state, desk.match.pending, told, cast, switches)
            return Piece(desk, cast, told, picture, switches, spread=example.layout)

        tape = example.tape()
        super().__init__(app, tape, 0, lay, _film)
        if not tape.history:
            self.film.add([pause(END_S)])


def _film(stage: Piece, played: Played) -> list[Clip]:
    """An answer's film, which ends where a touchdown clears the pitch for the next drive."""
    kinds = [type(event) for event in played.events]
    until = kinds.index(DriveEnded) if DriveEnded in kinds else len(kinds)
    return film(stage, replace(played, events=played.events[:until]))


class Examples(InTurn):
    """Examples of a chapter in turn, for ever."""

    tall = TALL

    def __init__(self, *examples: Example, app: Any = None) -> None:
        self._sod: Ground | None = None
        self._baked: tuple[object, pygame.Surface] | None = None
        super().__init__(*examples, app=app)

    def begin(self, app: Any, example: Example) -> Shown:
        self._sod = self._baked = None
        return Shown(app, example)

    def draw(self, c: Canvas, box: Box) -> None:
        if self.shown is None:
            return
        rolls, high = self.example.rolls, self.example.high
        above = box.cut(0, 0, 0, FELT_H if rolls else 0)
        scene = Box(box.x, above.centery - high / 2, box.w, high)
        c.flat(above, BEYOND, r=0)
        stage = self.shown.stage
        p, place = stage.picture, self.example.layout
        piece = _moved(c, scene.topleft)
        with c.clip(scene):
            c.surf.blit(self._ground(c, piece, scene), c.box(scene))
            if self.example.over is not None:
                self.example.over(piece, place.grid, stage.state)
            else:
                _marks(piece, place.grid, p)
            SevensBoard(piece.view, piece.theme, place=place).pieces(piece, p, odds=True)
            self._names(piece, place.grid)
        if rolls:
            _felt(c, p, place, Box(box.x, above.bottom, box.w, FELT_H))

    def _names(self, c: Canvas, grid: Lattice) -> None:
        """The letters of the columns and the numbers of the rows, which the captions speak of."""
        first, high = named(self.example.corner), self.example.high
        c.flat((0, 0, NAMED, high), BEYOND, r=0)
        c.flat((0, high - NAMED, WIDE, NAMED), BEYOND, r=0)
        for n in range(self.example.columns):
            q = grid.box(square(column(first) + n, row(first)))
            words, at = chr(97 + column(first) + n), (q.centerx, high - NAMED / 2)
            c.text(words, at, 12, LABEL, "bold", "center", cap=12)
        for n in range(ROWS - row(first)):
            q = grid.box(square(column(first), row(first) + n))
            if q.centery > 6:
                words = str(row(first) + n + 1)
                c.text(words, (NAMED / 2, q.centery), 12, LABEL, "bold", "center", cap=12)

    def _ground(self, c: Canvas, piece: Canvas, scene: Box) -> pygame.Surface:
        """The turf with its chalk, painted once."""
        grid = self.example.layout.grid
        if self._sod is None and not c.theme.high_contrast:
            self._sod = pitch.grass(piece, grid)
        sod = self._sod.picture() if self._sod is not None else None
        key = c.box(scene).size, sod, c.theme
        if self._baked is None or self._baked[0] != key:
            surf = pygame.Surface(c.box(scene).size)
            surf.fill(BEYOND)
            view = View(c.view.size)
            view.k, view.ox, view.oy = c.view.k, 0.0, 0.0
            pen, teams = Canvas(surf, c.theme, view), (TEAMS[0], TEAMS[1])
            pitch.ground(pen, grid, teams, sod, pitch.chalk(pen, grid, teams))
            self._baked = key, surf
        return self._baked[1]


def _marks(c: Canvas, grid: Lattice, p: SevensPicture) -> None:
    """Whatever the table lays over the pitch while somebody chooses or a direction is rolled."""
    m = p.marks
    overlay.reach(c, grid, m, odds=True)
    if m.ruler != NOWHERE:
        overlay.ruler(c, grid, m.ruler)
    if m.chart != NOWHERE:
        overlay.chart(c, grid, m.chart)
    if m.pushes and m.pushed != NOBODY:
        tone = steel.side_tone(p.sides[m.pushed >> 4].team.colour)
        overlay.pushes(c, grid, p.counters[m.pushed].square, m.pushes, tone)


def _felt(c: Canvas, p: SevensPicture, place: Layout, felt: Box) -> None:
    """The dice, and what they came to."""
    c.flat(felt, "#24303a" if not c.theme.high_contrast else "#000000", r=0)
    c.flat((felt.x, felt.y, felt.w, 4), "#000000", r=0, alpha=0.35)
    if not p.dice and not p.result and not p.result_words:
        c.text(NO_DICE, felt.center, 14, steel.SOFT, "strong", "center", cap=14, room=felt.w - 16)
    x, y = tray.middle(place)
    at = felt.x + 82 - x * DICE, felt.centery - y * DICE
    with c.clip(felt):
        tray.dice(_moved(c, at, DICE), p, place)
    left = felt.x + 164
    room = felt.right - left - 8
    y = felt.centery
    lines = c.lines(p.result_words, room, 14, "bold")[:3]
    if p.result:
        c.text(p.result, (left, felt.y + 16), 20, steel.INK, "num", cap=20)
        y += 12
    step = 15.0
    for n, line in enumerate(lines[: 2 if p.result else 3]):
        spot = left, y + (n - (len(lines[:3]) - 1) / 2) * step
        c.text(line, spot, 14, tray.KINDS[p.result_kind], "bold", cap=14, room=room)


def _moved(c: Canvas, corner: tuple[float, float], scale: float = 1.0) -> Canvas:
    """A canvas whose origin is at a corner, and its unit so much of this one's."""
    view = View(c.view.size)
    view.k = c.view.k * scale
    view.ox, view.oy = c.view.device(corner)
    return Canvas(c.surf, c.theme, view)
