"""What the player on the card has done in this match, at the card's foot: as many lines as have the room."""

from __future__ import annotations

from typing import Final

from game.ui.tables.sevens import steel
from game.ui.tables.sevens.picture import Fact
from game.ui.widgets.canvas import Box, Canvas

LINE: Final = 20.0
HEAD: Final = 22.0
SHARE: Final = 0.56  # of what is free: the rest is for the skills


def height(c: Canvas, facts: tuple[Fact, ...], free: float) -> float:
    """Units that it takes of so many that are free: whole lines, or nothing."""
    g = steel.grown(c)
    lines = min(len(facts), int((free * SHARE - HEAD * g) / (LINE * g)))
    return (HEAD + LINE * lines) * g if lines > 0 else 0.0


def draw(c: Canvas, facts: tuple[Fact, ...], box: Box) -> None:
    """The lines that have the room."""
    g = steel.grown(c)
    c.line((box.x - 2, box.y), (box.right + 2, box.y), steel.EDGE, 1.2)
    y = steel.heading(c, "THIS MATCH", (box.x, box.y + 10), g) + (HEAD - 20) * g
    for words, figure in facts[: round((box.h / g - HEAD) / LINE)]:
        at = y + 7 * g
        wide = c.text(figure, (box.right, at), 15, steel.INK, "bold", "midright", cap=15 * g).w
        room = box.w - wide - 8
        cap = c.fitting(words, 14, "strong", room, cap=15 * g, least=12)
        c.text(words, (box.x, at), 14, steel.SOFT, "strong", cap=cap, room=room)
        y += LINE * g
