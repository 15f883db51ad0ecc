"""The history of a league: every season with its champions, to be opened; titles and the most touchdowns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.games.sevens.league.season import Season
from game.games.sevens.league.sheet import TeamSheet
from game.games.sevens.league.standings import season_careers
from game.store.leagues.kept import KeptSeason
from game.ui.scenes.seasons.look import BRASS_PIN, RED_PIN, counted, head_h, pinned, put_crest, row_ground
from game.ui.scenes.seasons.part import Part
from game.ui.scenes.seasons.to_come import ToCome, below
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.widget import Message, Widget

SCORERS: Final = 10  # of all seasons together
CREST_W: Final = 52.0  # of a row, with the air beside it
TOP_SCORER: Final = "top scorer"
TITLES: Final = "Titles"
NO_SEASONS: Final = ToCome(
    "book",
    "No season is over yet",
    "Each stands here with its champions then: its table, matches and awards can be looked at as they ended.",
)
NO_HONOURS: Final = ToCome(
    "trophy",
    "No champions yet",
    "Whoever wins a season has a title here, and the ten best scorers of all seasons stand below.",
)
SheetsIn = Callable[[KeptSeason], Sequence[TeamSheet]]


class SeasonLine(NamedTuple):
    """A season in the list: what is said of it in two lines, and whose crest stands beside it."""

    number: int
    words: str
    more: str
    team: TeamSheet | None


class HistoryPart(Part):
    """A row for each season, the last one first; ``chosen`` is the number of one, which can be opened."""

    chosen = 0

    def lay(self, area: Box, c: Canvas) -> Sequence[Widget]:
        self.area = area
        self.lines = season_lines(self.book.seasons, self.book.sheets_in)
        if not 1 <= self.chosen <= len(self.lines):
            self.chosen = max(1, len(self.lines) - 1)
        row = c.theme.row(46)
        room = area.cut(12, head_h(c) + 8, 12, row + 26)
        self.more = [c.lines(line.more, room.w - CREST_W - 22, 14, "strong") for line in self.lines]
        tall = c.leading(18) + max(len(lines) for lines in self.more) * c.leading(14) + 12
        at = len(self.lines) - self.chosen
        listed = ScrollList("season", room, len(self.lines), tall, self._row, opens=True, chosen=at)
        listed.show(at)
        self.free = below(room, len(self.lines) * tall)
        spot = Box(area.x + 14, area.bottom - row - 14, area.w - 28, row)
        words = f"Look at season {self.chosen}"
        return [listed, Button("look", spot, words, icon="trophy", size=17)]

    def still(self, c: Canvas) -> None:
        pinned(c, self.area, "History", note="every season of this league", tone=BRASS_PIN, seed=5)
        if all(line.team is None for line in self.lines):
            NO_SEASONS.draw(c, self.free)

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        line = self.lines[i]
        row_ground(c, r, i, state)
        x = r.x + 14
        if line.team is not None:
            put_crest(c, line.team.name, line.team.colours, (r.x + 26, r.centery), min(36.0, r.h * 0.74))
            x = r.x + CREST_W
        y = r.y + 6 + c.leading(18) / 2
        c.text(line.words, (x, y), 18, INK, "display", room=r.right - x - 8)
        y += (c.leading(18) + c.leading(14)) / 2
        for more in self.more[i]:
            c.text(more, (x, y), 14, INK_SOFT, "strong", room=r.right - x - 8)
            y += c.leading(14)

    def said(self, m: Message) -> bool:
        if m.name in ("season", "season.open"):
            self.chosen = self.lines[m.value].number
        return m.name == "season"


class HonoursPart(Part):
    """Who has won the league how often, and who has scored the most in all of its seasons."""

    def lay(self, area: Box, c: Canvas) -> Sequence[Widget]:
        self.area = area
        self.rows = honours(self.book.seasons, self.book.sheets_in)
        room = area.cut(14, head_h(c) + 8, 14, 10)
        tall = max(30.0, c.leading(15) * 1.5)
        self.free = below(room, len(self.rows) * tall)
        return [ScrollList("honours", room, len(self.rows), tall, self._row, pick=False)]

    def still(self, c: Canvas) -> None:
        pinned(c, self.area, "Honours", note="of all seasons", tone=RED_PIN, seed=8)
        if not any(words == TITLES for words, _ in self.rows):
            NO_HONOURS.draw(c, self.free)

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        words, figure = self.rows[i]
        if not figure:
            c.text(words, (r.x + 6, r.centery), 16, INK_SOFT, "bold", room=r.w - 12)
            return
        row_ground(c, r, i, "normal")
        c.text(words, (r.x + 12, r.centery), 16, INK, "strong", room=r.w - 70)
        c.text(figure, (r.right - 10, r.centery), 17, INK, "display", "midright")


# -------------------------------------------------------------------------------------------------- lines
def season_lines(seasons: Sequence[KeptSeason], sheets_in: SheetsIn) -> list[SeasonLine]:
    """A line for each season: who won it and how, or how far it is; the last one first."""
    return [_season_line(kept, sheets_in(kept)) for kept in reversed(seasons)]


def _season_line(kept: KeptSeason, sheets: Sequence[TeamSheet]) -> SeasonLine:
    season = kept.season
    champion = season.champion
    if champion is None:
        played = sum(fixture.report is not None for fixture in season.fixtures)
        led = f"{sheets[season.table[0].team].name} leads the table" if played else "it has just begun"
        done = f"{played} of {len(season.fixtures)} played"
        return SeasonLine(kept.number, f"Season {kept.number}: {done}", led, None)
    said = [how_won(season, sheets), *_scorers(season, sheets)]
    words = f"Season {kept.number}: {sheets[champion].name}"
    return SeasonLine(kept.number, words, ", ".join(said), sheets[champion])


def how_won(season: Season, sheets: Sequence[TeamSheet]) -> str:
    """How the champions of a season that is over came to it."""
    first, last = season.table[0], season.fixtures[-1]
    if last.regular or last.report is None:
        return f"first of the table with {counted(first.points, 'point')}"
    winner, how = last.report.winner, ""
    ours, theirs = last.report.score[winner], last.report.score[1 - winner]
    if ours == theirs:
        how = " and played off" if last.report.how == "entered" else " and a shoot-out"
    rivals = sheets[last.teams[1 - winner]].name
    gone = ", who conceded" if last.report.sides[1 - winner].stopped else ""
    how = f"{ours} – {theirs}{how} in the final against {rivals}{gone}"
    led = "" if first.team == last.teams[winner] else f", {sheets[first.team].name} led the table"
    return how + led


def _scorers(season: Season, sheets: Sequence[TeamSheet]) -> list[str]:
    """Who has scored the most in a season, if that is one."""
    for award in season.awards:
        if award.name == TOP_SCORER and len(award.who) == 1:
            ((team, key),) = award.who
            member = sheets[team].member(key)
            return [f"{member.name} scored {award.figure:g}"] if member is not None else []
    return []


def honours(seasons: Sequence[KeptSeason], sheets_in: SheetsIn) -> list[tuple[str, str]]:
    """Titles and touchdowns of all seasons, each part below its head, which has no figure."""
    titles: Counter[int] = Counter()
    scored: Counter[tuple[int, int]] = Counter()
    now = dict(zip((entry.team for entry in seasons[-1].entries), sheets_in(seasons[-1]), strict=True))
    for kept in seasons:
        if (champion := kept.season.champion) is not None:
            titles[kept.entries[champion].team] += 1
        for (place, key), career in season_careers(kept.season.all_results).items():
            scored[kept.entries[place].team, key] += career.touchdowns
    rows = [(TITLES, "")] if titles else []
    rows += [(now[team].name, str(count)) for team, count in titles.most_common()]
    best = [
        (f"{member.name} ({now[team].name})", str(count))
        for (team, key), count in scored.most_common(SCORERS)
        if count and (member := now[team].member(key)) is not None
    ]
    return rows + ([("Most touchdowns", ""), *best] if best else [])
