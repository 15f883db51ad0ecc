"""The attract loop: coaches play, a caption names the rule just seen, any input ends it."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.chip import die_chip
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import pad, plaque
from game.ui.widgets.theme import BRASS_TEXT, CREAM, CREAM_DIM, INK, INK_SOFT
from game.ui.widgets.widget import Message
from game.ui.scenes.base import Scene, match_picture

GAMES = ("BFL", "Half-Time", "Rumble", "Sevens")
BEST = (("Mia", 170, 1), ("Jon", 140, 2), ("Ada", 140, 4), ("Lu", 110, 1), ("Kim", 110, 3))


@lru_cache(4)
def title(px: int) -> pygame.Surface:
    import shelf_screen

    return shelf_screen.gilded("Fourth & Dice", px)[0]


class Demo(Scene):
    """``phase`` 0 to 1: the breath of "touch to play" (stands still with reduced motion)."""

    phase = 0.6

    def build(self, c: Canvas) -> None:
        self.caption = Box(204, self.view.bounds.bottom - 124, 872, 114)

    def backdrop(self, c: Canvas) -> None:
        c.surf.blit(match_picture(self.view.size, "throw", 3), (0, 0))

    def draw(self, c: Canvas) -> None:
        self.backdrop(c)
        b = self.view.bounds
        top = plaque(c, Box(330, b.y - 14, 620, 78), r=16, shadow=9)
        c.put(title(round(46 * c.k)), (640, top.y + 44))
        for x, words in ((b.x + 10, "BFL"), (b.right - 198, "Demo")):
            p = plaque(c, Box(x, b.y + 4, 188, 50), shadow=5)
            t = c.text(words, (p.x + 18, p.centery), 22, CREAM, "display", shadow="#120904")
            if x > 600:
                c.icon("coach", (p.right - 30, p.centery - 1), 12, BRASS_TEXT)
            else:
                c.text("four coaches", (t.right + 12, p.centery + 1), 16, "#e9d6b0", "strong")
        self._best(c, Box(b.right - 194, b.bottom - 264, 182, 254))
        r = plaque(c, self.caption, r=14, shadow=10)
        c.text("What you just saw", (r.x + 26, r.y + 26), 16, BRASS_TEXT, "bold")
        c.text("A 6 beyond the red line", (r.x + 26, r.y + 58), 27, CREAM, "display", shadow="#120904")
        a = c.text("The roller goes back ten yards, the others move on", (r.x + 26, r.y + 92), 17, "#e9d6b0")
        c.text("BFL-6.1", (a.right + 10, r.y + 92.5), 14, BRASS_TEXT, "bold")
        die_chip(c, (r.x + 468, r.y + 55), 19, "6", tone="#8e1d14", ring="#ff6a50")
        self._touch(c, Box(r.right - 316, r.y + 16, 294, 82))
        for i, name in enumerate(GAMES):
            x = 456 + i * 98
            on = i == 0
            y = self.caption.y - 22
            c.flat((x, y, 90, 15), "#140b06", r=7, alpha=0.75)
            c.flat((x + 2, y + 2, (60 if on else 0) + 1, 11), "#e3b457", r=5, alpha=1 if on else 0.01)
            c.text(name, (x + 45, y + 7.5), 12, INK if on else CREAM_DIM, "bold", "center")

    def _touch(self, c: Canvas, r: Box) -> None:
        grow = 2 + 4 * self.phase
        c.glow(r, "#ffb35a", r=16, spread=grow + 4)
        c.plate(r, "enamel", r=16, tone="#b5400e", border="#ffb27a", bw=2, shadow=7)
        c.icon("touch", (r.x + 50, r.centery), 25, "#fff4dc")
        c.text("Touch to play", (r.x + 88, r.centery), 25, "#fff4dc", "display", shadow="#5a1d04")

    def _best(self, c: Canvas, rect: Box) -> None:
        room = pad(c, rect, "Kicks today", icon="trophy", tone="#8f5a14")
        for i, (name, yards, n) in enumerate(BEST):
            y = room.y + 17 + i * 38
            if i == 0:
                c.flat((room.x - 6, y - 18, room.w + 12, 36), "#f2d58c", r=7)
            c.text(str(i + 1), (room.x + 14, y), 18, "#8a3a10", "display", "center")
            c.text(name, (room.x + 32, y - 7), 17, INK, "bold")
            c.text("first try" if n == 1 else f"try {n}", (room.x + 32, y + 10), 14, INK_SOFT, "strong")
            c.text(str(yards), (room.right, y), 22, INK, "display", "midright")

    def handle(self, e: Input) -> Message | None:
        """Any press ends the demo; it is consumed."""
        return Message("play") if e.kind in ("down", "key") else None
