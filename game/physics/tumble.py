"""The tumble of a throw, tick by tick.

Every die is ONE body with six degrees of freedom. Its flat half (x, y, yaw) lives in pymunk, its other
half (height, pitch, roll) here; both share the impulses of the corners on the felt. So the bounce, the
way, the place where a die stops and the face on top are all read from the simulation.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

import pymunk

from game.core.gestures import CupGesture
from game.physics.attitude import heading, product
from game.physics.columns import Columns, columns
from game.physics.contact import GRIP, MAY_TOUCH, corners_down, press
from game.physics.die import (
    DECIDED,
    DT,
    GRAVITY,
    INERTIA,
    RADIUS,
    REST_HEIGHT,
    SILL,
    STILL,
    TUMBLING,
    Die,
)
from game.physics.planar import Blow, Traffic, add_die, build_space
from game.physics.shake import Shaken

CUP_HEIGHT: Final = 10.2  # of the lowest dice's centres in the cup
FAN_AHEAD: Final = 0.12  # the mouth spreads the dice: shares of the speed
FAN_SIDE: Final = 0.22
FAN_UP: Final = 0.06
ROLL: Final = 0.5 / RADIUS  # forward roll that the cup's lip gives, per yd/s
SPIN: Final = 12.0  # rad/s about each axis, from the shake

FELT_LOSS: Final = 0.3  # 1/s, of the spin while touching
SLIP_LOSS: Final = 4.0  # 1/s, of all motion while the corners slip: drag instead of grip has no dead angle
LATE_S: Final = 2.4  # from now on all corners slip: nothing may balance
LONGEST_S: Final = 8.0  # a guard; no throw has ever come near it

FLAT: Final = 0.12 * RADIUS  # three corners below this: the die lies on a face
LAY_RATE: Final = 25.0  # 1/s, lays a decided die flat
YAW_LOSS: Final = 8.0  # 1/s, of a decided die
WAKE: Final = 6.5  # yd/s: a harder blow sets a resting die tumbling again
LOUD: Final = 9.0  # yd/s: table impulses above this are heard

_THIRD: Final = 1.0 / sqrt(3.0)
_KEEP_SPIN: Final = 1.0 - FELT_LOSS * DT
_KEEP_SLIP: Final = 1.0 - SLIP_LOSS * DT


class Tumbling:
    """A throw under way. Call `tick` until `done`. If it is to ``listen``, `knocks` holds what is heard of
    dice on the table: the tick, which die, how hard (yd/s). ``starts`` are the places at the cup's mouth."""

    def __init__(self, gesture: CupGesture, shaken: list[Shaken], *, listen: bool) -> None:
        self.ticks, self.done = 0, False
        self.dice: list[Die] = []
        self.knocks: list[tuple[int, int, float]] | None = [] if listen else None
        self._traffic = Traffic(blows=[] if listen else None)
        self._space = build_space(self._traffic)
        bodies = [self._empty(gesture, each) for each in shaken]
        self._columns: Columns = columns(self._space, bodies)
        self.starts = list(self.places)

    @property
    def seconds(self) -> float:
        """How long it has lasted."""
        return self.ticks * DT

    @property
    def places(self) -> Sequence[float]:
        """Where the dice's centres are: x, y of each in turn."""
        return self._columns.places()

    def flat_motion(self, die: int) -> tuple[float, float, float]:
        """Velocity (x, y; yd/s) and yaw rate (rad/s) of a die."""
        column = self._columns.load()
        return column[3 * die], column[3 * die + 1], column[3 * die + 2]

    @property
    def blows(self) -> list[Blow]:
        """Dice that met dice or the rail, if they were listened to."""
        return self._traffic.blows or []

    def _empty(self, gesture: CupGesture, shaken: Shaken) -> pymunk.Body:
        """Pour one die out: everything is turned into the direction of the throw."""
        speed = sqrt(gesture.vx * gesture.vx + gesture.vy * gesture.vy)
        ux, uy = (gesture.vx / speed, gesture.vy / speed) if speed > 1e-9 else (1.0, 0.0)
        ahead = speed * (1.0 + FAN_AHEAD * shaken.scatter[0])
        left = speed * FAN_SIDE * shaken.scatter[1]
        roll, pitch, yaw = (SPIN * share for share in shaken.spin)
        pitch += ROLL * speed
        die = Die(
            CUP_HEIGHT + shaken.up,
            FAN_UP * speed * shaken.scatter[2],
            product(heading(ux, uy), shaken.attitude),
            roll * ux - pitch * uy,
            roll * uy + pitch * ux,
        )
        place = (
            gesture.x + shaken.ahead * ux - shaken.left * uy,
            gesture.y + shaken.ahead * uy + shaken.left * ux,
        )
        velocity = ahead * ux - left * uy, ahead * uy + left * ux
        body = add_die(self._space, self._traffic, die, place, velocity)
        body.angular_velocity = yaw
        self.dice.append(die)
        return body

    def tick(self) -> None:
        """One step of time for all dice."""
        column = self._columns.load()
        late = self.ticks * DT > LATE_S
        awake = False
        for index, die in enumerate(self.dice):
            k = 3 * index
            vx, vy, wz = column[k], column[k + 1], column[k + 2]
            if die.stage != TUMBLING:
                square = vx * vx + vy * vy
                if die.stage == STILL and square == 0.0 and die.vz == 0.0:
                    continue
                if square < WAKE * WAKE and die.vz * die.vz < WAKE * WAKE:
                    column[k], column[k + 1], column[k + 2] = lay_flat(die, vx, vy, wz)
                    awake = awake or die.stage != STILL
                    continue
                die.stage = TUMBLING
            awake = True
            vx, vy, wz, pushed = tumble(die, vx, vy, wz, 0.0 if die.slip or late else GRIP)
            column[k], column[k + 1], column[k + 2] = vx, vy, wz
            if pushed > LOUD and self.knocks is not None:
                self.knocks.append((self.ticks, index, pushed))
        self._columns.store()
        self._traffic.tick = self.ticks
        self._space.step(DT)
        self.ticks += 1
        self.done = not awake or self.ticks * DT > LONGEST_S


