"""What happens before a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(slots=True)
class Joined:
    """A player comes to a side for this match alone: ``what`` is journeyman or star."""

    kind: ClassVar[str] = "joined"
    rule: str
    player: int
    name: str
    what: str


@dataclass(slots=True)
class PettyCash:
    """What each side may spend on inducements, and the current values that decide it."""

    kind: ClassVar[str] = "petty_cash"
    rule: ClassVar[str] = "S7-2.4"
    values: tuple[int, int]
    petty: tuple[int, int]


@dataclass(slots=True)
class Bought:
    """An inducement, a star or a prayer by its word; ``left`` is what can still be spent."""

    kind: ClassVar[str] = "bought"
    rule: ClassVar[str] = "S7-2.4"
    side: int
    what: str
    fee: int
    left: int


@dataclass(slots=True)
class Prayed:
    """A die on the table of prayers, or of desperate measures; ``again``: a side has that already, and rolls
    once more."""

    kind: ClassVar[str] = "prayed"
    rule: str
    side: int
    rolled: int
    name: str
    again: bool


@dataclass(slots=True)
class Gained:
    """What a prayer or a measure does to a player: a skill, or a characteristic that is one better."""

    kind: ClassVar[str] = "gained"
    rule: str
    player: int
    what: str


@dataclass(slots=True)
class Cooked:
    """The dice of a Halfling chef, and how many re-rolls the other side loses to this one."""

    kind: ClassVar[str] = "cooked"
    rule: ClassVar[str] = "S7-2.4"
    side: int
    dice: tuple[int, int, int]
    taken: int
