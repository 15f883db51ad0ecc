"""The state of a match of Rumble: plain data, copied at every beat.

A player is a number: home's H1 to H16 are 0 to 15, away's A1 to A16 are 16 to 31. A square is a number of
`game.core.grid`. Sets of players are masks, a bit a player; sets of squares are masks, a bit a square.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from game.core.game import unheard
from game.core.plain import PlainState
from game.core.requests import Die
from game.games.rumble.board import BOARDS, HOME, STANDARD, Board

SQUAD: Final = 16  # players of a side (RU-1.3)
PLAYERS: Final = 2 * SQUAD
ON_FIELD: Final = 11  # of a side at most (RU-1.4)
NOBODY: Final = -1

RESERVES: Final = -1  # where a player is that stands on no square: in a box, or not in this match
LIGHT: Final = -2
BAD: Final = -3
DEAD: Final = -4
ABSENT: Final = -5

D6: Final = Die("d6", tuple(range(1, 7)))
SQUADS: Final = (range(SQUAD), range(SQUAD, PLAYERS))


@dataclass(frozen=True, slots=True)
class House:
    """The options of a match."""

    board: Board = STANDARD
    touchdowns: int = 3  # that win (RU-1.6)

    @classmethod
    def of(cls, options: Mapping[str, str]) -> House:
        return cls(BOARDS[options["board"]], int(options["touchdowns"]))


class Phase(IntEnum):
    """What comes next."""

    ROLL_OFF = 0  # who goes first in the match
    PLACE = 1  # both sides line up, the one that goes first before the other
    MOVE = 2
    THROW = 3
    ATTACK = 4
    OVER = 5


class State(PlainState):
    """``turn`` is the side whose turn it is, in Phase.PLACE the one that will go first; ``placing`` is the
    side that lines up. ``at`` has a square a player, or the box it lies in. The ball is held by ``holder``,
    or it lies on the square ``ball``; the other of the two is NOBODY, NOWHERE.

    Of this turn: ``moved`` are the players whose move is over, ``handled`` those that have thrown, caught or
    picked up the ball, ``attacked`` those that have attacked, ``thrown`` whether the throw is spent, ``held``
    whether anybody has had the ball. ``turns`` counts those taken, ``unheld`` the last of them in a row in
    which nobody held the ball, ``scoreless`` those since a touchdown.
    """

    __slots__ = (
        "at",
        "attacked",
        "ball",
        "entries",
        "handled",
        "held",
        "holder",
        "house",
        "moved",
        "phase",
        "placing",
        "score",
        "scoreless",
        "thrown",
        "turn",
        "turns",
        "unheld",
        "winners",
    )

    def __init__(self, house: House) -> None:
        self.house = house
        self.phase = Phase.ROLL_OFF
        self.turn = HOME
        self.placing = HOME
        self.at = [RESERVES] * PLAYERS
        self.ball = house.board.centre
        self.holder = NOBODY
        self.score = [0, 0]
        self.entries = [0, 0]  # reserves owed to each side (RU-3.6)
        self.moved = 0
        self.handled = 0
        self.attacked = 0
        self.thrown = False
        self.held = False
        self.turns = 0
        self.unheld = 0
        self.scoreless = 0
        self.winners: tuple[int, ...] = ()
        self.tell = unheard

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.house, twin.phase, twin.turn, twin.placing = self.house, self.phase, self.turn, self.placing
        twin.at, twin.ball, twin.holder = self.at[:], self.ball, self.holder
        twin.score, twin.entries = self.score[:], self.entries[:]
        twin.moved, twin.handled, twin.attacked = self.moved, self.handled, self.attacked
        twin.thrown, twin.held, twin.winners = self.thrown, self.held, self.winners
        twin.turns, twin.unheld, twin.scoreless = self.turns, self.unheld, self.scoreless
        twin.tell = unheard
        return twin


def side_of(player: int) -> int:
    """HOME or AWAY."""
    return player >> 4


def rival(side: int) -> int:
    """The other side."""
    return 1 - side


def fielded(s: State, side: int) -> list[int]:
    """The players of a side on the field, by number."""
    at = s.at
    return [player for player in SQUADS[side] if at[player] >= 0]


def reserves(s: State, side: int) -> list[int]:
    """The players in the Reserves box of a side, by number."""
    at = s.at
    return [player for player in SQUADS[side] if at[player] == RESERVES]


def occupied(s: State) -> int:
    """The mask of all squares with a player."""
    mask = 0
    for square in s.at:
        if square >= 0:
            mask |= 1 << square
    return mask


def player_on(s: State, square: int) -> int:
    """Who stands on a square, or NOBODY."""
    at = s.at
    return at.index(square) if square in at else NOBODY


def ball_square(s: State) -> int:
    """Where the ball is: on the ground, or with its holder."""
    return s.ball if s.holder == NOBODY else s.at[s.holder]


def has_ball(s: State, side: int) -> bool:
    """Whether a player of a side holds the ball."""
    return s.holder != NOBODY and side_of(s.holder) == side
