"""The kick: flick the paper football at the goal, and see whether it is good (BFL-4.3).

There is no chance in it: the finger decides. The same gesture, distance and wind give the same kick to
the bit.
"""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from game.core.errors import TableError
from game.core.gestures import KickGesture
from game.physics.flight import DT, EVERY, Flight, FrameHit
from game.physics.football import BAR_HEIGHT, GOAL_WIDTH, TIP_HEIGHT
from game.physics.strike import Strike, strike

LEAN: Final = (math.radians(15.0), math.radians(65.0))  # how far the other hand can lean the ball back
AIM: Final = math.radians(45.0)  # to either side
CONTACT: Final = 1.3  # beyond 1 the finger brushes the tip
OFFSET: Final = 2.0  # yards; beyond 1.5 it misses
DISTANCES: Final = (10.0, 300.0)  # yards at which a goal can stand
STRONGEST_WIND: Final = 100.0  # yd/s


class KickPose(NamedTuple):
    """The ball: along the kick, left of it, up (yards); pitch back and yaw left (radians)."""

    x: float
    y: float
    z: float
    pitch: float
    yaw: float


@dataclass(frozen=True, slots=True)
class Kick:
    """A kick and its way. All times count from the finger's start; the ball is free at ``strike.seconds``.

    ``why`` is "good", or "short", "low", "over" (the tips), "wide left", "wide right", or "doink" for one
    that the frame sent away. ``cross`` is where the centre passed the goal's plane (left of the middle,
    up), or None. ``decided`` is when the kick was good or lost; its ``way``, the five numbers of each
    `KickPose` from the launch on, every `EVERY` ticks, goes on until ``seconds``.
    """

    good: bool
    why: str
    frame_hits: tuple[FrameHit, ...]
    cross: tuple[float, float] | None
    distance: float
    wind: tuple[float, float]
    strike: Strike
    decided: float
    seconds: float
    way: array[float]

    def pose(self, t_s: float) -> KickPose:
        """The ball at ``t_s`` seconds, on the finger or in the air."""
        t = t_s - self.strike.seconds
        if t < 0.0:
            ball = self.strike.pose(t_s)
            return KickPose(ball.x, 0.0, ball.z, ball.pitch, self.way[4])
        last = len(self.way) // 5 - 1
        frame = min(last, int(t / (EVERY * DT)))
        here = self.way[5 * frame : 5 * frame + 5]
        if frame == last:
            return KickPose(*here)
        share = t / (EVERY * DT) - frame
        there = self.way[5 * frame + 5 : 5 * frame + 10]
        return KickPose(*(a + share * (b - a) for a, b in zip(here, there, strict=True)))


def flick(gesture: KickGesture, distance: float, *, wind: tuple[float, float] = (0.0, 0.0)) -> Kick:
    """Kick at posts ``distance`` yards away and keep the way of the ball.

    ``wind`` blows along the kick and to its left, in yd/s. Raises TableError for what is no number, or a
    distance at which no goal stands.
    """
    flight, launch = _fly(gesture, distance, wind, keep=True)
    assert flight.poses is not None
    return Kick(
        good=flight.good,
        why=_why(flight),
        frame_hits=tuple(hit._replace(t=hit.t + launch.seconds) for hit in flight.frame_hits),
        cross=flight.cross,
        distance=distance,
        wind=wind,
        strike=launch,
        decided=launch.seconds + flight.decided_at,
        seconds=launch.seconds + flight.seconds,
        way=flight.poses,
    )


def is_good(gesture: KickGesture, distance: float, *, wind: tuple[float, float] = (0.0, 0.0)) -> bool:
    """Whether `flick` would be good, at a lower price: for simulations. Raises TableError, as that."""
    return _fly(gesture, distance, wind, keep=False)[0].good


def _fly(
    gesture: KickGesture, distance: float, wind: tuple[float, float], *, keep: bool
) -> tuple[Flight, Strike]:
    gesture = _within_reach(gesture)
    if not DISTANCES[0] <= distance <= DISTANCES[1]:
        raise TableError(
            f"no goal stands {distance} yards away: {DISTANCES[0]:.0f} to {DISTANCES[1]:.0f} can be kicked"
        )
    if not math.hypot(*wind) <= STRONGEST_WIND:
        raise TableError(f"a wind of {wind} yd/s does not blow here: {STRONGEST_WIND:.0f} at most")
    launch = strike(gesture)
    flight = Flight(launch, gesture.aim, distance, wind, keep=keep)
    flight.run()
    return flight, launch


def _within_reach(gesture: KickGesture) -> KickGesture:
    """A gesture from a file may say anything; the ball feels what a hand can do."""
    numbers = (gesture.power, gesture.aim, gesture.lean, gesture.contact, gesture.offset)
    if not all(math.isfinite(number) for number in numbers):
        raise TableError(f"a kick with {numbers} cannot be made: every number must be finite")

    def held(value: float, low: float, high: float) -> float:
        return min(high, max(low, value))

    return replace(
        gesture,
        power=held(gesture.power, 0.0, 1.0),
        aim=held(gesture.aim, -AIM, AIM),
        lean=held(gesture.lean, *LEAN),
        contact=held(gesture.contact, -CONTACT, CONTACT),
        offset=held(gesture.offset, -OFFSET, OFFSET),
    )


def _why(flight: Flight) -> str:
    if flight.good:
        return "good"
    if any(hit.t <= flight.decided_at for hit in flight.frame_hits):
        return "doink"
    if flight.cross is None:
        return "short"
    y, z = flight.cross
    if z <= BAR_HEIGHT:
        return "low"
    if abs(y) >= GOAL_WIDTH / 2.0:
        return "wide left" if y > 0.0 else "wide right"
    return "over" if z >= TIP_HEIGHT else "short"
