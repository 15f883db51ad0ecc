"""Bars that say without colour whether they are good: bad ones are hatched, good ones carry an arrow head."""

from __future__ import annotations

from game.ui.widgets.canvas import Box, Canvas

LIGHT = "#fff4d8"
STEP = 6.0  # between the lines of a hatching


def bar(c: Canvas, box: Box, tone: str, kind: str) -> None:
    """A bar of a chart of odds."""
    c.flat(box, tone, r=3, border=LIGHT, bw=1)
    if kind == "bad":
        with c.clip(box.cut(1.5, 1.5, 1.5, 1.5)):
            for n in range(int((box.w + box.h) / STEP) + 1):
                x = box.x - box.h + n * STEP
                c.line((x, box.bottom), (x + box.h, box.y), LIGHT, 1.4, alpha=0.5)
    elif kind == "good" and box.h > 9:
        x, y, r = box.centerx, box.centery, min(6.0, box.h / 3)
        c.poly([(x - r, y + r * 0.6), (x, y - r * 0.7), (x + r, y + r * 0.6)], LIGHT, alpha=0.9)
