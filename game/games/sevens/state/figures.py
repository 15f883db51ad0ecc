"""What the numbers in the state of a match stand for."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from game.core.requests import Die

SQUAD: Final = 16  # players of a side at most
PLAYERS: Final = 2 * SQUAD
FIELDED: Final = 7  # of a side (S7-1.2)
NOBODY: Final = -1
SQUADS: Final = (range(SQUAD), range(SQUAD, PLAYERS))

D3: Final = Die("d3", (1, 2, 3))
D6: Final = Die("d6", tuple(range(1, 7)))
D16: Final = Die("d16", tuple(range(1, 17)))
BLOCK_DIE: Final = Die("block die", ("skull", "both", "push", "push", "stumble", "pow"))  # S7-6.10 to 6.14

Column = tuple[int, ...]
"""A figure of each player."""
NO_TIMES: Final = (0,) * PLAYERS


class Status(IntEnum):
    """How a player is, or in which box it lies; ABSENT: not in this match."""

    STANDING = 0
    PRONE = 1
    STUNNED = 2
    RESERVES = 3
    KO = 4
    CASUALTY = 5
    SENT_OFF = 6
    ABSENT = 7


STANDING: Final = int(Status.STANDING)
PRONE: Final = int(Status.PRONE)
STUNNED: Final = int(Status.STUNNED)
RESERVES: Final = int(Status.RESERVES)
KO: Final = int(Status.KO)
CASUALTY: Final = int(Status.CASUALTY)
SENT_OFF: Final = int(Status.SENT_OFF)
ABSENT: Final = int(Status.ABSENT)

CASUALTIES: Final = ("none", "badly_hurt", "seriously_hurt", "serious_injury", "lasting_injury", "dead")
BADLY_HURT: Final = 1
SERIOUSLY_HURT: Final = 2
DEAD: Final = 5

WEATHERS: Final = ("sweltering", "sunny", "perfect", "rain", "blizzard")
SWELTERING, SUNNY, PERFECT, RAIN, BLIZZARD = range(5)


class Phase(IntEnum):
    """What comes next."""

    FANS = 0  # before the game (chapter 2)
    WEATHER = 1
    TOSS = 2
    SET_UP = 3
    KICK = 4
    LANDING = 5
    TURN = 6
    CHARGE = 7  # a turn of the kicking team, while the ball is in the air
    DRIVE_END = 8
    SHOOT_OUT = 9
    OVER = 10
    JOURNEYMEN = 11  # before the toss, if a side brings more than its players (S7-2.3 to S7-2.5)
    INDUCEMENTS = 12
    PRAYERS = 13
    MEASURES = 14
