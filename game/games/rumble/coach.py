"""The computer players of Rumble. All roll the same dice; they differ in what they do before."""

from __future__ import annotations

from typing import Any, Final

from game.core.coach import Coach, RandomPlayer
from game.core.errors import TableError
from game.core.gestures import Gesture
from game.core.match import Match


class RandomSide(RandomPlayer):
    """Does anything that is allowed."""

    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        """Raises TableError: this game has dice alone."""
        raise TableError("nothing is thrown, kicked or spun by hand in Rumble")


COACHES: Final[dict[str, type[Coach]]] = {"random": RandomSide}
