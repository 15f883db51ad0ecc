"""The match scene belongs to every box: a game of words and dice is played by its list of options alone."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.errors import AssetError
from game.core.game import read_options
from game.core.record import Seat
from game.core.requests import Choice
from game.games import registry
from game.store.store import Store
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_over import MatchOver
from game.ui.scenes.match_think import Thought, at_once
from game.ui.session import new_session, resumed_session
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.prompt import floor
from game.ui.widgets.widget import TOUCH
from tests.ui.driver import Driver
from tests.ui.match import toy
from tests.ui.written import Written


@pytest.fixture
def toy_match(driver: Driver, store: Store, monkeypatch: pytest.MonkeyPatch) -> MatchScene:
    """A toy on the shelf, and a match of it: Ada against a coach."""
    module: Any = toy
    for name in ("game.games.toy", "game.games.toy.coach", "game.ui.tables.toy"):
        monkeypatch.setitem(sys.modules, name, module)
    box = registry.Box("toy", "Toy", (2, 2), 1, "TOY")
    monkeypatch.setattr(registry, "BOXES", (*registry.BOXES, box))
    seats = [Seat("left", "person", "Ada"), Seat("right", "coach:rookie", "The Machine")]
    session = new_session(box, {}, seats, {}, store.saves)
    return driver.open(MatchScene(driver.app, session, think=at_once))


def to_ada(driver: Driver, match: MatchScene) -> str:
    """Lets film and coach go on until Ada is asked; what is asked."""
    for _ in range(60):
        driver.step(dt_s=0.4)
        if match.play.over:
            return "over"
        if match.play.open and match.play.request is not None:
            return match.play.request.what
    raise AssertionError("Ada is not asked")


def last(match: MatchScene) -> Any:
    """The last answer."""
    return match.session.history[-1].answer


def test_many_options_stand_beside_the_question_each_as_large_as_a_fingertip(
    driver: Driver, toy_match: MatchScene
) -> None:
    assert to_ada(driver, toy_match) == "bid"
    assert len(toy_match.now.all) == toy.BIDS
    bar = toy_match.bar.rect
    boxes = [toy_match.group[deed.name].rect for deed in toy_match.now.all]
    assert all(bar.contains(box) and box.h >= TOUCH and box.w >= TOUCH for box in boxes)
    assert len({(box.x, box.y) for box in boxes}) == toy.BIDS
    assert bar.y > floor(driver.app.theme, listing=True)
    driver.click(toy_match.now.all[6].name)
    assert last(toy_match) == (0, ("bid", 7))


def test_numbers_space_and_arrows_answer_too(driver: Driver, toy_match: MatchScene) -> None:
    to_ada(driver, toy_match)
    driver.key("5")
    assert last(toy_match) == (0, ("bid", 5))
    assert to_ada(driver, toy_match) == "sure"
    driver.key("space")
    assert last(toy_match) == (0, ("yes",))
    assert to_ada(driver, toy_match) == "die"
    assert toy_match.now.all[0].caption == "Roll"
    driver.key("space")
    assert len(toy_match.session.history) == 3
    assert to_ada(driver, toy_match) == "bid"  # the coach has bid and rolled meanwhile
    driver.key("right", "down", "enter")
    assert toy_match.session.history[-1].seat == 0


def test_undo_redo_log_and_resume_are_there_for_nothing(
    driver: Driver, toy_match: MatchScene, store: Store
) -> None:
    to_ada(driver, toy_match)
    driver.key("3")
    to_ada(driver, toy_match)
    driver.key("u")
    assert toy_match.session.history == []
    to_ada(driver, toy_match)
    driver.key("r")
    to_ada(driver, toy_match)
    assert [line.words for line in toy_match.log.lines] == ["Toy", "0: (0, ('bid', 3))"]
    ident = toy_match.session.save.id
    driver.app.stack.pop().left()
    again = resumed_session(ident, store.saves)
    assert again.match.answers == [(0, ("bid", 3))]
    again.close()


def test_it_ends_with_a_result(driver: Driver, toy_match: MatchScene) -> None:
    while to_ada(driver, toy_match) != "over":
        driver.key("space")
    driver.step(2)
    assert isinstance(driver.scene, MatchOver)


@pytest.mark.parametrize(
    ("name", "words", "heard"), [("bfl", "p1 p2", True), ("halftime", "home away", False)]
)
def test_a_stadium_murmurs_and_a_kitchen_table_is_quiet(
    driver: Driver, store: Store, monkeypatch: pytest.MonkeyPatch, name: str, words: str, heard: bool
) -> None:
    looped: list[str] = []
    monkeypatch.setattr(driver.app.sound, "loop", lambda sound, volume: looped.append(sound))
    seats = [Seat(word, "person", word) for word in words.split()]
    session = new_session(registry.box(name), {}, seats, {}, store.saves)
    driver.open(MatchScene(driver.app, session, think=at_once))
    assert looped == (["crowd_murmur"] if heard else [])


def test_a_coach_that_cannot_think_is_told_of_and_a_rookie_plays_on(
    driver: Driver, toy_match: MatchScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(*_asked: Any) -> None:
        raise AssetError("its table is damaged")

    for coach in toy_match.play.session.coaches.values():
        monkeypatch.setattr(coach, "choose", damaged)
        monkeypatch.setattr(coach, "gesture", damaged)
    while to_ada(driver, toy_match) != "over":
        driver.key("space")
    assert driver.app.toast.words == "the coach cannot think, a rookie plays on: its table is damaged"


@pytest.mark.parametrize("name", [each.name for each in registry.BOXES])
def test_who_thinks_is_said_and_something_moves_all_the_while(
    driver: Driver, store: Store, written: Written, name: str
) -> None:
    box = registry.box(name)
    game = box.load()
    seats = [Seat(word, "coach:rookie", word) for word in game.seats(read_options(game.options, {}))]
    session = new_session(box, {}, seats, {}, store.saves)

    def slowly(job: Callable[[], Any]) -> Thought[Any]:
        asked = session.match.pending
        return Thought(job) if isinstance(asked, Choice) and session.history else at_once(job)

    match = driver.open(MatchScene(driver.app, session, think=slowly))
    for _ in range(40):
        driver.step(dt_s=0.4)
        if match.now.thinks and isinstance(session.match.pending, Choice):
            break
    team = match.board.side(match.play.seat).team
    assert match.now.prompt.how == f"The rookie of {team} thinks"
    pictures = set()
    for _ in range(3):
        driver.step(dt_s=0.4)
        bar = Canvas(driver.app.surface, driver.app.theme, driver.app.view).box(match.bar.rect)
        pictures.add(pygame.image.tobytes(driver.app.surface.subsurface(bar), "RGB"))
    assert len(pictures) == 3
    driver.step(10, dt_s=0.4)
    written.clear()
    driver.step()
    assert any(re.fullmatch(r"\d+ s", words) for words in written.words)
