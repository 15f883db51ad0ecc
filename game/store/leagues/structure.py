"""How the rows of the leagues' file go together: seasons and their fixtures, results and who played."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Final, NamedTuple

from game.games.sevens.league.fields import shown
from game.games.sevens.league.fixtures import REGULAR, STAGES
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.report import wrong
from game.games.sevens.league.season import LeagueRules, wrong_rules
from game.store.leagues.changes import report_from, sheet_from
from game.store.leagues.seals import right_rows

_SIZES: Final = {stage: teams // 2 for teams, stage in STAGES.items()}


class _Match(NamedTuple):
    row: int
    number: int
    home: int
    away: int
    stage: str
    played: bool


class _Season(NamedTuple):
    id: int
    name: str
    number: int
    rules: LeagueRules
    teams: tuple[int, ...]
    matches: tuple[_Match, ...]

    @property
    def words(self) -> str:
        return f"season {self.number} of {shown(self.name)}"


def disjointed(db: sqlite3.Connection) -> str:
    """The first thing that does not go with another one, in words; or "". Every cell can be read."""
    return next(_disjointed(db), "")


def _disjointed(db: sqlite3.Connection) -> Iterator[str]:
    numbers: dict[str, list[int]] = defaultdict(list)
    sealed = right_rows(db, "fixture")
    for season in list(_seasons(db)):
        numbers[season.name].append(season.number)
        yield from _draw(db, season)
        yield from _fixtures(season)
        yield from _played(db, season, sealed)
    for (name,) in db.execute("SELECT name FROM league ORDER BY id"):
        if numbers[name] != list(range(1, len(numbers[name]) + 1)) or not numbers[name]:
            yield f"the seasons of {shown(name)} are not all there"


def _seasons(db: sqlite3.Connection) -> Iterator[_Season]:
    query = (
        "SELECT season.id, name, number, rule_set, double, play_offs FROM season"
        " JOIN league ON league.id = season.league ORDER BY league.id, number"
    )
    for ident, name, number, rule_set, double, play_offs in db.execute(query).fetchall():
        teams = db.execute("SELECT team FROM entry WHERE season = ? ORDER BY place", (ident,)).fetchall()
        matches = db.execute(
            "SELECT rowid, number, home, away, stage, report IS NOT NULL FROM fixture WHERE season = ?"
            " ORDER BY number",
            (ident,),
        ).fetchall()
        rules = LeagueRules(RuleSet(rule_set), bool(double), play_offs)
        drawn = tuple(team for (team,) in teams)
        yield _Season(ident, name, number, rules, drawn, tuple(_Match(*row) for row in matches))


def _draw(db: sqlite3.Connection, season: _Season) -> Iterator[str]:
    """The places of the draw from 0 on, and so many of them as there may be."""
    count = len(season.teams)
    (last,) = db.execute("SELECT max(place) FROM entry WHERE season = ?", (season.id,)).fetchone()
    if last != count - 1 or wrong_rules(count, season.rules):
        yield f"the teams of {season.words} are not all there"


def _fixtures(season: _Season) -> Iterator[str]:
    """Everybody meets everybody, then the rounds of play-offs are whole (S7-16.9, S7-16.11)."""
    regular = [match for match in season.matches if match.stage == REGULAR]
    later = season.matches[len(regular) :]
    pairs = Counter(frozenset((match.home, match.away)) for match in regular)
    count = len(season.teams)
    meet = (2 if season.rules.double else 1,) * (count * (count - 1) // 2)
    whole = tuple(pairs.values()) == meet and all(match.stage != REGULAR for match in later)
    stages = Counter(match.stage for match in later)
    whole = whole and all(stages[stage] == _SIZES[stage] for stage in stages)
    whole = whole and all(_SIZES[stage] <= season.rules.play_offs // 2 for stage in stages)
    if not whole or [match.number for match in season.matches] != list(range(1, len(season.matches) + 1)):
        yield f"the matches of {season.words} are not all there"


def _played(db: sqlite3.Connection, season: _Season, sealed: set[int]) -> Iterator[str]:
    """A result and both teams before it belong together; no form is begun of a match in the books."""
    past: dict[int, set[int]] = defaultdict(set)
    for number, team in db.execute("SELECT fixture, team FROM past WHERE season = ?", (season.id,)):
        past[number].add(team)
    forms = {number for (number,) in db.execute("SELECT fixture FROM draft WHERE season = ?", (season.id,))}
    for match in season.matches:
        teams = {season.teams[match.home], season.teams[match.away]} if match.played else set()
        where = f"match {match.number} of {season.words}"
        if past[match.number] != teams:
            yield f"the teams of {where} are not known as they were"
        elif match.played and match.number in forms:
            yield f"{where} is in the books and has a form"
    for match in season.matches:
        if match.played and match.row not in sealed and not _may_be(db, season, match):
            yield f"the report of match {match.number} of {season.words} cannot be"


def _may_be(db: sqlite3.Connection, season: _Season, match: _Match) -> bool:
    """Whether a report goes with the teams as they came: asked if it is not known to be what was written."""
    (text,) = db.execute("SELECT report FROM fixture WHERE rowid = ?", (match.row,)).fetchone()
    sheets = dict(
        db.execute("SELECT team, sheet FROM past WHERE season = ? AND fixture = ?", (season.id, match.number))
    )
    home, away = (
        sheet_from(sheets[team], team) for team in (season.teams[match.home], season.teams[match.away])
    )
    report = report_from(text, match.number)
    return report is not None and not wrong(report, (home, away), winner_needed=match.stage != REGULAR)
