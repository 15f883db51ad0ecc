"""What undo takes back, and what redo gives again."""

from __future__ import annotations

import pytest

from game.core.requests import Choice
from game.core.results import read_thrown
from game.store.store import Store
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import at_once
from game.ui.session import branched_session
from tests.ui.driver import Driver
from tests.ui.match.conftest import Begin
from tests.ui.match.players import Mouse
from tests.ui.match.test_calls import COACHES, ONE_OUT, film, lay


def against_a_coach(begin: Begin, driver: Driver) -> MatchScene:
    """A person has accepted a penalty, and then a coach has thrown."""
    driver.app.change(coach_pace="unhurried")
    match = begin(2, ("person", *COACHES[1:]))
    while lay(driver, match, ONE_OUT) != 0:
        film(driver, match)
        driver.key("space")
        film(driver, match)
    film(driver, match)
    driver.key("space")
    assert match.session.history[-1].answer == (0, ("accept",))
    match.play.answer(read_thrown(list("12233457"))[0])  # the coach throws
    assert match.session.history[-1].seat == 1
    return match


def test_a_coachs_throw_after_your_choice_ends_the_undo(begin: Begin, driver: Driver) -> None:
    match = against_a_coach(begin, driver)
    before = len(match.session.history)
    assert match.session.undo() == 0
    assert len(match.session.history) == before
    assert "last die" in match.session.why_no_undo()


@pytest.mark.parametrize("again", [1, 3])
def test_a_redo_gives_again_all_that_the_undo_took(
    begin: Begin, driver: Driver, store: Store, again: int
) -> None:
    match = against_a_coach(begin, driver)
    text, answers = match.session.save.text, list(match.session.match.answers)
    driver.app.stack.pop().left()
    session = branched_session(text, len(answers), store.saves)
    branch: MatchScene = driver.open(MatchScene(driver.app, session, think=at_once))
    state = session.match.state.copy()
    for _ in range(again):
        driver.key("u")
        assert len(session.history) == len(answers) - 2
        assert isinstance(session.match.pending, Choice)
        driver.key("r")
        assert session.match.answers == answers
        assert session.match.state == state
        assert [played.answer for played in session.history] == answers
        assert not session.redoable
    assert not branch.play.film.busy  # of several answers only the end is shown


def test_undos_one_after_the_other_are_given_again_in_turn(
    begin: Begin, driver: Driver, store: Store
) -> None:
    match = begin(2)
    Mouse(driver, match).play(until=12)
    session = branched_session(match.session.save.text, 12, store.saves)
    answers = list(session.match.answers)
    taken = [session.undo() for _ in range(3)]
    for count in reversed(taken):
        before = len(session.history)
        assert len(session.redo()) == count
        assert len(session.history) == before + count
    assert session.match.answers == answers
