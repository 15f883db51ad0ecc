"""Events of the ball (chapters 8 and 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(slots=True)
class PickedUp:
    """The player on ``square`` has the ball."""

    kind: ClassVar[str] = "picked_up"
    rule: ClassVar[str] = "S7-10.3"
    player: int
    square: int


@dataclass(slots=True)
class Threw:
    """A pass is under way: its target, its range."""

    kind: ClassVar[str] = "throw"
    rule: ClassVar[str] = "S7-9.1"
    player: int
    start: int
    target: int
    reach: int


@dataclass(slots=True)
class Fumbled:
    """The ball falls at the thrower's feet."""

    kind: ClassVar[str] = "fumble"
    rule: ClassVar[str] = "S7-9.6"
    player: int
    square: int


@dataclass(slots=True)
class Inaccurate:
    """Three scatters follow."""

    kind: ClassVar[str] = "inaccurate"
    rule: ClassVar[str] = "S7-9.5"
    player: int
    target: int


@dataclass(slots=True)
class Scattered:
    """Three steps, of a ball or a player in the air; ``square`` is the last one on the pitch, ``out`` tells
    that it went on from there into the crowd."""

    kind: ClassVar[str] = "scatter"
    rule: ClassVar[str] = "S7-8.3"
    start: int
    dice: tuple[int, ...]
    square: int
    out: bool


@dataclass(slots=True)
class Bounced:
    """One step; ``square`` is -1 in the crowd."""

    kind: ClassVar[str] = "bounce"
    rule: ClassVar[str] = "S7-8.4"
    start: int
    direction: int
    square: int


@dataclass(slots=True)
class ThrownIn:
    """By the crowd, from the last square on the pitch; ``square`` is -1 when it comes to the crowd again."""

    kind: ClassVar[str] = "throw_in"
    rule: ClassVar[str] = "S7-8.5"
    start: int
    direction: int
    squares: int
    square: int


@dataclass(slots=True)
class Caught:
    """The player on ``square`` has the ball. ``how`` it came: pass, scatter, bounce, throw_in, kick, handoff,
    intercept."""

    kind: ClassVar[str] = "caught"
    rule: ClassVar[str] = "S7-8.8"
    player: int
    square: int
    how: str


@dataclass(slots=True)
class Missed:
    """A player that lies or is Distracted, or can hold no ball, lets it go by (S7-9.10)."""

    kind: ClassVar[str] = "missed"
    rule: ClassVar[str] = "S7-9.10"
    player: int
    square: int


@dataclass(slots=True)
class Landed:
    """The ball lies on an empty square."""

    kind: ClassVar[str] = "land"
    rule: ClassVar[str] = "S7-12.2"
    square: int


@dataclass(slots=True)
class Handed:
    """A ball is handed to the next square."""

    kind: ClassVar[str] = "handoff"
    rule: ClassVar[str] = "S7-9.11"
    player: int
    receiver: int
    square: int
