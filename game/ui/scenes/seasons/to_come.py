"""What a paper says while there is nothing on it yet: what will stand there, and from when on."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.theme import INK, INK_SOFT

SIGN: Final = 40.0  # radius of the ring round the sign, at text scale 1
WIDEST: Final = 460.0  # of the words, at text scale 1
RING: Final = "#d3b983"
AIR: Final = 14.0  # under the sign
GAP: Final = 4.0  # under the title


class ToCome(NamedTuple):
    """A sign, a title and a sentence or two."""

    icon: str
    title: str
    words: str

    def draw(self, c: Canvas, room: Box) -> None:
        """In the middle of the free room of a paper; without the sign where it has no place, nothing where
        the words have none."""
        wide = min(room.w, WIDEST * c.theme.size(16) / 16)
        lines = c.lines(self.words, wide, 16)
        told = c.leading(20) + GAP + len(lines) * c.leading(16)
        sign = 2 * SIGN + AIR
        h = told + (sign if told + sign <= room.h else 0)
        if told > room.h:
            return
        x, y = room.centerx, room.y + (room.h - h) * 0.45  # a little above the middle
        if h > told:
            c.disc((x, y + SIGN), SIGN, RING, width=2)
            c.icon(self.icon, (x, y + SIGN), SIGN * 0.52, RING)
            y += sign
        c.text(self.title, (x, y + c.leading(20) / 2), 20, INK, "display", "center", room=room.w)
        y += c.leading(20) + GAP
        for line in lines:
            c.text(line, (x, y + c.leading(16) / 2), 16, INK_SOFT, "text", "center", room=room.w)
            y += c.leading(16)


def below(room: Box, used: float) -> Box:
    """What is free of a room under so much that is used."""
    return Box(room.x, room.y + used, room.w, max(0.0, room.h - used))


NO_LEAGUE: Final = ToCome(
    "trophy",
    "No league is founded yet",
    "It has fixtures, a table, money and a history. Founding one takes a click: ready-made teams fill it.",
)
NO_TEAM: Final = ToCome(
    "person",
    "No team is kept yet",
    "Build one of your own or take a ready-made one. Whoever plays in a league stands here as well.",
)
