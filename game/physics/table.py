"""The table of BFL: dice, football and spinner answered by the physics, from a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.dice import SeededDice, shake
from game.core.errors import TableError
from game.core.gestures import CupGesture, Gesture, KickGesture, SpinGesture
from game.core.match import Match
from game.core.requests import Answer, Flick, Roll, Spin, Throw, Thrown
from game.physics.flick import is_good
from game.physics.tray import throw_result
from game.physics.wheel import spin as spin_wheel

MOST_ATTEMPTS = 50  # slow rolls in a row of one hand: it never throws hard enough


class PhysicsTable:
    """Shakes are a hash of seed, number of the answer and attempt; dice that are merely rolled come from the
    seed's generator, in order of use."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.dice = SeededDice(seed)

    def answer(self, match: Match[Any], gesture: Callable[[], Gesture]) -> Answer:
        """What the table says to a request; ``gesture`` is asked for the hand's. Raises TableError for one
        that no table answers, or a hand too weak."""
        match match.pending:
            case Roll() as roll:
                return self.dice.roll(roll)
            case Throw():
                return self.throw(len(match.answers), gesture)
            case Flick() as flick:
                kick = gesture()
                assert isinstance(kick, KickGesture)
                return is_good(kick, flick.distance)
            case Spin():
                return self.spin(len(match.answers), gesture)
            case other:
                raise TableError(f"no table answers a {type(other).__name__}")

    def throw(self, number: int, gesture: Callable[[], Gesture]) -> Thrown:
        """Eight dice; a slow roll does not count and is thrown again (BFL-2.2). Raises TableError for a hand
        that never throws hard enough."""
        for attempt in range(MOST_ATTEMPTS):
            cup = gesture()
            assert isinstance(cup, CupGesture)
            result = throw_result(cup, shake(self.seed, number, attempt))
            if not result.slow and not result.unsettled:
                return result.dice
        raise TableError(f"{MOST_ATTEMPTS} slow rolls in a row")

    def spin(self, number: int, gesture: Callable[[], Gesture]) -> int:
        """A spin of less than two turns is spun again, and one that does not come to rest (BFL-4.4). Raises
        TableError for a hand whose spins never count."""
        for attempt in range(MOST_ATTEMPTS):
            hand = gesture()
            assert isinstance(hand, SpinGesture)
            result = spin_wheel(hand, shake(self.seed, number, attempt))
            if result.enough and result.settled:
                return result.number
        raise TableError(f"{MOST_ATTEMPTS} spins in a row did not count")
