"""A kick as it is watched: the finger slowed down so that it can be seen, then the flight in its own time."""

from __future__ import annotations

import math

from game.physics.flick import Kick
from game.ui.tables.bfl.kick_picture import FrameMark, KickPicture, KickTrace, Place

STRIKE_S = 0.32  # the blow takes some 40 ms: too quick for an eye
PACE = 0.85  # of the flight
AFTER_S = 0.35  # of flight that is shown when all is decided
TAIL_S, TAIL_STEP_S = 0.22, 0.02
MARK_S = 0.8
WAY_STEPS = 36


def seconds(kick: Kick) -> float:
    """How long it is watched."""
    return STRIKE_S + (min(kick.seconds, kick.decided + AFTER_S) - kick.strike.seconds) / PACE


def moment_of(kick: Kick, watched_s: float) -> float:
    """The kick's own time after so many seconds of watching."""
    blow = kick.strike.seconds
    if watched_s < STRIKE_S:
        return blow * watched_s / STRIKE_S
    return blow + (watched_s - STRIKE_S) * PACE


def watched_at(kick: Kick, t_s: float) -> float:
    """The inverse of `moment_of`: when a moment of the kick is seen."""
    blow = kick.strike.seconds
    return STRIKE_S * t_s / blow if t_s < blow else STRIKE_S + (t_s - blow) / PACE


def show(picture: KickPicture, kick: Kick, aim: float, watched_s: float) -> None:
    """The picture after so many seconds of watching."""
    t = moment_of(kick, watched_s)
    picture.aiming, picture.pull, picture.stage, picture.card = False, None, "", False
    pose = kick.pose(t)
    picture.pose = (pose.x, pose.y, pose.z, pose.pitch, pose.yaw)
    picture.finger = finger(kick, aim, t) if t <= kick.strike.seconds else None
    picture.tail = tail(kick, t)
    picture.hits = [
        FrameMark(hit.part, _place(kick, hit.t), t - hit.t)
        for hit in kick.frame_hits
        if hit.t <= t < hit.t + MARK_S
    ]


def finger(kick: Kick, aim: float, t_s: float) -> Place:
    """Where the finger is while it strikes."""
    pose, off = kick.strike.pose(t_s), kick.strike.offset
    x, y = pose.finger_x, off
    return (
        x * math.cos(aim) - y * math.sin(aim),
        x * math.sin(aim) + y * math.cos(aim),
        pose.finger_z,
    )


def tail(kick: Kick, t_s: float) -> tuple[Place, ...]:
    """The last places of the ball in flight."""
    start = max(kick.strike.seconds, t_s - TAIL_S)
    if t_s <= start:
        return ()
    steps = int((t_s - start) / TAIL_STEP_S) + 1
    return tuple(_place(kick, start + k * TAIL_STEP_S) for k in range(steps))


def trace(kick: Kick, number: int, words: str) -> KickTrace:
    """A kick that is over, as a line in the air."""
    start, stop = kick.strike.seconds, kick.decided
    way = tuple(_place(kick, start + (stop - start) * k / WAY_STEPS) for k in range(WAY_STEPS + 1))
    return KickTrace(number, kick.good, way, kick.cross, words)


def _place(kick: Kick, t_s: float) -> Place:
    pose = kick.pose(t_s)
    return pose.x, pose.y, pose.z
