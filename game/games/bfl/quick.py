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
from game.games.bfl.hands import AVERAGE, made_share
from game.games.bfl.roll import EIGHT

LYING = tuple(tuple(DieAtRest(face, outside) for face in range(1, 9)) for outside in (False, True))


class QuickTable:
    """Answers by the average hand's shares; gives that hand to the coaches that know theirs."""

    def __init__(self, seed: int, coaches: dict[int, Coach]) -> None:
        self.random = Random(seed)
        for coach in coaches.values():
            if isinstance(coach, HandedCoach):
                coach.hand = AVERAGE

    def answer(self, match: Match[Any], gesture: Callable[[], Gesture]) -> Answer:
        draw = self.random.random
        match match.pending:
            case Throw():
                return tuple([LYING[draw() < AVERAGE.out_share][int(draw() * 8)] for _ in range(EIGHT)])
            case Roll() as roll:
                return tuple([die.faces[int(draw() * len(die.faces))] for _, die in roll.dice])
            case Flick() as flick:
                return draw() < made_share(AVERAGE, flick.distance)
            case Spin():
                return int(draw() * 8) + 1
            case other:
                raise AssertionError(other)
