"""What a match tells of its players: who has completed a pass."""

from __future__ import annotations

import pytest

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.report import MatchReport
from game.games.sevens.league.sheet import Career, first_sheet
from game.games.sevens.league.telling import told_again
from tests.games.sevens.table import Table, sevens

SHEETS = first_sheet(ready_made("human")), first_sheet(ready_made("orc"))


def thrown(target: str, *lines: str, more: str = ", H2 i6") -> MatchReport:
    """H1 throws to a square: the report of the match as far as it went."""

    def table() -> Table:
        return sevens(f"H1 g6{more}", ball="H1")

    played = table().play("home act H1 pass", f"home throw {target}", *lines)
    return told_again(table().match, played.match.answers, SHEETS)


def done(report: MatchReport, side: int, number: int) -> Career:
    """What the player with a number did."""
    key = next(member.key for member in SHEETS[side].members if member.number == number)
    return report.sides[side].deeds_of(key)


@pytest.mark.rule("S7-9.8", "S7-14.1", "S7-16.12")
def test_a_pass_that_is_caught_is_a_completion_of_its_thrower() -> None:
    report = thrown("i6", "dice 5", "dice 3")
    assert done(report, 0, 1) == Career(completions=1)
    assert done(report, 0, 2) == Career()


@pytest.mark.rule("S7-9.8", "S7-14.1")
def test_a_pass_that_bounces_into_a_hand_is_none() -> None:
    report = thrown("i6", "dice 5", "dice 5", "dice 4", more=", H2 j6")
    assert report.sides[0].deeds == ()
