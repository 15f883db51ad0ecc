"""The settings by mouse, by keys, by gamepad; what they change, and that it is kept."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.store.places import under
from game.store.settings import DEFAULT_KEYS
from game.store.settings import Settings as Kept
from game.store.store import Store
from game.ui.app import App
from game.ui.scenes.key_cell import KeyCell
from game.ui.scenes.overlays import Ask
from game.ui.scenes.settings import Settings
from game.ui.widgets.toggle import Slider
from tests.ui.driver import Driver


def test_by_mouse_alone_every_kind_of_setting(tmp_path: Path) -> None:
    driver = Driver(App(store=Store(under(tmp_path))))
    scene = driver.open(Settings(driver.app))
    speed = scene.group["animation"]
    driver.click((speed.rect.right - 12, speed.rect.centery))
    volume: Slider = scene.group["volume_crowd"]
    g = volume.groove()
    driver.click((g.x + g.w * 0.25, g.centery))
    driver.click("mute")
    palette = scene.group["palette"]
    driver.click(palette.rows()[2].center)
    driver.click("high_contrast")
    kept = Store(under(tmp_path)).settings
    assert (kept.animation, kept.volume_crowd, kept.mute) == ("fast", 0.25, True)
    assert (kept.palette, kept.high_contrast) == ("red-weak", True)
    assert driver.app.theme.palette.name == "red-weak"
    driver.click("back")
    assert driver.app.scene is None


def test_by_keys_alone(driver: Driver) -> None:
    driver.open(Settings(driver.app))
    assert driver.focus_name() == "animation"
    driver.key("right", "tab", "left")
    while driver.focus_name() != "mute":
        driver.key("tab")
    driver.key("space")
    settings = driver.app.settings
    assert (settings.animation, settings.coach_pace, settings.mute) == ("fast", "unhurried", True)
    driver.key("esc")
    assert driver.app.scene is None


def test_by_gamepad_alone(driver: Driver) -> None:
    driver.open(Settings(driver.app))
    driver.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    while driver.focus_name() != "show_odds":
        driver.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert driver.app.settings.animation == "fast"
    assert not driver.app.settings.show_odds
    driver.pad(pygame.CONTROLLER_BUTTON_B)
    assert driver.app.scene is None


def test_the_text_scale_takes_effect_when_the_slider_is_let_go(driver: Driver) -> None:
    scene = driver.open(Settings(driver.app))
    g = scene.group["text_scale"].groove()
    driver.press((g.x, g.centery))
    driver.move((g.x + g.w / 2, g.centery))
    assert scene.scale == 150
    assert driver.app.theme.text_scale == 1.0  # the slider would run away from under the pointer
    driver.release((g.x + g.w / 2, g.centery))
    assert driver.app.settings.text_scale == 1.5
    driver.step()
    assert scene.theme.big


def test_with_large_text_the_pages_turn_and_everything_can_still_be_reached(driver: Driver) -> None:
    driver.app.change(text_scale=2.0)
    scene = driver.open(Settings(driver.app))
    names: set[str] = set()
    for page in range(4):
        names |= {w.name for w in scene.group.widgets}
        first = scene.group.widgets[3]
        assert first.pane is not None
        for _ in scene.group.widgets:
            driver.key("tab")
            now = scene.group.focus
            assert now is not None
            assert now.pane is None or now.pane.rect.contains(now.rect)
        scene.group.set_focus("page")
        driver.key("right")
        assert scene.page == min(3, page + 1)
    assert {"animation", "volume_crowd", "palette", "full_screen", "key undo", "key screenshot"} <= names


def test_scrolled_off_settings_cannot_be_clicked(driver: Driver) -> None:
    driver.app.change(text_scale=2.0)
    scene = driver.open(Settings(driver.app, page=2))
    full = scene.group["full_screen"]
    assert full.rect.y > 720
    driver.wheel(-30, (640, 400))
    driver.click("full_screen")
    assert driver.app.settings.full_screen


def cell(driver: Driver, action: str) -> KeyCell:
    found = driver.scene.group[f"key {action}"]
    assert isinstance(found, KeyCell)
    return found


def test_a_key_is_taken_from_the_keyboard_and_works_at_once(driver: Driver) -> None:
    driver.open(Settings(driver.app))
    driver.click("key undo")
    assert cell(driver, "undo").waiting
    driver.key("x")
    assert not cell(driver, "undo").waiting
    assert driver.app.settings.keys["undo"] == "x"
    assert driver.app.keys.action(pygame.K_x) == "undo"
    assert driver.scene.note == "Undo: X"


def test_a_key_that_is_taken_is_named_and_pressed_again_swaps(driver: Driver) -> None:
    driver.open(Settings(driver.app))
    driver.click("key undo")
    driver.key("r")
    assert "R is 'Redo'" in driver.scene.note
    assert driver.app.settings.keys["undo"] == "u"
    driver.key("r")
    assert (driver.app.settings.keys["undo"], driver.app.settings.keys["redo"]) == ("r", "u")


@pytest.mark.parametrize("key", ["tab", "enter"])
def test_a_key_with_a_fixed_use_is_refused_with_the_reason(driver: Driver, key: str) -> None:
    driver.open(Settings(driver.app))
    driver.click("key undo")
    driver.key(key)
    assert "fixed use" in driver.scene.note
    assert cell(driver, "undo").waiting
    driver.key("esc")
    assert not cell(driver, "undo").waiting
    assert isinstance(driver.scene, Settings)
    assert dict(driver.app.settings.keys) == dict(DEFAULT_KEYS)


def test_a_waiting_key_gives_up_when_another_place_is_clicked(driver: Driver) -> None:
    driver.open(Settings(driver.app))
    driver.click("key undo")
    driver.click("key redo")
    assert not cell(driver, "undo").waiting
    driver.click("mute")
    assert not cell(driver, "redo").waiting


def test_the_defaults_come_back_after_a_question(driver: Driver) -> None:
    driver.app.change(mute=True, text_scale=1.25, keys={**DEFAULT_KEYS, "undo": "x"})
    driver.open(Settings(driver.app))
    driver.click("defaults")
    assert isinstance(driver.scene, Ask)
    driver.key("esc")
    assert driver.app.settings.mute
    driver.click("defaults")
    driver.key("enter")
    assert driver.app.settings == Kept()
    assert driver.app.keys.label("undo") == "U"


def test_every_target_is_as_large_as_a_fingertip(driver: Driver) -> None:
    for scale in (1.0, 1.25, 2.0):
        driver.app.change(text_scale=scale)
        scene = driver.open(Settings(driver.app))
        for w in scene.group.widgets:
            assert w.target.w >= 48, w.name
            assert w.target.h >= 48, w.name
