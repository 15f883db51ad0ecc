"""Teams that are kept: copied, changed, bought for and deleted; what is no team is refused."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pytest

from game.core.errors import LeagueError
from game.games.sevens.league.market import Staff, When, buy, hire
from game.games.sevens.league.season import LeagueRules
from game.store.leagues import names
from game.store.leagues.kept import Entry
from game.store.leagues.leagues import Leagues
from game.store.places import Places
from tests.store.leagues_made import accounts, played, sheet

REROLL = (Staff.REROLLS, When.BETWEEN_SEASONS)


def test_a_team_is_kept_copied_changed_and_deleted(leagues: Leagues) -> None:
    ident = leagues.add_team(sheet())
    copy = leagues.copy_team(ident)
    assert [kept.sheet.name for kept in leagues.teams()] == ["Kettlebridge Rovers", "Kettlebridge Rovers 2"]
    leagues.change_team(copy, replace(sheet(), name="Rovers' Twins"))
    assert leagues.team_named("rovers' twins").id == copy
    leagues.delete_team(ident)
    assert [kept.id for kept in leagues.teams()] == [copy]
    assert leagues.money(team=ident) == []
    with pytest.raises(LeagueError, match="there is no team"):
        leagues.team(ident)


def test_two_teams_of_one_name_are_refused(leagues: Leagues) -> None:
    leagues.add_team(sheet())
    with pytest.raises(LeagueError, match="there is a team 'Kettlebridge Rovers' already"):
        leagues.add_team(sheet())
    other = leagues.add_team(sheet("orc"))
    with pytest.raises(LeagueError, match="already"):
        leagues.change_team(other, replace(sheet("orc"), name="KETTLEBRIDGE rovers"))
    assert len(leagues.teams()) == 2


SAME_NAMES = {
    "capitals": ("ÄRZTE", "ärzte"),
    "a letter that is two small ones": ("Straßenköter", "STRASSENKÖTER"),
    "put together or in two pieces": ("\u00c4rzte", "A\u0308rzte"),
    "both": ("\u00c4rzte", "a\u0308rzte"),
    "capitals of other alphabets": ("ΣΊΣΥΦΟΣ", "σίσυφος"),
}
SAME = pytest.mark.parametrize(("name", "other"), SAME_NAMES.values(), ids=SAME_NAMES)


@SAME
def test_names_that_read_alike_are_one_name_in_every_alphabet(
    leagues: Leagues, name: str, other: str
) -> None:
    ident = leagues.add_team(replace(sheet(), name=name))
    assert leagues.has_team(other)
    assert leagues.team_named(other).id == ident
    with pytest.raises(LeagueError, match=f"there is a team {other!r} already"):
        leagues.add_team(replace(sheet("orc"), name=other))
    orcs = leagues.add_team(sheet("orc"))
    with pytest.raises(LeagueError, match=f"there is a team {other!r} already"):
        leagues.change_team(orcs, replace(sheet("orc"), name=other))
    leagues.change_team(ident, replace(sheet(), name=other))
    assert leagues.team(ident).sheet.name == other, "its own name can be written otherwise"
    twin = leagues.copy_team(ident)
    assert leagues.team(twin).sheet.name == f"{other} 2"


@SAME
def test_so_are_the_names_of_leagues(leagues: Leagues, name: str, other: str) -> None:
    entries = [Entry(leagues.add_team(sheet(race))) for race in ("human", "orc")]
    league = leagues.found_league(name, LeagueRules(), entries)
    assert leagues.league_named(other).id == league
    with pytest.raises(LeagueError, match=f"there is a league {other!r} already"):
        leagues.found_league(other, LeagueRules(), entries)


def test_two_that_an_earlier_version_has_kept_play_on_and_are_told_apart_to_the_letter(
    home: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier, closing(Leagues(home.leagues)) as leagues:
        earlier.setattr(names, "folded", str)
        entries = [
            Entry(leagues.add_team(replace(sheet(race), name=name)))
            for race, name in (("human", "Ärzte"), ("orc", "ärzte"))
        ]
        league = leagues.found_league("Cup", LeagueRules(), entries)
    with closing(Leagues(home.leagues)) as leagues:
        for entry, name in zip(entries, ("Ärzte", "ärzte"), strict=True):
            assert leagues.team_named(name).id == entry.team
        kept = played(leagues, leagues.seasons(league)[0], 1)
        assert not kept.season.open
        leagues.next_season(league)
        with pytest.raises(LeagueError, match="there is a team 'ÄRZTE' already"):
            leagues.change_team(entries[0].team, replace(leagues.team(entries[0].team).sheet, name="ÄRZTE"))


def test_blanks_too_many_in_names_are_left_out(leagues: Leagues) -> None:
    first = sheet().members[0]
    named = replace(sheet(), name=" The  Rovers ", treasury=50_000)
    named = replace(named, members=(replace(first, name="Otto   Brandt "), *named.members[1:]))
    ident = leagues.add_team(named)
    assert leagues.team_named("The Rovers").sheet.members[0].name == "Otto Brandt"
    leagues.change_team(ident, replace(leagues.team(ident).sheet, name="Rovers "))
    leagues.deal(ident, hire(leagues.team(ident).sheet, "Human Lineman", " Ada  Low "))
    assert leagues.team_named("Rovers").sheet.squad[-1].name == "Ada Low"
    other = leagues.add_team(sheet("orc"))
    leagues.found_league(" The  Cup ", LeagueRules(), [Entry(ident), Entry(other)])
    assert leagues.leagues()[0].name == "The Cup"


def test_a_name_that_turns_the_direction_of_reading_is_refused(leagues: Leagues) -> None:
    with pytest.raises(LeagueError, match=r"turns the direction of reading \(U\+202E\)"):
        leagues.add_team(replace(sheet(), name="Rov\u202eers"))
    entries = [Entry(leagues.add_team(sheet(race))) for race in ("human", "orc")]
    with pytest.raises(LeagueError, match=r"the league's name has a letter that turns"):
        leagues.found_league("C\u200fup", LeagueRules(), entries)
    assert leagues.leagues() == []


def test_an_illegal_team_is_not_kept(leagues: Leagues) -> None:
    with pytest.raises(LeagueError, match="9 dedicated fans"):
        leagues.add_team(replace(sheet(), fans=9))
    assert leagues.teams() == []


def test_a_purchase_is_written_with_its_payment(leagues: Leagues) -> None:
    ident = leagues.add_team(replace(sheet(), treasury=300_000))
    leagues.deal(ident, hire(leagues.team(ident).sheet, "Human Lineman", "Ada"), why="hired")
    leagues.deal(ident, buy(leagues.team(ident).sheet, Staff.REROLLS, When.BETWEEN_SEASONS))
    assert leagues.team(ident).sheet.treasury == 150_000
    assert [(line.why, line.amount) for line in leagues.money(team=ident)] == [
        ("draft", 300_000),
        ("hired", -50_000),
        ("market", -100_000),
    ]
    with pytest.raises(LeagueError, match="has changed meanwhile"):
        leagues.deal(ident, hire(replace(sheet(), treasury=300_000), "Human Lineman", "Bob"))
    with pytest.raises(LeagueError, match="changes by a purchase alone"):
        leagues.change_team(ident, replace(leagues.team(ident).sheet, treasury=0))
    assert accounts(leagues)


@pytest.mark.rule("S7-16.8")
def test_rerolls_are_not_bought_while_the_team_plays_in_a_league(leagues: Leagues) -> None:
    entries = [Entry(leagues.add_team(replace(sheet(race), treasury=300_000))) for race in ("human", "orc")]
    assert leagues.season_of(entries[0].team) is None
    kept = leagues.seasons(leagues.found_league("The Cup", LeagueRules(), entries))[0]
    assert leagues.season_of(entries[0].team) == kept
    deal = buy(leagues.team(entries[0].team).sheet, *REROLL)
    with pytest.raises(LeagueError, match="plays in The Cup: re-rolls are bought between seasons"):
        leagues.deal(entries[0].team, deal)
    kept = played(leagues, kept, 1)
    leagues.deal(entries[0].team, buy(leagues.team(entries[0].team).sheet, *REROLL), season=kept.id)
    assert accounts(leagues)
