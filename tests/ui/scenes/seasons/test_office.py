"""A team's office: what the treasury buys between matches and between seasons (S7-16.8)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.core.errors import LeagueError
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.market import Deal, When
from game.games.sevens.league.sheet import TeamSheet, first_sheet
from game.store.leagues.dealing import Dealt
from game.store.settings import Settings
from game.ui.app import App
from game.ui.scenes.seasons import office
from game.ui.scenes.seasons.office import Office
from game.ui.widgets.canvas import Box
from tests.ui.driver import Driver, window


class Books:
    """Where deals are booked, on top of the team as it came."""

    def __init__(self) -> None:
        self.first = first_sheet(ready_made("human"))
        self.deals: list[Deal] = []
        self.broken = False

    def trade(self, deal: Deal) -> TeamSheet:
        self.check()
        self.deals.append(deal)
        return deal.sheet

    def last(self) -> Dealt | None:
        sheets = [self.first, *(deal.sheet for deal in self.deals)]
        return Dealt(*sheets[-2:]) if self.deals else None

    def take_back(self) -> TeamSheet:
        self.check()
        dealt = self.last()
        assert dealt is not None
        self.deals.pop()
        return dealt.before

    def check(self) -> None:
        if self.broken:
            raise LeagueError("the books are closed")


@pytest.fixture
def books() -> Books:
    return Books()


def opened(
    driver: Driver, books: Books, *, treasury: int = 235_000, when: When = When.BETWEEN_MATCHES, **more: Any
) -> Any:
    sheet = replace(first_sheet(ready_made("human")), treasury=treasury, **more)
    books.first = sheet
    return driver.open(Office(driver.app, sheet, when, books))


def row(driver: Driver, n: int) -> tuple[float, float]:
    rows = driver.scene.group["member"]
    return rows.rect.x + 60, rows.rect.y + (n + 0.5) * rows.row_h


@pytest.mark.rule("S7-16.8")
def test_a_player_is_hired_under_a_name(driver: Driver, books: Books) -> None:
    scene = opened(driver, books)
    driver.click(driver.scene.group["hire:Human Lineman"].knob(1).center)
    driver.type("Newt")
    driver.key("enter")
    assert driver.scene is scene
    assert [member.name for member in scene.sheet.squad][-1] == "Newt"
    assert [deal.cost for deal in books.deals] == [50_000]
    assert scene.sheet.treasury == 185_000


def test_a_player_is_hired_by_keyboard_alone(driver: Driver, books: Books) -> None:
    scene = opened(driver, books)
    for _ in range(30):
        driver.key("tab")
        if driver.focus_name() == "hire:Human Lineman":
            break
    driver.key("right")
    driver.key("enter")
    assert len(scene.sheet.squad) == 9


@pytest.mark.rule("S7-16.8")
def test_a_player_is_let_go_after_a_question(driver: Driver, books: Books) -> None:
    scene = opened(driver, books)
    driver.click(row(driver, 7))
    driver.click("release")
    driver.key("esc")
    assert books.deals == []
    driver.click("release")
    driver.key("enter")
    assert books.deals == []  # a key that is struck twice lets nobody go
    driver.click("release")
    driver.click("yes")
    assert len(scene.sheet.squad) == 7
    assert scene.sheet.treasury == 235_000
    driver.click("past")
    assert len(scene.roster.members) == 8


@pytest.mark.rule("S7-16.8")
@pytest.mark.parametrize(("when", "bought"), [(When.BETWEEN_MATCHES, 1), (When.BETWEEN_SEASONS, 2)])
def test_rerolls_are_bought_between_seasons_only(
    driver: Driver, books: Books, when: When, bought: int
) -> None:
    scene = opened(driver, books, when=when)
    driver.click(driver.scene.group["staff:rerolls"].knob(1).center)
    assert scene.sheet.rerolls == bought


def test_nothing_is_bought_that_cannot_be_paid(driver: Driver, books: Books) -> None:
    scene = opened(driver, books, treasury=10_000)
    assert "the treasury holds 10,000" in driver.scene.group["hire:Human Lineman"].hint
    driver.click(driver.scene.group["hire:Human Lineman"].knob(1).center)
    driver.click(driver.scene.group["staff:cheerleaders"].knob(1).center)
    assert driver.scene is scene
    assert books.deals == []


def test_books_that_cannot_be_written_change_nothing(driver: Driver, books: Books) -> None:
    scene = opened(driver, books)
    books.broken = True
    before = scene.sheet
    driver.click(driver.scene.group["staff:cheerleaders"].knob(1).center)
    assert scene.sheet == before


def test_a_new_captain_is_named_when_there_is_none(driver: Driver, books: Books) -> None:
    scene = opened(driver, books, captain=0)
    driver.click(row(driver, 1))
    driver.click("captain")
    assert scene.sheet.captain == scene.sheet.squad[1].key
    assert "captain" not in driver.scene.group


@pytest.mark.rule("S7-16.8")
@pytest.mark.parametrize("way", ["button", "u", "ctrl+z"])
def test_the_last_purchase_is_taken_back_then_the_one_before_it(
    driver: Driver, books: Books, way: str
) -> None:
    scene = opened(driver, books)
    driver.click(driver.scene.group["hire:Human Lineman"].knob(1).center)
    driver.type("Newt")
    driver.key("enter")
    driver.click(driver.scene.group["staff:cheerleaders"].knob(1).center)
    for words, squad, cheerleaders in (("one cheerleader more", 9, 0), ("Newt hired", 8, 0)):
        assert words in scene.prompt.how
        assert words in scene.group["undo"].hint
        driver.click("undo") if way == "button" else driver.key(way)
        assert (len(scene.sheet.squad), scene.sheet.cheerleaders) == (squad, cheerleaders)
    assert scene.sheet == books.first
    assert not scene.group["undo"].enabled
    driver.key("u")
    assert books.deals == []


@pytest.mark.rule("S7-16.8")
def test_who_was_let_go_by_mistake_comes_back(driver: Driver, books: Books) -> None:
    scene = opened(driver, books)
    driver.click(row(driver, 7))
    driver.click("release")
    assert "you can take it back" in driver.scene.words
    driver.click("yes")
    driver.click("undo")
    assert scene.sheet == books.first
    assert "release" in driver.scene.group  # he is still the one that is chosen


def test_books_that_cannot_be_written_take_nothing_back(driver: Driver, books: Books) -> None:
    scene = opened(driver, books)
    driver.click(driver.scene.group["staff:cheerleaders"].knob(1).center)
    books.broken = True
    driver.click("undo")
    assert scene.sheet.cheerleaders == 1


def test_with_the_largest_text_four_players_are_in_sight_at_once(books: Books) -> None:
    with window(App(Settings(text_scale=2.0))) as large:
        scene = opened(large, books)
        assert int(scene.roster.list.rect.h / scene.roster.list.row_h) >= 4


def test_a_refused_purchase_is_said_once(driver: Driver, books: Books) -> None:
    """Not by a tooltip and the cue of its sound as well."""
    driver.app.change(sound_cues=True)
    scene = opened(driver, books, treasury=20_000)
    row = scene.group["staff:apothecary"]
    driver.move(row.knob(1).center)
    assert "treasury holds 20,000" in row.hint
    driver.click(row.knob(1).center)
    driver.step(2)
    assert "treasury holds 20,000" in driver.app.toast.words
    assert row.hint == ""
    assert driver.app.cue.words == ""
    driver.move((200, 400))
    assert "treasury holds 20,000" in row.hint


def test_the_coins_lie_below_the_rows_that_the_focus_lights(
    driver: Driver, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[Box] = []
    monkeypatch.setattr(office, "put_coins", lambda c, rect, thousands: laid.append(Box(rect)))
    scene = opened(driver, books)
    driver.step()
    rows = scene.roster.list
    assert laid
    assert not laid[-1].colliderect(rows.rect)
    assert rows.rect.h == rows.count * rows.row_h
