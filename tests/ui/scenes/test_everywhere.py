"""What holds for every screen around a match: sizes, text scales, keys, fingertips."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.store.store import Store
from game.ui.scenes.editor import Editor
from game.ui.scenes.kiosk_menu import KioskMenu
from game.ui.scenes.match_think import at_once
from game.ui.scenes.practice import Practice
from game.ui.scenes.practice_kick import PracticeKick
from game.ui.scenes.puzzle import PuzzleScene
from game.ui.scenes.puzzles import PuzzleList
from game.ui.scenes.puzzles_data import rows_of
from game.ui.scenes.replay import Replay
from game.ui.scenes.replays import Replays
from game.ui.scenes.setup import SetUp
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.statistics import Statistics
from tests.ui.driver import Driver
from tests.ui.scenes.kept import EVENING, keep_match, players

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (1720, 720), (1280, 1024)]
SCALES = [1.0, 1.5, 2.0]
TOUCH = 48.0

Opener = Callable[[Driver, Store], Any]


def kicking(driver: Driver, _store: Store) -> PracticeKick:
    board = Practice(driver.app)
    return PracticeKick(driver.app, board.ground_)


def watching(driver: Driver, store: Store) -> Replay:
    return Replay(driver.app, store.saves.read(keep_match(store, players("Ada", "Ben"))), "Ada and Ben")


def listing(driver: Driver, store: Store) -> Replays:
    for seed in (1, 2):
        keep_match(store, players("Ada", "Ben", "Cleo"), answers=25, seed=seed, days_ago=seed)
    return Replays(driver.app, clock=lambda: EVENING)


def puzzling(driver: Driver, _store: Store) -> PuzzleScene:
    rows = rows_of(driver.app.store.puzzles)
    return PuzzleScene(driver.app, rows, 0, think=at_once)


def editing(driver: Driver, _store: Store) -> Editor:
    row = rows_of(driver.app.store.puzzles)[0]
    return Editor(driver.app, row.puzzle)


def counting(driver: Driver, store: Store) -> Statistics:
    keep_match(store, players(*"ABCDEFGH"))
    return Statistics(driver.app, clock=lambda: EVENING)


OPENERS: dict[str, Opener] = {
    "shelf": lambda driver, _: Shelf(driver.app),
    "set-up": lambda driver, _: SetUp(driver.app, "bfl"),
    "replays": listing,
    "replay": watching,
    "statistics": counting,
    "practice": lambda driver, _: Practice(driver.app),
    "kick": kicking,
    "puzzles": lambda driver, _: PuzzleList(driver.app),
    "puzzle": puzzling,
    "editor": editing,
    "kiosk": lambda driver, _: KioskMenu(driver.app),
}
SCREENS = [name for name in OPENERS if name != "puzzle"]  # at a table Tab goes to the players, B pauses


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("name", SCREENS)
def test_every_control_is_as_large_as_a_fingertip_and_tab_comes_round_to_all_of_them(
    driver: Driver, store: Store, name: str, scale: float
) -> None:
    driver.app.change(text_scale=scale, animation="none")
    scene = driver.open(OPENERS[name](driver, store))
    driver.step(2)
    ring = [w for w in scene.group.widgets if w.focusable and w.enabled]
    assert all(w.target.w >= TOUCH and w.target.h >= TOUCH for w in ring)
    seen = []
    for _ in ring:
        driver.key("tab")
        seen.append(driver.focus_name())
    assert set(seen) == {w.name for w in ring}
    driver.key("shift+tab")
    assert driver.focus_name() == seen[-2] if len(seen) > 1 else True


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", OPENERS)
def test_nothing_leaves_the_window_at_any_size(
    driver: Driver, store: Store, name: str, size: tuple[int, int]
) -> None:
    scene = driver.open(OPENERS[name](driver, store))
    driver.resize(*size)
    driver.step(3)
    bounds = driver.app.view.bounds.inflate(1, 1)
    outside = [w.name for w in scene.group.widgets if w.pane is None and not bounds.contains(w.rect)]
    assert outside == []


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("name", OPENERS)
def test_controls_do_not_lie_on_each_other(driver: Driver, store: Store, name: str, scale: float) -> None:
    driver.app.change(text_scale=scale)
    scene = driver.open(OPENERS[name](driver, store))
    whole = ("prompt", "log", "card")  # bars and cards that controls lie on
    seen = [w for w in scene.group.widgets if not w.name.startswith(whole)]
    boxes = [(w.name, w.rect.clip(w.pane.rect) if w.pane is not None else w.rect) for w in seen]
    crossed = [
        (a, b)
        for i, (a, first) in enumerate(boxes)
        for b, second in boxes[:i]
        if first.inflate(-3, -3).colliderect(second.inflate(-3, -3))
    ]
    assert crossed == []


@pytest.mark.parametrize("name", OPENERS)
def test_a_press_that_slides_off_and_one_that_is_cancelled_do_nothing(
    driver: Driver, store: Store, name: str
) -> None:
    scene = driver.open(OPENERS[name](driver, store))
    for w in [w for w in scene.group.widgets if type(w).__name__ in ("Button", "Drawer", "ShelfBox")]:
        driver.told.clear()
        driver.press(w)
        driver.move((640, -400))
        driver.release((640, -400))
        assert [m for m in driver.told if m.name == w.name] == []
        assert driver.app.scene is scene


@pytest.mark.parametrize("name", [n for n in SCREENS if n != "shelf"])
def test_b_on_a_pad_leads_back(driver: Driver, store: Store, name: str) -> None:
    driver.open(Shelf(driver.app))
    driver.open(OPENERS[name](driver, store))
    driver.pad(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(driver.app.scene, Shelf)
