"""Who comes to a match: the ready-made team of a roster, or a team of its own from a league or a builder.

The record of a match between teams of their own carries them whole, in `given` lines: `givens_of` writes
them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from game.core.record import as_word
from game.games.sevens.cards import Card
from game.games.sevens.catalogue import Skill, skill
from game.games.sevens.data.ready_made import ready_made, ready_made_ids
from game.games.sevens.data.rosters import Position
from game.games.sevens.data.skills import Owned
from game.games.sevens.data.stars import StarPlayer
from game.games.sevens.data.teams import Team, value
from game.games.sevens.league.entrants import figures_of, skills_of
from game.games.sevens.league.sheet import (
    TeamSheet,
    current_value,
    may_have_captain,
    member_value,
    position_of,
)
from game.games.sevens.roster_rules import CAPTAIN, bring_rules
from game.games.sevens.state import (
    ABSENT,
    RESERVES,
    SQUAD,
    SQUADS,
    House,
    Staff,
    State,
    changed,
    changed_pair,
    note,
    set_skills,
)

HOME_TEAM: Final = "human"
AWAY_TEAM: Final = "orc"
PRO: Final = skill("Pro")
LETTERS: Final = "HA"
SIDES: Final = ("home", "away")


def team_names() -> tuple[str, ...]:
    """The ids of all rosters, in the order of their names."""
    return ready_made_ids()


def team_values(default: str) -> tuple[str, ...]:
    """The values of the options `home_team` and `away_team`, the default first."""
    return (default, *(name for name in team_names() if name != default))


# ------------------------------------------------------------------------------------- a ready-made team
def enlist(
    s: State, player: int, one: Position | StarPlayer, *, extra: tuple[tuple[Skill, str | None], ...] = ()
) -> None:
    """A player of a position, or a star, comes to the Reserves box, with further skills and their values."""
    s.status[player] = RESERVES
    s.ma = changed(s.ma, player, one.ma)
    s.st = changed(s.st, player, one.st)
    s.ag = changed(s.ag, player, one.ag)
    s.pa = changed(s.pa, player, one.pa or 0)
    s.av = changed(s.av, player, one.av)
    equip(s, player, one.skills, extra)
    s.keywords = changed(s.keywords, player, one.keywords)


def equip(
    s: State, player: int, owned: Iterable[Owned], extra: tuple[tuple[Skill, str | None], ...] = ()
) -> None:
    """A player has these skills; the value of a further one counts."""
    values = {skill(each.skill.name).number: each.value for each in owned}
    mask = sum([1 << number for number in values])
    for each, worth in extra:
        mask |= each.mask
        values[each.number] = worth
    set_skills(s, player, mask)
    s.values = changed(
        s.values,
        player,
        tuple((number, str(worth)) for number, worth in values.items() if worth is not None),
    )


def line_up(s: State, side: int, team: Team) -> None:
    """A team's players come to the Reserves box, with their figures, skills and keywords."""
    for hire in team.players:
        position = team.position(hire)
        assert position is not None
        enlist(s, SQUAD * side + hire.number - 1, position)
    if team.captain:
        captain = SQUAD * side + team.captain - 1
        set_skills(s, captain, s.skills[captain] | CAPTAIN.mask | PRO.mask)
    staff = Staff(
        team.rerolls, team.fans, team.assistants, team.cheerleaders, int(team.apothecary), team.roster
    )
    s.staff = (staff, s.staff[1]) if side == 0 else (s.staff[0], staff)
    s.apothecary = changed_pair(s.apothecary, side, staff.apothecary)
    bring_rules(s, side)


def card_of_team(team: Team) -> Card:
    """What a ready-made team brings to a match with inducements."""
    card = Card(name=team.name, colours=team.colours, ctv=value(team))
    for hire in team.players:
        position = team.position(hire)
        assert position is not None
        card = card.at(hire.number - 1, name=hire.name, position=position.name, value=position.cost)
    return card


@cache
def _first_state(house: House, home: str, away: str) -> State:
    s = State(house)
    line_up(s, 0, ready_made(home))
    line_up(s, 1, ready_made(away))
    if house.inducements:
        note(s, cards=(card_of_team(ready_made(home)), card_of_team(ready_made(away))))
    return s


def first_state(house: House, home: str, away: str) -> State:
    """The state before the first question of a whole match between two ready-made teams."""
    return _first_state(house, home, away).copy()


def free_places(s: State, side: int) -> list[int]:
    """The numbers that nobody of a side wears, in a match with inducements."""
    assert s.extra.cards is not None
    missing = s.extra.cards[side].missing
    return [
        player
        for place, player in enumerate(SQUADS[side])
        if s.status[player] == ABSENT and not missing >> place & 1
    ]


# ----------------------------------------------------------------------------------------- a team of its own
def named(text: str) -> str:
    """A name as one word, with underscores for spaces."""
    return as_word("_".join(text.split()))


def givens_of(sheet: TeamSheet, side: int) -> list[str]:
    """The `given` lines that bring a team to a match, as home (0) or away (1): players who can play, with all
    that has become of them, staff, money. With those of both sides, after `given phase fans`, a record holds
    all that the match needs. Raises UnknownRoster."""
    seat = SIDES[side]
    lines = [
        f"team.{seat} {named(sheet.name)}",
        f"roster.{seat} {sheet.roster}",
        f"colours.{seat} {','.join(sheet.colours).replace('#', '')}",
        f"dedicated.{seat} {sheet.fans}",
        f"rerolls.{seat} {sheet.rerolls}",
        f"assistants.{seat} {sheet.assistants}",
        f"cheerleaders.{seat} {sheet.cheerleaders}",
        f"apothecary.{seat} {int(sheet.apothecary)}",
        f"treasury.{seat} {sheet.treasury}",
        f"ctv.{seat} {current_value(sheet)}",
    ]
    missing = [str(member.number) for member in sheet.squad if member.misses]
    if missing:
        lines.append(f"missing.{seat} {','.join(missing)}")
    for member in sheet.available:
        position, figures = position_of(sheet, member), figures_of(sheet, member)
        words = [each.word for each in skills_of(sheet, member)]
        if member.key == sheet.captain and may_have_captain(sheet):
            words.append(CAPTAIN.word)
        worn = f"{LETTERS[side]}{member.number}"
        lines += [
            f"{worn}.name {named(member.name)}",
            f"{worn}.position {named(position.name)}",
            f"{worn}.value {member_value(sheet, member)}",
            f"{worn}.ma {figures.ma}",
            f"{worn}.st {figures.st}",
            f"{worn}.ag {figures.ag}",
            f"{worn}.pa {figures.pa or 'none'}",
            f"{worn}.av {figures.av}",
            f"{worn}.skills {','.join(words) or 'none'}",
            f"{worn}.keywords {','.join(position.keywords).replace(' ', '_') or 'none'}",
        ]
        if member.niggles:
            lines.append(f"{worn}.niggles {member.niggles}")
    return [f"given {line}" for line in lines]


__all__ = [
    "AWAY_TEAM",
    "HOME_TEAM",
    "card_of_team",
    "enlist",
    "first_state",
    "free_places",
    "givens_of",
    "line_up",
    "team_names",
    "team_values",
]
