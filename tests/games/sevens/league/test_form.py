"""The form after a match, step by step with the right values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.core.errors import LeagueError
from game.core.match import Match
from game.core.requests import Choice, Roll
from game.games.sevens import GAME
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.events import Used
from game.games.sevens.league.advances import candidates
from game.games.sevens.league.dice import D3, D6
from game.games.sevens.league.entrants import entrants, match_value
from game.games.sevens.league.form import open_form
from game.games.sevens.league.form_state import FormState, RuleSet, Step
from game.games.sevens.league.injuries import casualty
from game.games.sevens.league.money import band, mistake, winnings
from game.games.sevens.league.points import OFFERS, PRICES, WAYS, WORTH, earned, improvable
from game.games.sevens.league.report import DRAW, Ended, Hurt, MatchReport, Outcome, SideReport, wrong
from game.games.sevens.league.report_text import plain_report, report_of
from game.games.sevens.league.sheet import (
    FIELDED,
    Career,
    Fate,
    Member,
    TeamSheet,
    current_value,
    first_sheet,
    position_of,
    roster_of,
    value,
)
from game.games.sevens.league.telling import Teller
from game.games.sevens.roster_rules import UNDEATH
from tests.games.book import Book

STANDARD = RuleSet.STANDARD


def team(race: str = "human", **fields: Any) -> TeamSheet:
    return replace(first_sheet(ready_made(race)), **fields)


def everybody(sheet: TeamSheet) -> tuple[int, ...]:
    return tuple(member.key for member in sheet.available)


def report(
    home: TeamSheet, away: TeamSheet, score: tuple[int, int] = (0, 0), **home_fields: Any
) -> MatchReport:
    """A match in which everybody played; more of home's part by name."""
    winner = DRAW if score[0] == score[1] else int(score[0] < score[1])
    first = SideReport(score[0], everybody(home))
    return MatchReport(replace(first, **home_fields), SideReport(score[1], everybody(away)), winner)


def form(
    home: TeamSheet | None = None,
    away: TeamSheet | None = None,
    told: MatchReport | None = None,
    rules: RuleSet = RuleSet.SEVENS,
    **fields: Any,
) -> Match[FormState]:
    home, away = home or team(), away or team("orc")
    return open_form(home, away, told or report(home, away, **fields), rules)


def fill(
    match: Match[FormState], dice: Sequence[int] = (), choices: Sequence[Sequence[str | int]] = ()
) -> None:
    """Answer everything: dice in order, strictly; choices in order, then whatever forgoes most."""
    faces, said = list(dice), [tuple(each) for each in choices]
    while match.pending is not None:
        request = match.pending
        if isinstance(request, Roll):
            assert len(faces) >= len(request.dice), f"{request.what} has no dice left"
            count = len(request.dice)
            match.answer(tuple(faces[:count]))
            del faces[:count]
        else:
            assert isinstance(request, Choice)
            words = said.pop(0) if said else request.options[-1][1]
            match.answer((request.seats[0], words))
    assert (faces, said) == ([], [])


def options(match: Match[FormState]) -> list[tuple[str | int, ...]]:
    """What may be said now."""
    assert isinstance(match.pending, Choice)
    return [words for _, words in match.pending.options]


# ------------------------------------------------------------------------------------------------ the form
@pytest.mark.rule("S7-16.1")
def test_the_form_has_five_steps_and_home_comes_first() -> None:
    match = form(team(treasury=150_000), team("orc", treasury=150_000))
    seen = []
    while match.pending is not None:
        seen.append((match.state.step, match.state.side))
        request = match.pending
        match.answer(request.options[-1] if isinstance(request, Choice) else (6,))
    assert seen == [(Step.ADVANCE, 0), (Step.ADVANCE, 1), (Step.MISTAKES, 0), (Step.MISTAKES, 1)]
    assert match.over
    assert match.state.step is None


def test_what_was_filled_in_can_be_taken_back_to_the_beginning() -> None:
    match = form(team(treasury=150_000), score=(2, 1))
    before = match.state.copy()
    fill(match, [4], [("advance", "forgo"), ("advance", "forgo")])
    match.undo(len(match.answers))
    assert match.state == before
    twin = match.clone()
    fill(twin, [4], [("advance", "forgo"), ("advance", "forgo")])
    assert twin.over
    assert not match.over


