"""The lists of a league: its teams, its players, its awards, its money."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import Final

from game.games.sevens.league.season import Season
from game.games.sevens.league.sheet import TeamSheet
from game.games.sevens.league.standings import NOBODY, Award, season_careers
from game.store.leagues.kept import MoneyLine
from game.ui.scenes.seasons.look import (
    BLUE_PIN,
    BRASS_PIN,
    GREEN,
    RED,
    Column,
    cells,
    head_h,
    heads,
    money,
    money_row,
    pinned,
    put_crest,
    row_ground,
)
from game.ui.scenes.seasons.part import Part
from game.ui.scenes.seasons.team_parts import paid_words
from game.ui.scenes.seasons.to_come import ToCome, below
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.scroll import DrawRow, ScrollList
from game.ui.widgets.theme import INK
from game.ui.widgets.widget import Message, Widget

PLAYERS: Final = (
    Column("Player", 0.02, "left", 0.28),
    Column("Team", 0.32, "left", 0.26),
    Column("Matches", 0.62, "middle"),
    Column("Touchdowns", 0.70, "middle"),
    Column("Casualties", 0.79, "middle"),
    Column("Passes", 0.87, "middle"),
    Column("Caught", 0.95, "middle"),
)
SHORT: Final = {"Matches": "P", "Touchdowns": "TD", "Casualties": "Cas", "Passes": "Pass", "Caught": "Int"}
PROMISED: Final = (
    ("Top scorer", "for the most touchdowns", ""),
    ("Hardest hitter", "for the most casualties", ""),
    ("Best passer", "for the most passes completed", ""),
    ("Best defence", "for the fewest touchdowns let in, match by match", ""),
)
NO_AWARDS: Final = ToCome(
    "trophy",
    "They are given as you play",
    "From the first match in the books on, each award names whoever leads; when the season is over, it is "
    "theirs.",
)
NO_DEEDS: Final = ToCome(
    "person",
    "Nobody has done anything yet",
    "Whoever scores, passes, catches or hurts somebody stands here, from the first match in the books on.",
)
NO_MONEY: Final = ToCome(
    "save",
    "Nothing has been paid yet",
    "What comes in and goes out this season stands here by its reason: winnings, mistakes, players, staff.",
)
Sheets = Sequence[TeamSheet]


class TeamsPart(Part):
    """All teams; of the one that is looked at, the way to its office, and to its last match once more."""

    def lay(self, area: Box, c: Canvas) -> Sequence[Widget]:
        self.area = area
        row = c.theme.row(46)
        room = area.cut(12, head_h(c) + 8, 12, 2 * row + 34)
        tall = max(34.0, c.leading(16) * 1.5)
        if self.book.past:  # nothing of it can be changed
            room.h = area.bottom - 12 - room.y
        listed = ScrollList("which", room, len(self.book.sheets), tall, self._row, chosen=self.book.team)
        listed.show(self.book.team)
        if self.book.past:
            return [listed]
        spot = Box(area.x + 14, area.bottom - 2 * row - 20, area.w - 28, row)
        hint = "hire players, let them go, buy staff"
        office = Button("office", spot, "To the office", icon="person", size=17, hint=hint)
        spot = Box(spot.x, spot.bottom + 8, spot.w, row)
        words = "Take back" if c.theme.big else "Take back the last match"
        back = Button("take back", spot, words, icon="undo", size=16)
        back.enabled = self.book.last_of(self.book.team) is not None
        back.hint = "the form of its last match is opened again" if back.enabled else "it has played none yet"
        return [listed, office, back]

    def still(self, c: Canvas) -> None:
        pinned(c, self.area, "Teams", note=f"{len(self.book.sheets)}", tone=BLUE_PIN)

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        sheet = self.book.sheets[i]
        row_ground(c, r, i, state)
        put_crest(c, sheet.name, sheet.colours, (r.x + 20, r.centery), min(26, r.h * 0.8))
        c.text(sheet.name, (r.x + 38, r.centery), 16, INK, "bold", room=r.w - 46)

    def said(self, m: Message) -> bool:
        if m.name == "which":
            self.book.team = m.value
        return m.name == "which"


class ListPart(Part):
    """Rows that are read."""

    title, note, tone = "", "", BLUE_PIN
    columns: Sequence[Column] = ()

    def lay(self, area: Box, c: Canvas) -> Sequence[Widget]:
        self.area = area
        head = c.leading(14) if self.columns else 0
        self.heads = Box(area.x + 14, area.y + head_h(c) + 4, area.w - 28, head)
        room = area.cut(14, head_h(c) + 8 + self.heads.h, 14, 10)
        count = self.read()
        tall = max(30.0, c.leading(15) * 1.5)
        self.free = below(room, count * tall)
        row: DrawRow = self.row
        return [ScrollList(self.title, room, count, tall, row, pick=False)]

    @abstractmethod
    def read(self) -> int:
        """What there is to list; how many rows."""

    @abstractmethod
    def row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        """Draws a row."""

    def still(self, c: Canvas) -> None:
        pinned(c, self.area, self.title, note=self.note, tone=self.tone)
        heads(c, self.heads, self.columns)


class PlayersPart(ListPart):
    """Every player who has done something this season, the most touchdowns first."""

    title = "Players"
    columns: Sequence[Column] = PLAYERS

    def lay(self, area: Box, c: Canvas) -> Sequence[Widget]:
        if c.theme.big:
            self.columns = [column._replace(head=SHORT.get(column.head, column.head)) for column in PLAYERS]
        else:
            self.columns = PLAYERS
        self.note = f"what they have done in season {self.book.kept.number}"
        return super().lay(area, c)

    def read(self) -> int:
        self.lines = player_lines(self.book.season, self.book.sheets)
        return len(self.lines)

    def row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        row_ground(c, r, i, "normal")
        cells(c, r, self.columns, self.lines[i])

    def still(self, c: Canvas) -> None:
        super().still(c)
        if not self.lines:
            NO_DEEDS.draw(c, self.free)


class AwardsPart(ListPart):
    """Each award with whoever has earned it, below its name."""

    title, tone = "Awards", BRASS_PIN

    def lay(self, area: Box, c: Canvas) -> Sequence[Widget]:
        earned = "" if self.book.season.awards else ": nobody has earned one yet"
        self.note = f"season {self.book.kept.number}{earned}"
        self.lines: list[tuple[str, str, str]] = []  # name of an award, a line of who has it, its figure
        for name, who, figure in award_lines(self.book.season, self.book.sheets) or PROMISED:
            self.lines.append((name, "", figure))
            self.lines += [("", line, "") for line in c.lines(who, area.w - 100, 16)]
        return super().lay(area, c)

    def read(self) -> int:
        return len(self.lines)

    def row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        name, who, figure = self.lines[i]
        if name:
            c.icon("star", (r.x + 14, r.centery), 9, "#b0780f")
            c.text(name, (r.x + 34, r.centery), 18, INK, "display", room=r.w - 110)
            c.text(figure, (r.right - 8, r.centery), 18, INK, "display", "midright")
        else:
            c.text(who, (r.x + 34, r.centery), 16, INK, "text", room=r.w - 40)

    def still(self, c: Canvas) -> None:
        super().still(c)
        if not self.book.season.awards:
            NO_AWARDS.draw(c, self.free)


class MoneyPart(Part):
    """What the teams had, what came in and went out this season by reason, and what they have."""

    def still(self, c: Canvas) -> None:
        book = self.book
        r = pinned(c, self.area, "Money", note=f"season {book.kept.number}", tone=BRASS_PIN, seed=9)
        holds = sum(sheet.treasury for sheet in book.sheets)
        rows = money_lines(book.money, holds)
        lead = min(c.leading(16) * 1.3, r.h / len(rows))
        y = r.y + lead / 2
        for words, amount in rows[:-1]:
            tone = GREEN if amount.startswith("+") else RED if amount.startswith("-") else INK
            y = money_row(c, r, y, words, amount, tone, lead)
        c.line((r.x, y - lead / 2), (r.right, y - lead / 2), INK, 1.4)
        _, amount = rows[-1]
        y = money_row(c, r, y, f"In all treasuries {'at its end' if book.past else 'now'}", amount, INK, lead)
        if not book.money:
            NO_MONEY.draw(c, below(r, y - r.y))


# -------------------------------------------------------------------------------------------------- lines
def award_lines(season: Season, sheets: Sheets) -> list[tuple[str, str, str]]:
    """Each award: what it is for, who has it, the figure."""
    return [(award.name.capitalize(), winners(award, sheets), f"{award.figure:g}") for award in season.awards]


def winners(award: Award, sheets: Sheets) -> str:
    """Who has an award, or that nobody has earned it."""
    if not award.who:
        return NOBODY[award.name].capitalize()
    names = []
    for team, key in award.who:
        member = sheets[team].member(key) if key else None
        names.append(f"{member.name} ({sheets[team].name})" if member else sheets[team].name)
    return ", ".join(names)


def money_lines(paid: Sequence[MoneyLine], holds: int) -> list[tuple[str, str]]:
    """What all teams together had before a season, each kind of payment in it, and what they hold: the last
    is the sum of all before it."""
    sums: Counter[str] = Counter()
    for line in paid:
        sums[line.why] += line.amount
    before = holds - sum(sums.values())
    rows = [(paid_words(why), f"{amount:+,}") for why, amount in sums.most_common()]
    return [("In all treasuries before it", money(before)), *rows, ("In all treasuries now", money(holds))]


def player_lines(season: Season, sheets: Sheets) -> list[tuple[str, ...]]:
    """Every player who has done something this season, the most touchdowns first: name, team, figures."""
    lines = []
    careers = season_careers(season.all_results)
    ranked = sorted(careers.items(), key=lambda each: (-each[1].touchdowns, -each[1].casualties, each[0]))
    for (team, key), career in ranked:
        member = sheets[team].member(key)
        deeds = (career.touchdowns, career.casualties, career.completions, career.interceptions)
        if member is not None and any(deeds):
            lines.append((member.name, sheets[team].name, *map(str, (career.matches, *deeds))))
    return lines
