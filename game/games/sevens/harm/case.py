"""What happens to a player, and by whom."""

from __future__ import annotations

from game.core.grid import NOWHERE
from game.games.sevens.state import NOBODY


class Harm:
    """What happens to a player, and by whom.

    ``why`` is block, dodge, rush, jump, foul, crowd, … or the word of a skill; ``by`` the player that did it,
    or NOBODY; ``origin`` the square that was left. ``direct``: an armour roll without a fall, which changes
    nothing if it holds (S7-11.2). ``sparing``: no turnover comes from it unless the ball was held. ``fixed``:
    nothing may modify the armour roll. Of the rolls: ``dice``, ``modifiers``, ``broken``, ``used`` (words of
    bonuses), ``reads`` (an injury that counts as another), ``result``, ``armour_dice``; ``held``: the ball
    was in the player's hands. Of a foul: ``assists``, and ``alone``: there are none on either side.
    """

    __slots__ = (
        "alone",
        "armour_dice",
        "assists",
        "broken",
        "by",
        "dice",
        "direct",
        "fixed",
        "held",
        "modifiers",
        "origin",
        "reads",
        "result",
        "sparing",
        "used",
        "victim",
        "why",
    )

    def __init__(
        self,
        victim: int,
        why: str,
        *,
        by: int = NOBODY,
        origin: int = NOWHERE,
        direct: bool = False,
        sparing: bool = False,
        fixed: bool = False,
    ) -> None:
        self.victim, self.why, self.by, self.origin = victim, why, by, origin
        self.direct, self.sparing, self.fixed = direct, sparing, fixed
        self.modifiers: list[tuple[str, int]] = []
        self.used: set[str] = set()
        self.reads: dict[str, str] = {}
        self.dice: tuple[int, int] = (0, 0)
        self.armour_dice: tuple[int, int] = (0, 0)
        self.broken = self.held = self.alone = False
        self.assists = 0
        self.result = ""

    def add(self, name: str, number: int) -> None:
        """A modifier of the roll that is being made, with the name that the log gives."""
        self.modifiers.append((name, number))

    @property
    def total(self) -> int:
        """Both dice and all modifiers of the roll that is being made."""
        return sum(self.dice) + sum([number for _, number in self.modifiers])
