"""Tab, arrows, Enter and Space; and the same from a gamepad."""

from __future__ import annotations

import pygame

from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box
from game.ui.widgets.field import TextField
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.toggle import Slider, Toggle
from game.ui.widgets.widget import Widget
from tests.ui.driver import Driver
from tests.ui.widgets.stage import Stage


def grid() -> list[Widget]:
    """Six buttons, three beside each other in two rows."""
    return [Button(f"b{i}", Box(100 + i % 3 * 200, 100 + i // 3 * 100, 150, 50)) for i in range(6)]


def test_tab_reaches_everything_in_order_and_comes_round(driver: Driver) -> None:
    driver.open(Stage(driver.app, *grid()))
    seen = []
    for _ in range(7):
        driver.key("tab")
        seen.append(driver.focus_name())
    assert seen == ["b0", "b1", "b2", "b3", "b4", "b5", "b0"]
    driver.key("shift+tab")
    assert driver.focus_name() == "b5"


def test_tab_leaves_out_what_is_disabled(driver: Driver) -> None:
    widgets = grid()
    widgets[1].enabled = False
    driver.open(Stage(driver.app, *widgets))
    driver.key("tab", "tab")
    assert driver.focus_name() == "b2"


def test_arrows_go_to_the_nearest_widget_that_way(driver: Driver) -> None:
    stage = driver.open(Stage(driver.app, *grid()))
    stage.given.set_focus("b0")
    seen = []
    for way in ("right", "down", "left", "up", "up"):
        driver.key(way)
        seen.append(driver.focus_name())
    assert seen == ["b1", "b4", "b3", "b0", "b0"]


def test_enter_and_space_press_and_a_held_key_presses_once(driver: Driver) -> None:
    stage = driver.open(Stage(driver.app, *grid()))
    stage.given.set_focus("b2")
    driver.key("enter", "space")
    assert stage.names() == ["b2", "b2"]
    for _ in range(10):  # the keyboard repeats a held key
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
        driver.step()
    assert stage.names() == ["b2"] * 3


def test_a_dialog_keeps_tab_inside_and_other_keys_to_itself(driver: Driver) -> None:
    stage = driver.open(Stage(driver.app, *grid(), trap=True))
    driver.key("u", "l")
    driver.click((1000, 600))
    assert stage.names() == []
    driver.key("esc")
    assert stage.names() == ["back"]


def test_a_slider_takes_left_and_right_and_gives_up_and_down_away(driver: Driver) -> None:
    slider = Slider("volume", Box(100, 200, 324, 54), 0, 100, 50, step=5)
    stage = driver.open(Stage(driver.app, Toggle("mute", Box(100, 100, 324, 48), "Mute"), slider))
    stage.given.set_focus("volume")
    driver.key("right", "right", "left")
    assert slider.value == 55
    driver.key("up")
    assert driver.focus_name() == "mute"


def test_a_list_scrolls_with_its_choice_and_gives_the_arrow_back_at_its_ends(driver: Driver) -> None:
    rows = ScrollList("row", Box(100, 200, 300, 200), 100, 40, lambda c, i, r, state: None)
    stage = driver.open(Stage(driver.app, Button("above", Box(100, 100, 300, 50)), rows))
    stage.given.set_focus("row")
    driver.key(*["down"] * 8)
    assert rows.chosen == 7
    assert rows.offset == 8 * 40 - 200
    driver.key("enter")
    assert [(m.name, m.value) for m in stage.heard] == [("row", 7)]
    driver.key("home", "up")
    assert driver.focus_name() == "above"


def test_a_finger_draws_the_rows_of_a_list_along(driver: Driver) -> None:
    rows = ScrollList("row", Box(100, 200, 300, 200), 100, 40, lambda c, i, r, state: None)
    stage = driver.open(Stage(driver.app, rows))
    driver.drag((200, 380), (200, 220), touch=True)
    assert 140 <= rows.offset <= 160
    assert stage.names() == []
    driver.click((200, 210))
    assert stage.names() == ["row"]


def test_letters_go_to_the_field_that_has_the_focus_and_to_nothing_else(driver: Driver) -> None:
    field = TextField("name", Box(100, 100, 300, 48))
    stage = driver.open(Stage(driver.app, field))
    driver.click("name")
    driver.key("u")
    driver.type("u")
    assert field.value == "u"
    assert stage.names() == ["name"]


def test_the_buttons_of_a_gamepad_are_tab_arrows_enter_and_escape(driver: Driver) -> None:
    stage = driver.open(Stage(driver.app, *grid()))
    driver.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    driver.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    driver.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert driver.focus_name() == "b4"
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    driver.pad(pygame.CONTROLLER_BUTTON_B)
    assert stage.names() == ["b4", "back"]


def test_a_pushed_stick_moves_the_focus_at_once_and_then_again_while_it_is_held(driver: Driver) -> None:
    stage = driver.open(Stage(driver.app, *grid()))
    stage.given.set_focus("b0")
    driver.stick(0.9, 0.1)
    assert driver.focus_name() == "b1"
    driver.step(frames=12)  # a fifth of a second
    assert driver.focus_name() == "b1"
    driver.step(frames=12)
    assert driver.focus_name() == "b2"
    driver.stick(0.0, 0.0)
    driver.stick(0.0, 0.9)
    assert driver.focus_name() == "b5"


def test_a_stick_at_rest_says_nothing(driver: Driver) -> None:
    stage = driver.open(Stage(driver.app, *grid()))
    stage.given.set_focus("b0")
    driver.stick(0.15, -0.1)
    driver.step(frames=60)
    assert driver.focus_name() == "b0"


def test_space_stands_on_a_button_only_while_it_presses_it(driver: Driver) -> None:
    roll, other = (
        Button("roll", Box(100, 100, 150, 50), "Roll", key="Space"),
        Button("o", Box(300, 100, 150, 50)),
    )
    numbered = Button("two", Box(500, 100, 150, 50), "Two", key="2")
    driver.open(Stage(driver.app, roll, other, numbered))
    assert (roll.cap, numbered.cap) == ("Space", "2")  # nothing has the focus: the scene presses it
    driver.key("tab")
    assert roll.cap == "Space"
    driver.key("tab")
    assert (driver.focus_name(), roll.cap, numbered.cap) == ("o", "", "2")
    assert [m.name for m in driver.key("space")] == ["o"]
