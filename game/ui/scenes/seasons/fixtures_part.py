"""Two rounds of a league side by side: what was played, and what is to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.games.sevens.league.report import MatchReport
from game.games.sevens.league.season import Fixture
from game.ui.context import Context
from game.ui.league_match import begun_in
from game.ui.scenes.seasons.league_book import LeagueBook
from game.ui.scenes.seasons.look import (
    BLUE_PIN,
    LIT,
    LIT_EDGE,
    RED,
    head_h,
    pinned,
    put_crest,
    row_ground,
)
from game.ui.scenes.seasons.part import Part
from game.ui.scenes.seasons.rounds import in_round, resting, round_words, rounds_of
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.widget import Message, Widget

WIDE: Final = 600.0  # of a paper with room for both teams on one line
BEGUN: Final = "begun"
FORM_WAITS: Final = "form waits"


class FixturesPart(Part):
    """The arrows in the head of the paper turn to other rounds; any match that is open can be chosen to come
    next, any other to be told. ``marks`` say of some, by number, how far they are."""

    def __init__(self, book: LeagueBook) -> None:
        super().__init__(book)
        self.marks: Mapping[int, str] = {}
        self.cursors: dict[str, int] = {}  # where the arrows are, by list

    def need(self, c: Canvas) -> float:
        """How high the paper is if every match of a round is in sight."""
        rows = max(len(in_round(self.book.season, number)) for number in rounds_of(self.book.season))
        return head_h(c) + c.leading(15) + 18 + rows * match_h(c)

    def need_flat(self, c: Canvas) -> float:
        """How high the paper is if each match of a round has one line."""
        rows = max(len(in_round(self.book.season, number)) for number in rounds_of(self.book.season))
        return head_h(c) + c.leading(15) + 18 + rows * flat_h(c)

    def lay(self, area: Box, c: Canvas) -> Sequence[Widget]:
        self.area = area
        self.flat = not c.theme.big and area.w >= WIDE and area.h < self.need(c)
        self.row_h = flat_h(c) if self.flat else match_h(c)
        season = self.book.season
        self.known = rounds_of(season)
        self.at = min(max(1, self.known.index(self.book.round)), max(1, len(self.known) - 1))
        self.rounds = self.known[self.at - 1 : self.at + 1]
        self.columns: list[list[Fixture]] = [in_round(season, number) for number in self.rounds]
        size = min(head_h(c) - 8, 48.0)
        y = area.y + (head_h(c) - size) / 2 + 1
        later = Button("later", Box(area.right - 16 - 48, y, 48, size), "", icon="right", size=16)
        earlier = Button("earlier", Box(later.rect.x - 56, y, 48, size), "", icon="left", size=16)
        earlier.enabled, later.enabled = self.at > 1, self.at < len(self.known) - 1
        earlier.hint, later.hint = "earlier rounds", "later rounds"
        self.heads = Box(area.x + 14, area.y + head_h(c) + 4, area.w - 28, c.leading(15))
        room = area.cut(14, head_h(c) + 8 + self.heads.h, 14, 8)
        self.lists = [self._list(n, box) for n, box in enumerate(self._halves(room))]
        return [earlier, later, *self.lists]

    def _list(self, n: int, room: Box) -> ScrollList:
        """The matches of a round; the one that comes next is in sight."""
        column, name = self.columns[n], f"round {self.rounds[n]}"

        def row(c: Canvas, i: int, r: Box, state: str) -> None:
            self._fixture(c, r, column[i], state if listed.focused or state == "hover" else "normal")

        lit = next((i for i, fixture in enumerate(column) if self._is_next(fixture)), -1)
        at = min(self.cursors.get(name, max(0, lit)), len(column) - 1)
        listed = ScrollList(name, room, len(column), self.row_h, row, opens=True, chosen=at)
        listed.show(max(lit, 0))
        return listed

    def _is_next(self, fixture: Fixture) -> bool:
        coming = self.book.coming
        return coming is not None and coming.number == fixture.number

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        rules = self.book.season.rules
        pinned(c, self.area, "Fixtures", tone=BLUE_PIN, seed=6)
        x = self.area.x + 18 + c.width("Fixtures", 20, "display") + 14
        how = "each meets each twice" if rules.double else "each meets each once"
        offs = f", then {rules.play_offs} play off" if rules.play_offs else ""
        y = self.area.y + head_h(c) / 2 + 5
        c.text(how + offs, (x, y), 14, INK_SOFT, "strong", room=self.area.right - 130 - x)
        for box, number in zip(self._halves(self.heads), self.rounds):
            words = round_words(self.book.season, number)
            now = any(self._is_next(fixture) for fixture in in_round(self.book.season, number))
            t = c.text(words, (box.x + 6, box.centery), 15, RED if now else INK_SOFT, "bold")
            rests = resting(self.book.season, number, self.book.sheets)
            c.text(rests, (t.right + 10, box.centery), 14, INK_SOFT, "text", room=box.right - t.right - 14)
        if len(self.rounds) > 1:
            x = self.heads.centerx
            c.line((x, self.heads.y), (x, self.area.bottom - 10), "#d9c59b", 1)

    def _halves(self, r: Box) -> list[Box]:
        return r.columns(2, 12) if len(self.rounds) > 1 else [r]

    def _fixture(self, c: Canvas, r: Box, fixture: Fixture, state: str) -> None:
        """A match on two lines: both teams, with the score or how far it is; the next one is lit."""
        if self.flat:
            self._on_one_line(c, r, fixture, state)
            return
        report = fixture.report
        room = r.w - 66
        following, mark = self._is_next(fixture), self.marks.get(fixture.number, "")
        if following:
            c.flat(r.cut(0, 1, 2, 1), LIT, r=5, border=LIT_EDGE)
        else:
            row_ground(c, r, 0, "hover" if state != "normal" else "normal")
        if state == "chosen":
            c.frame(r.cut(0, 1, 2, 1), INK, width=2)
        if said := mark or ("next" if following else ""):
            t = c.text(said, (r.right - 12, r.centery), 14, RED if mark else INK, "bold", "midright")
            room = t.x - r.x - 42
        for side, team in enumerate(fixture.teams):
            sheet = self.book.sheets[team]
            y = r.y + r.h * (0.28 if side == 0 else 0.72)
            put_crest(c, sheet.name, sheet.colours, (r.x + 18, y), min(24.0, r.h * 0.44))
            won, free = report is not None and report.winner == side, room
            if report is not None:
                t = c.text(str(report.score[side]), (r.right - 14, y), 15, INK, "display", "midright")
                if words := beside_score(report, side):
                    t = c.text(words, (t.x - 8, y), 14, INK_SOFT, "strong", "midright")
                    free = t.x - r.x - 42
            c.text(sheet.name, (r.x + 34, y - 0.5), 14, INK, "bold" if won else "strong", room=free)

    def _on_one_line(self, c: Canvas, r: Box, fixture: Fixture, state: str) -> None:
        """A match on one line: the score, or how far it is, between both teams."""
        report, following = fixture.report, self._is_next(fixture)
        if following:
            c.flat(r.cut(0, 1, 2, 1), LIT, r=5, border=LIT_EDGE)
        else:
            row_ground(c, r, 0, "hover" if state != "normal" else "normal")
        mark = self.marks.get(fixture.number, "")
        score = f"{report.score[0]} – {report.score[1]}" if report is not None else ""
        if report is not None:
            ours, theirs = (beside_score(report, side) for side in (0, 1))
            score = " ".join(word for word in (ours, score, theirs) if word)
        words = score or mark or ("next" if following else "–")
        role = "display" if score else "bold"
        t = c.text(words, r.center, 14, RED if mark and not score else INK, role, "center")
        for side, team in enumerate(fixture.teams):
            sheet = self.book.sheets[team]
            crest = r.x + 16 if side == 0 else r.right - 16
            put_crest(c, sheet.name, sheet.colours, (crest, r.centery), min(20.0, r.h - 4))
            role = "bold" if report is not None and report.winner == side else "strong"
            at, anchor = (t.x - 8, "midright") if side == 0 else (t.right + 8, "midleft")
            room = abs(crest - at) - 14
            c.text(sheet.name, (at, r.centery), 14, INK, role, anchor, room=room)

    # ----------------------------------------------------------------- messages
    def opened(self, m: Message) -> Fixture | None:
        """The match that a list was told to open."""
        for listed, column in zip(self.lists, self.columns):
            if m.name == f"{listed.name}.open":
                fixture: Fixture = column[m.value]
                return fixture
        return None

    def said(self, m: Message) -> bool:
        if m.name in ("earlier", "later"):
            step = 1 if m.name == "later" else -1
            self.book.round = self.known[max(0, min(len(self.known) - 1, self.at + step))]
            return True
        for listed, column in zip(self.lists, self.columns):
            if m.name in (listed.name, f"{listed.name}.open"):
                self.cursors[listed.name] = m.value
                fixture = column[m.value]
                if fixture.report is None:
                    self.book.wanted = fixture.number
                else:
                    self._look(fixture)
                return True
        return False

    def _look(self, fixture: Fixture) -> None:
        """A match that has been played is looked at, by the team that is; once more: no longer."""
        self.book.match = 0 if self.book.match == fixture.number else fixture.number
        if self.book.team not in fixture.teams:
            self.book.team = fixture.teams[0]


def marks_of(app: Context, book: LeagueBook) -> dict[int, str]:
    """How far the open matches of a season are, by number. Raises GameError."""
    found: dict[int, str] = {}
    coming = {fixture.number for fixture in book.season.open}
    for each in begun_in(app.store, book.leagues, book.kept, coming) if coming else ():
        found.setdefault(each.number, FORM_WAITS if each.over else BEGUN)
    for fixture in book.season.open:
        if book.leagues.draft(book.kept.id, fixture.number) is not None:
            found[fixture.number] = FORM_WAITS
    return found


def beside_score(report: MatchReport, side: int) -> str:
    """What the score of a side does not say: that it won a level match, or conceded."""
    if report.sides[side].stopped:
        return "conceded"
    return "won" if report.winner == side and report.score[0] == report.score[1] else ""


def flat_h(c: Canvas) -> float:
    """How high a match is, on one line."""
    return c.leading(14) + 3


def match_h(c: Canvas) -> float:
    """How high a match is, on two lines."""
    return 2 * c.leading(14) + 2
