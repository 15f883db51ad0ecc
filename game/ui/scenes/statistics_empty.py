"""Statistics before there are any: what will stand there, and the way to a first match."""

from __future__ import annotations

from typing import Final

from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.chip import die_chip
from game.ui.widgets.panel import card
from game.ui.widgets.theme import INK, INK_SOFT, RUSSET

HEAD: Final = "Every die will be counted"
WORDS: Final = "Play a match to its end, and you can see here whether the dice were fair, and to whom."
COUNTING: Final = "Counting the matches …"
TILES: Final = (
    ("die", "Dice", "each face, against what fair dice bring"),
    ("person", "Players", "what each of them did, and how lucky"),
    ("triangle", "Kicks", "made of those tried, and what was expected"),
    ("trophy", "Matches", "results, and each match to watch again"),
)
BAND: Final = "#efe0bd"


def empty_box(big: bool) -> Box:
    """Where the card lies."""
    return Box(12, 64, 1256, 644) if big else Box(130, 108, 1020, 528)


def button_box(c: Canvas, width: float) -> Box:
    """Where the way to a match lies on the card."""
    big, r = c.theme.big, empty_box(c.theme.big)
    h = c.theme.row(56)
    return Box(r.centerx - width / 2, r.bottom - (24 if big else 40) - h, width, h)


def empty_card(c: Canvas, *, counting: bool) -> None:
    """The whole page; ``counting``: there are matches, but none has been read yet."""
    big, r = c.theme.big, empty_box(c.theme.big)
    card(c, r, seed=5)
    if counting:
        c.text(COUNTING, r.center, 20, INK_SOFT, "strong", "center")
        return
    size = 42 if big else 29
    y = r.y + size + (50 if big else 42)
    for i in range(8):
        die_chip(c, (r.centerx + (i - 3.5) * size * 2.7, y), size, str(i + 1))
    y += size + 20
    for words, em, ink, role in ((HEAD, 30, INK, "display"), (WORDS, 18, INK_SOFT, "strong")):
        for line in c.lines(words, r.w * 0.76, em, role):
            c.text(line, (r.centerx, y + c.leading(em) / 2), em, ink, role, "center", room=r.w - 60)
            y += c.leading(em)
        y += 4
    foot = button_box(c, 0).y - 24
    tall = min(158.0, foot - y - 26)
    if tall < (68 + c.leading(19) / 2):
        return
    for place, tile in zip(Box(r.x + 40, y + 26, r.w - 80, tall).columns(4, 14), TILES, strict=True):
        _tile(c, place, *tile)


def _tile(c: Canvas, r: Box, icon: str, title: str, words: str) -> None:
    big = c.theme.big  # there the words have no room
    c.flat(r, BAND, r=10)
    c.icon(icon, (r.centerx, r.y + (r.h * 0.32 if big else 32)), 24 if big else 15, RUSSET)
    c.text(title, (r.centerx, r.y + (r.h * 0.74 if big else 68)), 19, INK, "display", "center", room=r.w - 16)
    y = r.y + 92
    for line in () if big else c.lines(words, r.w - 28, 16):
        c.text(line, (r.centerx, y + c.leading(16) / 2), 16, INK_SOFT, "text", "center", room=r.w - 16)
        y += c.leading(16)
