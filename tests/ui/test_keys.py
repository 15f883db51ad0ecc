"""The key map: what a key does, and who has it."""

from __future__ import annotations

import pygame
import pytest

from game.core.errors import SettingsError
from game.store.settings import DEFAULT_KEYS
from game.ui.keys import ACTIONS, KeyMap, label


def test_every_action_is_listed_and_has_a_key_of_its_own() -> None:
    assert {a.name for a in ACTIONS} == set(DEFAULT_KEYS)
    keys = KeyMap()
    assert keys.warnings == []
    for action in ACTIONS:
        assert keys.action(keys.code(action.name)) == action.name


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("space", "Space"),
        ("u", "U"),
        ("f11", "F11"),
        ("escape", "Esc"),
        ("=", "="),
        ("[+]", "Num +"),
        ("page up", "Pg Up"),
    ],
)
def test_labels_as_they_stand_on_the_caps(key: str, words: str) -> None:
    assert label(key) == words


def test_ctrl_z_and_y_always_undo_and_redo() -> None:
    keys = KeyMap({"undo": "x"})
    assert keys.action(pygame.K_u) == ""
    assert keys.action(pygame.K_x) == "undo"
    assert keys.action(pygame.K_z, ctrl=True) == "undo"
    assert keys.action(pygame.K_z, shift=True, ctrl=True) == "redo"
    assert keys.action(pygame.K_y, ctrl=True) == "redo"
    assert keys.action(pygame.K_x, ctrl=True) == ""


def test_a_key_that_is_taken_is_swapped() -> None:
    keys = KeyMap()
    assert keys.conflict("undo", "r") == "redo"
    assert keys.swap("undo", "r") == "redo"
    assert (keys.keys["undo"], keys.keys["redo"]) == ("r", "u")
    assert keys.action(pygame.K_r) == "undo"


@pytest.mark.parametrize(
    ("name", "key", "reason"),
    [
        ("undo", "tab", "Tab has its fixed use"),
        ("undo", "escape", "Esc has its fixed use"),
        ("undo", "qq", "there is no key 'qq'"),
        ("fly", "q", "there is no action 'fly'"),
    ],
)
def test_keys_that_cannot_be_given(name: str, key: str, reason: str) -> None:
    with pytest.raises(SettingsError, match=reason):
        KeyMap().swap(name, key)


def test_escape_goes_back_whatever_else_does() -> None:
    keys = KeyMap({"back": "q"})
    assert keys.action(pygame.K_q) == "back"
    assert keys.action(pygame.K_ESCAPE) == "back"


def test_a_bad_line_in_the_file_costs_that_key_alone() -> None:
    keys = KeyMap({"undo": "qq", "redo": "y"})
    assert (keys.keys["undo"], keys.keys["redo"]) == ("u", "y")
    assert len(keys.warnings) == 1


def test_a_key_bound_twice_brings_the_defaults_back() -> None:
    keys = KeyMap({"undo": "y", "redo": "y"})
    assert keys.keys == dict(DEFAULT_KEYS)
    assert "'Undo'" in keys.warnings[0]