# ------------------------------------------------------------------------------------------------ injuries
@pytest.mark.rule("S7-16.2")
@pytest.mark.parametrize(
    ("outcome", "misses", "fate"),
    [
        (Outcome.BADLY_HURT, False, Fate.SQUAD),
        (Outcome.SERIOUSLY_HURT, True, Fate.SQUAD),
        (Outcome.SERIOUS_INJURY, True, Fate.SQUAD),
        (Outcome.LASTING_INJURY, True, Fate.SQUAD),
        (Outcome.DEAD, False, Fate.DEAD),
    ],
)
def test_a_casualty_is_one_of_three(outcome: Outcome, misses: bool, fate: Fate) -> None:
    home = team()
    match = form(home, hurt=(Hurt(1, outcome),))
    fill(match)
    after = match.state.sheets[0]
    one = after.member(1)
    assert one is not None
    assert (one.misses, one.fate) == (misses, fate)
    assert (one.niggles, one.worse) == (0, ())  # no lasting injury in a league
    lost = value(home) - current_value(after)
    assert lost == (0 if outcome is Outcome.BADLY_HURT else value(home) - value(without(home, 1)))


def without(sheet: TeamSheet, key: int) -> TeamSheet:
    return replace(sheet, members=tuple(each for each in sheet.members if each.key != key))


@pytest.mark.rule("S7-16.2", "S7-11.5")
@pytest.mark.parametrize(
    ("faces", "outcome"),
    [
        (range(1, 9), "badly_hurt"),
        (range(9, 11), "seriously_hurt"),
        (range(11, 13), "serious_injury"),
        (range(13, 15), "lasting_injury"),
        (range(15, 18), "dead"),
    ],
)
def test_the_table_of_casualties(faces: range, outcome: str) -> None:
    assert {casualty(face) for face in faces} == {outcome}


@pytest.mark.rule("S7-16.2")
@pytest.mark.parametrize(("face", "misses", "dead"), [(8, 0, 0), (9, 1, 0), (14, 1, 0), (15, 0, 1)])
def test_a_casualty_that_is_only_flagged_is_rolled_by_the_opponent(face: int, misses: int, dead: int) -> None:
    match = form(hurt=(Hurt(1),))
    assert isinstance(match.pending, Roll)
    assert match.pending.seats == (1,)
    assert match.refusal((17,)) == (
        "17 is on no face of the d16 (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)"
    )
    fill(match, [face])
    one = match.state.sheets[0].member(1)
    assert one is not None
    assert (one.misses, one.fate is Fate.DEAD) == (bool(misses), bool(dead))


@pytest.mark.rule("S7-16.2")
def test_who_missed_this_match_is_back_for_the_next() -> None:
    home = team()
    home = home.with_member(replace(home.members[0], misses=True))
    match = form(home, hurt=(Hurt(2, Outcome.SERIOUSLY_HURT),))
    fill(match)
    after = match.state.sheets[0]
    assert [member.key for member in after.squad if member.misses] == [2]
    assert [member.career.matches for member in after.squad][:2] == [0, 1]


# ----------------------------------------------------------------------------------------------- advances
@pytest.mark.rule("S7-16.3")
def test_a_chosen_player_gains_a_random_primary_skill_of_two_that_are_rolled() -> None:
    match = form()
    fill(
        match,
        [1, 4, 4, 2],  # Frenzy, then Strip Ball
        [
            ("advance", "chosen"),
            ("player", 7),
            ("skill", "Strip_Ball"),
            ("advance", "forgo"),
        ],
    )
    after = match.state.sheets[0]
    one = after.member(7)
    assert one is not None
    assert (one.gained, one.raised) == (("Strip Ball",), 10_000)
    assert value(after) == value(team()) + 10_000


@pytest.mark.rule("S7-16.3")
def test_a_random_player_gains_a_random_secondary_skill() -> None:
    match = form()
    match.answer((0, ("advance", "random")))
    match.answer((16,))  # nobody wears it: again
    match.answer((7,))
    assert options(match) == [("category", "agility"), ("category", "devious"), ("category", "strength")]
    match.answer((0, ("category", "strength")))
    for dice in ((6, 6), (1, 6)):  # Thick Skull, Guard
        match.answer(dice)
    match.answer((0, ("skill", "Guard")))
    one = match.state.sheets[0].member(7)
    assert one is not None
    assert (one.gained, one.raised) == (("Guard",), 20_000)


@pytest.mark.rule("S7-16.3")
def test_what_a_player_has_leader_and_pro_are_rolled_again() -> None:
    home = team()
    home = home.with_member(replace(home.members[6], gained=("Block",)))
    match = form(home)
    fill(
        match,
        [1, 1, 1, 6, 1, 2, 4, 4],  # Block, which it has; Pro; Dauntless; then Tackle
        [("advance", "chosen"), ("player", 7), ("skill", "Dauntless"), ("advance", "forgo")],
    )
    one = match.state.sheets[0].member(7)
    assert one is not None
    assert one.gained == ("Block", "Dauntless")


