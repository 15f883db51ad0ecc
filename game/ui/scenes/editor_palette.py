"""The palette of the position editor: the ball, and every position of a roster with figures and skills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.sevens.data.rosters import Position
from game.ui.drawing.teams import Team
from game.ui.scenes.editor_pitch import put_ball
from game.ui.tables.sevens.faces import counter
from game.ui.tables.sevens.people import ROLES
from game.ui.widgets.canvas import Area, Box, Canvas, Point
from game.ui.widgets.inputs import Input
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.widget import TAKEN, Message

BALL: Final = 0  # the row of the ball; the positions follow


class Palette(ScrollList):
    """Message("palette", row) takes one in hand; ("dropped", (row, place)) ends a drag out of the list."""

    def __init__(
        self,
        rect: Area,
        side: int,
        team: Team,
        lines: Sequence[Position],
        row_h: float,
        *,
        chosen: int,
        number: int,
    ) -> None:
        super().__init__("palette", rect, len(lines) + 1, row_h, self._row, chosen=max(0, chosen))
        self.side, self.team, self.lines = side, team, lines
        self.in_hand = chosen
        self.number = number  # of the next player
        self.drawn = -1  # the row that is drawn out of the list
        self.pos: Point = (0.0, 0.0)
        self._first = -1

    def handle(self, e: Input) -> Message | None:
        if e.kind == "down":
            self._first = self.row_at(e.pos)
        if e.kind == "move" and self.pressed and self._grip is None and self._first >= 0:
            self.pos = e.pos
            if self.drawn >= 0 or e.pos[0] > self.rect.right:
                self.drawn = self._first
                return TAKEN
        if e.kind == "up" and self.drawn >= 0:
            row, self.drawn = self.drawn, -1
            super().handle(Input("cancel"))
            return Message("dropped", (row, e.pos))
        if e.kind == "cancel":
            self.drawn = -1
        return super().handle(e)

    def ghost(self, c: Canvas, row: int, at: Point, cell: float) -> None:
        """What a row puts on the pitch."""
        if row == BALL:
            put_ball(c, at, cell)
        else:
            put_position(c, self.lines[row - 1], self.side, self.team, at, cell * 1.1, self.number)

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        r = r.cut(0, 1, 4, 2)
        if i == self.in_hand:
            c.plate(r, "enamel", r=8, tone="#e9bd5e", border="#f7dc98", bw=1.2, shadow=2)
        elif state == "hover" or (self.focused and state == "chosen"):
            c.flat(r, "#f3e6c6", r=8, border="#d9c08a")
        elif i % 2:
            c.flat(r, "#efe0bd", r=8)
        size = min(r.h - 8, 42.0)
        self.ghost(c, i, (r.x + 8 + size / 2, r.centery), size / 1.1)
        x = r.x + size + 18
        room = r.right - x - 8
        soft = INK if i == self.in_hand else INK_SOFT
        if i == BALL:
            c.text("The ball", (x, r.centery), 17, INK, "bold", room=room)
            return
        line = self.lines[i - 1]
        step = r.h / 3
        c.text(line.name, (x, r.y + step * 0.55), 16, INK, "bold", room=room, cap=23)
        long = figures(line, named=True)
        said = long if c.width(long, 14, "bold", cap=20) <= room else figures(line)
        c.text(said, (x, r.y + step * 1.5), 14, soft, "bold", room=room, cap=20)
        c.text(skills(line), (x, r.y + step * 2.42), 14, soft, "strong", room=room, cap=20)


def put_position(
    c: Canvas, line: Position, side: int, team: Team, at: Point, size: float, number: int
) -> None:
    """The counter of a position with the number that it will get."""
    role = next((letter for word, letter in ROLES if word in line.roles), "L")
    c.put(counter(round(size * c.k), side, number, role, team.colour), at)


def figures(line: Position, *, named: bool = False) -> str:
    """Its figures in one line, with their names or without."""
    pa = f"{line.pa}+" if line.pa else "–"
    if named:
        return f"MA {line.ma}  ST {line.st}  AG {line.ag}+  PA {pa}  AV {line.av}+"
    return f"{line.ma} · {line.st} · {line.ag}+ · {pa} · {line.av}+"


def skills(line: Position) -> str:
    """The names of its skills."""
    return ", ".join(owned.word.replace("_", " ") for owned in line.skills) or "no skills"
