"""Leagues and their seasons: founded with their fixtures, their matches recorded whole or not at all."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pytest

from game.core.errors import LeagueError
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.report import Hurt, Outcome
from game.games.sevens.league.season import LeagueRules
from game.store.leagues.kept import Entry
from game.store.leagues.leagues import Leagues
from game.store.places import Places
from tests.store.leagues_made import accounts, filled, founded, played, sheet


@pytest.mark.rule("S7-16.8")
def test_a_team_that_is_too_dear_begins_no_league(leagues: Leagues) -> None:
    """It may have grown in another league, or come from a file."""
    who = [(replace(sheet(), rerolls=6), "person"), (sheet("orc"), "person")]
    with pytest.raises(LeagueError, match="750,000 at most"):
        leagues.found_with("The Cup", LeagueRules(), who)
    assert (leagues.leagues(), leagues.teams()) == ([], [])


@pytest.mark.rule("S7-16.9")
def test_a_league_is_founded_with_its_fixtures(leagues: Leagues) -> None:
    kept = founded(leagues, LeagueRules(RuleSet.STANDARD, True, 2))
    [line] = leagues.leagues()
    assert (line.name, line.teams, line.season, line.played, line.matches) == ("The Cup", 4, 1, 0, 12)
    assert line.rules == LeagueRules(RuleSet.STANDARD, True, 2)
    assert [entry.player for entry in kept.entries] == ["Human", "Orc", "Skaven", "Dwarf"]
    assert leagues.league_named("the cup") == line


def test_a_league_that_cannot_be_is_not_founded(leagues: Leagues) -> None:
    team = leagues.add_team(sheet())
    other = leagues.add_team(sheet("orc"))
    two = [Entry(team), Entry(other)]
    for name, rules, entries, reason in (
        ("", LeagueRules(), two, "the league has no name"),
        ("One", LeagueRules(), [Entry(team)], "1 team: a"),
        ("Four", LeagueRules(play_offs=4), two, "4 teams in the play-offs"),
        ("Twice", LeagueRules(), [Entry(team), Entry(team)], "twice"),
        ("Coach", LeagueRules(), [Entry(team), Entry(other, "coach:god")], "leads no team"),
        ("Nobody", LeagueRules(), [Entry(team), Entry(99)], "there is no team 99"),
    ):
        with pytest.raises(LeagueError, match=reason):
            leagues.found_league(name, rules, entries)
    assert leagues.leagues() == []
    leagues.found_league("Yes", LeagueRules(), two)
    with pytest.raises(LeagueError, match="there is a league 'YES' already"):
        leagues.found_league("YES", LeagueRules(), two)
    with pytest.raises(LeagueError, match="Kettlebridge Rovers plays in Yes"):
        leagues.found_league("Other", LeagueRules(), two)
    with pytest.raises(LeagueError, match="in the books of Yes"):
        leagues.delete_team(team)


def test_a_match_is_recorded_once_with_both_teams_and_the_money(leagues: Leagues) -> None:
    kept = founded(leagues)
    report, before, form = filled(leagues, kept, 1)
    home, away = (kept.entries[place].team for place in kept.season.fixtures[0].teams)
    leagues.record(kept.id, 1, report, before, form.state.sheets, form.state.paid)
    assert (leagues.team(home).sheet, leagues.team(away).sheet) == form.state.sheets
    assert leagues.season(kept.id).season.fixtures[0].report == report
    assert leagues.before(kept.id, 1) == {home: before[0], away: before[1]}
    assert [line.amount for line in leagues.money(season=kept.id)] == [30_000, 10_000]
    with pytest.raises(LeagueError, match="match 1 has been recorded already"):
        leagues.record(kept.id, 1, report, before, form.state.sheets, form.state.paid)
    assert len(leagues.money(season=kept.id)) == 2
    assert accounts(leagues)


def test_what_does_not_fit_is_not_recorded(leagues: Leagues) -> None:
    kept = founded(leagues)
    report, before, form = filled(leagues, kept, 1)
    after, paid = form.state.sheets, form.state.paid
    home = kept.entries[kept.season.fixtures[0].pairing.home].team
    hurt = replace(report, home=replace(report.home, hurt=(Hurt(77, Outcome.DEAD),)))
    rich = (replace(after[0], treasury=999_000), after[1])
    for number, told, sheets, reason in (
        (99, report, after, "there is no match 99"),
        (1, hurt, after, "player 77 was hurt and did not play"),
        (1, replace(report, winner=1), after, "is won by"),
        (1, report, rich, "the payments do not come to its treasury"),
        (1, report, (replace(after[0], fans=9), after[1]), "9 dedicated fans"),
    ):
        with pytest.raises(LeagueError, match=reason):
            leagues.record(kept.id, number, told, before, sheets, paid)
    leagues.change_team(home, replace(before[0], name="Renamed"))
    with pytest.raises(LeagueError, match="has changed meanwhile: fill in the form again"):
        leagues.record(kept.id, 1, report, before, after, paid)
    assert leagues.season(kept.id).season.results == []
    assert leagues.money(season=kept.id) == []


@pytest.mark.rule("S7-16.11")
def test_play_offs_are_put_down_when_the_table_is_full(leagues: Leagues) -> None:
    kept = founded(leagues, LeagueRules(play_offs=2))
    for number in range(1, 7):
        assert len(kept.season.fixtures) == 6
        kept = played(leagues, kept, number)
    [final] = kept.season.open
    assert final.pairing.stage == "final"
    with pytest.raises(LeagueError, match="needs a winner"):
        played(leagues, kept, final.number, (1, 1))
    kept = played(leagues, kept, final.number, (0, 1))
    assert kept.season.champion == final.pairing.away
    assert accounts(leagues)


@pytest.mark.rule("S7-16.8")
def test_another_season_begins_when_the_last_is_over(leagues: Leagues) -> None:
    kept = founded(leagues, teams=2)
    with pytest.raises(LeagueError, match="1 match of season 1 is open"):
        leagues.next_season(kept.league)
    kept = played(leagues, kept, 1)
    team = leagues.team(kept.entries[0].team)
    hurt = team.sheet.with_member(replace(team.sheet.members[0], misses=True))
    leagues.change_team(team.id, hurt)
    second = leagues.next_season(kept.league)
    assert [season.number for season in leagues.seasons(kept.league)] == [1, 2]
    assert leagues.season(second).season.results == []
    assert not leagues.team(team.id).sheet.members[0].misses
    assert leagues.seasons(kept.league)[0].season.champion is not None


@pytest.mark.rule("S7-16.8")
def test_a_team_that_is_too_dear_holds_up_the_next_season(leagues: Leagues) -> None:
    kept = played(leagues, founded(leagues, teams=2), 1)
    team = leagues.team(kept.entries[0].team)
    leagues.change_team(team.id, replace(team.sheet, rerolls=6))
    with pytest.raises(LeagueError, match="a team begins a new season with 750,000 at most"):
        leagues.next_season(kept.league)
    assert len(leagues.seasons(kept.league)) == 1


def test_a_league_is_deleted_and_its_teams_stay(leagues: Leagues) -> None:
    kept = played(leagues, founded(leagues), 1)
    leagues.delete_league(kept.league)
    assert leagues.leagues() == []
    assert len(leagues.teams()) == 4
    assert accounts(leagues)
    with pytest.raises(LeagueError, match="there is no season"):
        leagues.season(kept.id)
    with pytest.raises(LeagueError, match=f"there is no league {kept.league}"):
        leagues.delete_league(kept.league)


def test_two_windows_do_not_begin_a_season_twice(home: Places, leagues: Leagues) -> None:
    kept = played(leagues, founded(leagues, teams=2), 1)
    with closing(Leagues(home.leagues)) as other:
        other.next_season(kept.league)
    with pytest.raises(LeagueError, match="The Cup: 1 match of season 2 is open"):
        leagues.next_season(kept.league)
    assert len(leagues.seasons(kept.league)) == 2


def test_two_windows_do_not_record_a_match_twice(home: Places, leagues: Leagues) -> None:
    kept = founded(leagues)
    report, before, form = filled(leagues, kept, 1)
    with closing(Leagues(home.leagues)) as other:
        other.record(kept.id, 1, report, before, form.state.sheets, form.state.paid)
    with pytest.raises(LeagueError, match="already"):
        leagues.record(kept.id, 1, report, before, form.state.sheets, form.state.paid)
