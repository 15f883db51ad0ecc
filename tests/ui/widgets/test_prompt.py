"""The prompt bar: the question comes first."""

from __future__ import annotations

import pytest

from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.prompt import PromptBar
from tests.ui.driver import Driver
from tests.ui.widgets.stage import Stage


def shown(driver: Driver, who: str, what: str, *, button_w: float = 0) -> tuple[PromptBar, list[Box]]:
    """A bar as it was drawn, and where its extra was."""
    extra: list[Box] = []

    def part(_: Canvas, box: Box) -> None:
        extra.append(box)

    button = Button("go", Box(0, 0, button_w, 0), "Go") if button_w else None
    bar = PromptBar(who, what, "Take the cup", "BFL-2.1", button=button, extra=part)
    driver.open(Stage(driver.app, bar))
    return bar, extra


def test_a_short_question_leaves_room_for_the_last_roll(driver: Driver) -> None:
    bar, extra = shown(driver, "Ada", "throw the dice")
    assert extra
    assert not bar.cut


@pytest.mark.parametrize(
    ("who", "what"),
    [
        ("Ada", "10 yards back: accept or challenge?"),
        ("Maximilian-Ale", "50 yards back: accept or challenge?"),
        ("Maximilian-Ale", "Cross wind, 5 from 110 yards"),
    ],
)
def test_a_long_question_is_whole_and_the_last_roll_goes(driver: Driver, who: str, what: str) -> None:
    bar, extra = shown(driver, who, what, button_w=400)
    assert not extra
    assert not bar.cut


def test_the_hint_says_what_could_not_be_shown(driver: Driver) -> None:
    what = "move your own helmet ten yards forward along the lane that you rolled " * 3
    bar, _ = shown(driver, "Ada", what, button_w=400)
    assert bar.cut
    driver.move((400, 670))
    assert what in bar.hint
    driver.move((400, 300))
    assert not bar.hint
