"""Match set-up: who sits where, in which helmet, and the options of the box."""

from __future__ import annotations

import pygame

from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import card, title_bar
from game.ui.widgets.prompt import PromptBar, bar_box
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import INK_SOFT
from game.ui.widgets.toggle import Choice, Toggle
from game.ui.widgets.widget import Group, Message
from game.ui.scenes.base import Scene, back, corner
from game.ui.scenes.seats import LEVELS, Seat, SeatCard


class Setup(Scene):
    """BFL with four seats. From 150 % text on the seats are a scrolling list of wide cards."""

    def __init__(self, view, theme) -> None:
        self.seats = [
            Seat("Ada", "Copper Foxes", 0, 1),
            Seat("Ben", "Night Owls", 1, 0),
            Seat("Cleo", "Marsh Herons", 2, 7),
            Seat("The Machine", "Quarry Kings", 3, 4, 1),
        ]
        self.tab = 0
        super().__init__(view, theme)

    def build(self, c: Canvas) -> None:
        big, taken = self.theme.big, {s.colour for s in self.seats}
        corner_ = corner("book", "menu")
        start = Button("start", Box(0, 0, 190, 0), "Start", kind="primary", key="Enter", size=20)
        start.rect.w = start.natural_w(c, 190)
        self.prompt = PromptBar(
            "",
            "Four seats, four quarters",
            "Each rolls a die for a lane, then for who throws first",
            "BFL-1.5",
            tone=self.theme.palette.teams[0],
            button=start,
            rect=bar_box(self.theme, 12, 1256),
        )
        row = self.theme.row(46)
        if not big:
            self.cards = [
                SeatCard(i, b, s, self.theme, taken, False)
                for i, (b, s) in enumerate(zip(Box(12, 64, 868, 560).columns(4, 12), self.seats))
            ]
            self.opts = Box(892, 64, 376, 560)
            x, w, y = self.opts.x + 16, self.opts.w - 32, self.opts.y + 62
        else:
            self.pages = Tabs("page", Box(12, 62, 1256, row + 8), ("Seats", "Options"), self.tab)
            self.area = Box(12, 78 + row, 1256, self.prompt.rect.y - 12 - 78 - row)
            h = 3 * self.theme.row(44) + 44
            self.list = ScrollList("seats", self.area, 4, h + 12, lambda *_: None, pick=False)
            self.list.focusable = False
            self.cards = [
                SeatCard(i, (12, self.area.y + i * (h + 12), 1236, h), s, self.theme, taken, True)
                for i, s in enumerate(self.seats)
            ]
            self.opts = Box(12, self.area.y, 1256, self.area.h)
            x, w, y = self.opts.x + 24, self.opts.w - 48, self.opts.y + 14
        label = 0.46 * w
        spec = [
            Choice("teams", Box(x, y, w, row), [f"{n}" for n in range(2, 9)], 2, words="Teams", label_w=label),
            Choice("throw", Box(x, y, w, row), ("by hand", "quick"), 0, words="Dice", label_w=label),
            Choice(
                "out",
                Box(x, y, w, row),
                ("by the letter", "net"),
                0,
                words="Die outside",
                label_w=label,
                hint="By the letter: on a roll with a die outside, the roller does not move (BFL-6.1)",
            ),
            Choice("pace", Box(x, y, w, row), ("slow", "normal", "fast", "none"), 1, words="Pace", label_w=label),
            Toggle("own", Box(x, y, w, row), "Move your own helmet"),
            Toggle("cup", Box(x, y, w, row), "Load the cup by hand"),
            Toggle("odds", Box(x, y, w, row), "Show the odds", on=True),
            Toggle("party", Box(x, y, w, row), "Party option"),
        ]
        if big:
            half = (w - 40) / 2
            for i, o in enumerate(spec):
                wide = w if self.theme.text_scale > 1.8 else half
                if isinstance(o, Choice):
                    o.label_w = wide * 0.42
                o.rect = Box(
                    x + (0 if wide == w or i < 4 else half + 40),
                    y + (i if wide == w else i % 4) * (row + 10),
                    wide,
                    row,
                )
        else:
            for i, o in enumerate(spec):
                o.rect.y = y + i * 55 + (0 if i < 4 else 4)
        self.options = spec
        seats = [w for card_ in self.cards for w in card_.widgets]
        if big:
            body = [self.pages, *(seats if self.tab == 0 else spec)]
        else:
            body = [*seats, *spec]
        self.group = Group(back(), *corner_, *body, start)
        self.chrome = [back(), *corner_]
        self.group.set_focus(start)

    def backdrop(self, c: Canvas) -> None:
        super().backdrop(c)
        title_bar(c, "BFL", "match set-up", room=620)

    def draw(self, c: Canvas) -> None:
        self.backdrop(c)
        big = self.theme.big
        for w in self.group.widgets[:3]:
            w.draw(c)
        if big:
            self.pages.draw(c)
            with c.clip(self.area):
                if self.tab == 0:
                    for i, card_ in enumerate(self.cards):
                        self._shift(card_, self.area.y + i * self.list.row_h - self.list.offset)
                        card_.draw(c)
                    self.list.draw(c)
                else:
                    card(c, self.opts, seed=9)
                    for o in self.options:
                        o.draw(c)
        else:
            for card_ in self.cards:
                card_.draw(c)
            card(c, self.opts, "Options", note="kept for the next match", seed=9)
            for o in self.options:
                o.draw(c)
            y = self.options[-1].rect.bottom + 6
            c.para(
                "Party option: after a special roll a notice for adults; off unless you want it (BFL-9.1).",
                (self.opts.x + 16, y),
                self.opts.w - 32,
                14,
                INK_SOFT,
                "text",
                most=2,
            )
        self.prompt.draw(c)
        self.group.tooltip(c)

    def _shift(self, card_: SeatCard, y: float) -> None:
        dy = y - card_.rect.y
        card_.rect.y += dy
        for w in card_.widgets:
            w.rect.y += dy

    def handle(self, e: Input) -> Message | None:
        if self.theme.big and self.tab == 0 and e.kind == "wheel":
            return self.list.handle(e)
        m = self.group.handle(e)
        if m and m.name == "page":
            self.tab = m.value
            self.build(Canvas(pygame.Surface((1, 1)), self.theme, self.view))
            self.group.set_focus("page")
        elif m and m.name[:3] == "who":
            seat = self.seats[int(m.name[3:])]
            seat.coach = 0 if m.value else -1
            self.cards[int(m.name[3:])].level.enabled = bool(m.value)
        elif m and m.name[:5] == "level":
            self.seats[int(m.name[5:])].coach = LEVELS.index(m.value)
        elif m and m.name[:6] == "colour":
            taken = {s.colour for s in self.seats}
            for card_ in self.cards:
                card_.colour.taken = taken
        elif m and m.name[:4] == "name":
            self.seats[int(m.name[4:5])].name = self.group[m.name[:5]].value
        if self.theme.big and self.tab == 0 and e.kind == "key" and self.group.focus:
            for i, seat_card in enumerate(self.cards):
                if self.group.focus in seat_card.widgets:
                    self.list.show(i)
        return m
