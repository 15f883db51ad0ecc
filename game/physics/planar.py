"""The flat half of a throw: dice and rail seen from above, in a pymunk Space without gravity.

pymunk solves dice against dice and against the rail. What it cannot see is added here: a die in the air
clears one that lies, a blow between dice at different heights also lifts, and a die that touches
something slides on its corners for a moment, so that none can lean there half tipped.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

import pymunk

from game.core.board import HEIGHT, RAIL, WIDTH
from game.physics.die import GIRTH, INERTIA, RADIUS, Die

BOUNCE_DIE: Final = 0.45
GRIP_DIE: Final = 0.25
BOUNCE_RAIL: Final = 0.40
GRIP_RAIL: Final = 0.30
THICK: Final = 12.0  # half the rail's: no die passes through, nor starts behind its middle
RAIL_TOP: Final = 1.2 * RADIUS
ITERATIONS: Final = 6
CORRECTION: Final = (1.0 - 0.25) ** 60  # of overlap, left after a second

SLIP_TICKS: Final = 18  # for which a die's corners slide after it touched the rail, or a die slowly
SLOW: Final = 6.0  # yd/s
FELT_BLOW: Final = 1.0  # yd/s: impulses below this are dice that lie together
HEARD: Final = 5.0  # yd/s: impulses above this sound

_DIE, _RAIL = 1, 2


@dataclass(slots=True)
class Blow:
    """A die that met a die or the rail: when (tick), what, how hard (yd/s) and where."""

    tick: int
    kind: str
    impulse: float
    x: float
    y: float


@dataclass(slots=True)
class Traffic:
    """What the collision callbacks know. It holds no Space, so that no cycle keeps a throw alive."""

    dice: dict[pymunk.Shape, tuple[Die, pymunk.Body]] = field(default_factory=dict)
    blows: list[Blow] | None = None
    tick: int = 0


def build_space(traffic: Traffic) -> pymunk.Space:
    """A fresh tray. A used one would remember former contacts and change the throw."""
    space = pymunk.Space()
    space.iterations = ITERATIONS
    space.collision_bias = CORRECTION
    left, right, near, far = -RAIL - THICK, WIDTH + RAIL + THICK, -RAIL - THICK, HEIGHT + RAIL + THICK
    for start, end in (
        ((left, near), (right, near)),
        ((left, far), (right, far)),
        ((left, near), (left, far)),
        ((right, near), (right, far)),
    ):
        rail = pymunk.Segment(space.static_body, start, end, THICK)
        # pymunk multiplies the two shapes' values, so each holds its share
        rail.elasticity = BOUNCE_RAIL / math.sqrt(BOUNCE_DIE)
        rail.friction = GRIP_RAIL / math.sqrt(GRIP_DIE)
        rail.collision_type = _RAIL
        space.add(rail)
    space.on_collision(_DIE, _DIE, pre_solve=_dice_near, post_solve=_dice_met, data=traffic)
    space.on_collision(_DIE, _RAIL, pre_solve=_rail_near, post_solve=_rail_met, data=traffic)
    return space


def add_die(
    space: pymunk.Space, traffic: Traffic, die: Die, place: tuple[float, float], velocity: tuple[float, float]
) -> pymunk.Body:
    """Give a die its flat half: a disc that meets others at its girth."""
    body = pymunk.Body(1.0, INERTIA)
    body.position, body.velocity = place, velocity
    disc = pymunk.Circle(body, GIRTH)
    disc.elasticity, disc.friction = math.sqrt(BOUNCE_DIE), math.sqrt(GRIP_DIE)
    disc.collision_type = _DIE
    space.add(body, disc)
    traffic.dice[disc] = die, body
    return body


def _dice_near(arbiter: pymunk.Arbiter, space: pymunk.Space, traffic: Traffic) -> None:
    first, second = arbiter.shapes  # cheaper than arbiter.bodies, and this is called most of all
    one, body_one = traffic.dice[first]
    other, body_other = traffic.dice[second]
    rise = one.z - other.z
    touch = False
    if rise * rise < 4.0 * GIRTH * GIRTH:
        p, q = body_one.position, body_other.position
        dx, dy = p[0] - q[0], p[1] - q[1]
        touch = dx * dx + dy * dy + rise * rise <= 4.0 * GIRTH * GIRTH
    arbiter.process_collision = touch  # it sticks to the pair, so it is set both ways every tick
    if touch and rise * rise < RADIUS * RADIUS:
        _slip_if_slow(one, body_one)
        _slip_if_slow(other, body_other)


def _slip_if_slow(die: Die, body: pymunk.Body) -> None:
    vx, vy = body.velocity
    if vx * vx + vy * vy < SLOW * SLOW:
        die.slip = SLIP_TICKS


def _dice_met(arbiter: pymunk.Arbiter, space: pymunk.Space, traffic: Traffic) -> None:
    flat = arbiter.total_impulse
    square = flat.x * flat.x + flat.y * flat.y
    if square < FELT_BLOW:
        return
    first, second = arbiter.shapes
    one, body_one = traffic.dice[first]
    other, body_other = traffic.dice[second]
    p, q = body_one.position, body_other.position
    dx, dy = p.x - q.x, p.y - q.y
    apart = math.sqrt(dx * dx + dy * dy)
    slope = (one.z - other.z) / max(apart, GIRTH)
    impulse = math.sqrt(square)
    lift = 0.5 * impulse * max(-1.0, min(1.0, slope))
    one.vz += lift
    other.vz -= lift
    if traffic.blows is not None and impulse > HEARD:
        traffic.blows.append(Blow(traffic.tick, "die", impulse, 0.5 * (p.x + q.x), 0.5 * (p.y + q.y)))


def _rail_near(arbiter: pymunk.Arbiter, space: pymunk.Space, traffic: Traffic) -> None:
    die, body = traffic.dice[arbiter.shapes[0]]
    die.slip = SLIP_TICKS
    # dice leave the cup above the rail behind it: high up, what moves away from a rail is not held by it
    vx, vy = body.velocity
    normal = arbiter.normal  # from the die to the rail
    arbiter.process_collision = die.z < RAIL_TOP or vx * normal.x + vy * normal.y > 0.0


def _rail_met(arbiter: pymunk.Arbiter, space: pymunk.Space, traffic: Traffic) -> None:
    if traffic.blows is None:
        return
    flat = arbiter.total_impulse
    impulse = math.hypot(flat.x, flat.y)
    if impulse > HEARD:
        place = traffic.dice[arbiter.shapes[0]][1].position
        traffic.blows.append(Blow(traffic.tick, "rail", impulse, place.x, place.y))
