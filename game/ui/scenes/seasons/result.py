"""A match that was played at a real table: touchdowns, casualties and injuries, entered player by player."""

from __future__ import annotations

from game.core.errors import GameError
from game.games.sevens.league.report import Ended, MatchReport
from game.store.leagues.leagues import Leagues
from game.ui.context import Context
from game.ui.league_match import LeagueMatch
from game.ui.scenes.base import back, corner
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons.after import keep_report, open_kept
from game.ui.scenes.seasons.look import put_crest
from game.ui.scenes.seasons.result_entry import RULE, SPENT_STEP, MatchEntry, SideEntry
from game.ui.scenes.seasons.result_papers import SidePaper, factors_of
from game.ui.scenes.seasons.wall import Wall, wall_bar, wall_pages, wall_room
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.prompt import PromptBar
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.widget import TAKEN, Group, Message, Widget


class Result(Wall):
    """Each side on a paper of its own; the score is what the players scored, and what journeymen added.
    ``before`` is what was entered once already."""

    def __init__(
        self, app: Context, leagues: Leagues, match: LeagueMatch, before: MatchReport | None = None
    ) -> None:
        super().__init__(app)
        self.leagues, self.match = leagues, match
        home, away = (SideEntry(sheet) for sheet in match.sheets)
        standard = match.kept.season.rules.rule_set == "standard"
        self.entry = MatchEntry((home, away), match.fixture.winner_needed, standard)
        self.page = 0
        if before is not None:
            self.entry.enter_again(before)
        self.first = self.entry.all_of_it()

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        theme, entry = self.theme, self.entry
        hand = Button("hand", Box(0, 0, 0, 0), "To the form", kind="primary", icon="right", size=20)
        hand.rect.w = hand.natural_w(c, 190)
        complaints = entry.complaints()
        self.asked = complaints[0] if complaints else None
        hand.enabled, hand.hint = self.asked is None, self.asked.words if self.asked else ""
        home, away = (sheet.name for sheet in self.match.sheets)
        score = f"{home} {entry.touchdowns(0)} – {entry.touchdowns(1)} {away}"
        how = hand.hint or entry.remark() or "What each player did; the dice follow"
        rule = self.asked.rule if self.asked else RULE
        bar = wall_bar(c)
        self.prompt = PromptBar("", score, how, rule, button=hand, rect=bar, crest=self._crest)
        body: list[Widget] = []
        if theme.big:
            spot, area = wall_pages(c, self.prompt.rect, theme.row(46) + 8)
            body.append(Tabs("page", spot, [home, away], self.page))
            areas = {self.page: area}
        else:
            areas = dict(enumerate(wall_room(c, self.prompt.rect).columns(2, 12)))
        self.papers = [SidePaper(entry, side, area, c) for side, area in areas.items()]
        for paper in self.papers:
            body += paper.rows
        self.group = Group(back("Back", theme), *corner("book"), *body, self.prompt, hand)

    def _crest(self, c: Canvas, box: Box) -> None:
        sheet = self.match.sheets[0]
        put_crest(c, sheet.name, sheet.colours, box.center, min(box.h, 46))

    def still(self, c: Canvas) -> None:
        self.title(c, "What happened", "a match at a real table")
        for paper in self.papers:
            paper.still(c)

    # -------------------------------------------------------------------- input
    def handle(self, e: Input) -> Message | None:
        """Who presses the button in vain is led to the row that keeps it from being handed in."""
        hand = self.group.get("hand")
        if e.kind == "down" and hand is not None and not hand.enabled and hand.hit(e.pos):
            self._lead_to(self.asked.row if self.asked else "")
            return TAKEN
        return super().handle(e)

    def _lead_to(self, row: str) -> None:
        """The row comes into sight and has the focus, with large letters on the page of its side."""
        if not row:
            return
        if self.theme.big and row[-1] in "01" and self.page != int(row[-1]):
            self.page = int(row[-1])
            self.rebuild()
            self.ready()
        shown = (name for name in (row, f"{row}{self.page}") if name in self.group)
        self.group.set_focus(next(shown, self.group.focus))

    # ----------------------------------------------------------------- messages
    def on_message(self, m: Message) -> None:
        match m.name:
            case "hand":
                self._doubt()
            case "back":
                self._leave()
                return
            case "page":
                self.page = m.value
            case name if name[:1] == "p" and ":" in name:
                side, _, key = name[1:].partition(":")
                self.entry.sides[int(side)].players[int(key)] = m.value
            case name if name[-1:] in ("0", "1"):
                self._enter(name[:-1], int(name[-1]), m)
            case _:
                super().on_message(m)
                return
        self.rebuild()

    def _enter(self, what: str, side: int, m: Message) -> None:
        """What is asked of a side as a whole."""
        own = self.entry.sides[side]
        at = getattr(self.group[m.name], "index", 0)
        match what:
            case "others":
                own.others += m.value
            case "spent":
                own.spent = m.value // SPENT_STEP
            case "factor":
                own.factor = factors_of(own.sheet)[at]
            case "stalled":
                own.stalled = bool(at)
            case "risen":
                own.risen = bool(m.value)
            case "ended":
                own.ended = list(Ended)[at]
            case "decided":
                self.entry.decided = at - 1

    def _leave(self) -> None:
        """What has been entered is not thrown away without a question."""
        if self.entry.all_of_it() == self.first:
            self.app.pop()
            return
        words = "What was entered is lost."
        ask = Ask(self.app, "Leave the result?", words, yes="Leave", kind="danger", then=self.app.pop)
        self.app.push(ask)

    def _doubt(self) -> None:
        """What is likely a slip is asked first."""
        if not (words := self.entry.doubt()):
            self._hand_in()
            return
        title = "Fewer than 3 left?"
        self.app.push(
            Ask(self.app, title, words, yes="It is so", no="Look again", then=self._hand_in, rule=RULE)
        )

    def _hand_in(self) -> None:
        """What was entered stays until it is kept."""
        try:
            draft = keep_report(self.app.store, self.leagues, self.match, self.entry.report())
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        self.app.pop()
        try:
            open_kept(self.app, self.leagues, self.match, draft)
        except GameError as error:
            self.app.notice(str(error), warn=True)
