"""The list of inducements: fee, how many at most, who may buy them, what they bring; each stands here once
(S7-2.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from game.games.sevens.boons import give_boon
from game.games.sevens.cards import with_card
from game.games.sevens.catalogue import skill
from game.games.sevens.data.rosters import Roster, roster
from game.games.sevens.state import State, changed_pair, note

CHEF: Final = skill("Halfling Chef")
MORTUARY: Final = skill("Mortuary Assistant")
DOCTOR: Final = skill("Plague Doctor")


@dataclass(frozen=True, slots=True)
class Inducement:
    """``word`` is how a record says it. ``brings`` is done when it is bought; ``fee_of`` and ``may`` are
    asked with the roster of the side, if it has one."""

    word: str
    name: str
    fee: int
    most: int
    effect: str
    brings: Callable[[State, int], None]
    cheap: int = 0  # the fee for rosters with a rule of their own
    cheap_rule: str = ""
    may: Callable[[Roster | None], bool] = lambda own: True

    def fee_of(self, own: Roster | None) -> int:
        """The fee for a roster."""
        special = own is not None and (own.has(self.cheap_rule) or own.id == self.cheap_rule)
        return self.cheap if self.cheap and special else self.fee


def staff(**more: int) -> Callable[[State, int], None]:
    """So many more of the staff, for this match."""

    def brings(s: State, side: int) -> None:
        old = s.staff[side]
        new = replace(old, **{name: getattr(old, name) + number for name, number in more.items()})
        s.staff = (new, s.staff[1]) if side == 0 else (s.staff[0], new)

    return brings


def bribe(s: State, side: int) -> None:
    s.bribes = changed_pair(s.bribes, side, s.bribes[side] + 1)


def apothecary(s: State, side: int) -> None:
    s.apothecary = changed_pair(s.apothecary, side, s.apothecary[side] + 1)


def boon(word: str) -> Callable[[State, int], None]:
    """A boon for the side."""

    def brings(s: State, side: int) -> None:
        give_boon(s, side, skill(word))

    return brings


def to_roll(table: str) -> Callable[[State, int], None]:
    """One more die on a table, when its step comes."""

    def brings(s: State, side: int) -> None:
        assert s.extra.cards is not None
        card = s.extra.cards[side]
        note(s, cards=with_card(s.extra.cards, side, replace(card, **{table: getattr(card, table) + 1})))

    return brings


def may_heal(own: Roster | None) -> bool:
    """Rosters that may hire an apothecary."""
    return own is None or own.apothecary


def undead(own: Roster | None) -> bool:
    return own is not None and own.has("Masters of Undeath")


def of_nurgle(own: Roster | None) -> bool:
    return own is not None and own.patrons == ("Nurgle",)


INDUCEMENTS: Final = (
    Inducement(
        "prayer", "Prayer to Nuffle", 5_000, 2, "A D8 on the table of prayers (S7-2.5).", to_roll("prayers")
    ),
    Inducement(
        "temp_cheerleader",
        "Temporary cheerleader",
        15_000,
        2,
        "A cheerleader more, for Cheering Fans.",
        staff(cheerleaders=1),
    ),
    Inducement(
        "part_time_assistant",
        "Part-time assistant coach",
        15_000,
        2,
        "An assistant coach more, for Brilliant Coaching.",
        staff(assistants=1),
    ),
    Inducement(
        "keg", "Bloodweiser keg", 50_000, 2, "+1 to the side's rolls to come back from KO.", staff(kegs=1)
    ),
    Inducement(
        "desperate_measure",
        "Desperate Measure",
        50_000,
        5,
        "A D8 on the table of desperate measures; not for the side whose current value is higher.",
        to_roll("measures"),
    ),
    Inducement(
        "bribe",
        "Bribe",
        100_000,
        2,
        "A player who is sent off stays on a 2 or more (S7-11.14).",
        bribe,
        cheap=50_000,
        cheap_rule="Bribery and Corruption",
    ),
    Inducement(
        "wandering_apothecary",
        "Wandering apothecary",
        100_000,
        1,
        "An apothecary more (S7-11.12), for rosters that may hire one.",
        apothecary,
        may=may_heal,
    ),
    Inducement(
        "mortuary_assistant",
        "Mortuary assistant",
        100_000,
        1,
        "Once a game a Regeneration that failed is rolled again; for Masters of Undeath.",
        boon("Mortuary Assistant"),
        may=undead,
    ),
    Inducement(
        "plague_doctor",
        "Plague doctor",
        100_000,
        1,
        "Once a game a Regeneration that failed is rolled again, or a KO becomes Stunned; for Nurgle.",
        boon("Plague Doctor"),
        may=of_nurgle,
    ),
    Inducement(
        "extra_training", "Extra team training", 125_000, 6, "A team re-roll more a half.", staff(rerolls=1)
    ),
    Inducement(
        "halfling_chef",
        "Halfling master chef",
        300_000,
        1,
        "Before each half 3 D6: each 4 or more takes a team re-roll from the other side.",
        boon("Halfling Chef"),
        cheap=100_000,
        cheap_rule="halfling",
    ),
)
"""In the order in which they are offered."""
BY_WORD: Final = {each.word: each for each in INDUCEMENTS}


def roster_of(s: State, side: int) -> Roster | None:
    """The roster of a side, if it has one of the box."""
    return roster(s.staff[side].team) if s.staff[side].team else None
