"""The state of a match of Rumble: plain data that is copied whole and compared whole."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.game import unheard
from game.core.grid import NOWHERE, bits, named
from game.games.rumble.board import AWAY, HOME, QUICK
from game.games.rumble.state import (
    NOBODY,
    RESERVES,
    House,
    Phase,
    State,
    ball_square,
    fielded,
    has_ball,
    occupied,
    player_on,
    reserves,
    rival,
    side_of,
)
from tests.games.rumble.table import rumble

PARTS = [name for name in State.__slots__ if name != "tell"]
OTHERWISE: dict[str, Any] = {"house": House(QUICK), "phase": Phase.OVER, "winners": (1,)}


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
    assert (twin, hash(twin), repr(twin)) == (state, hash(state), repr(state))
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
    assert "tell" not in repr(one)


def test_a_state_is_equal_to_nothing_else() -> None:
    assert State(House()) != State(House()).key()


def test_at_the_start_all_lie_in_reserve_and_the_ball_in_the_centre() -> None:
    state = State(House())
    assert state.at == [RESERVES] * 32
    assert (state.ball, state.holder) == (named("l8"), NOBODY)


def test_who_is_where() -> None:
    state = rumble("H1 e8, H3 f8, A1 k8", boxes="H2 reserves, A4 bad, A5 reserves", ball="A1").match.state
    assert (fielded(state, HOME), fielded(state, AWAY)) == ([0, 2], [16])
    assert (reserves(state, HOME), reserves(state, AWAY)) == ([1], [20])
    assert occupied(state) == bits(map(named, ("e8", "f8", "k8")))
    assert (player_on(state, named("f8")), player_on(state, named("f9"))) == (2, NOBODY)
    assert (side_of(15), side_of(16), rival(HOME), rival(AWAY)) == (HOME, AWAY, AWAY, HOME)


def test_who_has_the_ball() -> None:
    held = rumble("H1 e8, A1 k8", ball="A1").match.state
    assert (held.ball, ball_square(held), has_ball(held, AWAY), has_ball(held, HOME)) == (
        NOWHERE,
        named("k8"),
        True,
        False,
    )
    loose = rumble("H1 e8, A1 k8", ball="k8").match.state
    assert (loose.holder, ball_square(loose), has_ball(loose, AWAY)) == (NOBODY, named("k8"), False)
