"""Step 1: what became of each casualty (S7-16.2), and what the match adds to everybody's career."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.requests import Asking, Flow
from game.games.sevens.league.dice import D6, D16, rolled
from game.games.sevens.league.form_state import FormState, RuleSet, pay, player, set_member, set_sheet
from game.games.sevens.league.report import Hurt, Outcome
from game.games.sevens.league.risen import keep_risen
from game.games.sevens.league.sheet import MOST_NIGGLES, Career, Fate, Member
from game.games.sevens.league.told import Recorded, Spent

LAST: Final = 16
CASUALTIES: Final = (
    (8, Outcome.BADLY_HURT),
    (10, Outcome.SERIOUSLY_HURT),
    (12, Outcome.SERIOUS_INJURY),
    (14, Outcome.LASTING_INJURY),
    (LAST, Outcome.DEAD),
)
"""The last number of the D16 for each (S7-11.5)."""
REDUCED: Final = ("av", "av", "ma", "pa", "ag", "st")
"""By D6 (S7-11.5)."""
FOLDED: Final = (Outcome.SERIOUS_INJURY, Outcome.LASTING_INJURY)
"""In the form both are Seriously Hurt (S7-16.2)."""


def casualty(number: int) -> Outcome:
    """What the D16 says, modifiers included (S7-11.5)."""
    return next(outcome for last, outcome in CASUALTIES if min(number, LAST) <= last)


def record_injuries(s: FormState, side: int) -> Flow:
    """Who missed this match is back; a casualty is one of three, or lasts by the printed rules (S7-16.2). Who
    was raised from the dead may stay."""
    mine = s.report.sides[side]
    if mine.spent:
        pay(s, side, "inducements", -mine.spent)
        s.tell(Spent(side, mine.spent))
    sheet = s.sheets[side]
    set_sheet(s, side, replace(sheet, members=tuple(replace(each, misses=False) for each in sheet.members)))
    for key in mine.played:
        member = player(s, side, key)
        career = member.career.plus(mine.deeds_of(key)).plus(Career(matches=1))
        set_member(s, side, replace(member, career=career))
    for hurt in mine.hurt:
        yield from record(s, side, hurt)
    if mine.risen:
        yield from keep_risen(s, side)


def record(s: FormState, side: int, hurt: Hurt) -> Asking[None]:
    """One casualty."""
    member = player(s, side, hurt.key)
    outcome, number = hurt.outcome, 0
    if outcome is Outcome.UNKNOWN:
        (number,) = yield from rolled("S7-11.5", "casualty", 1 - side, D16)
        outcome = casualty(number + member.niggles)
    if s.rule_set is RuleSet.SEVENS and outcome in FOLDED:
        outcome = Outcome.SERIOUSLY_HURT
    reduced = ""
    if outcome is Outcome.LASTING_INJURY:
        reduced = hurt.reduced
        if not reduced:
            (face,) = yield from rolled("S7-11.5", "characteristic", 1 - side, D6)
            reduced = REDUCED[face - 1]
    set_member(s, side, harmed(member, outcome, reduced))
    s.tell(Recorded(side, hurt.key, outcome, number, reduced))


def harmed(member: Member, outcome: Outcome, reduced: str) -> Member:
    """The player after it."""
    match outcome:
        case Outcome.DEAD:
            return replace(member, fate=Fate.DEAD)
        case Outcome.SERIOUSLY_HURT:
            return replace(member, misses=True)
        case Outcome.SERIOUS_INJURY:
            return replace(member, misses=True, niggles=min(MOST_NIGGLES, member.niggles + 1))
        case Outcome.LASTING_INJURY:
            return replace(member, misses=True, worse=(*member.worse, reduced))
        case _:
            return member
