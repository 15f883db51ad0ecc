"""Events of falls, injuries, fouls and sendings-off (chapter 11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.games.sevens.events.tested import Modifiers


@dataclass(slots=True)
class KnockedDown:
    """``why`` is block, dodge, rush …; ``by`` a player, or -1."""

    kind: ClassVar[str] = "knocked_down"
    rule: ClassVar[str] = "S7-5.1"
    player: int
    square: int
    by: int
    why: str


@dataclass(slots=True)
class PlacedProne:
    """Down without an armour roll."""

    kind: ClassVar[str] = "placed_prone"
    rule: ClassVar[str] = "S7-4.2"
    player: int
    square: int


@dataclass(slots=True)
class ArmourRolled:
    """``needed`` is what two dice and the modifiers had to reach."""

    kind: ClassVar[str] = "armour"
    rule: ClassVar[str] = "S7-11.1"
    player: int
    dice: tuple[int, int]
    needed: int
    modifiers: Modifiers
    broken: bool
    square: int


@dataclass(slots=True)
class InjuryRolled:
    """``result`` is stunned, ko, badly_hurt (Stunty) or casualty."""

    kind: ClassVar[str] = "injury"
    rule: ClassVar[str] = "S7-11.3"
    player: int
    dice: tuple[int, int]
    modifiers: Modifiers
    result: str
    square: int


@dataclass(slots=True)
class CasualtyRolled:
    """The D16, modifiers included, and what it says; ``settled`` when it counts. ``by`` caused it, or -1."""

    kind: ClassVar[str] = "casualty"
    rule: ClassVar[str] = "S7-11.5"
    player: int
    rolled: int
    modifiers: Modifiers
    result: str
    by: int


@dataclass(slots=True)
class Lasting:
    """A characteristic is one worse from now on."""

    kind: ClassVar[str] = "lasting"
    rule: ClassVar[str] = "S7-11.5"
    player: int
    rolled: int
    what: str


@dataclass(slots=True)
class Removed:
    """Off the pitch, to a box: reserves, ko, casualty or sent_off."""

    kind: ClassVar[str] = "removed"
    rule: str
    player: int
    square: int
    box: str


@dataclass(slots=True)
class SentOff:
    """``why`` is foul or secret_weapon."""

    kind: ClassVar[str] = "sent_off"
    rule: ClassVar[str] = "S7-11.14"
    player: int
    why: str


@dataclass(slots=True)
class Argued:
    """6: the player stays, 1: no more arguing."""

    kind: ClassVar[str] = "argue"
    rule: ClassVar[str] = "S7-11.14"
    side: int
    rolled: int


@dataclass(slots=True)
class Bribed:
    """2 or more: the player stays."""

    kind: ClassVar[str] = "bribe"
    rule: ClassVar[str] = "S7-11.14"
    side: int
    rolled: int


@dataclass(slots=True)
class Fouled:
    """A foul on a player that lies; who assists."""

    kind: ClassVar[str] = "foul"
    rule: ClassVar[str] = "S7-11.13"
    player: int
    target: int
    assists: tuple[int, ...]
