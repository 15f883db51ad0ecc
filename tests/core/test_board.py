"""The one geometry of BFL's table, and the faces of its die."""

from itertools import product

import pytest

from game.core import board, octahedron


def test_the_red_line_runs_round_the_field_and_both_end_zones() -> None:
    assert (board.WIDTH, board.HEIGHT) == (120.0, 80.0)
    assert board.WIDTH == board.GOAL + 2 * board.END_ZONE
    assert board.LANES * board.LANE == board.HEIGHT


@pytest.mark.rule("BFL-2.5")
@pytest.mark.parametrize(
    ("x", "y", "out"),
    [
        (60, 40, False),
        (0, 0, False),
        (120, 80, False),
        (-0.01, 40, True),
        (120.01, 40, True),
        (60, -0.01, True),
        (60, 80.01, True),
        (float("nan"), 40, True),
    ],
)
def test_a_die_is_outside_when_its_centre_is_beyond_the_line(x: float, y: float, out: bool) -> None:
    assert board.outside(x, y) is out


def test_lane_1_is_the_far_one_and_lanes_lie_side_by_side() -> None:
    assert [board.lane_y(lane) for lane in range(1, 9)] == [75, 65, 55, 45, 35, 25, 15, 5]


def test_a_helmet_runs_away_from_its_end() -> None:
    assert [board.helmet_x(board.LEFT, yards) for yards in (0, 40, 100)] == [10, 50, 110]
    assert [board.helmet_x(board.RIGHT, yards) for yards in (0, 40, 100)] == [110, 70, 10]


def test_helmets_meet_where_their_yards_add_up_to_a_hundred() -> None:
    for yards in range(0, 101, 10):
        assert board.helmet_x(board.LEFT, yards) == board.helmet_x(board.RIGHT, 100 - yards)


def test_each_face_looks_up_when_its_octant_does() -> None:
    for face in octahedron.FACES:
        x, y, z = octahedron.octant(face)
        assert octahedron.face_up((x * 0.5, y * 0.6, z * 0.6)) == face
    assert {octahedron.octant(face) for face in octahedron.FACES} == set(product((-1, 1), repeat=3))


def test_opposite_faces_add_up_to_nine() -> None:
    for face in octahedron.FACES:
        x, y, z = octahedron.octant(face)
        assert octahedron.face_up((-x, -y, -z)) == 9 - face
