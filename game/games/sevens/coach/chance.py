"""The player that does anything that is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.coach import RandomPlayer
from game.core.errors import TableError
from game.core.gestures import Gesture
from game.core.match import Match
from game.core.requests import Choice, Option


class RandomSide(RandomPlayer):
    """Does anything that is allowed: one of the words offered, then an option with that word, each uniformly.

    Lists are long here, and options with the same word stand side by side: where those of a word end is found
    by halving, not by looking at each.
    """

    def choose(self, match: Match[Any], seat: int) -> Option:
        """Every choice of Sevens is one seat's."""
        choice = match.pending
        assert isinstance(choice, Choice)
        options = choice.options
        runs = words_of(options)
        first, end = runs[int(self.rng.random() * len(runs))]
        return options[first + int(self.rng.random() * (end - first))]

    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        """Raises TableError: this game has dice alone."""
        raise no_hand()


def no_hand() -> TableError:
    """What a coach says that is asked for a gesture."""
    return TableError("nothing is thrown, kicked or spun by hand in Sevens")


def words_of(options: Sequence[Option]) -> list[tuple[int, int]]:
    """Where the options of each word begin and end."""
    runs, first, count = [], 0, len(options)
    while first < count:
        word = options[first][1][0]
        low, high = first + 1, count
        while low < high:
            middle = (low + high) // 2
            if options[middle][1][0] == word:
                low = middle + 1
            else:
                high = middle
        runs.append((first, low))
        first = low
    return runs
