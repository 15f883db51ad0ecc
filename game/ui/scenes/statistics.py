"""Statistics of a box: dice against expectation, each player, what was tried, and the matches played."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from game.store.notes import Look
from game.ui.context import Context
from game.ui.scenes.base import back
from game.ui.scenes.kept_words import day_words
from game.ui.scenes.opening import watch
from game.ui.scenes.statistics_cards import face_chart, players_card, tries_card, verdict_card
from game.ui.scenes.statistics_data import (
    CountingIn,
    Past,
    past_matches,
    sheet_of_match,
    sheets_of_all,
)
from game.ui.scenes.statistics_empty import button_box, empty_card
from game.ui.scenes.statistics_sheet import Sheet
from game.ui.scenes.teams import Helmeted, put_helmet, team_in
from game.ui.session import now
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import card, title_bar
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.toggle import Choice
from game.ui.widgets.widget import Group, Message, Widget

MOST_TABS = 5  # players side by side before they become a choice


class Statistics(Helmeted):
    """Everything is about the row that is chosen in the list: a match, or all of them. Large text: pages."""

    def __init__(
        self, app: Context, sheet: Sheet | None = None, *, clock: Callable[[], datetime] = now
    ) -> None:
        """``sheet``: a match that is being played or watched; it is shown first."""
        super().__init__(app)
        self.clock, self.own = clock, sheet
        self.page = 0
        self.who = self.die = 0
        self.chosen = 0
        self._counting = CountingIn(app.store)
        self._read()

    # --------------------------------------------------------------------- data
    def _read(self) -> None:
        """The rows of the list, and the sheet of the chosen one."""
        store = self.app.store
        self.past = past_matches(store)
        looks: dict[str, Look] = {}
        for row in reversed(self.past):
            looks.update({name: look for name, look in row.seats if look is not None})
        self.everything = sheets_of_all(store, looks)
        heads = [*([self.own] if self.own else []), *self.everything]
        self.rows = [*(Past(sheet.title, sheet.note, sheet.box) for sheet in heads), *self.past]
        self._heads = heads
        self._choose(self.chosen)

    def _choose(self, row: int) -> None:
        self.chosen = min(row, len(self.rows) - 1)
        if self.chosen < len(self._heads):
            self.sheet = self._heads[self.chosen]
        else:
            self.sheet = sheet_of_match(
                self.app.store, self.rows[self.chosen], self._when(self.rows[self.chosen])
            )
        self.who = min(self.who, len(self.sheet.lines))
        self.die = min(self.die, len(self.sheet.cards.dice) - 1)

    def _when(self, past: Past) -> str:
        """The day of a match, with its box where there are matches of several."""
        day = day_words(past.when, self.clock().date()) if past.when else past.note
        return f"{past.box.title}, {day}" if len(self.everything) > 1 else day

    def update(self, dt_s: float) -> None:
        if self._counting.step():
            self._read()
            self._again()

    @property
    def empty(self) -> bool:
        """Is there nothing to show yet?"""
        return not self.sheet.lines and len(self.rows) == 1

    @property
    def counting(self) -> bool:
        """Is there something that has not been counted yet?"""
        return self._counting.going_on

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        if self.empty:
            self.group = Group(back("Shelf"), *self._invitation(c))
            return
        t, row = self.theme, self.theme.row(44)
        if t.big:
            names = [name for name, _ in self.pages()]
            self.page = min(self.page, len(names) - 1)
            pages = Tabs("page", Box(12, 62, 1256, row + 8), names, self.page)
            area = Box(12, 78 + row, 1256, 708 - 78 - row)
            body = [pages, *self.pages()[self.page][1](area, c)]
        else:
            dice = self._dice(Box(12, 64, 748, 332), c)
            body = [*dice, *self._matches(Box(876, 408, 392, 300), c)]
        self.group = Group(back("Back" if self.own else "Shelf"), *body)

    def _invitation(self, c: Canvas) -> list[Widget]:
        """The way to a first match."""
        if self.counting or self.app.settings.kiosk:
            return []
        play = Button("set up", Box(0, 0, 0, 0), "Set up a match", kind="primary", icon="play", size=22)
        play.rect = button_box(c, play.natural_w(c, 260))
        return [play]

    def pages(self) -> list[tuple[str, Callable[[Box, Canvas], list[Widget]]]]:
        """The pages of large text, and what lays out each."""
        tries = self.sheet.cards.tries
        middle = [("Players", self._nothing), *([(tries.title, self._nothing)] if tries else [])]
        return [("Dice", self._dice), *middle, ("Matches", self._matches)]

    def _nothing(self, area: Box, c: Canvas) -> list[Widget]:
        """A page that is only read."""
        self.area = area
        return []

    def _dice(self, area: Box, c: Canvas) -> list[Widget]:
        self.area, row = area, self.theme.row(44)
        names = ["Everybody", *(line.name for line in self.sheet.lines)]
        big = self.theme.big
        x, w = area.x + 16, (area.w - 24) * 0.58 if big else area.w - 32
        y = area.y + (14 if big else 50)
        r = Box(x, y, w, row)
        kinds = [die.name for die in self.sheet.cards.dice]
        found: list[Widget] = []
        if len(kinds) > 1:
            wide = r.w * 0.36
            found.append(Choice("die", Box(r.right - wide, y, wide, row), kinds, self.die))
            r.w -= wide + 10
        if len(names) <= (MOST_TABS if len(kinds) < 2 else MOST_TABS - 2) and not big:
            found.insert(0, Tabs("who", r, names, self.who, size=16))
        else:
            words = "Thrown by" if len(kinds) < 2 or not big else ""
            found.insert(0, Choice("who", r, names, self.who, words=words, label_w=w * 0.34 if words else 0))
        top = r.bottom + 2
        chart = face_chart(Box(x, top, w, area.bottom - 14 - top), self.sheet, self.who, self.die)
        return [*found, chart]

    def _matches(self, area: Box, c: Canvas) -> list[Widget]:
        self.area, self.matches = area, area
        tall = 12 + c.leading(16) + c.leading(14)
        head = 60.0 if not self.theme.big else 20 + self.theme.row(46)
        r = Box(area.x + 14, area.y + head, area.w - 26, area.h - head - 12)
        self.list = ScrollList("match", r, len(self.rows), tall, self._row, chosen=self.chosen)
        self.list.show(self.chosen)
        watch = Button("watch", Box(0, 0, 0, 34 if not self.theme.big else self.theme.row(46)), "Replay")
        watch.kind, watch.icon, watch.size = "primary", "play", 15 if not self.theme.big else 18
        w = watch.natural_w(c, 132)
        watch.rect = Box(area.right - 16 - w, area.y + (9 if self.theme.big else 5), w, watch.rect.h)
        watch.enabled = bool(self.sheet.text) or self._kept(self.sheet.match)
        watch.hint = "" if watch.enabled else "choose a match"
        return [self.list, watch]

    def _kept(self, match: str) -> bool:
        """Is the record of a match that was counted still here?"""
        return any(info.id == match for info in self.app.store.saves.list_replays())

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        if self.empty:
            title_bar(c, "Statistics", "" if self.counting else "no match yet", room=760)
            empty_card(c, counting=self.counting)
            return
        title_bar(c, "Statistics", f"{self.sheet.title}, {self.sheet.note}".strip(", "), room=760)
        tries = self.sheet.cards.tries
        page = self.pages()[self.page][0]
        if not self.theme.big:
            title = "Dice against expectation"
            card(c, Box(12, 64, 748, 332), title, note="bars rolled, line expected", icon="die", seed=5)
            verdict_card(c, Box(772, 64, 496, 332), self.sheet, self.who, self.die)
            players_card(c, Box(12, 408, 552 if tries else 852, 300), self.sheet)
            if tries:
                tries_card(c, Box(576, 408, 288, 300), self.sheet, tries)
            card(c, self.matches, "Matches", seed=9)
        elif page == "Dice":
            left = Box(self.area.x, self.area.y, (self.area.w - 24) * 0.58 + 32, self.area.h)
            card(c, left, seed=5)
            right = Box(left.right + 12, self.area.y, self.area.right - left.right - 12, self.area.h)
            verdict_card(c, right, self.sheet, self.who, self.die)
        elif page == "Players":
            players_card(c, self.area, self.sheet)
        elif page == "Matches":
            card(c, self.area, "Matches", seed=9)
        elif tries:
            tries_card(c, self.area, self.sheet, tries)

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        past = self.rows[i]
        if state == "chosen":
            c.plate(r.cut(0, 2, 4, 2), "enamel", r=8, tone="#e9bd5e", border="#f7dc98", bw=1.2, shadow=2)
        elif state == "hover" or i % 2:
            c.flat(r.cut(0, 2, 4, 2), "#eadcbb" if state == "hover" else "#efe0bd", r=8)
        first, second = r.centery - c.leading(14) / 2, r.centery + c.leading(16) / 2
        right = r.right - 14
        if past.scores and (len(past.seats) <= 4 or self.theme.big):
            right = (
                c.text(past.scores, (right, r.centery), 16, INK, "bold", "midright", room=r.w * 0.4).x - 10
            )
        helmets = past.seats[: 4 if not self.theme.big else 8]
        size = min(30.0, r.h - 12)
        room = right - r.x - 130 * self.theme.text_scale
        for j, (name, look) in enumerate(helmets if len(helmets) * (size + 2) <= room else helmets[:1]):
            x = right - (len(helmets) - j) * (size + 2) if len(helmets) * (size + 2) <= room else right - size
            put_helmet(c, team_in(c.theme, j, look, name), Box(x, r.centery - size / 2, size, size))
        shown = len(helmets) if len(helmets) * (size + 2) <= room else min(1, len(helmets))
        right -= shown * (size + 2) + 6
        note = self._when(past) if past.when else past.note
        c.text(past.title, (r.x + 10, first), 16, INK, "bold", room=right - r.x - 10)
        ink = INK if state == "chosen" else INK_SOFT
        c.text(note, (r.x + 10, second), 14, ink, "strong", room=right - r.x - 10)

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        before = self.list.chosen if "match" in self.group else -1
        m = super().handle(e)
        if "match" in self.group and self.list.chosen != before:
            self._choose(self.list.chosen)
            self._again()
        return m

    def on_message(self, m: Message) -> None:
        match m.name:
            case "page":
                self.page = m.value
                self._again()
            case "who":
                self.who = m.value if isinstance(m.value, int) else self.group["who"].index
                self._again()
            case "die":
                self.die = self.group["die"].index
                self._again()
            case "watch":
                text = self.sheet.text or self.app.store.saves.read(self.sheet.match)
                watch(self.app, text, self.sheet.note or self.sheet.title, ident=self.sheet.match or "own")
            case "set up":
                from game.ui.scenes.setup import SetUp

                self.app.replace(SetUp(self.app, self.sheet.box.name))
            case "back":
                self.app.pop()

    def _again(self) -> None:
        self.rebuild()
