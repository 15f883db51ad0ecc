"""The clubhouse: every league and every team that is kept, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.errors import DamagedError, GameError
from game.games.sevens.data.ready_made import ready_made_teams
from game.games.sevens.data.rosters import roster
from game.games.sevens.data.teams import Team
from game.games.sevens.league.sheet import first_sheet, value
from game.store.leagues.kept import KeptTeam, LeagueLine
from game.store.leagues.leagues import Leagues
from game.ui.context import Context
from game.ui.league_match import delete_league
from game.ui.scenes.base import back, corner
from game.ui.scenes.overlays import Ask
from game.ui.scenes.pick_one import PickOne
from game.ui.scenes.seasons.damaged import DamagedFile
from game.ui.scenes.seasons.look import (
    BLUE_PIN,
    RED_PIN,
    counted,
    head_h,
    pinned,
    put_crest,
    row_ground,
    thousands,
)
from game.ui.scenes.seasons.team_deeds import DEEDS, TeamDeeds
from game.ui.scenes.seasons.to_come import NO_LEAGUE, NO_TEAM
from game.ui.scenes.seasons.wall import Wall, wall_bar, wall_pages, wall_room
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.prompt import PromptBar
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.widget import Group, Message, Widget

PAGES: Final = ("Leagues", "Teams")
NEW: Final = (
    ("build", "Build a team", "plus"),
    ("ready", "Take a ready-made one", "person"),
    ("import", "Import a file", "book"),
)
"""Where another team comes from."""


class Clubhouse(Wall):
    """Leagues at the left, teams at the right. The file of leagues is opened with the scene: `open_clubhouse`
    says what is wrong with it."""

    def __init__(self, app: Context, leagues: Leagues) -> None:
        super().__init__(app)
        self.leagues = leagues
        self.page = 0
        self.deeds = TeamDeeds(app, leagues, self.tried)
        self.league = self.team = 0  # the rows that are chosen
        self.read()

    def read(self) -> None:
        """What the books say now. Raises GameError."""
        self.lines: list[LeagueLine] = self.leagues.leagues()
        self.teams: list[KeptTeam] = self.leagues.teams()
        self.league = min(self.league, max(0, len(self.lines) - 1))
        self.team = min(self.team, max(0, len(self.teams) - 1))

    def entered(self) -> None:
        self.tried(lambda: None)

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        theme = self.theme
        found = Button("found", Box(0, 0, 0, 0), "Found a league", kind="primary", icon="trophy", size=20)
        found.rect.w = found.natural_w(c, 190)
        count = (
            f"{counted(len(self.lines), 'league')}, {counted(len(self.teams), 'team')}"
            if self.lines or self.teams
            else "No league and no team yet"
        )
        how = "A league has 2 to 12 teams; ready-made ones fill the places of those you have not built"
        bar = wall_bar(c)
        self.prompt = PromptBar("", count, how, "S7-16.1", button=found, rect=bar)
        room = wall_room(c, self.prompt.rect)
        self.papers: dict[str, Box] = {}
        self.rooms: dict[str, Box] = {}  # of the lists on them
        if theme.big:
            spot, area = wall_pages(c, self.prompt.rect, theme.row(46) + 8)
            tabs = Tabs("page", spot, PAGES, self.page)
            body: list[Widget] = [tabs, *(self._leagues(area, c) if self.page == 0 else self._teams(area, c))]
        else:
            left = Box(12, room.y, 520, room.h)
            right = Box(544, room.y, 724, room.h)
            body = [*self._leagues(left, c), *self._teams(right, c)]
        fresh = not self.group.widgets
        self.group = Group(back("Shelf", theme), *corner("book"), *body, self.prompt, found)
        if fresh:
            self.group.set_focus("league" if self.lines else "found")

    def _leagues(self, area: Box, c: Canvas) -> list[Widget]:
        self.papers["leagues"] = area
        row = self.theme.row(46)
        self.rooms["leagues"] = room = area.cut(12, head_h(c) + 8, 12, row + 26)
        tall = max(58.0, c.leading(18) + c.leading(14) + 14)
        listed = ScrollList(
            "league", room, len(self.lines), tall, self._league_row, opens=True, chosen=self.league
        )
        spots = Box(area.x + 14, area.bottom - row - 14, area.w - 28, row).columns(2, 10)
        open_ = Button("open", spots[0], "Open", icon="play", size=18)
        close = Button("end league", spots[1], "Delete", icon="bin", size=18)
        open_.enabled = close.enabled = bool(self.lines)
        return [listed, open_, close]

    def _teams(self, area: Box, c: Canvas) -> list[Widget]:
        self.papers["teams"] = area
        row = self.theme.row(46)
        room = area.cut(12, head_h(c) + 8, 12, 2 * row + 34)
        tall = max(40.0, c.leading(16) * 1.7)
        if self.theme.big:  # one line of buttons, and more teams in sight
            room.h += row + 8
        self.rooms["teams"] = room
        listed = ScrollList("team", room, len(self.teams), tall, self._team_row, chosen=self.team)
        y = area.bottom - (row + 14 if self.theme.big else 2 * row + 22)
        upper = Box(area.x + 14, y, area.w - 28, row).columns(len(DEEDS) + int(self.theme.big), 8)
        deeds = [
            Button(name, spot, words, icon="" if self.theme.big else icon, size=16)
            for (name, words, icon), spot in zip(DEEDS, upper)
        ]
        for button in deeds:
            button.enabled = bool(self.teams)
        if self.theme.big:
            return [listed, *deeds, Button("new", upper[-1], "New \u2026", size=16)]
        lower = Box(area.x + 14, y + row + 8, area.w - 28, row).columns(3, 8)
        more = [
            Button(name, spot, words, icon=icon, size=16)
            for (name, words, icon), spot in zip(NEW, lower, strict=True)
        ]
        return [listed, *deeds, *more]

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        self.title(c, "The clubhouse", "teams, leagues, seasons")
        for name, box in self.papers.items():
            if name == "leagues":
                pinned(c, box, "Leagues", tone=RED_PIN, seed=5)
                if not self.lines:
                    NO_LEAGUE.draw(c, self.rooms[name])
            else:
                pinned(c, box, "Teams", note="of your own", tone=BLUE_PIN, seed=7)
                if not self.teams:
                    NO_TEAM.draw(c, self.rooms[name])

    def _league_row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        line = self.lines[i]
        row_ground(c, r, i, state)
        c.text(line.name, (r.x + 14, r.y + r.h * 0.34), 18, INK, "display", room=r.w - 150)
        how = "double" if line.rules.double else "single"
        offs = f", play-offs of {line.rules.play_offs}" if line.rules.play_offs else ""
        c.text(
            f"{line.teams} teams, {how}{offs}",
            (r.x + 14, r.y + r.h * 0.73),
            14,
            INK_SOFT,
            "strong",
            room=r.w - 150,
        )
        c.text(f"season {line.season}", (r.right - 12, r.y + r.h * 0.34), 16, INK, "bold", "midright")
        words = f"{line.played} of {line.matches} played"
        c.text(words, (r.right - 12, r.y + r.h * 0.73), 14, INK_SOFT, "strong", "midright")

    def _team_row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        sheet = self.teams[i].sheet
        own = roster(sheet.roster)
        row_ground(c, r, i, state)
        put_crest(c, sheet.name, sheet.colours, (r.x + 24, r.centery), min(28, r.h * 0.8))
        c.text(sheet.name, (r.x + 46, r.centery), 16, INK, "bold", room=r.w * 0.42)
        c.text(
            own.name if own else sheet.roster,
            (r.x + r.w * 0.52, r.centery),
            15,
            INK_SOFT,
            "strong",
            room=r.w * 0.22,
        )
        figures = f"TV {thousands(value(sheet))}   treasury {thousands(sheet.treasury)}"
        c.text(figures, (r.right - 12, r.centery), 14, INK_SOFT, "strong", "midright")

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        m = super().handle(e)
        for name in ("league", "team"):
            listed = self.group.get(name)
            if isinstance(listed, ScrollList):
                setattr(self, name, max(0, listed.chosen))
        return m

    def on_message(self, m: Message) -> None:
        match m.name:
            case "page":
                self.page = m.value
                self.rebuild()
            case "open" | "league.open" if self.lines:
                self._open()
            case "found":
                from game.ui.scenes.seasons.founding import Founding

                self.app.push(Founding(self.app, self.leagues))
            case "end league" if self.lines:
                self._end_league(self.lines[self.league])
            case "build":
                from game.ui.scenes.seasons.builder import Builder

                self.app.push(Builder(self.app, None, self._keep))
            case "ready":
                self._ready_made()
            case "import":
                self.deeds.ask_file()
            case "new":
                self._ask_new()
            case "office" | "copy" | "export" | "print" | "delete" if self.teams:
                self.deeds.about(m.name, self.teams[self.team])
            case _:
                super().on_message(m)

    def _ask_new(self) -> None:
        """Where another team comes from, if there is no room for a button for each way."""

        def then(at: int) -> None:
            self.on_message(Message(NEW[at][0]))

        self.app.push(PickOne(self.app, "A new team", [words for _, words, _ in NEW], 0, then))

    def _open(self) -> None:
        from game.ui.scenes.seasons.league import LeagueScene

        line = self.lines[self.league]
        self.tried(lambda: self.app.push(LeagueScene(self.app, self.leagues, line.id)))

    def _keep(self, team: Team) -> str:
        """A team that was built is kept; why it could not be, or ""."""
        try:
            self.leagues.add_team(first_sheet(team))
        except GameError as error:
            return str(error)
        return ""

    def _ready_made(self) -> None:
        """A ready-made team is opened in the builder, to be changed or kept as it is."""
        from game.ui.scenes.seasons.builder import Builder

        kept = {each.sheet.roster for each in self.teams}
        teams = ready_made_teams()
        name = next((name for name in teams if name not in kept), next(iter(teams)))
        self.app.push(Builder(self.app, teams[name], self._keep, ready=True))

    def _end_league(self, line: LeagueLine) -> None:
        self.app.push(
            Ask(
                self.app,
                f"Delete {line.name}?",
                "Its table, its history and its fixtures go; the teams stay.",
                yes="Delete",
                kind="danger",
                then=lambda: self._do(lambda: delete_league(self.app.store, self.leagues, line.id)),
            )
        )

    def _do(self, work: Callable[[], object]) -> None:
        self.tried(work)

    def tried(self, work: Callable[[], object], done: str = "") -> bool:
        """Does something with the books and reads them anew; what keeps it from being done is said."""
        try:
            work()
            self.read()
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return False
        if done:
            self.app.notice(done)
        self.rebuild()
        return True


def open_clubhouse(app: Context) -> None:
    """Opens it; a file of leagues that cannot be used is said, and left as it is until a backup of it is put
    back."""
    try:
        app.push(Clubhouse(app, app.store.leagues))
    except DamagedError as error:
        app.push(DamagedFile(app, error, lambda: open_clubhouse(app)))
    except GameError as error:
        app.notice(str(error), warn=True)
