"""Matches in a small window, with a player's store behind it. Each game's folder says which `box` it is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from game.games.registry import Box
from game.store.store import Store
from tests.ui.driver import Driver, window
from tests.ui.tables.matches import Begin, opened, small


@pytest.fixture
def animation() -> str:
    """How quickly the window shows what happens."""
    return "none"


@pytest.fixture
def driver(store: Store, animation: str) -> Iterator[Driver]:
    """A small window with nothing in it yet."""
    with window(small(store, animation=animation)) as driver:
        yield driver


@pytest.fixture
def begin(driver: Driver, box: Box) -> Begin:
    """Opens a match: who plays, what is given, which options."""
    return partial(opened, driver, box)
