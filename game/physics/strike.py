"""The flick itself: a fingertip driven into the standing paper football.

Two small pymunk Spaces see the same blow: from the side it gives speed, loft and tumble, from above a
blow off the middle turns the ball, gives it yaw spin and costs it speed.
"""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass
from typing import Final, NamedTuple

import pymunk

from game.core.gestures import KickGesture
from game.physics.football import (
    GRAVITY,
    INERTIA_TUMBLE,
    INERTIA_YAW,
    LONG_SIDE,
    THICKNESS,
    TRIANGLE,
)

FASTEST_FINGER: Final = 285.0  # yd/s at full power: 200 yards ask for four fifths of it
LEAST_POWER: Final = 0.02
FINGER_RADIUS: Final = 0.9
BOUNCE: Final = 0.35
GRIP: Final = 0.35
RISE: Final = 0.85  # the finger's path rises by this share of the lean: almost square to the ball's face
STROKE: Final = 3.0  # yards that the finger travels
GAP: Final = 0.4  # yards between finger and ball before the flick
AFTER_TOUCH_S: Final = 0.012  # until the ball is surely off the finger
LONGEST_S: Final = 0.25
STEP: Final = 1.0 / 4800.0  # a full-power finger moves 0.04 yards in it
ITERATIONS: Final = 10
EVERY: Final = 5  # steps between the samples kept for drawing

_BALL, _FINGER = 1, 2


class StrikePose(NamedTuple):
    """Ball and finger seen from the side: forward and up (yards), the ball's pitch (radians)."""

    x: float
    z: float
    pitch: float
    finger_x: float
    finger_z: float


@dataclass(frozen=True, slots=True)
class Strike:
    """What the flick did. Directions: x along the kick, left positive, z up; angles in radians.

    ``speed``, ``loft`` and ``turn`` are the launch, ``spin`` the tumble and ``yaw_rate`` the turn about
    the vertical in rad/s, ``offset`` where the finger stood beside the ball's middle (yards). ``hit`` is
    False if the finger missed: the ball stands as it stood. ``seconds`` from the finger's start to the free
    ball, ``x``, ``z`` (yards) and ``pitch`` as it is then; ``samples`` are the five numbers of each
    `StrikePose`, every `EVERY` steps.
    """

    hit: bool
    speed: float
    loft: float
    turn: float
    spin: float
    yaw_rate: float
    offset: float
    x: float
    z: float
    pitch: float
    seconds: float
    samples: array[float]

    def pose(self, t_s: float) -> StrikePose:
        """Ball and finger ``t_s`` seconds after the finger set off, for drawing it in slow motion."""
        last = len(self.samples) // 5 - 1
        frame = min(last, max(0, round(t_s / (EVERY * STEP))))
        return StrikePose(*self.samples[5 * frame : 5 * frame + 5])


def strike(gesture: KickGesture) -> Strike:
    """Flick the ball as ``gesture`` says. Its numbers are what a hand can do: see `flick`."""
    finger = max(gesture.power, LEAST_POWER) * FASTEST_FINGER
    turn, yaw_rate, kept = _seen_from_above(finger, gesture.offset)
    side = _SideView(finger, gesture.lean, gesture.contact, passes=not kept)
    side.run()
    vx, vz = side.ball.velocity
    speed = math.hypot(vx, vz) * kept if side.hit else 0.0
    return Strike(
        hit=side.hit and speed > 0.0,
        speed=speed,
        loft=math.atan2(vz, vx) if side.hit else 0.0,
        turn=turn,
        spin=side.ball.angular_velocity,
        yaw_rate=yaw_rate,
        offset=gesture.offset,
        x=side.ball.position.x,
        z=side.ball.position.y,
        pitch=side.ball.angle,
        seconds=side.steps * STEP,
        samples=side.samples,
    )


