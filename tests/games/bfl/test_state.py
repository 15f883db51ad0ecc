"""The state of a BFL match: plain data that is copied whole and compared whole."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.game import unheard
from game.games.bfl.state import NOBODY, House, Phase, State, clockwise, move_back, rival

PARTS = [name for name in State.__slots__ if name != "tell"]
OTHERWISE: dict[str, Any] = {"house": House(3), "phase": Phase.OVER, "inside": (1,), "results": (2,)}


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
    state = State(House(2))
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
    one, two = State(House(2)), State(House(2))
    assert one == two
    otherwise(two, name)
    assert one != two
    assert repr(one) != repr(two)
    assert f"{name}=" in repr(one)


def test_the_listener_is_neither_copied_nor_compared() -> None:
    one, two = State(House(2)), State(House(2))
    one.tell = [].append
    assert one == two
    assert one.copy().tell is unheard
    assert two.tell is unheard
    assert "tell" not in repr(one)


def test_a_state_is_equal_to_nothing_else() -> None:
    assert State(House(2)) != State(House(2)).key()


def test_the_seats_go_round() -> None:
    assert clockwise(State(House(4)), 2) == (2, 3, 0, 1)


def test_the_rival_is_the_other_team_of_the_lane() -> None:
    state = State(House(3))
    state.lane = [4, 2, 4]
    assert [rival(state, seat) for seat in range(3)] == [2, NOBODY, 0]


def test_nobody_moves_back_behind_the_goal_line() -> None:
    state = State(House(2))
    state.yard = [30, 10]
    assert (move_back(state, 0, 20), move_back(state, 1, 20), state.yard) == (20, 10, [10, 0])
