"""The state of a BFL match: plain data, copied at every beat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from game.core.game import unheard
from game.core.plain import PlainState

QUARTERS: Final = 4
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class House:
    """The options of a match."""

    players: int = 2
    net: bool = False  # out of bounds: the roller moves and the penalty is deducted (BFL-6.1)
    hand: bool = False  # the cup is loaded by hand: too many men can happen (BFL-6.2)
    own_helmet: bool = False  # everybody moves their own helmet (BFL-6.3)
    party: bool = False  # the drinking variation's notice (BFL-9.1)

    @classmethod
    def of(cls, options: Mapping[str, str]) -> House:
        return cls(
            players=int(options["players"]),
            net=options["out_of_bounds"] == "net",
            hand=options["cup"] == "hand",
            own_helmet=options["move_own_helmet"] == "yes",
            party=options["party"] == "yes",
        )


class Phase(IntEnum):
    """What comes next."""

    LANES = 0  # each rolls a die for a lane
    ROLL_OFF = 1  # who throws first in the match
    ROLL = 2  # the roller throws the eight dice
    TRY = 3  # kick or two points, after a touchdown
    PLAYOFF = 4  # level: the next of those still in kicks or spins
    OVER = 5


class State(PlainState):
    """Seats are 0…players-1; lists have a figure a seat.

    ``lane`` is 0 and ``end`` NOBODY until the lane is rolled. ``met`` marks those that have battled the
    other team of their lane and now pass it freely (BFL-3.4). ``inside`` are the seats in a try or a
    play-off, in order; ``results`` are those of the round so far (0, 1 a kick, 2 a right call).
    """

    __slots__ = (
        "end",
        "flag",
        "house",
        "inside",
        "lane",
        "met",
        "paused",
        "phase",
        "quarter",
        "results",
        "roller",
        "rolls",
        "round",
        "score",
        "yard",
    )

    def __init__(self, house: House) -> None:
        seats = house.players
        self.house = house
        self.phase = Phase.LANES
        self.quarter = 1
        self.roller = 0
        self.rolls = 0  # throws that counted in this quarter
        self.lane = [0] * seats
        self.end = [NOBODY] * seats
        self.yard = [0] * seats
        self.score = [0] * seats
        self.paused = [False] * seats
        self.flag = [True] * seats
        self.met = [False] * seats
        self.inside: tuple[int, ...] = ()
        self.results: tuple[int, ...] = ()
        self.round = 0  # of a play-off, counted from 1
        self.tell = unheard

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.house, twin.phase, twin.quarter, twin.roller = self.house, self.phase, self.quarter, self.roller
        twin.rolls, twin.inside, twin.results, twin.round = self.rolls, self.inside, self.results, self.round
        twin.lane, twin.end, twin.yard, twin.score = self.lane[:], self.end[:], self.yard[:], self.score[:]
        twin.paused, twin.flag, twin.met = self.paused[:], self.flag[:], self.met[:]
        twin.tell = unheard
        return twin


def clockwise(s: State, first: int) -> tuple[int, ...]:
    """All seats, beginning with one."""
    seats = s.house.players
    return tuple((first + k) % seats for k in range(seats))


def rival(s: State, seat: int) -> int:
    """The other team in a seat's lane, or NOBODY. It comes from the other end (BFL-1.4)."""
    lane = s.lane[seat]
    for other, theirs in enumerate(s.lane):
        if theirs == lane and other != seat:
            return other
    return NOBODY


def move_back(s: State, seat: int, yards: int) -> int:
    """Move a team back, never behind its goal line; the yards it lost (BFL-3.3, BFL-6.1)."""
    before = s.yard[seat]
    s.yard[seat] = max(0, before - yards)
    return before - s.yard[seat]