def tumble(die: Die, vx: float, vy: float, wz: float, grip: float) -> tuple[float, float, float, float]:
    """Move a free die through one tick. Returns vx, vy, wz and the table's upward impulse."""
    z, wx, wy = die.z, die.wx, die.wy
    vz = die.vz - GRAVITY * DT
    pushed = 0.0
    if z < MAY_TOUCH:
        contacts, low, high = corners_down(die, vz)
        if contacts:
            (vx, vy, vz, wx, wy, wz), pushed = press(contacts, grip, (vx, vy, vz, wx, wy, wz))
            keep = _KEEP_SPIN if grip else _KEEP_SLIP
            wx *= keep
            wy *= keep
            wz *= keep
            if not grip:
                vx *= keep
                vy *= keep
            if low < 0.0:
                z -= 0.2 * low
            if high < FLAT:
                moving = vx * vx + vy * vy + vz * vz + INERTIA * (wx * wx + wy * wy + wz * wz)
                if 0.5 * moving + GRAVITY * (z - REST_HEIGHT) < SILL:
                    die.stage = DECIDED
    die.z, die.vz, die.wx, die.wy = z + vz * DT, vz, wx, wy
    turn(die, wx, wy, wz)
    if die.slip:
        die.slip -= 1
    return vx, vy, wz, pushed


def turn(die: Die, wx: float, wy: float, wz: float) -> None:
    """Turn the die's attitude by its angular velocity for one tick."""
    qw, qx, qy, qz = die.qw, die.qx, die.qy, die.qz
    half = 0.5 * DT
    w = qw - half * (wx * qx + wy * qy + wz * qz)
    x = qx + half * (wx * qw + wy * qz - wz * qy)
    y = qy + half * (wy * qw + wz * qx - wx * qz)
    z = qz + half * (wz * qw + wx * qy - wy * qx)
    scale = 1.0 / sqrt(w * w + x * x + y * y + z * z)
    die.qw, die.qx, die.qy, die.qz = w * scale, x * scale, y * scale, z * scale


def lay_flat(die: Die, vx: float, vy: float, wz: float) -> tuple[float, float, float]:
    """Lay a decided die onto its lower face while it slides to a stop. Returns vx, vy, wz."""
    qw, qx, qy, qz = die.qw, die.qx, die.qy, die.qz
    a = 1.0 if 2.0 * (qx * qz - qw * qy) > 0.0 else -1.0
    b = 1.0 if 2.0 * (qy * qz + qw * qx) > 0.0 else -1.0
    c = 1.0 if 1.0 - 2.0 * (qx * qx + qy * qy) > 0.0 else -1.0
    # how far the upper face's normal leans
    nx = _THIRD * (
        a * (1.0 - 2.0 * (qy * qy + qz * qz)) + b * 2.0 * (qx * qy - qw * qz) + c * 2.0 * (qx * qz + qw * qy)
    )
    ny = _THIRD * (
        a * 2.0 * (qx * qy + qw * qz) + b * (1.0 - 2.0 * (qx * qx + qz * qz)) + c * 2.0 * (qy * qz - qw * qx)
    )
    wz *= 1.0 - YAW_LOSS * DT
    speed = sqrt(vx * vx + vy * vy)
    brake = GRIP * GRAVITY * DT
    vx, vy = (0.0, 0.0) if speed <= brake else (vx - brake * vx / speed, vy - brake * vy / speed)
    turn(die, LAY_RATE * ny, -LAY_RATE * nx, wz)
    die.z += (REST_HEIGHT - die.z) * LAY_RATE * DT
    die.vz = die.wx = die.wy = 0.0
    die.slip = 0
    still = nx * nx + ny * ny < 1e-5 and vx == 0.0 and vy == 0.0 and abs(wz) < 0.3
    die.stage = STILL if still else DECIDED
    return (0.0, 0.0, 0.0) if still else (vx, vy, wz)
