"""Puzzles by one device alone, from the shelf to the result: the mouse, the keyboard, a gamepad."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from game.core.dice import SeededDice
from game.core.grid import named
from game.core.requests import Choice, Face, Roll
from game.games.sevens.goals import decides
from game.games.sevens.notation import NUMBER
from game.games.sevens.state import State
from game.store.store import Store
from game.ui.scenes.match_think import at_once
from game.ui.scenes.practice import Practice
from game.ui.scenes.puzzle import PuzzleScene, open_puzzle
from game.ui.scenes.puzzle_over import PuzzleOver
from game.ui.scenes.puzzles import PuzzleList
from game.ui.scenes.replay import Replay
from game.ui.scenes.shelf import Shelf
from tests.ui.driver import Driver, known
from tests.ui.tables.sevens.players import Keys, Mouse, Pad

IDENT = "10_into_the_crowd"
BLOCKER, RUNNER, VICTIM = NUMBER["H5"], NUMBER["H4"], NUMBER["A1"]
MOST = 60
Dice = Callable[[Roll], tuple[Face, ...]]
Load = Callable[[Dice], None]


def good(request: Roll) -> tuple[Face, ...]:
    """Dice that go well."""
    return tuple("pow" if request.what == "block" else max(die.faces) for _, die in request.dice)


def bad(request: Roll) -> tuple[Face, ...]:
    """Dice that go wrong."""
    return tuple("skull" if request.what == "block" else min(die.faces) for _, die in request.dice)


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Load:
    """Loads the dice of every table; coaches and chances are reckoned at once."""
    assert open_puzzle.__kwdefaults__ is not None
    monkeypatch.setitem(open_puzzle.__kwdefaults__, "think", at_once)

    def loaded(dice: Dice) -> None:
        monkeypatch.setattr(SeededDice, "roll", lambda _self, request: dice(request))

    return loaded


@dataclass
class Hands:
    """One device at every screen around a puzzle."""

    driver: Driver
    kind: type[Mouse | Keys | Pad]

    def tap(self, name: str) -> None:
        """A key, or the button of the gamepad that stands for it."""
        if self.kind is Pad:
            Pad(self.driver, self.driver.scene).tap(name)
        else:
            self.driver.key(name)

    def press(self, name: str) -> None:
        """A button of the upper scene."""
        if self.kind is Mouse:
            self.driver.click(name)
        else:
            for _ in range(MOST):
                if self.driver.focus_name() == name:
                    break
                self.tap("tab")
            assert self.driver.focus_name() == name
            self.tap("enter")
        self.driver.step(3)

    def choose(self, scene: PuzzleList, at: int) -> None:
        """A row of the list is looked at."""
        if self.kind is Mouse:
            r = scene.list.rect
            self.driver.click((r.x + 150, r.y + (at + 0.5) * scene.list.row_h))
        else:
            assert self.driver.focus_name() == "row"
            way = "down" if at > scene.chosen else "up"
            for _ in range(abs(at - scene.chosen)):
                self.tap(way)
        self.driver.step(2)

    def play(self, scene: PuzzleScene, deeds: list[tuple[int, int]]) -> None:
        """Players are sent to squares one after the other; dice are thrown, and nobody follows up."""
        one = self.kind(self.driver, scene)
        left = list(deeds)
        for _ in range(MOST):
            self.driver.step(3, dt_s=0.4)
            if self.driver.scene is not scene:
                return
            if scene.play.film.busy or not scene.play.open:
                continue
            request = scene.play.request
            if isinstance(request, Roll):
                one.roll(request)
            elif isinstance(request, Choice) and decides(request, scene.side):
                if left:
                    one.act(*left.pop(0))
                else:
                    one.button(one.named("end_turn"))
            elif isinstance(request, Choice):
                words = [str(option[1][0]) for option in request.options]
                one.button(one.named("stay" if "stay" in words else words[0]))
        raise AssertionError("the puzzle does not end")


def solution(s: State) -> list[tuple[int, int]]:
    """The blocker to his opponent, the runner home."""
    return [(BLOCKER, s.at[VICTIM]), (RUNNER, named("t1"))]


def from_the_shelf(hands: Hands) -> PuzzleScene:
    driver = hands.driver
    driver.app.change(animation="none", coach_pace="brisk")
    driver.open(Shelf(driver.app))
    driver.step(2)
    hands.press("practice")
    known(driver.scene, Practice)
    hands.press("puzzles")
    scene = known(driver.scene, PuzzleList)
    hands.choose(scene, next(n for n, row in enumerate(scene.rows) if row.ident == IDENT))
    assert scene.row is not None
    assert scene.row.ident == IDENT
    hands.press("play")
    return known(driver.scene, PuzzleScene)


@pytest.mark.parametrize("kind", [Mouse, Keys, Pad])
def test_from_the_shelf_to_a_touchdown_and_on_to_the_next(
    driver: Driver, store: Store, load: Load, kind: type[Any]
) -> None:
    load(good)
    hands = Hands(driver, kind)
    scene = from_the_shelf(hands)
    hands.play(scene, solution(scene.session.match.state))
    over = known(driver.scene, PuzzleOver)
    assert scene.solved
    assert over.lit == 2  # a blitz would have left the runner a square more
    assert over.words() == "Scored at 91%, best found 97%"
    assert store.puzzles.tried(IDENT).scored == 1
    hands.press("next")
    assert known(driver.scene, PuzzleScene).at == scene.at + 1


@pytest.mark.parametrize("kind", [Mouse, Keys, Pad])
def test_a_failure_is_told_tried_again_and_left(
    driver: Driver, store: Store, load: Load, kind: type[Any]
) -> None:
    load(bad)
    hands = Hands(driver, kind)
    scene = from_the_shelf(hands)
    deeds = solution(scene.session.match.state)
    hands.play(scene, deeds)
    over = known(driver.scene, PuzzleOver)
    assert not scene.solved
    assert over.lit == 0
    assert over.words().startswith("The dice")  # the runner could not run: the block broke the line off
    assert scene.chance > 0
    hands.press("again")
    assert driver.scene is scene
    assert scene.session.history == []
    load(good)
    hands.play(scene, deeds)
    assert known(driver.scene, PuzzleOver).lit == 2
    tried = store.puzzles.tried(IDENT)
    assert (tried.tries, tried.scored) == (2, 1)
    hands.press("list")
    known(driver.scene, PuzzleList)


@pytest.mark.parametrize("kind", [Keys, Pad])
def test_hint_start_and_best_line_are_reached_without_a_mouse(
    driver: Driver, load: Load, kind: type[Any]
) -> None:
    load(good)
    hands = Hands(driver, kind)
    scene = from_the_shelf(hands)
    hands.press("hint")
    assert scene.puzzle.hint in driver.app.toast.words
    hands.press("again")
    assert driver.scene is scene
    hands.press("solution")
    known(driver.scene, Replay)
