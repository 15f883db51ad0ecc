"""A match that is being played, or a form that is being filled in, while another window is at the same
league."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.store.places import under
from game.store.store import Store
from game.ui.league_match import coming, open_session
from game.ui.scenes.seasons import next_match
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.league import LeagueScene
from game.ui.scenes.seasons.next_match import NextMatch
from game.ui.session import Session
from tests.ui.driver import Driver, known
from tests.ui.scenes.seasons.by_hand import fill_in, found_league

WAYS = ("play", "simulate", "enter", "give up")
ELSEWHERE = "this match is being played in another window: leave it there first"


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    """What another window has of the same player's files."""
    with closing(Store(under(tmp_path))) as store:
        yield store


def played_in(other: Store, league: LeagueScene) -> Session:
    """The other window plays the next match of the league: its first answer has been given."""
    match = coming(other.leagues, league.kept, league.kept.season.fixtures[0])
    session = open_session(other, other.leagues, match)
    session.answer((2, 3))
    return session


def decided_in(other: Store, league: LeagueScene, hand: Driver) -> None:
    """The other window enters the result of the next match, whose page lies open here."""
    hand.click("enter")
    report = hand.scene.entry.report()
    hand.key("esc")
    known(hand.scene, NextMatch)
    sheets = coming(other.leagues, league.kept, league.kept.season.fixtures[0]).sheets
    other.leagues.record(league.kept.id, 1, report, sheets, sheets, ())


def at_the_form(hand: Driver) -> LeagueScene:
    """A new league, and the form of its first match, which is filled in by hand."""
    league = found_league(hand)
    hand.click("next")
    hand.click("enter")
    hand.click("hand")
    return league


