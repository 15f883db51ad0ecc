"""The spinner: a wheel of eight equal sectors that slows down on its pegs (BFL-4.4).

Pegs stand on the lines between the sectors; a sprung flapper, pointing down at the wheel from its top,
bends at each and pushes the wheel off a line, so that it never rests on one. The wheel starts from an
angle that the shake draws uniformly and that nobody sees before the call: no hand can aim. Only after the
call a finger may turn the wheel, and the spin goes on from where it lets go.
"""

from __future__ import annotations

import math
import random
from array import array
from dataclasses import dataclass
from typing import Final

import pymunk

from game.core.errors import TableError
from game.core.gestures import SpinGesture

SECTORS: Final = 8
SECTOR: Final = 2.0 * math.pi / SECTORS
POINTER: Final = math.pi / 2.0  # the flapper stands at the top
ENOUGH_TURNS: Final = 2.0
FASTEST: Final = 22.0  # rad/s that a hand can give

RIM: Final = 9.0
PEG_RADIUS: Final = 0.35
WHEEL_MASS: Final = 10.0
WHEEL_INERTIA: Final = 600.0
FLAPPER_PIVOT: Final = 11.5
FLAPPER_LENGTH: Final = 3.2
FLAPPER_RADIUS: Final = 0.2
FLAPPER_MASS: Final = 0.2
FLAPPER_INERTIA: Final = 0.6
SPRING: Final = 900.0
SPRING_LOSS: Final = 6.0
BOUNCE: Final = 0.2
GRIP: Final = 0.0  # polished: a rough tip could balance on a peg
BEARING: Final = 0.8  # rad/s^2 of friction, whatever the speed ...
GREASE: Final = (
    0.25  # rad/s ... but below this it fades away, so that the flapper can push the wheel off a peg
)
AIR: Final = 0.12  # 1/s
DT: Final = 1.0 / 480.0
ITERATIONS: Final = 10
EVERY: Final = 4  # ticks between the angles kept
STILL: Final = 0.02  # rad/s
STILL_FLAPPER: Final = 0.05
STRAIGHT: Final = 0.2  # radians: a flapper bent further is still about to throw the wheel off a peg
STILL_TICKS: Final = 60
LONGEST_S: Final = 20.0  # a guard: of 1,721 spins the longest took 8.5 s

_PEG, _FLAPPER = 1, 2


@dataclass(frozen=True, slots=True)
class SpinTrack:
    """A spin and its way. Angles in radians, counter-clockwise; times in seconds.

    At wheel angle 0 sector 1 reaches from the x axis (3 o'clock) to `SECTOR` on from it, and the others
    follow counter-clockwise; ``number`` is the sector under the pointer at 12 o'clock. ``enough`` is False
    for a spin of less than two turns, ``settled`` False for one that was still moving after `LONGEST_S`:
    neither counts. ``turns`` is below 0 for a clockwise spin, ``start_angle`` where a finger let the wheel
    go. ``clicks`` are the moments at which a peg first strikes the flapper; ``way`` holds the angles of the
    wheel and the flapper, every `EVERY` ticks.
    """

    number: int
    enough: bool
    settled: bool
    turns: float
    seconds: float
    start_angle: float
    clicks: list[float]
    way: array[float]

    def pose(self, t_s: float) -> tuple[float, float]:
        """The angles of the wheel and of the flapper (0: hanging straight) at ``t_s`` seconds."""
        last = len(self.way) // 2 - 1
        place = max(0.0, t_s) / (EVERY * DT)
        frame = min(last, int(place))
        wheel, flapper = self.way[2 * frame], self.way[2 * frame + 1]
        if frame == last:
            return wheel, flapper
        share = place - frame
        return (
            wheel + share * (self.way[2 * frame + 2] - wheel),
            flapper + share * (self.way[2 * frame + 3] - flapper),
        )


def sector_at(wheel_angle: float) -> int:
    """The number under the pointer."""
    return int(_from_sector_one(wheel_angle) / SECTOR) % SECTORS + 1


def from_line(wheel_angle: float) -> float:
    """How far the pointer stands from the nearest line between sectors, in sectors (0 to 0.5)."""
    share = _from_sector_one(wheel_angle) / SECTOR % 1.0
    return min(share, 1.0 - share)


