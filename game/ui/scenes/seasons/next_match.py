"""Before a match of a league: both teams, and who plays it: people, coaches, or a real table."""

from __future__ import annotations

from typing import Final

from game.core.errors import GameError
from game.games.sevens.league.season import Fixture
from game.store.leagues.kept import PERSON, KeptSeason
from game.store.leagues.leagues import Leagues
from game.ui.context import Context
from game.ui.league_match import begun, coming, give_up, open_session, played_elsewhere, report_of
from game.ui.scenes.base import back, corner
from game.ui.scenes.match_think import beside
from game.ui.scenes.overlays import Ask, Do
from game.ui.scenes.seasons.after import go_on_with_form, open_form_of
from game.ui.scenes.seasons.coaches_match import CoachesMatch
from game.ui.scenes.seasons.form_asked import from_right, taken
from game.ui.scenes.seasons.look import put_crest
from game.ui.scenes.seasons.roster_paper import RosterPaper
from game.ui.scenes.seasons.rounds import round_words
from game.ui.scenes.seasons.wall import Wall, wall_bar, wall_pages, wall_room
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.prompt import PromptBar
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.widget import Group, Message, Widget

LOOKS_S: Final = 1.0  # between two looks at what another window may do with the match
DECIDED: Final = "it has been decided in another window"
STANDS_IN: Final = (
    "a rookie does. It spends nothing of their treasury, and buys inducements with petty cash alone."
)
WAITS: Final = "it has been played: its form waits, unless you give it up"


