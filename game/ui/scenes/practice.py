"""Kick practice: where from, what wind, which drill; how often it goes in, and the records."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.chart import BarChart
from game.ui.widgets.dialog import blurred
from game.ui.widgets.meter import progress
from game.ui.widgets.panel import card, title_bar
from game.ui.widgets.prompt import PromptBar, bar_box
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.theme import INK, INK_SOFT, RUSSET
from game.ui.widgets.toggle import Choice, Slider, Toggle
from game.ui.widgets.widget import Group
from game.ui.scenes.base import Scene, back, corner

YARDS = list(range(110, 201, 10))
MADE = [82, 76, 71, 64, 52, 47, 36, 30, 22, 14]  # per cent, of this player
PRO = [78, 72, 66, 60, 54, 46, 40, 33, 26, 20]  # the coach "pro"
# (name, what it asks, stars of 3, best)
DRILLS = (
    ("Straight on", "5 of 5 from 110, no wind", 3, "5 of 5"),
    ("Cross wind", "3 of 5 from 110, wind 3", 2, "3 of 5"),
    ("The ladder", "30 back after each make", 2, "170 yd"),
    ("Last second", "one kick, crowd roaring", 1, "made"),
    ("Play-off", "against the coach, level pro", 0, "not yet"),
)
# last kicks: (x in yards from the middle, height over the bar in yards, good, from)
KICKS = (
    (-14.5, 14, False, 140),
    (3.6, 15, True, 140),
    (-4.4, 0.2, False, 140),
    (1.2, 8, True, 110),
    (-5.5, 11, True, 110),
    (6.8, 18, True, 110),
    (12.6, 9, False, 110),
    (-1.0, 21, True, 110),
)


@lru_cache(2)
def stadium(size: tuple[int, int]) -> pygame.Surface:
    import kick_screen

    return blurred(kick_screen.KickScreen(size).static, veil=0.16)


def star_row(c: Canvas, right: float, y: float, n: int, of: int = 3) -> None:
    for i in range(of):
        at = (right - 9 - (of - 1 - i) * 21, y)
        c.icon("star", at, 10.5, "#8a6236" if i < n else "#c9b48c")
        if i < n:
            c.icon("star", at, 8.5, "#f2b632")
        else:
            c.icon("star", at, 8, "#efe2c4")


class Practice(Scene):
    def build(self, c: Canvas) -> None:
        kick = Button("kick", Box(0, 0, 170, 0), "Kick", kind="primary", key="Space", size=20)
        self.prompt = PromptBar(
            "Ada",
            "kick from 140 yards",
            "Pull back, aim, let go. Here nothing counts",
            "BFL-4.3",
            tone="#b5400e",
            crest=lambda cv, b: cv.icon("triangle", b.center, 20, "#fff4dc"),
            button=kick,
            rect=bar_box(self.theme),
        )
        a = Box(12, 64, 300, 560)
        x, w = a.x + 16, a.w - 32
        self.drills = ScrollList("drill", Box(946, 118, 306, 262), len(DRILLS), 52, self._drill, chosen=2)
        self.drills.over = 1
        chart = BarChart(
            "made",
            Box(338, 116, 572, 212),
            [str(y) for y in YARDS],
            MADE,
            expect=PRO,
            top=100,
            step=25,
            unit="",
            role="bold",
            tones=["#e0a83c" if y == 140 else "#2f7d43" for y in YARDS],
            line_words="coach, level pro",
            notes=[f"{y} yards: {m} % made, the coach {p} %" for y, m, p in zip(YARDS, MADE, PRO)],
        )
        self.group = Group(
            back(),
            *corner("undo", "book", "menu"),
            Slider(
                "from",
                Box(x, 120, w, 74),
                110,
                200,
                140,
                step=10,
                words="Distance",
                show=lambda v: f"{v:.0f} yd",
                ticks=3,
                marks=("110", "155", "200"),
            ),
            Choice(
                "wind",
                Box(x, 336, w, 46),
                ("calm", "1 to left", "2 to left", "3 to left", "1 to right", "2 to right", "3 to right"),
                2,
            ),
            Toggle("gusts", Box(x, 394, w, 44), "New wind each kick", False),
            Toggle("trace", Box(x, 440, w, 44), "Show the last flights", True),
            Toggle("slow", Box(x, 486, w, 44), "Slow flight", False),
            chart,
            self.drills,
            kick,
        )
        self.group.set_focus(kick)

    def _drill(self, c: Canvas, i: int, r: Box, state: str) -> None:
        name, words, stars, best = DRILLS[i]
        if state == "chosen":
            c.plate(r.cut(0, 2, 4, 2), "enamel", r=8, tone="#e9bd5e", border="#f7dc98", bw=1.2, shadow=2)
        elif state == "hover":
            c.flat(r.cut(0, 2, 4, 2), "#eadcbb", r=8)
        c.text(name, (r.x + 12, r.y + 17), 17, INK, "bold")
        c.text(words, (r.x + 12, r.y + 37), 14, INK if state == "chosen" else INK_SOFT, "strong", room=r.w - 90)
        star_row(c, r.right - 12, r.y + 17, stars)
        c.text(best, (r.right - 12, r.y + 37), 14, INK, "bold", "midright")

    def backdrop(self, c: Canvas) -> None:
        c.surf.blit(stadium(self.view.size), (0, 0))

    def still(self, c: Canvas) -> None:
        title_bar(c, "Kick practice", "142 kicks", room=560)
        card(c, Box(12, 64, 300, 560), "The kick", icon="triangle", seed=6)
        self._wind(c, Box(28, 212, 268, 112))
        card(c, Box(324, 64, 596, 268), "Made, in per cent", note="by yards", seed=7)
        c.text("This session", (28, 562), 16, INK, "strong")
        c.text("18 of 26", (296, 562), 16, INK, "bold", "midright")
        progress(c, (28, 582, 268, 13), 18 / 26, "#2f7d43", ticks=0, marks=((0.62, INK),))
        self._last(c, Box(324, 344, 596, 280))
        card(c, Box(932, 64, 336, 326), "Drills", icon="cone", seed=8, note="8 of 15 stars")
        self._bests(c, Box(932, 402, 336, 222))

    def draw(self, c: Canvas) -> None:
        self.ground(c)
        self.group.draw(c)
        self.prompt.draw(c)
        self.group.tooltip(c)

    def _wind(self, c: Canvas, r: Box) -> None:
        import kick_screen

        c.recess(r, "#e3d2a8", r=8)
        flag = kick_screen.cloth_flag(round(86 * c.k), -2)
        c.put(flag, (r.x + 66, r.centery + 4))
        c.text("2", (r.x + 140, r.centery - 8), 40, INK, "display", "center")
        c.text("wind", (r.x + 168, r.centery - 18), 16, INK_SOFT, "strong")
        c.text("to the left", (r.x + 168, r.centery + 2), 16, INK, "bold")
        c.text("drifts 4 yd at 140", (r.x + 122, r.centery + 34), 14, INK_SOFT, "strong")

    def _last(self, c: Canvas, rect: Box) -> None:
        """The goal as the kicker sees it, with where the last kicks crossed it, and the same in words."""
        room = card(c, rect, "Last kicks", note="5 of 8", seed=9)
        g = Box(room.x, room.y, 300, room.h)
        c.plate(g, "enamel", r=8, tone="#5c3a22", border="#8a6236", bw=1.2, shadow=0, bevel=-0.5)
        with c.clip(g.cut(2, 2, 2, 2)):
            c.flat((g.x, g.y, g.w, g.h), "#7a5030", r=6, fill2="#3a2214")
            c.flat((g.x, g.bottom - 26, g.w, 30), "#3a8c46", r=0, fill2="#2b6d37")
            c.line((g.x, g.bottom - 26), (g.right, g.bottom - 26), "#1d4a2e", 2)
            mid, bar, u = g.centerx, g.bottom - 62, 5.6
            for dx, tone, w in ((2, "#2a1509", 7), (0, "#8a5a12", 7), (-0.4, "#f6c944", 4.4)):
                c.line((mid + dx, bar), (mid + dx, g.bottom - 18), tone, w)
                c.line((mid - 10.5 * u + dx, bar + dx), (mid + 10.5 * u + dx, bar + dx), tone, w)
                for side in (-1, 1):
                    c.line((mid + side * 10.5 * u + dx, bar), (mid + side * 10.5 * u + dx, g.y + 12), tone, w)
            for i, (x, z, good, _) in enumerate(reversed(KICKS)):
                n = len(KICKS) - i
                at = (mid + x * u, bar - z * 5.2)
                if not good:
                    c.line((at[0] - 13, at[1] + 9), (at[0] + 13, at[1] - 9), "#fff1d0", 2.4)
                c.disc(at, 11, "#fff1d0")
                c.disc(at, 9.4, "#2f7d43" if good else "#b3241a")
                c.text(str(n), at, 14, "#ffffff", "bold", "center")
        x, y = g.right + 18, room.y + 10
        for i, (dx, _, good, yards) in enumerate(KICKS[:7]):
            words = (
                "good"
                if good
                else "hit the bar"
                if abs(dx) < 10
                else f"wide {'left' if dx < 0 else 'right'} by {abs(dx) - 10.5:.0f}"
            )
            yy = y + i * 28
            c.disc((x + 10, yy), 10, "#2f7d43" if good else "#b3241a")
            c.text(str(i + 1), (x + 10, yy), 14, "#ffffff", "bold", "center")
            c.text(words, (x + 30, yy), 16, INK, "bold" if good else "strong", room=120)
            c.text(f"{yards} yd", (room.right - 4, yy), 15, INK_SOFT, "strong", "midright")

    def _bests(self, c: Canvas, rect: Box) -> None:
        room = card(c, rect, "Personal bests", icon="trophy", seed=11)
        spec = (
            ("Longest", "170", "yd"),
            ("In a row", "9", "kicks"),
            ("Best ten", "9", "of 10"),
            ("Play-offs", "6", "of 11"),
        )
        for i, (words, figure, unit) in enumerate(spec):
            b = Box(room.x + (i % 2) * (room.w / 2 + 4), room.y + (i // 2) * 72, room.w / 2 - 4, 66)
            c.flat(b, "#efe0bd", r=8)
            c.text(words, (b.x + 12, b.y + 17), 14, INK_SOFT, "strong")
            t = c.text(figure, (b.x + 12, b.y + 44), 26, RUSSET if i == 0 else INK, "display")
            c.text(unit, (t.right + 6, b.y + 47), 15, INK, "strong")
            if i == 0:
                c.text("today", (b.right - 10, b.y + 17), 14, RUSSET, "bold", "midright")
