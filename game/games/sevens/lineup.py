"""The two teams of a whole match: ready-made ones, by the name of their roster."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.games.sevens.catalogue import skill
from game.games.sevens.data.ready_made import ready_made, ready_made_ids
from game.games.sevens.data.rosters import Position
from game.games.sevens.data.teams import Team
from game.games.sevens.state import (
    RESERVES,
    SQUAD,
    House,
    Staff,
    State,
    changed,
    changed_pair,
    set_skills,
)

HOME_TEAM: Final = "human"
AWAY_TEAM: Final = "orc"


def team_names() -> tuple[str, ...]:
    """The ids of all rosters, in the order of their names."""
    return ready_made_ids()


def team_values(default: str) -> tuple[str, ...]:
    """The values of the options `home_team` and `away_team`, the default first."""
    return (default, *(name for name in team_names() if name != default))


def join(s: State, player: int, position: Position) -> None:
    """A player of a position comes to the Reserves box."""
    s.status[player] = RESERVES
    s.ma = changed(s.ma, player, position.ma)
    s.st = changed(s.st, player, position.st)
    s.ag = changed(s.ag, player, position.ag)
    s.pa = changed(s.pa, player, position.pa or 0)
    s.av = changed(s.av, player, position.av)
    owned = [(skill(each.skill.name), each.value) for each in position.skills]
    set_skills(s, player, sum([each.mask for each, _ in owned]))
    s.values = changed(
        s.values, player, tuple((each.number, str(value)) for each, value in owned if value is not None)
    )
    s.keywords = changed(s.keywords, player, position.keywords)


def line_up(s: State, side: int, team: Team) -> None:
    """A team's players come to the Reserves box, with their figures, skills and keywords."""
    for hire in team.players:
        position = team.position(hire)
        assert position is not None
        join(s, SQUAD * side + hire.number - 1, position)
    staff = Staff(
        team.rerolls, team.fans, team.assistants, team.cheerleaders, int(team.apothecary), team.roster
    )
    s.staff = (staff, s.staff[1]) if side == 0 else (s.staff[0], staff)
    s.apothecary = changed_pair(s.apothecary, side, staff.apothecary)


@cache
def _first_state(house: House, home: str, away: str) -> State:
    s = State(house)
    line_up(s, 0, ready_made(home))
    line_up(s, 1, ready_made(away))
    return s


def first_state(house: House, home: str, away: str) -> State:
    """The state before the first question of a whole match between two ready-made teams."""
    return _first_state(house, home, away).copy()
