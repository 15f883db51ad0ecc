"""One table of faces: what is drawn up, what the physics reads up, what counts."""

from __future__ import annotations

import math
import random

import pytest

from game.core.octahedron import FACES, octant
from game.physics.attitude import between, face_of, heading, lying, product, tilt_deg, up_in_body
from game.physics.shake import uniform_attitude


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("yaw", [0.0, 1.0, 3.0, -2.5])
def test_a_die_laid_flat_reads_as_the_face_it_was_laid_with(face: int, yaw: float) -> None:
    attitude = lying(face, yaw)
    assert face_of(attitude) == face
    assert tilt_deg(attitude) == pytest.approx(0.0, abs=1e-5)
    upward = up_in_body(attitude)
    assert [math.copysign(1.0, part) for part in upward] == list(octant(face))


def test_opposite_faces_add_up_to_nine() -> None:
    over = (0.0, 1.0, 0.0, 0.0)  # half a turn about a horizontal axis
    for face in FACES:
        assert face + face_of(product(over, lying(face))) == 9


def test_a_die_on_its_tip_leans_55_degrees_from_every_face() -> None:
    assert tilt_deg((1.0, 0.0, 0.0, 0.0)) == pytest.approx(54.7356, abs=1e-3)


def test_the_heading_takes_ahead_to_the_direction_of_the_throw() -> None:
    for angle in (0.0, 0.5, math.pi / 2, 3.0, -1.0, math.pi):
        w, _, _, z = heading(math.cos(angle), math.sin(angle))
        assert math.cos(2.0 * math.atan2(z, w)) == pytest.approx(math.cos(angle))
        assert math.sin(2.0 * math.atan2(z, w)) == pytest.approx(math.sin(angle), abs=1e-9)


def test_between_two_attitudes_it_goes_the_short_way() -> None:
    a, b = lying(3, 0.2), lying(3, 0.6)
    minus_b = (-b[0], -b[1], -b[2], -b[3])
    for target in (b, minus_b):
        middle = between(a, target, 0.5)
        assert abs(sum(p * q for p, q in zip(middle, lying(3, 0.4), strict=True))) == pytest.approx(1.0)


def test_the_shake_turns_a_die_to_all_sides_alike() -> None:
    rng = random.Random(8)
    ups = [up_in_body(uniform_attitude(rng)) for _ in range(4000)]
    for axis in range(3):
        assert sum(up[axis] for up in ups) / len(ups) == pytest.approx(0.0, abs=0.04)
        assert sum(up[axis] ** 2 for up in ups) / len(ups) == pytest.approx(1.0 / 3.0, abs=0.02)
