"""The computer players of Sevens."""

from __future__ import annotations

from typing import Any, Final

from game.core.coach import RandomPlayer
from game.core.errors import TableError
from game.core.gestures import Gesture
from game.core.match import Match


class RandomSide(RandomPlayer):
    """Does anything that is allowed."""

    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        """Raises TableError: this game has dice alone."""
        raise TableError("nothing is thrown, kicked or spun by hand in Sevens")


COACHES: Final = {"random": RandomSide}
