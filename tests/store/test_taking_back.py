"""A recorded match is taken back: teams, money, table and what is to be played are as they were before it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.errors import LeagueError, StoreError
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.market import Staff, When, buy
from game.games.sevens.league.season import LeagueRules
from game.season import check_team, next_season, season_of
from game.store.leagues.kept import Entry, FormDraft, KeptSeason
from game.store.leagues.leagues import Leagues
from tests.store.leagues_made import accounts, founded, played, sheet
from tests.store.quick_season import QuickRun


def everything(leagues: Leagues, season: int) -> tuple[object, ...]:
    """What a match changes."""
    return (
        {kept.id: kept.sheet for kept in leagues.teams()},
        leagues.money(),
        leagues.season(season),
        leagues.last_recorded(season),
    )


def teams_of(kept: KeptSeason, number: int) -> tuple[int, int]:
    home, away = kept.season.fixtures[number - 1].teams
    return kept.entries[home].team, kept.entries[away].team


@pytest.mark.rule("S7-16.1")
@pytest.mark.parametrize("rule_set", RuleSet)
def test_everything_is_as_it_was_after_every_match_of_a_season(leagues: Leagues, rule_set: RuleSet) -> None:
    """Each match is recorded, taken back and recorded again, with the play-offs that follow from it."""
    season = season_of(leagues, "Cup", LeagueRules(rule_set, False, 4), 4, 5, "rookie")
    run = QuickRun(leagues, season, 5, "rookie")
    while (kept := leagues.season(season)).season.open:
        fixture = kept.season.open[0]
        for place in fixture.teams:
            run.ready(kept.entries[place].team)
        before = everything(leagues, season)
        run.play_one(kept, fixture)
        after = everything(leagues, season)
        assert leagues.last_recorded(season) == fixture.number
        assert leagues.lost_with(season, fixture.number) == []
        leagues.take_back(season, fixture.number)
        assert everything(leagues, season) == before
        assert accounts(leagues)
        run.play_one(leagues.season(season), fixture)
        assert everything(leagues, season) == after
    assert kept.season.champion is not None


def test_its_report_waits_in_a_form_or_is_forgotten(leagues: Leagues) -> None:
    kept = played(leagues, founded(leagues), 1)
    report, before = kept.season.fixtures[0].report, leagues.before(kept.id, 1)
    leagues.take_back(kept.id, 1)
    assert report is not None
    home, away = teams_of(kept, 1)
    assert leagues.draft(kept.id, 1) == FormDraft(report, (before[home], before[away]))
    played(leagues, kept, 1)
    leagues.take_back(kept.id, 1, form=False)
    assert leagues.draft(kept.id, 1) is None
    assert leagues.before(kept.id, 1) == {}


def test_a_match_is_taken_back_though_others_have_played_since(leagues: Leagues) -> None:
    kept = founded(leagues)
    first, other = kept.season.fixtures[0], kept.season.fixtures[1]
    assert not {*first.teams} & {*other.teams}
    played(leagues, kept, 1)
    kept = played(leagues, kept, 2)
    assert leagues.last_recorded(kept.id) == 2
    leagues.take_back(kept.id, 1)
    assert [fixture.number for fixture in leagues.season(kept.id).season.open] == [1, 3, 4, 5, 6]
    assert leagues.season(kept.id).season.fixtures[1].report == kept.season.fixtures[1].report
    assert accounts(leagues)


def test_not_before_the_next_match_of_its_teams_is(leagues: Leagues) -> None:
    kept = founded(leagues)
    for number in (1, 2, 3):
        played(leagues, kept, number)
    before = everything(leagues, kept.id)
    with pytest.raises(LeagueError, match="has played since: match 3 of The Cup"):
        leagues.take_back(kept.id, 1, all_since=True)
    assert everything(leagues, kept.id) == before
    leagues.take_back(kept.id, 3, form=False)
    leagues.take_back(kept.id, 1)
    assert accounts(leagues)


def test_what_has_not_been_recorded_cannot_be(leagues: Leagues) -> None:
    kept = founded(leagues)
    assert leagues.last_recorded(kept.id) == 0
    for number in (1, 99):
        with pytest.raises(LeagueError, match=f"match {number} has not been recorded"):
            leagues.take_back(kept.id, number)


def test_what_a_team_has_done_since_goes_only_if_that_is_said(leagues: Leagues) -> None:
    kept = played(leagues, founded(leagues), 1)
    home, away = teams_of(kept, 1)
    rich = leagues.team(home).sheet
    leagues.deal(home, buy(rich, Staff.CHEERLEADERS, When.BETWEEN_MATCHES))
    leagues.change_team(away, replace(leagues.team(away).sheet, name="Others"))
    after = everything(leagues, kept.id)
    lost = [f"{rich.name} has spent 20,000 since", "Others has changed since"]
    assert leagues.lost_with(kept.id, 1) == lost
    with pytest.raises(LeagueError) as error:
        leagues.take_back(kept.id, 1)
    assert str(error.value) == f"match 1 is not taken back alone: {'; '.join(lost)}"
    assert everything(leagues, kept.id) == after
    before = leagues.before(kept.id, 1)
    leagues.take_back(kept.id, 1, all_since=True)
    assert {team: leagues.team(team).sheet for team in (home, away)} == before
    assert accounts(leagues)


def test_a_form_that_its_teams_have_begun_since_goes_with_it(leagues: Leagues) -> None:
    kept = played(leagues, founded(leagues), 1)
    report = kept.season.fixtures[0].report
    assert report is not None
    later, apart = 3, 2
    for number in (later, apart):
        home, away = teams_of(kept, number)
        leagues.keep_draft(
            kept.id, number, FormDraft(report, (leagues.team(home).sheet, leagues.team(away).sheet))
        )
    assert leagues.lost_with(kept.id, 1) == ["the form of match 3 has been begun"]
    with pytest.raises(LeagueError, match="the form of match 3 has been begun"):
        leagues.take_back(kept.id, 1)
    leagues.take_back(kept.id, 1, all_since=True)
    assert leagues.draft(kept.id, later) is None
    assert leagues.draft(kept.id, apart) is not None


@pytest.mark.rule("S7-16.11")
def test_play_offs_that_followed_go_and_hold_it_once_they_are_played(leagues: Leagues) -> None:
    kept = founded(leagues, LeagueRules(play_offs=4))
    for number in range(1, 7):
        kept = played(leagues, kept, number)
    semis = kept.season.open
    assert [fixture.pairing.stage for fixture in semis] == ["semi-final"] * 2
    leagues.take_back(kept.id, 6)
    assert [fixture.number for fixture in leagues.season(kept.id).season.open] == [6]
    kept = played(leagues, kept, 6, (0, 5))
    first, second = kept.season.open
    kept = played(leagues, kept, first.number)
    busy = teams_of(kept, first.number)
    last = next(n for n in (5, 6) if not {*teams_of(kept, n)} & {*busy} or n == 6)
    with pytest.raises(LeagueError, match=r"match 7 \(semi-final\) has been recorded since"):
        leagues.take_back(kept.id, last)
    kept = played(leagues, kept, second.number)
    assert [fixture.pairing.stage for fixture in kept.season.open] == ["final"]
    leagues.take_back(kept.id, second.number)
    assert leagues.season(kept.id).season.open == [second]


@pytest.mark.rule("S7-16.8")
def test_a_season_that_is_over_opens_again_until_the_next_has_begun(leagues: Leagues) -> None:
    kept = played(leagues, founded(leagues, teams=2), 1)
    leagues.take_back(kept.id, 1)
    assert leagues.season(kept.id).season.champion is None
    played(leagues, kept, 1)
    next_season(leagues, kept.league)
    with pytest.raises(LeagueError, match="The Cup: season 2 has begun"):
        leagues.take_back(kept.id, 1, all_since=True)


def test_a_team_that_plays_elsewhere_by_now_holds_it(leagues: Leagues) -> None:
    kept = played(leagues, founded(leagues, teams=2), 1)
    other = leagues.add_team(sheet("dwarf"))
    leagues.found_league("Other", LeagueRules(), [Entry(other), Entry(kept.entries[0].team)])
    with pytest.raises(LeagueError, match="Kettlebridge Rovers plays in Other by now"):
        leagues.take_back(kept.id, 1)


def test_a_name_that_somebody_else_has_by_now_holds_it(leagues: Leagues) -> None:
    kept = played(leagues, founded(leagues), 1)
    home, _ = teams_of(kept, 1)
    old = leagues.team(home).sheet
    leagues.change_team(home, replace(old, name="Renamed"))
    leagues.add_team(replace(sheet("dwarf"), name=old.name))
    before = everything(leagues, kept.id)
    with pytest.raises(LeagueError, match=r"there is a team .* already"):
        leagues.take_back(kept.id, 1, all_since=True)
    assert everything(leagues, kept.id) == before


def test_it_is_taken_back_whole_or_not_at_all(leagues: Leagues, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last statement fails: nothing of it has happened."""
    kept = played(leagues, founded(leagues), 1)
    before = everything(leagues, kept.id)

    def broken(*_: object) -> None:
        raise StoreError("no room")

    monkeypatch.setattr("game.store.leagues.taking_back.keep_draft", broken)
    with pytest.raises(StoreError, match="no room"):
        leagues.take_back(kept.id, 1)
    assert everything(leagues, kept.id) == before


def test_money_that_does_not_add_up_holds_it(leagues: Leagues) -> None:
    kept = played(leagues, founded(leagues), 1)
    leagues._file.change(lambda db: db.execute("DELETE FROM money WHERE why = 'draft'"))
    leagues._file.change(lambda db: db.execute("UPDATE past SET paid = 1000"))
    with pytest.raises(LeagueError, match="its payments before match 1 are not known any more"):
        leagues.take_back(kept.id, 1)
    leagues._file.change(lambda db: db.execute("DELETE FROM past"))
    with pytest.raises(LeagueError, match="its teams before it are not known any more"):
        leagues.take_back(kept.id, 1)


def test_what_follows_from_a_team_after_it_is_taken_back(leagues: Leagues) -> None:
    """The season goes on to its end, and every account is right."""
    kept = played(leagues, founded(leagues), 1)
    leagues.take_back(kept.id, 1)
    run = QuickRun(leagues, kept.id, 3, "rookie")
    assert run.play().season.champion is not None
    for each in leagues.teams():
        check_team(leagues, each.id)
