"""A league on its wall: table, fixtures, teams, figures, awards, history; and the way to the next match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.errors import GameError
from game.games.sevens.league.sheet import TeamSheet
from game.season import next_season as begin_next_season
from game.store.leagues.kept import PERSON, KeptSeason
from game.store.leagues.leagues import Leagues
from game.ui.context import Context
from game.ui.scenes.base import back, corner
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons.fixtures_part import FixturesPart, marks_of
from game.ui.scenes.seasons.form_asked import from_right, taken
from game.ui.scenes.seasons.history_part import HistoryPart, HonoursPart, how_won
from game.ui.scenes.seasons.league_book import LeagueBook
from game.ui.scenes.seasons.league_deeds import ask_back
from game.ui.scenes.seasons.list_parts import AwardsPart, MoneyPart, PlayersPart, TeamsPart
from game.ui.scenes.seasons.look import put_crest
from game.ui.scenes.seasons.part import Part
from game.ui.scenes.seasons.rounds import current_round, round_words
from game.ui.scenes.seasons.table_part import TablePart
from game.ui.scenes.seasons.team_office import open_office
from game.ui.scenes.seasons.team_parts import LastMatchPart, SquadPart, TreasuryPart
from game.ui.scenes.seasons.wall import Wall, wall_bar, wall_pages
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.prompt import PromptBar
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.widget import Group, Message, Widget

FRONT: Final = "League"
PAGES: Final = (FRONT, "Teams", "Players", "Awards", "History")
FOLDED: Final = ("Table", "Fixtures", "Teams", "Players", "Awards", "History")
FOLDS_AT: Final = 1.1  # text scale from which table and fixtures have a page each
TABLE_W: Final = 540.0
LOW: Final = 172.0  # the papers below the roster
FIXTURES_LEAST: Final = 132.0  # height
FIXTURES_MOST: Final = 236.0  # where the table needs the room
FIXTURES_SHARE: Final = 0.54  # of the height that they have, at least, over the match that is looked at
LAST_SHARE: Final = 0.6  # of the width that the last match has beside the treasury


class LeagueScene(Wall):
    """``book`` is read anew whenever the scene comes up again."""

    def __init__(self, app: Context, leagues: Leagues, league: int, *, page: str = FRONT) -> None:
        super().__init__(app)
        self.page = page
        self.book = LeagueBook(leagues, league)
        book = self.book
        self.standings, self.fixtures = TablePart(book), FixturesPart(book)
        self.squad, self.last, self.treasury = SquadPart(book), LastMatchPart(book), TreasuryPart(book)
        self.teams, self.history = TeamsPart(book), HistoryPart(book)
        self.lists: dict[str, Sequence[Part]] = {
            "Players": (PlayersPart(book),),
            "Awards": (AwardsPart(book), MoneyPart(book)),
            "History": (self.history, HonoursPart(book)),
        }
        self.shown: list[Part] = []
        self._over = False  # it was, when the scene came up last

    @property
    def kept(self) -> KeptSeason:
        return self.book.kept

    @property
    def sheets(self) -> list[TeamSheet]:
        return self.book.sheets

    def entered(self) -> None:
        try:
            self.book.read()
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        self.fixtures.marks = marks_of(self.app, self.book)
        self.rebuild()
        if self.book.past:
            return
        if self.book.coming is None and not self._over:
            self.ready()
            self.group.set_focus("page")  # the key that handed in the last form begins no season
        self._over = self.book.coming is None

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        theme, bar = self.theme, wall_bar(c)
        buttons = from_right(self._buttons(), c, bar, 110 if self.book.past else 200)
        self.prompt = PromptBar(
            "", *self._said(), "S7-16.1", rect=bar, crest=self._crest, reserve=taken(buttons, bar)
        )
        row = theme.row(44)
        folded = theme.text_scale > FOLDS_AT
        pages = FOLDED if folded else PAGES
        at = pages.index(self.page) if self.page in pages else 0
        spot, area = wall_pages(c, self.prompt.rect, row + 6)
        tabs = Tabs("page", spot, pages, at, size=16 if theme.text_scale < 1.8 else 14)
        self.shown, body = [], list[Widget]()
        for part, box in self._laid(pages[at], area, c):
            self.shown.append(part)
            body += part.lay(box, c)
        fresh = not self.group.widgets
        self.group = Group(back("Back", theme), *corner("book"), tabs, *body, self.prompt, *buttons)
        if fresh:
            self.group.set_focus("next")

    def _buttons(self) -> list[Button]:
        """In the bar: what comes next; of an earlier season the way to the others."""
        book = self.book
        if not book.past:
            words = "Play the next match" if book.coming else "Begin another season"
            return [Button("next", Box(0, 0, 0, 0), words, kind="primary", icon="play", size=20)]
        last = len(book.seasons)
        found = [
            Button("present", Box(0, 0, 0, 0), f"To season {last}", kind="primary", icon="play", size=18)
        ]
        for name, icon, number in (("after", "right", book.number + 1), ("before", "left", book.number - 1)):
            if 1 <= number < last:
                found.append(Button(name, Box(0, 0, 0, 0), f"Season {number}", icon=icon, size=16))
        return found

    def _laid(self, page: str, area: Box, c: Canvas) -> list[tuple[Part, Box]]:
        """The parts of a page, each with its place."""
        if page == FRONT:
            return self._front(area, c)
        if page == "Teams":
            left = Box(area.x, area.y, 290 if not self.theme.big else 400, area.h)
            right = Box(left.right + 12, area.y, area.right - left.right - 12, area.h)
            return [(self.teams, left), (self.squad, right)]
        if page == "Fixtures" and self.book.match:
            high = max(area.h * FIXTURES_SHARE, area.h - self.last.need(c) - 12)
            below = Box(area.x, area.y + high + 12, area.w, area.h - high - 12)
            return [(self.fixtures, Box(area.x, area.y, area.w, high)), (self.last, below)]
        alone: dict[str, Sequence[Part]] = {"Table": (self.standings,), "Fixtures": (self.fixtures,)}
        parts = {**alone, **self.lists}[page]
        return list(zip(parts, area.columns(len(parts), 12)))

    def _front(self, area: Box, c: Canvas) -> list[tuple[Part, Box]]:
        """Table over fixtures at the left; at the right the team that is looked at."""
        free = area.h - 12 - self.fixtures.need(c)
        high = self.standings.need(c, max(free, area.h - 12 - FIXTURES_MOST))
        high = min(high, area.h - 12 - FIXTURES_LEAST)
        table = Box(area.x, area.y, TABLE_W, high)
        fixtures = Box(area.x, table.bottom + 12, TABLE_W, area.bottom - table.bottom - 12)
        x, w = table.right + 12, area.right - table.right - 12
        if fixtures.h < self.fixtures.need(
            c
        ):  # a long table: what is next has the wide place, on one line each
            low = max(FIXTURES_LEAST, self.fixtures.need_flat(c))
            squad = Box(x, area.y, w, area.h - low - 12)
            last, treasury = fixtures.columns(2, 12)
            fixtures = Box(x, area.bottom - low, w, low)
            return self._parts(table, fixtures, squad, last, treasury)
        squad = Box(x, area.y, w, area.h - LOW - 12)
        last = Box(x, area.bottom - LOW, (w - 12) * LAST_SHARE, LOW)
        treasury = Box(last.right + 12, last.y, area.right - last.right - 12, LOW)
        return self._parts(table, fixtures, squad, last, treasury)

    def _parts(self, *places: Box) -> list[tuple[Part, Box]]:
        """The parts of the front page in the order in which Tab comes to them."""
        parts = (self.standings, self.fixtures, self.squad, self.last, self.treasury)
        return list(zip(parts, places, strict=True))

    def _said(self) -> tuple[str, str]:
        fixture, season = self.book.coming, self.kept.season
        if fixture is None:
            champion = season.champion
            name = self.sheets[champion].name if champion is not None else "nobody"
            if self.book.past:
                return f"Champions: {name}", how_won(season, self.sheets)
            return f"{name} are the champions", f"season {self.kept.number} is over"
        home, away = (self.sheets[team].name for team in fixture.teams)
        who = " against ".join(self.book.leader(place) for place in fixture.teams)
        return f"{home} against {away}", f"{round_words(season, fixture.pairing.round)}, {who}"

    def _crest(self, c: Canvas, box: Box) -> None:
        fixture = self.book.coming
        place = fixture.teams[0] if fixture else self.kept.season.champion or 0
        sheet = self.sheets[place]
        put_crest(c, sheet.name, sheet.colours, box.center, min(box.h, 46))

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        of = f" of {len(self.book.seasons)}, as it ended" if self.book.past else ""
        self.title(c, self.kept.name, f"season {self.kept.number}{of}", room=760)
        for part in self.shown:
            part.still(c)

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        """A list whose rows are gone through by arrows says which one it is at."""
        before = {w.name: w.chosen for w in self.group.widgets if isinstance(w, ScrollList) and w.pick}
        m = super().handle(e)
        for name, was in before.items():
            now = self.group.get(name)
            if isinstance(now, ScrollList) and now.chosen != was and name != "member":
                return Message(name, now.chosen)
        return m

    def on_message(self, m: Message) -> None:
        match m.name:
            case "page":
                self.page = self.group["page"].words[m.value]
                self.rebuild()
            case "office":
                self._office(self.book.team)
            case "take back":
                ask_back(self.app, self.book, self.entered)
            case "next":
                self._next()
            case "look" | "season.open":
                self.history.said(m)
                self._look_at(self.history.chosen, FRONT)
            case "before" | "after":
                self._look_at(self.book.number + (1 if m.name == "after" else -1), self.page)
            case "present":
                self._look_at(0, FRONT)
            case "back" if self.book.past:
                self._look_at(0, "History")
            case _ if any(part.said(m) for part in self.shown):
                self.rebuild()
                coming = self.book.coming
                if m.name.endswith(".open") and coming and self.fixtures.opened(m) is coming:
                    self._next()
            case _:
                super().on_message(m)

    def _look_at(self, number: int, page: str) -> None:
        """An earlier season, or the present one (0), on one of its pages."""
        try:
            self.book.look_at(number)
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        if self.book.past:
            self.history.chosen = number
        self.page = page
        self.fixtures.marks, self.fixtures.cursors = marks_of(self.app, self.book), {}
        self.rebuild()

    def _office(self, place: int) -> None:
        try:
            open_office(self.app, self.book.leagues, self.kept.entries[place].team)
        except GameError as error:
            self.app.notice(str(error), warn=True)

    def _next(self) -> None:
        from game.ui.scenes.seasons.next_match import NextMatch

        if (fixture := self.book.coming) is not None:
            self.app.push(NextMatch(self.app, self.book.leagues, self.kept, fixture))
            return
        place = self._with_money()
        words = (
            "Re-rolls are bought now, between seasons, each team in its office; once the season has begun, "
            "only players and staff are. Coaches spend by themselves."
        )
        office = f"Office of {self.sheets[place].name}"
        title = f"Begin season {self.kept.number + 1}?"
        self.app.push(
            Ask(
                self.app, title, words, yes="Begin it", no="Not yet", then=self._begin, icon="play",
                rule="S7-16.8", final=True, other=(office, lambda: self._office(place)),
            )
        )  # fmt: skip

    def _with_money(self) -> int:
        """Whose office is nearest to hand: the team that is looked at, or the first that a person leads."""
        led = [place for place, entry in enumerate(self.kept.entries) if entry.coach == PERSON]
        return self.book.team if self.book.team in led or not led else led[0]

    def _begin(self) -> None:
        try:
            begin_next_season(self.book.leagues, self.book.league)
            self.book.read()
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        self.book.round = current_round(self.kept.season)
        self.app.notice(f"Season {self.kept.number} begins")
        self.rebuild()
        self.group.set_focus("next")
