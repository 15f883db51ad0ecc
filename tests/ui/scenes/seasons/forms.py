"""Forms after a match in the window, and what they tell of themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.core.dice import SeededDice
from game.core.match import Match
from game.core.requests import Answer
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.form import open_form
from game.games.sevens.league.form_state import FormState, RuleSet
from game.games.sevens.league.report import Hurt, MatchReport, SideReport
from game.games.sevens.league.sheet import Career, first_sheet
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.form_run import Filled
from game.ui.scenes.shelf import Shelf
from tests.ui.driver import Driver


class Kept:
    """What the form told of itself; ``form`` opens the same one anew."""

    form: Callable[[], Match[FormState]]

    def __init__(self) -> None:
        self.answers: list[Answer] = []
        self.standing = 0
        self.done: list[FormState] = []

    def keep(self, answers: list[Answer], standing: int) -> None:
        self.answers, self.standing = answers, standing


def opened(
    driver: Driver, kept: Kept, *, treasury: int = 0, hurt: bool = False, rules: RuleSet = RuleSet.SEVENS
) -> Any:
    """Fans 3 and 2, two touchdowns to one."""
    home = replace(first_sheet(ready_made("human")), treasury=treasury, fans=3)
    away = replace(first_sheet(ready_made("orc")), treasury=0, fans=2)
    report = MatchReport(
        SideReport(
            2,
            tuple(member.key for member in home.squad),
            ((1, Career(touchdowns=2)),),
            (Hurt(4),) if hurt else (),
        ),
        SideReport(1, tuple(member.key for member in away.squad)),
        winner=0,
    )
    kept.form = lambda: open_form(home, away, report, rules)
    match = kept.form()
    driver.open(Shelf(driver.app))  # what is under it when it is left
    scene = Form(driver.app, match, kept=kept.keep, done=kept.done.append, dice=SeededDice(3))
    return driver.open(scene)


def opened_again(driver: Driver, kept: Kept) -> Any:
    """The form that is open is left, and opened with what it told of itself."""
    driver.click("back")
    filled = Filled(tuple(kept.answers), kept.standing)
    return driver.open(Form(driver.app, kept.form(), kept=kept.keep, done=kept.done.append, filled=filled))
