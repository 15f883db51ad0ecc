"""Who is where in a state of Rumble, and who has the ball."""

from __future__ import annotations

from game.core.grid import NOWHERE, bits, named
from game.games.rumble.board import AWAY, HOME
from game.games.rumble.state import (
    NOBODY,
    RESERVES,
    House,
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
