"""A league on its wall: table, fixtures, teams, figures, awards, history; and the way to the next match."""

from __future__ import annotations

from typing import Final

from game.core.errors import GameError
from game.games.sevens.league.market import Deal, When
from game.games.sevens.league.season import Fixture
from game.games.sevens.league.sheet import TeamSheet
from game.season import next_season as begin_next_season
from game.store.leagues.kept import PERSON, KeptSeason
from game.store.leagues.leagues import Leagues
from game.ui.context import Context
from game.ui.scenes.base import Scene, back, corner
from game.ui.scenes.seasons import league_papers as papers
from game.ui.scenes.seasons.league_lines import history_lines, money_lines
from game.ui.scenes.seasons.look import (
    BLUE_PIN,
    BRASS_PIN,
    RED_PIN,
    Column,
    cells,
    heads,
    pinned,
    put_crest,
    row_ground,
)
from game.ui.scenes.seasons.roster_paper import RosterPaper
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import title_bar
from game.ui.widgets.prompt import PromptBar, bar_box
from game.ui.widgets.scroll import DrawRow, ScrollList
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import INK
from game.ui.widgets.widget import Group, Message, Widget

PAGES: Final = ("League", "Teams", "Players", "Awards", "History")
PLAYERS: Final = (
    Column("Player", 0.02, "left", 0.28),
    Column("Team", 0.32, "left", 0.26),
    Column("Matches", 0.62, "middle"),
    Column("Touchdowns", 0.70, "middle"),
    Column("Casualties", 0.79, "middle"),
    Column("Passes", 0.87, "middle"),
    Column("Caught", 0.95, "middle"),
)


