"""Statistics: dice against expectation, each player, kicks, and the matches played."""

from __future__ import annotations

import pygame

from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.chart import BarChart
from game.ui.widgets.fairness import p_value, verdict
from game.ui.widgets.inputs import Input
from game.ui.widgets.meter import dial, progress
from game.ui.widgets.panel import card, title_bar
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import INK, INK_SOFT, RED, RUSSET
from game.ui.widgets.widget import Group, Message
from game.ui.scenes.base import Scene, back, corner, put_helmet, team_of

# counts of 1..8 a player threw
THROWN = {
    "Ada": (8, 3, 7, 5, 6, 2, 5, 4),
    "Ben": (3, 6, 6, 4, 8, 5, 3, 5),
    "Cleo": (6, 2, 9, 4, 3, 4, 7, 5),
    "Dan": (4, 6, 2, 6, 5, 5, 5, 7),
}
# seat, yards a roll, battles (won, fought), dice out, kicks (made, tried), longest
PLAYERS = (
    (0, 10.9, 5, 8, 1, 2, 3, 110),
    (1, 9.2, 3, 6, 2, 1, 1, 110),
    (2, 8.4, 2, 7, 0, 1, 3, 140),
    (3, 11.5, 4, 7, 4, 3, 4, 170),
)
HISTORY = (
    ("today", "BFL", (3, 0, 1, 2), "14 : 13 : 8 : 6"),
    ("today", "Sevens", (1, 0), "2 : 1"),
    ("Sun", "BFL", (0, 2), "21 : 20"),
    ("Sun", "Half-Time", (0, 1), "14 : 10"),
    ("Sat", "Rumble", (1, 0), "3 : 1"),
    ("Sat", "BFL", (2, 1, 0, 3), "26 : 19 : 7 : 0"),
    ("Fri", "Half-Time", (1, 0), "17 : 3"),
    ("Thu", "BFL", (0, 1), "13 : 12"),
    *((f"week {w}", "BFL", (w % 4, (w + 1) % 4), f"{w} : {w - 3}") for w in range(20, 5, -1)),
)
# the dial shows the root of p, so that small values have room; the zones end at the verdicts' p of 0.02 and 0.1
ZONES = ((0.02**0.5, "#a3201a"), (0.1**0.5, "#c8861a"), (1.0, "#3f8a4c"))


