"""The office of a team that plays in a league: the league's time, the season's books, and none in a match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.market import Staff, When, why_not_buy
from game.games.sevens.league.report import MatchReport, SideReport
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import first_sheet
from game.store.leagues.kept import Entry, FormDraft, KeptSeason
from game.store.places import under
from game.store.store import Store
from game.ui.app import App
from game.ui.league_match import coming, open_session
from game.ui.scenes.seasons.clubhouse import Clubhouse
from game.ui.scenes.seasons.league import LeagueScene
from game.ui.scenes.seasons.office import Office
from game.ui.widgets.widget import Message
from tests.ui.driver import Driver, known, window


@pytest.fixture
def hand(tmp_path: Path) -> Iterator[Driver]:
    """A window, and a league of two rich teams."""
    store = Store(under(tmp_path))
    rich = [replace(first_sheet(ready_made(race)), treasury=300_000) for race in ("human", "orc")]
    entries = [Entry(store.leagues.add_team(sheet)) for sheet in rich]
    store.leagues.found_league("The Cup", LeagueRules(), entries)
    with window(App(store=store)) as driver:
        yield driver
    store.close()


def season(hand: Driver) -> KeptSeason:
    found = hand.app.store.leagues.season_of(1)
    assert found is not None
    return found


def office(hand: Driver, door: str) -> Office:
    """Of the first team, through the clubhouse or through its league."""
    leagues = hand.app.store.leagues
    if door == "clubhouse":
        scene = known(hand.open(Clubhouse(hand.app, leagues)), Clubhouse)
        scene.deeds.about("office", leagues.team(1))
    else:
        hand.open(LeagueScene(hand.app, leagues, season(hand).league))
        league = known(hand.scene, LeagueScene)
        league.book.team = 0
        league.on_message(Message("office"))
    hand.step(1)
    return known(hand.scene, Office)


def hire(hand: Driver, door: str) -> None:
    office(hand, door)
    hand.click(hand.scene.group["hire:Human Lineman"].knob(1).center)
    hand.type("Newt")
    hand.key("enter")


def squad(hand: Driver) -> list[str]:
    return [member.name for member in hand.app.store.leagues.team(1).sheet.squad]


@pytest.mark.rule("S7-16.8")
def test_in_a_season_the_clubhouse_sells_no_rerolls_either(hand: Driver) -> None:
    scene = office(hand, "clubhouse")
    assert scene.when is When.BETWEEN_MATCHES
    assert why_not_buy(scene.sheet, Staff.REROLLS, scene.when) == "re-rolls are bought between seasons"


@pytest.mark.parametrize("door", ["clubhouse", "league"])
def test_what_is_paid_stands_in_the_books_of_the_season(hand: Driver, door: str) -> None:
    hire(hand, door)
    assert "Newt" in squad(hand)
    lines = hand.app.store.leagues.money(season=season(hand).id)
    assert [(line.why, line.amount) for line in lines] == [("market", -50_000)]


@pytest.mark.rule("S7-16.8")
def test_after_the_season_rerolls_are_for_sale_and_counted_for_themselves(hand: Driver) -> None:
    leagues, kept = hand.app.store.leagues, season(hand)
    home, away = (leagues.team(team).sheet for team in (1, 2))
    report = MatchReport(SideReport(1), SideReport(0), 0)
    leagues.record(kept.id, 1, report, (home, away), (home, away), ())
    assert office(hand, "clubhouse").when is When.BETWEEN_SEASONS
    hand.click(hand.scene.group["staff:rerolls"].knob(1).center)
    lines = leagues.money(season=kept.id)
    assert [(line.why, line.amount) for line in lines] == [("between seasons", -100_000)]


@pytest.mark.parametrize("door", ["clubhouse", "league"])
@pytest.mark.parametrize("begun", ["match", "form"])
def test_nobody_comes_or_goes_while_a_match_is_under_way(
    hand: Driver, door: str, begun: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leagues, kept = hand.app.store.leagues, season(hand)
    match = coming(leagues, kept, kept.season.open[0])
    if begun == "match":
        open_session(hand.app.store, leagues, match)
    else:
        report = MatchReport(SideReport(1), SideReport(0), 0)
        leagues.keep_draft(kept.id, 1, FormDraft(report, match.sheets))
    before = squad(hand)
    told: list[str] = []
    monkeypatch.setattr(hand.app, "notice", lambda text, **_more: told.append(text))
    hire(hand, door)
    assert squad(hand) == before
    name = leagues.team(1).sheet.name
    words = "has been begun: nobody comes or goes until it is in the books"
    assert told == [f"{name}: match 1 of The Cup {words}"]


@pytest.mark.rule("S7-16.8")
@pytest.mark.parametrize("door", ["clubhouse", "league"])
def test_a_hiring_is_taken_back_also_when_the_office_was_left(hand: Driver, door: str) -> None:
    leagues = hand.app.store.leagues
    before, paid = leagues.team(1).sheet, leagues.money()
    hire(hand, door)
    hand.key("esc")
    scene = office(hand, door)
    assert scene.group["undo"].enabled
    hand.click("undo")
    assert leagues.team(1).sheet == before
    assert leagues.money() == paid
    assert not scene.group["undo"].enabled


def test_nothing_is_taken_back_while_a_match_is_under_way(hand: Driver) -> None:
    leagues, kept = hand.app.store.leagues, season(hand)
    hire(hand, "clubhouse")
    open_session(hand.app.store, leagues, coming(leagues, kept, kept.season.open[0]))
    hand.click("undo")
    assert "Newt" in squad(hand)
