"""The log's drawer keeps clear of what is pressed, at every size of the text."""

from __future__ import annotations

from typing import Any

import pytest

from game.ui.widgets.canvas import Box
from tests.ui.driver import Driver
from tests.ui.match.conftest import Begin
from tests.ui.match.laid import ONE_OUT, film, lay


def place(drawer: Any) -> Box:
    """Where the drawer takes clicks."""
    box: Box = drawer.rect if drawer.open else drawer.head()
    return box


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("open_", [False, True])
def test_the_drawer_keeps_clear_of_the_prompt_bar(
    begin: Begin, driver: Driver, scale: float, open_: bool
) -> None:
    driver.app.change(text_scale=scale, log_open=open_)
    match = begin(3)
    driver.step(2)
    drawer: Any = match.group["log"]
    assert drawer.open is open_
    assert not place(drawer).colliderect(match.bar.rect)
    assert match.app.view.bounds.contains(place(drawer).clip(Box(0, 0, 1280, 720)))
    before = len(match.session.history)
    driver.step(dt_s=0.4)
    driver.click("act.throw")
    assert len(match.session.history) == before + 1


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_open_drawer_keeps_clear_of_a_list_above_the_bar(
    begin: Begin, driver: Driver, scale: float
) -> None:
    driver.app.change(text_scale=scale, log_open=True)
    match = begin(3)
    lay(driver, match, ONE_OUT)
    film(driver, match)
    driver.key("f")
    driver.step()
    assert not any(place(match.group["log"]).colliderect(match.group[d.name].rect) for d in match.now.listed)
    driver.click("flag.1")
    assert match.session.history[-1].answer == (1, ("challenge",))


def test_the_drawer_shows_the_key_that_folds_it(begin: Begin, driver: Driver) -> None:
    driver.app.change(keys={"log": "k"})
    match = begin(2)
    driver.step()
    assert match.group["log"].key == driver.app.keys.label("log") == "K"
