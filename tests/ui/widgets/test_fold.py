"""What scrolls on says so at its edge."""

from __future__ import annotations

import pytest

from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.pane import Pane
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.toggle import Toggle
from tests.ui.driver import Driver
from tests.ui.widgets.stage import Stage

AREA = Box(100, 100, 300, 200)
KINDS = ("list", "pane")


def nothing(c: Canvas, i: int, r: Box, state: str) -> None:
    """Rows that are blank."""


def opened(driver: Driver, kind: str, rows: int) -> list[tuple[int, ...]]:
    """A row of pixels on the lower edge of the area, once at its start and once at its end."""
    found = []
    for end in (False, True):
        if kind == "list":
            listed = ScrollList("list", AREA, rows, 50, nothing, pick=False)
            listed.scroll_to(listed.most if end else 0)
            driver.open(Stage(driver.app, listed))
        else:
            boxes = [Box(100, 100 + 50 * i, 60, 40) for i in range(rows)]
            toggles = [Toggle(f"t{i}", box, "") for i, box in enumerate(boxes)]
            pane = Pane(AREA, toggles)
            pane.scroll_to(pane.most if end else 0)
            driver.open(Stage(driver.app, *toggles))
        driver.step(2)
        line = [tuple(driver.app.surface.get_at(driver.at((x, 300)))) for x in range(220, 270)]
        found.append(tuple(sum(pixel[:3]) for pixel in line))
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_an_arrow_stands_on_the_edge_as_long_as_more_follows(driver: Driver, kind: str) -> None:
    start, end = opened(driver, kind, 12)
    assert max(start) > max(end) + 60  # the light of its strokes


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_all_in_sight_has_none(driver: Driver, kind: str) -> None:
    start, end = opened(driver, kind, 3)
    assert start == end
