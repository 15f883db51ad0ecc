"""What the state of a Half-Time Football match says beside its figures."""

from __future__ import annotations

from game.games.halftime.state import AWAY, HOME, from_home, other, to_go_from


def test_the_other_side_and_one_scale_for_both() -> None:
    assert (other(HOME), other(AWAY)) == (AWAY, HOME)
    assert (from_home(HOME, 30), from_home(AWAY, 30)) == (30, 70)


def test_the_goal_line_is_never_more_than_ten_yards_to_go() -> None:
    assert [to_go_from(ball) for ball in (5, 85, 90, 95)] == [10, 10, 10, 5]
