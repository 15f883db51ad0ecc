"""Words across the table for a moment: a plaque for what is called, a band and confetti for what is great."""

from __future__ import annotations

import math

from game.ui.scenes.banner import band
from game.ui.table import Table
from game.ui.table_words import Announcement
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.panel import plaque
from game.ui.widgets.theme import BRASS_EDGE, BRASS_TEXT, CREAM, CREAM_SOFT

EDGES = {"plain": BRASS_EDGE, "good": "#7fbf6a", "bad": "#e0674a", "grand": "#ffdf8c"}
MIDDLE = 300.0
TITLES = ((34, 44), (30, 38), (26, 33), (22, 28))  # size and the most of it; the first that fits
CONFETTI = 90
ENTER_S = 0.16


def draw(c: Canvas, said: Announcement, table: Table, age_s: float) -> None:
    """An announcement that has been standing for ``age_s`` seconds."""
    if said.kind == "grand":
        _grand(c, said, table, age_s)
    else:
        _plaque(c, said, table, age_s)


def _plaque(c: Canvas, said: Announcement, table: Table, age_s: float) -> None:
    side = table.side(said.seat) if said.seat >= 0 else None
    lead = 104 if side else 34
    warns = 40 if said.kind == "bad" else 0
    most = table.words_w(c.theme) - lead - 40
    (size, cap), title_w = _title(c, said.title, most - warns)
    rule_w = c.width(said.rule, 14, "bold") + 12 if said.rule else 0
    lines = c.lines(said.line, most - rule_w, 18, "strong")
    line_w = max(c.width(line, 18, "strong") for line in lines) + rule_w
    w = max(title_w + warns, line_w, 300.0) + lead + 40
    h = 60 + (len(lines) * c.leading(18) if said.line or said.rule else 0) + 26
    drop = 0.0 if c.theme.reduced_motion else 22.0 * max(0.0, 1.0 - age_s / ENTER_S) ** 2
    drop = round(drop * c.k) / c.k  # whole pixels: its plate is of one size all the way
    r = plaque(c, Box(640 - w / 2, MIDDLE - h / 2 - drop, w, h), r=14, border=EDGES[said.kind], shadow=12)
    if side:
        crest = Box(r.x + 12, r.centery - 38, 76, 76)
        c.plate(crest, "enamel", r=12, tone=side.ground, border="#ffdf9a", bw=1.6, shadow=0)
        side.crest(c, crest.cut(4, 4, 4, 4))
    x = r.x + lead
    two = bool(said.line or said.rule)
    y = r.y + (38 if two else h / 2)
    if warns:
        c.icon("warn", (x + 14, y), 14, "#ff9a7a")
        x += warns
    c.text(said.title, (x, y), size, CREAM, "display", shadow="#120904", room=r.right - 30 - x, cap=cap)
    if two:
        x, end = r.x + lead, r.x + lead
        y = r.bottom - 18 - (len(lines) - 0.5) * c.leading(18)
        for n, line in enumerate(lines):
            end = c.text(line, (x, y + n * c.leading(18)), 18, CREAM_SOFT, "strong").right
        if said.rule:
            y += (len(lines) - 1) * c.leading(18)
            c.text(said.rule, (end + 10 if said.line else x, y), 14, BRASS_TEXT, "bold")


def _title(c: Canvas, words: str, room: float) -> tuple[tuple[float, float], float]:
    """The title's size, the largest that there is room for, and its width."""
    widths = [((size, cap), c.width(words, size, "display", cap=cap)) for size, cap in TITLES]
    size, w = next((one for one in widths if one[1] <= room), widths[-1])
    return size, min(w, room)


def _grand(c: Canvas, said: Announcement, table: Table, age_s: float) -> None:
    side = table.side(said.seat)
    room = c.view.bounds
    if not c.theme.reduced_motion:
        _confetti(c, side.ground, side.trim, age_s)
    b = c.box((room.x, MIDDLE - 90, room.w, 180))
    cloth = band(b.w, b.h, side.ground, side.trim, round(c.k, 3))
    c.surf.blit(cloth, (b.x, b.y - (cloth.get_height() - b.h) // 2))
    w = c.width(said.title, 76, "display", cap=84)
    x = 640 - (w + 220) / 2 + 220
    lift = 0.0 if c.theme.reduced_motion else 10.0 * abs(math.sin(age_s * 5.0)) * math.exp(-age_s)
    side.crest(c, Box(x - 232, MIDDLE - 106 - lift, 212, 212))
    c.text(said.title, (x, MIDDLE - 18), 76, side.ink, "display", cap=84)
    t = c.text(said.line, (x + 4, MIDDLE + 48), 24, side.ink, "strong", cap=30)
    if said.rule:
        c.text(said.rule, (t.right + 14, MIDDLE + 48), 16, side.ink, "bold", cap=20)


def _confetti(c: Canvas, tone: str, trim: str, age_s: float) -> None:
    """Paper in the team's colours comes down; where each piece falls is its own number's affair."""
    room = c.view.bounds
    tones = (tone, trim, "#e3b457", "#fff1d0")
    for n in range(CONFETTI):
        a, b, speed = _share(n, 1), _share(n, 2), 0.55 + 0.6 * _share(n, 3)
        y = room.y - 40 - 260 * b + age_s * 420 * speed
        if not room.y - 10 < y < room.bottom + 10:
            continue
        x = room.x + a * room.w + 26 * math.sin(age_s * (2 + 3 * b) + 6.3 * a)
        turn = math.cos(age_s * (5 + 6 * a) + n)
        w, h = 9.0, max(1.5, 11.0 * abs(turn))
        c.flat((x, y, w, h), tones[n % 4], r=1.5)


def _share(n: int, k: int) -> float:
    """A number from 0 to 1 that looks like chance and is always the same."""
    return (math.sin(n * 12.9898 + k * 78.233) * 43758.5453) % 1.0
