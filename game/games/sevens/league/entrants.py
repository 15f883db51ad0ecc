"""Who comes to a match for a team: its players as they are now, and journeymen to make up seven (S7-1.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.games.sevens.data.reading import BOUNDS, Figures
from game.games.sevens.data.rosters import Position
from game.games.sevens.data.skills import Owned, bits, owned_skill
from game.games.sevens.data.teams import TEAM_CAPTAIN
from game.games.sevens.league.sheet import (
    FIELDED,
    LOW_COST,
    Member,
    TeamSheet,
    current_value,
    free_numbers,
    plain_lineman,
    position_of,
    roster_of,
)

LONER: Final = "Loner (4+)"
CAPTAINS_SKILL: Final = "Pro"
JOURNEYMAN: Final = "Journeyman"
TARGETS: Final = ("ag", "pa")
"""Characteristics that are target numbers: a lower one is better. AV is one too, and is the exception."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player as it comes to a match. ``key`` is that of a member of the team, 0 for a journeyman."""

    key: int
    number: int
    name: str
    position: Position
    figures: Figures
    skills: tuple[Owned, ...]
    niggles: int = 0

    @property
    def journeyman(self) -> bool:
        return self.key == 0


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


def journeymen(sheet: TeamSheet) -> tuple[Entrant, ...]:
    """As many Linemen with Loner (4+) as the team is short of seven."""
    short = FIELDED - len(sheet.available)
    if short <= 0:
        return ()
    position = plain_lineman(roster_of(sheet))
    loner = owned_skill(LONER)
    skills = tuple(owned for owned in position.skills if owned.skill is not loner.skill) + (loner,)
    numbers = free_numbers(sheet.squad)
    numbers += [number for number in free_numbers(sheet.available) if number not in numbers]
    return tuple(
        Entrant(0, number, f"{JOURNEYMAN} {place}", position, position.figures, skills)
        for place, number in enumerate(numbers[:short], 1)
    )


def match_value(sheet: TeamSheet) -> int:
    """The CTV of the next match: with what its journeymen cost, which for Low Cost Linemen is nothing
    (S7-16.7)."""
    free = roster_of(sheet).has(LOW_COST)
    return current_value(sheet) + sum(0 if free else each.position.cost for each in journeymen(sheet))


def entrants(sheet: TeamSheet) -> tuple[Entrant, ...]:
    """Who comes to the next match, by number. Raises UnknownRoster."""
    own = tuple(
        Entrant(
            member.key,
            member.number,
            member.name,
            position_of(sheet, member),
            figures_of(sheet, member),
            skills_of(sheet, member),
            member.niggles,
        )
        for member in sheet.available
    )
    return tuple(sorted(own + journeymen(sheet), key=lambda entrant: entrant.number))
