"""A Half-Time match in a small window, with a player's store behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.core.record import Seat
from game.games import registry
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import at_once
from game.ui.session import new_session
from tests.ui.driver import Driver, window

BOX = registry.box("halftime")
PERSONS = ("person", "person")
NAMES = ("Ada", "Ben")
Begin = Callable[..., MatchScene]


@pytest.fixture
def driver(store: Store) -> Iterator[Driver]:
    """A small window with quick animation and nothing in it yet."""
    settings = Settings().but(animation="fast", coach_pace="brisk")
    with window(App(settings, size=(1024, 640), store=store)) as driver:
        yield driver


@pytest.fixture
def begin(driver: Driver) -> Begin:
    """Opens a match: who plays, which options."""

    def open_match(players: tuple[str, str] = PERSONS, **options: str) -> MatchScene:
        return opened(driver, players, NAMES, **options)

    return open_match


def opened(
    driver: Driver,
    players: tuple[str, str] = PERSONS,
    names: tuple[str, str] = NAMES,
    **options: str,
) -> MatchScene:
    """A match in a window."""
    seats = [Seat("home", players[0], names[0]), Seat("away", players[1], names[1])]
    session = new_session(BOX, options, seats, {}, driver.app.store.saves)
    return driver.open(MatchScene(driver.app, session, think=at_once))


def settle(driver: Driver, match: MatchScene) -> None:
    """Lets the film run until something is asked of a person, or all is over."""
    for _ in range(400):
        play = match.play
        if not play.film.busy and (play.over or (play.request is not None and play.open)):
            return
        driver.step(dt_s=0.4)
    raise AssertionError("nothing is asked any more")


def answer(driver: Driver, match: MatchScene, *answers: Any) -> None:
    """Gives answers, each when it is asked for, and lets their films run."""
    for each in answers:
        settle(driver, match)
        match.play.answer(each)
    settle(driver, match)
