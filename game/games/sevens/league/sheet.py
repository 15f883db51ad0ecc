"""A team over its life: its players with all that has become of them, its staff, its treasury.

A sheet is plain data that never changes: whoever hires, heals or pays makes another one. A player is known
by its ``key`` for good, on the pitch by the number that it wears.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from game.games.sevens.data.rosters import Position, Roster, limits, roster
from game.games.sevens.data.teams import HIGHEST_NUMBER, TEAM_CAPTAIN, Team, cost

FIELDED: Final = 7  # players a team needs for a match (S7-1.2)
FEWEST_FANS: Final = 1  # S7-16.5
MOST_FANS: Final = 7
MOST_TREASURY: Final = 2_000_000
"""What no treasury reaches: from 600,000 on the table of mistakes costs something on every face of the D6."""
LOW_COST: Final = "Low Cost Linemen"
CHARACTERISTICS: Final = ("ma", "st", "ag", "pa", "av")


MOST_NIGGLES: Final = (
    9  # more make a casualty no worse: with them every roll but the lowest is at least lasting
)


class UnknownRoster(ValueError):
    """A sheet names a roster, or a position, that does not exist."""


class Fate(StrEnum):
    """Whether a player still belongs to its team, or why not."""

    SQUAD = "squad"
    DEAD = "dead"
    RELEASED = "released"


@dataclass(frozen=True, slots=True)
class Career:
    """What a player has done in all its matches."""

    matches: int = 0
    touchdowns: int = 0
    casualties: int = 0
    completions: int = 0
    interceptions: int = 0
    throws: int = 0  # team-mates thrown well (S7-14.1)
    awards: int = 0  # times most valuable player

    def plus(self, other: Career) -> Career:
        """Both together."""
        return Career(*(mine + more for mine, more in zip(self.figures, other.figures)))

    @property
    def figures(self) -> tuple[int, ...]:
        """All of them, in the order of the fields."""
        return tuple(getattr(self, name) for name in Career.__slots__)


@dataclass(frozen=True, slots=True)
class Member:
    """A player of a team, once hired never forgotten.

    ``gained`` are skills by name, ``raised`` what they and better characteristics add to its value;
    ``better`` and ``worse`` name a characteristic each time that it has changed. ``spp`` are those not spent
    yet.
    """

    key: int
    number: int
    name: str
    position: str
    gained: tuple[str, ...] = ()
    raised: int = 0
    better: tuple[str, ...] = ()
    worse: tuple[str, ...] = ()
    niggles: int = 0
    misses: bool = False  # the next match (S7-16.2)
    fate: Fate = Fate.SQUAD
    spp: int = 0
    career: Career = Career()


@dataclass(frozen=True, slots=True)
class TeamSheet:
    """A team. ``roster`` is an id; ``captain`` the key of a player, 0 for none; ``next_key`` is for the next
    one who is hired."""

    name: str
    roster: str
    members: tuple[Member, ...]
    rerolls: int = 0
    assistants: int = 0
    cheerleaders: int = 0
    apothecary: bool = False
    fans: int = FEWEST_FANS
    treasury: int = 0
    patron: str = ""
    captain: int = 0
    colours: tuple[str, str] = ("#ffffff", "#000000")
    next_key: int = 1

    @property
    def squad(self) -> tuple[Member, ...]:
        """Who belongs to the team now, by number."""
        mine = (member for member in self.members if member.fate is Fate.SQUAD)
        return tuple(sorted(mine, key=lambda member: member.number))

    @property
    def available(self) -> tuple[Member, ...]:
        """Who can play the next match, by number."""
        return tuple(member for member in self.squad if not member.misses)

    def member(self, key: int) -> Member | None:
        """The player with a key."""
        return next((member for member in self.members if member.key == key), None)

    def with_member(self, member: Member) -> TeamSheet:
        """The team in which the player of that key is as given, or is new."""
        if self.member(member.key) is None:
            return replace(self, members=(*self.members, member))
        changed = (member if each.key == member.key else each for each in self.members)
        return replace(self, members=tuple(changed))


def first_sheet(team: Team) -> TeamSheet:
    """A team as it comes from the draft: what the draft left of the budget is its treasury."""
    members = tuple(
        Member(key, hire.number, hire.name, hire.position) for key, hire in enumerate(team.players, 1)
    )
    captain = next((member.key for member in members if member.number == team.captain), 0)
    return TeamSheet(
        name=team.name,
        roster=team.roster,
        members=members,
        rerolls=team.rerolls,
        assistants=team.assistants,
        cheerleaders=team.cheerleaders,
        apothecary=team.apothecary,
        fans=team.fans,
        treasury=max(0, limits().budget - cost(team)),
        patron=team.patron,
        captain=captain,
        colours=team.colours,
        next_key=len(members) + 1,
    )


# ---------------------------------------------------------------------------------------- roster and value
def roster_of(sheet: TeamSheet) -> Roster:
    """The roster of a team. Raises UnknownRoster."""
    if (own := roster(sheet.roster)) is None:
        raise UnknownRoster(f"no roster is called {sheet.roster!r}")
    return own


def position_of(sheet: TeamSheet, member: Member) -> Position:
    """What the roster says of a player. Raises UnknownRoster."""
    own = roster_of(sheet)
    if (position := own.position(member.position)) is None:
        raise UnknownRoster(f"{member.name} is a {member.position}: {own.name} have no such position")
    return position


def member_value(sheet: TeamSheet, member: Member) -> int:
    """The fee of its position and what it has gained."""
    return position_of(sheet, member).cost + member.raised


def staff_value(sheet: TeamSheet) -> int:
    """Re-rolls and staff."""
    rules = limits()
    return (
        sheet.rerolls * rules.reroll_cost
        + sheet.assistants * rules.assistant_cost
        + sheet.cheerleaders * rules.cheerleader_cost
        + sheet.apothecary * rules.apothecary_cost
    )


def value(sheet: TeamSheet) -> int:
    """TV: all players, re-rolls and staff; neither fans nor treasury (S7-16.7)."""
    return staff_value(sheet) + sum(member_value(sheet, member) for member in sheet.squad)


def current_value(sheet: TeamSheet) -> int:
    """CTV: TV less the players who miss the match (S7-16.7). A roster with Low Cost Linemen counts their fees
    as nothing."""
    free = roster_of(sheet).has(LOW_COST)
    total = staff_value(sheet)
    for member in sheet.available:
        position = position_of(sheet, member)
        total += member.raised if free and position.lineman else position.cost + member.raised
    return total


# ------------------------------------------------------------------------------------------- numbers, names
def free_numbers(members: Iterable[Member]) -> list[int]:
    """The numbers that nobody of these wears, the lowest first."""
    worn = {member.number for member in members}
    return [number for number in range(1, HIGHEST_NUMBER + 1) if number not in worn]


def plain_lineman(own: Roster) -> Position:
    """The Linemen of whom a roster may hire most, the cheapest of them: journeymen are such (S7-1.2)."""
    return min(
        (position for position in own.positions if position.lineman),
        key=lambda position: (-position.quantity, position.cost),
    )


def journeyman_value(own: Roster) -> int:
    """What each journeyman adds to the current value of a match: its cost, for Low Cost Linemen nothing
    (S7-16.7)."""
    return 0 if own.has(LOW_COST) else plain_lineman(own).cost


def position_counts(sheet: TeamSheet) -> Counter[str]:
    """How many of each position belong to the squad."""
    return Counter(member.position for member in sheet.squad)


def may_have_captain(sheet: TeamSheet) -> bool:
    """Whether the roster names a Team Captain."""
    return roster_of(sheet).has(TEAM_CAPTAIN)
