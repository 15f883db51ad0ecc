"""The rulebook's examples come out as their captions say, and end the same with and without motion."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.core.grid import NOWHERE, named
from game.games.rumble.notation import NUMBER
from game.games.rumble.state import BAD, NOBODY, State
from game.store.settings import Settings
from game.ui.app import App
from game.ui.rulebook import read
from game.ui.scenes.rules import Rules
from game.ui.tables.rumble.rule_examples import Example, Examples, Shown
from game.ui.tables.rumble.rule_pictures import PICTURES
from tests.ui.driver import Driver, window

EXAMPLES = [example for each in PICTURES.values() if isinstance(each, Examples) for example in each.examples]
FRAME_S = 1 / 60


@pytest.fixture(params=[False, True], ids=["moving", "still"])
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    with window(App(Settings(reduced_motion=request.param), size=(1024, 640))) as driver:
        yield driver


def ends(chapter: str) -> list[State]:
    """How the examples of a chapter end."""
    picture = PICTURES[chapter]
    assert isinstance(picture, Examples)
    tapes = [example.tape() for example in picture.examples]
    assert [tape.warning for tape in tapes] == [""] * len(tapes)
    return [tape.match.state for tape in tapes]


@pytest.mark.rule("RU-2.4", "RU-2.6", "RU-2.7", "RU-2.10")
def test_a_pick_up_a_throw_a_miss_and_a_catch_in_the_end_zone() -> None:
    run, good, bad, caught = ends("2")
    assert (run.at[NUMBER["H1"]], run.holder) == (named("k8"), NUMBER["H1"])
    assert good.holder == NUMBER["H2"]
    assert (bad.ball, bad.holder) == (named("o5"), NOBODY)
    assert caught.score == [1, 0]


@pytest.mark.rule("RU-3.1", "RU-3.2")
def test_an_injury_and_a_reserve() -> None:
    hurt, entered = ends("3")
    assert hurt.at[NUMBER["A1"]] == BAD
    assert (entered.at[NUMBER["H12"]], entered.entries) == (named("h3"), [0, 0])


@pytest.mark.rule("RU-4.1")
def test_a_touchdown() -> None:
    [scored] = ends("4")
    assert (scored.score, scored.holder) == ([1, 0], NOBODY)
    assert scored.ball != NOWHERE


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.caption)
def test_a_film_ends_where_the_picture_without_motion_stands(example: Example, driver: Driver) -> None:
    shown, at_once = Shown(driver.app, example), Shown(driver.app, example)
    at_once.to_end()
    assert shown.reduced == (not shown.left)
    for _ in range(1_500):
        shown.update(FRAME_S)
    assert shown.over
    shown.stage.picture.time = at_once.stage.picture.time = 0.0
    assert shown.stage.picture == at_once.stage.picture


def test_a_chapters_examples_follow_each_other_for_ever(driver: Driver) -> None:
    scene = driver.open(Rules(driver.app, "rumble", at="RU-3.1"))
    seen: list[str] = []
    for _ in range(200):
        driver.step(dt_s=0.25)
        assert scene.picture is not None
        if scene.picture.caption not in seen[-1:]:
            seen.append(scene.picture.caption)
    captions = list(PICTURES["3"].captions)
    assert seen[: 2 * len(captions)] == captions * 2


def test_every_picture_hangs_in_a_chapter_of_the_book() -> None:
    assert set(PICTURES) <= {chapter.number for chapter in read("rumble").chapters}
