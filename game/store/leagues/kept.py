"""What the leagues' file holds, as it is read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core.coach import LEVELS
from game.games.sevens.league.report import MatchReport
from game.games.sevens.league.season import LeagueRules, Season
from game.games.sevens.league.sheet import TeamSheet

PERSON: Final = "person"
COACHES: Final = (PERSON, *(f"coach:{level}" for level in LEVELS))
"""Who may lead a team in a league."""


@dataclass(frozen=True, slots=True)
class KeptTeam:
    """A team on disk."""

    id: int
    sheet: TeamSheet
    changed: str  # a moment, ISO 8601


@dataclass(frozen=True, slots=True)
class Entry:
    """Who takes part: a team, and who leads it. ``player`` is a person's name, or none."""

    team: int
    coach: str = PERSON
    player: str = ""


@dataclass(frozen=True, slots=True)
class LeagueLine:
    """A league in a list."""

    id: int
    name: str
    rules: LeagueRules
    teams: int
    season: int  # the number of the one that is on, or was last
    played: int
    matches: int
    notes: str = ""


@dataclass(frozen=True, slots=True)
class KeptSeason:
    """A season of a league; ``entries`` in the order of the draw."""

    id: int
    league: int
    name: str
    number: int
    entries: tuple[Entry, ...]
    season: Season


@dataclass(frozen=True, slots=True)
class MoneyLine:
    """A payment: above 0 it came in. ``why`` is a word: draft, winnings, inducements, mistake,
    market, "between seasons", "by hand"."""

    team: int
    season: int | None
    fixture: int | None
    why: str
    amount: int


@dataclass(frozen=True, slots=True)
class FormDraft:
    """A form that is not handed in yet. ``answers`` are lines as in a record, in order."""

    report: MatchReport
    sheets: tuple[TeamSheet, TeamSheet]
    answers: tuple[str, ...] = ()
