"""A team over its life: values, journeymen, and what is wrong with it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.core.requests import Roll
from game.games.registry import box
from game.games.sevens.data.reading import Figures
from game.games.sevens.data.ready_made import ready_made, ready_made_teams
from game.games.sevens.data.teams import illegal as drafted_illegal
from game.games.sevens.data.teams import value as drafted_value
from game.games.sevens.league.entrants import changed, figures_of, journeymen, match_value, skills_of
from game.games.sevens.league.legality import illegal
from game.games.sevens.league.season import LeagueRules, new_season
from game.games.sevens.league.sheet import (
    Career,
    Fate,
    Member,
    TeamSheet,
    current_value,
    first_sheet,
    position_of,
    value,
)
from game.season import begin_match


def team(race: str = "human", **fields: Any) -> TeamSheet:
    """The ready-made team of a roster, changed."""
    return replace(first_sheet(ready_made(race)), **fields)


def with_first(sheet: TeamSheet, **fields: Any) -> TeamSheet:
    """The team, its first player changed."""
    return sheet.with_member(replace(sheet.members[0], **fields))


@pytest.mark.parametrize("roster", ready_made_teams())
def test_a_drafted_team_is_legal_and_worth_what_the_draft_says(roster: str) -> None:
    sheet = team(roster)
    assert illegal(sheet) == []
    assert value(sheet) == drafted_value(ready_made(roster))
    assert sheet.available == sheet.squad


@pytest.mark.rule("S7-16.7")
def test_tv_counts_players_rerolls_and_staff_and_ctv_leaves_out_who_misses() -> None:
    sheet = team(rerolls=2, assistants=1, cheerleaders=2, apothecary=True, fans=5, treasury=90_000)
    players = sum(roster_fee(sheet, member) for member in sheet.members)
    assert value(sheet) == players + 2 * 100_000 + 3 * 20_000 + 80_000
    assert current_value(sheet) == value(sheet)
    away = with_first(sheet, misses=True, raised=10_000)
    assert value(away) == value(sheet) + 10_000
    assert current_value(away) == value(sheet) - roster_fee(sheet, sheet.members[0])


@pytest.mark.rule("S7-16.7", "S7-16.2")
def test_who_misses_the_match_does_not_count_in_the_ctv_that_inducements_go_by() -> None:
    """Humans: two Blitzers of 85,000, a re-roll of 100,000 … in figures, from the sheet to the match."""
    sheet = team(treasury=0)
    assert (value(sheet), current_value(sheet)) == (600_000, 600_000)
    blitzer = sheet.members[0]
    assert position_of(sheet, blitzer).cost == 85_000
    hurt = with_first(sheet, misses=True, gained=("Guard",), raised=20_000)
    assert (value(hurt), current_value(hurt)) == (620_000, 515_000)
    match = begin_match(box("sevens"), LeagueRules(), new_season(2, LeagueRules()).fixtures[0], (hurt, sheet))
    cards = match.state.extra.cards
    assert [card.ctv for card in cards] == [515_000, 600_000]
    events: list[Any] = []
    while isinstance(match.pending, Roll):  # Fan Factors, weather
        events += match.answer((2,) * len(match.pending.dice))
    petty = [event for event in events if event.kind == "petty_cash"]
    assert [(event.values, event.petty) for event in petty] == [((515_000, 600_000), (85_000, 0))]


@pytest.mark.rule("S7-16.7")
def test_the_dead_and_the_released_are_worth_nothing() -> None:
    sheet = team()
    fee = roster_fee(sheet, sheet.members[0])
    for fate in (Fate.DEAD, Fate.RELEASED):
        assert value(with_first(sheet, fate=fate)) == value(sheet) - fee


def test_low_cost_linemen_count_nothing_in_ctv() -> None:
    for sheet in (team("ogre"), team("snotling")):
        linemen = [
            roster_fee(sheet, member) for member in sheet.members if position_of(sheet, member).lineman
        ]
        assert current_value(sheet) == value(sheet) - sum(linemen)


@pytest.mark.rule("S7-1.2", "S7-2.3")
def test_journeymen_make_up_seven() -> None:
    sheet = team()
    for member in sheet.members[:3]:
        sheet = sheet.with_member(replace(member, misses=True))
    short = 7 - len(sheet.available)
    assert (journeymen(team()), journeymen(sheet)) == (0, short)
    assert match_value(sheet) == current_value(sheet) + short * 50_000  # a Human Lineman each


@pytest.mark.rule("S7-1.2")
def test_a_team_of_nobody_fields_seven_journeymen() -> None:
    sheet = team("snotling")
    sheet = replace(sheet, members=tuple(replace(member, misses=True) for member in sheet.members))
    assert journeymen(sheet) == 7


def test_what_has_become_of_a_player_shows_in_its_figures() -> None:
    sheet = with_first(team(captain=1), worse=("ag", "av", "ma"), better=("st",), gained=("Block",))
    before, after = (figures_of(each, each.members[0]) for each in (team(), sheet))
    assert after.ma == before.ma - 1
    assert after.st == before.st + 1
    assert after.ag == before.ag + 1  # a target: higher is worse
    assert after.av == before.av - 1
    names = [owned.skill.name for owned in skills_of(sheet, sheet.members[0])]
    assert names.count("Block") == 1
    assert "Pro" in names  # the captain's


def test_a_dash_stays_a_dash_and_no_figure_leaves_its_bounds() -> None:
    dashed = plain = Figures(6, 3, 3, None, 9)
    for _ in range(9):
        dashed = changed(changed(changed(dashed, "pa", -1), "st", -1), "ag", -1)
        plain = changed(changed(plain, "ag", 1), "av", 1)
    assert (dashed.st, dashed.ag, dashed.pa) == (1, 6, None)
    assert (plain.ag, plain.av) == (1, 11)


COMPLAINTS = [
    ({"name": " "}, "the team has no name"),
    ({"roster": "martian"}, "no roster is called 'martian'"),
    ({"rerolls": 7}, "7 re-rolls: a team has from 0 to 6"),
    ({"fans": 8}, "8 dedicated fans: a team has from 1 to 7"),
    ({"fans": 0}, "0 dedicated fans: a team has from 1 to 7"),
    ({"treasury": -5_000}, "the treasury is 5,000 below nothing"),
    ({"patron": "Nurgle"}, "Human are not favoured by Nurgle"),
    ({"treasury": 2_000_001}, "the treasury holds 2,000,001: no team comes to more than 2,000,000"),
    ({"captain": 99}, "the captain is nobody of the team"),
]


@pytest.mark.parametrize(("fields", "complaint"), COMPLAINTS)
def test_a_team_that_is_wrong_is_told_why(fields: dict[str, Any], complaint: str) -> None:
    assert illegal(team(**fields)) == [complaint]


PLAYER_COMPLAINTS = [
    ({"name": ""}, "player 1 has no name"),
    ({"number": 2}, "2 players wear number 2"),
    ({"number": 17}, "{name} wears 17: numbers go from 1 to 16"),
    ({"position": "Dragon"}, "{name} is a Dragon: Human have no such position"),
    ({"gained": ("Blok",)}, "{name}: no skill is called 'Blok' (is it Block?)"),
    ({"gained": ("Loner (4+)",)}, "{name} cannot gain Loner: {position} learn no such skills"),
    ({"gained": ("Horns",)}, "{name} cannot gain Horns: {position} learn no such skills"),
    ({"gained": ("Tackle", "Tackle")}, "{name} cannot gain Tackle: it has Tackle"),
    ({"raised": 10_000}, "{name} is worth 10,000 more: by its advances it is 0"),
    (
        {"gained": ("Guard",), "raised": 5_000},
        "{name} is worth 5,000 more: by its advances it is from 10,000 to 30,000",
    ),
    (
        {"better": ("st",), "raised": 50_000},
        "{name} is worth 50,000 more: by its advances it is 60,000",
    ),
    ({"better": ("ma",) * 3, "raised": 60_000}, "{name}: ma is better 3 times: 2 are the most"),
    ({"niggles": 10, "career": Career(50)}, "{name} has 10 niggling injuries: 9 are the most"),
    ({"worse": ("ma",), "niggles": 1}, "{name}: 2 lasting injuries in 0 matches"),
    ({"career": Career(touchdowns=1)}, "{name} cannot have done all that in 0 matches"),
    ({"career": Career(2, touchdowns=199)}, "{name} cannot have done all that in 2 matches"),
    ({"career": Career(2, awards=3)}, "{name} cannot have done all that in 2 matches"),
    ({"career": Career(2, touchdowns=1), "spp": 5}, "{name} has 5 star player points left, and has earned 4"),
    ({"fate": Fate.DEAD, "position": "Dragon"}, "{name} was a Dragon: Human have no such position"),
    ({"fate": Fate.DEAD, "gained": ("Blok",)}, "{name}: no skill is called 'Blok' (is it Block?)"),
    ({"fate": Fate.RELEASED, "misses": True}, "{name} is released and misses no match"),
]


@pytest.mark.parametrize(("fields", "complaint"), PLAYER_COMPLAINTS)
def test_a_player_that_is_wrong_is_told_why(fields: dict[str, Any], complaint: str) -> None:
    sheet = with_first(team(), **fields)
    first = sheet.members[0]
    assert complaint.format(name=first.name, position=first.position) in illegal(sheet)


FAULTS: list[dict[str, Any]] = [
    {"name": " "},
    {"rerolls": 7},
    {"assistants": 4},
    {"cheerleaders": -1},
    {"fans": 0},
    {"patron": "Nurgle"},
    {"players": 12},
    {"players": 5, "position": "Halfling Hopeful"},
    {"players": 9, "position": "Human Catcher"},
    {"players": 2, "position": "Human Ogre"},
    {"number": 17},
    {"number": 1},
]


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_limit_that_a_draft_breaks_is_broken_in_a_league_in_the_same_words(fault: dict[str, Any]) -> None:
    fields = dict(fault)
    drafted = ready_made("human")
    players = list(drafted.players)
    position = fields.pop("position", "Human Lineman")
    if count := fields.pop("players", 0):
        players = [replace(player, position=position) for player in (players * 2)[:count]]
    if number := fields.pop("number", 0):
        players[-1] = replace(players[-1], number=number)
    drafted = replace(drafted, players=tuple(players), **fields)
    of_the_draft = [
        line for line in drafted_illegal(drafted) if "at least" not in line and "it costs" not in line
    ]
    fans = {"dedicated fans: a team has from 1 to 5": "dedicated fans: a team has from 1 to 7"}
    told = [line.replace(*pair) for line in of_the_draft for pair in fans.items()]
    assert told
    sheet = replace(first_sheet(drafted), fans=drafted.fans)
    assert illegal(sheet) == told


def test_too_many_players_are_told_why() -> None:
    sheet = team()
    more = tuple(Member(key, key, f"N{key}", "Human Lineman") for key in range(20, 25))
    numbered = tuple(replace(member, number=11 + place) for place, member in enumerate(more))
    assert illegal(replace(sheet, members=sheet.members + numbered)) == ["13 players: a team has at most 11"]


def roster_fee(sheet: TeamSheet, member: Member) -> int:
    return position_of(sheet, member).cost
