"""Every match that is kept: those in progress and the named ones, and the replays of those that are over."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from game.core.errors import StoreError
from game.store.figures import SeatFigures
from game.store.listing import SaveInfo
from game.store.savefile import SaveFile
from game.ui.context import Context
from game.ui.scenes.base import back
from game.ui.scenes.kept_words import day_words, time_words
from game.ui.scenes.opening import resume_match, watch
from game.ui.scenes.overlays import Ask, AskName
from game.ui.scenes.replays_card import told, unreadable
from game.ui.scenes.statistics_data import CountingIn, score_words
from game.ui.scenes.teams import Helmeted, put_helmet, team_in
from game.ui.session import now
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.pane import Pane
from game.ui.widgets.panel import card, title_bar
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import INK, INK_SOFT, RED
from game.ui.widgets.widget import Group, Message, Widget

PAGES = ("In progress", "Replays")
MOST_SCORES = 500  # matches whose score the list knows
MOST_IN_A_ROW = 4  # scores side by side


class Deed(NamedTuple):
    """What can be done with a match: its name, words, icon, rank."""

    name: str
    words: str
    icon: str
    kind: str


class Replays(Helmeted):
    """A list at the left, the chosen match at the right with everything that can be done with it."""

    def __init__(self, app: Context, *, page: int = -1, clock: Callable[[], datetime] = now) -> None:
        super().__init__(app)
        self.clock = clock
        self.lists: list[list[SaveInfo]] = [[], []]
        self.chosen = [0, 0]
        self._counting = CountingIn(app.store)
        self._read()
        self.page = page if page >= 0 else int(not self.lists[0] and bool(self.lists[1]))

    # --------------------------------------------------------------------- data
    def _read(self) -> None:
        saves = self.app.store.saves
        self.lists = [saves.list_saves(), saves.list_replays()]
        self.chosen = [
            min(at, max(0, len(rows) - 1)) for at, rows in zip(self.chosen, self.lists, strict=True)
        ]
        self.results = {match.id: match.seats for match in self.app.store.statistics.matches(MOST_SCORES)}

    def update(self, dt_s: float) -> None:
        if self._counting.step():
            self._reread(self.info.id if self.info else "")

    @property
    def info(self) -> SaveInfo | None:
        """The match that is chosen."""
        rows = self.lists[self.page]
        return rows[self.chosen[self.page]] if rows else None

    def scores(self, info: SaveInfo) -> dict[str, SeatFigures]:
        """Points by seat, as the statistics have them."""
        return {seat.seat: seat for seat in self.results.get(info.id, ())} if info.finished else {}

    def deeds(self, info: SaveInfo) -> list[Deed]:
        """What can be done with a match."""
        if not info.readable:
            return [Deed("delete", "Delete", "bin", "danger")]
        watched = Deed("watch", "Watch", "play", "plain" if info.waits else "primary")
        first = [Deed("resume", "Play on", "play", "primary")] if info.waits else []
        return [
            *first,
            watched._replace(icon="replay") if first else watched,
            Deed("rename", "Rename", "pen", "plain"),
            Deed("copy", "Copy as", "copy", "plain"),
            Deed("delete", "Delete", "bin", "plain"),
        ]

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        big, row = self.theme.big, self.theme.row(46)
        tabs = Tabs("page", Box(12, 64, 1256 if big else 756, row + 8), self._tab_words(), self.page)
        top = 64 + row + 20
        wide = 620.0 if big else 756.0
        self.rows_box = Box(12, top, wide, 708 - top)
        self.told_box = Box(24 + wide, top if big else 64.0, 1244 - wide, 708 - (top if big else 64))
        tall = 34 + c.leading(17) + c.leading(15)
        self.list = ScrollList(
            "row",
            self.rows_box.cut(12, 12, 10, 12),
            len(self.lists[self.page]),
            tall,
            self._row,
            chosen=self.chosen[self.page],
        )
        self.group = Group(back(), tabs, self.list, *self._buttons())
        self.group.set_focus(self.list if self.lists[self.page] else tabs)

    def _tab_words(self) -> tuple[str, ...]:
        counts = zip(PAGES, self.lists, strict=True)
        return tuple(f"{words}  {len(rows)}" if rows else words for words, rows in counts)

    def _buttons(self) -> list[Widget]:
        """The deeds, in two columns at the foot of the right card; the first takes the whole width."""
        if self.info is None:
            return []
        deeds, row, r = self.deeds(self.info), max(50.0, self.theme.row(50)), self.told_box
        x, w, gap = r.x + 18, r.w - 36, 10.0
        one = self.theme.text_scale > 1.6
        lines = len(deeds) if one else 1 + len(deeds) // 2
        top = r.bottom - 18 - lines * (row + gap) + gap
        buttons: list[Widget] = []
        for i, deed in enumerate(deeds):
            if i == 0 or one:
                place = Box(x, top + i * (row + gap), w, row)
            else:
                half = (w - gap) / 2
                at = x + (half + gap) * ((i - 1) % 2), top + (1 + (i - 1) // 2) * (row + gap)
                last = i == len(deeds) - 1 and i % 2 == 1  # alone in its row
                place = Box(*at, w if last else half, row)
            size = 20 if deed.kind == "primary" else 17
            buttons.append(Button(deed.name, place, deed.words, kind=deed.kind, icon=deed.icon, size=size))
        self.buttons_top = top
        if one and lines * (row + gap) > r.h * 0.62:  # a long column of them is scrolled
            area = Box(r.x + 8, r.bottom - r.h * 0.62, r.w - 16, r.h * 0.62 - 10)
            for button in buttons:
                button.rect.y += area.y + 6 - top
            Pane(area, buttons, tall=lines * (row + gap) + 12)
            self.buttons_top = area.y
        return buttons

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        title_bar(c, "Replays", "matches you keep", room=620)
        card(c, self.rows_box, seed=6)
        room = card(c, self.told_box, seed=9)
        if self.info is None:
            words = (
                "Nothing here yet. A match is kept from its first roll on; it waits here until it is over."
            )
            if self.page == 1:
                words = "No match has been played to its end yet. Those that are come here by themselves."
            c.para(
                words,
                (self.rows_box.x + 28, self.rows_box.y + 24),
                self.rows_box.w - 56,
                18,
                INK_SOFT,
                "strong",
            )
        elif self.info.readable:
            left = Box(room.x, room.y, room.w, self.buttons_top - 12 - room.y)
            told(c, left, self.info, self.scores(self.info), self.clock().date())
        else:
            unreadable(c, room, self.info)

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        info = self.lists[self.page][i]
        if state == "chosen":
            c.plate(r.cut(0, 2, 4, 2), "enamel", r=8, tone="#e9bd5e", border="#f7dc98", bw=1.2, shadow=2)
        elif state == "hover" or i % 2:
            c.flat(r.cut(0, 2, 4, 2), "#eadcbb" if state == "hover" else "#efe0bd", r=8)
        first, second = r.y + r.h / 2 - c.leading(15) / 2, r.y + r.h / 2 + c.leading(17) / 2
        day = f"{day_words(info.when, self.clock().date())}, {time_words(info.when)}"
        t = c.text(
            day, (r.right - 16, first), 15, INK if state == "chosen" else INK_SOFT, "strong", "midright"
        )
        if not info.readable:
            c.icon("warn", (r.x + 22, first), 9, RED)
            c.text(info.id, (r.x + 42, first), 17, INK, "bold", room=t.x - r.x - 56)
            ink = INK if state == "chosen" else RED
            c.text(info.problem, (r.x + 42, second), 15, ink, "strong", room=r.w - 70)
            return
        shown = 0 if self.theme.big else min(len(info.seats), 8)
        x = r.right - 32 - max(t.w, c.width("yesterday, 00:00", 15, "strong")) - shown * 33
        for n, seat in enumerate(info.seats[:shown]):
            at = Box(x + n * 33, r.centery - 16, 32, 32)
            put_helmet(c, team_in(c.theme, n, info.look(seat.word), seat.name), at)
        c.text(info.title, (r.x + 16, first), 17, INK, "bold", room=min(x, t.x) - r.x - 30)
        left, ink = r.x + 16, INK_SOFT
        if info.damage:
            c.icon("warn", (left + 8, second), 8, RED)
            left, ink = left + 24, INK if state == "chosen" else RED
        c.text(info.damage or self._words(info), (left, second), 15, ink, "strong", room=x - left - 14)

    def _words(self, info: SaveInfo) -> str:
        if not info.finished:
            return f"{info.game_title}, {info.turn}" if info.turn else info.game_title
        winner = next((seat.name for seat in info.seats if seat.word == info.result), "")
        said = f"{info.game_title}, {winner} won" if winner else f"{info.game_title}, level at the end"
        if info.conceded:
            return f"{said}: the other side conceded"
        seats = self.results.get(info.id, ())
        if len(seats) > MOST_IN_A_ROW:
            return f"{said} with {max(seat.score for seat in seats)}"
        return f"{said}, {score_words(seats)}" if seats else said

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        before = self.list.chosen
        m = self.group.handle(e)
        if self.list.chosen != before:
            self.chosen[self.page] = self.list.chosen
            self._again("row")
        if m is None and e.kind == "key" and e.action == "back" and not e.repeat:
            return Message("back")
        return m

    def on_message(self, m: Message) -> None:
        info = self.info
        match m.name:
            case "page":
                self.page = m.value
                self._again("page")
            case "row":
                self._again(self.deeds(info)[0].name if info else "row")
            case "resume" if info:
                if not resume_match(self.app, info.id):
                    self._reread(info.id)
            case "watch" if info:
                watch(self.app, self.app.store.saves.read(info.id), info.title, ident=info.id)
            case "rename" if info:
                words = (
                    "An empty name takes it away."
                    if info.name
                    else "A named match is kept until you delete it."
                )
                name = info.name or info.title[:40]
                self.app.push(AskName(self.app, "Rename", words, name, yes="Rename", then=self._rename))
            case "copy" if info:
                words = "The match itself stays as it is; the copy can be played on as often as you like."
                self.app.push(
                    AskName(self.app, "Copy as", words, info.title[:40], yes="Copy", then=self._copy)
                )
            case "delete" if info:
                words = f"{info.title}: it is gone for good."
                ask = Ask(
                    self.app,
                    "Delete?",
                    words,
                    yes="Delete",
                    then=self._delete,
                    no="Keep",
                    kind="danger",
                    icon="bin",
                )
                self.app.push(ask)
            case "back":
                self.app.pop()

    def _again(self, focus: str) -> None:
        self.rebuild()
        self.ready()
        if focus in self.group:
            self.group.set_focus(focus)
        if self.lists[self.page]:
            self.list.show(self.chosen[self.page])

    def _rename(self, name: str) -> None:
        assert self.info is not None
        self.app.store.saves.rename(self.info.id, name)
        self._reread(self.info.id)

    def _copy(self, name: str) -> None:
        info, saves = self.info, self.app.store.saves
        assert info is not None
        original = SaveFile(info.id, None, self.clock(), data=saves.read(info.id).encode())
        self._reread(saves.save_as(original, name).id)
        self.app.notice(f"Copied as {name}")

    def _delete(self) -> None:
        assert self.info is not None
        try:
            self.app.store.saves.delete(self.info.id)
        except StoreError as error:
            self.app.notice(str(error), warn=True)
        self._reread()

    def _reread(self, ident: str = "") -> None:
        self._read()
        for page, rows in enumerate(self.lists):
            for i, info in enumerate(rows):
                if info.id == ident and page == self.page:
                    self.chosen[page] = i
        self.rebuild()

    def entered(self) -> None:
        self._counting = CountingIn(self.app.store)  # a match that was played on may be over now
        self._reread(self.info.id if self.info else "")
