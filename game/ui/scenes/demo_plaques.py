"""What lies over the demo's table: the caption with its rule, the way in, the kicks of the day."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from game.store.figures import DrillResult
from game.ui.showpiece import Caption
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.chip import die_chip
from game.ui.widgets.panel import pad, plaque
from game.ui.widgets.theme import BRASS_TEXT, CREAM, INK, INK_SOFT, Theme

GROWS: Final = 1.3  # times at most that the caption's words become larger
TABLE_ROWS: Final = 5
WORDS_TONE: Final = "#e9d6b0"


def _at_most(c: Canvas, scale: float) -> Canvas:
    """The same canvas, its text no larger than that."""
    theme: Theme = c.theme.at(text_scale=min(scale, c.theme.text_scale))
    return Canvas(c.surf, theme, c.view)


def caption_plaque(c: Canvas, rect: Box, caption: Caption | None, plain: tuple[str, str]) -> Box:
    """What was just seen, or the ``plain`` headline and words; whole, on two lines if it must be. Returns
    where the way in belongs."""
    r = plaque(c, rect, r=14, shadow=10)
    touch = Box(r.right - 316, r.y + 16, 294, 82)
    c = _at_most(c, GROWS)
    headline, words = (caption.headline, caption.words) if caption else plain
    rule = caption.rule if caption else ""
    x, room = r.x + 26, touch.x - r.x - 46
    tag = c.width(rule, 14, "bold") + 10 if rule else 0.0
    lines = c.lines(words, room, 17)
    if c.width(lines[-1], 17) + tag > room:  # the rule stands behind the last word
        lines = c.lines(words, room - tag, 17)
    kicker = caption is not None and len(lines) == 1
    tall = [c.leading(16)] * kicker + [c.leading(25) * 1.06] + [c.leading(17)] * len(lines)
    y = r.centery - sum(tall) / 2
    if kicker:
        c.text("What you just saw", (x, y + tall[0] / 2), 16, BRASS_TEXT, "bold", room=room)
        y += tall.pop(0)
    mid = y + tall[0] / 2
    em = next((n for n in range(25, 16, -1) if c.width(headline, n, "display") <= room), 16)
    t = c.text(headline, (x, mid), em, CREAM, "display", shadow="#120904", room=room)
    if caption and caption.chip and t.right + 50 < touch.x:
        die_chip(c, (t.right + 34, mid - 2), 18, caption.chip, tone="#8e1d14", ring="#ff6a50")
    y += tall[0]
    for line in lines:
        t = c.text(line, (x, y + c.leading(17) / 2), 17, WORDS_TONE, room=room)
        y += c.leading(17)
    if rule:
        c.text(rule, (t.right + 10, y - c.leading(17) / 2 + 0.5), 14, BRASS_TEXT, "bold")
    return touch


def touch_plate(c: Canvas, r: Box, phase: float) -> None:
    """The way in, breathing; ``phase`` 0 to 1."""
    breath = 0.5 if c.theme.reduced_motion else 0.5 - 0.5 * math.cos(phase * 2 * math.pi)
    c.glow(r, "#ffb35a", r=16, spread=round(6 + 4 * breath))
    c.plate(r, "enamel", r=16, tone="#b5400e", border="#ffb27a", bw=2, shadow=7)
    c.icon("touch", (r.x + 50, r.centery), 25, "#fff4dc")
    at = r.x + 88, r.centery
    c.text("Touch to play", at, 25, "#fff4dc", "display", shadow="#5a1d04", room=r.w - 96, cap=25)


def kicks_pad(c: Canvas, rect: Box, best: Sequence[DrillResult]) -> None:
    """The kicks of the day; the places that are still free stand open."""
    c = _at_most(c, 1.1)
    room = pad(c, rect, "Kicks today", icon="trophy", tone="#8f5a14")
    for i in range(min(TABLE_ROWS, int((room.h + 4) / 38))):
        y = room.y + 17 + i * 38
        if i == 0:
            c.flat((room.x - 6, y - 18, room.w + 12, 36), "#f2d58c", r=7)
        c.text(str(i + 1), (room.x + 14, y), 18, "#8a3a10", "display", "center", cap=24)
        if i < len(best):
            score = c.text(f"{best[i].score:.0f}", (room.right, y), 22, INK, "display", "midright", cap=28)
            name = (room.x + 32, y)
            c.text(best[i].player, name, 17, INK, "bold", room=score.x - room.x - 40, cap=24)
        elif i == 0:
            c.text("it could be you", (room.x + 32, y), 16, INK_SOFT, "strong", room=room.w - 32, cap=22)
        else:
            c.line((room.x + 32, y + 8), (room.right, y + 8), "#cbb88f", 1.2)
