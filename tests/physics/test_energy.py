"""A die gains energy from nothing but another die."""

from __future__ import annotations

from game.core.board import DIE_RADIUS
from game.physics.attitude import up_in_body
from game.physics.die import GRAVITY, INERTIA
from game.physics.shake import shake
from game.physics.tumble import Tumbling
from tests.physics.gestures import straight


def energy(tumbling: Tumbling) -> float:
    """Of motion, of the tumble and of height."""
    die = tumbling.dice[0]
    vx, vy, wz = tumbling.flat_motion(0)
    moving = vx * vx + vy * vy + die.vz * die.vz
    turning = die.wx * die.wx + die.wy * die.wy + wz * wz
    return 0.5 * moving + 0.5 * INERTIA * turning + GRAVITY * die.z


def test_the_felt_gives_no_energy_to_a_lone_die() -> None:
    gained = given = deepest = 0.0
    for number in range(60):
        tumbling = Tumbling(straight(130.0), shake(number, 1), listen=False)
        (die,) = tumbling.dice
        before = energy(tumbling)
        given += before
        while not tumbling.done:
            tumbling.tick()
            now = energy(tumbling)
            gained += max(0.0, now - before)
            before = now
            lowest = die.z - DIE_RADIUS * max(
                abs(part) for part in up_in_body((die.qw, die.qx, die.qy, die.qz))
            )
            deepest = max(deepest, -lowest)
    assert gained / given < 1e-4
    assert deepest < 0.5
