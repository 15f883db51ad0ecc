"""A tooltip: a dark card with a pointer, kept inside the window. Also the one-line refusal."""

from __future__ import annotations

from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.theme import BRASS_EDGE, CREAM


def tooltip(
    c: Canvas, target: Area, words: str, *, warn: bool = False, rule: str = "", most: float = 320
) -> Box:
    """Words beside ``target`` (above it if there is room). ``warn`` puts the warning sign before them."""
    t = Box(target)
    lead = 24 if warn else 0
    lines = c.lines(words, most - 28 - lead, 15, "strong")
    step = c.leading(15)
    w = max(c.width(s, 15, "strong") for s in lines) + 28 + lead
    if rule:
        w = max(w, c.width(rule, 14, "bold") + 28)
    h = step * (len(lines) + (1 if rule else 0)) + 16
    room = c.view.bounds
    x = min(room.right - w - 8, max(room.x + 8, t.centerx - w / 2))
    above = t.y - h - 14 >= room.y + 4
    y = t.y - h - 14 if above else t.bottom + 14
    tip = min(x + w - 20, max(x + 20, t.centerx))
    edge = "#e0674a" if warn else BRASS_EDGE
    c.plate((x, y, w, h), "enamel", r=8, tone="#2b1a0e", border=edge, bw=1.4, shadow=6, bevel=0.5)
    base = y + h - 1.5 if above else y + 1.5
    dy = 10 if above else -10
    c.poly([(tip - 9, base), (tip + 9, base), (tip, base + dy)], edge)
    c.poly([(tip - 7.5, base - dy * 0.12), (tip + 7.5, base - dy * 0.12), (tip, base + dy * 0.76)], "#24150b")
    yy = y + 8 + step / 2
    if warn:
        c.icon("warn", (x + 20, yy), 9, "#ff9a7a")
    for s in lines:
        c.text(s, (x + 14 + lead, yy), 15, CREAM, "strong")
        yy += step
    if rule:
        c.text(rule, (x + 14 + lead, yy), 14, "#ffcf70", "bold")
    return Box(x, y, w, h)
