"""A Rumble match in a small window, with a player's store behind it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from game.games import registry
from game.store.store import Store
from tests.ui.driver import Driver, window
from tests.ui.tables.matches import Begin, opened, small

BOX = registry.box("rumble")


@pytest.fixture
def driver(store: Store) -> Iterator[Driver]:
    """A small window with quick animation and nothing in it yet."""
    with window(small(store, animation="none")) as driver:
        yield driver


@pytest.fixture
def begin(driver: Driver) -> Begin:
    """Opens a match: who plays, what is given, which options."""
    return partial(opened, driver, BOX)
