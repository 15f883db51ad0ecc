"""A league is founded: its name, how it is played, who takes part and who leads each team."""

from __future__ import annotations

from itertools import chain, count
from typing import Final

from game.core.coach import LEVELS
from game.core.errors import GameError
from game.games.sevens.data.ready_made import ready_made_teams
from game.games.sevens.league.fixtures import FEWEST_TEAMS, MOST_TEAMS, round_robin
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.season import PLAY_OFFS, LeagueRules, wrong_rules
from game.games.sevens.league.sheet import TeamSheet, first_sheet
from game.store.leagues.kept import PERSON
from game.store.leagues.leagues import Leagues
from game.store.spelling import folded
from game.ui.context import Context
from game.ui.scenes.base import back, corner
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons.look import BLUE_PIN, RED_PIN, counted, head_h, pinned, put_crest, row_ground
from game.ui.scenes.seasons.wall import Wall, wall_bar, wall_pages, wall_room
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.field import TextField
from game.ui.widgets.pane import Pane
from game.ui.widgets.prompt import PromptBar
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.toggle import Choice, Toggle
from game.ui.widgets.widget import Group, Message, Widget

PAGES: Final = ("League", "Teams")
NAME: Final = "Brass Lamp League"
LONGEST_NAME: Final = 40
RULE_SETS: Final = {RuleSet.SEVENS: "season form", RuleSet.STANDARD: "standard, with SPP"}
COACHES: Final = (PERSON, *(f"coach:{level}" for level in LEVELS))
COACH_WORDS: Final = ("a person", *(f"the {level}" for level in LEVELS))
USUAL: Final = 4  # teams that a newcomer finds


class Place:
    """A place in the draw: a kept team, or a ready-made one that is made anew. ``team`` 0: ready-made."""

    def __init__(self, sheet: TeamSheet, team: int, coach: str) -> None:
        self.sheet, self.team, self.coach = sheet, team, coach


