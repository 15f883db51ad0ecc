"""When coaches hire and buy for the teams that they lead: once a match is in the books, and never because a
match was looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.core.errors import LeagueError
from game.games.sevens.league.market import bought
from game.games.sevens.league.season import Fixture
from game.season import SeasonRun, Stopped, check_team
from game.store.leagues.changes import pay, update_team
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import Thought
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons import next_match
from game.ui.scenes.seasons.league import LeagueScene
from game.ui.scenes.seasons.next_match import NextMatch
from game.ui.scenes.seasons.result import Result
from tests.ui.driver import Driver, known
from tests.ui.scenes.seasons.by_hand import fill_in, found_league

RICH = 60_000


def enrich(league: LeagueScene, fixture: Fixture) -> tuple[int, int]:
    """The team of a match that a coach leads has money to spend: its place in the draw, its number."""
    leagues = league.book.leagues
    place = next(p for p in fixture.teams if league.kept.entries[p].coach != "person")
    team = league.kept.entries[place].team
    sheet = leagues.team(team).sheet
    leagues._file.change(lambda db: pay(db, team, None, None, "draft", RICH))
    leagues._file.change(lambda db: update_team(db, team, replace(sheet, treasury=sheet.treasury + RICH)))
    return place, team


def enter_a_draw(hand: Driver) -> None:
    """The next match was nil to nil at a real table."""
    hand.click("next")
    hand.click("enter")
    hand.click("hand")
    fill_in(hand)


@pytest.mark.rule("S7-16.8")
def test_a_coach_spends_when_a_match_is_in_the_books_and_another_one_is_to_come(
    hand: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    league = found_league(hand)
    leagues = league.book.leagues
    _, team = enrich(league, league.kept.season.fixtures[0])
    before = leagues.team(team).sheet
    said: list[str] = []
    monkeypatch.setattr(hand.app, "notice", lambda words, **_: said.append(words))
    enter_a_draw(hand)
    after = leagues.team(team).sheet
    assert len(after.squad) > len(before.squad)
    assert f"{after.name}: {bought(before, after)[0]}" in said[-1]
    check_team(leagues, team)
    with pytest.raises(LeagueError, match="not taken back alone"):
        leagues.take_back(league.kept.id, 1)
    leagues.take_back(league.kept.id, 1, all_since=True)
    assert leagues.team(team).sheet == before
    check_team(leagues, team)


@pytest.mark.rule("S7-16.8")
def test_a_coach_that_has_no_match_to_come_keeps_its_money_for_the_break(hand: Driver) -> None:
    league = found_league(hand)
    leagues = league.book.leagues
    for _ in range(5):
        enter_a_draw(hand)
    _, team = enrich(league, league.kept.season.open[0])
    before = leagues.team(team).sheet
    enter_a_draw(hand)
    assert not league.kept.season.open
    assert len(leagues.team(team).sheet.squad) == len(before.squad)


def look_and_leave(hand: Driver, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of the ways to a result is begun and left again."""
    jobs: list[Thought[Any]] = []

    def later(job: Callable[[], Any]) -> Thought[Any]:
        jobs.append(Thought(job))
        return jobs[-1]

    monkeypatch.setattr(next_match, "beside", later)
    hand.click(way)
    match way:
        case "play":
            known(hand.scene, MatchScene)
            hand.app.pop()
        case "enter":
            known(hand.scene, Result)
            hand.key("esc")
        case _:
            if isinstance(hand.scene, Ask):
                hand.click("yes")
            hand.click("simulate")
            words = known(hand.scene, Ask).words
            assert words == "Nothing of this match is in the books yet: stopped now, it has never been."
            hand.click("yes")
            assert jobs
    hand.step(2)
    known(hand.scene, NextMatch)


@pytest.mark.rule("S7-16.8")
@pytest.mark.parametrize("way", ["play", "simulate", "enter"])
def test_a_match_that_is_looked_at_and_left_costs_nothing(
    hand: Driver, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    league = found_league(hand)
    enter_a_draw(hand)
    leagues = league.book.leagues
    coming = next(each for each in league.kept.season.open if 0 in each.teams)
    _, team = enrich(league, coming)
    league.book.wanted = coming.number
    league.entered()
    hand.step()
    before = leagues.team(team).sheet, leagues.money()
    hand.click("next")
    look_and_leave(hand, way, monkeypatch)
    assert (leagues.team(team).sheet, leagues.money()) == before


@pytest.mark.rule("S7-16.8", "S7-1.2")
def test_at_a_real_table_nobody_is_hired_who_was_not_there(hand: Driver) -> None:
    """Who can be entered is who was there before the match; who was short of seven had journeymen."""
    league = found_league(hand)
    leagues, fixture = league.book.leagues, league.kept.season.fixtures[0]
    place, team = enrich(league, fixture)
    sheet = leagues.team(team).sheet
    short = replace(sheet, members=tuple(replace(each, misses=each.key > 4) for each in sheet.members))
    leagues.change_team(team, short)
    hand.click("next")
    hand.click("enter")
    side = known(hand.scene, Result).entry.sides[fixture.teams.index(place)]
    assert sorted(side.players) == [1, 2, 3, 4]
    row = hand.scene.group[f"others{fixture.teams.index(place)}"]
    assert row.words.startswith("Touchdowns of journeymen")


@pytest.mark.rule("S7-16.8")
@pytest.mark.parametrize("thrifty", [True, False])
def test_who_stands_in_for_a_person_buys_with_petty_cash_alone(hand: Driver, *, thrifty: bool) -> None:
    league = found_league(hand)
    leagues, kept = league.book.leagues, league.kept
    fixture = kept.season.fixtures[0]
    sheets = [leagues.team(kept.entries[place].team).sheet for place in fixture.teams]
    rich = replace(sheets[0], treasury=600_000, rerolls=6)
    came: list[Any] = []

    def heard(state: Any) -> bool:
        came[:] = [state.extra.cards[0].spent, state.extra.cards[0].ready]
        return not came[1]

    run = SeasonRun(leagues, kept.id, 3, "rookie")
    with pytest.raises(Stopped):
        run.match(kept, fixture, (rich, sheets[1]), (), heard, (0,) if thrifty else ())
    assert (came[0] == 0) is thrifty
