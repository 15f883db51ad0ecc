"""Drags of players: whoever is acting is dragged as he is clicked about, a refused drag lets go, and whoever
cannot be dragged says why."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from game.games.sevens.state import NOBODY
from game.ui.scenes.match import MatchScene
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_hands import centre, rest, said

H1, H2, H3, A1, A2 = (NUMBER[name] for name in ("H1", "H2", "H3", "A1", "A2"))
AMID = ("H1.at e6", "H2.at f6", "H3.at j6", "A1.at i8", "A2.at f7", "A2.state prone", "A9.at s2", "ball H1")


def acting(begin: Begin, driver: Driver, word: str) -> MatchScene:
    """H1 has the ball and has declared an action."""
    match = begin(given=AMID)
    answer(driver, match, (0, ("act", H1, word)))
    return match


def drag(driver: Driver, match: MatchScene, here: str, to: str) -> None:
    """A drag, and what follows from it."""
    driver.drag(centre(match, here), centre(match, to))
    rest(driver, match)


@pytest.mark.rule("S7-9.11", "S7-9.1", "S7-11.13", "S7-3.4")
@pytest.mark.parametrize(
    ("word", "to", "last"),
    [
        ("handoff", "f6", ("handoff", H2)),
        ("pass", "j6", ("throw", named("j6"))),
        ("foul", "f7", ("foul", A2)),
        ("blitz", "i8", ("block", A1)),
        ("move", "e9", ("move", named("e9"))),
    ],
)
def test_who_is_acting_does_by_a_drag_what_a_click_does(
    begin: Begin, driver: Driver, word: str, to: str, last: tuple[Any, ...]
) -> None:
    match = acting(begin, driver, word)
    drag(driver, match, "e6", to)
    assert said(match)[-1] == last
    assert stage_of(match).picture.counters[H1].spot is None


def test_a_drag_goes_on_after_the_first_squares(begin: Begin, driver: Driver) -> None:
    match = acting(begin, driver, "move")
    drag(driver, match, "e6", "e8")
    drag(driver, match, "e8", "e10")
    assert said(match) == [("act", H1, "move"), *(("move", named(at)) for at in ("e7", "e8", "e9", "e10"))]


@pytest.mark.parametrize(
    ("word", "to", "why"),
    [
        ("move", "f6", "has that square: a way ends on an empty one (S7-3.1)"),
        ("move", "s11", "cannot get there: 6 squares and 2 rushes left (S7-10.2)"),
        ("handoff", "i8", "a hand-off is to a team-mate"),
        ("foul", "i8", "a foul is on one that lies (S7-11.13)"),
    ],
)
def test_a_drag_of_who_is_acting_that_comes_to_nothing_says_why_and_ends_nothing(
    begin: Begin, driver: Driver, word: str, to: str, why: str
) -> None:
    match = acting(begin, driver, word)
    for _ in range(2):
        driver.drag(centre(match, "e6"), centre(match, to))
        assert why in driver.app.toast.words
    assert said(match) == [("act", H1, word)]
    assert stage_of(match).picture.marks.chosen == H1


def test_a_click_on_who_is_acting_is_none_of_this(begin: Begin, driver: Driver) -> None:
    match = acting(begin, driver, "move")
    driver.click(centre(match, "e6"))
    rest(driver, match)
    assert (said(match), driver.app.toast.words) == ([("act", H1, "move")], "")
    assert stage_of(match).picture.marks.chosen == H1


@pytest.mark.parametrize("to", ["f6", "f7"])
def test_a_refused_drag_lets_go_and_the_next_click_picks_him_again(
    begin: Begin, driver: Driver, to: str
) -> None:
    match = begin(given=AMID)
    settle(driver, match)
    driver.drag(centre(match, "e6"), centre(match, to))
    assert driver.app.toast.words
    assert stage_of(match).picture.marks.chosen == NOBODY
    driver.click(centre(match, "e6"))
    driver.move((640, 20))
    driver.click(centre(match, "i8"))
    rest(driver, match)
    assert said(match)[0] == ("act", H1, "blitz")


@pytest.mark.parametrize(
    ("here", "why"),
    [
        ("j6", "3 Lineman comes after 1 Lineman of Copper Foxes (S7-3.1)"),
        ("i8", "1 Lineman of Night Owls is of the other side: it stays where it is"),
    ],
)
def test_somebody_else_who_is_dragged_says_why_he_stays(
    begin: Begin, driver: Driver, here: str, why: str
) -> None:
    match = acting(begin, driver, "move")
    driver.drag(centre(match, here), centre(match, "l10"))
    assert why in driver.app.toast.words
    assert said(match) == [("act", H1, "move")]
