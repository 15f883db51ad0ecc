"""Matches of the games for two seats in a small window: opened, answered, and let run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.journal import header
from game.core.record import Seat
from game.games.registry import Box
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import at_once
from game.ui.session import branched_session, new_session
from tests.ui.driver import Driver

PERSONS = ("person", "person")
NAMES = ("Ada", "Ben")
SIZE = (1024, 640)
Begin = Callable[..., MatchScene]
"""``begin(players, given, **options)``: opens a match in the test's window."""


def small(store: Store, *, animation: str) -> App:
    """A small window, with a player's store behind it and coaches that do not dawdle."""
    return App(Settings().but(animation=animation, coach_pace="brisk"), size=SIZE, store=store)


def opened(
    driver: Driver,
    box: Box,
    players: tuple[str, str] = PERSONS,
    given: Sequence[str] = (),
    names: tuple[str, str] = NAMES,
    **options: str,
) -> MatchScene:
    """A match in a window: who plays, what is given, which options."""
    seats = [Seat("home", players[0], names[0]), Seat("away", players[1], names[1])]
    saves = driver.app.store.saves
    if given:
        lines = header(box.load(), options, seats) + [f"given {line}" for line in given]
        session = branched_session("\n".join([*lines, ""]), 0, saves)
        session.free = False  # undo as in a match
    else:
        session = new_session(box, options, seats, {}, saves)
    return driver.open(MatchScene(driver.app, session, think=at_once))


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