@pytest.mark.rule("S7-16.3")
def test_only_who_played_and_survived_can_have_an_advance() -> None:
    match = form(played=(2, 3, 4), hurt=(Hurt(3, Outcome.DEAD), Hurt(4, Outcome.SERIOUSLY_HURT)))
    assert [member.key for member in candidates(match.state, 0, "chosen")] == [2, 4]


@pytest.mark.rule("S7-16.3")
def test_a_team_of_which_nobody_played_has_no_advance() -> None:
    match = form(played=())
    assert isinstance(match.pending, Choice)
    assert match.pending.seats == (1,)
    assert [event.forgone for event in match.events if event.kind == "no_advance"] == [False]  # type: ignore[attr-defined]  # of that kind


@pytest.mark.rule("S7-16.3")
def test_in_a_season_no_points_are_counted() -> None:
    match = form(deeds=((1, Career(touchdowns=2)),), score=(2, 0))
    fill(match)
    one = match.state.sheets[0].member(1)
    assert one is not None
    assert (one.spp, one.career.touchdowns) == (0, 2)


# --------------------------------------------------------------------------------------------------- money
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


@pytest.mark.rule("S7-16.1")
def test_too_few_to_set_up_are_written_down_as_that() -> None:
    sheets = team(), team("orc")
    told = MatchReport(SideReport(2), SideReport(ended=Ended.TOO_FEW), 0)
    assert wrong(told, sheets) == []
    assert report_of(plain_report(told)) == told
    assert "conceded" in wrong(replace(told, home=SideReport(1)), sheets)[0]


@pytest.mark.rule("S7-16.1")
def test_who_concedes_has_lost_by_two_at_least() -> None:
    sheets = team(), team("orc")
    for home, away in ((1, 0), (2, 1)):
        told = MatchReport(SideReport(home), SideReport(away, ended=Ended.CONCEDED), 0)
        assert "conceded" in wrong(told, sheets)[0]


@pytest.mark.rule("S7-16.1")
def test_a_side_ends_in_one_way_and_one_side_alone_concedes() -> None:
    plain = plain_report(MatchReport(SideReport(2), SideReport(ended=Ended.CONCEDED), 0))
    plain["away"]["too_few"] = True
    with pytest.raises(LeagueError, match="too_few: it is conceded already"):
        report_of(plain)
    gone = SideReport(ended=Ended.TOO_FEW)
    assert wrong(MatchReport(gone, gone), (team(), team("orc"))) == ["Only one side can concede"]


@pytest.mark.rule("S7-2.4", "S7-16.7")
def test_what_journeymen_cost_says_which_side_is_the_lower_one() -> None:
    """Seven against seven of the same team; a Lineman who misses the match is made up for by a journeyman."""
    seven = team(treasury=200_000)
    seven = replace(seven, members=seven.members[:FIELDED])
    lineman = next(each for each in seven.members if position_of(seven, each).lineman)
    short = seven.with_member(replace(lineman, misses=True))
    assert current_value(short) < current_value(seven) == match_value(seven) == match_value(short)
    both = MatchReport(SideReport(spent=60_000), SideReport(spent=60_000))
    assert wrong(both, (seven, short)) == []
    fewer = replace(seven, rerolls=seven.rerolls - 1)
    assert "the lower side" in wrong(both, (seven, fewer))[0]


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
    from game.games import sevens

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


# ---------------------------------------------------------------------------------- chapters 14 and 15
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
    from game.games import sevens

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


@pytest.mark.rule("S7-15.1")
def test_a_match_that_needs_a_winner_has_one() -> None:
    sheets = (team(), team("orc"))
    told = report(*sheets, (1, 1))
    assert wrong(told, sheets) == []
    assert wrong(told, sheets, winner_needed=True) == ["1 to 1 needs a winner"]
    assert wrong(replace(told, winner=1), sheets, winner_needed=True) == []
    assert wrong(replace(told, winner=1), sheets) == ["1 to 1 is a draw"]