class LeagueScene(Scene):
    """``season`` is read anew whenever the scene comes up again."""

    table = "cork"
    moves = False

    def __init__(self, app: Context, leagues: Leagues, league: int, *, page: int = 0) -> None:
        super().__init__(app)
        self.leagues, self.league, self.page = leagues, league, page
        self.team = 0  # the place in the draw that is looked at
        self.round = 0
        self.line = 0  # of the history, or of the players
        self.read()
        self.round = papers.current_round(self.kept.season)

    def read(self) -> None:
        """What the books say now. Raises GameError."""
        self.seasons = self.leagues.seasons(self.league)
        self.kept: KeptSeason = self.seasons[-1]
        self.sheets: list[TeamSheet] = [self.leagues.team(e.team).sheet for e in self.kept.entries]

    def entered(self) -> None:
        try:
            open_before = len(self.kept.season.open)
            self.read()
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        if len(self.kept.season.open) != open_before:
            self.round = papers.current_round(self.kept.season)
        self.rebuild()

    @property
    def next_fixture(self) -> Fixture | None:
        """The match that comes next, or None: the season is over."""
        open_ = self.kept.season.open
        return open_[0] if open_ else None

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        theme = self.theme
        season = self.kept.season
        fixture = self.next_fixture
        words = "Play the next match" if fixture else "Begin another season"
        go = Button("next", Box(0, 0, 0, 0), words, kind="primary", icon="play", size=20)
        go.rect.w = go.natural_w(c, 200)
        self.prompt = PromptBar(
            "", *self._said(), "S7-16.1", button=go, rect=bar_box(theme, 12, 1256), crest=self._crest
        )
        row = theme.row(44)
        tabs = Tabs("page", Box(12, 62, 1256, row + 6), PAGES, self.page)
        area = Box(12, 76 + row, 1256, self.prompt.rect.y - 12 - 76 - row)
        parts = (self._league, self._teams, self._players, self._awards, self._history)
        self.boxes: dict[str, Box] = {}
        self.roster: RosterPaper | None = None
        body = parts[self.page](area, c)
        fresh = not self.group.widgets
        self.known = papers.rounds_of(season)
        self.group = Group(back("Back", theme), *corner("book"), tabs, *body, self.prompt, go)
        if fresh:
            self.group.set_focus("next")

    def _said(self) -> tuple[str, str]:
        fixture, season = self.next_fixture, self.kept.season
        if fixture is None:
            champion = season.champion
            name = self.sheets[champion].name if champion is not None else "nobody"
            return f"{name} are the champions", f"season {self.kept.number} is over"
        home, away = (self.sheets[team].name for team in fixture.teams)
        return (
            f"{home} against {away}",
            f"{papers.round_words(season, fixture.pairing.round)}, {self._who(fixture)}",
        )

    def _who(self, fixture: Fixture) -> str:
        """Who leads the teams of a match."""
        names = []
        for place in fixture.teams:
            entry = self.kept.entries[place]
            names.append(
                entry.player or "a person" if entry.coach == PERSON else entry.coach.removeprefix("coach:")
            )
        return " against ".join(names)

    def _league(self, area: Box, c: Canvas) -> list[Widget]:
        theme = self.theme
        left = Box(area.x, area.y, area.w * (0.55 if not theme.big else 0.58), area.h)
        right = Box(left.right + 12, area.y, area.right - left.right - 12, area.h)
        self.boxes = {"table": left, "fixtures": right}
        head = c.theme.size(20) * 2.2
        lead = c.leading(15)
        self.heads = Box(left.x + 14, left.y + head + 4, left.w - 28, c.leading(14))
        room = left.cut(14, head + 6 + self.heads.h, 14, 10)
        rows = self.kept.season.table
        tall = max(30.0, lead * 1.5, min(42.0, room.h / 12))
        table = ScrollList("team", room, len(rows), tall, self._table_row, chosen=self._place_in_table())
        season = self.kept.season
        self.shown = papers.in_round(season, self.round)
        step = theme.row(40)
        before = Button("earlier", Box(right.x + 14, right.y + head + 6, 48, step), "", icon="left", size=16)
        after = Button(
            "later", Box(right.right - 62, right.y + head + 6, 48, step), "", icon="right", size=16
        )
        known = papers.rounds_of(season)
        before.enabled, after.enabled = self.round > known[0], self.round < known[-1]
        self.round_box = Box(
            before.rect.right + 8, before.rect.y, after.rect.x - before.rect.right - 16, step
        )
        room = right.cut(14, head + 12 + step, 14, 10)
        tall = max(44.0, 2 * lead * 1.15)
        fixture = self.next_fixture
        numbers = [each.number for each in self.shown]
        chosen = numbers.index(fixture.number) if fixture and fixture.number in numbers else -1
        listed = ScrollList(
            f"match {self.round}", room, len(self.shown), tall, self._fixture_row, chosen=chosen
        )
        return [table, before, after, listed]

    def _place_in_table(self) -> int:
        return next((i for i, row in enumerate(self.kept.season.table) if row.team == self.team), 0)

    def _teams(self, area: Box, c: Canvas) -> list[Widget]:
        names = [sheet.name for sheet in self.sheets]
        left = Box(area.x, area.y, 250 if not self.theme.big else 380, area.h)
        self.boxes = {"teams": left}
        head = c.theme.size(20) * 2.2
        room = left.cut(12, head + 6, 12, 10)
        listed = ScrollList(
            "which", room, len(names), max(38.0, c.leading(16) * 1.6), self._team_row, chosen=self.team
        )
        right = Box(left.right + 12, area.y, area.right - left.right - 12, area.h - self.theme.row(46) - 10)
        self.roster = RosterPaper(self.sheets[self.team], right, c)
        spot = Box(right.x, right.bottom + 8, right.w, self.theme.row(46))
        office = Button("office", spot, "The office: hire, let go, buy staff", icon="person", size=18)
        return [listed, self.roster.list, office]

    def _players(self, area: Box, c: Canvas) -> list[Widget]:
        self.boxes = {"players": area}
        self.lines = papers.player_lines(self.kept.season, self.sheets)
        return self._listed(area, c, PLAYERS, self._player_row, len(self.lines))

    def _awards(self, area: Box, c: Canvas) -> list[Widget]:
        left = Box(area.x, area.y, area.w * 0.5 - 6, area.h)
        right = Box(left.right + 12, area.y, area.right - left.right - 12, area.h)
        self.boxes = {"awards": left, "money": right}
        return []

    def _history(self, area: Box, c: Canvas) -> list[Widget]:
        self.boxes = {"history": area}
        self.past = history_lines(self.seasons, self.leagues)
        return self._listed(area, c, (), self._past_row, len(self.past))

    def _listed(
        self, area: Box, c: Canvas, columns: tuple[Column, ...], row: DrawRow, count: int
    ) -> list[Widget]:
        head = c.theme.size(20) * 2.2
        self.heads = Box(area.x + 14, area.y + head + 4, area.w - 28, c.leading(14) if columns else 0)
        room = area.cut(14, head + 8 + self.heads.h, 14, 10)
        tall = max(30.0, c.leading(15) * 1.5)
        return [ScrollList(f"lines {count}", room, count, tall, row, pick=False)]

    def _crest(self, c: Canvas, box: Box) -> None:
        fixture = self.next_fixture
        place = fixture.teams[0] if fixture else self.kept.season.champion or 0
        sheet = self.sheets[place]
        put_crest(c, sheet.name, sheet.colours, box.center, min(box.h, 46))

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        season = self.kept.season
        title_bar(c, self.kept.name, f"season {self.kept.number}", room=760)
        for name, box in self.boxes.items():
            match name:
                case "table":
                    played = sum(f.report is not None for f in season.fixtures)
                    pinned(
                        c,
                        box,
                        "Table",
                        note=f"after {played} of {len(season.fixtures)} matches",
                        tone=RED_PIN,
                    )
                    papers.table_heads(c, self.heads)
                case "fixtures":
                    papers.fixtures_paper(c, box, self.round_box, season, self.round, self.sheets)
                case "teams":
                    pinned(c, box, "Teams", note=f"{len(self.sheets)}", tone=BLUE_PIN)
                case "players":
                    pinned(c, box, "Players", note="what they have done this season", tone=BLUE_PIN)
                    heads(c, self.heads, PLAYERS)
                case "awards":
                    papers.awards_paper(c, box, self.kept.number, papers.award_lines(season, self.sheets))
                case "money":
                    papers.money_paper(c, box, money_lines(self.leagues, self.kept))
                case "history":
                    pinned(c, box, "History", note="every season of this league", tone=BRASS_PIN)
        if self.roster is not None:
            self.roster.still(c, self._led_by(self.team))

    def _led_by(self, place: int) -> str:
        entry = self.kept.entries[place]
        return (
            entry.player or "a person"
            if entry.coach == PERSON
            else f"coach: {entry.coach.removeprefix('coach:')}"
        )

    def _table_row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        season = self.kept.season
        papers.table_row(c, r, i, season.table[i], season, self.sheets, state)

    def _fixture_row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        fixture = self.shown[i]
        coming = self.next_fixture
        note = "next" if coming is not None and fixture.number == coming.number else ""
        papers.fixture_row(c, r, i, fixture, self.sheets, state, note)

    def _team_row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        sheet = self.sheets[i]
        row_ground(c, r, i, state)
        put_crest(c, sheet.name, sheet.colours, (r.x + 20, r.centery), min(26, r.h * 0.8))
        c.text(sheet.name, (r.x + 38, r.centery), 16, INK, "bold", room=r.w - 46)

    def _player_row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        row_ground(c, r, i, "normal")
        cells(c, r, PLAYERS, self.lines[i])

    def _past_row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        row_ground(c, r, i, "normal")
        c.text(self.past[i], (r.x + 12, r.centery), 16, INK, "strong", room=r.w - 24)

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        before = {w.name: w.chosen for w in self.group.widgets if isinstance(w, ScrollList)}
        m = super().handle(e)
        for name, was in before.items():
            now = self.group.get(name)
            if isinstance(now, ScrollList) and now.chosen != was and name in ("which", "team"):
                return Message(name, now.chosen)
        if m is None and e.kind == "key" and e.action == "rules" and not e.repeat:
            return Message("book")
        return m

    def on_message(self, m: Message) -> None:
        match m.name:
            case "page":
                self.page = m.value
                self.rebuild()
            case "team":
                self.team = self.kept.season.table[m.value].team
                self.rebuild()
            case "which":
                self.team = m.value
                self.rebuild()
            case "earlier" | "later":
                at = self.known.index(self.round) + (1 if m.name == "later" else -1)
                self.round = self.known[max(0, min(len(self.known) - 1, at))]
                self.rebuild()
            case "office":
                self._office()
            case "next":
                self._next()
            case "book" | "rule":
                from game.ui.scenes.opening import open_rules

                open_rules(self.app, "sevens", str(m.value or "S7-16.1"))
            case "back":
                self.app.pop()
            case name if name.startswith("match "):
                self._match(self.shown[m.value])

    def _match(self, fixture: Fixture) -> None:
        """A match of the list: the next one can be played."""
        coming = self.next_fixture
        if fixture.report is None and coming is not None and fixture.number == coming.number:
            self._next()
        elif fixture.report is None:
            self.app.notice("matches are played in their order")

    def _office(self) -> None:
        from game.ui.scenes.seasons.office import Office

        team = self.kept.entries[self.team].team
        when = When.BETWEEN_MATCHES if self.kept.season.open else When.BETWEEN_SEASONS

        def trade(deal: Deal) -> TeamSheet:
            self.leagues.deal(team, deal, season=self.kept.id)
            return self.leagues.team(team).sheet

        self.app.push(Office(self.app, self.sheets[self.team], when, trade))

    def _next(self) -> None:
        from game.ui.scenes.seasons.next_match import NextMatch

        if (fixture := self.next_fixture) is not None:
            self.app.push(NextMatch(self.app, self.leagues, self.kept, fixture))
            return
        try:
            begin_next_season(self.leagues, self.league)
            self.read()
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        self.round = papers.current_round(self.kept.season)
        self.rebuild()
