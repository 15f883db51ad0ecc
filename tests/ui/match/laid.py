"""Throws laid out by hand: whoever is to throw, these dice lie on the field."""

from __future__ import annotations

from typing import Any

from game.core.requests import Throw
from game.core.results import read_thrown
from game.ui.scenes.match import MatchScene
from game.ui.table_words import Announcement
from tests.ui.driver import Driver
from tests.ui.match.players import Keys

ONE_OUT = "1 1 2 3 4 5 6 7!"
SPLIT = "1 1 1 2 2 2 3 4"
COACHES = ("coach:rookie",) * 8


def lay(driver: Driver, match: MatchScene, dice: str) -> int:
    """Lets somebody throw exactly these dice; returns who threw."""
    player = Keys(driver, match)
    for _ in range(80):
        request = match.play.request
        if isinstance(request, Throw):
            match.play.answer(read_thrown(dice.split())[0])
            return request.seats[0]
        if player.request is not None:
            driver.step(dt_s=0.4)
            player.roll()
        driver.step(dt_s=0.4)
    raise AssertionError("nobody throws")


def film(driver: Driver, match: MatchScene) -> Any:
    """Lets the film run to its end; returns the pending request."""
    while match.play.film.busy:
        driver.step(dt_s=0.2)
    driver.step(dt_s=0.4)
    return match.play.request


def announced(driver: Driver, match: MatchScene) -> list[Announcement]:
    """Lets the film run to its end; returns what was said across the table."""
    said = []
    while match.play.film.busy:
        driver.step(dt_s=0.05)
        if match.desk.seen.announcement is not None:
            said.append(match.desk.seen.announcement)
    driver.step(dt_s=0.4)
    return said


def lay_for(driver: Driver, match: MatchScene, seat: int) -> None:
    """A die out of bounds for one seat; whoever throws before it accepts the same. The film has ended."""
    while lay(driver, match, ONE_OUT) != seat:
        film(driver, match)
        driver.key("space")
        film(driver, match)
    film(driver, match)
