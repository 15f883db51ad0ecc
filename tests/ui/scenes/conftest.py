"""A window with a player's store behind it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from tests.ui.driver import Driver, window


@pytest.fixture
def driver(store: Store) -> Iterator[Driver]:
    """A window of 1280 x 720 with nothing in it yet."""
    with window(App(Settings(), store=store)) as driver:
        yield driver
