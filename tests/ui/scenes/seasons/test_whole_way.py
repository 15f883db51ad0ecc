"""From an empty clubhouse to a table with a match in it, in the window, by mouse alone and by keys alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.errors import GameError
from game.core.requests import Roll
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.fixtures import Pairing
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.report import Ended, Outcome
from game.games.sevens.league.sheet import first_sheet
from game.season import Stopped
from game.store.places import Places, under
from game.store.store import Store
from game.ui.app import App
from game.ui.league_match import LeagueMatch, coming
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import Thought, at_once
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons import next_match
from game.ui.scenes.seasons.clubhouse import Clubhouse
from game.ui.scenes.seasons.coaches_match import CoachesMatch
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.founding import Founding
from game.ui.scenes.seasons.league import PAGES, LeagueScene
from game.ui.scenes.seasons.next_match import NextMatch
from game.ui.scenes.seasons.result import Result
from game.ui.scenes.shelf import Shelf
from tests.ui.driver import Driver, known, window


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return under(tmp_path)


@pytest.fixture
def hand(places: Places) -> Iterator[Driver]:
    """A window with the shelf open, on a disk of its own."""
    store = Store(places)
    with window(App(store=store)) as driver:
        driver.open(Shelf(driver.app))
        yield driver
    store.close()


def found_league(driver: Driver) -> LeagueScene:
    """A league of four ready-made teams, by mouse."""
    driver.click("seasons")
    known(driver.scene, Clubhouse)
    driver.click("found")
    known(driver.scene, Founding)
    driver.click("found")
    return known(driver.scene, LeagueScene)


def fill_in(driver: Driver, *, finish: bool = True) -> None:
    """The form, by mouse: dice thrown here, always the first option. ``finish``: it is handed in, too."""
    form = known(driver.scene, Form)
    for _ in range(200):
        if driver.scene is not form:
            return
        request = form.match.pending
        if request is None and not finish:
            return
        if request is None:
            driver.click("finish")
        elif isinstance(request, Roll) and "roll" in form.group:
            driver.click("roll")
        elif "o:0" in form.group and request.seats[0] not in form.led:
            driver.click("o:0")
        else:
            driver.step(60)
    raise AssertionError("the form does not end")


def row(driver: Driver, side: int, n: int) -> Any:
    return [w for w in driver.scene.group.widgets if w.name.startswith(f"p{side}:")][n]


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


def test_coaches_play_a_match_beside_the_window(hand: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(next_match, "beside", at_once)
    league = found_league(hand)
    hand.click("next")
    hand.click("simulate")
    hand.click("yes")
    hand.step(3)
    fill_in(hand)
    assert hand.scene is league
    report = league.kept.season.fixtures[0].report
    assert report is not None
    assert report.how == "simulated"


def test_a_persons_match_is_given_to_coaches_only_when_asked(
    hand: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs: list[Thought[Any]] = []

    def later(job: Callable[[], Any]) -> Thought[Any]:
        jobs.append(Thought(job))
        return jobs[-1]

    monkeypatch.setattr(next_match, "beside", later)
    league = found_league(hand)
    hand.click("next")
    scene = known(hand.scene, NextMatch)
    hand.click("simulate")
    assert "spends nothing of their treasury" in known(hand.scene, Ask).words
    hand.click("no")
    assert (hand.scene, scene.thought, jobs) == (scene, None, [])
    hand.key("esc")
    coached = {place for place, entry in enumerate(league.kept.entries) if entry.coach != "person"}
    fixture = next(each for each in league.kept.season.fixtures if coached.issuperset(each.teams))
    hand.open(NextMatch(hand.app, league.book.leagues, league.kept, fixture))
    hand.click("simulate")
    assert len(jobs) == 1  # between coaches: its form can be given up


def test_a_match_of_coaches_ends_with_the_scene_that_waits_for_it(
    hand: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs: list[Thought[Any]] = []

    def later(job: Callable[[], Any]) -> Thought[Any]:
        jobs.append(Thought(job))
        return jobs[-1]

    monkeypatch.setattr(next_match, "beside", later)
    found_league(hand)
    hand.click("next")
    hand.click("simulate")
    hand.click("yes")
    assert hand.scene.group["simulate"].words == "Stop them"
    hand.click("simulate")
    known(hand.scene, Ask)
    hand.click("no")
    hand.app.home()
    jobs[0].run()
    assert isinstance(failed(jobs[0]), Stopped)


def test_a_match_of_coaches_says_how_far_it_is(hand: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(next_match, "beside", at_once)
    league = found_league(hand)
    leagues, fixture = league.book.leagues, league.kept.season.fixtures[0]
    played = CoachesMatch(leagues, coming(leagues, league.kept, fixture), at_once)
    home, away = played.result.score
    assert f"{home} – {away}, half 2" in played.words


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
    hand.click("next")
    hand.click("enter")
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
    hand.click("next")
    hand.click("enter")
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


def test_what_was_entered_stands_there_again_when_the_match_is_taken_back(hand: Driver) -> None:
    league = found_league(hand)
    leagues = league.book.leagues
    hand.click("next")
    hand.click("enter")
    hand.click(row(hand, 0, 1).cells()[1].center)  # a touchdown
    hand.click(row(hand, 1, 2).cells()[3].center)  # a casualty
    side = next(side for side in (0, 1) if f"spent{side}" in hand.scene.group)
    hand.click(hand.scene.group[f"spent{side}"].knobs()[5_000].center)
    entered = known(hand.scene, Result).entry.report()
    assert entered.sides[side].spent == 5_000
    hand.click("hand")
    fill_in(hand)
    assert (-5_000, "inducements") in [(line.amount, line.why) for line in leagues.money(season=1)]
    leagues.take_back(league.kept.id, 1)
    league.entered()
    hand.step()
    hand.click("next")
    hand.click("enter")
    assert known(hand.scene, Result).entry.report() == entered
    hand.key("esc")
    known(hand.scene, NextMatch)  # nothing was changed: nothing is asked


def test_a_die_that_was_typed_in_is_taken_back_after_the_form_was_left(hand: Driver) -> None:
    found_league(hand)
    hand.click("next")
    hand.click("enter")
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


def failed(job: Thought[Any]) -> Exception | None:
    """What a job that has been run raised."""
    try:
        _ = job.result
    except GameError as error:
        return error
    return None


@pytest.mark.parametrize("stop", [True, False])
def test_esc_while_coaches_play_asks_and_stops_nothing_unasked(
    hand: Driver, monkeypatch: pytest.MonkeyPatch, *, stop: bool
) -> None:
    jobs: list[Thought[Any]] = []

    def later(job: Callable[[], Any]) -> Thought[Any]:
        jobs.append(Thought(job))
        return jobs[-1]

    monkeypatch.setattr(next_match, "beside", later)
    league = found_league(hand)
    hand.click("next")
    hand.click("simulate")
    hand.click("yes")
    hand.key("esc")
    assert "in the books yet" in known(hand.scene, Ask).words
    hand.click("yes" if stop else "no")
    jobs[0].run()
    hand.step(3)
    if stop:
        assert isinstance(failed(jobs[0]), Stopped)
        scene = known(hand.scene, NextMatch)
        assert scene.group["simulate"].enabled
        assert league.book.leagues.draft(league.kept.id, 1) is None
    else:
        known(hand.scene, Form)


def test_who_raises_the_dead_says_so_in_the_result(hand: Driver) -> None:
    league = found_league(hand)
    fixture = league.kept.season.fixtures[0]
    masters = first_sheet(ready_made("shambling-undead"))
    humans = first_sheet(ready_made("human"))
    match = LeagueMatch(league.kept, fixture, (masters, humans))
    result = hand.open(Result(hand.app, league.book.leagues, match))
    assert "risen1" not in result.group
    hand.click(hand.scene.group["risen0"].rect.center)
    assert [side.risen for side in result.entry.report().sides] == [True, False]


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


def test_a_result_is_not_thrown_away_without_a_question(hand: Driver) -> None:
    found_league(hand)
    hand.click("next")
    before = hand.scene
    hand.click("enter")
    hand.key("esc")
    assert hand.scene is before  # nothing was entered
    hand.click("enter")
    result = known(hand.scene, Result)
    hand.click(row(hand, 0, 0).cells()[1].center)
    for way in ("esc", "back"):
        hand.key("esc") if way == "esc" else hand.click("back")
        known(hand.scene, Ask)
        hand.key("esc")
        assert hand.scene is result
        assert result.entry.touchdowns(0) == 1
    hand.key("esc")
    hand.click("yes")
    assert hand.scene is before


@pytest.mark.rule("S7-15.1")
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_who_presses_to_the_form_in_vain_is_led_to_what_is_missing(hand: Driver, scale: float) -> None:
    hand.app.change(text_scale=scale)
    league = found_league(hand)
    fixture = replace(league.kept.season.fixtures[0], pairing=Pairing(3, 0, 1, "final"))
    sheets = first_sheet(ready_made("human")), first_sheet(ready_made("orc"))
    result = hand.open(Result(hand.app, league.book.leagues, LeagueMatch(league.kept, fixture, sheets)))
    assert not hand.scene.group["hand"].enabled
    hand.click("hand")
    assert hand.scene is result
    assert hand.focus_name() == "decided0"
    row = hand.scene.group["decided0"]
    assert row.pane.rect.contains(row.rect)
    hand.key("right")
    assert result.entry.decided == 0
    assert hand.scene.group["hand"].enabled
    assert hand.scene.prompt.rule == "S7-16.1"


@pytest.mark.rule("S7-2.4")
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_money_that_may_not_be_spent_is_said_with_its_rule_and_led_to(hand: Driver, scale: float) -> None:
    hand.app.change(text_scale=scale)
    league = found_league(hand)
    few = first_sheet(ready_made("human"))
    few = replace(few, members=few.members[:7], treasury=100_000)
    match = LeagueMatch(league.kept, league.kept.season.fixtures[0], (first_sheet(ready_made("orc")), few))
    result = hand.open(Result(hand.app, league.book.leagues, match))
    result.entry.sides[1].spent = 20
    result.rebuild()
    hand.step()
    assert hand.scene.prompt.rule == "S7-2.4"
    hand.click("hand")
    assert hand.focus_name() == "spent1"


@pytest.mark.rule("S7-16.1")
def test_a_side_that_conceded_with_few_left_and_is_whole_is_asked_about(hand: Driver) -> None:
    found_league(hand)
    hand.click("next")
    hand.click("enter")
    result = known(hand.scene, Result)
    result.entry.sides[0].ended = Ended.TOO_FEW
    result.rebuild()
    hand.step()
    hand.click("hand")
    known(hand.scene, Ask)
    hand.key("esc")
    assert hand.scene is result
    hand.click("hand")
    hand.click("yes")
    known(hand.scene, Form)


def test_a_count_of_a_result_goes_down_at_its_minus(hand: Driver) -> None:
    found_league(hand)
    hand.click("next")
    hand.click("enter")
    result = known(hand.scene, Result)
    for _ in range(3):
        hand.click(row(hand, 0, 0).cells()[1].center)
    cell = row(hand, 0, 0).cells()[1]
    hand.click((cell.x + 6, cell.centery))
    assert result.entry.touchdowns(0) == 2


@pytest.mark.rule("S7-1.2")
def test_touchdowns_of_journeymen_are_told_from_those_of_nobody_known(hand: Driver) -> None:
    league = found_league(hand)
    humans = first_sheet(ready_made("human"))
    few = replace(humans, members=humans.members[:6])
    match = LeagueMatch(league.kept, league.kept.season.fixtures[0], (humans, few))
    hand.open(Result(hand.app, league.book.leagues, match))
    assert hand.scene.group["others0"].words == "Touchdowns of nobody known"
    assert hand.scene.group["others1"].words == "Touchdowns of journeymen"


@pytest.mark.rule("S7-2.1", "S7-14.1")
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_standard_rules_ask_for_all_that_counts(hand: Driver, scale: float) -> None:
    hand.app.change(text_scale=scale)
    league = found_league(hand)
    season = league.kept.season
    rules = replace(season.rules, rule_set=RuleSet.STANDARD)
    kept = replace(league.kept, season=replace(season, rules=rules))
    sheets = (replace(first_sheet(ready_made("human")), fans=2), first_sheet(ready_made("orc")))
    result = hand.open(Result(hand.app, league.book.leagues, LeagueMatch(kept, season.fixtures[0], sheets)))
    assert "fan factor" in hand.scene.group["hand"].hint  # it was rolled: nothing stands there by itself
    assert not hand.scene.group["hand"].enabled
    for side, factor in ((0, 5), (1, 2)):
        if scale > 1.5:
            hand.scene.group.set_focus("page")
            hand.key("right" if side else "left")
            hand.step()
        hand.scene.group.set_focus(f"factor{side}")
        assert hand.scene.group[f"factor{side}"].options[1:] == (["3", "4", "5"], ["2", "3", "4"])[side]
        hand.key(*["right"] * (3 if side == 0 else 1))
        assert result.entry.sides[side].factor == factor
    assert hand.scene.group["hand"].enabled
    if scale > 1.5:
        hand.scene.group.set_focus("page")
        hand.key("left")
        hand.step()
    for head, n in (("comp", 2), ("int", 1)):
        for _ in range(n):
            first = row(hand, 0, 0)
            hand.click(first.cells()[first.columns.index(head)].center)
    deeds = result.entry.report().home.deeds_of(1)
    assert (deeds.completions, deeds.interceptions) == (2, 1)


@pytest.mark.rule("S7-16.1")
@pytest.mark.parametrize(("times", "conceded"), [(1, True), (2, False)])
def test_a_side_that_conceded_is_entered(hand: Driver, times: int, *, conceded: bool) -> None:
    league = found_league(hand)
    hand.click("next")
    hand.click("enter")
    hand.click(row(hand, 1, 0).cells()[1].center)  # it was 0 to 1
    hand.scene.group.set_focus("ended1")
    hand.key(*["right"] * times)
    result = known(hand.scene, Result)
    report = result.entry.report()
    assert (report.score, report.winner) == ((2, 0), 0)
    assert report.away.ended is (Ended.CONCEDED if conceded else Ended.TOO_FEW)
    assert result.prompt.how.endswith("conceded: their touchdown does not count")
    hand.scene.group.set_focus("ended0")
    hand.key("right")
    assert hand.scene.group["hand"].hint == "Only one side can concede"
    hand.key("left")
    hand.click("hand")
    if not conceded:  # nobody of theirs was hurt
        assert "had fewer than 3 players left" in known(hand.scene, Ask).words
        hand.click("yes")
    fill_in(hand)
    fixture = league.kept.season.fixtures[0]
    assert fixture.report == report
    sheets = [league.sheets[place] for place in fixture.teams]
    assert [sheet.treasury >= 10_000 for sheet in sheets] == [True, not conceded]
