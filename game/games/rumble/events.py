"""What happens in a match of Rumble. Sides are 0 and 1, players 0 to 31, squares numbers of `game.core.grid`;
``dice`` are faces as they were rolled. ``rule`` is the rule that an event carries out; where several bring
the same event, it is told with it.

Plain slotted dataclasses: they are made by the thousand in a replay, and freezing them costs three times
as much. Nobody changes an event.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(slots=True)
class RolledOff:
    """Two dice each; ``first`` is the side that goes first, or -1 if they are level and roll again."""

    kind: ClassVar[str] = "roll_off"
    rule: ClassVar[str] = "RU-1.5"
    home: tuple[int, int]
    away: tuple[int, int]
    first: int


@dataclass(slots=True)
class Placed:
    """A player takes its place in the own end zone, out of the Reserves box."""

    kind: ClassVar[str] = "place"
    rule: ClassVar[str] = "RU-1.4"
    player: int
    square: int


@dataclass(slots=True)
class LinedUp:
    """A side is ready, with so many players."""

    kind: ClassVar[str] = "lined_up"
    rule: ClassVar[str] = "RU-1.4"
    side: int
    players: int


@dataclass(slots=True)
class TurnBegan:
    """``number`` counts from 1, both sides' turns together; ``owed`` are the reserves that may enter."""

    kind: ClassVar[str] = "turn"
    rule: ClassVar[str] = "RU-2.1"
    side: int
    number: int
    owed: int


@dataclass(slots=True)
class PhaseBegan:
    """``phase`` is move, throw or attack."""

    kind: ClassVar[str] = "phase"
    rule: ClassVar[str] = "RU-2.1"
    side: int
    phase: str


@dataclass(slots=True)
class Entered:
    """A reserve comes on; ``owed`` are those that still may."""

    kind: ClassVar[str] = "enter"
    rule: ClassVar[str] = "RU-3.2"
    player: int
    square: int
    owed: int


@dataclass(slots=True)
class Moved:
    """``path`` are the squares after ``start``, the last one included; ``ball``: the player carries it."""

    kind: ClassVar[str] = "move"
    rule: ClassVar[str] = "RU-2.2"
    player: int
    start: int
    path: tuple[int, ...]
    ball: bool


@dataclass(slots=True)
class PickedUp:
    """The ball comes from ``ball`` to the player on ``square``."""

    kind: ClassVar[str] = "pickup"
    rule: ClassVar[str] = "RU-2.4"
    player: int
    square: int
    ball: int


@dataclass(slots=True)
class Thrown:
    """``distance`` is what the two dice had to reach. A good throw comes down on ``target``; after another
    one the scatter follows."""

    kind: ClassVar[str] = "throw"
    rule: ClassVar[str] = "RU-2.5"
    player: int
    start: int
    target: int
    distance: int
    dice: tuple[int, int]
    good: bool


@dataclass(slots=True)
class WentOff:
    """The direction led off the field and is rolled again. ``why`` is scatter or drop."""

    kind: ClassVar[str] = "off_field"
    start: int
    direction: int
    why: str
    rule: str


@dataclass(slots=True)
class Scattered:
    """A failed throw comes down next to its target, in a direction of the d8 chart."""

    kind: ClassVar[str] = "scatter"
    rule: ClassVar[str] = "RU-2.7"
    start: int
    direction: int
    square: int


@dataclass(slots=True)
class Caught:
    """The ball came to a square with a player. ``why`` is throw, scatter, drop or reset."""

    kind: ClassVar[str] = "catch"
    player: int
    square: int
    why: str
    rule: str


@dataclass(slots=True)
class Landed:
    """The ball came to an empty square, and lies there. ``why`` is throw, scatter, drop or reset."""

    kind: ClassVar[str] = "land"
    square: int
    why: str
    rule: str


@dataclass(slots=True)
class Attacked:
    """``result`` is nothing, drop or injury; ``drops``: the attacked player loses the ball."""

    kind: ClassVar[str] = "attack"
    rule: ClassVar[str] = "RU-2.9"
    player: int
    target: int
    start: int
    square: int
    dice: tuple[int, int]
    result: str
    drops: bool


@dataclass(slots=True)
class Dropped:
    """The ball falls out of a player's hands on ``start``, in a direction of the d8 chart."""

    kind: ClassVar[str] = "drop"
    rule: ClassVar[str] = "RU-2.9"
    player: int
    start: int
    direction: int
    square: int


@dataclass(slots=True)
class Injured:
    """A player leaves the field from ``square`` to its box: light, bad or dead."""

    kind: ClassVar[str] = "injury"
    rule: ClassVar[str] = "RU-3.1"
    player: int
    by: int
    square: int
    dice: tuple[int, int]
    box: str


@dataclass(slots=True)
class Touchdown:
    """``score`` is the scoring side's now."""

    kind: ClassVar[str] = "touchdown"
    rule: ClassVar[str] = "RU-4.1"
    side: int
    player: int
    square: int
    score: int


@dataclass(slots=True)
class Reset:
    """The ball is put back on ``square``, the centre. ``why``: after a touchdown (everybody leaves the field,
    ``healed`` went from Bad to Light, ``back`` from Light to Reserves), or because it was unheld or scoreless
    for too long."""

    kind: ClassVar[str] = "reset"
    square: int
    why: str
    rule: str
    healed: tuple[int, ...] = ()
    back: tuple[int, ...] = ()


@dataclass(slots=True)
class Forfeited:
    """A side can field nobody."""

    kind: ClassVar[str] = "forfeit"
    rule: ClassVar[str] = "RU-3.5"
    side: int


@dataclass(slots=True)
class Over:
    """``winner`` is a side, or -1 for a tie. ``why`` is touchdowns, forfeit or turns."""

    kind: ClassVar[str] = "over"
    winner: int
    why: str
    rule: str
