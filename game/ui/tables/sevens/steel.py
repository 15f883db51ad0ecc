"""Dark steel: the cards, boxes and small signs that everything round the pitch is made of."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import Final

from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.shapes import lerp
from game.ui.widgets.theme import luminance

TONE: Final = "#1a212e"
RAISED: Final = "#2a3446"
EDGE: Final = "#4c5c76"
INK: Final = "#f3ecd8"
SOFT: Final = "#b6c2d4"
HEAD: Final = "#e8bd69"
BRASS: Final = "#e3b457"
GOOD, WARN, BAD = "#8ed460", "#f6be42", "#ff7a5a"
DARK: Final = "#141a24"
LEAD: Final = 1.14  # of lines that stand close
BRIGHT: Final = 0.34  # luminance of what is written in a team's colour


def card(c: Canvas, box: Box, *, active: bool = False, tone: str = "") -> None:
    """A card of steel; one that is asked has a brass edge and a glow."""
    if active:
        c.glow(box, tone or "#ffdf8c", r=9, spread=7)
    border = tone or BRASS if active else EDGE
    c.plate(box, "steel", r=9, tone=TONE, border=border, bw=2.4 if active else 1.3, shadow=6, bevel=0.5)


def over(c: Canvas, box: Box) -> None:
    """A card that lies over the pitch."""
    c.plate(box, "steel", r=12, tone="#1d2533", border=EDGE, bw=1.6, shadow=14, bevel=0.6)


def cell(c: Canvas, box: Box, *, edge: str = EDGE, fill: str = RAISED, r: float = 6) -> None:
    """A small raised field on a card."""
    if c.theme.high_contrast:
        c.flat(box, "#000000", r=r, border="#ffffff", bw=1.6)
        return
    c.flat(box, fill, r=r, fill2=lerp(fill, "#000000", 0.25), border=edge, bw=1.1)


def grown(c: Canvas, most: float = 1.6) -> float:
    """How many times as large as usual what is written in a place of a fixed width may be."""
    return min(c.theme.text_scale, most)


def wrapped(c: Canvas, words: str, size: float, role: str, room: float, *, cap: float) -> list[str]:
    """Words in lines no wider than the room, a long word apart."""
    out = [""]
    for word in words.split():
        longer = f"{out[-1]} {word}".strip()
        if out[-1] and c.width(longer, size, role, cap=cap) > room:
            out.append(word)
        else:
            out[-1] = longer
    return out


def fitted(
    c: Canvas, words: str, size: float, role: str, room: float, high: float, *, cap: float, least: float = 12
) -> tuple[list[str], float]:
    """Words in as many lines as a height holds, and how large they are: as large as can be up to ``cap``."""
    while True:
        lines = wrapped(c, words, size, role, room, cap=cap)
        step = c.tpx(size, cap) / c.k * LEAD
        whole = all(c.width(line, size, role, cap=cap) <= room for line in lines)
        if cap <= least or (whole and len(lines) * step <= high):
            return lines, cap
        cap -= 0.5


def heading(c: Canvas, words: str, pos: tuple[float, float], g: float = 1.0) -> float:
    """A small heading; returns the y below it."""
    c.text(words, (pos[0], pos[1] + 8 * (g - 1)), 14, HEAD, "bold", cap=15 * g)
    return pos[1] + 15 * g


@lru_cache(32)
def side_tone(colour: str) -> str:
    """A team's colour, bright enough to be read on steel."""
    share = 0.20
    while luminance(lerp(colour, "#ffffff", share)) < BRIGHT and share < 1:
        share += 0.05
    return lerp(colour, "#ffffff", share)


def reroll(c: Canvas, pos: tuple[float, float], r: float, *, on: bool = True) -> None:
    """The token of a re-roll: an arrow that turns; struck through when it is gone."""
    x, y = pos
    c.disc(pos, r + 1, "#000000", alpha=0.6)
    c.disc(pos, r, BRASS if on else RAISED)
    ink = "#2b1d14" if on else EDGE
    turn = [
        (x + r * 0.56 * math.cos(a), y + r * 0.56 * math.sin(a)) for a in (-0.4 + 0.4 * i for i in range(13))
    ]
    for a, b in pairwise(turn):
        c.line(a, b, ink, r * 0.22, alpha=0.999)
    hx, hy = turn[0]
    c.poly([(hx - r * 0.48, hy - r * 0.1), (hx + r * 0.38, hy), (hx + r * 0.12, hy - r * 0.65)], ink)
    if not on:
        c.line((x - r * 0.7, y + r * 0.7), (x + r * 0.7, y - r * 0.7), BAD, 1.8)
