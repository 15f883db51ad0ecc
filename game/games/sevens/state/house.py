"""What does not change in a match: its options, and what a side brings beside its players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

THOUSAND: Final = 1_000
OTHERS: Final = ("inducements", "purse")
"""Options that are no readings of the rules."""


@dataclass(frozen=True, slots=True)
class House:
    """The options of a match: whether the printed rulebook's reading is played (chapter 20)."""

    armour_breaks: bool = False
    armour_holds: bool = False
    push_square: bool = False
    double_strength: bool = False
    crowd: bool = False
    failed_catch: bool = False
    interception: bool = False
    throw_in: bool = False
    kick_out: bool = False
    apothecary: bool = False
    stunned: bool = False
    turns_per_half: bool = False
    winner_needed: bool = False  # extra time and a shoot-out, if need be (S7-12.5)
    inducements: bool = False  # ready-made teams may buy some (S7-2.4)
    purse: int = 0  # what each coach of a scrimmage may spend on them
    season: bool = False  # a fixture of a league: journeymen, and no stars (S7-2.3, S7-17.1)
    folded: bool = False  # a casualty has three outcomes alone (S7-16.2)

    @property
    def turns(self) -> int:
        """Of a half (S7-1.4)."""
        return 6 if self.turns_per_half else 8

    @classmethod
    def of(cls, options: Mapping[str, str]) -> House:
        """Each option by itself, or else what `rules` says."""
        every = options["rules"]
        chosen = {
            each.name: (every if options[each.name] == "as_rules" else options[each.name]) == "rulebook"
            for each in fields(cls)
            if each.name in options and each.name not in OTHERS
        }
        return cls(
            **chosen,
            winner_needed=options["draw"] == "extra_time",
            inducements=options["inducements"] == "yes",
            purse=THOUSAND * int(options["purse"]),
            season=options["fixture"] != "scrimmage",
            folded=options["fixture"] == "season",
        )


@dataclass(frozen=True, slots=True)
class Staff:
    """What a side brings beside its players."""

    rerolls: int = 0
    fans: int = 1  # Dedicated Fans
    assistants: int = 0
    cheerleaders: int = 0
    apothecary: int = 0
    team: str = ""
    kegs: int = 0