class NextMatch(Wall):
    """Play it here, let coaches play it, or enter what happened at a real table."""

    moves = True

    def __init__(self, app: Context, leagues: Leagues, kept: KeptSeason, fixture: Fixture) -> None:
        super().__init__(app)
        self.leagues, self.kept, self.fixture = leagues, kept, fixture
        self.page = 0
        self.looked_s = 0.0  # since it was looked up
        self.thought: CoachesMatch | None = None
        self._look_up(kept)

    def _look_up(self, kept: KeptSeason) -> None:
        """What the books and the saves say: read when the scene comes up, not whenever it is laid out."""
        self.fixture = next(each for each in kept.season.fixtures if each.number == self.fixture.number)
        self.match = coming(self.leagues, kept, self.fixture)
        self.begun = begun(self.app.store, self.leagues, self.match)
        self.draft = self.leagues.draft(self.kept.id, self.fixture.number)
        self.elsewhere = played_elsewhere(self.app.store, self.leagues, self.match) if self.begun else ""
        self.looked_s = 0.0

    def entered(self) -> None:
        self._still_open()

    def _still_open(self) -> bool:
        """Back from a match or its form, or another window may have been at it: if it has been recorded, or
        is not to be played any more, there is nothing left to do here."""
        kept = self.leagues.season(self.kept.id)
        if all(each.number != self.fixture.number for each in kept.season.open):
            self.app.pop()
            return False
        before = self._stands
        self._look_up(kept)
        if self._stands != before:
            self.rebuild()
        return True

    @property
    def _stands(self) -> tuple[object, ...]:
        """What the page shows of the books and the saves."""
        return self.match.sheets, self.begun, self.draft, self.elsewhere

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        theme = self.theme
        busy = self.thought is not None
        found = self.begun
        over = self.draft is not None or (found is not None and found.over)
        words = "Fill in the form" if over else "Go on with it" if found else "Play it here"
        play = Button("play", Box(0, 0, 0, 0), words, kind="primary", icon="play", size=20)
        simulate = Button("simulate", Box(0, 0, 0, 0), "Coaches play it", kind="wood", icon="coach", size=17)
        if busy:
            simulate.words, simulate.icon = "Stop them", "pause"
        enter = Button("enter", Box(0, 0, 0, 0), "Enter the result", kind="wood", icon="save", size=17)
        bar = wall_bar(c)
        give_up = Button("give up", Box(0, 0, 0, 0), "Give it up", kind="wood", icon="undo", size=17)
        give_up.hint = "as if nothing of this match had been played or filled in"
        drop = [give_up] if self.draft is not None or found else []
        from_right([play, *drop] if theme.big else [play, simulate, enter, *drop], c, bar, 150)
        give_up.enabled = not busy
        for button in (play, simulate, enter):
            button.enabled = (
                button is simulate if busy else button is play or not over or self._entered(button)
            )
            button.hint = "" if button.enabled or busy else WAITS
        for button in (play, simulate, enter, *drop) if self.elsewhere and not busy else ():
            button.enabled, button.hint = False, self.elsewhere
        home, away = (sheet.name for sheet in self.match.sheets)
        what = f"{home} against {away}" if self.thought is None else self.thought.words
        reserve = taken([play, *drop] if theme.big else [enter, *drop], bar)
        led, crest = self._led(), self._crest
        self.prompt = PromptBar("", what, led, "S7-16.1", rect=bar, crest=crest, reserve=reserve)
        self.papers: list[RosterPaper] = []
        body: list[Widget] = []
        if theme.big:
            row = theme.row(46)
            spot, area = wall_pages(c, self.prompt.rect, row + 8)
            area.h -= row + 10
            simulate.rect, enter.rect = Box(area.x, area.bottom + 10, area.w, row).columns(2, 12)
            names = [sheet.name for sheet in self.match.sheets]
            body.append(Tabs("page", spot, names, self.page))
            areas = {self.page: area}
        else:
            areas = dict(enumerate(wall_room(c, self.prompt.rect).columns(2, 12)))
        for side, area in areas.items():
            paper = RosterPaper(self.match.sheets[side], area, c, name=f"member{side}", narrow=True)
            self.papers.append(paper)
            body.append(paper.list)
        fresh = not self.group.widgets
        ways = (play, simulate, enter, *drop)
        self.group = Group(back("Back", theme), *corner("book"), *body, self.prompt, *ways)
        if fresh:
            self.group.set_focus("play")

    def _entered(self, button: Button) -> bool:
        """What was entered by hand may be entered anew."""
        return button.name == "enter" and self.draft is not None and self.draft.report.how == "entered"

    def _led(self) -> str:
        """Who leads the teams, or where it is being played."""
        if self.elsewhere:
            return "another window is playing it"
        words = []
        for place in self.fixture.teams:
            entry = self.kept.entries[place]
            coach = f"the {entry.coach.removeprefix('coach:')}"
            words.append((entry.player or "a person") if entry.coach == PERSON else coach)
        return " against ".join(words)

    def _crest(self, c: Canvas, box: Box) -> None:
        sheet = self.match.sheets[0]
        put_crest(c, sheet.name, sheet.colours, box.center, min(box.h, 46))

    def still(self, c: Canvas) -> None:
        self.title(c, self.kept.name, round_words(self.kept.season, self.fixture.pairing.round), room=760)
        for paper in self.papers:
            paper.still(c)

    # --------------------------------------------------------------------- time
    def update(self, dt_s: float) -> None:
        self.looked_s += dt_s
        if self.thought is None:
            if self.looked_s > LOOKS_S and not self._still_open():  # it may have been begun or left there
                self.app.notice(DECIDED, warn=True)
            return
        before = self.thought.words
        self.thought.waited_s += dt_s
        if self.thought.ready:
            thought, self.thought = self.thought, None
            self.rebuild()
            try:
                open_form_of(self.app, self.leagues, self.match, thought.result)
            except GameError as error:
                self.app.notice(str(error), warn=True)
        elif self.thought.words != before:
            self.rebuild()

    def left(self) -> None:
        self._stop()

    # ----------------------------------------------------------------- messages
    def on_message(self, m: Message) -> None:
        match m.name:
            case "simulate" if self.thought is not None:
                self._ask_stop()
            case "play" | "simulate" | "enter" | "give up":
                self._decide(m.name)
            case "page":
                self.page = m.value
                self.rebuild()
            case "back" if self.thought is not None:
                self._ask_stop()
            case _:
                super().on_message(m)

    def _decide(self, how: str) -> None:
        """One of the ways to a result, or back; another window may have been at the match meanwhile."""
        if not self._still_open():
            self.app.notice(DECIDED, warn=True)
            return
        self.ready()
        button = self.group.get(how)
        if button is None or not button.enabled:
            self.app.notice(button.hint if button else "there is nothing to give up any more", warn=True)
            return
        match how:
            case "play":
                self._play()
            case "simulate":
                people = self._people()
                words = f"{people} will not play it: {STANDS_IN}" if people else ""
                self._sure(self._simulate, "Let coaches play it", words)
            case "enter":
                self._sure(self._enter, "Enter the result")
            case _:
                self._ask_give_up()

    def _ask_stop(self) -> None:
        """The coaches are at it: their match goes on, or never was. Nothing of it is in the books yet."""
        words = "Nothing of this match is in the books yet: stopped now, it has never been."
        title, go_on = "Stop the coaches' match?", "Let them play"
        self.app.push(Ask(self.app, title, words, yes="Stop it", no=go_on, then=self._stop))

    def _stop(self) -> None:
        """The coaches end with what they are thinking of; nobody hears of it."""
        if self.thought is not None:
            self.thought.stop()
            self.thought = None
        self.rebuild()

    def _play(self) -> None:
        from game.ui.scenes.match import MatchScene

        try:
            if self.draft is not None:
                go_on_with_form(self.app, self.leagues, self.match, self.draft)
                return
            found = self.begun
            if found is not None and found.over:
                report = report_of(self.match, self.app.store.saves.read(found.ident))
                open_form_of(self.app, self.leagues, self.match, report)
                return
            session = open_session(self.app.store, self.leagues, self.match)
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        self.app.push(MatchScene(self.app, session))

    def _ask_give_up(self) -> None:
        """Back to a match of which nothing has been played."""
        home, away = (sheet.name for sheet in self.match.sheets)
        words = (
            f"What was played of {home} against {away} counts for nothing then, and its form is forgotten."
        )
        words += " What is over stays among the replays."
        self._ask_danger("Give this match up?", words, "Give it up", self._give_up)

    def _ask_danger(self, title: str, words: str, yes: str, then: Do) -> None:
        no = "Keep it"
        self.app.push(Ask(self.app, title, words, yes=yes, no=no, kind="danger", then=then))

    def _give_up(self) -> None:
        try:
            give_up(self.app.store, self.leagues, self.match)
        except GameError as error:
            self.app.notice(str(error), warn=True)
        self.entered()

    def _sure(self, then: Do, yes: str, doubt: str = "") -> None:
        """A match that people have begun is not decided otherwise unasked; nor whatever there is ``doubt``
        about."""
        if self.begun is not None and not self.begun.over:
            home, away = (sheet.name for sheet in self.match.sheets)
            words = f"{home} against {away} has been begun here. What has been played of it is given up then."
            self._ask_danger("Give up the begun match?", f"{words} {doubt}".rstrip(), yes, then)
        elif doubt:
            words = f"{doubt} It can be stopped; its form can be given up."
            self.app.push(Ask(self.app, f"{yes}?", words, yes=yes, no="Keep it", then=then))
        else:
            then()

    def _enter(self) -> None:
        from game.ui.scenes.seasons.result import Result

        draft = self.draft
        before = draft.report if draft is not None and draft.report.how == "entered" else None
        self.app.push(Result(self.app, self.leagues, self.match, before))

    def _people(self) -> str:
        """Who leads a team here and is no coach, or ""."""
        entries = [self.kept.entries[place] for place in self.fixture.teams]
        led = zip(entries, self.match.sheets, strict=True)
        return " and ".join(entry.player or sheet.name for entry, sheet in led if entry.coach == PERSON)

    def _simulate(self) -> None:
        """Beside the frame loop, each team by the level that leads it; a person's by a rookie."""
        self.thought = CoachesMatch(self.leagues, self.match, beside)
        self.rebuild()
