"""Teams to play at once: one for each roster, drafted and legal."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from game.games.sevens.data.reading import Entry, Table, table_of, text_of
from game.games.sevens.data.rosters import rosters
from game.games.sevens.data.teams import HIGHEST_NUMBER, Hire, Team, illegal

FILE: Final = "ready_made.toml"


@lru_cache(1)
def ready_made_teams() -> dict[str, Team]:
    """The ready-made teams by the id of their roster. Raises AssetError when a file is missing or damaged."""
    return read_ready_made(table_of(FILE))


@lru_cache(1)
def ready_made_ids() -> tuple[str, ...]:
    """The ids of the rosters that have a ready-made team, in the order of the file. Nothing else is read: a
    list of what may be chosen is wanted long before a team."""
    return tuple(re.findall(r'^roster = "(.+)"$', text_of(FILE), re.MULTILINE))


def ready_made(roster_id: str) -> Team:
    """The ready-made team of a roster."""
    return ready_made_teams()[roster_id]


def read_ready_made(table: Table, file: str = FILE) -> dict[str, Team]:
    """The teams that stand in ``table``, one a roster, each legal. Raises AssetError naming what is wrong."""
    top = Entry(table, file)
    teams: dict[str, Team] = {}
    for entry in top.entries("team"):
        team = _team(entry)
        if wrong := illegal(team):
            raise entry.wrong("players", "; ".join(wrong))
        if team.roster in teams:
            raise entry.wrong("roster", f"{team.roster!r} has the team {teams[team.roster].name!r}")
        teams[team.roster] = team
    top.closed()
    if missing := [roster.id for roster in rosters() if roster.id not in teams]:
        raise top.wrong("team", f"{missing[0]} has none")
    return teams


def _team(entry: Entry) -> Team:
    def count(field: str, default: int = 0) -> int:
        return entry.number(field, 0, HIGHEST_NUMBER, default)

    players = []
    for number, one in enumerate(entry.entries("players"), 1):
        players.append(Hire(number, one.text("name"), one.text("position")))
        one.closed()
    colours = entry.texts("colours")
    if len(colours) != 2 or not all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours):
        raise entry.wrong("colours", f"{list(colours)} should be two such as '#1f4e9e'")
    team = Team(
        name=entry.text("name"),
        roster=entry.text("roster"),
        players=tuple(players),
        rerolls=count("rerolls"),
        assistants=count("assistants"),
        cheerleaders=count("cheerleaders"),
        apothecary=entry.flag("apothecary", False),
        fans=count("fans", 1),
        patron=entry.text("patron", ""),
        captain=count("captain"),
        colours=(colours[0], colours[1]),
    )
    entry.closed()
    return team
