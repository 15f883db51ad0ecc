"""The form after a match: winnings, fans and expensive mistakes, with the right values."""

from __future__ import annotations

import pytest

from game.core.requests import Choice, Roll
from game.games import sevens
from game.games.sevens.league.dice import D3, D6
from game.games.sevens.league.form import open_form
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.money import band, mistake, winnings
from game.games.sevens.league.report import Ended, MatchReport, SideReport, wrong
from game.games.sevens.league.report_text import plain_report, report_of
from tests.games.book import Book
from tests.games.sevens.league.forms import fill, form, team


@pytest.mark.rule("S7-16.4")
def test_three_fans_against_two_and_two_touchdowns_are_40000() -> None:
    assert winnings((3, 2), 2) == 40_000
    match = form(team(fans=3, treasury=0), team("orc", fans=2, treasury=0), score=(2, 0))
    fill(match)
    assert [sheet.treasury for sheet in match.state.sheets] == [40_000, 20_000]
    assert [(each.side, each.why, each.amount) for each in match.state.paid] == [
        (0, "winnings", 40_000),
        (1, "winnings", 20_000),
    ]


@pytest.mark.rule("S7-16.4")
@pytest.mark.parametrize(
    ("fans", "touchdowns", "thousand"), [((1, 1), 0, 10), ((1, 2), 0, 10), ((7, 7), 3, 100)]
)
def test_winnings(fans: tuple[int, int], touchdowns: int, thousand: int) -> None:
    assert winnings(fans, touchdowns) == thousand * 1_000


@pytest.mark.rule("S7-2.4")
def test_what_inducements_cost_is_gone_before_the_winnings() -> None:
    match = form(team(treasury=60_000), spent=50_000)
    fill(match)
    assert match.state.sheets[0].treasury == 10_000 + 10_000
    assert [(each.why, each.amount) for each in match.state.paid if each.side == 0] == [
        ("inducements", -50_000),
        ("winnings", 10_000),
    ]


@pytest.mark.rule("S7-16.5")
@pytest.mark.parametrize(
    ("fans", "score", "after"),
    [
        ((1, 1), (1, 0), (2, 1)),
        ((7, 2), (1, 0), (7, 1)),
        ((3, 4), (2, 2), (3, 4)),
        ((5, 6), (0, 1), (4, 7)),
    ],
)
def test_fans_after_a_match(fans: tuple[int, int], score: tuple[int, int], after: tuple[int, int]) -> None:
    match = form(team(fans=fans[0]), team("orc", fans=fans[1]), score=score)
    fill(match)
    assert tuple(sheet.fans for sheet in match.state.sheets) == after


@pytest.mark.rule("S7-16.1")
@pytest.mark.parametrize("rules", list(RuleSet))
def test_who_concedes_has_no_winnings_and_loses_a_d3_of_fans(rules: RuleSet) -> None:
    home, away = team(fans=4, treasury=0), team("orc", fans=3, treasury=0)
    told = MatchReport(SideReport(2, fan_factor=5), SideReport(ended=Ended.CONCEDED, fan_factor=4), 0)
    assert not wrong(told, (home, away))
    match = open_form(home, away, told, rules)
    while match.pending is not None:
        request = match.pending
        if isinstance(request, Choice):
            match.answer(request.options[-1])
            continue
        assert isinstance(request, Roll)
        assert [die for _, die in request.dice] == [D3 if request.what == "conceded" else D6]
        match.answer((3,) if request.what == "conceded" else (6,))
    ours, theirs = match.state.sheets
    assert (theirs.treasury, theirs.fans) == (0, 1)  # 3 less 3, 1 at least
    assert (ours.treasury, ours.fans) == (50_000 if rules is RuleSet.SEVENS else 70_000, 5)
    assert report_of(plain_report(told)) == told


# the ledger's cells: a row a face; A averted, m Minor, M Major, C Catastrophe
CELLS = {
    1: "m m M M C C",
    2: "A m m M M C",
    3: "A A m m M M",
    4: "A A A m m M",
    5: "A A A A m m",
    6: "A A A A A m",
}


WORDS = {"A": "averted", "m": "minor", "M": "major", "C": "catastrophe"}


@pytest.mark.rule("S7-16.6")
@pytest.mark.parametrize("face", CELLS)
def test_the_table_of_mistakes_cell_by_cell(face: int) -> None:
    for column, letter in enumerate(CELLS[face].split(), 1):
        for treasury in (column * 100_000, column * 100_000 + 95_000):
            assert mistake(treasury, face) == WORDS[letter]
    assert mistake(1_000_000, face) == WORDS[CELLS[face].split()[-1]]


@pytest.mark.rule("S7-16.6")
def test_the_table_of_mistakes_in_the_book_is_the_codes() -> None:
    rows = Book(sevens, "S7").table_under(
        "| D6 | 100,000 | 200,000 | 300,000 | 400,000 | 500,000 | 600,000 and more |"
    )
    for row in rows:
        assert row[1:] == [mistake(column * 100_000, int(row[0])) for column in range(1, 7)]
    assert [int(row[0]) for row in rows] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("S7-16.6")
@pytest.mark.parametrize(
    ("treasury", "dice", "after"),
    [
        (89_999, [], 99_999),  # winnings of 10,000 do not reach 100,000
        (90_000, [2], 100_000),  # averted
        (90_000, [1, 3], 70_000),  # minor: D3
        (345_000, [1], 175_000),  # major: half of 355,000, rounded down to 5,000
        (320_000, [1], 165_000),
        (590_000, [1, 6, 6], 120_000),  # catastrophe: 2D6
        (500_000, [1, 1, 1], 20_000),
        (900_000, [6, 1], 900_000),
    ],
)
def test_what_a_mistake_costs(treasury: int, dice: list[int], after: int) -> None:
    match = form(team(treasury=treasury))
    fill(match, dice)
    assert match.state.sheets[0].treasury == after
    assert sum(each.amount for each in match.state.paid if each.side == 0) == after - treasury


@pytest.mark.rule("S7-16.6")
def test_the_bands_of_the_treasury() -> None:
    assert [band(thousand * 1_000) for thousand in (0, 99, 100, 199, 200, 599, 600, 5_000)] == [
        0, 0, 1, 1, 2, 5, 6, 6,
    ]  # fmt: skip
