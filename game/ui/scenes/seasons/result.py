"""A match that was played at a real table: touchdowns, casualties and injuries, entered player by player."""

from __future__ import annotations

from typing import Final

from game.core.errors import GameError
from game.games.sevens.league.entrants import journeymen
from game.games.sevens.league.report import DRAW, Hurt, MatchReport, SideReport, may_raise, wrong
from game.games.sevens.league.sheet import Career, Member, TeamSheet
from game.store.leagues.leagues import Leagues
from game.ui.context import Context
from game.ui.league_match import LeagueMatch
from game.ui.scenes.base import back, corner
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons.after import keep_report, open_kept
from game.ui.scenes.seasons.look import BLUE_PIN, RED_PIN, counted, head_h, money, pinned, put_crest
from game.ui.scenes.seasons.result_rows import IN_FULL, PLAIN, Entered, PlayerRow
from game.ui.scenes.seasons.rows import CountRow
from game.ui.scenes.seasons.wall import Wall
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.pane import Pane
from game.ui.widgets.panel import title_bar
from game.ui.widgets.prompt import PromptBar, bar_box
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.toggle import Choice, Toggle
from game.ui.widgets.widget import Group, Message, Widget

MOST: Final = 20
SPENT_STEP: Final = 5_000  # the smallest coin of a treasury
FAN_DIE: Final = 3  # the faces of the die that is added to the dedicated fans (S7-2.1)


