"""What is done from a league's wall: a match taken back, any open match chosen, the next one in sight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.store.places import under
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.match_think import at_once
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons import next_match
from game.ui.scenes.seasons.league import LeagueScene
from game.ui.scenes.shelf import Shelf
from tests.ui.driver import Driver, known, window
from tests.ui.scenes.seasons.test_whole_way import fill_in, found_league


@pytest.fixture
def hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """A window with the shelf open; coaches play at once."""
    monkeypatch.setattr(next_match, "beside", at_once)
    store = Store(under(tmp_path))
    with window(App(store=store)) as driver:
        driver.open(Shelf(driver.app))
        yield driver
    store.close()


def record_one(hand: Driver) -> None:
    """The next match by a result without a touchdown."""
    hand.click("next")
    hand.click("enter")
    hand.click("hand")
    fill_in(hand)


def ask_back(hand: Driver, league: LeagueScene) -> Ask:
    """The question whether the last match of the first team is taken back."""
    league.page = "Teams"
    league.rebuild()
    hand.step()
    assert hand.scene.group["take back"].words == "Take back the last match"
    league.book.team = league.kept.season.fixtures[0].teams[0]
    hand.click("take back")
    return known(hand.scene, Ask)


def test_the_question_names_the_match_whole(hand: Driver) -> None:
    league = found_league(hand)
    record_one(hand)
    home, away = (league.sheets[place].name for place in league.kept.season.fixtures[0].teams)
    question = ask_back(hand, league)
    assert f"{home} 0 – 0 {away}" in question.words
    assert len(question.title) < 30
    hand.click("yes")
    hand.step(2)
    assert league.kept.season.fixtures[0].report is None


def test_what_was_done_since_is_listed_and_goes_with_it(hand: Driver) -> None:
    league = found_league(hand)
    record_one(hand)
    entry = league.kept.entries[league.kept.season.fixtures[0].teams[0]]
    leagues = league.book.leagues
    sheet = leagues.team(entry.team).sheet
    leagues.change_team(entry.team, replace(sheet, colours=("#111111", "#eeeeee")))
    league.entered()
    hand.step()
    lost = leagues.lost_with(league.kept.id, 1)
    assert lost
    question = ask_back(hand, league)
    assert lost[0] in question.words
    assert question.yes == "Take back with all since"
    hand.click("yes")
    hand.step(2)
    assert league.kept.season.fixtures[0].report is None
    assert leagues.team(entry.team).sheet.colours == sheet.colours
