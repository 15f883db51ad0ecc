"""Who plays a seat: the interface of the computer players, and the one that plays at random.

A coach chooses; it does not know the dice. For a throw, a flick or a spin it gives a gesture, which the
table simulates like anybody else's. Coaches draw from their own generator, so the same seed plays the
same match.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from game.core.gestures import Gesture
from game.core.match import Match
from game.core.requests import Choice, Option

LEVELS = ("rookie", "pro", "legend")


class Coach(ABC):
    """A computer player. ``think`` scales its budget of nodes, where it searches."""

    def __init__(self, rng: Random, think: float = 1.0) -> None:
        self.rng, self.think = rng, think

    @abstractmethod
    def choose(self, match: Match[Any], seat: int) -> Option | None:
        """An option of the seat for the pending Choice, or None to leave the answer to another seat.

        The last seat of a Choice is never allowed to pass.
        """

    @abstractmethod
    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        """The gesture for the pending Throw, Flick or Spin."""


class RandomPlayer(Coach):
    """Picks a seat, then one of the words offered to it, then an option with that word, each uniformly."""

    def choose(self, match: Match[Any], seat: int) -> Option | None:
        choice = match.pending
        assert isinstance(choice, Choice)
        left = len(choice.seats) - choice.seats.index(seat)
        if self.rng.random() * left >= 1:  # asked in order, so each seat answers equally often
            return None
        mine = choice.of(seat)
        words = list(dict.fromkeys(option[1][0] for option in mine))
        word = words[int(self.rng.random() * len(words))]
        named = [option for option in mine if option[1][0] == word]
        return named[int(self.rng.random() * len(named))]


def ask(match: Match[Any], coaches: dict[int, Coach]) -> Option:
    """The answer of a table of coaches to the pending Choice: asked in order, the first answer counts."""
    choice = match.pending
    assert isinstance(choice, Choice)
    for seat in choice.seats:
        option = coaches[seat].choose(match, seat)
        if option is not None:
            return option
    raise AssertionError("the last seat of a choice may not pass")
