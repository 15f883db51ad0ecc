"""The state of a Half-Time Football match: plain data that is copied whole and compared whole."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.game import unheard
from game.games.halftime.state import AWAY, HOME, House, Phase, State, from_home, other, to_go_from

PARTS = [name for name in State.__slots__ if name != "tell"]
OTHERWISE: dict[str, Any] = {"house": House(12), "phase": Phase.OVER}


def otherwise(state: State, name: str) -> None:
    """Change one part of a state."""
    value = getattr(state, name)
    if name in OTHERWISE:
        setattr(state, name, OTHERWISE[name])
    elif isinstance(value, list):
        value[1] = 7
    else:
        setattr(state, name, value + 1)


@pytest.mark.parametrize("name", PARTS)
def test_a_copy_has_every_part_and_shares_none(name: str) -> None:
    state = State(House())
    otherwise(state, name)
    twin = state.copy()
    assert getattr(twin, name) == getattr(state, name)
    assert twin == state
    assert hash(twin) == hash(state)
    assert repr(twin) == repr(state)
    if isinstance(getattr(state, name), list):
        assert getattr(twin, name) is not getattr(state, name)


@pytest.mark.parametrize("name", PARTS)
def test_states_that_differ_in_any_part_are_not_equal(name: str) -> None:
    one, two = State(House()), State(House())
    assert one == two
    otherwise(two, name)
    assert one != two
    assert repr(one) != repr(two)
    assert f"{name}=" in repr(one)


def test_the_listener_is_neither_copied_nor_compared() -> None:
    one, two = State(House()), State(House())
    one.tell = [].append
    assert one == two
    assert one.copy().tell is unheard
    assert two.tell is unheard
    assert "tell" not in repr(one)


def test_a_state_is_equal_to_nothing_else() -> None:
    assert State(House()) != State(House()).key()


def test_the_other_side_and_one_scale_for_both() -> None:
    assert (other(HOME), other(AWAY)) == (AWAY, HOME)
    assert (from_home(HOME, 30), from_home(AWAY, 30)) == (30, 70)


def test_the_goal_line_is_never_more_than_ten_yards_to_go() -> None:
    assert [to_go_from(ball) for ball in (5, 85, 90, 95)] == [10, 10, 10, 5]
