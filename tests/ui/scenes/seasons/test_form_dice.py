"""The dice of the form in the window: thrown here or typed in, and which of them are taken back."""

from __future__ import annotations

import pytest

from game.core.requests import Roll
from game.games.sevens.league.form_state import Step
from tests.ui.driver import Driver
from tests.ui.scenes.seasons.forms import Kept, opened, opened_again


def test_a_die_is_typed_in_and_taken_back(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, hurt=True)
    request = scene.match.pending
    assert isinstance(request, Roll)
    driver.click("type")
    driver.click("f:16")
    assert scene.match.answers == [(16,)]
    assert scene.lines == ["Kettlebridge Rovers: 4 Jost Winkler (D16: 16): dead"]
    driver.key("u")
    assert scene.match.answers == []
    assert scene.lines == []
    driver.key("1")
    assert scene.match.answers == []  # it may be 10 to 16
    driver.key("enter")
    assert scene.match.answers == [(1,)]
    driver.key("u", "1", "4")
    assert scene.match.answers == [(14,)]
    driver.key("u", "7")
    assert scene.match.answers == [(7,)]


def test_who_types_dice_in_is_not_offered_a_roll(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, hurt=True)
    assert "roll" in scene.group
    driver.click("type")
    assert "roll" not in scene.group
    driver.click("type")
    assert "roll" in scene.group


@pytest.mark.rule("S7-16.6")
def test_a_mistake_is_typed_in_beside_its_table(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, treasury=400_000)
    while scene.state.step is not Step.MISTAKES:
        driver.click("roll" if isinstance(scene.match.pending, Roll) else "o:0")
    driver.click("type")
    assert scene._table_shown()
    assert [button.name for button in scene.options] == [f"f:{face}" for face in range(1, 7)]
    paper = scene.boxes["asked"]
    assert all(paper.contains(button.rect) for button in scene.options)
    driver.click("f:6")
    assert scene.match.answers[-1] == (6,)


def test_several_dice_are_typed_in_one_after_the_other(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept)
    driver.click("o:0")  # a chosen player
    driver.click("o:0")
    driver.click("o:0")  # a category
    driver.click("type")
    driver.key("5", "2")
    assert scene.match.answers[-1] == (5, 2)


def test_of_two_dice_the_first_is_typed_in_anew_alone(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept)
    for _ in range(3):
        driver.click("o:0")
    answers = list(scene.match.answers)
    driver.click("type")
    driver.key("5")
    driver.key("u")
    assert (scene.typed, scene.match.answers) == ([], answers)
    driver.key("4", "2")
    assert scene.match.answers[-1] == (4, 2)


def test_typed_dice_are_taken_back_also_after_the_form_was_left(driver: Driver, kept: Kept) -> None:
    first = opened(driver, kept, hurt=True)
    driver.click("type")
    driver.click("f:9")
    said = list(first.lines)
    again = opened_again(driver, kept)
    assert again.lines == said  # what happened is told once more
    driver.click("undo")
    assert again.match.answers == []
    assert again.lines == []
    assert (kept.answers, kept.standing) == ([], 0)


def test_what_was_thrown_here_is_not_taken_back(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, hurt=True)
    driver.click("roll")
    answers = list(scene.match.answers)
    driver.key("u")
    assert scene.match.answers == answers
    assert not driver.scene.group["undo"].enabled


def test_a_left_form_says_that_thrown_dice_stand(driver: Driver, kept: Kept) -> None:
    opened(driver, kept, hurt=True)
    driver.click("roll")
    again = opened_again(driver, kept)
    assert not again.group["undo"].enabled
    assert "stand" in again.group["undo"].hint
    driver.click("o:0")
    assert again.group["undo"].enabled
    assert (len(kept.answers), kept.standing) == (2, 1)


@pytest.mark.rule("S7-16.6")
def test_the_light_runs_over_the_table_and_stops_at_what_was_rolled(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, treasury=400_000)
    for _ in range(40):
        if scene.state.step is Step.MISTAKES:
            break
        if isinstance(scene.match.pending, Roll):
            driver.click("roll")
        else:
            driver.click("o:0")
    driver.click("roll")
    assert scene.running
    driver.step(200)
    assert not scene.running
    mistook = [event for event in scene.told if event.kind == "mistook"]
    rolled = mistook[0].rolled if mistook else scene.match.answers[-1][0]
    assert scene.light.row == rolled


def test_a_press_ends_the_light_and_is_used_up(driver: Driver, kept: Kept) -> None:
    scene = opened(driver, kept, treasury=400_000)
    while scene.state.step is not Step.MISTAKES:
        driver.click("roll" if isinstance(scene.match.pending, Roll) else "o:0")
    driver.click("roll")
    answers = list(scene.match.answers)
    driver.key("space")
    driver.step(2)
    assert not scene.running
    assert scene.match.answers == answers
