"""The kick: the goal of the physics, seen from behind the ball."""

from __future__ import annotations

import math

import pygame
import pytest

from game.core.gestures import KickGesture
from game.physics.flick import flick
from game.physics.football import BAR_HEIGHT, GOAL_WIDTH, TIP_HEIGHT
from game.ui.drawing.layers import Layers
from game.ui.tables.bfl import kick_ground, kick_marks
from game.ui.tables.bfl.kick_boxes import FACE, POWER, face_middle
from game.ui.tables.bfl.kick_picture import FrameMark, KickPicture
from game.ui.tables.bfl.kick_place import place
from game.ui.tables.bfl.kick_view import KickView
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import View
from tests.ui.tables import samples
from tests.ui.tables.test_table import Idle

VIEW = View((1280, 720))
DISTANCES = [30.0, 60.0, 110.0, 140.0, 170.0, 200.0]


@pytest.fixture(autouse=True)
def window() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(VIEW.size)


def drawn(
    picture: KickPicture, view: View = VIEW, theme: Theme | None = None
) -> tuple[KickView, pygame.Surface]:
    """A view that has drawn a picture."""
    theme = theme or Theme()
    kick = KickView(view, theme, Layers(None, Idle()))
    surf = pygame.Surface(view.size)
    kick.draw(Canvas(surf, theme, view), picture)
    return kick, surf


@pytest.mark.rule("BFL-4.3")
@pytest.mark.parametrize("distance", DISTANCES)
def test_bfl_4_3_the_goal_is_drawn_where_the_physics_has_it(distance: float) -> None:
    at = place(VIEW, distance)
    tone = pygame.Color("#f7c632")
    _, surf = drawn(KickPicture(distance=distance, aiming=False, card=False))

    def brass(x: float, z: float) -> bool:
        px, py = at.spot(distance, x, z)
        r, g, b = surf.get_at((round(px), round(py)))[:3]
        return abs(r - tone.r) < 90 and r > b + 40 and g > b + 20

    for height in (BAR_HEIGHT + 4, TIP_HEIGHT - 3):
        assert brass(GOAL_WIDTH / 2, height)
        assert brass(-GOAL_WIDTH / 2, height)
        assert not brass(GOAL_WIDTH / 4, height)
    assert brass(GOAL_WIDTH / 4, BAR_HEIGHT)


@pytest.mark.parametrize("distance", DISTANCES)
def test_ball_and_tips_are_in_the_window_at_every_distance(distance: float) -> None:
    at = place(VIEW, distance)
    for y in (-GOAL_WIDTH / 2, GOAL_WIDTH / 2):
        px, py = at.spot(distance, y, TIP_HEIGHT)
        assert 0 < px < 1280
        assert 56 < py < 300
    _, foot = at.spot(0.0, 0.0, 0.0)
    assert foot < 636  # above the prompt bar


def test_a_farther_goal_is_smaller() -> None:
    sizes = [place(VIEW, d).scale(d) for d in DISTANCES]
    assert sizes == sorted(sizes, reverse=True)


def test_left_is_left() -> None:
    at = place(VIEW, 110.0)
    assert at.spot(60.0, 5.0, 0.0)[0] < at.spot(60.0, -5.0, 0.0)[0]


def test_what_lies_behind_the_eye_is_kept_in_front_of_it() -> None:
    x, y = place(VIEW, 110.0).spot(-80.0, 1.0, 3.0)
    assert math.isfinite(x)
    assert math.isfinite(y)


@pytest.mark.parametrize(("contact", "offset"), [(0.0, 0.0), (0.6, -0.4), (-0.9, 0.1), (1.0, 0.9)])
def test_a_place_on_the_card_is_a_contact_and_back(contact: float, offset: float) -> None:
    kick, _ = drawn(KickPicture(contact=contact, offset=offset))
    u, v = kick_marks.face_spot(contact, offset)
    x, y = face_middle(kick.theme)
    found = kick.contact_at((x + u * 25.0, y - v * 25.0))
    assert found == pytest.approx((contact, offset))


