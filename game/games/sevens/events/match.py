"""Events before the game and between the drives (chapters 2 and 12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(slots=True)
class FansCame:
    """The Fan Factors of home and away."""

    kind: ClassVar[str] = "fans"
    rule: ClassVar[str] = "S7-2.1"
    home: int
    away: int
    dice: tuple[int, int]


@dataclass(slots=True)
class WeatherRolled:
    """``weather`` by its word."""

    kind: ClassVar[str] = "weather"
    rule: ClassVar[str] = "S7-2.2"
    dice: tuple[int, int]
    weather: str


@dataclass(slots=True)
class Tossed:
    """``first`` is the side that may choose, or -1: they roll again."""

    kind: ClassVar[str] = "toss"
    rule: ClassVar[str] = "S7-2.6"
    dice: tuple[int, int]
    first: int


@dataclass(slots=True)
class KickerChosen:
    """Who kicks, in this drive."""

    kind: ClassVar[str] = "kicking"
    rule: ClassVar[str] = "S7-2.6"
    side: int


@dataclass(slots=True)
class Touchdown:
    """``score`` is the scoring side's now."""

    kind: ClassVar[str] = "touchdown"
    rule: ClassVar[str] = "S7-12.5"
    side: int
    player: int
    square: int
    score: int


@dataclass(slots=True)
class DriveEnded:
    """Everybody leaves the pitch."""

    kind: ClassVar[str] = "drive_end"
    rule: ClassVar[str] = "S7-12.3"


@dataclass(slots=True)
class Recovered:
    """A player in the KO box rolls."""

    kind: ClassVar[str] = "ko_recovery"
    rule: ClassVar[str] = "S7-12.3"
    player: int
    rolled: int
    back: bool


@dataclass(slots=True)
class HalfBegan:
    """Half 1 or 2, or 3: extra time."""

    kind: ClassVar[str] = "half"
    rule: ClassVar[str] = "S7-12.4"
    half: int


@dataclass(slots=True)
class ShotOut:
    """A roll-off after extra time; ``won`` by each side so far."""

    kind: ClassVar[str] = "shoot_out"
    rule: ClassVar[str] = "S7-12.5"
    dice: tuple[int, int]
    won: tuple[int, int]


@dataclass(slots=True)
class Over:
    """``winner`` is -1 for a draw."""

    kind: ClassVar[str] = "over"
    rule: ClassVar[str] = "S7-12.5"
    winner: int
