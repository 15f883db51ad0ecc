"""The dice tray: empty the cup and read what lies on the table (BFL-2.1, BFL-2.2, BFL-2.5).

A throw is simulated whole, from a gesture (the hand) and a shake (the chance), before its first frame is
shown. The same two give the same bits every time, so a replay simply throws again.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from game.core.board import CUP_BEHIND, HEIGHT, LEFT, RIGHT, WIDTH, outside
from game.core.errors import TableError
from game.core.gestures import CupGesture
from game.core.requests import DieAtRest
from game.physics.attitude import face_of
from game.physics.die import DT, STILL
from game.physics.shake import MOST_DICE, Shaken, shake
from game.physics.track import EVERY, Hit, Pose, Track
from game.physics.tumble import Tumbling

FASTEST: Final = 175.0  # yd/s that a hand can give the cup
SLOW_TRAVEL: Final = 38.0  # yards: dice that travel less on average were not thrown (BFL-2.2)
MOUTH_BEHIND: Final = (2.0, 8.0)  # yards behind the end line where the cup's mouth may be
MOUTH_SIDE: Final = 12.0  # yards from either sideline that the mouth keeps
LOUDEST: Final = 150.0  # yd/s of a blow that sounds at full strength


@dataclass(frozen=True, slots=True)
class Landing:
    """What a throw came to.

    Places are rounded to 0.01 yards before `outside` reads them, so what is drawn, written down and
    judged is one number. ``travel`` is the mean straight way of the dice, ``unsettled`` how many did not
    come to rest (none ever should), ``seconds`` how long the tumble lasted.
    """

    dice: tuple[DieAtRest, ...]
    travel: float
    unsettled: int
    seconds: float

    @property
    def slow(self) -> bool:
        """A slow roll: it does not count and is thrown again (BFL-2.2)."""
        return self.travel < SLOW_TRAVEL


@dataclass(frozen=True, slots=True)
class Tumble(Landing):
    """A throw with the way it took: poses to draw, hits to hear. Times count from the cup's stop."""

    track: Track
    hits: list[Hit]

    def poses(self, t_s: float) -> list[Pose]:
        """Every die at ``t_s`` seconds; after the end they lie where the result says."""
        if t_s < self.seconds:
            return self.track.poses(t_s)
        return [
            pose if die.x is None or die.y is None else pose._replace(x=die.x, y=die.y)
            for pose, die in zip(self.track.poses(t_s), self.dice, strict=True)
        ]


def throw(gesture: CupGesture, shake: int, *, dice: int = 8) -> Tumble:
    """Empty the cup and keep the way of every die. ``shake`` seeds the shake; 1 to 14 dice.

    Raises TableError for a gesture that is no number, or a number of dice that no cup holds.
    """
    return tumble_shaken(gesture, _shaken(shake, dice))


def throw_result(gesture: CupGesture, shake: int, *, dice: int = 8) -> Landing:
    """The result of `throw` alone, the same to the bit, at a lower price: for simulations."""
    tumbling = Tumbling(_within_reach(gesture), _shaken(shake, dice), listen=False)
    while not tumbling.done:
        tumbling.tick()
    return _landing(tumbling)


def tumble_shaken(gesture: CupGesture, shaken: list[Shaken]) -> Tumble:
    """Throw dice that lie in the cup as ``shaken`` says."""
    tumbling = Tumbling(_within_reach(gesture), shaken, listen=True)
    track = Track(len(shaken))
    track.add(tumbling.dice, tumbling.places)
    while not tumbling.done:
        tumbling.tick()
        if tumbling.ticks % EVERY == 0 or tumbling.done:
            track.add(tumbling.dice, tumbling.places)
    landing = _landing(tumbling)
    return Tumble(
        landing.dice, landing.travel, landing.unsettled, landing.seconds, track, _hits(tumbling, track)
    )


def start_of_cup(end: int) -> tuple[float, float]:
    """Where the cup's mouth is offered to the hand: behind the roller's own end line, in the middle."""
    return _behind(end, CUP_BEHIND), HEIGHT / 2.0


def hand_place(end: int, x: float, y: float) -> tuple[float, float]:
    """The place nearest to (x, y) where the hand of a roller from ``end`` may hold the cup's mouth."""
    near, far = _behind(end, MOUTH_BEHIND[0]), _behind(end, MOUTH_BEHIND[1])
    low, high = min(near, far), max(near, far)
    return min(high, max(low, x)), _beside(y)


def hand_speed(vx: float, vy: float) -> tuple[float, float]:
    """The velocity, held to what a hand can do."""
    speed = math.hypot(vx, vy)
    if speed <= FASTEST:
        return vx, vy
    return vx * FASTEST / speed, vy * FASTEST / speed


def cup_of_hand(end: int, x: float, y: float, vx: float, vy: float) -> CupGesture:
    """The gesture of a hand at (x, y) with velocity (vx, vy), as far as place and speed are allowed."""
    return CupGesture(*hand_place(end, x, y), *hand_speed(vx, vy))


def _behind(end: int, yards: float) -> float:
    return -yards if end == LEFT else WIDTH + yards


def _beside(y: float) -> float:
    return min(HEIGHT - MOUTH_SIDE, max(MOUTH_SIDE, y))


def _within_reach(gesture: CupGesture) -> CupGesture:
    """A gesture from a file may say anything; the tray takes what a hand above it can do."""
    numbers = (gesture.x, gesture.y, gesture.vx, gesture.vy)
    if not all(math.isfinite(number) for number in numbers):
        raise TableError(f"a throw from {numbers} cannot be made: every number must be finite")
    x = min(_behind(RIGHT, MOUTH_BEHIND[1]), max(_behind(LEFT, MOUTH_BEHIND[1]), gesture.x))
    return CupGesture(x, _beside(gesture.y), *hand_speed(gesture.vx, gesture.vy))


def _shaken(seed: int, dice: int) -> list[Shaken]:
    if not 1 <= dice <= MOST_DICE:
        raise TableError(f"{dice} dice cannot be thrown: the cup holds 1 to {MOST_DICE}")
    return shake(seed, dice)


def _landing(tumbling: Tumbling) -> Landing:
    dice: list[DieAtRest] = []
    travel = 0.0
    ends, starts = tumbling.places, tumbling.starts
    for index, die in enumerate(tumbling.dice):
        end_x, end_y = ends[2 * index], ends[2 * index + 1]
        x, y = round(end_x, 2) + 0.0, round(end_y, 2) + 0.0  # + 0.0: no negative zero
        dice.append(DieAtRest(face_of((die.qw, die.qx, die.qy, die.qz)), outside(x, y), x, y))
        travel += math.hypot(end_x - starts[2 * index], end_y - starts[2 * index + 1])
    unsettled = sum(die.stage != STILL for die in tumbling.dice)
    return Landing(tuple(dice), travel / len(dice), unsettled, tumbling.seconds)


def _hits(tumbling: Tumbling, track: Track) -> list[Hit]:
    hits = [
        Hit(blow.tick * DT, blow.kind, min(1.0, blow.impulse / LOUDEST), blow.x, blow.y)
        for blow in tumbling.blows
    ]
    for tick, die, impulse in tumbling.knocks or []:
        pose = track.pose(min(tick // EVERY, len(track) - 1), die)
        hits.append(Hit(tick * DT, "table", min(1.0, impulse / LOUDEST), pose.x, pose.y))
    return sorted(hits)
