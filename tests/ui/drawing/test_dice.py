"""The die that is drawn is the die that is read: one table of faces, drawn = judged."""

from __future__ import annotations

import random

import pygame
import pytest

from game.core import octahedron
from game.core.octahedron import FACES, face_up
from game.physics.attitude import product as qmul
from game.ui.drawing.dice3d import SAPPHIRE, draw_die, draw_shadow, resin
from game.ui.drawing.dice3d import octahedron as solid
from game.ui.drawing.solids import Quat, qmatrix, quat


def up_in_body(q: Quat) -> tuple[float, float, float]:
    """The world's upward direction in the body frame, as the physics reads a face."""
    x, y, z = qmatrix(q)[2]
    return float(x), float(y), float(z)


def attitudes(count: int) -> list[Quat]:
    """Seeded turns, uniform over all attitudes."""
    rng = random.Random(8)
    out = []
    for _ in range(count):
        w, x, y, z = (rng.gauss(0, 1) for _ in range(4))
        n = (w * w + x * x + y * y + z * z) ** 0.5
        out.append((w / n, x / n, y / n, z / n))
    return out


@pytest.mark.rule("BFL-2.1")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("yaw", [0.0, 0.7, -2.9])
def test_bfl_2_1_a_die_laid_down_by_the_drawing_is_read_alike_by_the_physics(face: int, yaw: float) -> None:
    assert face_up(up_in_body(solid().rest(face, yaw))) == face


@pytest.mark.rule("BFL-2.1")
@pytest.mark.parametrize("q", attitudes(40))
def test_bfl_2_1_the_face_drawn_on_top_is_the_one_that_the_physics_reads(q: Quat) -> None:
    assert solid().top(q) == str(face_up(up_in_body(q)))


def test_every_face_carries_its_numeral_where_the_core_has_it() -> None:
    for face in FACES:
        normal = solid().normals[solid().face_of(face)]
        assert tuple(1 if c > 0 else -1 for c in normal) == octahedron.octant(face)


def test_opposite_faces_of_the_drawn_die_add_up_to_nine() -> None:
    for face in FACES:
        below = solid().top(qmul(quat((1, 0, 0), 3.14159265), solid().rest(face)))
        assert int(below) + face == 9


def test_a_die_at_rest_lies_flat_at_the_height_of_its_inner_radius() -> None:
    for face in FACES:
        assert solid().lowest(solid().rest(face, 0.4)) == pytest.approx(3**-0.5)


def picture(resting: bool, at: tuple[float, float] = (40.3, 40.7)) -> bytes:
    s = pygame.Surface((80, 80))
    draw_die(s, at, 28.0, solid().rest(6, 0.3), SAPPHIRE, resting=resting)
    return pygame.image.tobytes(s, "RGB")


def test_a_die_that_comes_to_rest_keeps_its_very_pixels() -> None:
    assert picture(resting=True) == picture(resting=False)
    assert picture(resting=True) == picture(resting=True)


def test_a_die_moves_by_parts_of_a_pixel() -> None:
    assert picture(resting=False) != picture(resting=False, at=(40.6, 40.7))


def test_dice_and_shadows_stay_in_the_rectangle_that_they_name() -> None:
    s = pygame.Surface((200, 200))
    for q in attitudes(8):
        s.fill("black")
        rect = draw_die(s, (100, 100), 40.0, q, SAPPHIRE)
        s.fill("black", rect)
        assert (
            not s.get_bounding_rect().w or pygame.mask.from_threshold(s, "black", (1, 1, 1)).count() == 40000
        )
    draw_shadow(s, (100, 100), 40.0, 90.0)


def test_resin_mixes_light_and_dark_numerals() -> None:
    assert resin("#ece7da").ink[0] < 60  # dark on chalk
    assert resin("#22408f").ink == (255, 255, 255)
