"""The ball in the air: gravity, drag, wind, and the frame of the goal that it can strike.

In free air the ball is stepped here. Near the ground or the goal two pymunk Spaces take over, one seen
from the side (ground and crossbar), one from above (uprights); both carry the same ball and share its
motion along the kick.
"""

from __future__ import annotations

import math
from array import array
from typing import Final, NamedTuple

import pymunk

from game.physics.football import (
    BAR_HEIGHT,
    GOAL_WIDTH,
    GRAVITY,
    INERTIA_TUMBLE,
    INERTIA_YAW,
    POST_RADIUS,
    REACH,
    THICKNESS,
    TIP_HEIGHT,
    TRIANGLE,
)
from game.physics.strike import Strike

DRAG: Final = 0.003  # 1/yd, of the square of the speed through the air: folded paper, that feels a wind
MAGNUS: Final = 0.004  # sideways pull for each rad/s of yaw and yd/s of speed
BOUNCE: Final = 0.45
GRIP: Final = 0.3
DT: Final = 1.0 / 480.0  # the fastest ball moves 0.6 yards in it, less than a post is thick
ITERATIONS: Final = 10
NEAR: Final = REACH + POST_RADIUS + 0.8  # yards from ground or goal at which the Spaces take over
THROUGH: Final = 3.0  # yards behind the goal at which the ball can no longer bounce back
LIFT_OFF_S: Final = 0.03  # while the tip leaves the ground, touching it is no landing
LONGEST_S: Final = 4.0
BACK: Final = 30.0  # yards behind the kicker at which the wind has taken it away
AFTERWARDS_S: Final = 0.5  # of flight kept for the eye once all is decided
EVERY: Final = 4  # ticks between the poses kept

_BALL, _FRAME, _GROUND = 1, 2, 3


class FrameHit(NamedTuple):
    """The ball on the frame: when (seconds from the launch), "bar", "left" or "right", and the speed (yd/s)
    that it then has."""

    t: float
    part: str
    speed: float


class Flight:
    """One ball on its way: yards, seconds, radians. `run` decides the kick; ``keep`` its poses, too: x, y, z,
    pitch, yaw."""

    def __init__(
        self, launch: Strike, aim: float, distance: float, wind: tuple[float, float], *, keep: bool
    ) -> None:
        self.distance, self.wind = distance, wind
        way = aim + launch.turn
        flat = launch.speed * math.cos(launch.loft)
        self.x, self.y, self.z = launch.x, 0.0, launch.z
        self.vx, self.vy, self.vz = (
            flat * math.cos(way),
            flat * math.sin(way),
            launch.speed * math.sin(launch.loft),
        )
        self.pitch, self.spin = launch.pitch, launch.spin
        self.yaw, self.yaw_rate = aim, launch.yaw_rate
        self.ticks = 0
        self.frame_hits: list[FrameHit] = []
        self.cross: tuple[float, float] | None = None
        self.inside, self.grounded, self.decided, self.good = False, False, False, False
        self.decided_at = 0.0
        self.poses: array[float] | None = array("d") if keep else None
        self._spaces: _Spaces | None = None

    @property
    def seconds(self) -> float:
        """Time since the launch."""
        return self.ticks * DT

    def run(self) -> None:
        """Fly until the kick is decided, and on for the eye if the way is kept."""
        self._keep()
        while not self.decided or self._shown_on():
            self.step()
            if self.ticks % EVERY == 0:
                self._keep()

    def _shown_on(self) -> bool:
        """Whether the eye still follows the ball, and up to a pose that is kept."""
        if self.poses is None:
            return False
        return self.seconds < self.decided_at + AFTERWARDS_S or self.ticks % EVERY != 0

    def step(self) -> None:
        """One tick."""
        before = self.x
        rx, ry = self.vx - self.wind[0], self.vy - self.wind[1]
        slow = DRAG * math.sqrt(rx * rx + ry * ry + self.vz * self.vz) * DT
        self.vy += MAGNUS * self.yaw_rate * self.vx * DT - slow * ry
        self.vx -= slow * rx
        self.vz -= slow * self.vz
        if self.z < NEAR or abs(self.x - self.distance) < NEAR:
            self._touch()
        else:
            self.vz -= GRAVITY * DT
            self.x += self.vx * DT
            self.y += self.vy * DT
            self.z += self.vz * DT
            self.pitch += self.spin * DT
            self.yaw += self.yaw_rate * DT
        self.ticks += 1
        if not self.decided:
            self._judge(before)

    def struck(self, part: str) -> None:
        """The ball touches a part of the frame. On one part it is one hit until it touches another."""
        if not self.frame_hits or self.frame_hits[-1].part != part:
            self.frame_hits.append(FrameHit(self.seconds, part, math.hypot(self.vx, self.vy, self.vz)))

    def _touch(self) -> None:
        if self._spaces is None:
            self._spaces = _Spaces(self.distance)
        self._spaces.step(self)

    def _judge(self, before: float) -> None:
        """Good: the centre passes the goal's plane inside the frame and does not bounce back."""
        if before < self.distance <= self.x:
            self.cross = self.y, self.z
            self.inside = abs(self.y) < GOAL_WIDTH / 2.0 and BAR_HEIGHT < self.z < TIP_HEIGHT
        if self.x < self.distance - THROUGH and self.x < before:
            self.inside = False
        if self.x > self.distance + THROUGH or self.grounded or self.x < -BACK or self.seconds > LONGEST_S:
            self.decided, self.decided_at = True, self.seconds
            self.good = self.inside and self.x > self.distance

    def _keep(self) -> None:
        if self.poses is not None:
            self.poses.extend((self.x, self.y, self.z, self.pitch, self.yaw))


