"""What the coaches' hands come to by the physics: measured shares, for odds and for quick matches.

Made by ``tools/measure_hands.py --throws 4000 --kicks 1000``; a test holds them to the physics.
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
    "rookie": Shares(0.045, ((110, 0.463), (140, 0.275), (170, 0.180), (200, 0.120))),
    "pro": Shares(0.0238, ((110, 0.752), (140, 0.595), (170, 0.420), (200, 0.328))),
    "legend": Shares(0.0048, ((110, 0.955), (140, 0.850), (170, 0.703), (200, 0.575))),
}
AVERAGE: Final = SHARES["pro"]
"""Of the average hand, which is the pro's."""
