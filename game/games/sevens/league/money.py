"""Steps 3 to 5: winnings, fans, expensive mistakes (S7-16.4 to S7-16.6; S7-15.2 to S7-15.4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.requests import Asking, Flow
from game.games.sevens.league.dice import D3, D6, rolled
from game.games.sevens.league.form_state import FormState, RuleSet, pay, set_sheet
from game.games.sevens.league.report import DRAW, Ended
from game.games.sevens.league.sheet import FEWEST_FANS, MOST_FANS
from game.games.sevens.league.told import Collected, FansChanged, Mistook

UNIT: Final = 10_000
FLUSH: Final = 100_000  # from here on mistakes are expensive
LAST_BAND: Final = 6
ROUNDED_TO: Final = 5_000  # half a treasury is rounded down to it
AVERTED, MINOR, MAJOR, CATASTROPHE = "averted", "minor", "major", "catastrophe"
CELLS: Final = {"A": AVERTED, "m": MINOR, "M": MAJOR, "C": CATASTROPHE}
MISTAKES: Final = (
    "mmMMCC",
    "AmmMMC",
    "AAmmMM",
    "AAAmmM",
    "AAAAmm",
    "AAAAAm",
)
"""A row for each face of the D6; the columns begin at 100,000, 200,000 … 600,000 (S7-16.6)."""


def winnings(fans: tuple[int, int], touchdowns: int, extra: int = 0) -> int:
    """Half of both fans, rounded down, and the touchdowns, times 10,000 (S7-16.4)."""
    return (sum(fans) // 2 + touchdowns + extra) * UNIT


def collect(s: FormState, side: int) -> Flow:
    """The winnings come into the treasury at once. By the printed rules it is the Fan Factors that count, and
    who has not stalled has one more (S7-15.2). Who conceded has nothing (S7-16.1)."""
    mine = s.report.sides[side]
    fans, extra, rule = s.fans, 0, "S7-16.4"
    if s.rule_set is RuleSet.STANDARD:
        fans = (s.report.home.fan_factor, s.report.away.fan_factor)
        extra, rule = int(not mine.stalled), "S7-15.2"
    amount = winnings(fans, mine.touchdowns, extra)
    if mine.ended is Ended.CONCEDED:
        amount, rule = 0, "S7-16.1"
    pay(s, side, "winnings", amount)
    s.tell(Collected(side, fans, mine.touchdowns, extra, amount, s.sheets[side].treasury, rule))
    yield from ()


def cheer(s: FormState, side: int) -> Flow:
    """A win adds a fan, a defeat takes one (S7-16.5); by the printed rules a D6 has its say (S7-15.3).
    Who conceded loses a D3 of them (S7-16.1)."""
    winner, before = s.report.winner, s.sheets[side].fans
    rule = "S7-16.5" if s.rule_set is RuleSet.SEVENS else "S7-15.3"
    if s.report.sides[side].ended is Ended.CONCEDED:
        rule = "S7-16.1"
        (number,) = yield from rolled(rule, "conceded", side, D3)
        change = -number
    elif winner == DRAW:
        change, number = 0, 0
    elif s.rule_set is RuleSet.SEVENS:
        change, number = (1 if winner == side else -1), 0
    else:
        (number,) = yield from rolled("S7-15.3", "fans", side, D6)
        if winner == side:
            change = int(number >= before)
        else:
            change = -int(number < before)
    after = min(MOST_FANS, max(FEWEST_FANS, before + change))
    set_sheet(s, side, replace(s.sheets[side], fans=after))
    s.tell(FansChanged(side, before, after, number, rule))


def band(treasury: int) -> int:
    """The column of the table, 1 to 6; 0 for a treasury that is not flush."""
    return min(LAST_BAND, treasury // FLUSH)


def mistake(treasury: int, number: int) -> str:
    """The cell of the table for a treasury from 100,000 on and a D6 (S7-16.6)."""
    return CELLS[MISTAKES[number - 1][band(treasury) - 1]]


def blunder(s: FormState, side: int) -> Flow:
    """Expensive mistakes (S7-16.6; S7-15.4)."""
    before = s.sheets[side].treasury
    if not band(before):
        return
    (number,) = yield from rolled("S7-16.6", "mistake", side, D6)
    cell = mistake(before, number)
    after, dice = yield from left_over(side, cell, before)
    pay(s, side, "mistake", after - before)
    s.tell(Mistook(side, number, band(before), cell, dice, before, after))


def left_over(side: int, cell: str, treasury: int) -> Asking[tuple[int, tuple[int, ...]]]:
    """What a mistake leaves of the treasury, and the dice that it took."""
    match cell:
        case "minor":
            dice = yield from rolled("S7-16.6", "minor", side, D3)
            return treasury - dice[0] * UNIT, dice
        case "major":
            return treasury // 2 // ROUNDED_TO * ROUNDED_TO, ()
        case "catastrophe":
            dice = yield from rolled("S7-16.6", "catastrophe", side, D6, D6)
            return sum(dice) * UNIT, dice
    return treasury, ()
