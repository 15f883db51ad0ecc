"""A sum of money is entered in few presses, or typed."""

from __future__ import annotations

import pygame
import pytest

from game.ui.scenes.seasons.money_row import LEAP, STEP, MoneyRow
from game.ui.widgets.canvas import Box
from game.ui.widgets.inputs import Input
from game.ui.widgets.widget import TAKEN, Group, Message


@pytest.fixture
def row() -> MoneyRow:
    row = MoneyRow("spent", Box(0, 0, 560, 40), "Inducements", 0, most=180_000)
    row.focused = True
    return row


def key(row: MoneyRow, code: int, *, shift: bool = False) -> Message | None:
    return row.handle(Input("key", key=code, shift=shift))


def press(row: MoneyRow, change: int) -> Message | None:
    row.handle(Input("down", row.knobs()[change].center))
    return row.handle(Input("up", row.knobs()[change].center))


def test_100000_are_two_presses(row: MoneyRow) -> None:
    press(row, LEAP)
    assert press(row, LEAP) == Message("spent", 100_000)
    assert press(row, -STEP) == Message("spent", 95_000)


def test_it_ends_at_nothing_and_at_what_there_is(row: MoneyRow) -> None:
    assert press(row, -LEAP) == Message("spent", 0)
    for _ in range(5):
        press(row, LEAP)
    assert row.amount == 180_000


def test_a_press_beside_the_knobs_spends_nothing(row: MoneyRow) -> None:
    row.handle(Input("down", (30, 20)))
    assert row.handle(Input("up", (30, 20))) == TAKEN
    assert row.amount == 0


def test_keys_step_and_with_shift_leap(row: MoneyRow) -> None:
    assert key(row, pygame.K_RIGHT) == Message("spent", STEP)
    assert key(row, pygame.K_RIGHT, shift=True) == Message("spent", STEP + LEAP)
    assert key(row, pygame.K_LEFT) == Message("spent", LEAP)


@pytest.mark.parametrize(
    ("typed", "amount"),
    [("45", 45_000), ("120", 120_000), ("45000", 45_000), ("47", 45_000), ("999", 180_000)],
)
def test_digits_are_thousands_and_more_of_them_the_sum_itself(row: MoneyRow, typed: str, amount: int) -> None:
    for digit in typed:
        key(row, getattr(pygame, f"K_{digit}"))
    assert row.amount == amount


def test_what_was_typed_is_taken_back_and_a_step_begins_anew(row: MoneyRow) -> None:
    for code in (pygame.K_4, pygame.K_5, pygame.K_BACKSPACE, pygame.K_0):
        key(row, code)
    assert row.amount == 40_000
    key(row, pygame.K_RIGHT)
    key(row, pygame.K_5)
    assert row.amount == 5_000


def test_digits_that_were_typed_before_the_focus_went_are_no_part_of_a_new_number(row: MoneyRow) -> None:
    for code in (pygame.K_5, pygame.K_0):
        key(row, code)
    group = Group(row, MoneyRow("other", Box(0, 60, 560, 40), "Others", 0, most=0))
    group.set_focus("other")
    group.set_focus("spent")
    for code in (pygame.K_2, pygame.K_5):
        key(row, code)
    assert row.amount == 25_000


def test_digits_go_on_when_the_row_is_built_anew_under_them(row: MoneyRow) -> None:
    key(row, pygame.K_4)
    anew = MoneyRow("spent", row.rect, row.words, row.amount, most=row.most)
    anew.resume(row)
    Group(anew).set_focus(anew)
    key(anew, pygame.K_5)
    assert anew.amount == 45_000
