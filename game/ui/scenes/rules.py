"""The rulebook, open on the table: contents and search at the left, numbered rules and a figure at the right."""

from __future__ import annotations

import pygame

from game.ui.drawing.dice3d import SAPPHIRE, draw_die, draw_shadow, octahedron, view_tilt

from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.chip import die_chip
from game.ui.widgets.field import TextField
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import ribbon, title_bar
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.theme import INK, INK_SOFT, RED, RUSSET
from game.ui.widgets.widget import Group, Message, Widget
from game.ui.scenes.base import Scene, back, corner
from game.ui.scenes.book import book

CHAPTERS = (
    "The match",
    "The roll",
    "Battle",
    "Scoring",
    "Ties",
    "Penalties",
    "Challenge flag",
    "Special rolls",
    "Party option",
    "Right values",
)
# (number, title, text, ruling)
PAGE = (
    (
        "6.1",
        "Out of bounds",
        "The roller loses 10 yards for each die that rests outside the boundary. Everyone else moves by their numbers.",
        "The roller itself does not advance on such a roll, unless the penalty is overturned. "
        "It is never taken behind its own goal line.",
    ),
    (
        "6.2",
        "Too many men",
        "Rolling more or fewer than eight dice costs 10 yards.",
        "The roll counts: it moves everybody, less the 10 yards. Special rolls need exactly eight dice.",
    ),
    (
        "6.3",
        "Hands off",
        "Each player moves their own helmet.",
        "With the option on, you drag it yourself and nobody else can. Off, the helmets move by themselves.",
    ),
)
USED = "6.1"


class RulePage(Widget):
    """The rules of a chapter; scrolls by pixels, draws what is in sight. Message("cite", number) on a click."""

    def __init__(self, rect) -> None:
        super().__init__("cite", rect)
        self.offset, self.tall = 0.0, 0.0
        self.tops: dict[str, float] = {}

    def draw(self, c: Canvas) -> None:
        r, y = self.rect, self.rect.y + 8 - self.offset
        with c.clip(r):
            for number, title, words, ruling in PAGE:
                self.tops[number] = y
                y = self._rule(c, y, number, title, words, ruling) + (22 if number == USED else 14)
        self.tall = y + self.offset - r.y

    def _rule(self, c: Canvas, y: float, number: str, title: str, words: str, ruling: str) -> float:
        r, x = self.rect, self.rect.x + max(68.0, 32 + c.width("6.2", 20, "display"))
        room, step = r.right - x - 14, c.leading(17)
        n, m = len(c.lines(words, room, 17)), len(c.lines(ruling, room - 16, 16, "italic"))
        tall = c.leading(20) + n * step + 8 + m * c.leading(16) + 10
        if number == USED:
            c.flat((r.x + 6, y - 4, r.w - 10, tall + 6), "#ffdf7e", r=8, alpha=0.55, border="#d9a441")
            c.flat((r.x + 6, y - 4, 5, tall + 6), "#b5400e", r=2)
        c.text(number, (r.x + 20, y + c.leading(20) / 2), 20, RUSSET, "display")
        c.text(title, (x, y + c.leading(20) / 2), 18, INK, "bold")
        if number == USED:
            w = c.width("Just used: roll 14, Dan −10", 14, "bold") + 30
            ribbon(
                c,
                "Just used: roll 14, Dan −10",
                (r.right - 14 - w / 2, y + c.leading(20) / 2),
                tone="#b5400e",
                ink="#fff4dc",
            )
        y = c.para(words, (x, y + c.leading(20)), room, 17, INK)
        c.line((x + 4, y + 8), (x + 4, y + 6 + m * c.leading(16)), "#b98a45", 2)
        return c.para(ruling, (x + 16, y + 6), room - 16, 16, INK_SOFT, "italic")

    def handle(self, e: Input) -> Message | None:
        if e.kind == "wheel" or e.kind == "key" and self.focused and e.key in (pygame.K_UP, pygame.K_DOWN):
            by = e.dy if e.kind == "wheel" else 1 if e.key == pygame.K_UP else -1
            self.offset = min(max(0.0, self.tall - self.rect.h), max(0.0, self.offset - by * 48))
            return Message("")
        return super().handle(e)


