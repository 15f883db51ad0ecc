"""The table is laid over a few frames when a match opens, none of them long; then it stands."""

from __future__ import annotations

import pygame
import pytest

from game.ui.tables.sevens.stage import Stage
from game.ui.tables.sevens.standing import Standing
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.view import View
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, settle
from tests.ui.tables.sevens.players import stage_of

PICTURES = 8


@pytest.fixture
def stage(driver: Driver, begin: Begin) -> Stage:
    match = begin(given=("H1.at c3", "A1.at e3"))
    settle(driver, match)
    driver.app.change(high_contrast=True)  # the turf comes from a thread when it likes: here it is plain
    return stage_of(match)


def pictures(stage: Stage, count: int) -> list[bytes]:
    """So many pictures of a table that was never seen before."""
    standing = Standing(stage.place)
    view = View((640, 360))
    c = Canvas(pygame.Surface(view.size), stage.desk.app.theme, view)
    return [
        pygame.image.tobytes(
            standing.picture(c, stage.picture, stage.switches, odds=True, figures=True), "RGB"
        )
        for _ in range(count)
    ]


def test_every_picture_brings_more_until_the_table_stands(stage: Stage) -> None:
    seen = pictures(stage, PICTURES)
    assert len(set(seen)) > 3
    assert seen[-1] == seen[-2]


def test_the_table_is_the_same_whenever_it_was_laid(stage: Stage) -> None:
    assert pictures(stage, PICTURES)[-1] == pictures(stage, PICTURES + 3)[-1]
