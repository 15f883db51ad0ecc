"""Events of the set-up and the kick-off (chapters 1, 8, 12 and 13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(slots=True)
class Placed:
    """A player comes to a square by its coach's hand: in the set-up, or by an event of the kick-off."""

    kind: ClassVar[str] = "place"
    rule: ClassVar[str] = "S7-1.3"
    player: int
    square: int


@dataclass(slots=True)
class SetUp:
    """A side is ready."""

    kind: ClassVar[str] = "set_up"
    rule: ClassVar[str] = "S7-1.3"
    side: int


@dataclass(slots=True)
class Kicked:
    """The kick: where it was aimed, the dice, where it is going to land (-1: off the pitch)."""

    kind: ClassVar[str] = "kick"
    rule: ClassVar[str] = "S7-8.2"
    player: int
    target: int
    direction: int
    squares: int
    square: int


@dataclass(slots=True)
class KickedOut:
    """The kick has landed outside, or in the kicker's half."""

    kind: ClassVar[str] = "kick_out"
    rule: ClassVar[str] = "S7-8.7"
    side: int


@dataclass(slots=True)
class Touchback:
    """The receiving coach gives the ball to a player."""

    kind: ClassVar[str] = "touchback"
    rule: ClassVar[str] = "S7-8.7"
    player: int
    square: int


@dataclass(slots=True)
class EventRolled:
    """An event of the kick-off, by its name."""

    kind: ClassVar[str] = "event"
    rule: str
    dice: tuple[int, int]
    name: str


@dataclass(slots=True)
class EventFor:
    """Whom an event of the kick-off is good or bad for; what was rolled, staff included."""

    kind: ClassVar[str] = "event_for"
    rule: str
    name: str
    totals: tuple[int, int]
    sides: tuple[int, ...]


@dataclass(slots=True)
class Struck:
    """A random player is struck by an event, the weather …: ``what`` happens to it."""

    kind: ClassVar[str] = "struck"
    rule: str
    player: int
    what: str
    square: int
