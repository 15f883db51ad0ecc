"""What the state of a BFL match says beside its figures."""

from __future__ import annotations

from game.games.bfl.state import NOBODY, House, State, clockwise, move_back, rival


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
