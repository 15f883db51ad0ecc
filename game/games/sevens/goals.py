"""What a line of play is after, and which questions it answers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.core.requests import Choice, Request
from game.games.sevens.state import NOBODY, STANDING, State


class Aim(Enum):
    """What a line is after."""

    SCORE = "score"  # a touchdown
    DOWN = "down"  # an opponent that stands no longer
    OFF = "off"  # an opponent that is on the pitch no longer


@dataclass(frozen=True, slots=True)
class Goal:
    """An aim, and the player that it is about."""

    aim: Aim = Aim.SCORE
    player: int = NOBODY

    def met(self, s: State, side: int, score: int) -> bool:
        """Has a side, which began with so many touchdowns, come to it?"""
        match self.aim:
            case Aim.SCORE:
                return s.score[side] > score
            case Aim.DOWN:
                return s.status[self.player] != STANDING or s.at[self.player] < 0
            case Aim.OFF:
                return s.at[self.player] < 0


TOUCHDOWN: Final = Goal()


def decides(request: Request | None, side: int) -> bool:
    """Is this a question that a line answers: who acts, or the next step of whoever does?"""
    return isinstance(request, Choice) and request.step and request.seats == (side,)
