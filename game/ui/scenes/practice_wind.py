"""The wind of the practice ground: steps to either side, and what they do to a kick."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.core.dice import fresh_shake
from game.core.gestures import KickGesture
from game.games.bfl.hands import best_power
from game.physics.flick import flick

MOST_WIND: Final = 4  # steps
STEP_SPEED: Final = 24.0  # yards a second; four of them drift a straight try from 110 yards out of the goal
WINDS: Final = tuple(range(-MOST_WIND, MOST_WIND + 1))


def wind_words(wind: int) -> str:
    """ "calm", "2 to the left"."""
    return "calm" if not wind else f"{abs(wind)} to the {'right' if wind > 0 else 'left'}"


def blowing(wind: int) -> tuple[float, float]:
    """The physics' pair: along the kick, and to its left."""
    return 0.0, -wind * STEP_SPEED


@lru_cache(256)
def drift(distance: int, wind: int) -> float:
    """Yards to the right that a straight kick of the usual power is carried from a distance."""
    gesture = KickGesture(best_power(distance))
    still, carried = (flick(gesture, distance, wind=blowing(w)).cross for w in (0, wind))
    return still[0] - carried[0] if still and carried else 0.0


def gust(number: int) -> int:
    """A fresh wind, as likely from either side."""
    return WINDS[(fresh_shake() + number) % len(WINDS)]
