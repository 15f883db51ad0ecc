"""A team's office between two matches: who is hired and let go, what staff is bought, out of the treasury."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from game.core.errors import GameError
from game.games.sevens.league import market
from game.games.sevens.league.manager import new_name
from game.games.sevens.league.market import Deal, Staff, When
from game.games.sevens.league.sheet import Member, TeamSheet, may_have_captain, roster_of
from game.store.leagues.dealing import Dealt
from game.ui.context import Context
from game.ui.scenes.base import back, corner
from game.ui.scenes.overlays import Ask, AskName
from game.ui.scenes.seasons.builder_parts import (
    STAFF_ROW,
    STAFF_WORDS,
    hire_heads,
)
from game.ui.scenes.seasons.form_asked import from_right, taken
from game.ui.scenes.seasons.look import (
    BRASS_PIN,
    RED_PIN,
    head_h,
    money,
    pinned,
    put_coins,
    put_crest,
)
from game.ui.scenes.seasons.office_rows import heads_in, hire_rows, staff_rows
from game.ui.scenes.seasons.roster_paper import RosterPaper
from game.ui.scenes.seasons.wall import Wall, wall_bar, wall_pages, wall_room
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.prompt import PromptBar
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.widget import Group, Message, Widget

PAGES: Final = ("Players", "Hire", "Staff")
LONGEST_NAME: Final = 24
UNTIL: Final = "Until the next match is in the books you can take it back"


class Books(Protocol):
    """Where deals are written down, and the last of them is taken back. Everything raises GameError."""

    def trade(self, deal: Deal) -> TeamSheet: ...
    def last(self) -> Dealt | None: ...
    def take_back(self) -> TeamSheet: ...


class Office(Wall):
    """``books`` write deals down and take the last one back. ``when``: re-rolls are for sale between seasons
    only (S7-16.8). ``past`` shows those who are gone as well."""

    rule = "S7-16.8"

    def __init__(self, app: Context, sheet: TeamSheet, when: When, books: Books) -> None:
        super().__init__(app)
        self.sheet, self.when, self.books = sheet, when, books
        self.page = 0
        self.chosen = 0
        self.past = False

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        theme = self.theme
        self.roster: RosterPaper | None = None
        self.boxes: dict[str, Box] = {}
        member = self.sheet.member(self.chosen)
        self.last = self._last()
        buttons = self._buttons(c, member)
        who = f"{member.number} {member.name}" if member else self.sheet.name
        last = f"; last: {self.last}" if self.last else ""
        when = f", {self.when.value}" if not (theme.big and last) else ""
        how = f"Treasury {money(self.sheet.treasury)}{when}{last}"
        bar = wall_bar(c)
        self.prompt = PromptBar(
            "", who, how, "S7-16.8", rect=bar, crest=self._crest, reserve=taken(buttons, bar)
        )
        room = wall_room(c, self.prompt.rect)
        bottom = room.bottom
        if theme.big:
            spot, area = wall_pages(c, self.prompt.rect, theme.row(46) + 8)
            tabs = Tabs("page", spot, PAGES, self.page)
            parts = (self._players, self._hire, self._staff)
            body: list[Widget] = [tabs, *parts[self.page](area, c)]
        else:
            staff = head_h(c) + 28 + 4 * STAFF_ROW
            body = [
                *self._players(Box(12, room.y, 796, room.h), c),
                *self._hire(Box(820, room.y, 448, room.h - staff - 12), c),
                *self._staff(Box(820, bottom - staff, 448, staff), c),
            ]
        self.group = Group(back("Back", theme), *corner("book"), *body, self.prompt, *buttons)

    def _players(self, area: Box, c: Canvas) -> list[Widget]:
        self.roster = RosterPaper(self.sheet, area, c, past=self.past)
        self.roster.choose(self.chosen)
        return [self.roster.list]

    def _hire(self, area: Box, c: Canvas) -> list[Widget]:
        self.boxes["hire"] = area
        self.heads = heads_in(area, c)
        return hire_rows(self.sheet, area, c)

    def _staff(self, area: Box, c: Canvas) -> list[Widget]:
        self.boxes["staff"] = area
        return staff_rows(self.sheet, self.when, area, c)

    def _buttons(self, c: Canvas, member: Member | None) -> list[Button]:
        """What can be done with the chosen player, in the bar."""
        found = []
        if member is not None and member in self.sheet.squad:
            found.append(Button("release", Box(0, 0, 0, 0), "Let go", size=18))
            if may_have_captain(self.sheet) and not self._has_captain():
                found.append(Button("captain", Box(0, 0, 0, 0), "Captain", icon="star", size=18))
        words = "The squad alone" if self.past else "Those who are gone"
        if any(each not in self.sheet.squad for each in self.sheet.members):
            found.append(Button("past", Box(0, 0, 0, 0), words, kind="wood", size=16))
        undo = Button("undo", Box(0, 0, 0, 0), "Take back", kind="wood", icon="undo", size=16)
        undo.enabled, undo.key = bool(self.last), "" if self.theme.big else self.app.keys.label("undo")
        undo.hint = (
            f"{self.last}: as if it had never been"
            if self.last
            else "nothing was bought, and nobody let go, since the last match"
        )
        return from_right([*found, undo], c, wall_bar(c), 110)

    def _last(self) -> str:
        """What would be taken back, or "". Trouble with the books is said when something is done."""
        try:
            dealt = self.books.last()
        except GameError:
            return ""
        return market.deal_words(*dealt) if dealt is not None else ""

    def _has_captain(self) -> bool:
        return any(member.key == self.sheet.captain for member in self.sheet.squad)

    def _crest(self, c: Canvas, box: Box) -> None:
        put_crest(c, self.sheet.name, self.sheet.colours, box.center, min(box.h, 46))

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        self.title(c, "The office", self.sheet.name)
        if self.roster is not None:
            self.roster.still(c, roster_of(self.sheet).name)
        for name, box in self.boxes.items():
            if name == "hire":
                pinned(
                    c, box, "For hire", note=f"treasury {money(self.sheet.treasury)}", tone=RED_PIN, seed=8
                )
                hire_heads(c, self.heads)
            else:
                note = "re-rolls between seasons only" if self.when is When.BETWEEN_MATCHES else ""
                pinned(c, box, "Staff", note=note, tone=BRASS_PIN, seed=9)
        if self.roster is not None and not self.theme.big:
            rows = self.roster.list.rect
            free = Box(rows.right - 190, rows.bottom + 8, 180, 0)
            free.h = self.roster.area.bottom - 14 - free.y
            if free.h > 60:
                put_coins(c, free, self.sheet.treasury // 1000)

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        listed = self.roster.list if self.roster is not None else None
        before = listed.chosen if listed is not None else -1
        m = super().handle(e)
        if m is None and e.kind == "key" and e.action == "undo" and not e.repeat:
            return Message("undo")
        if listed is not None and listed.chosen != before:
            return Message("member", listed.chosen)
        return m

    def on_message(self, m: Message) -> None:
        what, _, which = m.name.partition(":")
        match what:
            case "member" if self.roster is not None and self.roster.chosen is not None:
                self.chosen = self.roster.chosen.key
                self.rebuild()
            case "hire":
                self._ask_name(which)
            case "staff":
                self._staffed(Staff(which), m.value)
            case "release":
                self._ask_release()
            case "undo":
                self._take_back()
            case "captain":
                self._deal(lambda: Deal(market.name_captain(self.sheet, self.chosen), 0))
            case "past":
                self.past = not self.past
                self.rebuild()
            case "page":
                self.page = m.value
                self.rebuild()
            case _:
                super().on_message(m)

    def _ask_name(self, position: str) -> None:
        own = roster_of(self.sheet).position(position)
        if own is None:
            return
        if reason := market.why_not_hire(self.sheet, own):
            self.app.notice(reason, warn=True)
            return
        name = new_name(self.sheet)

        def hire(name: str) -> None:
            self._deal(lambda: market.hire(self.sheet, position, name))

        words = f"{position}, {money(own.cost)} of {money(self.sheet.treasury)}"
        self.app.push(AskName(self.app, "Who is it?", words, name, yes="Hire", then=hire, most=LONGEST_NAME))

    def _staffed(self, staff: Staff, step: int) -> None:
        if step > 0 and (reason := market.why_not_buy(self.sheet, staff, self.when)):
            self.app.notice(reason, warn=True)
        elif step > 0:
            self._deal(lambda: market.buy(self.sheet, staff, self.when))
        else:
            self.app.push(
                Ask(
                    self.app,
                    f"One less: {STAFF_WORDS[staff.value].lower()}?",
                    f"Nothing is paid back. {UNTIL}",
                    yes="Let go",
                    kind="danger",
                    then=lambda: self._deal(lambda: market.dismiss(self.sheet, staff)),
                )
            )

    def _ask_release(self) -> None:
        member = self.sheet.member(self.chosen)
        if member is not None:
            self.app.push(
                Ask(
                    self.app,
                    f"Let {member.name} go?",
                    f"Nothing is paid back. {UNTIL}; then a player who is gone does not return.",
                    yes="Let go",
                    kind="danger",
                    then=lambda: self._deal(lambda: market.release(self.sheet, member.key)),
                )
            )

    def _deal(self, make: Callable[[], Deal]) -> None:
        try:
            self.sheet = self.books.trade(make())
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        self.rebuild()

    def _take_back(self) -> None:
        """The last deal never was; the one before it can be taken back next."""
        if not self.last:
            self.app.notice("There is nothing to take back.", warn=True)
            return
        try:
            self.sheet = self.books.take_back()
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        self.app.notice(f"Taken back: {self.last}")
        if self.sheet.member(self.chosen) is None:
            self.chosen = 0
        self.rebuild()
