"""From an empty clubhouse to a table with a match in it, in the window, by mouse alone and by keys alone."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pygame
import pytest

from game.games.sevens.league.report import Outcome
from game.store.places import Places, under
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.match import MatchScene
from game.ui.scenes.seasons.clubhouse import Clubhouse
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.league import PAGES, LeagueScene
from game.ui.scenes.seasons.next_match import NextMatch
from game.ui.scenes.seasons.result import Result
from game.ui.scenes.shelf import Shelf
from tests.ui.driver import Driver, known, window
from tests.ui.scenes.seasons.by_hand import fill_in, found_league, row, to_result


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return under(tmp_path)


@pytest.mark.rule("S7-16.1", "S7-18.2")
def test_a_league_is_founded_a_result_entered_and_the_table_shows_it(hand: Driver) -> None:
    league = found_league(hand)
    hand.click("next")
    known(hand.scene, NextMatch)
    hand.click("enter")
    result = known(hand.scene, Result)
    hand.click(row(hand, 0, 0).cells()[1].center)
    hand.click(row(hand, 0, 0).cells()[1].center)
    hand.click(row(hand, 1, 1).cells()[3].center)
    assert (result.entry.touchdowns(0), result.entry.touchdowns(1)) == (2, 0)
    assert list(result.entry.sides[1].players.values())[1].outcome is Outcome.UNKNOWN
    hand.click("hand")
    fill_in(hand)
    assert hand.scene is league
    first = league.kept.season.table[0]
    assert (first.won, first.scored, first.conceded, first.points) == (1, 2, 0, 3)
    assert len(league.kept.season.open) == 5
    winner = league.sheets[league.kept.season.fixtures[0].teams[0]]
    assert winner.treasury == 30_000  # fans 1 and 1, two touchdowns (S7-16.4)


def test_a_match_is_begun_left_and_gone_on_with(hand: Driver) -> None:
    found_league(hand)
    hand.click("next")
    assert hand.scene.group["play"].words == "Play it here"
    hand.click("play")
    scene = known(hand.scene, MatchScene)
    state = scene.session.match.state
    assert (state.staff[0].team, state.staff[1].team) == ("amazon", "chaos-chosen")
    scene.session.answer((2, 3))  # the fan factor (S7-2.1)
    ident = scene.session.save.id
    hand.app.pop()
    hand.step(2)
    known(hand.scene, NextMatch)
    assert hand.scene.group["play"].words == "Go on with it"
    hand.click("play")
    again = known(hand.scene, MatchScene)
    assert again.session.save.id == ident
    assert again.session.match.answers == [(2, 3)]


def test_the_way_back_is_by_esc_at_every_step(hand: Driver) -> None:
    league = found_league(hand)
    to_result(hand)
    hand.key("esc")
    known(hand.scene, NextMatch)
    hand.key("esc")
    assert hand.scene is league
    hand.key("esc")
    known(hand.scene, Clubhouse)
    hand.key("esc")
    known(hand.scene, Shelf)


def test_every_page_of_a_league_is_reached_by_keys(hand: Driver) -> None:
    league = found_league(hand)
    for page in range(1, 5):
        hand.scene.group.set_focus("page")
        hand.key("right")
        assert league.page == PAGES[page]


def test_a_file_of_a_newer_game_is_said_and_left_alone(places: Places) -> None:
    store = Store(places)
    _ = store.leagues
    store.close()
    with sqlite3.connect(places.leagues) as db:
        db.execute("PRAGMA user_version = 99")
    store = Store(places)
    with window(App(store=store)) as driver:
        shelf = driver.open(Shelf(driver.app))
        driver.click("seasons")
        assert driver.scene is shelf
    store.close()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_the_screens_fit_every_window_and_every_text(
    hand: Driver, scale: float, size: tuple[int, int]
) -> None:
    hand.app.change(text_scale=scale)
    hand.resize(*size)
    league = found_league(hand)
    for page in range(5):
        league.page = PAGES[page]
        league.rebuild()
        hand.step(2)
        for widget in league.group.widgets:
            inside = widget.pane.rect if widget.pane else widget.rect
            assert inside.right <= 1281, widget.name
            assert inside.bottom <= league.view.bounds.bottom + 1, widget.name


def test_a_form_that_is_left_waits_as_it_was(hand: Driver, places: Places) -> None:
    """Also for a game that has been ended meanwhile; what was thrown is not thrown again."""
    league = found_league(hand)
    to_result(hand)
    hand.click(row(hand, 0, 2).cells()[3].center)  # a casualty, to be rolled
    hand.click("hand")
    form = known(hand.scene, Form)
    hand.click("roll")
    thrown = list(form.match.answers)
    assert len(thrown) == 1
    hand.key("esc")
    known(hand.scene, NextMatch)
    assert hand.scene.group["play"].words == "Fill in the form"
    assert not hand.scene.group["simulate"].enabled
    again = Store(places)
    with window(App(store=again)) as other:
        other.open(LeagueScene(other.app, again.leagues, league.book.league))
        other.click("next")
        other.click("play")
        assert known(other.scene, Form).match.answers == thrown
        assert not other.scene.group["undo"].enabled
        fill_in(other)
        assert again.leagues.draft(league.kept.id, 1) is None
    again.close()


def test_a_die_that_was_typed_in_is_taken_back_after_the_form_was_left(hand: Driver) -> None:
    found_league(hand)
    to_result(hand)
    hand.click(row(hand, 0, 2).cells()[3].center)  # a casualty
    hand.click("hand")
    hand.click("type")
    hand.click("f:9")
    hand.key("esc")
    hand.click("play")
    form = known(hand.scene, Form)
    assert form.match.answers == [(9,)]
    assert form.lines
    hand.click("undo")
    assert form.match.answers == []
    hand.key("esc")
    hand.click("play")
    assert known(hand.scene, Form).match.answers == []


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_notice_lies_over_the_title_and_hides_nothing_that_is_pressed(hand: Driver, scale: float) -> None:
    hand.app.change(text_scale=scale)
    league = found_league(hand)
    free = league.notice_room()
    assert free.w > 500
    before = pygame.surfarray.array3d(hand.app.surface).astype(int)
    hand.app.notice("Canopy Queens 1 – 0 Iron Lunch is in the books")
    hand.step()
    changed = abs(pygame.surfarray.array3d(hand.app.surface).astype(int) - before).max(axis=2) > 60
    assert changed.any()
    for widget in league.group.widgets:
        left, top = hand.app.view.device(widget.rect.topleft)
        right, bottom = hand.app.view.device(widget.rect.bottomright)
        under = changed[int(left) : int(right), int(top) + round(12 * hand.app.view.k) : int(bottom)]
        assert not under.any(), widget.name
