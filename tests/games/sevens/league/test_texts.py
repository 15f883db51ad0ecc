"""Teams and reports as text: what is written is read again, what is wrong is said in a line."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from game.core.errors import LeagueError
from game.games.sevens.data.ready_made import ready_made, ready_made_teams
from game.games.sevens.league.fields import read_json
from game.games.sevens.league.report import Hurt, MatchReport, Outcome, SideReport
from game.games.sevens.league.report_text import plain_report, report_of
from game.games.sevens.league.sheet import Career, Fate, TeamSheet, first_sheet
from game.games.sevens.league.sheet_text import plain_sheet
from tests.games.sevens.league.texts import read_sheet, sheet_text


def scarred() -> TeamSheet:
    """A team that has seen something."""
    sheet = first_sheet(ready_made("human"))
    first, second, third = sheet.members[:3]
    sheet = sheet.with_member(
        replace(first, gained=("Guard",), raised=20_000, career=Career(3, 2, 1, 0, 0, 0, 1), spp=5)
    )
    hurt = replace(second, worse=("av",), niggles=1, misses=True, career=Career(2))
    sheet = sheet.with_member(replace(hurt, better=("ma",), raised=20_000))
    return replace(sheet.with_member(replace(third, fate=Fate.DEAD)), treasury=125_000, fans=4)


@pytest.mark.parametrize("race", ready_made_teams())
def test_a_team_that_is_written_is_read_again(race: str) -> None:
    sheet = first_sheet(ready_made(race))
    assert read_sheet(sheet_text(sheet)) == sheet


def test_everything_that_has_become_of_a_team_is_written() -> None:
    assert read_sheet(sheet_text(scarred())) == scarred()


def test_a_report_that_is_written_is_read_again() -> None:
    home = SideReport(
        2, (1, 2), ((1, Career(touchdowns=2)),), (Hurt(2, Outcome.LASTING_INJURY, "st"),), 4, True, 50_000
    )
    report = MatchReport(home, SideReport(1), 0, "played")
    assert report_of(json.loads(json.dumps(plain_report(report)))) == report


def changed(**fields: Any) -> str:
    return json.dumps({**plain_sheet(first_sheet(ready_made("human"))), **fields})


def with_player(**fields: Any) -> str:
    plain = plain_sheet(first_sheet(ready_made("human")))
    plain["players"][0] |= fields
    return json.dumps(plain)


HOSTILE = [
    ("", "team: it is empty"),
    ("x" * 2_000_001, "team: 2,000,001 letters are too many: it should be 2,000,000 at most"),
    ("Dear Ada,\nhere is my team", "team: this is no team of Fourth & Dice"),
    ("record 1 sevens\n", "team: this is no team of Fourth & Dice: it is the record of a match"),
    ("<!doctype html><p>404", "team: this is no team of Fourth & Dice"),
    ("[]", "team: this is no team of Fourth & Dice"),
    ('{"name": "x", "version": 2}', "team: this is no team of Fourth & Dice"),
    ('["fourth-and-dice team"]', "team: this is no team of Fourth & Dice"),
    (changed(format="something"), "team: this is no team of Fourth & Dice"),
    (changed(format=["fourth-and-dice team"]), "team: this is no team of Fourth & Dice"),
    (changed(version=2), "team: version: it is from a newer version of the game"),
    (changed(version=10**9), "team: version: it is from a newer version of the game"),
    (changed(version=0), "team: version: 0 is none: there is 1"),
    (changed(version="1"), "team: version: '1' is none: there is 1"),
    (changed(treasury=-5), "team: treasury: -5 should be a number from 0 to 2,000,000"),
    (changed(treasury=1e6), "team: treasury: 1000000.0 should be a number from 0 to 2,000,000"),
    (changed(treasury=2_000_001), "team: treasury: 2000001 should be a number from 0 to 2,000,000"),
    (changed(treasury=True), "team: treasury: True should be a number from 0 to 2,000,000"),
    (changed(name="x\ny"), "team: name: 'x\\ny' has a letter that cannot be seen (U+000A): leave it out"),
    (changed(name="\ud800"), "team: name: '\\ud800' has a letter that cannot be seen (U+D800): leave it out"),
    (
        changed(name="Ab\u202ecd"),
        "team: name: 'Ab\\u202ecd' has a letter that turns the direction of reading (U+202E): leave it out",
    ),
    (changed(name=""), "team: name: '' should be a text"),
    (changed(name="n" * 61), f"team: name: '{'n' * 35} … should be a line of at most 60 letters"),
    (changed(roster="martian"), "team: no roster is called 'martian'"),
    (changed(colours=["red", "blue"]), "team: colours: they should be two such as '#1f4e9e'"),
    (changed(players=[]), "team: players: there is nobody in it"),
    (changed(captain=99), "team: the captain is nobody of the team"),
    (changed(players=[1]), "team, player 1: it should be a table of fields"),
    (changed(players=[{}] * 2_001), "team: players: [{}, {}, {}, {}, {}, {}, {}, {}, {}, … should be"),
    (changed(next_key=3), "team: next_key: 3 should be 9, the next after the players'"),
    (changed(next_key=9_998), "team: next_key: 9998 should be 9, the next after the players'"),
    (with_player(key=77), "team: players: their keys should be the numbers from 1 to 8"),
    (changed(rerolls=7), "team: 7 re-rolls: a team has from 0 to 6"),
    (changed(more=1), "team: 'more': there is no such field"),
    (changed(fans=9), "team: 9 dedicated fans: a team has from 1 to 7"),
    (with_player(position="Dragon"), "team: Otto Brandt is a Dragon: Human have no such position"),
    (with_player(key=2), "team: players: two of them have the same key"),
    (with_player(fate="lost"), "team, player 1: fate: 'lost' is none of squad, dead, released"),
    (with_player(worse=["xx"]), "team, player 1: worse: 'xx' is none of ma, st, ag, pa, av"),
    (
        with_player(gained=["Loner (4+)"]),
        "team: Otto Brandt cannot gain Loner: Human Blitzer learn no such skills",
    ),
    (with_player(gained=["Guard"] * 2), "team: Otto Brandt cannot gain Guard: it has Guard"),
    (with_player(career={}), "team, player 1, career: matches: is missing"),
    (with_player(number=99), "team, player 1: number: 99 should be a number from 1 to 16"),
]


DAMAGED = [
    ("[" * 100_000, "team: it goes too deep"),
    ("1" * 9_000, "team: it cannot be read: 111111111111 … is a number of 9,000 digits"),
    ('{"a": 1,\n "b": "hal', "team: it breaks off in line 2: the rest is missing"),
    ('{"a": 1,\n "b": [1, 2', "team: it breaks off in line 2: the rest is missing"),
    ('{"a": 1,\n "b" 2}', "team: line 2 is damaged, at letter 6"),
    ('{"a": 1, "a": 2}', "team: it cannot be read: 'a' stands there twice"),
    ('{"a": NaN}', "team: it cannot be read: NaN is no number"),
]


@pytest.mark.parametrize(("text", "reason"), DAMAGED, ids=[reason[:60] for _, reason in DAMAGED])
def test_a_damaged_text_is_told_where(text: str, reason: str) -> None:
    with pytest.raises(LeagueError) as error:
        read_json(text, "team")
    assert str(error.value) == reason


FAULTS: list[tuple[str, dict[str, Any]]] = [  # from the most basic on
    ("this is no team of Fourth & Dice", {"format": "fourth-and-dice league"}),
    ("it is from a newer version", {"version": 2, "stadium": 1}),
    ("name: None should be a text", {"name": None}),
    ("player 1: it should be a table of fields", {"players": ["Otto"]}),
    ("fans: 'many' should be a number", {"fans": "many"}),
    ("there is no such field", {"more": 1}),
    ("next_key: 3 should be 9", {"next_key": 3}),
    ("9 re-rolls: a team has from 0 to 6", {"rerolls": 9}),
]


@pytest.mark.parametrize("first", range(len(FAULTS)))
def test_of_several_faults_the_most_basic_is_told(first: int) -> None:
    """What it is, from which version, field by field, and the rules last."""
    reason, _ = FAULTS[first]
    faults = {field: value for _, each in reversed(FAULTS[first:]) for field, value in each.items()}
    with pytest.raises(LeagueError) as error:
        read_sheet(changed(**faults))
    assert reason in str(error.value)
    with pytest.raises(LeagueError, match="it breaks off" if first else "this is no team"):
        read_sheet(changed(**faults)[:-200])


def test_a_team_that_has_had_two_thousand_players_is_read_again() -> None:
    sheet = scarred()
    old = tuple(
        replace(sheet.members[0], key=key, fate=Fate.RELEASED, name=f"Player {key}")
        for key in range(len(sheet.members) + 1, 2_001)
    )
    sheet = replace(sheet, members=sheet.members + old, next_key=2_001)
    assert read_sheet(sheet_text(sheet)) == sheet


@pytest.mark.parametrize(("text", "reason"), HOSTILE, ids=[reason[:60] for _, reason in HOSTILE])
def test_a_text_that_is_no_team_is_told_why_in_a_line(text: str, reason: str) -> None:
    with pytest.raises(LeagueError) as error:
        read_sheet(text)
    told = str(error.value)
    assert told.startswith(reason)
    assert "\n" not in told


def test_a_table_of_very_many_fields_is_read_quickly() -> None:
    text = "{" + ",".join(f'"{n % 30_000}":1' for n in range(40_000)) + "}"
    with pytest.raises(LeagueError, match="stands there twice"):
        read_json(text[:390_000] + "}" if len(text) > 390_000 else text, "team")
