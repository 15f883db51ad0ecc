"""The shake of the cup: all the randomness of a throw.

It says where each die lies in the cup and how it is turned, uniformly over all attitudes. Since a die's
body and its contacts know no face from another, a uniform attitude makes every face equally likely,
whatever the hand does afterwards.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from game.physics.attitude import Quaternion
from game.physics.die import RADIUS

MOST_DICE: Final = 14  # that a cup loaded by hand can hold (BFL-6.2)
LAYER: Final = 4  # dice beside each other in the cup, two by two
SPACING: Final = 2.2 * RADIUS
LAYER_HEIGHT: Final = 1.9 * RADIUS
JITTER: Final = 0.3 * RADIUS
LAYER_JITTER: Final = 0.1 * RADIUS


class Shaken(NamedTuple):
    """A die in the cup. Places are yards from the mouth, in the direction of the throw, to its left, up.

    ``scatter`` (forward, left, up) and ``spin`` (three axes) run from -1 to 1: shares of what the throw
    gives the die beyond its own speed and roll.
    """

    ahead: float
    left: float
    up: float
    attitude: Quaternion
    scatter: tuple[float, float, float]
    spin: tuple[float, float, float]


def uniform_attitude(rng: random.Random) -> Quaternion:
    """An attitude uniform over all rotations: a point of the unit ball in four dimensions, pushed out."""
    while True:
        w, x, y, z = (rng.uniform(-1.0, 1.0) for _ in range(4))
        square = w * w + x * x + y * y + z * z
        if 1e-4 < square < 1.0:
            scale = 1.0 / square**0.5
            return w * scale, x * scale, y * scale, z * scale


def shake(seed: int, dice: int = 8) -> list[Shaken]:
    """``dice`` dice shaken in the cup. The same seed is the same shake, on every machine."""
    rng = random.Random(seed)
    layers = -(-dice // LAYER)
    slots = [(ahead, left, layer) for layer in range(layers) for ahead in (-0.5, 0.5) for left in (-0.5, 0.5)]
    slots = slots[:dice]
    rng.shuffle(slots)
    return [_lie(rng, ahead * SPACING, left * SPACING, layer * LAYER_HEIGHT) for ahead, left, layer in slots]


def _lie(rng: random.Random, ahead: float, left: float, up: float) -> Shaken:
    def share() -> float:
        return rng.uniform(-1.0, 1.0)

    return Shaken(
        ahead=ahead + JITTER * share(),
        left=left + JITTER * share(),
        up=up + LAYER_JITTER * share(),
        attitude=uniform_attitude(rng),
        scatter=(share(), share(), share()),
        spin=(share(), share(), share()),
    )
