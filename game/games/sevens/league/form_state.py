"""The form after a match as plain data: both sheets as they stand, the report, the step that is filled in."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Final, NamedTuple

from game.core.game import unheard
from game.core.plain import PlainState
from game.games.sevens.league.report import MatchReport
from game.games.sevens.league.sheet import Member, TeamSheet


class RuleSet(StrEnum):
    """Which post-game a league plays."""

    SEVENS = "sevens"  # chapter 16: the commissioner's form
    STANDARD = "standard"  # chapters 14 and 15


class Step(StrEnum):
    """What a form is made of."""

    INJURIES = "injuries"
    ADVANCE = "advance"
    WINNINGS = "winnings"
    FANS = "fans"
    MISTAKES = "mistakes"
    POINTS = "points"


STEPS: Final = {
    RuleSet.SEVENS: (Step.INJURIES, Step.ADVANCE, Step.WINNINGS, Step.FANS, Step.MISTAKES),
    RuleSet.STANDARD: (Step.INJURIES, Step.WINNINGS, Step.FANS, Step.MISTAKES, Step.POINTS),
}
"""The steps in their order (S7-16.1, chapter 15)."""


class Payment(NamedTuple):
    """Money that came (above 0) or went; ``why`` is winnings, inducements or mistake."""

    side: int
    why: str
    amount: int


class FormState(PlainState):
    """``done`` counts the parts that are filled in: each step has one for home, then one for away. ``fans``
    are the Dedicated Fans with which both came to the match."""

    __slots__ = ("done", "fans", "paid", "report", "rule_set", "sheets")

    def __init__(
        self, home: TeamSheet, away: TeamSheet, report: MatchReport, rule_set: RuleSet = RuleSet.SEVENS
    ) -> None:
        self.sheets = (home, away)
        self.fans = (home.fans, away.fans)
        self.report, self.rule_set = report, rule_set
        self.done = 0
        self.paid: tuple[Payment, ...] = ()
        self.tell = unheard

    def copy(self) -> FormState:
        twin = FormState.__new__(FormState)
        twin.sheets, twin.fans, twin.report = self.sheets, self.fans, self.report
        twin.rule_set, twin.done, twin.paid = self.rule_set, self.done, self.paid
        twin.tell = unheard
        return twin

    @property
    def step(self) -> Step | None:
        """The step that is filled in now; None when all are."""
        steps = STEPS[self.rule_set]
        return steps[self.done // 2] if self.done < 2 * len(steps) else None

    @property
    def side(self) -> int:
        """Whose part of the step it is."""
        return self.done % 2


def set_sheet(s: FormState, side: int, sheet: TeamSheet) -> None:
    """A team is so from now on."""
    s.sheets = (sheet, s.sheets[1]) if side == 0 else (s.sheets[0], sheet)


def set_member(s: FormState, side: int, member: Member) -> None:
    """A player is so from now on."""
    set_sheet(s, side, s.sheets[side].with_member(member))


def pay(s: FormState, side: int, why: str, amount: int) -> None:
    """Money comes into a treasury, or goes out of it."""
    if amount:
        sheet = s.sheets[side]
        set_sheet(s, side, replace(sheet, treasury=sheet.treasury + amount))
        s.paid = (*s.paid, Payment(side, why, amount))


def player(s: FormState, side: int, key: int) -> Member:
    """A player that is known to be there."""
    member = s.sheets[side].member(key)
    assert member is not None
    return member


def survivors(s: FormState, side: int) -> list[Member]:
    """Who played and survived, by number."""
    played = s.report.sides[side].played
    return [member for member in s.sheets[side].squad if member.key in played]