class Statistics(Scene):
    who = 0

    def counts(self) -> tuple[int, ...]:
        names = list(THROWN)
        return tuple(map(sum, zip(*THROWN.values()))) if self.who == 0 else THROWN[names[self.who - 1]]

    def build(self, c: Canvas) -> None:
        self.rebake()
        counts = self.counts()
        n = sum(counts)
        self.chart = BarChart(
            "face",
            Box(28, 160, 716, 222),
            [str(i) for i in range(1, 9)],
            counts,
            expect=n / 8,
            top=max(30, max(counts) * 1.25) if self.who == 0 else 11,
            step=10 if self.who == 0 else 2,
            role="display",
            line_words=f"expected {n / 8:g}",
            notes=[f"{v} of {n}: {v - n / 8:+.3g} against {n / 8:g}" for v in counts],
        )
        self.history = ScrollList("match", Box(892, 466, 362, 230), len(HISTORY), 46, self._match, chosen=0)
        self.group = Group(
            back(),
            *corner("save", "book"),
            Tabs("who", Box(28, 114, 716, 44), ("Everybody", *THROWN), self.who, size=16),
            self.chart,
            self.history,
            Button("replay", Box(1122, 414, 132, 34), "Replay", kind="primary", icon="play", size=15),
        )
        self.group.set_focus("who")
        self.group["who"].focused = False

    def still(self, c: Canvas) -> None:
        title_bar(c, "Statistics", "BFL, 20 rolls, four teams", room=620)
        card(
            c, Box(12, 64, 748, 332), "Dice against expectation", note="bars rolled, line expected", icon="die", seed=5
        )
        self._verdict(c, Box(772, 64, 496, 332))
        self._players(c, Box(12, 408, 552, 300))
        self._kicks(c, Box(576, 408, 288, 300))
        card(c, Box(876, 408, 392, 300), "Matches", seed=9)

    def _verdict(self, c: Canvas, rect: Box) -> None:
        room = card(c, rect, seed=8)
        counts = self.counts()
        p = p_value(counts)
        head, words = verdict(p, sum(counts))
        c.text(head, (room.x, room.y + 20), 30, INK, "display", room=room.w)
        y = c.para(words, (room.x, room.y + 46), 250, 17, INK)
        c.text(f"p = {p:.2f}", (room.x, y + 20), 18, RUSSET, "bold")
        who = "by four players" if self.who == 0 else f"by {list(THROWN)[self.who - 1]}"
        c.text(f"{sum(counts)} dice {who}", (room.x + 84, y + 20), 16, INK_SOFT, "strong")
        at = (room.right - 104, room.y + 160)
        dial(c, at, 98, p**0.5, ZONES)
        c.text("rare", (at[0] - 82, at[1] + 16), 14, RED, "bold", "center")
        c.text("fair", (at[0] + 82, at[1] + 16), 14, "#256b34", "bold", "center")
        y = room.y + 196
        c.line((room.x, y), (room.right, y), "#d9c9a4", 1)
        for i, (name, faces) in enumerate(THROWN.items()):
            x, yy = room.x + (i % 2) * (room.w / 2 + 6), y + 12 + (i // 2) * 50
            put_helmet(c, team_of(i, self.theme), Box(x, yy, 40, 40))
            c.text(name, (x + 50, yy + 11), 16, INK, "bold")
            q = p_value(faces)
            c.text(
                verdict(q, sum(faces))[0].replace("as dice get", "as can be"),
                (x + 50, yy + 31),
                14,
                INK_SOFT,
                "strong",
                room=room.w / 2 - 104,
            )
            c.text(f"{q:.2f}", (x + room.w / 2 - 12, yy + 11), 16, RUSSET, "bold", "midright")

    def _players(self, c: Canvas, rect: Box) -> None:
        room = card(c, rect, "Players", note="this match", icon="person", seed=6)
        cols = (room.x + 250, room.x + 372, room.x + 450, room.right - 6)
        for x, words in zip(cols, ("yards a roll, expected 10", "battles", "dice out", "luck")):
            c.text(words, (x, room.y + 6), 14, INK_SOFT, "strong", "midright")
        for i, (seat, yards, won, fought, out, *_rest) in enumerate(PLAYERS):
            y = room.y + 24 + i * 52
            if i % 2 == 0:
                c.flat((room.x - 6, y, room.w + 12, 48), "#efe0bd", r=8)
            t = team_of(seat, self.theme)
            put_helmet(c, t, Box(room.x, y + 3, 42, 42))
            c.text(t.coach, (room.x + 52, y + 15), 17, INK, "bold")
            progress(c, (room.x + 52, y + 30, 150, 10), yards / 20, t.colour, marks=((0.5, INK),))
            c.text(f"{yards:.1f}", (cols[0], y + 24), 20, INK, "display", "midright")
            c.text(f"{won} of {fought}", (cols[1], y + 24), 16, INK, "strong", "midright")
            c.text(str(out), (cols[2], y + 24), 16, RED if out > 2 else INK, "bold", "midright")
            luck = (yards - 10) * 20
            c.text(
                f"{luck:+.0f} yd".replace("-", "−"),
                (cols[3], y + 24),
                16,
                "#256b34" if luck > 0 else "#a3201a",
                "bold",
                "midright",
            )

    def _kicks(self, c: Canvas, rect: Box) -> None:
        room = card(c, rect, "Kicks", note="7 of 11", icon="triangle", seed=7)
        for i, (seat, *_, made, tried, longest) in enumerate(PLAYERS):
            y = room.y + 2 + i * 52
            t = team_of(seat, self.theme)
            put_helmet(c, t, Box(room.x - 2, y + 4, 34, 34))
            for j in range(tried):
                at = (room.x + 52 + j * 25, y + 21)
                c.disc(at, 9.5, "#2f7d43" if j < made else "#b3241a")
                c.icon("check" if j < made else "cross", at, 5.2, "#ffffff")
            c.text(f"{made} of {tried}", (room.right, y + 13), 16, INK, "bold", "midright")
            c.text(f"best {longest} yd", (room.right, y + 31), 14, INK_SOFT, "strong", "midright")
        y = room.bottom - 12
        c.line((room.x, y - 14), (room.right, y - 14), "#d9c9a4", 1)
        c.text("two-point tries 3 of 5, expected 2.5", (room.x, y + 4), 14, INK_SOFT, "strong", room=room.w)

    def _match(self, c: Canvas, i: int, r: Box, state: str) -> None:
        day, box, seats, score = HISTORY[i]
        if state == "chosen":
            c.plate(r.cut(0, 2, 4, 2), "enamel", r=8, tone="#e9bd5e", border="#f7dc98", bw=1.2, shadow=2)
        elif state == "hover" or i % 2:
            c.flat(r.cut(0, 2, 4, 2), "#eadcbb" if state == "hover" else "#efe0bd", r=8)
        c.text(box, (r.x + 10, r.y + 16), 16, INK, "bold")
        c.text(day, (r.x + 10, r.y + 33), 14, INK if state == "chosen" else INK_SOFT, "strong")
        for j, seat in enumerate(seats):
            put_helmet(c, team_of(seat, self.theme), Box(r.x + 92 + j * 32, r.y + 8, 30, 30))
        c.text(score, (r.right - 14, r.centery), 16, INK, "bold", "midright", room=r.w - 110 - 32 * len(seats))

    def handle(self, e: Input) -> Message | None:
        m = self.group.handle(e)
        if m and m.name == "who":
            self.who = m.value
            self.build(Canvas(pygame.Surface((1, 1)), self.theme, self.view))
            self.group.set_focus("who")
        return m
