"""The form by the printed rules (chapters 14 and 15): money, fans, points, injuries that last."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.games import sevens
from game.games.sevens.league.points import OFFERS, PRICES, WAYS, WORTH, earned, improvable
from game.games.sevens.league.report import Hurt, Outcome
from game.games.sevens.league.sheet import (
    Career,
    Fate,
)
from tests.games.book import Book
from tests.games.sevens.league.forms import STANDARD, fill, form, report, team


@pytest.mark.rule("S7-15.2")
@pytest.mark.parametrize(("stalled", "thousand"), [(False, 70), (True, 60)])
def test_by_the_printed_rules_fan_factors_pay_and_who_did_not_stall_has_more(
    stalled: bool, thousand: int
) -> None:
    home, away = team(treasury=0), team("orc", treasury=0)
    told = report(home, away, (2, 0), fan_factor=5, stalled=stalled)
    told = replace(told, away=replace(told.away, fan_factor=4, played=()))
    match = form(home, away, replace(told, home=replace(told.home, played=())), STANDARD)
    fill(match, [1, 6])
    assert match.state.sheets[0].treasury == thousand * 1_000
    assert match.state.sheets[1].treasury == 50_000


@pytest.mark.rule("S7-15.3")
@pytest.mark.parametrize(
    ("fans", "score", "dice", "after"),
    [
        ((3, 3), (1, 0), [3, 3], (4, 3)),  # the winner needs his fans or more, the loser less
        ((3, 3), (1, 0), [2, 2], (3, 2)),
        ((7, 1), (1, 0), [6, 1], (7, 1)),
        ((3, 3), (1, 1), [], (3, 3)),
    ],
)
def test_by_the_printed_rules_fans_roll(
    fans: tuple[int, int], score: tuple[int, int], dice: list[int], after: tuple[int, int]
) -> None:
    home, away = team(fans=fans[0]), team("orc", fans=fans[1])
    told = report(home, away, score, played=())
    match = form(home, away, replace(told, away=replace(told.away, played=())), STANDARD)
    fill(match, dice)
    assert tuple(sheet.fans for sheet in match.state.sheets) == after


@pytest.mark.rule("S7-15.4")
def test_by_the_printed_rules_mistakes_have_the_same_table() -> None:
    home, away = team(treasury=600_000), team("orc")
    told = report(home, away, played=(), stalled=True)
    match = form(home, away, replace(told, away=replace(told.away, played=())), STANDARD)
    fill(match, [1, 2, 3])
    assert match.state.sheets[0].treasury == 50_000


@pytest.mark.rule("S7-14.1", "S7-15.5")
def test_what_earns_points() -> None:
    human = team()
    assert earned(Career(completions=1), human) == 1
    assert earned(Career(throws=1), human) == 1
    assert earned(Career(interceptions=1), human) == 2
    assert earned(Career(casualties=1), human) == 3
    assert earned(Career(touchdowns=1), human) == 4
    assert earned(Career(matches=9), human) == 0
    brutes = team("black-orc")
    assert earned(Career(touchdowns=1, casualties=1), brutes) == 2 + 3


@pytest.mark.rule("S7-15.5", "S7-14.1")
def test_one_of_six_nominees_is_most_valuable() -> None:
    home, away = team(), team("orc")
    told = report(home, away, deeds=((1, Career(touchdowns=0, completions=2)),))
    match = form(home, away, replace(told, away=replace(told.away, played=())), STANDARD)
    fill(match, [2], [("leave_out", 1), ("leave_out", 2), ("done",)])  # of 3 to 8 the second
    after = match.state.sheets[0]
    best, first = after.member(4), after.member(1)
    assert best is not None
    assert first is not None
    assert (best.spp, best.career.awards) == (4, 1)
    assert (first.spp, first.career.completions) == (2, 2)


@pytest.mark.rule("S7-15.5")
def test_points_buy_a_random_a_chosen_and_a_secondary_skill_and_a_characteristic() -> None:
    home, away = team(), team("orc")
    home = home.with_member(replace(home.members[6], spp=3 + 8 + 16 + 24))
    told = report(home, away, played=(7,))
    match = form(home, away, replace(told, away=replace(told.away, played=())), STANDARD)
    fill(
        match,
        [1, 2, 3],  # Dauntless; D8 3: AV, MA, PA
        [
            ("buy", 7, "random_primary"),
            ("buy", 7, "primary"),
            ("skill", "Block"),
            ("buy", 7, "secondary"),
            ("skill", "Guard"),
            ("buy", 7, "characteristic"),
            ("better", "ma"),
        ],
    )
    one = match.state.sheets[0].member(7)
    assert one is not None
    assert one.gained == ("Dauntless", "Block", "Guard")
    assert one.better == ("ma",)
    assert one.raised == 20_000 + 30_000 + 50_000 + 20_000  # Block and Guard are elite
    assert one.spp == 4  # most valuable, being the only nominee


@pytest.mark.rule("S7-15.5")
def test_the_prices_of_the_book_are_the_codes() -> None:
    book = Book(sevens, "S7")
    rows = book.table_under("| gained so far | random primary | primary | secondary | characteristic |")
    assert tuple(tuple(map(int, row[1:])) for row in rows) == PRICES
    assert len(WAYS) == 4
    added = {
        row[0]: int(row[1].replace(",", "")) for row in book.table_under("| advance | adds to the value |")
    }
    assert added == {
        "primary skill": WORTH["primary"],
        "secondary skill": WORTH["secondary"],
        "elite skill, on top": 10_000,
        "AV": WORTH["av"],
        "MA, PA": WORTH["ma"],
        "AG": WORTH["ag"],
        "ST": WORTH["st"],
    }
    assert [" ".join(offer) for offer in OFFERS] == [
        "av", "av pa", "av ma pa", "av ma pa", "ma pa", "ag ma", "ag st", "ma st ag pa av",
    ]  # fmt: skip


@pytest.mark.rule("S7-15.5")
def test_no_characteristic_gets_better_more_than_twice() -> None:
    sheet = team()
    one = replace(sheet.members[7], better=("av", "av", "ma"))
    assert "av" not in improvable(sheet, one)
    assert "ma" in improvable(sheet, one)


@pytest.mark.rule("S7-15.5", "S7-11.5")
def test_by_the_printed_rules_injuries_last() -> None:
    home, away = team(), team("orc")
    hurt = (Hurt(1, Outcome.SERIOUS_INJURY), Hurt(2, Outcome.LASTING_INJURY), Hurt(3), Hurt(4))
    home = home.with_member(replace(home.members[3], niggles=1))
    told = report(home, away, hurt=hurt, played=(1, 2, 3, 4))
    match = form(home, away, replace(told, away=replace(told.away, played=())), STANDARD)
    fill(match, [5, 13, 6, 14, 1])  # AG; a 13: ST; 14 and a niggling injury: dead; MVP
    after = {member.key: member for member in match.state.sheets[0].members}
    assert (after[1].niggles, after[1].misses) == (1, True)
    assert (after[2].worse, after[2].misses) == (("ag",), True)
    assert (after[3].worse, after[3].misses) == (("st",), True)
    assert after[4].fate is Fate.DEAD
