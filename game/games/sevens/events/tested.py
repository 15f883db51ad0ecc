"""Events of a die that was rolled for a player, and of what rolled it again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from game.games.sevens.cited import cited

Modifiers = tuple[tuple[str, int], ...]


@dataclass(slots=True)
class Tested:
    """A die was rolled for a player: what it ``needed`` to show, ``rolled``, whether it ``passed``, and each
    modifier with its name. ``what`` is the kind of test, or the skill it is for."""

    kind: ClassVar[str] = "test"
    player: int
    square: int
    needed: int
    rolled: int
    passed: bool
    modifiers: Modifiers
    rule: str
    what: str
    opponent: int


class RushTested(Tested):
    """A square beyond the movement."""

    __slots__ = ()
    kind = "rush"


class DodgeTested(Tested):
    """Out of a tackle zone."""

    __slots__ = ()
    kind = "dodge"


class JumpTested(Tested):
    """Over a square."""

    __slots__ = ()
    kind = "jump"


class StandTested(Tested):
    """To its feet, with little movement."""

    __slots__ = ()
    kind = "stand"


class PickupTested(Tested):
    """The ball from the ground."""

    __slots__ = ()
    kind = "pickup"


class CatchTested(Tested):
    """The ball out of the air."""

    __slots__ = ()
    kind = "catch"


class PassTested(Tested):
    """The throw of a ball; what it comes to follows."""

    __slots__ = ()
    kind = "pass"


class ThrowTested(Tested):
    """The throw of a team-mate."""

    __slots__ = ()
    kind = "throw_teammate"


class InterceptTested(Tested):
    """A pass out of the air."""

    __slots__ = ()
    kind = "intercept"


class LandTested(Tested):
    """A thrown player's landing."""

    __slots__ = ()
    kind = "land"


class SkillTested(Tested):
    """The die of a trait or a special action."""

    __slots__ = ()
    kind = "skill_test"


TESTED: Final[dict[str, type[Tested]]] = {
    "rush": RushTested,
    "dodge": DodgeTested,
    "jump": JumpTested,
    "stand": StandTested,
    "pickup": PickupTested,
    "secure": PickupTested,
    "catch": CatchTested,
    "pass": PassTested,
    "bomb": PassTested,
    "throw_teammate": ThrowTested,
    "intercept": InterceptTested,
    "land": LandTested,
    "trait": SkillTested,
    "action": SkillTested,
}


@dataclass(slots=True)
class Used:
    """A skill was used, or worked by itself; ``player`` is -1 for staff."""

    kind: ClassVar[str] = "skill"
    side: int
    player: int
    skill: str

    @property
    def rule(self) -> str:
        """The rule of what it changes."""
        return cited(self.skill)


@dataclass(slots=True)
class Rerolled:
    """A re-roll was spent; ``allowed``: it may be made."""

    kind: ClassVar[str] = "reroll"
    rule: ClassVar[str] = "S7-10.5"
    side: int
    player: int
    source: str
    allowed: bool
