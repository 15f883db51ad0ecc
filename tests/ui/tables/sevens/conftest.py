"""A match of Sevens in a small window, with a player's store behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from game.core.journal import header
from game.core.record import Seat
from game.games import registry
from game.games.sevens import GAME
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import at_once
from game.ui.session import branched_session, new_session
from tests.ui.driver import Driver, window

BOX = registry.box("sevens")
PERSONS = ("person", "person")
Begin = Callable[..., MatchScene]


@pytest.fixture
def driver(store: Store) -> Iterator[Driver]:
    """A small window with quick animation and nothing in it yet."""
    settings = Settings().but(animation="none", coach_pace="brisk")
    with window(App(settings, size=(1024, 640), store=store)) as driver:
        yield driver


@pytest.fixture
def begin(driver: Driver) -> Begin:
    """Opens a match: who plays, what is given, which options."""

    def open_match(
        players: tuple[str, str] = PERSONS, given: Sequence[str] = (), **options: str
    ) -> MatchScene:
        seats = [Seat("home", players[0], "Ada"), Seat("away", players[1], "Ben")]
        saves = driver.app.store.saves
        if given:
            lines = header(GAME, options, seats) + [f"given {line}" for line in given]
            session = branched_session("\n".join([*lines, ""]), 0, saves)
            session.free = False  # undo as in a match
        else:
            session = new_session(BOX, options, seats, {}, saves)
        return driver.open(MatchScene(driver.app, session, think=at_once))

    return open_match


def settle(driver: Driver, match: MatchScene) -> None:
    """Lets the film run until something is asked of a person, or all is over."""
    for _ in range(400):
        driver.step(dt_s=0.4)
        play = match.play
        if not play.film.busy and (play.over or (play.request is not None and play.open)):
            return
    raise AssertionError("nothing is asked any more")


def answer(driver: Driver, match: MatchScene, *answers: Any) -> None:
    """Gives answers, each when it is asked for, and lets their films run."""
    for each in answers:
        settle(driver, match)
        match.play.answer(each)
    settle(driver, match)
