"""The football's gesture: pulled and let go, tapped, or by the stick; the finger's place on the ball."""

from __future__ import annotations

import math

import pygame
import pytest

from game.core.gestures import KickGesture
from game.games.bfl.hands import LEAN_DEG, best_power
from game.physics.flick import flick
from game.ui.tables.bfl.kick_gesture import FULL_PULL, LEAST_PULL, MOST_OFFSET, KickAim, pulled
from game.ui.tables.bfl.kick_picture import KickPicture
from game.ui.tables.bfl.meter import PERIOD_S
from game.ui.widgets.inputs import Input
from game.ui.widgets.view import Point

BALL = (640.0, 500.0)
CARD = (100.0, 400.0)


class Board:
    """A kick view with one place on its card."""

    def contact_at(self, pos: Point) -> tuple[float, float] | None:
        return (0.5, -0.25) if math.dist(pos, CARD) < 50 else None

    def pull_from(self) -> Point:
        return BALL


@pytest.fixture
def flicked() -> list[KickGesture]:
    return []


@pytest.fixture
def aim(flicked: list[KickGesture]) -> KickAim:
    return KickAim(KickPicture(), Board, flicked.append)


def pull(aim: KickAim, dx: float, dy: float, *, steps: int = 4) -> None:
    aim.handle(Input("down", BALL))
    for i in range(1, steps + 1):
        aim.handle(Input("move", (BALL[0] + dx * i / steps, BALL[1] + dy * i / steps)))


def let_go(aim: KickAim, dx: float, dy: float) -> None:
    aim.handle(Input("up", (BALL[0] + dx, BALL[1] + dy)))


def key(k: int, action: str = "") -> Input:
    return Input("key", key=k, action=action)


# ----------------------------------------------------------------------------------------- the pointer
def test_the_length_of_the_line_is_the_power(aim: KickAim, flicked: list[KickGesture]) -> None:
    pull(aim, 0, FULL_PULL / 2)
    assert aim.picture.power == pytest.approx(0.5)
    let_go(aim, 0, FULL_PULL / 2)
    assert flicked == [KickGesture(0.5, 0.0, math.radians(LEAN_DEG), 0.0, 0.0)]


def test_a_pull_straight_back_with_the_right_power_makes_the_try(
    aim: KickAim, flicked: list[KickGesture]
) -> None:
    far = best_power(110) * FULL_PULL
    pull(aim, 0, far)
    let_go(aim, 0, far)
    assert flick(flicked[0], 110).good


def test_pulled_to_the_right_the_ball_goes_to_the_left(aim: KickAim, flicked: list[KickGesture]) -> None:
    pull(aim, 40, 100)
    assert aim.picture.aim > 0
    assert aim.picture.pull is not None
    assert aim.picture.pull[0] > BALL[0]
    let_go(aim, 40, 100)
    assert flicked[0].aim > 0
    assert flick(flicked[0], 110).why == "wide left"


def test_a_pull_beyond_the_hardest_is_the_hardest() -> None:
    assert pulled(BALL, (BALL[0], BALL[1] + 3 * FULL_PULL)) == (1.0, 0.0)


@pytest.mark.parametrize("end", [(0.0, LEAST_PULL - 1), (0.0, -120.0)])
def test_a_short_pull_and_one_forward_do_nothing(
    aim: KickAim, flicked: list[KickGesture], end: Point
) -> None:
    pull(aim, *end)
    let_go(aim, *end)
    assert not flicked
    assert aim.picture.power is None


@pytest.mark.parametrize("stop", [key(pygame.K_ESCAPE, "back"), Input("cancel")])
def test_esc_and_the_lost_focus_put_the_ball_back(
    aim: KickAim, flicked: list[KickGesture], stop: Input
) -> None:
    pull(aim, 10, 120)
    assert aim.handle(stop)
    let_go(aim, 10, 120)
    assert not flicked
    assert not aim.busy
    assert aim.picture.pull is None


# ------------------------------------------------------------------------------------------------ taps
def test_two_taps_stop_power_and_aim(aim: KickAim, flicked: list[KickGesture]) -> None:
    aim.tap()
    assert aim.picture.stage == "power"
    aim.update(PERIOD_S / 4)
    aim.handle(key(pygame.K_SPACE, "confirm"))
    assert aim.picture.stage == "aim"
    aim.handle(key(pygame.K_RETURN))
    (gesture,) = flicked
    assert gesture.power == pytest.approx(0.5)
    assert gesture.aim == 0.0


def test_a_held_key_is_one_tap(aim: KickAim, flicked: list[KickGesture]) -> None:
    aim.tap()
    for _ in range(5):
        aim.handle(Input("key", key=pygame.K_SPACE, action="confirm", repeat=True))
    assert aim.picture.stage == "power"
    assert not flicked


def test_a_click_is_a_tap_too_and_esc_ends_the_needle(aim: KickAim, flicked: list[KickGesture]) -> None:
    aim.tap()
    aim.handle(Input("down", BALL))
    assert aim.picture.stage == "aim"
    aim.handle(key(pygame.K_ESCAPE, "back"))
    assert aim.picture.stage == ""
    assert not flicked


# ----------------------------------------------------------------------------------------------- stick
def test_the_stick_pulled_back_and_let_go_flicks(aim: KickAim, flicked: list[KickGesture]) -> None:
    for t, y in ((0.0, 0.3), (0.05, 0.62), (0.10, 0.62), (0.13, 0.4), (0.15, 0.1)):
        aim.handle(Input("stick", text="right", axes=(0.0, y), t=t))
    (gesture,) = flicked
    assert gesture.power == pytest.approx(0.62)
    assert gesture.aim == 0.0


def test_the_stick_pushed_forward_does_nothing(aim: KickAim, flicked: list[KickGesture]) -> None:
    for t, y in ((0.0, -0.9), (0.1, 0.0)):
        aim.handle(Input("stick", text="right", axes=(0.0, y), t=t))
    assert not flicked


# ------------------------------------------------------------------------------- the finger on the ball
def test_the_card_says_where_the_finger_hits_and_it_stays_there(
    aim: KickAim, flicked: list[KickGesture]
) -> None:
    aim.handle(Input("down", CARD))
    aim.handle(Input("up", CARD))
    assert (aim.picture.contact, aim.picture.offset) == (0.5, -0.25)
    for _ in range(2):
        pull(aim, 0, 100)
        let_go(aim, 0, 100)
    assert [(g.contact, g.offset) for g in flicked] == [(0.5, -0.25)] * 2


def test_arrows_move_the_finger_within_the_ball(aim: KickAim) -> None:
    for _ in range(30):
        aim.handle(key(pygame.K_UP))
        aim.handle(key(pygame.K_LEFT))
    assert (aim.finger.contact, aim.finger.offset) == (1.0, MOST_OFFSET)
    aim.handle(key(pygame.K_DOWN))
    assert aim.finger.contact == pytest.approx(0.9)


def test_wheel_and_keys_lean_the_ball(aim: KickAim) -> None:
    upright = aim.finger.lean
    aim.handle(Input("wheel", BALL, dy=1.0))
    assert aim.finger.lean > upright
    aim.handle(key(pygame.K_MINUS, "slower"))
    assert aim.finger.lean == pytest.approx(upright)
    assert aim.picture.lean == aim.finger.lean
