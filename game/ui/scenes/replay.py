"""A replay: the match as it was, a time line of its events, and the way to play on from any point."""

from __future__ import annotations

from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import plaque, ribbon
from game.ui.widgets.theme import CREAM, CREAM_DIM
from game.ui.widgets.timeline import Mark, Timeline
from game.ui.widgets.toggle import Choice
from game.ui.widgets.tooltip import tooltip
from game.ui.widgets.widget import Group, Message
from game.ui.scenes.base import Scene, match_picture

FOX, OWL, HERON, KING = "#d4531c", "#22408f", "#10857d", "#d39a12"
MARKS = (
    Mark(4, "star", OWL, "Roll 4: Owls touchdown, 6 points"),
    Mark(5, "triangle", OWL, "Kick from 110: good, 1 point"),
    Mark(6, "battle", FOX, "Roll 6: Ada beats Cleo 15 to 11"),
    Mark(8, "star", FOX, "Roll 8: Foxes touchdown, 6 points"),
    Mark(9, "triangle", FOX, "Two-point try: even was called, 6 is even"),
    Mark(11, "flag", HERON, "Cleo throws her flag: the call stands"),
    Mark(14, "warn", KING, "Roll 14: 6 lies out, Dan goes back 10", "BFL-6.1", "#2a2018"),
    Mark(17, "battle", OWL, "Roll 17: Ben beats Dan 19 to 12", "BFL-3.2"),
    Mark(19, "star", KING, "Roll 19: Kings touchdown, 6 points", ink="#2a2018"),
    Mark(20, "triangle", KING, "Kick from 110: hit the bar", ink="#2a2018"),
    Mark(23, "star", HERON, "Roll 23: Herons touchdown, 6 points"),
    Mark(27, "die", FOX, "Roll 27: a Bro, Ada 10 yards extra", "BFL-8.2"),
    Mark(30, "star", KING, "Roll 30: Kings touchdown and the match", ink="#2a2018"),
)


class Replay(Scene):
    playing = False

    def build(self, c: Canvas) -> None:
        self.bar = Box(204, self.view.bounds.bottom - 122, 872, 114)  # the match lays its bars at the window's edges
        b, y = self.bar, self.bar.bottom - 53
        self.line = Timeline(
            "seek", Box(b.x + 16, b.y + 6, b.w - 32, 48), 31, 14, ((0, "Q1"), (9, "Q2"), (20, "Q3"), (28, "Q4")), MARKS
        )
        self.line.over = 7
        buttons = [
            Button(n, Box(b.x + 16 + i * 50, y, 46, 46), kind="wood", icon=n, size=18, hint=h)
            for i, (n, h) in enumerate(
                (
                    ("first", "To the kick-off"),
                    ("back", "One step back"),
                    ("play", "Play or pause (Space)"),
                    ("step", "One step on"),
                    ("last", "To the end"),
                )
            )
        ]
        branch = Button("branch", Box(0, y, 0, 46), "Play on from here", kind="primary", icon="branch", size=17)
        w = branch.natural_w(c, 220)
        branch.rect = Box(b.right - 16 - w, y, w, 46)
        self.group = Group(
            self.line,
            *buttons,
            Choice("speed", Box(b.x + 278, y, 150, 46), ("half", "1 x", "2 x", "4 x", "8 x"), 1),
            branch,
        )
        self.group["play"].focused = True

    def backdrop(self, c: Canvas) -> None:
        c.surf.blit(match_picture(self.view.size, "match", 3), (0, 0))

    def draw(self, c: Canvas) -> None:
        self.backdrop(c)
        ribbon(c, "REPLAY", (self.view.bounds.x + 236, self.view.bounds.y + 30), tone="#e3b457")
        plaque(c, self.bar, r=14, shadow=9)
        self.group["play"].icon = "pause" if self.playing else "play"
        self.group.draw(c)
        x = self.group["speed"].rect.right + 18
        c.text(f"Roll {self.line.at:.0f}", (x, self.bar.bottom - 40), 20, CREAM, "display", shadow="#120904")
        c.text(
            "2nd quarter, 31 rolls",
            (x, self.bar.bottom - 18),
            14,
            CREAM_DIM,
            "strong",
            room=self.group["branch"].rect.x - x - 10,
        )
        if self.line.over >= 0:
            m = MARKS[self.line.over]
            tooltip(c, self.line.mark_box(self.line.over).cut(0, -2, 0, 0), m.words, rule=m.rule)

    def handle(self, e: Input) -> Message | None:
        m = self.group.handle(e)
        step = {"first": -99, "back": -1, "step": 1, "last": 99}.get(m.name, 0) if m else 0
        if step:
            self.line.at = min(31, max(0, self.line.at + step))
        if m and m.name == "play":
            self.playing = not self.playing
        return m
