"""A team's office: what the treasury buys between matches and between seasons (S7-16.8)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.core.errors import LeagueError
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.market import Deal, When
from game.games.sevens.league.sheet import TeamSheet, first_sheet
from game.ui.scenes.seasons.office import Office
from tests.ui.driver import Driver


class Books:
    """Where deals are booked."""

    def __init__(self) -> None:
        self.deals: list[Deal] = []
        self.broken = False

    def trade(self, deal: Deal) -> TeamSheet:
        if self.broken:
            raise LeagueError("the books are closed")
        self.deals.append(deal)
        return deal.sheet


@pytest.fixture
def books() -> Books:
    return Books()


def opened(
    driver: Driver, books: Books, *, treasury: int = 235_000, when: When = When.BETWEEN_MATCHES, **more: Any
) -> Any:
    sheet = replace(first_sheet(ready_made("human")), treasury=treasury, **more)
    return driver.open(Office(driver.app, sheet, when, books.trade))


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