def test_beside_the_face_there_is_no_contact() -> None:
    kick, _ = drawn(KickPicture())
    assert kick.contact_at((640, 360)) is None
    assert kick.contact_at((FACE.x + 40, FACE.bottom - 20)) is None
    assert drawn(KickPicture(card=False))[0].contact_at(face_middle(Theme())) is None


def test_the_line_begins_where_the_finger_will_hit() -> None:
    kick, _ = drawn(KickPicture(contact=0.3, offset=-0.2))
    assert kick.ball_at(kick.pull_from()) == pytest.approx((0.3, -0.2), abs=0.01)
    assert kick.ball_at((200, 200)) is None


def test_the_aim_line_follows_the_physics_first_yards() -> None:
    gesture = KickGesture(0.65, aim=0.04, lean=math.radians(42), contact=0.1, offset=0.3)
    kick = flick(gesture, 110)
    loft, turn = kick_marks.launch(KickPicture(lean=gesture.lean, contact=0.1, offset=0.3))
    assert loft == pytest.approx(kick.strike.loft, abs=math.radians(2))
    assert turn == pytest.approx(kick.strike.turn, abs=math.radians(1))


def test_traces_are_cropped_and_misses_carry_a_bar() -> None:
    at = place(VIEW, 110.0)
    traces = samples.kick_traces()
    made = kick_marks.traces(at, traces)
    assert made is not None
    sprite, (x, y) = made
    assert sprite.get_width() < 1280
    miss = next(t for t in traces if not t.good and t.cross is not None)
    assert miss.cross is not None
    px, py = at.spot(110.0, *miss.cross)
    r = 10.5
    bar = sprite.get_at((round(px - x - r * 0.95), round(py - y + r * 0.95)))
    assert bar.a > 150
    assert kick_marks.traces(at, []) is None


def test_the_frame_shivers_when_it_is_hit_and_comes_to_rest() -> None:
    mark = FrameMark("bar", (110.0, 0.0, 12.0), age=0.02)
    assert kick_marks.shiver([mark]) != 0
    mark.age = 5.0
    assert kick_marks.shiver([mark]) == 0


def test_a_harder_flick_fills_the_gauge() -> None:
    def filled(power: float | None) -> int:
        _, surf = drawn(KickPicture(power=power))
        tube = surf.subsurface((POWER.x + 18, POWER.y + 40, 20, 236))
        return pygame.mask.from_threshold(tube, (255, 170, 60), (70, 90, 70)).count()

    assert filled(None) < 20
    assert 400 < filled(0.3) < filled(0.5)


def test_the_layer_and_the_draft_show_the_same_field() -> None:
    view = View((480, 270))
    at = place(view, 110.0)
    pixels = kick_ground.paint(at, lambda: False)
    assert pixels is not None
    fine = pygame.image.frombytes(pixels, view.size, "RGB")
    quick = kick_ground.draft(at)
    for x, y in ((25.0, 4.0), (60.0, -14.0), (95.0, 8.0)):
        px, py = (round(v) for v in at.spot(x, y, 0.0))
        for picture in (fine, quick):
            r, g, b = picture.get_at((px, py))[:3]
            assert g > r
            assert g > b


@pytest.mark.parametrize("sample", ["kicking", "flying"])
def test_every_kick_can_be_drawn_large_and_small(sample: str) -> None:
    for size, theme in (
        ((1024, 640), Theme(text_scale=2.0)),
        ((1600, 900), Theme(high_contrast=True, reduced_motion=True)),
    ):
        drawn(getattr(samples, sample)(), View(size), theme)


def test_the_whole_flight_can_be_drawn() -> None:
    track = flick(KickGesture(0.62, 0.02), 110)
    theme = Theme()
    kick, surf = KickView(VIEW, theme, Layers(None, Idle())), pygame.Surface(VIEW.size)
    for i in range(int(track.seconds * 12) + 1):
        pose = track.pose(i / 12)
        kick.draw(Canvas(surf, theme, VIEW), KickPicture(pose=pose, aiming=False, finger=(-1.0, 0.0, 3.0)))
