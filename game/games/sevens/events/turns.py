"""Events of turns and activations, and of how players move and stand (chapters 3 to 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(slots=True)
class TurnBegan:
    """``number`` is the side's turn in this half."""

    kind: ClassVar[str] = "turn"
    rule: ClassVar[str] = "S7-1.4"
    side: int
    number: int
    half: int


@dataclass(slots=True)
class Activated:
    """A player has declared an action."""

    kind: ClassVar[str] = "activate"
    rule: ClassVar[str] = "S7-3.1"
    player: int
    action: str


@dataclass(slots=True)
class ActivationEnded:
    """It has had its activation."""

    kind: ClassVar[str] = "activation_end"
    rule: ClassVar[str] = "S7-3.1"
    player: int


@dataclass(slots=True)
class Stalled:
    """A player could have scored and did not (S7-3.5)."""

    kind: ClassVar[str] = "stall"
    rule: ClassVar[str] = "S7-3.5"
    player: int
    rolled: int
    number: int


@dataclass(slots=True)
class TurnedOver:
    """The turn of a side ends at once, or its Charge!."""

    kind: ClassVar[str] = "turnover"
    side: int
    rule: str
    charge: bool = False


@dataclass(slots=True)
class Moved:
    """One square; ``ball``: the player carries it. ``how`` is move, jump, follow …"""

    kind: ClassVar[str] = "move"
    rule: ClassVar[str] = "S7-3.1"
    player: int
    start: int
    square: int
    ball: bool
    how: str


@dataclass(slots=True)
class StoodUp:
    """From prone to standing."""

    kind: ClassVar[str] = "stand"
    rule: ClassVar[str] = "S7-4.2"
    player: int
    square: int


@dataclass(slots=True)
class TurnedProne:
    """A stunned player turns over."""

    kind: ClassVar[str] = "turn_prone"
    rule: ClassVar[str] = "S7-4.3"
    player: int
    square: int


@dataclass(slots=True)
class Distracted:
    """It has no tackle zone until its next activation; ``yes`` is False when that begins."""

    kind: ClassVar[str] = "distracted"
    rule: ClassVar[str] = "S7-4.4"
    player: int
    yes: bool


@dataclass(slots=True)
class Rooted:
    """It cannot leave its square."""

    kind: ClassVar[str] = "rooted"
    rule: ClassVar[str] = "S7-3.1"
    player: int


@dataclass(slots=True)
class Acted:
    """A special action on a player (or -1), or on a square."""

    kind: ClassVar[str] = "action"
    rule: ClassVar[str] = "S7-3.1"
    player: int
    action: str
    target: int
    square: int
