"""A window for every test, and a hand to play it with."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.app import App
from tests.ui.driver import Driver


@pytest.fixture
def driver() -> Iterator[Driver]:
    """A window of 1280 x 720 with nothing in it yet."""
    driver = Driver(App())
    pygame.event.clear()
    yield driver
    driver.app.stack.clear()
    pygame.event.clear()
