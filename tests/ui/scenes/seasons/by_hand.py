"""A hand that goes through the seasons by mouse."""

from __future__ import annotations

from typing import Any

from game.core.requests import Roll
from game.ui.scenes.seasons.clubhouse import Clubhouse
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.founding import Founding
from game.ui.scenes.seasons.league import LeagueScene
from game.ui.scenes.seasons.result import Result
from tests.ui.driver import Driver, known


def found_league(driver: Driver) -> LeagueScene:
    """A league of four ready-made teams, by mouse."""
    driver.click("seasons")
    known(driver.scene, Clubhouse)
    driver.click("found")
    known(driver.scene, Founding)
    driver.click("found")
    return known(driver.scene, LeagueScene)


def fill_in(driver: Driver, *, finish: bool = True) -> None:
    """The form, by mouse: dice thrown here, always the first option. ``finish``: it is handed in, too."""
    form = known(driver.scene, Form)
    for _ in range(200):
        if driver.scene is not form:
            return
        request = form.match.pending
        if request is None and not finish:
            return
        if request is None:
            driver.click("finish")
        elif isinstance(request, Roll) and "roll" in form.group:
            driver.click("roll")
        elif "o:0" in form.group and request.seats[0] not in form.led:
            driver.click("o:0")
        else:
            driver.step(60)
    raise AssertionError("the form does not end")


def to_result(driver: Driver) -> Result:
    """From a league to the result of its next match, which is entered by hand."""
    driver.click("next")
    driver.click("enter")
    return known(driver.scene, Result)


def row(driver: Driver, side: int, n: int) -> Any:
    """The line of a player in such a result."""
    return [w for w in driver.scene.group.widgets if w.name.startswith(f"p{side}:")][n]
