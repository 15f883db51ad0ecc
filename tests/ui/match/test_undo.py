"""What undo takes back, when it asks first, and what redo gives again."""

from __future__ import annotations

import pytest

from game.core.requests import Choice, Throw
from game.core.results import read_thrown
from game.store.store import Store
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import at_once
from game.ui.session import branched_session
from tests.ui.driver import Driver, known
from tests.ui.match.conftest import Begin
from tests.ui.match.laid import COACHES, lay_for
from tests.ui.match.players import Mouse, answered, to


def to_a_try(driver: Driver, match: MatchScene) -> Mouse:
    """Plays until a try is to be chosen right after a die: what was answered before cannot be taken back."""
    player = to(driver, match, Choice, "try")
    while match.session.undoable():
        player.turn()
        player = to(driver, match, Choice, "try")
    return player


def test_undo_goes_back_to_the_last_die(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player = to_a_try(driver, match)
    before = answered(match)
    driver.key("u")
    assert answered(match) == before
    assert any(why in driver.app.toast.words for why in ("last die", "last change of turn"))

    driver.click("opt.1")  # for two
    player.watch()
    driver.step(2, dt_s=0.4)
    assert known(match.session.match.pending, Choice).what == "call"
    driver.key("u")
    player.watch()
    assert answered(match) == before
    assert known(match.session.match.pending, Choice).what == "try"
    assert match.session.save.lines[-1] == "undo 1"
    assert player.stage.picture.spinner is None
    driver.step(2, dt_s=0.4)
    driver.key("r")
    player.watch()
    assert known(match.session.match.pending, Choice).what == "call"
    driver.step(2, dt_s=0.4)
    driver.key("ctrl+z")
    player.watch()
    assert answered(match) == before


@pytest.mark.parametrize("wish", ["never", "where it hurts"])
def test_an_undo_hurts_nobody(begin: Begin, driver: Driver, wish: str) -> None:
    driver.app.change(confirm=wish)
    match = begin(2)
    player = to(driver, match, Choice, "try")
    before = answered(match)
    driver.click("opt.1")
    player.watch()
    driver.step(2, dt_s=0.4)
    driver.key("u")
    assert (driver.app.scene, answered(match)) == (match, before)


def test_who_always_wants_to_be_asked_is_asked(begin: Begin, driver: Driver) -> None:
    driver.app.change(confirm="always")
    match = begin(2)
    player = to_a_try(driver, match)
    before = answered(match)
    driver.key("u")  # nothing to ask: it could not be taken back
    assert driver.app.scene is match
    driver.click("opt.1")
    player.watch()
    driver.step(2, dt_s=0.4)
    driver.key("u")
    assert "Take it back" in driver.scene.title
    driver.key("esc")
    assert answered(match) == before + 1
    driver.key("u")
    driver.key("enter")
    assert (driver.app.scene, answered(match)) == (match, before)
    driver.key("esc")
    driver.click("shelf")
    assert "Leave" in driver.scene.title
    driver.click("no")
    assert match in driver.app.stack


def test_another_call_after_an_undo_meets_another_wheel(begin: Begin, driver: Driver) -> None:
    match = begin(2)
    player = to(driver, match, Choice, "call")
    driver.click("opt.0")
    player.watch()
    driver.step(2, dt_s=0.4)
    seen = player.stage.picture.spinner.wheel
    driver.key("u")
    player.watch()
    driver.step(2, dt_s=0.4)
    driver.click("opt.1")
    player.watch()
    assert player.stage.picture.spinner.wheel != seen


# --------------------------------------------------------------- against a coach, and without limit
def against_a_coach(begin: Begin, driver: Driver) -> MatchScene:
    """A person has accepted a penalty, and then a coach has thrown."""
    driver.app.change(coach_pace="unhurried")
    match = begin(2, ("person", *COACHES[1:]))
    lay_for(driver, match, 0)
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


# ------------------------------------------------------------------------------------ during a film
@pytest.mark.parametrize("presses", [1, 2, 4])
def test_the_undo_key_ends_a_film_and_takes_back_once(
    begin: Begin, driver: Driver, store: Store, presses: int
) -> None:
    match = begin(2)
    Mouse(driver, match).play(until=12)
    session = branched_session(match.session.save.text, 12, store.saves)  # there, undo is free
    driver.app.change(animation="slow")
    branch: MatchScene = driver.open(MatchScene(driver.app, session, think=at_once))
    driver.step(dt_s=0.4)
    driver.key("r")  # nothing was taken back
    driver.key("u")
    left = answered(branch)
    driver.step(2, dt_s=0.4)
    driver.key("r")
    assert branch.play.film.busy
    for _ in range(presses):
        driver.key("u")
        assert not branch.play.film.busy
    assert answered(branch) == left
    driver.step(2, dt_s=0.4)
    driver.key("u")  # pressed anew: one more
    assert answered(branch) < left


def test_the_undo_key_is_heard_in_a_burst_that_skips(begin: Begin, driver: Driver, store: Store) -> None:
    match = begin(2)
    player = to_a_try(driver, match)
    before = answered(match)
    driver.app.change(animation="slow")
    driver.click("opt.1")
    while match.play.film.busy:
        driver.key("x")
    driver.key("u")
    player.watch()
    assert answered(match) == before


def test_the_undo_key_that_can_take_nothing_back_skips_like_any_key(begin: Begin, driver: Driver) -> None:
    driver.app.change(animation="slow")
    match = begin(2)
    to(driver, match, Throw).throw()
    before, clips = answered(match), len(match.play.film.clips)
    driver.key("u")
    assert 0 < len(match.play.film.clips) < clips
    assert ("No undo" in driver.app.toast.words, answered(match)) == (True, before)
