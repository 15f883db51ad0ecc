"""The cup, the cloth, the wheel and the paper football."""

from __future__ import annotations

import math

import pygame
import pytest

from game.physics.football import BAR_HEIGHT, REACH, TRIANGLE
from game.physics.wheel import SECTOR, sector_at
from game.ui.drawing.camera import Camera
from game.ui.drawing.cloth import PHASES, kerchief, pennant, pennant_down, phase_of
from game.ui.drawing.cup3d import Hold, draw_cup, draw_cup_shadow
from game.ui.drawing.football import CORNERS, Football, standing
from game.ui.drawing.props import cast, goalpost_paths, tube_sprite
from game.ui.drawing.solids import qmatrix
from game.ui.drawing.wheel import CREAM, GREEN, SPAN, draw_lid, draw_wheel, prepare
from game.ui.drawing.worker import shared

CAM = Camera(tilt=90, distance=39, focal=900, centre=(640, 260), target=(0.0, 0.0, 14.0))


# --------------------------------------------------------------------- the wheel
def tone_under_the_pointer(number: int) -> str:
    """Draws the wheel with a number at 12 o'clock; says which enamel lies there."""
    px, wheel = 368, math.pi / 2 - (number - 0.5) * SECTOR
    assert sector_at(wheel) == number
    prepare(px)
    shared().finish()
    s = pygame.Surface((px + 40, px + 120))
    centre = (px / 2 + 20, px / 2 + 80)
    draw_wheel(s, centre, px, wheel, 0.0)
    at = (round(centre[0] - 22), round(centre[1] - 0.48 * px / SPAN))
    seen = s.get_at(at)
    return min((CREAM[0], GREEN[0]), key=lambda tone: math.dist(pygame.Color(tone)[:3], seen[:3]))


@pytest.mark.rule("BFL-4.4")
@pytest.mark.parametrize("number", range(1, 9))
def test_bfl_4_4_the_sector_drawn_under_the_flapper_is_the_one_that_is_read(number: int) -> None:
    assert tone_under_the_pointer(number) == (CREAM if number % 2 else GREEN)[0]


def test_the_lid_hides_the_wheel() -> None:
    s = pygame.Surface((400, 400))
    draw_wheel(s, (200, 200), 300, 0.3, 0.0)
    pygame.draw.circle(s, "white", (200, 200), 100)
    draw_lid(s, (200, 200), 300)
    assert s.get_at((200, 120))[:3] != (255, 255, 255)


# ----------------------------------------------------------------------- the ball
@pytest.mark.parametrize("lean", [20, 42, 60])
def test_the_ball_stands_on_its_tip(lean: int) -> None:
    pose = standing(math.radians(lean))
    ball = Football(CAM, pose)
    tip = ball.middle + ball.rot @ ball.body(*CORNERS[0], 0.0)
    assert tuple(tip) == pytest.approx((0.0, 0.0, 0.0), abs=1e-9)
    c, s = math.cos(pose[3]), math.sin(pose[3])
    x, z = TRIANGLE[0]
    assert pose[2] == pytest.approx(-(x * s + z * c))  # where the physics sets it up


def test_the_ball_is_as_large_as_the_physics_has_it() -> None:
    for corner in CORNERS:
        assert math.hypot(*corner) == pytest.approx(REACH)


def test_a_ball_that_leans_back_shows_its_face_to_the_kicker() -> None:
    ball = Football(CAM, standing(math.radians(42)))
    top = ball.middle + ball.rot @ ball.body(0.0, REACH / 2, 0.0)
    assert top[0] < 0  # towards the kicker


def test_a_place_on_the_ball_is_found_again() -> None:
    ball = Football(CAM, standing(math.radians(50)))
    assert ball.face_at(ball.spot(0.6, -1.1)) == pytest.approx((0.6, -1.1), abs=1e-3)


@pytest.mark.parametrize("step", range(12))
def test_the_ball_can_be_drawn_in_every_attitude(step: int) -> None:
    s = pygame.Surface((1280, 720), pygame.SRCALPHA)
    rect = Football(CAM, (step * 9.0, 4.0 - step, 6.0 + step, 0.55 * step, 0.3 * step)).draw(s)
    assert rect.contains(s.get_bounding_rect())
    assert s.get_bounding_rect().w > 0


def test_a_ball_past_the_eye_is_not_drawn() -> None:
    s = pygame.Surface((1280, 720), pygame.SRCALPHA)
    Football(CAM, (-60.0, 0.0, 5.0, 0.0, 0.0)).draw(s)
    assert s.get_bounding_rect().w == 0


# ---------------------------------------------------------------------- the posts
def test_a_goal_stands_on_the_ground_and_its_shadow_lies_on_it() -> None:
    paths = goalpost_paths((0.0, 110.0), along=(1.0, 0.0), half=12.0, bar=BAR_HEIGHT, top=45.0)
    assert [p[2] for p in paths[1]] == [BAR_HEIGHT, BAR_HEIGHT]
    assert all(z == 0.0 for path in cast(paths) for _, _, z in path)
    sprite, (x, y) = tube_sprite(CAM, paths, "#f7c632", 0.55)
    left, top = CAM.spot(-12.0, 110.0, 45.0)
    assert sprite.get_at((round(left) - x, round(top) - y + 3)).a > 240


# ----------------------------------------------------------------- cup and cloth
def test_a_poured_cup_is_turned_over_the_way_it_is_headed() -> None:
    axis = qmatrix(Hold(heading=0.0, tilt=1.0).turn())[:, 2]
    assert axis[0] > 0.5  # its mouth points to the right
    assert axis[2] < 0  # and down
    assert qmatrix(Hold().turn())[2, 2] == pytest.approx(1.0)


@pytest.mark.parametrize("hold", [Hold(), Hold(0.4, 0.5, 0.3, 8), Hold(3.1, 1.0), Hold(-1.6, 0.8, -1.0, 3)])
def test_the_cup_is_drawn_however_it_is_held(hold: Hold) -> None:
    s = pygame.Surface((300, 300), pygame.SRCALPHA)
    draw_cup_shadow(s, (150, 150), 6.0, 4.0)
    shade = s.get_bounding_rect()
    draw_cup(s, (150, 150), 6.0, hold)
    assert s.get_at((150, 140)).a == 255
    assert s.get_bounding_rect().h > shade.h


def test_a_pennant_blows_with_the_wind_and_hangs_without() -> None:
    right, left, calm = (pennant(60, wind, 3).get_bounding_rect(20) for wind in (6.0, -6.0, 0.0))
    assert right.right > 50
    assert left.left < 10
    assert calm.w < right.w
    assert pennant_down(30).get_bounding_rect(20).h < 24


def test_cloth_waves_in_sixteen_pictures_a_second() -> None:
    assert {phase_of(i / PHASES) for i in range(PHASES)} == set(range(PHASES))
    assert phase_of(1.0) == phase_of(0.0)
    first, second = (pygame.image.tobytes(kerchief(30, phase), "RGBA") for phase in (0, 5))
    assert first != second