class Rules(Scene):
    def build(self, c: Canvas) -> None:
        self.fold = 430.0
        row = self.theme.row(40)
        self.contents = ScrollList(
            "chapter", Box(58, 190, 338, 490 if self.theme.big else 406), len(CHAPTERS), row, self._chapter, chosen=5
        )
        big = self.theme.big  # large text: the rules take the whole page, the figure and the asides fold away
        self.page = RulePage(Box(448, 146, 786, 482) if big else Box(448, 146, 474, 376))
        self.group = Group(
            back(),
            *corner("menu"),
            TextField("search", Box(58, 92, 338, 46), place="find a rule or a word", icon="search"),
            self.contents,
            self.page,
            Button("prev", Box(470, 636, 168, 44), "5 Ties", icon="left", size=16),
            Button("next", Box(1010, 636, 208, 44), "7 Challenge flag", icon="right", size=16),
        )
        self.group.set_focus(self.contents)
        self.contents.focused = False

    def _chapter(self, c: Canvas, i: int, r: Box, state: str) -> None:
        on = state == "chosen"
        if on:
            c.plate(r.cut(0, 2, 2, 2), "enamel", r=8, tone="#e3b457", border="#f7dc98", bw=1.2, shadow=2)
        elif state == "hover":
            c.flat(r.cut(0, 2, 2, 2), "#eadcbb", r=8)
        c.text(str(i + 1), (r.x + 34, r.centery), 17, INK if on else RUSSET, "display", "midright")
        t = c.text(CHAPTERS[i], (r.x + 46, r.centery), 17, INK, "bold" if on else "strong")
        end = str((3, 4, 6, 8, 10, 12, 14, 15, 17, 18)[i])
        c.text(end, (r.right - 14, r.centery), 16, INK if on else INK_SOFT, "strong", "midright")
        x = t.right + 8
        while x < r.right - 40 and not on:
            c.disc((x, r.centery + 5), 0.9, "#a98d5f")
            x += 7

    def still(self, c: Canvas) -> None:
        title_bar(c, "Rulebook", "BFL", room=620)
        _, right = book(c, Box(24, 62, 1232, 646), self.fold)
        c.text("Contents", (60, 164), 20, INK, "display", cap=30)
        c.text("18 pages", (394, 166), 14, INK_SOFT, "strong", "midright", cap=18)
        c.text("6", (470, 112), 44, RUSSET, "display", cap=48)
        c.text("Penalties", (512, 112), 30, INK, "display", cap=36)
        c.line((470, 140), (right.right - 24, 140), "#b79f76", 1.5)
        c.text("chapter 6", (right.right - 24, 124), 14, INK_SOFT, "strong", "midright")
        if not self.theme.big:
            self.figure(c, Box(940, 160, 280, 300))
            self._aside(c, Box(940, 478, 280, 140))
            self._moment(c, Box(468, 530, 440, 92))
            self._hint(c)
        x = right.right - 150
        c.poly([(x + 2, 66), (x + 28, 66), (x + 28, 118), (x + 15, 106), (x + 2, 118)], "#2a1606", alpha=0.35)
        c.poly([(x, 64), (x + 26, 64), (x + 26, 114), (x + 13, 102), (x, 114)], "#b5400e")
        c.line((x + 5, 66), (x + 5, 104), "#e08a5a", 1)
        c.text("12", (right.centerx + 20, 660), 16, INK_SOFT, "display", "center")

    def _hint(self, c: Canvas) -> None:
        c.line((60, 618), (394, 618), "#d9c9a4", 1)
        c.icon("eye", (70, 646), 9, RUSSET)
        c.para("F1 in a match opens the book at the rule that is in question.", (90, 628), 300, 15, INK_SOFT, "strong")

    def _moment(self, c: Canvas, r: Box) -> None:
        """The roll that the marker speaks of, with its way back to the board."""
        c.plate(r, "paper", r=8, tone="#efe0bd", border="#cdb891", shadow=3, seed=10)
        c.text("Roll 14 · Dan", (r.x + 16, r.y + 24), 16, INK, "bold")
        c.text("2nd quarter", (r.x + 16, r.y + 46), 14, INK_SOFT, "strong")
        c.text("−10 yd, back to 50", (r.x + 16, r.y + 70), 16, RED, "bold")
        for i, v in enumerate((1, 2, 3, 3, 4, 7, 8, 6)):
            die_chip(
                c,
                (r.x + 176 + i * 30 + (12 if i == 7 else 0), r.y + 32),
                13,
                str(v),
                tone="#8e1d14" if i == 7 else "#1f4db8",
                ring="#ff6a50" if i == 7 else None,
            )
        c.text("Show on the board", (r.right - 34, r.y + 69), 15, RUSSET, "bold", "midright")
        c.icon("right", (r.right - 20, r.y + 69), 6, RUSSET)

    def figure(self, c: Canvas, r: Box) -> None:
        """Two dice in, one out: what costs ten yards."""
        c.plate(r, "enamel", r=8, tone="#1d4a2e", border="#b79f76", bw=1.4, shadow=3)
        f = r.cut(0, 0, 0, 60)
        with c.clip(f.cut(2, 2, 2, 0)):
            field = Box(f.x - 30, f.y - 40, 214, 232)
            c.flat(field, "#3a8c46", r=0)
            for i in range(5):
                c.line(
                    (field.x + 34 + 40 * i, field.y), (field.x + 34 + 40 * i, field.bottom), "#e9f0d8", 1.5, alpha=0.8
                )
            c.line((field.x, field.bottom - 40), (field.right, field.bottom - 40), "#e9f0d8", 1.5, alpha=0.8)
            c.line((field.x, field.bottom), (field.right, field.bottom), "#f6f1dd", 3)
            c.line((field.right, field.y), (field.right, field.bottom), "#f6f1dd", 3)
            red = Box(f.x - 40, f.y - 50, 244, 262)
            c.frame(red, "#f3dfb4", r=12, width=9)
            c.frame(red.cut(1.6, 1.6, 1.6, 1.6), "#e02a1c", r=11, width=5.8)
            for (x, y), value, yaw, out in (
                ((70, 74), 3, 0.3, False),
                ((138, 150), 7, -0.3, False),
                ((234, 104), 6, 0.22, True),
            ):
                at = c.view.device((f.x + x, f.y + y))
                rad = 30 * c.k
                draw_shadow(c.surf, at, rad, 0, SAPPHIRE)
                draw_die(
                    c.surf,
                    (at[0], at[1] - 8 * c.k),
                    rad,
                    octahedron().rest(value, yaw),
                    SAPPHIRE,
                    view=view_tilt(32),
                    resting=True,
                )
                if out:
                    c.disc((f.x + x, f.y + y - 6), 40, "#ff6a50", width=2.4)
        ribbon(c, "OUT  −10 yd", (f.x + 226, f.y + 168), tone="#c8281a", ink="#ffffff", border="#ffd9c9")
        c.flat((r.x + 2, r.bottom - 60, r.w - 4, 58), "#f8efd9", r=6)
        c.text("Fig. 6", (r.x + 14, r.bottom - 42), 14, RED, "bold")
        c.para(
            "Outside = its centre is beyond the red line. It still counts.",
            (r.x + 62, r.bottom - 53),
            r.w - 72,
            14,
            INK,
            "strong",
        )

    def _aside(self, c: Canvas, r: Box) -> None:
        c.plate(r, "paper", r=8, tone="#efe0bd", border="#cdb891", shadow=3, seed=8)
        c.text("See also", (r.x + 16, r.y + 22), 16, INK, "bold")
        for i, (number, words) in enumerate(
            (("7.1", "challenge a penalty"), ("2.5", "a die outside counts"), ("8.4", "split: penalty for one"))
        ):
            y = r.y + 50 + i * 28
            c.text(number, (r.x + 16, y), 16, RUSSET, "display")
            c.text(words, (r.x + 60, y), 16, INK, "strong")
            c.icon("right", (r.right - 18, y), 6, RUSSET)
