"""Answers at random, for tests that play whole matches: any game, no physics."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from game.core.match import Match
from game.core.requests import Answer, Choice, DieAtRest, Flick, Request, Roll, Spin, Throw

T = TypeVar("T")


class Fortune:
    """Dice, kicks and spins from a seed; ``out`` is the share of thrown dice that rest outside."""

    def __init__(self, seed: int, *, out: float = 0.0) -> None:
        self.rng, self.out = Random(seed), out

    def below(self, number: int) -> int:
        return int(self.rng.random() * number)

    def some(self, things: Sequence[T], most: int) -> list[T]:
        """All of them, or ``most`` drawn at random."""
        if len(things) <= most:
            return list(things)
        return [things[self.below(len(things))] for _ in range(most)]

    def answer(self, request: Request | None) -> Answer:
        """Something legal: of a Choice any option alike."""
        match request:
            case Choice():
                return request.options[self.below(len(request.options))]
            case Roll():
                return tuple([die.faces[self.below(len(die.faces))] for _, die in request.dice])
            case Throw():
                number = request.counts[self.below(len(request.counts))]
                return tuple([self.die() for _ in range(number)])
            case Flick():
                return self.rng.random() < 0.5
            case Spin():
                return 1 + self.below(8)
            case None:
                raise AssertionError("the match is over: nothing is asked")

    def die(self) -> DieAtRest:
        return DieAtRest(1 + self.below(8), outside=self.rng.random() < self.out)

    def play(self, match: Match[Any], *, most: int = 100_000) -> int:
        """Play to the end; how many answers that took. Fails after ``most``."""
        for given in range(most):
            if match.over:
                return given
            match.answer(self.answer(match.pending))
        raise AssertionError(f"the match has not ended after {most} answers")
