"""Statistics: dice against expectation, each player, kicks, and the matches played."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from game.games.registry import BOXES
from game.store.listing import SaveInfo
from game.store.notes import Look
from game.ui.context import Context
from game.ui.scenes.base import back
from game.ui.scenes.kept_words import day_words
from game.ui.scenes.opening import watch
from game.ui.scenes.statistics_cards import face_chart, kicks_card, players_card, verdict_card
from game.ui.scenes.statistics_data import (
    Past,
    Sheet,
    count_in,
    past_matches,
    sheet_of_all,
    sheet_of_match,
    uncounted,
)
from game.ui.scenes.statistics_empty import button_box, empty_card
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

PAGES = (("Dice", "die"), ("Players", "person"), ("Kicks", "triangle"), ("Matches", "trophy"))
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
        self.who = 0
        self.chosen = 0
        self._waiting: list[SaveInfo] | None = None
        self._read()

    # --------------------------------------------------------------------- data
    def _read(self) -> None:
        """The rows of the list, and the sheet of the chosen one."""
        store = self.app.store
        self.past = past_matches(store)
        looks: dict[str, Look] = {}
        for row in reversed(self.past):
            looks.update({name: look for name, look in row.seats if look is not None})
        everything = sheet_of_all(store, looks)
        own = [Past(self.own.title, self.own.note)] if self.own else []
        self.rows = [*own, Past(everything.title, everything.note), *self.past]
        self.everything = everything
        self._choose(self.chosen)

    def _choose(self, row: int) -> None:
        self.chosen = min(row, len(self.rows) - 1)
        past = self.rows[self.chosen]
        if self.own is not None and self.chosen == 0:
            self.sheet = self.own
        elif not past.match:
            self.sheet = self.everything
        else:
            looks = {info.id: dict(info.looks) for info in self.app.store.saves.list_replays()}
            when = day_words(past.when, self.clock().date()) if past.when else ""
            self.sheet = sheet_of_match(
                self.app.store, past.match, looks.get(past.match, {}), when, past.title
            )
        self.who = min(self.who, len(self.sheet.lines))

    def update(self, dt_s: float) -> None:
        """Matches that have not been counted yet are, one a frame; a kiosk's visitors' never."""
        if self._waiting is None:
            self._waiting = [] if self.app.settings.kiosk else uncounted(self.app.store)
            if self.empty:
                self._again()
        elif self._waiting:
            count_in(self.app.store, self._waiting.pop(0))
            if not self._waiting:
                self._read()
                self._again()

    @property
    def empty(self) -> bool:
        """Is there nothing to show yet?"""
        return not self.sheet.lines and len(self.rows) == 1

    @property
    def counting(self) -> bool:
        """Is there something that has not been counted yet?"""
        return self._waiting != []

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        if self.empty:
            self.group = Group(back("Shelf"), *self._invitation(c))
            return
        t, row = self.theme, self.theme.row(44)
        if t.big:
            pages = Tabs("page", Box(12, 62, 1256, row + 8), [words for words, _ in PAGES], self.page)
            area = Box(12, 78 + row, 1256, 708 - 78 - row)
            body = [pages, *[self._dice, self._nothing, self._nothing, self._matches][self.page](area, c)]
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
        who: Widget
        if len(names) <= MOST_TABS and not big:
            who = Tabs("who", r, names, self.who, size=16)
        else:
            who = Choice("who", r, names, self.who, words="Thrown by", label_w=w * 0.34)
        top = r.bottom + 2
        chart = face_chart(Box(x, top, w, area.bottom - 14 - top), self.sheet, self.who)
        return [who, chart]

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
        watch.enabled = bool(self.sheet.match or (self.sheet.text and self.chosen == 0))
        watch.hint = "" if watch.enabled else "choose a match"
        return [self.list, watch]

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        if self.empty:
            title_bar(c, "Statistics", "" if self.counting else "no match yet", room=760)
            empty_card(c, counting=self.counting)
            return
        title_bar(c, "Statistics", f"{self.sheet.title}, {self.sheet.note}".strip(", "), room=760)
        if not self.theme.big:
            title = "Dice against expectation"
            card(c, Box(12, 64, 748, 332), title, note="bars rolled, line expected", icon="die", seed=5)
            verdict_card(c, Box(772, 64, 496, 332), self.sheet, self.who)
            players_card(c, Box(12, 408, 552, 300), self.sheet)
            kicks_card(c, Box(576, 408, 288, 300), self.sheet)
            card(c, self.matches, "Matches", seed=9)
        elif self.page == 0:
            left = Box(self.area.x, self.area.y, (self.area.w - 24) * 0.58 + 32, self.area.h)
            card(c, left, seed=5)
            right = Box(left.right + 12, self.area.y, self.area.right - left.right - 12, self.area.h)
            verdict_card(c, right, self.sheet, self.who)
        elif self.page == 1:
            players_card(c, self.area, self.sheet)
        elif self.page == 2:
            kicks_card(c, self.area, self.sheet)
        else:
            card(c, self.area, "Matches", seed=9)

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
        note = day_words(past.when, self.clock().date()) if past.when else past.note
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
            case "watch":
                text = self.sheet.text or self.app.store.saves.read(self.sheet.match)
                watch(self.app, text, self.sheet.note or self.sheet.title, ident=self.sheet.match or "own")
            case "set up":
                from game.ui.scenes.setup import SetUp

                self.app.replace(SetUp(self.app, BOXES[0].name))
            case "back":
                self.app.pop()

    def _again(self) -> None:
        self.rebuild()