def start_angle(shake: int) -> float:
    """Where the wheel stands before the spin: uniform, and hidden until the call is made."""
    return 2.0 * math.pi * random.Random(shake).random()


def spin(gesture: SpinGesture, shake: int) -> SpinTrack:
    """Spin the wheel and wait until it rests. Raises TableError for a speed or a turn that is no number."""
    if not math.isfinite(gesture.speed):
        raise TableError(f"a spin at {gesture.speed} rad/s cannot be made: the speed must be finite")
    if not math.isfinite(gesture.turned):
        raise TableError(f"a wheel turned by {gesture.turned} cannot be spun: the turn must be finite")
    stands = start_angle(shake) + math.remainder(gesture.turned, 2.0 * math.pi)
    return spin_from(stands, max(-FASTEST, min(FASTEST, gesture.speed)))


def spin_from(angle: float, speed: float) -> SpinTrack:
    """Spin the wheel from an angle of one's own choice."""
    space = pymunk.Space()
    space.iterations = ITERATIONS
    clicks: list[int] = []
    wheel, flapper = _build(space, clicks)
    wheel.angle, wheel.angular_velocity = angle, speed
    way: array[float] = array("d", (angle, 0.0))
    ticks = still = 0
    click_times: list[float] = []
    while (still <= STILL_TICKS and ticks * DT < LONGEST_S) or ticks % EVERY:
        space.step(DT)
        ticks += 1
        if clicks:
            click_times.append(ticks * DT)
            clicks.clear()
        rate = wheel.angular_velocity
        loss = (BEARING * min(1.0, abs(rate) / GREASE) + AIR * abs(rate)) * DT
        wheel.angular_velocity = rate - math.copysign(loss, rate)
        still = still + 1 if abs(rate) < STILL and _straight(flapper) else 0
        if ticks % EVERY == 0:
            way.extend((wheel.angle, flapper.angle))
    turns = (wheel.angle - angle) / (2.0 * math.pi)
    return SpinTrack(
        number=sector_at(wheel.angle),
        enough=abs(turns) >= ENOUGH_TURNS,
        settled=still > STILL_TICKS,
        turns=turns,
        seconds=ticks * DT,
        start_angle=angle,
        clicks=click_times,
        way=way,
    )


def _build(space: pymunk.Space, clicks: list[int]) -> tuple[pymunk.Body, pymunk.Body]:
    wheel = pymunk.Body(WHEEL_MASS, WHEEL_INERTIA)
    pegs = []
    for line in range(SECTORS):
        at = line * SECTOR
        peg = pymunk.Circle(wheel, PEG_RADIUS, (RIM * math.cos(at), RIM * math.sin(at)))
        peg.collision_type = _PEG
        pegs.append(peg)
    flapper = pymunk.Body(FLAPPER_MASS, FLAPPER_INERTIA)
    flapper.position = 0.0, FLAPPER_PIVOT
    tongue = pymunk.Segment(flapper, (0.0, 0.0), (0.0, -FLAPPER_LENGTH), FLAPPER_RADIUS)
    tongue.collision_type = _FLAPPER
    for shape in (*pegs, tongue):
        shape.elasticity, shape.friction = BOUNCE, GRIP
    space.add(wheel, *pegs, pymunk.PivotJoint(space.static_body, wheel, (0.0, 0.0), (0.0, 0.0)))
    space.add(
        flapper,
        tongue,
        pymunk.PivotJoint(space.static_body, flapper, (0.0, FLAPPER_PIVOT), (0.0, 0.0)),
        pymunk.DampedRotarySpring(space.static_body, flapper, 0.0, SPRING, SPRING_LOSS),
    )
    space.on_collision(_PEG, _FLAPPER, begin=_click, data=clicks)
    return wheel, flapper


def _straight(flapper: pymunk.Body) -> bool:
    """Whether the flapper hangs at rest, and no longer bends against a peg."""
    return abs(flapper.angular_velocity) < STILL_FLAPPER and abs(flapper.angle) < STRAIGHT


def _click(arbiter: pymunk.Arbiter, space: pymunk.Space, clicks: list[int]) -> None:
    clicks.append(1)


def _from_sector_one(wheel_angle: float) -> float:
    return (POINTER - wheel_angle) % (2.0 * math.pi)
