"""Who comes to a match for a team: its players as they are now, and how many journeymen make up seven
(S7-1.2)."""

from __future__ import annotations

from typing import Final

from game.games.sevens.data.reading import BOUNDS, Figures
from game.games.sevens.data.skills import Owned, bits, owned_skill
from game.games.sevens.data.teams import TEAM_CAPTAIN
from game.games.sevens.league.sheet import (
    FIELDED,
    Member,
    TeamSheet,
    current_value,
    journeyman_value,
    position_of,
    roster_of,
)

CAPTAINS_SKILL: Final = "Pro"
JOURNEYMAN: Final = "Journeyman"
TARGETS: Final = ("ag", "pa")
"""Characteristics that are target numbers: a lower one is better. AV is one too, and is the exception."""


def figures_of(sheet: TeamSheet, member: Member) -> Figures:
    """The characteristics of a player with all that has become of them."""
    now = position_of(sheet, member).figures
    for change, names in ((1, member.better), (-1, member.worse)):
        for name in names:
            now = changed(now, name, change)
    return now


def changed(figures: Figures, name: str, change: int) -> Figures:
    """A characteristic one better (1) or worse (-1), within its bounds; a dash stays one."""
    figure = getattr(figures, name)
    if figure is None:
        return figures
    least, most = BOUNDS[Figures._fields.index(name)]
    figure += -change if name in TARGETS else change
    return figures._replace(**{name: min(most, max(least, figure))})


def skills_of(sheet: TeamSheet, member: Member) -> tuple[Owned, ...]:
    """The skills of its position, those that it has gained, and the captain's own."""
    words = list(member.gained)
    if member.key == sheet.captain and roster_of(sheet).has(TEAM_CAPTAIN):
        words.append(CAPTAINS_SKILL)
    mine = list(position_of(sheet, member).skills)
    for word in words:
        owned = owned_skill(word)
        if not bits(mine) & owned.skill.mask:
            mine.append(owned)
    return tuple(mine)


def journeymen(sheet: TeamSheet) -> int:
    """How many Linemen with Loner (4+) make up seven: as many as the team is short of it."""
    return max(0, FIELDED - len(sheet.available))


def match_value(sheet: TeamSheet) -> int:
    """The CTV of the next match: with its journeymen (S7-16.7)."""
    return current_value(sheet) + journeymen(sheet) * journeyman_value(roster_of(sheet))
