"""Nothing answered is ever lost: a match is left, closed or killed, and goes on at the same point."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.core.requests import Choice, Throw
from game.store.store import Store
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_think import at_once
from game.ui.session import branched_session, resumed_session
from tests.ui.driver import Driver
from tests.ui.match.conftest import Begin
from tests.ui.match.players import Mouse

ROOT = Path(__file__).resolve().parents[3]


def again(driver: Driver, store: Store) -> MatchScene:
    """Leaves the match that is open and resumes the last one, as the shelf does."""
    while driver.app.stack:
        driver.app.stack.pop().left()
    driver.app.running = True
    info = store.saves.resume()
    assert info is not None
    scene: MatchScene = driver.open(
        MatchScene(driver.app, resumed_session(info.id, store.saves), think=at_once)
    )
    return scene


def test_a_match_goes_on_where_it_was_left(begin: Begin, driver: Driver, store: Store) -> None:
    match = begin(3)
    player = Mouse(driver, match)
    player.play(until=14)
    player.watch()
    state, answers, lines = (
        match.session.match.state.copy(),
        list(match.session.match.answers),
        match.log.lines,
    )
    looks = [side.team.colour for side in player.stage.picture.sides]
    dice = [(die.x, die.y, die.attitude) for die in player.stage.picture.dice]
    listed = store.saves.list_saves()[0]
    assert "quarter" in listed.turn

    resumed = again(driver, store)
    other = Mouse(driver, resumed)
    other.watch()
    assert resumed.session.match.answers == answers
    assert resumed.session.match.state == state
    assert [line.words for line in resumed.log.lines] == [line.words for line in lines]
    assert [side.team.colour for side in other.stage.picture.sides] == looks
    if isinstance(resumed.session.match.pending, Throw) and state.rolls:
        assert [(die.x, die.y, die.attitude) for die in other.stage.picture.dice] == dice
    other.play(until=len(answers) + 6)
    assert len(resumed.session.history) >= len(answers) + 6


def test_left_in_the_middle_of_a_tumble_the_throw_stands(begin: Begin, driver: Driver, store: Store) -> None:
    driver.app.change(animation="slow")
    match = begin(2)
    player = Mouse(driver, match)
    while not isinstance(player.request, Throw):
        player.turn()
        player.watch()
    driver.step(2, dt_s=0.4)
    before = len(match.session.history)
    while len(match.session.history) == before:
        player.watch()
        player.turn()
    driver.step(3)
    assert match.play.film.busy
    answers = list(match.session.match.answers)

    resumed = again(driver, store)
    assert resumed.session.match.answers == answers
    assert not resumed.play.film.busy


def test_a_branch_of_a_replay_undoes_without_limit(begin: Begin, driver: Driver, store: Store) -> None:
    match = begin(2)
    Mouse(driver, match).play(until=12)
    text = match.session.save.text
    session = branched_session(text, 9, store.saves)
    driver.app.stack.pop().left()
    branch: MatchScene = driver.open(MatchScene(driver.app, session, think=at_once))
    player = Mouse(driver, branch)
    player.play(until=11)
    for left in (10, 9, 8):
        player.watch()
        driver.step(2, dt_s=0.4)
        driver.key("u")
        assert len(session.history) == left
    player.watch()
    driver.step(2, dt_s=0.4)
    driver.key("r")
    assert len(session.history) == 9
    if isinstance(session.match.pending, Choice):
        assert session.match.pending.options


@pytest.mark.parametrize("at", [0, 9])
def test_a_branch_that_was_left_still_undoes_without_limit(
    begin: Begin, driver: Driver, store: Store, at: int
) -> None:
    match = begin(2)
    Mouse(driver, match).play(until=12)
    text = match.session.save.text
    driver.app.stack.pop().left()
    session = branched_session(text, at, store.saves)
    branch: MatchScene = driver.open(MatchScene(driver.app, session, think=at_once))
    Mouse(driver, branch).play(until=at + 2)
    resumed = again(driver, store)
    assert resumed.session.save.id == session.save.id
    for left in range(len(session.history) - 1, max(0, at - 2) - 1, -1):
        Mouse(driver, resumed).watch()
        driver.step(2, dt_s=0.4)
        driver.key("u")
        assert len(resumed.session.history) == left


def test_a_match_that_was_left_undoes_no_dice(begin: Begin, driver: Driver, store: Store) -> None:
    Mouse(driver, begin(2)).play(until=2)
    resumed = again(driver, store)
    Mouse(driver, resumed).watch()
    driver.step(2, dt_s=0.4)
    driver.key("u")
    assert len(resumed.session.history) == 2
    assert "last die" in driver.app.toast.words


@pytest.mark.slow
def test_kill_9_at_any_moment_loses_no_answer(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "kill_test.py"), "--kills", "4", "--at", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 kills" in done.stdout
