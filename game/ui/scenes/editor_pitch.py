"""The pitch of the position editor: players are drawn along, clicked from square to square, or led by arrows
and Enter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.core.grid import NOWHERE, square
from game.games.sevens.board import COLUMNS, ROWS
from game.games.sevens.state import NOBODY, State
from game.ui.drawing.leather_ball import ball
from game.ui.drawing.teams import Team
from game.ui.scenes import puzzles_picture as picture
from game.ui.tables.sevens import people
from game.ui.tables.sevens.faces import counter
from game.ui.tables.sevens.layout import BAND
from game.ui.tables.sevens.pitch import frame
from game.ui.tables.squares.lattice import Lattice
from game.ui.widgets.canvas import Area, Canvas, Point
from game.ui.widgets.inputs import NOWHERE as NO_POINT
from game.ui.widgets.inputs import Input
from game.ui.widgets.widget import ACTIVATE, ARROWS, TAKEN, Message, Widget, focus_ring

DELETE: Final = (pygame.K_DELETE, pygame.K_BACKSPACE)
MIDDLE: Final = square(COLUMNS // 2, ROWS // 2)
FAR: Final = 5.0  # units that a press may go before it draws something along


class EditorPitch(Widget):
    """Message("square", at) for a click or Enter; ("drawn", (from, to)) for a drag, where ``to`` is NOWHERE
    off the pitch; ("clear", at) for Delete. ``ghost`` draws what is in hand."""

    drags = True

    def __init__(
        self,
        rect: Area,
        state: State,
        teams: tuple[Team, Team],
        *,
        cursor: int = MIDDLE,
        chosen: int = NOBODY,
    ) -> None:
        super().__init__("pitch", rect)
        self.grid: Lattice = picture.lattice_in(self.rect.inflate(-2 * BAND, -2 * BAND))
        self.rect = self.grid.field
        self.s, self.teams, self.cursor, self.chosen = state, teams, cursor, chosen
        self.ghost: Callable[[Canvas, Point], None] | None = None
        self.start, self.carried = NOWHERE, False
        self.pos: Point = NO_POINT
        self._down: Point = NO_POINT

    def resume(self, before: object) -> None:
        if isinstance(before, EditorPitch):
            self.pos, self.start, self.carried, self._down = (
                before.pos,
                before.start,
                before.carried,
                before._down,
            )

    # --------------------------------------------------------------------- draw
    def draw(self, c: Canvas) -> None:
        if self.focused:
            focus_ring(c, self.rect.inflate(2 * BAND, 2 * BAND), 5)
        frame(c, self.grid)
        picture.turf(c, self.grid, self.teams)
        moving = self._at(self.start) if self.carried else NOBODY
        if self.chosen not in (NOBODY, moving):
            c.frame(self.grid.box(self.s.at[self.chosen]), "#ffd24a", r=6, width=3)
        picture.counters(c, self.grid, self.s, self.teams, without=moving)
        if self.focused:
            b = self.grid.box(self.cursor)
            c.frame(b.inflate(2, 2), "#10261a", r=5, width=4)
            c.frame(b, "#ffffff", r=4, width=2)
        over = self.grid.at(self.pos)
        if over != NOWHERE and (self.hovered or self.carried):
            c.flat(self.grid.box(over), "#ffffff", r=4, alpha=0.18)

    def held(self, c: Canvas) -> None:
        """What is drawn along or in hand, over everything else."""
        if self.carried:
            if (who := self._at(self.start)) != NOBODY:
                put_counter(c, self.s, who, self.teams, self.pos, self.grid.cell)
            else:
                put_ball(c, self.pos, self.grid.cell)
        elif self.ghost is not None and self.pos != NO_POINT:
            at = self.grid.at(self.pos)
            self.ghost(c, self.grid.centre(at) if at != NOWHERE and self.hovered else self.pos)

    def _at(self, at: int) -> int:
        return next((n for n, where in enumerate(self.s.at) if where == at and at >= 0), NOBODY)

    # -------------------------------------------------------------------- input
    def hit(self, pos: Point) -> bool:
        return self.rect.collidepoint(pos)

    def handle(self, e: Input) -> Message | None:
        if e.kind in ("move", "down", "up"):
            self.pos = e.pos
            self.hovered = self.hit(e.pos)
        match e.kind:
            case "down" if self.hovered:
                self.start, self._down, self.carried, self.pressed = self.grid.at(e.pos), e.pos, False, True
                return TAKEN
            case "move" if self.pressed:
                far = max(abs(e.pos[0] - self._down[0]), abs(e.pos[1] - self._down[1])) > FAR
                something = self._at(self.start) != NOBODY or self.s.ball == self.start
                self.carried = self.carried or (far and something)
                return TAKEN
            case "up" if self.pressed:
                self.pressed = False
                start, carried, at = self.start, self.carried, self.grid.at(e.pos)
                self.start, self.carried = NOWHERE, False
                if carried:
                    return Message("drawn", (start, at)) if at != start else TAKEN
                if at == NOWHERE:
                    return TAKEN
                self.cursor = at
                return Message("square", at)
            case "cancel":
                self.pressed = self.hovered = self.carried = False
            case "key" if self.focused:
                return self._key(e)
        return None

    def _key(self, e: Input) -> Message | None:
        if e.key in ARROWS:
            self.cursor = self.grid.moved(self.cursor, ARROWS[e.key])
            self.pos = NO_POINT if self.ghost is None else self.grid.centre(self.cursor)
            self.hovered = self.ghost is not None
            return TAKEN
        if e.key in ACTIVATE and not e.repeat:
            return Message("square", self.cursor)
        if e.key in DELETE and not e.repeat:
            return Message("clear", self.cursor)
        return None


def put_counter(c: Canvas, s: State, player: int, teams: tuple[Team, Team], at: Point, cell: float) -> None:
    """A player's counter anywhere."""
    side = player >> 4
    size = round(cell * 1.1 * c.k)
    sprite = counter(
        size, side, people.number(player), people.role(s, player), teams[side].colour, s.status[player]
    )
    c.put(sprite, at)


def put_ball(c: Canvas, at: Point, cell: float) -> None:
    """The ball anywhere."""
    c.put(ball(max(6, round(cell * 0.62 * c.k)), 0.0), at)
