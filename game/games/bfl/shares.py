"""What the coaches' hands come to by the physics: measured shares, for odds and for quick matches.

Made by ``tools/measure_hands.py --throws 2500 --kicks 1000``; a test holds them to the physics.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Shares:
    """``out``: of a counted throw's dice, those outside. ``made``: yards, and the kicks that are good."""

    out: float
    made: tuple[tuple[int, float], ...]

    def makes(self, distance: float) -> float:
        """The share of kicks made from a distance, between the measured ones on a straight line."""
        (near, high), *rest = self.made
        if distance <= near:
            return high
        for far, low in rest:
            if distance <= far:
                return high + (low - high) * (distance - near) / (far - near)
            near, high = far, low
        return high


SHARES: Final = {
    "rookie": Shares(
        0.0407,
        ((30, 0.923), (60, 0.822), (90, 0.582), (110, 0.439), (140, 0.267), (170, 0.177), (200, 0.128)),
    ),
    "pro": Shares(
        0.0243,
        ((30, 0.988), (60, 0.978), (90, 0.871), (110, 0.784), (140, 0.630), (170, 0.439), (200, 0.332)),
    ),
    "legend": Shares(
        0.0043,
        ((30, 0.999), (60, 0.999), (90, 0.978), (110, 0.953), (140, 0.857), (170, 0.701), (200, 0.588)),
    ),
}
AVERAGE: Final = SHARES["pro"]
"""Of the average hand, which is the pro's."""
