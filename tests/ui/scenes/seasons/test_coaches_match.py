"""Coaches play a match of a league beside the window: asked for, watched, stopped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.errors import GameError
from game.season import Stopped
from game.ui.league_match import coming
from game.ui.scenes.match_think import Thought, at_once
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons import next_match
from game.ui.scenes.seasons.coaches_match import CoachesMatch
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.next_match import NextMatch
from tests.ui.driver import Driver, known
from tests.ui.scenes.seasons.by_hand import fill_in, found_league


@pytest.fixture
def jobs(hand: Driver, monkeypatch: pytest.MonkeyPatch) -> list[Thought[Any]]:
    """What is thought of beside the window, which waits till a test runs it."""
    jobs: list[Thought[Any]] = []

    def later(job: Callable[[], Any]) -> Thought[Any]:
        jobs.append(Thought(job))
        return jobs[-1]

    monkeypatch.setattr(next_match, "beside", later)
    return jobs


def failed(job: Thought[Any]) -> Exception | None:
    """What a job that has been run raised."""
    try:
        _ = job.result
    except GameError as error:
        return error
    return None


def test_coaches_play_a_match_beside_the_window(hand: Driver) -> None:
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


def test_a_persons_match_is_given_to_coaches_only_when_asked(hand: Driver, jobs: list[Thought[Any]]) -> None:
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
    hand: Driver, jobs: list[Thought[Any]]
) -> None:
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


def test_a_match_of_coaches_says_how_far_it_is(hand: Driver) -> None:
    league = found_league(hand)
    leagues, fixture = league.book.leagues, league.kept.season.fixtures[0]
    played = CoachesMatch(leagues, coming(leagues, league.kept, fixture), at_once)
    home, away = played.result.score
    assert f"{home} – {away}, half 2" in played.words


@pytest.mark.parametrize("stop", [True, False])
def test_esc_while_coaches_play_asks_and_stops_nothing_unasked(
    hand: Driver, jobs: list[Thought[Any]], *, stop: bool
) -> None:
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
