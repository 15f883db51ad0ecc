"""A window on the seasons of Sevens, with a player's store behind it, and what a form tells of itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.match_think import at_once
from game.ui.scenes.seasons import next_match
from game.ui.scenes.shelf import Shelf
from tests.ui.driver import Driver, window
from tests.ui.scenes.seasons.forms import Kept


@pytest.fixture
def hand(store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """A window with the shelf open; coaches play at once."""
    monkeypatch.setattr(next_match, "beside", at_once)
    with window(App(store=store)) as driver:
        driver.open(Shelf(driver.app))
        yield driver


@pytest.fixture
def kept() -> Kept:
    return Kept()
