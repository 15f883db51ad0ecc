"""Corners of a die on the felt: sequential impulses with Coulomb friction.

Only three corners can touch, one on each body axis, and they are the corners of the lower face. The
tumble, the bounce, the grip and the face that ends up on top all come out of these contacts.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from game.physics.die import DT, INERTIA, RADIUS, Die

BOUNCE: Final = 0.55  # felt on wood
GRIP: Final = 0.55  # Coulomb friction of a corner
NO_BOUNCE_BELOW: Final = 7.0  # yd/s
SLOP: Final = 0.01
NEAR_FELT: Final = 1.2  # yards: corners below this height are looked at
MAY_TOUCH: Final = RADIUS + NEAR_FELT  # of the centre: any higher, and no corner can touch
PASSES: Final = 3
TIP: Final = 0.15 * RADIUS * GRIP / INERTIA  # torque against spinning on a corner, per impulse

Motion = tuple[float, float, float, float, float, float]
"""Velocity (x, y, z) and angular velocity (x, y, z) of a die."""
Contact = list[float]
"""A touching corner: its arm (z, x, y), the wanted speed, the mass factor, the impulses (up, x, y)."""


def corners_down(die: Die, vz: float) -> tuple[list[Contact], float, float]:
    """The corners that touch during this tick, and the heights of the lowest and the highest of the three."""
    qw, qx, qy, qz, z = die.qw, die.qx, die.qy, die.qz, die.z
    # the third row of the rotation matrix holds the heights of the body's axes
    up0 = 2.0 * (qx * qz - qw * qy)
    up1 = 2.0 * (qy * qz + qw * qx)
    up2 = 1.0 - 2.0 * (qx * qx + qy * qy)
    m0 = -RADIUS if up0 > 0.0 else RADIUS  # the corner of each axis that hangs down
    m1 = -RADIUS if up1 > 0.0 else RADIUS
    m2 = -RADIUS if up2 > 0.0 else RADIUS
    h0, h1, h2 = z + m0 * up0, z + m1 * up1, z + m2 * up2
    contacts: list[Contact] = []
    if h0 < NEAR_FELT:
        rx, ry = m0 * (1.0 - 2.0 * (qy * qy + qz * qz)), m0 * 2.0 * (qx * qy + qw * qz)
        _touch(contacts, rx, ry, m0 * up0, vz + die.wx * ry - die.wy * rx, h0)
    if h1 < NEAR_FELT:
        rx, ry = m1 * 2.0 * (qx * qy - qw * qz), m1 * (1.0 - 2.0 * (qx * qx + qz * qz))
        _touch(contacts, rx, ry, m1 * up1, vz + die.wx * ry - die.wy * rx, h1)
    if h2 < NEAR_FELT:
        rx, ry = m2 * 2.0 * (qx * qz + qw * qy), m2 * 2.0 * (qy * qz - qw * qx)
        _touch(contacts, rx, ry, m2 * up2, vz + die.wx * ry - die.wy * rx, h2)
    return contacts, min(h0, h1, h2), max(h0, h1, h2)


def _touch(contacts: list[Contact], rx: float, ry: float, rz: float, vn: float, height: float) -> None:
    """Note a corner with the arm (rx, ry, rz) that moves at ``vn``, if it reaches the felt in this tick."""
    if height + vn * DT >= SLOP:
        return
    if vn < -NO_BOUNCE_BELOW:
        wanted = -BOUNCE * vn
    else:
        wanted = -height / DT if height > 0.0 else 0.0  # just reaches the table
    contacts.append([rz, rx, ry, wanted, 1.0 / (1.0 + (rx * rx + ry * ry) / INERTIA), 0.0, 0.0, 0.0])


def press(contacts: list[Contact], grip: float, motion: Motion) -> tuple[Motion, float]:
    """Solve the contacts. Returns the new motion and the whole upward impulse."""
    vx, vy, vz, wx, wy, wz = motion
    contacts.sort()  # lowest first, so that the order of the solver knows no axis, and no face, from another
    for _ in range(PASSES if len(contacts) > 1 else 1):
        for contact in contacts:
            rz, rx, ry, wanted, mass, up, ax, ay = contact
            push = (wanted - (vz + wx * ry - wy * rx)) * mass
            if push < -up:
                push = -up
            up += push
            if push != 0.0:
                vz += push
                push /= INERTIA
                wx += ry * push
                wy -= rx * push
            # friction, limited on the SUM over the passes: a limit a pass would let edges creep
            tx = vx + wy * rz - wz * ry
            ty = vy + wz * rx - wx * rz
            square = tx * tx + ty * ty
            bx, by = ax, ay
            if square > 1e-18:
                along = rx * tx + ry * ty
                share = 1.0 / (1.0 + (RADIUS * RADIUS - along * along / square) / INERTIA)
                ax -= tx * share
                ay -= ty * share
            limit = grip * up
            square = ax * ax + ay * ay
            if square > limit * limit:
                limit /= sqrt(square)
                ax *= limit
                ay *= limit
            contact[5], contact[6], contact[7] = up, ax, ay
            bx = ax - bx
            by = ay - by
            vx += bx
            vy += by
            bx /= INERTIA
            by /= INERTIA
            wx -= rz * by
            wy += rz * bx
            wz += rx * by - ry * bx
    pushed = contacts[0][5]
    for contact in contacts[1:]:
        pushed += contact[5]
    brake = TIP * pushed
    wz = wz - brake if wz > brake else wz + brake if wz < -brake else 0.0
    return (vx, vy, vz, wx, wy, wz), pushed
