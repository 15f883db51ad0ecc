"""A match in a window, with a player's store behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.core.record import Seat
from game.games.registry import box
from game.store.notes import Look
from game.store.store import Store
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import at_once
from game.ui.session import new_session
from tests.ui.driver import Driver, window
from tests.ui.tables.matches import small

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
PERSONS = ("person",) * 8
Begin = Callable[..., MatchScene]


@pytest.fixture
def driver(store: Store) -> Iterator[Driver]:
    """A small window with quick animation and nothing in it yet."""
    with window(small(store, animation="fast")) as driver:
        yield driver


def seats(players: tuple[str, ...], count: int) -> list[Seat]:
    """So many seats, each with who plays it."""
    return [Seat(f"p{n + 1}", players[n], NAMES[n]) for n in range(count)]


@pytest.fixture
def begin(driver: Driver) -> Begin:
    """Opens a match: how many seats, who plays them, which options."""

    def open_match(count: int = 2, players: tuple[str, ...] = PERSONS, **options: str) -> MatchScene:
        session = new_session(
            box("bfl"),
            {"players": str(count), **options},
            seats(players, count),
            {f"p{n + 1}": Look(n, n, "") for n in range(count)},
            driver.app.store.saves,
        )
        return driver.open(MatchScene(driver.app, session, think=at_once))

    return open_match
