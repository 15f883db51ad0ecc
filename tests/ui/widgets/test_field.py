"""Typing: caret, selection, clipboard, input methods."""

from __future__ import annotations

import pygame
import pytest

from game.ui.widgets.canvas import Box
from game.ui.widgets.field import TextField
from tests.ui.driver import Driver
from tests.ui.widgets.stage import Stage


@pytest.fixture
def field(driver: Driver) -> TextField:
    """A field with the focus, and "Ada" in it."""
    field = TextField("name", Box(100, 100, 300, 48), "Ada", most=12)
    stage = driver.open(Stage(driver.app, field))
    stage.given.set_focus("name")
    return field


def test_letters_go_in_at_the_caret(driver: Driver, field: TextField) -> None:
    driver.key("home", "right")
    driver.type("nn")
    assert field.value == "Annda"


def test_backspace_and_delete(driver: Driver, field: TextField) -> None:
    driver.key("backspace", "home", "delete")
    assert field.value == "d"


def test_what_is_selected_is_replaced(driver: Driver, field: TextField) -> None:
    driver.key("shift+left", "shift+left")
    assert field.selected == "da"
    driver.type("mos")
    assert field.value == "Amos"


def test_no_more_letters_than_there_is_room_for(driver: Driver, field: TextField) -> None:
    driver.type("-the-fourth-of-her-name")
    assert field.value == "Ada-the-four"


def test_enter_says_it_is_done(driver: Driver, field: TextField) -> None:
    heard = driver.key("enter")
    assert [(m.name, m.value) for m in heard] == [("name.done", "Ada")]


def test_cut_copy_and_paste(driver: Driver, field: TextField) -> None:
    driver.key("ctrl+a", "ctrl+x")
    assert field.value == ""
    driver.type("B")
    driver.key("ctrl+v", "ctrl+v")
    assert field.value == "BAdaAda"


def test_pasted_lines_come_as_one(driver: Driver, field: TextField) -> None:
    pygame.scrap.put_text("a\nb\tc")
    driver.key("ctrl+a", "ctrl+v")
    assert field.value == "a b c"


def test_a_click_sets_the_caret_and_a_double_click_selects_all(driver: Driver, field: TextField) -> None:
    driver.click((112, 124))
    assert (field.caret, field.selected) == (0, "")
    driver.step(60)
    driver.click((390, 124))
    assert (field.caret, field.selected) == (3, "")
    driver.click((390, 124))
    assert field.selected == "Ada"


def test_an_input_method_composes_before_it_types(driver: Driver, field: TextField) -> None:
    pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text="にほ", start=0, length=2))
    driver.step()
    assert (field.value, field.composing) == ("Ada", "にほ")
    driver.key("backspace")  # the input method's, not the field's
    assert field.value == "Ada"
    driver.type("ñë")
    assert (field.value, field.composing) == ("Adañë", "")


def test_function_keys_and_escape_are_not_the_fields(driver: Driver, field: TextField) -> None:
    driver.key("f11")
    assert driver.app.settings.full_screen
    assert [m.name for m in driver.key("esc")] == ["back"]


@pytest.mark.parametrize("letters", ["漢字", "🏈", "Ж"])
def test_a_letter_that_no_font_has_is_left_out_and_said(
    driver: Driver, field: TextField, letters: str
) -> None:
    driver.type(f"{letters}m")
    assert field.value == "Adam"
    assert field.refused
    driver.type("é")  # also where its accent comes by itself
    driver.type("e\u0301")
    assert field.value == "Adaméé"
    assert not field.refused
