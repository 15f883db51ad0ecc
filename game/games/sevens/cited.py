"""The rule that is cited where a coach may use something: that of what it changes."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.games.sevens.catalogue import INDUCEMENT, MEASURE, PRAYER, STAR, TEAM_RULE, skill

STAFF: Final = {"Apothecary": "S7-11.12", "Argue": "S7-11.14", "Bribe": "S7-11.14"}
SKILLS: Final = {
    "Arm Bar": "S7-11.1",
    "Block": "S7-6.11",
    "Break Tackle": "S7-10.1",
    "Dirty Player": "S7-11.7",
    "Diving Tackle": "S7-10.1",
    "Dump-off": "S7-9.1",
    "Fumblerooski": "S7-9.11",
    "Grab": "S7-6.15",
    "Hit and Run": "S7-6.17",
    "Juggernaut": "S7-6.11",
    "Kick": "S7-8.2",
    "Lethal Flight": "S7-11.1",
    "Mighty Blow": "S7-11.6",
    "Multiple Block": "S7-6.1",
    "On the Ball": "S7-12.1",
    "Pile Driver": "S7-11.13",
    "Saboteur": "S7-5.1",
    "Safe Pair of Hands": "S7-8.4",
    "Shadowing": "S7-10.1",
    "Sidestep": "S7-6.15",
    "Stand Firm": "S7-6.15",
    "Strip Ball": "S7-6.12",
    "Taunt": "S7-6.17",
    "Trickster": "S7-6.1",
    "Violent Innovator": "S7-11.1",
    "Wrestle": "S7-6.11",
}
"""By the names of skills that are asked about."""
OF_THE_SHEET: Final = (
    "Old Pro", "Indomitable", "Consummate Professional", "Star of the Show", "Working in Tandem",
)  # fmt: skip
CATEGORIES: Final = {
    STAR: "S7-17.2",
    INDUCEMENT: "S7-2.4",
    MEASURE: "S7-2.4",
    TEAM_RULE: "S7-1.2",
    PRAYER: "S7-2.5",
}
ELSE: Final = "S7-10.5"


@cache
def cited(word: str) -> str:
    """The rule of what is used, by the word of the record."""
    if word in STAFF:
        return STAFF[word]
    try:
        used = skill(word)
    except ValueError:
        return ELSE
    if used.name in OF_THE_SHEET:
        return "S7-17.3"
    return SKILLS.get(used.name) or CATEGORIES.get(used.category, ELSE)
