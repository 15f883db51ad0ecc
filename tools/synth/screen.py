"""What the window itself says: buttons, pages, the clock, a notice. Wood, ivory and paper, no beeps."""

from __future__ import annotations

import numpy as np

from synth.table import board, peak
from synth.waves import Chance, Wave, band, blow, curve, edges, fall, mix, modes, noise, shaped, tone


def key(rng: Chance, hertz: float) -> Wave:
    """A small wooden key goes down."""
    wood = blow(
        modes(0.12, [(hertz, 0.011, 1.0), (hertz * 2.7, 0.006, 0.5), (hertz * 5.1, 0.003, 0.3)]), 0.0006
    )
    bed = blow(board(rng, 0.12, damped=2.5), 0.0018)
    return mix(0.12, [(0, wood / peak(wood), 0.8), (0, bed / peak(bed), 0.5)])


def click(rng: Chance) -> Wave:
    """A button."""
    return edges(key(rng, 820), 0.0002, 0.04)


def toggle(rng: Chance) -> Wave:
    """A switch goes over: down, and up a fourth higher."""
    return edges(mix(0.2, [(0, key(rng, 760), 0.8), (0.055, key(rng, 1010), 1.0)]), 0.0002, 0.04)


def page(rng: Chance) -> Wave:
    """A page is turned: lifted, carried over, laid down."""
    seconds = 0.48
    carried = curve(seconds, (0, 0), (0.05, 0.35), (0.16, 1.0), (0.27, 0.45), (0.33, 0.7), (seconds, 0))
    low = shaped(noise(rng, seconds), band(500, 1800, 1)) * carried
    high = shaped(noise(rng, seconds), band(2200, 7500, 1)) * carried**2
    grains = np.where(rng.uniform(size=len(carried)) < 0.02 * carried, rng.standard_normal(len(carried)), 0)
    return edges(low + 0.8 * high + 0.8 * shaped(grains, band(1500, 6000, 1)), 0.006, 0.1)


def tick(rng: Chance) -> Wave:
    """The clock of a drill."""
    block = blow(modes(0.12, [(1320, 0.012, 1.0), (2090, 0.008, 0.5), (3500, 0.004, 0.3)]), 0.0004)
    tap = shaped(noise(rng, 0.12), band(1500, 5000, 1)) * fall(0.12, 0.002)
    return edges(mix(0.12, [(0, block / peak(block), 1.0), (0, tap / peak(tap), 0.15)]), 0.0002, 0.04)


def error(rng: Chance) -> Wave:
    """That does not go: two low knuckles on the table."""
    knuckle = blow(modes(0.24, [(216, 0.036, 1.0), (347, 0.026, 0.7), (590, 0.014, 0.45)]), 0.0024)
    bed = blow(board(rng, 0.24, damped=1.8), 0.003)
    one = mix(0.24, [(0, knuckle / peak(knuckle), 1.0), (0, bed / peak(bed), 0.6)])
    return edges(mix(0.4, [(0, one, 0.8), (0.12, one, 1.0)]), 0.0005, 0.08)


def pop(rng: Chance) -> Wave:
    """A notice: a cork, small and round."""
    round_ = np.sin(2 * np.pi * tone(curve(0.16, (0, 360), (0.05, 700), (0.16, 760)))) * fall(
        0.16, 0.024, 0.003
    )
    lips = shaped(noise(rng, 0.16), band(600, 2500, 1)) * fall(0.16, 0.004)
    return edges(mix(0.16, [(0, round_, 1.0), (0, lips / peak(lips), 0.25)]), 0.0005, 0.05)