class Result(Wall):
    """Each side on a paper of its own; the score is what the players scored, and what journeymen added.
    ``before`` is what was entered once already."""

    def __init__(
        self, app: Context, leagues: Leagues, match: LeagueMatch, before: MatchReport | None = None
    ) -> None:
        super().__init__(app)
        self.leagues, self.match = leagues, match
        self.entered_: list[dict[int, Entered]] = [
            {member.key: Entered() for member in sheet.available} for sheet in match.sheets
        ]
        self.others = [0, 0]  # touchdowns of nobody who stands in the list
        self.standard = match.kept.season.rules.rule_set == "standard"
        self.columns = IN_FULL if self.standard else PLAIN
        self.factors = [sheet.fans + 1 if self.standard else 0 for sheet in match.sheets]
        self.stalled = [False, False]
        self.risen = [False, False]  # one of the dead came to a side's Reserves
        self.decided = 0  # who won in extra time, where a winner is needed
        self.spent = [0, 0]  # of the treasuries on inducements, in steps
        self.page = 0
        if before is not None:
            self._enter_again(before)
        self.first = self._entries()

    def _enter_again(self, before: MatchReport) -> None:
        """Everything as it was entered."""
        for side, report in enumerate(before.sides):
            hurt = {each.key: each.outcome for each in report.hurt}
            for key in self.entered_[side]:
                deeds = report.deeds_of(key)
                self.entered_[side][key] = Entered(
                    key in report.played,
                    deeds.touchdowns,
                    deeds.casualties,
                    deeds.completions,
                    deeds.interceptions,
                    hurt.get(key),
                )
            self.others[side] = report.touchdowns - sum(deeds.touchdowns for _, deeds in report.deeds)
            self.factors[side], self.stalled[side] = report.fan_factor, report.stalled
            self.risen[side], self.spent[side] = report.risen, report.spent // SPENT_STEP
        self.decided = max(0, before.winner)

    # -------------------------------------------------------------------- state
    def touchdowns(self, side: int) -> int:
        """What a side has scored."""
        return self.others[side] + sum(each.touchdowns for each in self.entered_[side].values())

    @property
    def level(self) -> bool:
        """Is it level?"""
        return self.touchdowns(0) == self.touchdowns(1)

    def report(self) -> MatchReport:
        """What has been entered."""
        home, away = (self._side(side) for side in (0, 1))
        winner = DRAW if self.level else int(self.touchdowns(0) < self.touchdowns(1))
        if self.level and self.match.fixture.winner_needed:
            winner = self.decided
        return MatchReport(home, away, winner, "entered")

    def _side(self, side: int) -> SideReport:
        mine = {key: each for key, each in self.entered_[side].items() if each.played}
        return SideReport(
            touchdowns=self.touchdowns(side),
            played=tuple(mine),
            deeds=tuple(
                (key, deeds) for key, each in mine.items() if any((deeds := self._deeds(each)).figures)
            ),
            hurt=tuple(Hurt(key, each.outcome) for key, each in mine.items() if each.outcome is not None),
            fan_factor=self.factors[side],
            stalled=self.stalled[side],
            spent=self.spent[side] * SPENT_STEP,
            risen=self.risen[side],
        )

    @staticmethod
    def _deeds(each: Entered) -> Career:
        return Career(
            touchdowns=each.touchdowns,
            casualties=each.casualties,
            completions=each.completions,
            interceptions=each.interceptions,
        )

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        theme = self.theme
        hand = Button("hand", Box(0, 0, 0, 0), "To the form", kind="primary", icon="right", size=20)
        hand.rect.w = hand.natural_w(c, 190)
        complaints = wrong(self.report(), self.match.sheets, winner_needed=self.match.fixture.winner_needed)
        hand.enabled, hand.hint = not complaints, complaints[0] if complaints else ""
        home, away = (sheet.name for sheet in self.match.sheets)
        score = f"{home} {self.touchdowns(0)} – {self.touchdowns(1)} {away}"
        how = complaints[0] if complaints else "What each player did; the dice follow"
        if self.standard and not complaints:
            how = "What each player did; fan factors {} and {}, as they were rolled".format(*self.factors)
        self.prompt = PromptBar(
            "", score, how, "S7-16.1", button=hand, rect=bar_box(theme, 12, 1256), crest=self._crest
        )
        top, bottom = 64.0, self.prompt.rect.y - 12
        self.papers: dict[int, Box] = {}
        body: list[Widget] = []
        if theme.big:
            row = theme.row(46)
            body.append(Tabs("page", Box(12, 62, 1256, row + 8), [home, away], self.page))
            self.papers[self.page] = Box(12, 78 + row, 1256, bottom - 78 - row)
        else:
            self.papers = dict(enumerate(Box(12, top, 1256, bottom - top).columns(2, 12)))
        for side, area in self.papers.items():
            body += self._paper(side, area, c)
        self.group = Group(back("Back", theme), *corner("book"), *body, self.prompt, hand)

    def _paper(self, side: int, area: Box, c: Canvas) -> list[Widget]:
        self.heads_h = c.leading(14)
        room = area.cut(12, head_h(c) + 8 + self.heads_h, 12, 10)
        tall = max(40.0, c.leading(16) * 1.5)
        sheet = self.match.sheets[side]
        rows: list[Widget] = []
        y = room.y
        for i, member in enumerate(sheet.available):
            r = Box(room.x, y, room.w - 16, tall)
            rows.append(
                PlayerRow(
                    f"p{side}:{member.key}",
                    r,
                    self._words(member),
                    self.entered_[side][member.key],
                    shade=i % 2 == 0,
                    columns=self.columns,
                )
            )
            y += tall + 2
        y += 6
        rows.append(
            CountRow(
                f"others{side}",
                Box(room.x, y, room.w - 16, tall),
                f"Touchdowns of {self._strangers(sheet)}",
                self.others[side],
                most=MOST,
                grow=c.theme.text_scale,
            )
        )
        y += tall + 6
        if may_raise(sheet):
            rows.append(
                Toggle(
                    f"risen{side}",
                    Box(room.x + 10, y, room.w - 32, tall),
                    "One was raised from the dead",
                    self.risen[side],
                )
            )
            y += tall + 6
        if most := sheet.treasury // SPENT_STEP:
            rows.append(
                CountRow(
                    f"spent{side}",
                    Box(room.x, y, room.w - 16, tall),
                    f"Spent on inducements: {money(self.spent[side] * SPENT_STEP)}",
                    self.spent[side],
                    most=most,
                    grow=c.theme.text_scale,
                )
            )
            y += tall + 6
        if self.standard:
            rows.append(
                CountRow(
                    f"factor{side}",
                    Box(room.x, y, room.w - 16, tall),
                    "Fan factor",
                    self.factors[side],
                    least=sheet.fans + 1,
                    most=sheet.fans + FAN_DIE,
                    grow=c.theme.text_scale,
                )
            )
            y += tall + 6
            words = ["nobody stalled", "stalled"]
            rows.append(
                Choice(f"stalled{side}", Box(room.x, y, room.w - 16, tall), words, int(self.stalled[side]))
            )
            y += tall + 6
        if self.match.fixture.winner_needed and self.level:
            names = [sheet.name for sheet in self.match.sheets]
            rows.append(
                Choice(
                    f"decided{side}",
                    Box(room.x, y, room.w - 16, tall),
                    names,
                    self.decided,
                    words="Won by",
                    label_w=90,
                )
            )
        Pane(room, rows)
        return rows

    @staticmethod
    def _strangers(sheet: TeamSheet) -> str:
        """Who may have scored for a team and is not in its list."""
        who = ["journeymen"] if journeymen(sheet) else []
        return " and ".join(who + (["the raised one"] if may_raise(sheet) else [])) or "nobody known"

    @staticmethod
    def _words(member: Member) -> str:
        return f"{member.number}  {member.name}"

    def _crest(self, c: Canvas, box: Box) -> None:
        sheet = self.match.sheets[0]
        put_crest(c, sheet.name, sheet.colours, box.center, min(box.h, 46))

    def still(self, c: Canvas) -> None:
        title_bar(c, "What happened", "a match at a real table", room=680)
        for side, box in self.papers.items():
            sheet = self.match.sheets[side]
            pinned(
                c,
                box,
                sheet.name,
                note=counted(self.touchdowns(side), "touchdown"),
                tone=(RED_PIN, BLUE_PIN)[side],
                seed=5 + side,
            )
            y = box.y + head_h(c) + 6 + self.heads_h / 2
            row = Box(box.x + 12, y - 10, box.w - 40, 20)
            for words, x in PlayerRow.heads(row, self.columns):
                c.text(words, (x, y), 14, INK_SOFT if words else INK, "bold", "center")

    # ----------------------------------------------------------------- messages
    def on_message(self, m: Message) -> None:
        name = m.name
        match name:
            case "hand":
                self._hand_in()
            case "back":
                self._leave()
                return
            case "page":
                self.page = m.value
            case "others0" | "others1":
                self.others[int(name[-1])] += m.value
            case "spent0" | "spent1":
                self.spent[int(name[-1])] += m.value
            case "factor0" | "factor1":
                self.factors[int(name[-1])] += m.value
            case "stalled0" | "stalled1":
                self.stalled[int(name[-1])] = bool(self.group[name].index)
            case "risen0" | "risen1":
                self.risen[int(name[-1])] = bool(m.value)
            case "decided0" | "decided1":
                self.decided = self.group[name].index
            case _ if name.startswith("p"):
                side, _, key = name[1:].partition(":")
                self.entered_[int(side)][int(key)] = m.value
            case _:
                super().on_message(m)
                return
        self.rebuild()

    def _entries(self) -> tuple[object, ...]:
        """Everything that can be entered, as it stands now."""
        players = tuple(tuple(side.items()) for side in self.entered_)
        return (
            players,
            tuple(self.others),
            tuple(self.factors),
            tuple(self.stalled),
            tuple(self.risen),
            tuple(self.spent),
            self.decided,
        )

    def _leave(self) -> None:
        """What has been entered is not thrown away without a question."""
        if self._entries() == self.first:
            self.app.pop()
            return
        words = "What was entered is lost."
        self.app.push(Ask(self.app, "Leave the result?", words, yes="Leave", then=self.app.pop))

    def _hand_in(self) -> None:
        """What was entered stays until it is kept."""
        try:
            draft = keep_report(self.app.store, self.leagues, self.match, self.report())
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        self.app.pop()
        try:
            open_kept(self.app, self.leagues, self.match, draft)
        except GameError as error:
            self.app.notice(str(error), warn=True)
