"""What lies over the pitch as plain values: what may be done, what is about to be, and its odds.

Nothing here knows a rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

NOBODY: Final = -1
NOWHERE: Final = -1
MOST_STEPS: Final = 7  # of a plan, that the card has room for


@dataclass(frozen=True, slots=True)
class Entry:
    """An action in the menu of a counter. ``why``: what stands in its way."""

    word: str
    caption: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """A die of a plan: on which square of the way, or as which of its dice, what is tested, what is needed,
    the chance. ``against``: it is an opponent's; ``on_way``: it is written on its square; ``counts``: the
    plan comes to nothing without it."""

    index: int
    what: str
    needs: str
    chance: float
    against: bool = False
    on_way: bool = True
    counts: bool = True


@dataclass(frozen=True, slots=True)
class Badge:
    """What a player would need, at its counter."""

    player: int
    needs: str
    chance: float
    against: bool = False


@dataclass(frozen=True, slots=True)
class Tag:
    """Odds on the board: beside a square, with what they mean."""

    square: int
    words: str
    sub: str = ""
    chance: float = -1.0  # colours it; below 0: it is no chance


@dataclass(frozen=True, slots=True)
class Preview:
    """What a block would be: dice, who chooses, why, and what may come of it."""

    attacker: int
    target: int
    dice: int
    mine: bool
    words: str
    down: float
    fall: float
    reach: float = 1.0  # the chance of getting there, for a blitz
    both: float = 0.0  # that, and that the target goes down
    again: float = -1.0  # the same with a team re-roll; below 0: there is none
    off: float = 0.0  # the chance that a push leads off the pitch, where it must
    skills: tuple[str, ...] = ()  # of the blocker, that roll its dice again
    help: str = ""  # who helps whom


class Ways(Enum):
    """How a player is to go: as is best, never over others, or by a jump at once."""

    BEST = "best"
    ON_FOOT = "on foot"
    JUMP = "jump"


@dataclass(slots=True)
class Marks:
    """What lies over the pitch: what may be done, and what is about to be."""

    able: tuple[int, ...] = ()  # players that may be picked
    chosen: int = NOBODY
    region: int = 0  # squares that it may be set down on
    reach: tuple[tuple[int, float], ...] = ()  # squares and the chance of arriving there
    ways: Ways = Ways.BEST  # those that the reach is of
    other_ways: tuple[Ways, ...] = ()  # all that it may choose among
    targets: tuple[int, ...] = ()  # players that a deed may be done to
    route: tuple[int, ...] = ()  # its way, the start first
    steps: tuple[Step, ...] = ()
    total: float = 1.0
    skills: tuple[str, ...] = ()  # the player's own that are in the total
    again: float = -1.0  # the total with a team re-roll; below 0: there is none
    aim: int = NOWHERE  # what would be thrown at
    ruler: int = NOWHERE  # the square that ranges are measured from
    links: tuple[tuple[int, int], ...] = ()  # who would act on whom
    helpers: tuple[int, ...] = ()  # who would assist
    pushes: tuple[int, ...] = ()  # squares of a push
    pushed: int = NOBODY
    preview: Preview | None = None
    tags: tuple[Tag, ...] = ()
    badges: tuple[Badge, ...] = ()
    entries: tuple[Entry, ...] = ()  # the menu at the chosen counter
    entry: int = -1  # the one that keys would take
    open: bool = True  # the menu is seen: nothing else is pointed at
    flight: tuple[int, int] = (NOWHERE, NOWHERE)  # a pass in the air: from where, to where
    chart: int = NOWHERE  # a direction is about to be rolled from here
    cursor: int = NOWHERE
    lit: tuple[int, ...] = ()  # squares of a line of the log
