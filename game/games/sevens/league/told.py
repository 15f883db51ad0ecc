"""What happens while the form after a match is filled in. ``key`` is a player of the ``side``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Recorded:
    """A casualty stands in the form; ``rolled`` is the D16, 0 if the match itself knew; ``reduced`` the
    characteristic that is worse for good."""

    kind: ClassVar[str] = "recorded"
    rule: ClassVar[str] = "S7-16.2"
    side: int
    key: int
    outcome: str
    rolled: int = 0
    reduced: str = ""


@dataclass(frozen=True, slots=True)
class Risen:
    """The Lineman that was raised in the match has joined the squad; ``key`` 0: it has not."""

    kind: ClassVar[str] = "risen"
    rule: ClassVar[str] = "S7-16.1"
    side: int
    key: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """A player was drawn by lot; ``rolled`` are all dice that it took."""

    kind: ClassVar[str] = "drawn"
    side: int
    key: int
    rolled: tuple[int, ...]
    rule: str = "S7-16.3"


@dataclass(frozen=True, slots=True)
class SkillRolled:
    """Two D6 name a skill; ``counts`` is False if the player cannot have it, and they are rolled again."""

    kind: ClassVar[str] = "skill_rolled"
    side: int
    key: int
    dice: tuple[int, int]
    skill: str
    counts: bool
    rule: str = "S7-16.3"


@dataclass(frozen=True, slots=True)
class Advanced:
    """A player has gained a skill, or a characteristic is better; ``worth`` is added to its value."""

    kind: ClassVar[str] = "advanced"
    side: int
    key: int
    what: str
    worth: int
    rule: str = "S7-16.3"


@dataclass(frozen=True, slots=True)
class NoAdvance:
    """Forgone, or nobody is there who could have one."""

    kind: ClassVar[str] = "no_advance"
    rule: ClassVar[str] = "S7-16.3"
    side: int
    forgone: bool


@dataclass(frozen=True, slots=True)
class Spent:
    """What the inducements of the match cost the treasury."""

    kind: ClassVar[str] = "spent"
    rule: ClassVar[str] = "S7-2.4"
    side: int
    amount: int


@dataclass(frozen=True, slots=True)
class Collected:
    """Winnings: ``fans`` of both, own ``touchdowns``, ``extra`` for not stalling; ``treasury`` after it."""

    kind: ClassVar[str] = "collected"
    side: int
    fans: tuple[int, int]
    touchdowns: int
    extra: int
    amount: int
    treasury: int
    rule: str = "S7-16.4"


@dataclass(frozen=True, slots=True)
class FansChanged:
    """Dedicated Fans before and after; ``rolled`` is the D6 of the printed rules, 0 for none."""

    kind: ClassVar[str] = "fans_changed"
    side: int
    before: int
    after: int
    rolled: int = 0
    rule: str = "S7-16.5"


@dataclass(frozen=True, slots=True)
class Mistook:
    """A roll on the table of expensive mistakes: the column's ``band`` in hundreds of thousands, the cell,
    the dice that it took, the treasury before and after."""

    kind: ClassVar[str] = "mistook"
    rule: ClassVar[str] = "S7-16.6"
    side: int
    rolled: int
    band: int
    cell: str
    dice: tuple[int, ...]
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Earned:
    """Star player points of a player: from the match, or as most valuable player."""

    kind: ClassVar[str] = "earned"
    rule: ClassVar[str] = "S7-15.5"
    side: int
    key: int
    points: int
    award: bool


@dataclass(frozen=True, slots=True)
class Offered:
    """A D8 names the characteristics that can get better; ``counts`` is False if none of them can."""

    kind: ClassVar[str] = "offered"
    rule: ClassVar[str] = "S7-15.5"
    side: int
    key: int
    rolled: int
    names: tuple[str, ...]
    counts: bool
