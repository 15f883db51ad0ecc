"""BFL without the physics, for many matches: faces uniform, dice outside and kicks by measured shares.

Everybody plays with one and the same average hand, so that only decisions tell.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.core.coach import Coach
from game.core.gestures import Gesture
from game.core.match import Match
from game.core.requests import Answer, DieAtRest, Flick, Roll, Spin, Throw
from game.games.bfl.coach import HandedCoach
from game.games.bfl.hands import AVERAGE as AVERAGE_HAND
from game.games.bfl.roll import EIGHT
from game.games.bfl.shares import AVERAGE

LYING = tuple(tuple(DieAtRest(face, outside) for face in range(1, 9)) for outside in (False, True))


class QuickTable:
    """Answers by the average hand's shares; gives that hand to the coaches that know theirs."""

    def __init__(self, seed: int, coaches: dict[int, Coach]) -> None:
        self.random = Random(seed)
        for coach in coaches.values():
            if isinstance(coach, HandedCoach):
                coach.hand, coach.shares = AVERAGE_HAND, AVERAGE

    def answer(self, match: Match[Any], gesture: Callable[[], Gesture]) -> Answer:
        draw = self.random.random
        match match.pending:
            case Throw():
                return tuple([LYING[draw() < AVERAGE.out][int(draw() * 8)] for _ in range(EIGHT)])
            case Roll() as roll:
                return tuple([die.faces[int(draw() * len(die.faces))] for _, die in roll.dice])
            case Flick() as flick:
                return draw() < AVERAGE.makes(flick.distance)
            case Spin():
                return int(draw() * 8) + 1
            case other:
                raise AssertionError(other)
