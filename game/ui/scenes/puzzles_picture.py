"""A position of Sevens as a picture: the pitch with its counters and the ball, at any size."""

from __future__ import annotations

from game.games.sevens.board import COLUMNS, ROWS
from game.games.sevens.state import PLAYERS, State
from game.ui.drawing.leather_ball import ball
from game.ui.drawing.teams import Team
from game.ui.scenes.teams import team_in
from game.ui.tables.sevens import people
from game.ui.tables.sevens.faces import counter
from game.ui.tables.squares.lattice import Lattice
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.theme import Theme

CROSSED = 16.0  # units a square from which the corners of squares are seen


def sides(theme: Theme) -> tuple[Team, Team]:
    """Home and away in the colours of the palette."""
    return team_in(theme, 0, None, "Home"), team_in(theme, 1, None, "Away")


def lattice_in(room: Box) -> Lattice:
    """The largest pitch that a room has space for, in its middle."""
    cell = min(room.w / COLUMNS, room.h / ROWS)
    return Lattice(room.centerx - COLUMNS * cell / 2, room.centery - ROWS * cell / 2, cell, COLUMNS, ROWS)


def turf(c: Canvas, grid: Lattice, teams: tuple[Team, Team]) -> None:
    """The pitch without anybody on it."""
    f = grid.field
    c.flat(f, "#2c6a3c", r=3)
    for n in range(0, COLUMNS, 2):
        c.flat((f.x + n * grid.cell, f.y, grid.cell, f.h), "#000000", r=0, alpha=0.07)
    for n, team in ((0, teams[0]), (COLUMNS - 1, teams[1])):
        c.flat((f.x + n * grid.cell, f.y, grid.cell, f.h), team.ground, r=0, alpha=0.85)
    for n in (1, 7, COLUMNS - 7, COLUMNS - 1):
        c.line((f.x + n * grid.cell, f.y), (f.x + n * grid.cell, f.bottom), "#e6efe4", 1.2, alpha=0.75)
    for n in (2, ROWS - 2):
        c.dashes((f.x, f.y + n * grid.cell), (f.right, f.y + n * grid.cell), "#cfe2d2", 1.0, 5, 5)
    c.dashes((f.centerx, f.y), (f.centerx, f.bottom), "#e6efe4", 1.2, 5, 4)
    if grid.cell >= CROSSED:
        for i in range(1, COLUMNS):
            for j in range(1, ROWS):
                x, y = f.x + i * grid.cell, f.y + j * grid.cell
                c.flat((x - 2.5, y - 0.5, 5, 1), "#f0f6f0", r=0, alpha=0.34)
                c.flat((x - 0.5, y - 2.5, 1, 5), "#f0f6f0", r=0, alpha=0.34)
    c.frame(f, "#e6efe4", r=0, width=1.8)


def counters(c: Canvas, grid: Lattice, s: State, teams: tuple[Team, Team], *, without: int = -1) -> None:
    """Everybody on the pitch, and the ball."""
    size = round(grid.cell * 1.10 * c.k)
    for player in range(PLAYERS):
        if s.at[player] < 0 or player == without:
            continue
        side = player >> 4
        grey = bool(side == s.turn and s.acted >> player & 1)
        sprite = counter(
            size,
            side,
            people.number(player),
            people.role(s, player),
            teams[side].colour,
            s.status[player],
            grey,
            bool(s.distracted >> player & 1),
        )
        c.put(sprite, grid.centre(s.at[player]))
    at = s.at[s.holder] if s.holder >= 0 else s.ball
    if at >= 0:
        x, y = grid.centre(at)
        off = grid.cell * (0.30 if s.holder >= 0 else 0.0)
        c.put(ball(max(6, round(grid.cell * 0.62 * c.k)), 0.0), (x - off, y - off))