class _Spaces:
    """Ground and goal in two planes; x, along the kick, is shared."""

    def __init__(self, distance: float) -> None:
        self.side, self.above = pymunk.Space(), pymunk.Space()
        self.side.iterations = self.above.iterations = ITERATIONS
        self.side.gravity = 0.0, -GRAVITY
        self.seen_aside = pymunk.Body(1.0, INERTIA_TUMBLE)
        triangle = pymunk.Poly(self.seen_aside, TRIANGLE)
        self.seen_above = pymunk.Body(1.0, INERTIA_YAW)
        half, rear, front = THICKNESS / 2.0, TRIANGLE[0][0] - 1.0, TRIANGLE[2][0]
        edge = pymunk.Poly(self.seen_above, [(rear, -half), (front, -half), (front, half), (rear, half)])
        for shape in (triangle, edge):
            shape.elasticity = shape.friction = 1.0
            shape.collision_type = _BALL
        ground = pymunk.Segment(self.side.static_body, (-400.0, -3.0), (800.0, -3.0), 3.0)
        ground.collision_type = _GROUND
        bar = pymunk.Circle(self.side.static_body, POST_RADIUS, (distance, BAR_HEIGHT))
        posts = [
            pymunk.Circle(self.above.static_body, POST_RADIUS, (distance, side * GOAL_WIDTH / 2.0))
            for side in (-1.0, 1.0)
        ]
        for fixed in (ground, bar, *posts):
            fixed.elasticity, fixed.friction = BOUNCE, GRIP
        for part in (bar, *posts):
            part.collision_type = _FRAME
        self.side.add(self.seen_aside, triangle, ground, bar)
        self.above.add(self.seen_above, edge, *posts)
        self.touching: set[str] = set()
        self.height = self.sideways = 0.0
        self.side.on_collision(_BALL, _FRAME, pre_solve=_meets_bar, data=self)
        self.side.on_collision(_BALL, _GROUND, pre_solve=_meets_ground, data=self)
        self.above.on_collision(_BALL, _FRAME, pre_solve=_meets_post, data=self)

    def step(self, ball: Flight) -> None:
        """Move ``ball`` through one tick with all it may touch."""
        side, above = self.seen_aside, self.seen_above
        side.position, side.velocity = (ball.x, ball.z), (ball.vx, ball.vz)
        side.angle, side.angular_velocity = ball.pitch, ball.spin
        above.position, above.velocity = (ball.x, ball.y), (ball.vx, ball.vy)
        above.angle, above.angular_velocity = ball.yaw, ball.yaw_rate
        self.height, self.sideways = ball.z, ball.y
        self.touching.clear()
        self.side.step(DT)
        self.above.step(DT)
        for part in ("bar", "left", "right"):
            if part in self.touching:
                ball.struck(part)
        if "ground" in self.touching and ball.seconds > LIFT_OFF_S:
            ball.grounded = True
        # what each plane's contacts changed along the kick adds up
        ball.x = side.position.x + above.position.x - ball.x - ball.vx * DT
        ball.vx = side.velocity.x + above.velocity.x - ball.vx
        ball.y, ball.vy = above.position.y, above.velocity.y
        ball.z, ball.vz = side.position.y, side.velocity.y
        ball.pitch, ball.spin = side.angle, side.angular_velocity
        ball.yaw, ball.yaw_rate = above.angle, above.angular_velocity


def _meets_bar(arbiter: pymunk.Arbiter, space: pymunk.Space, spaces: _Spaces) -> None:
    # the flag sticks to the pair, so it is set both ways every tick
    arbiter.process_collision = meets = abs(spaces.sideways) <= GOAL_WIDTH / 2.0 + POST_RADIUS
    if meets:
        spaces.touching.add("bar")


def _meets_post(arbiter: pymunk.Arbiter, space: pymunk.Space, spaces: _Spaces) -> None:
    arbiter.process_collision = meets = BAR_HEIGHT - 1.0 < spaces.height < TIP_HEIGHT
    if meets:
        spaces.touching.add("left" if spaces.sideways > 0.0 else "right")


def _meets_ground(arbiter: pymunk.Arbiter, space: pymunk.Space, spaces: _Spaces) -> None:
    spaces.touching.add("ground")
