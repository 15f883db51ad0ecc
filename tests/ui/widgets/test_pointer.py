"""Pressing with the mouse and with a finger."""

from __future__ import annotations

import pygame

from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box
from game.ui.widgets.pane import Pane
from game.ui.widgets.toggle import Choice, Slider, Toggle
from game.ui.widgets.widget import TOUCH, Widget
from tests.ui.driver import Driver
from tests.ui.widgets.stage import Stage
from tests.ui.written import Written


def buttons(n: int, *, height: float = 60) -> list[Button]:
    return [Button(f"b{i}", Box(100, 100 + i * height, 200, height - 10), f"Button {i}") for i in range(n)]


def test_press_and_release_on_a_button_says_its_name_once(driver: Driver) -> None:
    stage = driver.open(Stage(driver.app, *buttons(2)))
    driver.click("b1")
    assert stage.names() == ["b1"]


def test_press_slide_off_release_is_nothing(driver: Driver) -> None:
    stage = driver.open(Stage(driver.app, *buttons(2)))
    driver.press("b0")
    assert stage.given["b0"].state == "pressed"
    driver.move((700, 500))
    driver.release((700, 500))
    assert stage.names() == []
    assert stage.given["b0"].state == "focus"


def test_press_slide_to_another_button_release_is_nothing(driver: Driver) -> None:
    stage = driver.open(Stage(driver.app, *buttons(2)))
    driver.press("b0")
    driver.move("b1")
    driver.release("b1")
    assert stage.names() == []


def test_twenty_clicks_in_a_frame_are_one(driver: Driver) -> None:
    stage = driver.open(Stage(driver.app, *buttons(1)))
    for _ in range(20):
        driver.post(pygame.MOUSEBUTTONDOWN, "b0")
        driver.post(pygame.MOUSEBUTTONUP, "b0")
    driver.step()
    assert stage.names() == ["b0"]


def test_a_group_that_is_asleep_hears_nothing(driver: Driver) -> None:
    stage = driver.open(Stage(driver.app, *buttons(1)))
    stage.given.asleep = True
    driver.click("b0")
    driver.key("tab", "enter")
    assert stage.names() == []


def test_a_press_lost_with_the_window_is_forgotten(driver: Driver) -> None:
    stage = driver.open(Stage(driver.app, *buttons(1)))
    driver.press("b0")
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.step()
    driver.release("b0")
    assert stage.names() == []
    driver.click("b0")
    assert stage.names() == ["b0"]


def test_a_finger_presses_once_and_leaves_no_hover_behind(driver: Driver) -> None:
    stage = driver.open(Stage(driver.app, *buttons(1)))
    driver.post(pygame.MOUSEBUTTONDOWN, "b0", touch=True)
    driver.post(pygame.MOUSEBUTTONDOWN, "b0", touch=True)  # some systems send the press twice
    driver.step()
    driver.post(pygame.MOUSEBUTTONUP, "b0", touch=True)
    driver.post(pygame.MOUSEBUTTONUP, "b0", touch=True)
    driver.step()
    assert stage.names() == ["b0"]
    assert not stage.given["b0"].hovered


def test_only_the_left_button_presses(driver: Driver) -> None:
    stage = driver.open(Stage(driver.app, *buttons(1)))
    at = driver.at("b0")
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=3, touch=False))
    driver.step()
    assert stage.names() == []


def test_a_small_widget_has_the_target_of_a_fingertip(driver: Driver) -> None:
    stage = driver.open(Stage(driver.app, Button("small", Box(600, 300, 20, 20))))
    driver.click((600 - 12, 300 - 12))
    assert stage.names() == ["small"]
    assert stage.given["small"].target.size == (TOUCH, TOUCH)


def test_what_lies_under_the_pointer_goes_before_what_is_near_it(driver: Driver) -> None:
    left, right = Button("left", Box(600, 300, 30, 30)), Button("right", Box(632, 300, 30, 30))
    stage = driver.open(Stage(driver.app, left, right))
    driver.click((627, 315))  # on the left one, and within the right one's target
    assert stage.names() == ["left"]


def test_a_disabled_button_is_silent_and_says_why_in_a_tooltip(driver: Driver) -> None:
    off = Button("off", Box(100, 100, 200, 50), "Undo", enabled=False, hint="a die has been thrown")
    stage = driver.open(Stage(driver.app, off))
    driver.step()
    before = driver.app.surface.copy()
    driver.click("off")
    driver.key("tab", "enter")
    assert stage.names() == []
    driver.move("off")
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(driver.app.surface, "RGB")


def test_toggle_slider_and_choice_by_mouse(driver: Driver) -> None:
    toggle = Toggle("mute", Box(100, 100, 300, 48), "Mute")
    slider = Slider("volume", Box(100, 200, 324, 54), 0, 100, 50, step=5)
    choice = Choice("speed", Box(100, 300, 300, 48), ("slow", "normal", "fast"), 1)
    stage = driver.open(Stage(driver.app, toggle, slider, choice))
    driver.click("mute")
    g = slider.groove()
    driver.drag((g.x + g.w / 2, g.centery), (g.x + g.w * 0.8, g.centery))
    driver.click((choice.rect.right - 10, choice.rect.centery))
    driver.click((choice.rect.x + 10, choice.rect.centery))
    said = [(m.name, m.value) for m in stage.heard]
    assert said[0] == ("mute", True)
    assert slider.value == 80
    assert said[-2:] == [("speed", "fast"), ("speed", "normal")]


def pane_of(n: int) -> tuple[Pane, list[Widget]]:
    widgets: list[Widget] = [*buttons(n)]
    return Pane(Box(90, 90, 260, 200), widgets), widgets


def test_what_is_scrolled_out_of_a_pane_cannot_be_clicked(driver: Driver) -> None:
    _, widgets = pane_of(10)
    stage = driver.open(Stage(driver.app, *widgets))
    driver.click(widgets[9].rect.center)  # its place lies far below the pane
    driver.click(widgets[0].rect.center)
    assert stage.names() == ["b0"]


def test_a_pane_scrolls_by_wheel_by_finger_and_by_its_bar(driver: Driver) -> None:
    pane, widgets = pane_of(10)
    stage = driver.open(Stage(driver.app, *widgets))
    driver.wheel(-2, pane.rect.center)
    assert pane.offset == 96
    driver.drag((200, 250), (200, 200), touch=True)  # begins on a button, and is no press
    assert 130 < pane.offset < 150
    driver.drag((pane.bar().centerx, pane.thumb().centery), (pane.bar().centerx, 400))
    assert pane.offset == pane.most
    assert stage.names() == []


def test_what_gets_the_focus_comes_into_sight(driver: Driver) -> None:
    pane, widgets = pane_of(10)
    driver.open(Stage(driver.app, *widgets))
    driver.key(*["tab"] * 10)
    assert driver.focus_name() == "b9"
    assert pane.rect.contains(widgets[9].rect)


def test_a_tooltip_goes_while_it_is_played_by_keys(driver: Driver, written: Written) -> None:
    stage = driver.open(
        Stage(driver.app, Button("end", Box(100, 100, 200, 50), "End", hint="The other side"))
    )
    driver.move("end")
    driver.step()
    assert "The other side" in written.words
    driver.key("down")
    written.clear()
    stage.app.change(mute=True)  # something is drawn anew
    driver.step()
    assert "The other side" not in written.words
    driver.move((210, 120))
    driver.step()
    assert "The other side" in written.words
