"""A match of a league that people have begun: decided otherwise only when asked, resumed in its league."""

from __future__ import annotations

import pytest

from game.ui.scenes.match import MatchScene
from game.ui.scenes.opening import resume_match
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.league import LeagueScene
from game.ui.scenes.seasons.next_match import NextMatch
from game.ui.scenes.seasons.result import Result
from game.ui.scenes.shelf import Shelf
from tests.ui.driver import Driver, known
from tests.ui.scenes.seasons.test_whole_way import fill_in, found_league


def begin_and_leave(hand: Driver) -> str:
    """The next match is begun, and left after its first answer: the id of its save."""
    hand.click("next")
    hand.click("play")
    scene = known(hand.scene, MatchScene)
    scene.session.answer((2, 3))
    hand.app.pop()
    hand.step(2)
    known(hand.scene, NextMatch)
    return scene.session.save.id


@pytest.mark.parametrize("way", ["simulate", "enter"])
def test_a_begun_match_is_not_decided_otherwise_unasked(hand: Driver, way: str) -> None:
    found_league(hand)
    ident = begin_and_leave(hand)
    hand.click(way)
    known(hand.scene, Ask)
    hand.click("no")
    known(hand.scene, NextMatch)
    assert hand.scene.group["play"].words == "Go on with it"
    assert [info.id for info in hand.app.store.saves.list_saves()] == [ident]
    hand.click(way)
    hand.click("yes")
    hand.step(3)
    known(hand.scene, Form if way == "simulate" else Result)


def test_what_was_begun_of_a_match_that_coaches_have_played_is_gone(hand: Driver) -> None:
    league = found_league(hand)
    begin_and_leave(hand)
    hand.click("simulate")
    hand.click("yes")
    hand.step(3)
    fill_in(hand)
    assert hand.scene is league
    assert hand.app.store.saves.list_saves() == []


def test_a_save_of_a_recorded_match_is_refused_in_words(
    hand: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    league = found_league(hand)
    ident = begin_and_leave(hand)
    hand.app.store.saves.rename(ident, "Kept")  # a named save stays
    hand.click("simulate")
    hand.click("yes")
    hand.step(3)
    assert not resume_match(hand.app, ident)  # its form waits
    fill_in(hand)
    assert hand.scene is league
    said: list[str] = []
    monkeypatch.setattr(hand.app, "notice", lambda words, **_: said.append(words))
    assert not resume_match(hand.app, ident)
    assert "in the books already" in said[0]
    assert hand.scene is league


def test_a_match_resumed_from_the_shelf_ends_in_its_league(hand: Driver) -> None:
    league = found_league(hand)
    begin_and_leave(hand)
    hand.app.home()
    hand.step(2)
    known(hand.scene, Shelf)
    hand.click("resume")
    known(hand.scene, MatchScene)
    hand.app.pop()
    hand.step(2)
    assert known(hand.scene, LeagueScene).book.league == league.book.league
    hand.key("esc")
    known(hand.scene, Shelf)