class Founding(Wall):
    """How it is played at the left, who takes part at the right."""

    rule = "S7-16.9"

    def __init__(self, app: Context, leagues: Leagues) -> None:
        super().__init__(app)
        self.leagues = leagues
        self.name = self._free_name()
        self.double, self.play_offs, self.rule_set = False, 0, RuleSet.SEVENS
        own = leagues.teams()
        busy = self._busy()
        self.pool = [Place(each.sheet, each.id, PERSON) for each in own if each.id not in busy]
        taken = {folded(each.sheet.name) for each in own}
        self.pool += [
            Place(first_sheet(team), 0, "coach:rookie")
            for team in ready_made_teams().values()
            if folded(team.name) not in taken
        ]
        self.places: list[Place] = self.pool[:USUAL]
        if not any(place.coach == PERSON for place in self.places):
            self.places[0].coach = PERSON
        self.page = 0
        self.taken_from = -1  # the row of the pool whose team was let in last
        self.first = self._chosen()

    def _free_name(self) -> str:
        known = {folded(line.name) for line in self.leagues.leagues()}
        names = chain((NAME,), (f"{NAME} {n}" for n in count(2)))
        return next(name for name in names if folded(name) not in known)

    def _busy(self) -> set[int]:
        """The teams that have matches to play in some league."""
        found: set[int] = set()
        for line in self.leagues.leagues():
            kept = self.leagues.seasons(line.id)[-1]
            if kept.season.open:
                found |= {entry.team for entry in kept.entries}
        return found

    @property
    def rules(self) -> LeagueRules:
        return LeagueRules(self.rule_set, self.double, self.play_offs)

    def wrong(self) -> str:
        """Why it cannot be founded so, or ""."""
        return (
            ""
            if self.name.strip() and not wrong_rules(len(self.places), self.rules)
            else (wrong_rules(len(self.places), self.rules) or "the league has no name")
        )

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        theme = self.theme
        found = Button("found", Box(0, 0, 0, 0), "Found it", kind="primary", icon="check", size=20)
        found.rect.w = found.natural_w(c, 170)
        wrong = self.wrong()
        found.enabled, found.hint = not wrong, wrong
        matches = (
            len(round_robin(len(self.places), double=self.double)) if len(self.places) >= FEWEST_TEAMS else 0
        )
        what = f"{counted(len(self.places), 'team')}, {matches} {'match' if matches == 1 else 'matches'}"
        offs = f", then play-offs of {self.play_offs}" if self.play_offs else ""
        how = wrong or f"everybody meets everybody {'twice' if self.double else 'once'}{offs}"
        bar = wall_bar(c)
        self.prompt = PromptBar("", what, how, "S7-16.9", button=found, rect=bar)
        room = wall_room(c, self.prompt.rect)
        self.papers: dict[str, Box] = {}
        if theme.big:
            spot, area = wall_pages(c, self.prompt.rect, theme.row(46) + 8)
            body: list[Widget] = [Tabs("page", spot, PAGES, self.page)]
            body += self._how(area, c) if self.page == 0 else self._who(area, c)
        else:
            body = [
                *self._how(Box(12, room.y, 400, room.h), c),
                *self._who(Box(424, room.y, 844, room.h), c),
            ]
        fresh = not self.group.widgets
        self.group = Group(back("Back", theme), *corner("book"), *body, self.prompt, found)
        if fresh:
            self.group.set_focus("found")

    def _how(self, area: Box, c: Canvas) -> list[Widget]:
        self.papers["how"] = area
        row = self.theme.row(46)
        r = area.cut(16, head_h(c) + 12, 16, 12)
        label = r.w * 0.42
        offs = list(PLAY_OFFS)
        widgets: list[Widget] = [
            TextField("name", Box(0, 0, r.w, row), self.name, place="Name of the league", most=LONGEST_NAME),
            Toggle("double", Box(0, 0, r.w, row), "Everybody meets everybody twice", self.double),
            Choice(
                "offs", Box(0, 0, r.w, row), ["none", *(f"{n} teams" for n in offs[1:])],
                offs.index(self.play_offs), words="Play-offs", label_w=label,
            ),
            Choice(
                "rules", Box(0, 0, r.w, row), list(RULE_SETS.values()), list(RULE_SETS).index(self.rule_set),
                words="After a match", label_w=label,
            ),
        ]  # fmt: skip
        for i, widget in enumerate(widgets):
            widget.rect.x, widget.rect.y = r.x, r.y + i * (row + 10)
        Pane(area.cut(6, head_h(c) + 6, 6, 8), widgets)
        return widgets

    def _who(self, area: Box, c: Canvas) -> list[Widget]:
        self.papers["who"] = area
        row = self.theme.row(42)
        left = Box(area.x, area.y, area.w * (0.37 if self.theme.big else 0.44), area.h)
        wide = 196 * self.theme.most(1.0, 0.5)
        room = left.cut(14, head_h(c) + 8, 6, 12)
        tall = max(34.0, c.leading(16) * 1.5)
        names = [place.sheet.name for place in self.places]
        self.rest = [place for place in self.pool if place.sheet.name not in names]
        pool = ScrollList(
            "pool",
            room,
            len(self.rest),
            tall,
            self._pool_row,
            chosen=min(self.taken_from, len(self.rest) - 1),
        )
        right = Box(left.right, area.y + head_h(c) + 8, area.right - left.right - 12, area.h - head_h(c) - 20)
        widgets: list[Widget] = []
        self.lines: list[Box] = []
        for i, place in enumerate(self.places):
            r = Box(right.x, right.y + i * (row + 4), right.w - 16, row)
            coach = Choice(
                f"coach{i}", Box(r.right - wide - 54, r.y, wide, row), COACH_WORDS, COACHES.index(place.coach)
            )
            away = Button(
                f"away{i}", Box(r.right - 48, r.y, 48, row), "", icon="cross", size=16, hint="takes no part"
            )
            label = TeamLabel(f"team{i}", Box(r.x, r.y, r.w - wide - 62, row), place.sheet)
            widgets += [label, coach, away]
        Pane(right, widgets)
        return [pool, *widgets]

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        self.title(c, "A new league", self.name, room=760)
        for name, box in self.papers.items():
            if name == "how":
                pinned(c, box, "The league", tone=RED_PIN, seed=5)
            else:
                note = "press one at the left to let it in"
                pinned(c, box, "Who takes part", note=note, tone=BLUE_PIN, seed=7)

    def _pool_row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        place = self.rest[i]
        row_ground(c, r, i, state)
        put_crest(c, place.sheet.name, place.sheet.colours, (r.x + 20, r.centery), min(24, r.h * 0.8))
        words = "yours" if place.team else "ready-made"
        t = c.text(words, (r.right - 10, r.centery), 14, INK_SOFT, "strong", "midright")
        c.text(place.sheet.name, (r.x + 38, r.centery), 16, INK, "bold", room=t.x - r.x - 48)

    # ----------------------------------------------------------------- messages
    def on_message(self, m: Message) -> None:
        name, digits = m.name.rstrip("0123456789"), m.name.lstrip("abcdefghijklmnopqrstuvwxyz")
        match name:
            case "name":
                self.name = m.value
            case "double":
                self.double = bool(m.value)
            case "offs":
                self.play_offs = PLAY_OFFS[self.group["offs"].index]
            case "rules":
                self.rule_set = list(RULE_SETS)[self.group["rules"].index]
            case "pool":
                self.taken_from = m.value
                self._let_in(self.rest[m.value])
            case "coach":
                self.places[int(digits)].coach = COACHES[self.group[m.name].index]
            case "away":
                del self.places[int(digits)]
            case "page":
                self.page = m.value
            case "found":
                self._found()
                return
            case "back" if self._chosen() != self.first:
                words = "The league is not founded, and what was chosen for it is lost."
                title, leave = "Leave it unfounded?", self.app.pop
                self.app.push(Ask(self.app, title, words, yes="Leave", kind="danger", then=leave))
                return
            case _:
                super().on_message(m)
                return
        self.rebuild()

    def _chosen(self) -> tuple[object, ...]:
        """Everything that can be chosen, as it stands now."""
        teams = tuple((place.sheet.name, place.coach) for place in self.places)
        return self.name, self.double, self.play_offs, self.rule_set, teams

    def _let_in(self, place: Place) -> None:
        if len(self.places) >= MOST_TEAMS:
            self.app.notice(f"a league has at most {MOST_TEAMS} teams", warn=True)
            return
        self.places.append(place)

    def _found(self) -> None:
        """Ready-made teams are kept with the league, or nothing is."""
        if self.wrong():
            return
        try:
            who = [(place.team or place.sheet, place.coach) for place in self.places]
            league = self.leagues.found_with(self.name.strip(), self.rules, who)
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        from game.ui.scenes.seasons.league import LeagueScene

        self.app.replace(LeagueScene(self.app, self.leagues, league))
        self.app.notice(f"{self.name.strip()} is founded")


class TeamLabel(Widget):
    """A team that takes part, by crest and name."""

    focusable = False

    def __init__(self, name: str, rect: Box, sheet: TeamSheet) -> None:
        super().__init__(name, rect)
        self.sheet = sheet

    def draw(self, c: Canvas) -> None:
        r = self.rect
        put_crest(c, self.sheet.name, self.sheet.colours, (r.x + 18, r.centery), min(28, r.h * 0.8))
        c.text(self.sheet.name, (r.x + 38, r.centery), 16, INK, "bold", room=r.w - 44)
