"""The clubhouse by the keyboard alone: from no team at all to a champion."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.requests import Choice
from game.games.sevens.league.report import DRAW
from game.store.places import under
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_over import MatchOver
from game.ui.scenes.match_think import at_once
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons.builder import Builder
from game.ui.scenes.seasons.clubhouse import Clubhouse
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.founding import Founding
from game.ui.scenes.seasons.league import LeagueScene
from game.ui.scenes.seasons.next_match import NextMatch
from game.ui.scenes.seasons.office import Office
from game.ui.scenes.seasons.result import Result
from game.ui.scenes.shelf import Shelf
from tests.ui.driver import known, window
from tests.ui.scenes.seasons.keyboard import Keyboard
from tests.ui.tables.sevens import players


@pytest.fixture
def keys(tmp_path: Path) -> Iterator[Keyboard]:
    """The shelf, and no mouse."""
    store = Store(under(tmp_path))
    settings = Settings().but(animation="none", coach_pace="brisk")
    with window(App(settings, size=(1024, 640), store=store)) as driver:
        driver.open(Shelf(driver.app))
        yield Keyboard(driver)
    store.close()


class Quick(players.Keys):
    """Sets up and ends every turn at once."""

    def choose(self, request: Choice) -> None:
        if request.what == "act":
            self.end_turn()
        else:
            super().choose(request)


def build_team(keys: Keyboard) -> Builder:
    """Seven orcs and a re-roll, one of them with a name of its own."""
    keys.press("build")
    builder = known(keys.scene, Builder)
    keys.write("name", "Rust Bucket Rams")
    while builder.team.roster != "orc":
        keys.turn("roster", "down")
    keys.turn("hire:Orc Lineman", "right", 7)
    keys.turn("staff:rerolls", "right")
    keys.turn("player", "up")
    keys.write("player name", "Ugga the Kind")
    return builder


@pytest.mark.rule("S7-16.1", "S7-18.2")
def test_from_no_team_to_a_match_in_the_table(keys: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.scenes.match.MatchScene.__init__.__kwdefaults__", {"think": at_once})
    keys.press("seasons")
    keys.walk()
    builder = build_team(keys)
    keys.walk()
    assert builder.wrong == []
    assert "Ugga the Kind" in [hire.name for hire in builder.team.players]
    keys.press("save")
    keys.walk()
    keys.press("found")
    keys.walk()
    keys.write("name", "Tin Cup")
    keys.press("away3")
    keys.press("away2")
    keys.press("found")
    league = known(keys.scene, LeagueScene)
    assert keys.walk()[-1] == "next"
    keys.press("next")
    keys.walk()
    keys.press("play")
    match = known(keys.scene, MatchScene)
    Quick(keys.driver, match).play()
    keys.driver.step(3)
    known(keys.scene, MatchOver)
    keys.press("form")
    known(keys.scene, Form)
    keys.walk()
    keys.fill_in()
    assert keys.scene is not match
    assert len(league.kept.season.open) == 0
    assert league.kept.season.table[0].played == 1
    assert keys.walked == {Clubhouse, Builder, Founding, LeagueScene, NextMatch, Form}


def enter_result(keys: Keyboard, home: int, away: int) -> None:
    """A match at a real table: who scored, one of the losers hurt; and the form after it."""
    keys.press("next")
    keys.press("enter")
    result = known(keys.scene, Result)
    for side, touchdowns in enumerate((home, away)):
        keys.turn(f"p{side}:1", "enter", touchdowns)
    keys.to("p1:2")
    keys.driver.key("right", "right", "enter")  # the cell of casualties
    if home == away and result.match.fixture.winner_needed:
        keys.turn("decided1", "right", 2)
    if Result not in keys.walked:
        keys.walk()
    keys.press("hand")
    keys.fill_in()


@pytest.mark.rule("S7-16.1", "S7-16.8")
def test_a_season_goes_to_its_champion_and_on_to_another_one(keys: Keyboard) -> None:
    keys.press("seasons")
    keys.press("found")
    keys.turn("offs", "right")
    keys.press("away3")
    assert keys.driver.focus_name() == "away2"  # what is nearest to the row that is gone
    keys.press("found")
    league = known(keys.scene, LeagueScene)
    for home, away in ((2, 0), (1, 1), (0, 3), (1, 1)):
        enter_result(keys, home, away)
        assert keys.scene is league
    season = league.kept.season
    final = season.fixtures[-1]
    assert final.winner_needed
    assert final.report is not None
    assert final.report.score == (1, 1)
    assert final.report.winner == 1
    assert season.champion == final.teams[1]
    assert [fixture.report.winner for fixture in season.fixtures[:3] if fixture.report] == [0, DRAW, 1]
    assert keys.scene.prompt.question.endswith("are the champions")
    keys.turn("page", "right")
    keys.walk()
    keys.press("office")
    known(keys.scene, Office)
    keys.walk()
    keys.driver.key("esc")
    keys.press("take back")
    keys.driver.key("enter")  # yes
    keys.driver.step(2)
    assert league.book.coming is not None
    assert league.book.coming.number == season.fixtures[-1].number
    keys.press("next")
    assert keys.scene.group["play"].words == "Fill in the form"
    keys.press("play")
    keys.fill_in()
    assert league.kept.season.champion == season.champion
    assert keys.driver.focus_name() != "next"  # the key that handed in begins no season
    keys.press("next")
    known(keys.scene, Ask)
    keys.press("other")
    known(keys.scene, Office)  # re-rolls are bought now
    keys.driver.key("esc")
    assert league.kept.number == 1
    keys.press("yes")
    assert (league.kept.number, len(league.kept.season.open)) == (2, 3)
    assert keys.walked == {Result, LeagueScene, Office}
