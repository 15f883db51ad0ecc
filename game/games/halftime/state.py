"""The state of a Half-Time Football match: plain data, copied at every beat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from game.core.game import unheard
from game.core.plain import PlainState

HOME: Final = 0
AWAY: Final = 1
NOBODY: Final = -1

GOAL: Final = 100  # the opponents' goal line
DOWNS: Final = 4  # HT-3.1
TO_GAIN: Final = 10  # yards for a first down (HT-3.1)
MIDFIELD: Final = 50
OVERTIME: Final = 3  # as a half (HT-2.6)


@dataclass(frozen=True, slots=True)
class House:
    """The options of a match."""

    plays: int = 24  # in a half (HT-2.5)
    printed: bool = False  # the blue die as its text lists it (HT-1.2)

    @classmethod
    def of(cls, options: Mapping[str, str]) -> House:
        return cls(plays=int(options["plays"]), printed=options["pass_die"] == "printed")


class Phase(IntEnum):
    """What comes next."""

    PREGAME = 0  # who elects to kick or to receive
    KICKOFF = 1  # `kicker` kicks off
    DOWN = 2  # `possession` calls a play
    TRY = 3  # `possession` has scored a touchdown and kicks for the extra point
    OVER = 4


class State(PlainState):
    """``ball`` counts from the goal line that the side in possession defends, 0…100, in steps of 5.

    Before a kick-off nobody has possession, and ``ball``, ``down``, ``to_go`` and ``marker`` are 0. During a
    try the ball lies at 100 and ``down`` is 0. ``marker`` is where the series began: the place of the yard
    marker's tip (HT-2.4). ``overtime`` numbers its possessions, 1…8; two make a pair.
    """

    __slots__ = (
        "ball",
        "down",
        "first_kick",
        "half",
        "house",
        "kicker",
        "marker",
        "overtime",
        "phase",
        "plays_left",
        "possession",
        "score",
        "to_go",
    )

    def __init__(self, house: House) -> None:
        self.house = house
        self.phase = Phase.PREGAME
        self.half = 1
        self.plays_left = house.plays
        self.first_kick = NOBODY  # who kicked off the first half
        self.kicker = NOBODY  # who kicks off next
        self.possession = NOBODY
        self.ball = 0
        self.down = 0
        self.to_go = 0
        self.marker = 0
        self.score = [0, 0]
        self.overtime = 0
        self.tell = unheard

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.house, twin.phase, twin.half, twin.plays_left = (
            self.house,
            self.phase,
            self.half,
            self.plays_left,
        )
        twin.first_kick, twin.kicker, twin.overtime = self.first_kick, self.kicker, self.overtime
        twin.possession, twin.ball, twin.down = self.possession, self.ball, self.down
        twin.to_go, twin.marker = self.to_go, self.marker
        twin.score = self.score[:]
        twin.tell = unheard
        return twin


def other(seat: int) -> int:
    """The opponent."""
    return AWAY - seat


def from_home(seat: int, ball: int) -> int:
    """Yards of a seat as yards from the home side's goal line: one scale for the whole field."""
    return ball if seat == HOME else GOAL - ball


def to_go_from(ball: int) -> int:
    """Yards to go on a first down: the line to gain never lies beyond the goal line (HT-3.1, HT-3.3)."""
    return min(TO_GAIN, GOAL - ball)
