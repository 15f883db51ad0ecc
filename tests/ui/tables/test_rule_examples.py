"""The rulebook's examples, of every box that has some: they end the same with and without motion, follow each
other for ever, and hang in a chapter of the book. What they show is asked of each box's own."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

import pytest

from game.games.registry import BOXES
from game.store.settings import Settings
from game.ui.app import App
from game.ui.rule_example import InTurn
from game.ui.rulebook import read
from game.ui.scenes.rules import Rules
from tests.ui.driver import Driver, window

FRAME_S: Final = 1 / 30
FRAMES: Final = 1_500  # more than any example takes
PICTURES: Final[dict[str, dict[str, Any]]] = {
    box.name: import_module(f"{box.table}.rule_pictures").PICTURES for box in BOXES
}
IN_TURN: Final = {
    name: {chapter: each for chapter, each in pictures.items() if isinstance(each, InTurn)}
    for name, pictures in PICTURES.items()
}
EXAMPLES: Final = [
    pytest.param(each, example, id=f"{name} {example.caption}")
    for name, chapters in IN_TURN.items()
    for each in chapters.values()
    for example in each.examples
]
CHAPTERS: Final = [("HT-4.1", "4"), ("RU-3.1", "3"), ("S7-10.1", "10")]


@pytest.fixture(params=[False, True], ids=["moving", "still"])
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    """A window with and without motion."""
    with window(App(Settings(reduced_motion=request.param), size=(1024, 640))) as driver:
        yield driver


@pytest.mark.parametrize(("picture", "example"), EXAMPLES)
def test_a_film_ends_where_the_picture_without_motion_stands(
    picture: InTurn, example: Any, driver: Driver
) -> None:
    shown, at_once = picture.begin(driver.app, example), picture.begin(driver.app, example)
    at_once.to_end()
    answers, unseen = len(example.tape().history), getattr(example, "unseen", 0)
    assert len(shown.desk.history) == (answers if shown.reduced else unseen)
    for _ in range(FRAMES):
        shown.update(FRAME_S)
    assert shown.over
    shown.stage.picture.time = at_once.stage.picture.time = 0.0
    assert shown.stage.picture == at_once.stage.picture


@pytest.mark.parametrize(("rule", "chapter"), CHAPTERS)
def test_a_chapters_examples_follow_each_other_for_ever(driver: Driver, rule: str, chapter: str) -> None:
    name = next(box.name for box in BOXES if rule.startswith(f"{box.ledger}-"))
    wanted = 2 * list(IN_TURN[name][chapter].captions)
    scene = driver.open(Rules(driver.app, name, at=rule))
    seen: list[str] = []
    for _ in range(300):
        driver.step(dt_s=0.25)
        assert scene.picture is not None
        if scene.picture.caption not in seen[-1:]:
            seen.append(scene.picture.caption)
        if len(seen) == len(wanted):
            break
    assert seen == wanted


@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_hangs_in_a_chapter_of_the_book(name: str) -> None:
    assert set(PICTURES[name]) <= {chapter.number for chapter in read(name).chapters}
