"""The room that the clubhouse's screens have is used, whatever the window and the text."""

from __future__ import annotations

from game.ui.scenes.seasons.builder import Builder
from game.ui.scenes.seasons.clubhouse import Clubhouse
from tests.ui.driver import Driver, known


def turn(hand: Driver, page: str) -> None:
    tabs = hand.scene.group["page"]
    hand.click(tabs.boxes()[tabs.words.index(page)])
    hand.step()


def test_a_window_taller_than_usual_has_no_dead_bands(hand: Driver) -> None:
    hand.resize(1024, 640)
    hand.click("seasons")
    clubhouse = known(hand.scene, Clubhouse)
    window = clubhouse.view.bounds
    assert window.h == 800
    assert clubhouse.group["back"].rect.y - window.y <= 12
    assert window.bottom - clubhouse.prompt.rect.bottom <= 16
    papers = clubhouse.papers["teams"]
    assert papers.y - clubhouse.group["back"].rect.bottom <= 16
    assert clubhouse.prompt.rect.y - papers.bottom <= 16


def test_with_the_largest_text_many_rosters_are_in_sight_and_a_team_comes_from_one_button(
    hand: Driver,
) -> None:
    hand.app.change(text_scale=2.0)
    hand.step()
    hand.click("seasons")
    turn(hand, "Teams")
    hand.click("new")
    hand.key("enter")
    hand.step()
    known(hand.scene, Builder)
    turn(hand, "Roster")
    listed = hand.scene.group["roster"]
    assert listed.rect.h / listed.row_h >= 5
