"""What is entered of a match that was played at a real table, side by side, and the report of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from game.games.sevens.league.conceding import FEWEST
from game.games.sevens.league.report import (
    BOTH_CONCEDED,
    DRAW,
    GIVEN,
    Ended,
    Hurt,
    MatchReport,
    SideReport,
    overspent,
    wrong,
)
from game.games.sevens.league.sheet import Career, TeamSheet
from game.ui.scenes.seasons.result_rows import Entered

SPENT_STEP: Final = 5_000  # the smallest coin of a treasury
RULE: Final = "S7-16.1"


class Complaint(NamedTuple):
    """What keeps a result from being handed in; the row that puts it right, if it is one (``decided`` is on
    both papers), and the rule that it is about."""

    words: str
    row: str = ""
    rule: str = RULE


@dataclass
class SideEntry:
    """``factor`` is the fan factor, 0 while it has not been entered; ``others`` are touchdowns of nobody who
    stands in the list, ``spent`` steps of the treasury on inducements."""

    sheet: TeamSheet
    players: dict[int, Entered] = field(default_factory=dict)
    others: int = 0
    factor: int = 0
    stalled: bool = False
    risen: bool = False  # one of the dead came to its Reserves
    spent: int = 0
    ended: Ended = Ended.PLAYED

    def __post_init__(self) -> None:
        self.players = self.players or {member.key: Entered() for member in self.sheet.available}

    @property
    def scored(self) -> int:
        """The touchdowns that were entered."""
        return self.others + sum(each.touchdowns for each in self.players.values())

    def enter_again(self, report: SideReport) -> None:
        """Everything as it was entered once."""
        hurt = {each.key: each.outcome for each in report.hurt}
        for key in self.players:
            deeds = report.deeds_of(key)
            self.players[key] = Entered(
                key in report.played,
                deeds.touchdowns,
                deeds.casualties,
                deeds.completions,
                deeds.interceptions,
                hurt.get(key),
            )
        self.others = report.touchdowns - sum(deeds.touchdowns for _, deeds in report.deeds)
        for key, touchdowns in report.entered:
            if key in self.players:
                self.players[key] = replace(self.players[key], touchdowns=touchdowns)
        self.factor, self.stalled = report.fan_factor, report.stalled
        self.risen, self.spent = report.risen, report.spent // SPENT_STEP
        self.ended = report.ended

    def report(self, touchdowns: int, *, conceded: bool) -> SideReport:
        """Its part; who concedes has scored nothing. ``conceded``: one of the sides did."""
        mine = {key: each for key, each in self.players.items() if each.played}
        deeds = ((key, self._deeds(each)) for key, each in mine.items())
        return SideReport(
            touchdowns=touchdowns,
            played=tuple(mine),
            deeds=tuple((key, each) for key, each in deeds if any(each.figures)),
            hurt=tuple(Hurt(key, each.outcome) for key, each in mine.items() if each.outcome is not None),
            fan_factor=self.factor,
            stalled=self.stalled,
            spent=self.spent * SPENT_STEP,
            risen=self.risen,
            ended=self.ended,
            entered=tuple(self._scorers()) if conceded else (),
        )

    def _scorers(self) -> Iterator[tuple[int, int]]:
        """The touchdowns that were entered: whose, and how many."""
        yield from ((key, each.touchdowns) for key, each in self.players.items() if each.touchdowns)
        if self.others:
            yield 0, self.others

    def _deeds(self, each: Entered) -> Career:
        return Career(
            touchdowns=each.touchdowns if self.ended is Ended.PLAYED else 0,
            casualties=each.casualties,
            completions=each.completions,
            interceptions=each.interceptions,
        )


@dataclass
class MatchEntry:
    """Both sides. ``decided`` is who won in extra time, where a ``winner_needed`` is: DRAW while it has not
    been entered. By the ``standard`` rules the fan factors count."""

    sides: tuple[SideEntry, SideEntry]
    winner_needed: bool
    standard: bool
    decided: int = DRAW

    def enter_again(self, report: MatchReport) -> None:
        """Everything as it was entered once."""
        for side, own, other in zip(self.sides, report.sides, reversed(report.sides), strict=True):
            side.enter_again(own)
            if own.entered:
                side.others = dict(own.entered).get(0, 0)
            elif other.stopped and own.touchdowns == GIVEN:
                side.others = 0  # they were given
        self.decided = report.winner if self.level else DRAW

    def touchdowns(self, side: int) -> int:
        """What counts as scored: who concedes has nothing, the other side two at least (S7-16.1)."""
        if self.sides[side].ended is not Ended.PLAYED:
            return 0
        given = self.sides[1 - side].ended is not Ended.PLAYED
        return max(self.sides[side].scored, GIVEN if given else 0)

    @property
    def score(self) -> tuple[int, int]:
        """What counts as scored."""
        return self.touchdowns(0), self.touchdowns(1)

    @property
    def level(self) -> bool:
        """Is it level?"""
        return self.touchdowns(0) == self.touchdowns(1)

    def remark(self) -> str:
        """What was entered and does not count, and why; or ""."""
        for side in self.sides:
            if side.ended is not Ended.PLAYED and side.scored:
                one = side.scored == 1
                theirs = "touchdown does" if one else f"{side.scored} touchdowns do"
                return f"{side.sheet.name} conceded: their {theirs} not count"
        return ""

    def report(self) -> MatchReport:
        """What has been entered."""
        conceded = any(side.ended is not Ended.PLAYED for side in self.sides)
        home, away = (side.report(self.touchdowns(n), conceded=conceded) for n, side in enumerate(self.sides))
        winner = DRAW if self.level else int(self.touchdowns(0) < self.touchdowns(1))
        if self.level and self.winner_needed:
            winner = self.decided
        return MatchReport(home, away, winner, "entered")

    def complaints(self) -> list[Complaint]:
        """Everything that keeps it from being handed in."""
        if all(side.ended is not Ended.PLAYED for side in self.sides):
            return [Complaint(BOTH_CONCEDED, "ended0")]
        for n, side in enumerate(self.sides) if self.standard else ():
            if not side.factor:
                words = f"{side.sheet.name}: enter the fan factor as it was rolled"
                return [Complaint(words, f"factor{n}", "S7-2.1")]
        if self.level and self.winner_needed and self.decided == DRAW:
            words = "{} – {} was played off: enter who won it, at Won by".format(*self.score)
            return [Complaint(words, "decided", "S7-15.1")]
        sheets, report = (self.sides[0].sheet, self.sides[1].sheet), self.report()
        spent = {words: f"spent{side}" for side, words in overspent(report, sheets)}
        return [
            Complaint(words, spent.get(words, ""), "S7-2.4" if words in spent else RULE)
            for words in wrong(report, sheets, winner_needed=self.winner_needed)
        ]

    def doubt(self) -> str:
        """What is likely a slip, and may be so all the same; or ""."""
        for side in self.sides:
            left = sum(each.played and each.outcome is None for each in side.players.values())
            if side.ended is Ended.TOO_FEW and left >= FEWEST:
                name = side.sheet.name
                return (
                    f"{name} had fewer than {FEWEST} players left, and {left} of them are entered as unhurt. "
                    "Were those sent off, or knocked out to the end?"
                )
        return ""

    def all_of_it(self) -> tuple[object, ...]:
        """Everything that can be entered, as it stands now."""
        sides = (
            (tuple(s.players.items()), s.others, s.factor, s.stalled, s.risen, s.spent, s.ended)
            for s in self.sides
        )
        return *sides, self.decided