# ------------------------------------------------------------------------------------- a report by hand
@pytest.mark.rule("S7-2.4")
@pytest.mark.parametrize(
    ("lower", "spent", "legal"), [(0, 50_000, True), (0, 55_000, False), (1, 55_000, True)]
)
def test_the_lower_side_adds_50_000_of_its_own_at_most(lower: int, spent: int, legal: bool) -> None:
    few = team(treasury=200_000)
    few = replace(few, members=few.members[:5])  # worth less than the others
    sheets = (few, team("orc")) if lower == 0 else (team(treasury=200_000), replace(team("orc"), members=()))
    told = wrong(report(*sheets, spent=spent), sheets)
    assert told == (
        [] if legal else ["Kettlebridge Rovers, the lower side, may spend 50,000 of its own, not 55,000"]
    )


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"played": (1, 99)}, "Kettlebridge Rovers: player 99 cannot have played"),
    ({"played": (1, 1)}, "Kettlebridge Rovers: {one} stands there twice"),
    ({"played": (), "hurt": (Hurt(1),)}, "Kettlebridge Rovers: {one} was hurt and did not play"),
    ({"hurt": (Hurt(1), Hurt(1))}, "Kettlebridge Rovers: {one} stands there twice"),
    (
        {"deeds": ((1, Career(touchdowns=1)),)},
        "Kettlebridge Rovers: players scored 1 touchdowns and the team 0",
    ),
    ({"fan_factor": -1}, "Kettlebridge Rovers: figures go from 0 to 99"),
    ({"spent": 5}, "Kettlebridge Rovers: 5 cannot be spent of 0"),
    (
        {"hurt": (Hurt(1, Outcome.DEAD, "st"),)},
        "Kettlebridge Rovers: 'st' is nothing that can get worse there",
    ),
]


@pytest.mark.parametrize(("fields", "complaint"), WRONG)
def test_a_report_that_cannot_be_is_told_why(fields: dict[str, Any], complaint: str) -> None:
    sheets = (team(treasury=0), team("orc"))
    one = sheets[0].members[0].name
    assert wrong(report(*sheets, **fields), sheets) == [complaint.format(one=one)]


@pytest.mark.rule("S7-16.2")
@pytest.mark.parametrize("fields", [{"fate": Fate.DEAD}, {"fate": Fate.RELEASED}, {"misses": True}], ids=str)
def test_nobody_who_is_dead_gone_or_hurt_plays(fields: dict[str, Any]) -> None:
    home, away = team(), team("orc")
    one = home.members[0]
    home = home.with_member(replace(one, **fields))
    assert [entrant.key for entrant in entrants(home)] == [2, 3, 4, 5, 6, 7, 8]
    told = report(home, away, played=(1, 2))
    assert wrong(told, (home, away)) == [f"Kettlebridge Rovers: {one.name} cannot have played"]


def test_the_winner_of_a_report_is_who_scored_more() -> None:
    sheets = (team(), team("orc"))
    assert wrong(replace(report(*sheets, (2, 1)), winner=1), sheets) == [
        "2 to 1 is won by Kettlebridge Rovers"
    ]


# ----------------------------------------------------------------------------------- Masters of Undeath
def masters(**fields: Any) -> TeamSheet:
    return team("shambling-undead", **fields)


@pytest.mark.rule("S7-16.1", "S7-11.5")
def test_a_lineman_that_was_raised_stays_without_a_fee_if_the_team_likes() -> None:
    home = masters(treasury=20_000)
    match = form(home, risen=True)
    request = match.pending
    assert isinstance(request, Choice)
    assert (request.what, request.seats) == ("risen", (0,))
    match.answer((0, ("keep",)))
    sheet = match.state.sheets[0]
    (new,) = [member for member in sheet.squad if member.key == home.next_key]
    assert sheet.treasury == 20_000
    assert len(sheet.squad) == len(home.squad) + 1
    assert new.career.matches == 0
    assert value(sheet) > value(home)
    other = form(home, risen=True)
    other.answer((0, ("let_go",)))
    assert other.state.sheets[0].squad == tuple(
        replace(member, career=Career(matches=1)) for member in home.squad
    )


@pytest.mark.rule("S7-16.1")
def test_for_who_was_raised_there_has_to_be_room_and_a_master() -> None:
    home = masters()
    while len(home.squad) < 11:
        home = replace(
            home,
            members=(
                *home.members,
                Member(home.next_key, 20 + home.next_key, f"N {home.next_key}", "Zombie"),
            ),
            next_key=home.next_key + 1,
        )
    home = replace(home, members=tuple(replace(each, position=lineman(home)) for each in home.members))
    match = form(home, told=replace(report(home, team("orc")), home=SideReport(risen=True)))
    assert isinstance(match.pending, Choice)
    assert match.pending.what != "risen"
    humans = report(team(), team("orc"), risen=True)
    assert any("raises the dead" in line for line in wrong(humans, (team(), team("orc"))))


def lineman(sheet: TeamSheet) -> str:
    return next(position.name for position in roster_of(sheet).positions if position.lineman)


def test_a_match_tells_which_side_has_raised_one() -> None:
    state = Match.new(GAME).state
    teller = Teller((masters(), team()))
    teller.hear(state, [Used(0, -1, UNDEATH.word)])
    told = teller.report(state, "played")
    assert [side.risen for side in told.sides] == [True, False]
    assert report_of(plain_report(told)) == told
    assert "risen" not in plain_report(told)["away"]  # a report from before reads the same