@pytest.fixture
def said(hand: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every notice, also those that are gone with the page they were about."""
    said: list[str] = []
    monkeypatch.setattr(hand.app, "notice", lambda words, **_: said.append(words))
    return said


def alive(hand: Driver) -> list[str]:
    """The ways to a result that can be pressed, and the way back from what was begun."""
    return [way for way in WAYS if way in hand.scene.group and hand.scene.group[way].enabled]


def test_a_match_that_another_window_plays_cannot_be_decided_here(hand: Driver, other: Store) -> None:
    league = found_league(hand)
    session = played_in(other, league)
    hand.click("next")
    scene = known(hand.scene, NextMatch)
    assert alive(hand) == []
    assert {scene.group[way].hint for way in WAYS} == {ELSEWHERE}
    assert scene.prompt.how == "another window is playing it"
    session.close()
    hand.step(3, next_match.LOOKS_S)
    assert alive(hand) == list(WAYS)  # it was left there
    assert scene.group["play"].words == "Go on with it"


def test_a_page_that_is_open_already_sees_that_another_window_begins_and_leaves_the_match(
    hand: Driver, other: Store
) -> None:
    league = found_league(hand)
    hand.click("next")
    scene = known(hand.scene, NextMatch)
    assert alive(hand) == list(WAYS[:3])
    session = played_in(other, league)
    hand.step(3, next_match.LOOKS_S)
    assert alive(hand) == []
    assert scene.prompt.how == "another window is playing it"
    session.close()
    hand.step(3, next_match.LOOKS_S)
    assert alive(hand) == list(WAYS)


def test_a_page_that_is_open_already_closes_when_another_window_decides_the_match(
    hand: Driver, other: Store
) -> None:
    league = found_league(hand)
    hand.click("next")
    decided_in(other, league, hand)
    hand.step(3, next_match.LOOKS_S)
    assert hand.scene is league
    assert hand.app.toast.words == "it has been decided in another window"


def test_looking_again_builds_nothing_anew_while_nothing_has_changed(hand: Driver) -> None:
    found_league(hand)
    hand.click("next")
    group = hand.scene.group
    hand.step(5, next_match.LOOKS_S)
    assert hand.scene.group is group


@pytest.mark.parametrize("way", WAYS[:3])
def test_a_match_that_another_window_begins_is_refused_before_the_work(
    hand: Driver, other: Store, way: str, said: list[str]
) -> None:
    league = found_league(hand)
    hand.click("next")
    scene = known(hand.scene, NextMatch)
    assert alive(hand) == list(WAYS[:3])
    played_in(other, league)
    said.clear()
    hand.click(way)
    assert (hand.scene, scene.thought, said) == (scene, None, [ELSEWHERE])


def test_a_match_that_another_window_has_decided_is_left(hand: Driver, other: Store, said: list[str]) -> None:
    league = found_league(hand)
    hand.click("next")
    decided_in(other, league, hand)
    said.clear()
    hand.click("simulate")
    assert hand.scene is league
    assert said == ["it has been decided in another window"]


def test_a_form_keeps_what_still_fits_if_a_team_has_changed(hand: Driver) -> None:
    league = at_the_form(hand)
    hand.click("o:0")
    hand.key("esc", "esc")
    entry = league.kept.entries[0]
    sheet = league.book.leagues.team(entry.team).sheet
    league.book.leagues.change_team(entry.team, replace(sheet, colours=("#111111", "#eeeeee")))
    hand.click("next")
    hand.click("play")
    form = known(hand.scene, Form)
    assert len(form.match.answers) == 1
    assert form.state.sheets[league.kept.season.fixtures[0].teams.index(0)].colours[0] == "#111111"


def test_another_window_that_changes_a_team_is_told_at_the_next_answer(hand: Driver) -> None:
    league = at_the_form(hand)
    before = known(hand.scene, Form)
    hand.click("o:0")
    place = league.kept.season.fixtures[0].teams[0]
    team = league.book.leagues.team(league.kept.entries[place].team)
    league.book.leagues.change_team(team.id, replace(team.sheet, colours=("#111111", "#eeeeee")))
    hand.click("o:0")
    hand.step()
    form = known(hand.scene, Form)
    assert form is not before
    assert form.match.answers == before.match.answers[: len(form.match.answers)]
    assert len(form.match.answers) == 2
    fill_in(hand)
    assert league.kept.season.fixtures[0].report is not None


def test_a_form_that_another_window_has_handed_in_is_closed(hand: Driver) -> None:
    league = at_the_form(hand)
    known(hand.scene, Form)
    draft = league.book.leagues.draft(league.kept.id, 1)
    assert draft is not None
    league.book.leagues.record(league.kept.id, 1, draft.report, draft.sheets, draft.sheets, ())
    hand.click("o:0")
    hand.step()
    assert hand.scene is league


def test_of_two_windows_at_one_form_the_later_takes_over_what_the_other_has_filled_in(hand: Driver) -> None:
    """So dice that were thrown once are not thrown again."""
    league = at_the_form(hand)
    mine = known(hand.scene, Form)
    leagues, season = league.book.leagues, league.kept.id
    empty = leagues.draft(season, 1)
    assert empty is not None
    hand.click("o:0")
    theirs = leagues.draft(season, 1)
    assert theirs is not None
    assert theirs.answers != empty.answers
    leagues.keep_draft(season, 1, replace(theirs, answers=()))  # the other window has taken it back
    hand.click("o:0")
    hand.step()
    form = known(hand.scene, Form)
    assert form is not mine
    assert form.match.answers == []
    assert "another window fills in the form of match 1" in hand.app.toast.words
    assert leagues.draft(season, 1) == replace(theirs, answers=())


def test_a_form_that_stands_otherwise_in_another_window_is_not_handed_in(hand: Driver) -> None:
    league = at_the_form(hand)
    fill_in(hand, finish=False)
    mine = known(hand.scene, Form)
    assert mine.match.pending is None
    leagues, season = league.book.leagues, league.kept.id
    whole = leagues.draft(season, 1)
    assert whole is not None
    leagues.keep_draft(season, 1, replace(whole, answers=whole.answers[:1]))
    hand.click("finish")
    form = known(hand.scene, Form)
    assert form is not mine
    assert len(form.match.answers) == 1
    assert leagues.season(season).season.fixtures[0].report is None
