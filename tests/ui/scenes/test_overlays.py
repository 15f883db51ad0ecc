"""Questions, names, the pause, the banner."""

from __future__ import annotations

import pytest

from game.core.errors import StoreError
from game.ui.scenes.banner import SLIDE_S, STAND_S, Banner, Call
from game.ui.scenes.base import Scene
from game.ui.scenes.overlays import Ask, AskName, ask
from game.ui.scenes.pause import Moment, Pause, PauseMenu, Standing
from game.ui.widgets.canvas import Box, Canvas
from tests.ui.driver import Driver


class Table(Scene):
    """Something to lie under an overlay."""


def nothing(c: Canvas, box: Box) -> None:
    """A crest that is not there."""


def moment(sides: int = 4) -> Moment:
    one = Standing(nothing, "Ada", "Copper Foxes", "#d4531c", "#b5400e", "14", 0.5, "50 yd")
    return Moment("BFL, 2nd quarter, roll 14", 2, 4, [one] * sides)


@pytest.mark.parametrize(("how", "done"), [("enter", ["yes"]), ("esc", [])])
def test_a_question_by_keys(driver: Driver, how: str, done: list[str]) -> None:
    table, said = driver.open(Table(driver.app)), []
    driver.open(Ask(driver.app, "Leave?", "It is saved.", yes="Leave", then=lambda: said.append("yes")))
    driver.key(how)
    assert said == done
    assert driver.app.scene is table


def test_a_question_by_mouse_and_nothing_outside_it_is_heard(driver: Driver) -> None:
    driver.open(Table(driver.app))
    said: list[str] = []
    ask = driver.open(Ask(driver.app, "Leave?", "It is saved.", yes="Leave", then=lambda: said.append("yes")))
    driver.click((20, 20))
    assert driver.app.scene is ask
    driver.click("no")
    assert said == []
    driver.open(Ask(driver.app, "Leave?", "It is saved.", yes="Leave", then=lambda: said.append("yes")))
    driver.click("yes")
    assert said == ["yes"]


def test_a_name_is_typed_over_the_one_proposed(driver: Driver) -> None:
    driver.open(Table(driver.app))
    given: list[str] = []
    driver.open(AskName(driver.app, "Save as", "", "Ada against Ben", yes="Save", then=given.append))
    driver.type("Friday")
    driver.key("enter")
    assert given == ["Friday"]


def test_a_name_that_cannot_be_used_is_said_and_asked_again(driver: Driver) -> None:
    driver.open(Table(driver.app))

    def refuse(name: str) -> None:
        raise StoreError(f"{name} cannot be written: the disk is full")

    asked = driver.open(AskName(driver.app, "Save as", "", "Friday", yes="Save", then=refuse))
    driver.key("enter")
    assert driver.app.scene is asked
    assert "the disk is full" in driver.app.toast.words
    driver.key("ctrl+a", "backspace", "enter")  # nothing is no name
    assert driver.app.scene is asked


def test_the_pause_offers_what_it_is_given(driver: Driver) -> None:
    driver.open(Table(driver.app))
    done: list[str] = []
    menu = PauseMenu(
        undo=lambda: done.append("undo"),
        rules=lambda: done.append("rules"),
        leave=lambda: done.append("leave"),
    )
    pause = driver.open(Pause(driver.app, moment(), menu))
    assert [w.name for w in pause.group.widgets] == ["go", "undo", "rules", "shelf"]
    driver.key("f1")
    driver.click("shelf")
    driver.key("u")
    assert done == ["rules", "leave", "undo"]
    assert driver.app.scene is not pause


def test_the_pause_goes_on_by_escape_by_enter_and_by_its_button(driver: Driver) -> None:
    table = driver.open(Table(driver.app))
    for how in ("esc", "enter"):
        driver.open(Pause(driver.app, moment(), PauseMenu()))
        driver.key(how)
        assert driver.app.scene is table
    driver.open(Pause(driver.app, moment(), PauseMenu()))
    driver.click("go")
    assert driver.app.scene is table


def test_an_undo_that_is_not_possible_says_why(driver: Driver) -> None:
    driver.open(Table(driver.app))
    pause = driver.open(Pause(driver.app, moment(), PauseMenu(undo_refused="a die has been thrown")))
    undo = pause.group["undo"]
    assert (undo.enabled, undo.hint) == (False, "a die has been thrown")
    driver.key("u")
    assert driver.app.scene is pause


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("sides", [2, 8])
def test_the_pause_has_room_for_everybody(driver: Driver, scale: float, sides: int) -> None:
    driver.app.change(text_scale=scale)
    driver.open(Table(driver.app))
    pause = driver.open(Pause(driver.app, moment(sides), PauseMenu(undo_refused="no", leave=lambda: None)))
    bounds = driver.app.view.bounds
    assert bounds.contains(pause.rect)
    for w in pause.group.widgets:
        pause.group.set_focus(w)
        assert bounds.contains(w.rect)


def test_a_banner_stands_for_half_a_second_and_goes() -> None:
    banner = Banner()
    banner.show(Call("Blue to play", "Ben", "#22408f", "#eeb01e", "#ffffff", nothing, "5", "lane"))
    assert banner.shift() == -1
    banner.update(SLIDE_S)
    assert banner.shift() == 0
    banner.update(STAND_S / 2)
    assert (banner.shift(), banner.showing) == (0, True)
    banner.update(STAND_S / 2 + SLIDE_S + 0.01)
    assert not banner.showing


@pytest.mark.parametrize(
    ("wish", "hurts", "asked"),
    [
        ("never", True, False),
        ("where it hurts", True, True),
        ("where it hurts", False, False),
        ("always", False, True),
    ],
)
def test_it_is_asked_as_often_as_the_settings_wish(
    driver: Driver, wish: str, hurts: bool, asked: bool
) -> None:
    driver.open(Table(driver.app))
    driver.app.change(confirm=wish)
    done: list[str] = []
    ask(driver.app, "Leave?", "It is saved.", yes="Leave", then=lambda: done.append("left"), hurts=hurts)
    assert isinstance(driver.app.scene, Ask) is asked
    assert done == ([] if asked else ["left"])
