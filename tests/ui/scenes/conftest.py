"""A window with a player's store behind it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.store.places import under
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from tests.ui.driver import Driver


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Everything that is kept, in a temporary place."""
    store = Store(under(tmp_path))
    yield store
    store.close()


@pytest.fixture
def driver(store: Store) -> Iterator[Driver]:
    """A window of 1280 x 720 with nothing in it yet."""
    driver = Driver(App(Settings(), store=store))
    pygame.event.clear()
    yield driver
    while driver.app.stack:
        driver.app.stack.pop().left()
    pygame.event.clear()
