"""Hands of players who are not there: how a coach throws the cup, flicks the football, spins the wheel.

A hand never touches a result. It aims, trembles by its own noise, and gives a gesture; the table simulates
it like a person's. Nothing here alters what a person does.
"""

from __future__ import annotations

import math
import random
from bisect import bisect_left
from dataclasses import dataclass
from typing import Final

from game.core.board import CUP_BEHIND, HEIGHT, LEFT, WIDTH
from game.core.gestures import CupGesture, KickGesture, SpinGesture

LEAN_DEG: Final = 42.0  # of the standing football: flies 38 degrees high

BEST_POWER: Final = (
    (30, 0.560),
    (45, 0.540),
    (60, 0.530),
    (80, 0.555),
    (110, 0.617),
    (140, 0.690),
    (170, 0.770),
    (200, 0.845),
)
"""Yards to the posts, and the power that these hands make most kicks with. Measured, 500 kicks a figure.
Close to the goal more than enough is best, since a ball that flies high still passes under the tips."""


@dataclass(frozen=True, slots=True)
class Hand:
    """One player's hand: what it aims at, and the standard deviations of what it does instead.

    cup: yards a second, share of the speed, degrees. kick: share of the power, degrees of aim, share of the
    ball's face, yards beside its middle, degrees of lean; all but the lean grow with the power, since a
    harder flick is a wilder flick. spin: radians a second, share of the speed.
    """

    cup_speed: float
    cup_sigma_speed: float
    cup_sigma_aim_deg: float
    kick_sigma_power: float
    kick_sigma_aim_deg: float
    kick_sigma_contact: float
    kick_sigma_offset: float
    kick_sigma_lean_deg: float
    spin_speed: float = 14.0
    spin_sigma: float = 0.08


def _hand(
    cup: tuple[float, float, float], kick: tuple[float, float, float, float, float], factor: float
) -> Hand:
    """``factor`` scales the kick's row so that tries are made as often as the level should make them."""
    return Hand(*cup, *(sigma * factor for sigma in kick))


HANDS: Final = {
    "rookie": _hand((112.0, 0.15, 6.5), (0.13, 3.5, 0.22, 0.10, 6.0), factor=0.78),
    "pro": _hand((112.0, 0.10, 4.0), (0.07, 1.8, 0.12, 0.05, 3.5), factor=0.87),
    "legend": _hand((100.0, 0.04, 1.5), (0.03, 0.8, 0.05, 0.02, 1.5), factor=1.42),
}
"""The three levels of coaches. Tries from 110 yards: 45, 80 and 95 of a hundred. Throws with a die
outside: 24, 17 and 4 of a hundred; legend throws softer, with a hand too steady to roll slowly."""

AVERAGE: Final = HANDS["pro"]
"""The hand of the random player and of the referee."""


def best_power(distance: float) -> float:
    """The power to aim at for posts ``distance`` yards away: between the measured ones on a straight line."""
    place = bisect_left(BEST_POWER, (distance, 0.0))
    if place == 0:
        return BEST_POWER[0][1]
    if place == len(BEST_POWER):
        return BEST_POWER[-1][1]
    (near, low), (far, high) = BEST_POWER[place - 1], BEST_POWER[place]
    return low + (high - low) * (distance - near) / (far - near)


def cup_gesture(hand: Hand, end: int, rng: random.Random) -> CupGesture:
    """Empty the cup from behind the own end line, straight across the field."""
    speed = hand.cup_speed * (1.0 + rng.gauss(0.0, hand.cup_sigma_speed))
    aim = math.radians(rng.gauss(0.0, hand.cup_sigma_aim_deg))
    ahead, left = speed * math.cos(aim), speed * math.sin(aim)
    if end == LEFT:
        return CupGesture(-CUP_BEHIND, HEIGHT / 2.0, ahead, left)
    return CupGesture(WIDTH + CUP_BEHIND, HEIGHT / 2.0, -ahead, -left)


def kick_gesture(hand: Hand, distance: float, rng: random.Random) -> KickGesture:
    """Flick the football at posts ``distance`` yards away."""
    power = best_power(distance)
    wild = 0.6 + 0.8 * power
    return KickGesture(
        power=min(1.0, max(0.0, power * (1.0 + rng.gauss(0.0, hand.kick_sigma_power * wild)))),
        aim=math.radians(rng.gauss(0.0, hand.kick_sigma_aim_deg * wild)),
        lean=math.radians(LEAN_DEG + rng.gauss(0.0, hand.kick_sigma_lean_deg)),
        contact=rng.gauss(0.0, hand.kick_sigma_contact * wild),
        offset=rng.gauss(0.0, hand.kick_sigma_offset * wild),
    )


def spin_gesture(hand: Hand, rng: random.Random) -> SpinGesture:
    """Spin the wheel, some four turns."""
    return SpinGesture(hand.spin_speed * (1.0 + rng.gauss(0.0, hand.spin_sigma)))
