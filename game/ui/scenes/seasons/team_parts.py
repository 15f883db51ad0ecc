"""The team that is looked at, beside the table: its roster, its last match, its treasury."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.sevens.league.report import DRAW, MatchReport, Outcome, how_decided
from game.games.sevens.league.sheet import Career, TeamSheet
from game.store.leagues.kept import MoneyLine
from game.ui.scenes.seasons.look import (
    BRASS_PIN,
    GREEN,
    RED,
    RED_PIN,
    fans_row,
    head_h,
    money,
    money_row,
    pinned,
    put_coins,
    put_crest,
)
from game.ui.scenes.seasons.part import Part
from game.ui.scenes.seasons.roster_paper import RosterPaper
from game.ui.scenes.seasons.rounds import round_words
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.widget import Widget

HURT_WORDS: Final = {
    Outcome.UNKNOWN: "was a casualty",
    Outcome.BADLY_HURT: "was badly hurt",
    Outcome.SERIOUSLY_HURT: "was seriously hurt",
    Outcome.SERIOUS_INJURY: "was seriously injured",
    Outcome.LASTING_INJURY: "has a lasting injury",
    Outcome.DEAD: "died",
}
PAID: Final = {
    "draft": "Left of the draft",
    "winnings": "Winnings",
    "inducements": "Inducements",
    "mistake": "Mistakes",
    "market": "Hired and bought",
}
LINES: Final = 4  # of the story of a match that have the room, where there is much


class SquadPart(Part):
    """Its roster."""

    def lay(self, area: Box, c: Canvas) -> Sequence[Widget]:
        self.paper = RosterPaper(self.book.sheets[self.book.team], area, c)
        return [self.paper.list]

    def still(self, c: Canvas) -> None:
        self.paper.still(c, self.book.leader(self.book.team))


class LastMatchPart(Part):
    """Its last match, or the one that was chosen: the score, who scored, who was hurt."""

    def need(self, c: Canvas) -> float:
        """How high the paper is with the score and so many lines below it."""
        return head_h(c) + 26 + c.leading(16) * 1.4 + LINES * c.leading(14) * 1.15

    def still(self, c: Canvas) -> None:
        book = self.book
        fixture = book.match_of(book.team)
        if fixture is None or fixture.report is None:
            r = pinned(c, self.area, "Last match", tone=RED_PIN, seed=8)
            c.para("The first one of the season is still to come.", (r.x, r.y + 2), r.w, 16, INK_SOFT)
            return
        side = fixture.teams.index(book.team)
        name = round_words(book.season, fixture.pairing.round)
        note = f"{name if fixture.regular else name.removesuffix('s')}, {came_out(fixture.report, side)}"
        title = "Last match" if fixture is book.last_of(book.team) else "Match"
        r = pinned(c, self.area, title, note=note, tone=RED_PIN, seed=8)
        sheets = [book.sheets[place] for place in fixture.teams]
        lead = c.leading(14) * 1.15
        top = _score(c, r, sheets, fixture.report)
        how = how_decided(fixture.report, [sheet.name for sheet in sheets])
        lines = ([(how, INK)] if how else []) + story(fixture.report, side, sheets[side])
        for i, (words, ink) in enumerate(lines[: max(1, int((r.bottom - top) / lead))]):
            c.text(words, (r.x, top + (i + 0.5) * lead), 14, ink, "strong", room=r.w)


class TreasuryPart(Part):
    """Its money: what came and went last, the fans, the coins."""

    def still(self, c: Canvas) -> None:
        book = self.book
        sheet = book.sheets[book.team]
        r = pinned(c, self.area, "Treasury", tone=BRASS_PIN, seed=9)
        c.text(
            money(sheet.treasury), (r.right, self.area.y + head_h(c) / 2 + 3), 20, INK, "display", "midright"
        )
        lead = c.leading(15) * 1.1
        lines = book.money_of(book.team)
        room = max(1, int((r.h - 48) / lead))
        y = r.y + lead / 2
        for line in lines[-room:]:
            y = money_row(
                c, r, y, self.words_of(line), f"{line.amount:+,}", GREEN if line.amount > 0 else RED, lead
            )
        top = y - lead / 2 + 2
        fans_row(c, Box(r.x, top, r.w * 0.54, r.bottom - top), sheet.fans, sheet.fans)
        put_coins(c, Box(r.x + r.w * 0.58, top + 2, r.w * 0.42, r.bottom - top), sheet.treasury // 1000)

    def words_of(self, line: MoneyLine) -> str:
        """What was paid for, and in which match if it was for one."""
        season = self.book.season
        rounds = [each.pairing.round for each in season.fixtures if each.number == line.fixture]
        tie = [_short(round_words(season, number)) for number in rounds]
        return ", ".join([paid_words(line.why), *tie])


def paid_words(why: str) -> str:
    """What a payment is called."""
    return PAID.get(why, why.capitalize())


def _short(words: str) -> str:
    """Round 3, in the middle of a line; one semi-final of several."""
    return words[0].lower() + words[1:].removesuffix("s")


def came_out(report: MatchReport, side: int) -> str:
    """How a match came out for a side."""
    if report.winner == DRAW:
        return "a draw"
    return "won" if report.winner == side else "lost"


def _score(c: Canvas, r: Box, sheets: list[TeamSheet], report: MatchReport) -> float:
    """Both teams with the score between them, or below each other if they are not to be read so; where the
    paper goes on."""
    score = "{} – {}".format(*report.score)
    half = (r.w - c.width(score, 18, "display")) / 2 - 44
    y, lead = r.y + c.leading(16) * 0.6, c.leading(16) * 1.2
    if any(c.width(sheet.name, 15, "bold") > half for sheet in sheets):
        for sheet, touchdowns in zip(sheets, report.score, strict=True):
            put_crest(c, sheet.name, sheet.colours, (r.x + 10, y), min(20, lead * 0.9))
            c.text(sheet.name, (r.x + 28, y), 15, INK, "bold", room=r.w - 64)
            c.text(str(touchdowns), (r.right - 4, y), 18, INK, "display", "midright")
            y += lead
        return y - lead * 0.4
    c.text(score, (r.centerx, y), 18, INK, "display", "center")
    for side, sheet in enumerate(sheets):
        x = r.x + 12 if side == 0 else r.right - 12
        put_crest(c, sheet.name, sheet.colours, (x, y), 26)
        at, anchor = (x + 20, "midleft") if side == 0 else (x - 20, "midright")
        c.text(sheet.name, (at, y), 15, INK, "bold", anchor, room=half)
    return y + c.leading(16) * 0.8


def story(report: MatchReport, side: int, sheet: TeamSheet) -> list[tuple[str, str]]:
    """What the players of a side did and what became of them, a line each with its ink."""
    mine = report.sides[side]
    lines = []
    for key, deeds in mine.deeds:
        member = sheet.member(key)
        words = deed_words(deeds)
        if member is not None and words:
            lines.append((f"{member.name}: {words}", INK))
    for hurt in mine.hurt:
        member = sheet.member(hurt.key)
        if member is not None:
            lines.append((f"{member.name} {HURT_WORDS[hurt.outcome]}", RED))
    return lines or [("Nobody stood out, and nobody was hurt.", INK_SOFT)]


def deed_words(deeds: Career) -> str:
    """What a player did in a match."""
    counted = (
        (deeds.touchdowns, "touchdown", "touchdowns"),
        (deeds.casualties, "casualty", "casualties"),
        (deeds.completions, "pass", "passes"),
        (deeds.interceptions, "interception", "interceptions"),
    )
    return ", ".join(f"{n} {one if n == 1 else many}" for n, one, many in counted if n)
