"""The state of every game: plain data that is copied whole and compared whole."""

from __future__ import annotations

from enum import Enum
from typing import Any

import pytest

from game.core.game import read_options, unheard
from game.games.registry import BOXES, Box

CASES = [
    pytest.param(box, name, id=f"{box.name}-{name}")
    for box in BOXES
    for name in box.load().start(read_options(box.load().options, {})).__slots__
]
all_boxes = pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
each_part = pytest.mark.parametrize(("box", "name"), CASES)


def new(box: Box, **options: str) -> Any:
    """A state as a match begins with."""
    game = box.load()
    return game.start(read_options(game.options, options))


def another(box: Box, name: str, value: Any) -> Any:
    """What a part might be instead of its value."""
    game = box.load()
    match value:
        case Enum():
            return next(other for other in type(value) if other is not value)
        case bool():
            return not value
        case int():
            return value + 1
        case tuple():
            return (*value, 1)
        case list():
            return [value[0], 7, *value[2:]]
        case _:  # what the options make of the house
            each = [{rule.name: other} for rule in game.options for other in rule.values[1:]]
            return next(found for said in each if (found := getattr(new(box, **said), name)) != value)


def otherwise(box: Box, name: str) -> Any:
    """A state with one part changed."""
    state = new(box)
    setattr(state, name, another(box, name, getattr(state, name)))
    return state


@each_part
def test_a_copy_has_every_part_and_shares_none(box: Box, name: str) -> None:
    state = otherwise(box, name)
    twin = state.copy()
    assert (twin, hash(twin), repr(twin)) == (state, hash(state), repr(state))
    assert getattr(twin, name) == getattr(state, name)
    if isinstance(getattr(state, name), list):
        assert getattr(twin, name) is not getattr(state, name)


@each_part
def test_states_that_differ_in_any_part_are_not_equal(box: Box, name: str) -> None:
    one, two = new(box), otherwise(box, name)
    assert one == new(box)
    assert one != two
    assert repr(one) != repr(two)
    assert f"{name}=" in repr(one)


@all_boxes
def test_the_listener_is_neither_copied_nor_compared(box: Box) -> None:
    one, two = new(box), new(box)
    one.tell = [].append
    assert one == two
    assert one.copy().tell is unheard
    assert two.tell is unheard
    assert "tell" not in repr(one)


@all_boxes
def test_a_state_is_equal_to_nothing_else(box: Box) -> None:
    assert new(box) != new(box).key()
