"""The report of a match: what in it cannot be, and why; who was raised from the dead."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.core.errors import LeagueError
from game.core.match import Match
from game.core.requests import Choice
from game.games.sevens import GAME
from game.games.sevens.events import Used
from game.games.sevens.league.entrants import match_value
from game.games.sevens.league.report import Ended, Hurt, MatchReport, Outcome, SideReport, wrong
from game.games.sevens.league.report_text import plain_report, report_of
from game.games.sevens.league.sheet import (
    FIELDED,
    Career,
    Fate,
    Member,
    TeamSheet,
    current_value,
    position_of,
    roster_of,
    value,
)
from game.games.sevens.league.telling import Teller
from game.games.sevens.roster_rules import UNDEATH
from tests.games.sevens.league.forms import form, report, team

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
    assert [member.key for member in home.available] == [2, 3, 4, 5, 6, 7, 8]
    told = report(home, away, played=(1, 2))
    assert wrong(told, (home, away)) == [f"Kettlebridge Rovers: {one.name} cannot have played"]


def test_the_winner_of_a_report_is_who_scored_more() -> None:
    sheets = (team(), team("orc"))
    assert wrong(replace(report(*sheets, (2, 1)), winner=1), sheets) == [
        "2 to 1 is won by Kettlebridge Rovers"
    ]


@pytest.mark.rule("S7-15.1")
def test_a_match_that_needs_a_winner_has_one() -> None:
    sheets = (team(), team("orc"))
    told = report(*sheets, (1, 1))
    assert wrong(told, sheets) == []
    assert wrong(told, sheets, winner_needed=True) == ["1 to 1 needs a winner"]
    assert wrong(replace(told, winner=1), sheets, winner_needed=True) == []
    assert wrong(replace(told, winner=1), sheets) == ["1 to 1 is a draw"]


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
