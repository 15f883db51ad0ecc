"""The hand that plays the window in tests: what it says of a window that has been closed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.ui.scenes.base import Scene
from tests.ui.driver import Driver

DEEDS: dict[str, Callable[[Driver, Path], object]] = {
    "step": lambda driver, _: driver.step(),
    "move": lambda driver, _: driver.move((20, 20)),
    "click": lambda driver, _: driver.click((20, 20)),
    "drag": lambda driver, _: driver.drag((20, 20), (40, 40)),
    "wheel": lambda driver, _: driver.wheel(1),
    "key": lambda driver, _: driver.key("enter"),
    "type": lambda driver, _: driver.type("Ada"),
    "pad": lambda driver, _: driver.pad(pygame.CONTROLLER_BUTTON_A),
    "stick": lambda driver, _: driver.stick(1.0, 0.0),
    "resize": lambda driver, _: driver.resize(640, 360),
    "picture": lambda driver, folder: driver.save(folder / "old.png"),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_a_window_that_was_told_to_close_is_not_played_on(driver: Driver, tmp_path: Path, deed: str) -> None:
    driver.open(Scene(driver.app))
    pygame.event.post(pygame.event.Event(pygame.QUIT))  # as SIGTERM does
    driver.step()
    with pytest.raises(AssertionError, match="the window has been closed"):
        DEEDS[deed](driver, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_gesture_may_close_the_window(driver: Driver) -> None:
    driver.open(Scene(driver.app))
    driver.key("esc")
    with pytest.raises(AssertionError, match="the window has been closed"):
        driver.key("esc")