class _SideView:
    """The blow seen from the side: a driven circle meets the leaning triangle, or passes beside it."""

    def __init__(self, speed: float, lean: float, contact: float, *, passes: bool) -> None:
        self.speed, self.hit, self.steps = speed, False, 0
        self.samples: array[float] = array("d")
        along = (-math.sin(lean), math.cos(lean))  # the ball's face, upwards
        into = (math.cos(lean), math.sin(lean))
        self.space = pymunk.Space()
        self.space.iterations = ITERATIONS
        self.ball = pymunk.Body(1.0, INERTIA_TUMBLE)
        self.ball.position = (
            along[0] * LONG_SIDE / 2.0 + into[0] * LONG_SIDE / 6.0,
            along[1] * LONG_SIDE / 2.0 + into[1] * LONG_SIDE / 6.0,
        )
        self.ball.angle = lean
        triangle = pymunk.Poly(self.ball, TRIANGLE)
        triangle.elasticity = triangle.friction = 1.0
        triangle.collision_type = _BALL
        table = pymunk.Segment(self.space.static_body, (-50.0, -1.0), (50.0, -1.0), 1.0)
        table.elasticity, table.friction = 0.3, 0.6
        rise = RISE * lean
        ahead = math.cos(rise), math.sin(rise)
        height = LONG_SIDE / 2.0 * (1.0 + contact)
        self.finger = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        self.finger.position = (
            along[0] * height - into[0] * FINGER_RADIUS - ahead[0] * GAP,
            along[1] * height - into[1] * FINGER_RADIUS - ahead[1] * GAP,
        )
        self.finger.velocity = speed * ahead[0], speed * ahead[1]
        tip = pymunk.Circle(self.finger, FINGER_RADIUS)
        tip.elasticity, tip.friction = BOUNCE, GRIP
        tip.collision_type, tip.sensor = _FINGER, passes
        self.space.add(self.ball, triangle, table, self.finger, tip)
        self.touched: list[bool] = []
        self.space.on_collision(_BALL, _FINGER, post_solve=_touch, data=self.touched)

    def run(self) -> None:
        """Until the ball flies free, or the finger has passed it."""
        since_touch = 0
        stroke = 0.0
        while self.steps * STEP < LONGEST_S and stroke <= 2.0 * STROKE:
            if self.steps % EVERY == 0:
                self._sample()
            self.space.step(STEP)
            self.steps += 1
            stroke += self.speed * STEP
            if self.touched:
                self.hit = True
                self.space.gravity = 0.0, -GRAVITY  # until now the other hand held the ball
                since_touch += 1
            if stroke > STROKE:
                self.finger.velocity = 0.0, 0.0
                if self.hit and since_touch * STEP > AFTER_TOUCH_S:
                    break
        self._sample()

    def _sample(self) -> None:
        ball, finger = self.ball, self.finger
        self.samples.extend((*ball.position, ball.angle, *finger.position))


def _touch(arbiter: pymunk.Arbiter, space: pymunk.Space, touched: list[bool]) -> None:
    if not touched:
        touched.append(True)


def _seen_from_above(speed: float, offset: float) -> tuple[float, float, float]:
    """The blow on the thin rear edge: the turn of the way, the yaw rate, the share of the speed kept (0: the
    finger missed)."""
    space = pymunk.Space()
    space.iterations = ITERATIONS
    ball = pymunk.Body(1.0, INERTIA_YAW)
    half = THICKNESS / 2.0
    rear, front = TRIANGLE[0][0], TRIANGLE[2][0] + THICKNESS
    edge = pymunk.Poly(ball, [(rear, -half), (front, -half), (front, half), (rear, half)])
    edge.elasticity = edge.friction = 1.0
    finger = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
    finger.position = rear - FINGER_RADIUS - 0.3, offset
    finger.velocity = speed, 0.0
    tip = pymunk.Circle(finger, FINGER_RADIUS)
    tip.elasticity, tip.friction = BOUNCE, GRIP
    space.add(ball, edge, finger, tip)
    for _ in range(int(STROKE / (speed * STEP)) + 1):
        space.step(STEP)
    vx, vy = ball.velocity
    kept = math.hypot(vx, vy)
    if kept < 1e-6:
        return 0.0, 0.0, 0.0
    return math.atan2(vy, vx), ball.angular_velocity, kept / ((1.0 + BOUNCE) * speed)
