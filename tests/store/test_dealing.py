"""What a team bought, and whom it let go, is taken back until its next match: the last of it first."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pytest

from game.core.errors import LeagueError
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.market import Deal, Staff, When, buy, hire, name_captain, release
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import TeamSheet, first_sheet
from game.season import check_team, next_season
from game.store.leagues.kept import Entry, KeptSeason
from game.store.leagues.leagues import Leagues
from game.store.places import Places
from tests.store.leagues_made import accounts, filled, played

BETWEEN = When.BETWEEN_MATCHES


@pytest.fixture
def kept(leagues: Leagues) -> KeptSeason:
    """A league of two rich teams."""
    sheets = [replace(first_sheet(ready_made(race)), treasury=300_000) for race in ("human", "orc")]
    entries = [Entry(leagues.add_team(sheet)) for sheet in sheets]
    return leagues.seasons(leagues.found_league("The Cup", LeagueRules(double=True), entries))[0]


def team(leagues: Leagues, ident: int = 1) -> TeamSheet:
    return leagues.team(ident).sheet


def do(leagues: Leagues, deal: Deal, ident: int = 1) -> TeamSheet:
    leagues.deal(ident, deal)
    return team(leagues, ident)


@pytest.mark.rule("S7-16.8")
def test_everything_is_taken_back_step_by_step(leagues: Leagues, kept: KeptSeason) -> None:
    states = [team(leagues)]
    states.append(do(leagues, hire(states[-1], "Human Lineman", "Newt")))
    states.append(do(leagues, buy(states[-1], Staff.CHEERLEADERS, BETWEEN)))
    states.append(do(leagues, release(states[-1], states[-1].squad[0].key)))
    states.append(do(leagues, Deal(name_captain(replace(states[-1], captain=0), states[-1].squad[1].key), 0)))
    for before in reversed(states[:-1]):
        dealt = leagues.last_deal(1)
        assert dealt is not None
        assert dealt.before == before
        assert leagues.take_back_deal(1) == dealt
        assert team(leagues) == before
        assert accounts(leagues)
    assert leagues.last_deal(1) is None
    with pytest.raises(LeagueError, match="nothing has been bought"):
        leagues.take_back_deal(1)
    assert [line.why for line in leagues.money(team=1)] == ["draft"]


def test_it_outlives_the_window(leagues: Leagues, kept: KeptSeason, home: Places) -> None:
    before = team(leagues)
    do(leagues, buy(before, Staff.ASSISTANTS, BETWEEN))
    leagues.close()
    with closing(Leagues(home.leagues)) as again:
        again.take_back_deal(1)
        assert team(again) == before


def test_a_recorded_match_ends_it_for_its_two_teams(leagues: Leagues, kept: KeptSeason) -> None:
    other = leagues.add_team(replace(first_sheet(ready_made("dwarf")), treasury=100_000))
    for ident in (1, 2, other):
        do(leagues, buy(team(leagues, ident), Staff.ASSISTANTS, BETWEEN), ident)
    played(leagues, kept, 1)
    assert leagues.last_deal(1) is leagues.last_deal(2) is None
    assert leagues.last_deal(other) is not None
    do(leagues, buy(team(leagues), Staff.ASSISTANTS, BETWEEN))
    leagues.take_back(kept.id, 1, all_since=True)
    assert leagues.last_deal(1) is None  # the match gives the teams that came to it
    assert team(leagues).assistants == 1
    assert accounts(leagues)


def test_another_season_ends_it(leagues: Leagues, kept: KeptSeason) -> None:
    for number in (1, 2):
        kept = played(leagues, kept, number)
    do(leagues, buy(team(leagues), Staff.REROLLS, When.BETWEEN_SEASONS))
    assert leagues.last_deal(1) is not None
    next_season(leagues, kept.league)
    assert leagues.last_deal(1) is None


def test_a_team_that_has_changed_otherwise_keeps_what_it_bought(leagues: Leagues, kept: KeptSeason) -> None:
    bought = do(leagues, buy(team(leagues), Staff.ASSISTANTS, BETWEEN))
    leagues.change_team(1, replace(bought, colours=("#111111", "#eeeeee")))
    with pytest.raises(LeagueError):
        leagues.take_back_deal(1)
    assert team(leagues).assistants == bought.assistants


def test_payments_of_a_match_are_its_own_after_another_teams_purchase_was_taken_back(
    leagues: Leagues, kept: KeptSeason
) -> None:
    """The number of a payment that is gone is given to a later one, which no earlier match may keep."""
    other = leagues.add_team(replace(first_sheet(ready_made("dwarf")), treasury=100_000))
    do(leagues, buy(team(leagues, other), Staff.ASSISTANTS, BETWEEN), other)
    before = team(leagues, 1), team(leagues, 2)
    report, _, _ = filled(leagues, kept, 1)
    leagues.record(kept.id, 1, report, before, before, ())  # nobody is paid anything
    leagues.take_back_deal(other)
    do(leagues, buy(team(leagues, 1), Staff.ASSISTANTS, BETWEEN), 1)
    leagues.take_back(kept.id, 1, all_since=True)
    assert (team(leagues, 1), team(leagues, 2)) == before
    for each in leagues.teams():
        check_team(leagues, each.id)
