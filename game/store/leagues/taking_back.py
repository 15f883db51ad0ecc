"""A recorded match is taken back, with all that followed from it. Each function runs inside a transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

from game.core.errors import LeagueError
from game.games.sevens.league.season import Fixture
from game.games.sevens.league.sheet import TeamSheet
from game.store.leagues.changes import mark_anew, plays_in, repay, sheet_from, sheet_in, update_team
from game.store.leagues.drafts import keep_draft
from game.store.leagues.kept import FormDraft, KeptSeason


@dataclass(frozen=True, slots=True)
class _Part:
    """Of a team in a recorded match. ``after`` is None where it is not known; ``paid`` is the last payment
    before it."""

    team: int
    now: TeamSheet
    before: TeamSheet
    after: TeamSheet | None
    turn: int
    paid: int


def lost_with(db: sqlite3.Connection, kept: KeptSeason, number: int) -> list[str]:
    """What would go with a match, a line each. Raises LeagueError if it cannot be taken back."""
    fixture = _recorded(kept, number)
    parts = _parts(db, kept, fixture)
    _check_season(db, kept, fixture)
    for part in parts:
        _check_part(db, kept, part)
    changed = [line for part in parts for line in _since(db, part)]
    return changed + [f"the form of match {other} has been begun" for _, other in _forms(db, parts)]


def take_back(db: sqlite3.Connection, kept: KeptSeason, number: int, *, all_since: bool, form: bool) -> None:
    """The match is open again, its teams are as they were. Raises LeagueError."""
    lost = lost_with(db, kept, number)
    if lost and not all_since:
        raise LeagueError(f"match {number} is not taken back alone: {'; '.join(lost)}")
    fixture = _recorded(kept, number)
    assert fixture.report is not None
    parts = _parts(db, kept, fixture)
    for season, other in _forms(db, parts):
        db.execute("DELETE FROM draft WHERE season = ? AND fixture = ?", (season, other))
    for part in parts:
        if repay(db, part.team, part.paid) != part.before.treasury:
            raise LeagueError(f"{part.now.name}: its payments before match {number} are not known any more")
        db.execute("DELETE FROM dealt WHERE team = ?", (part.team,))
        update_team(db, part.team, part.before)
    place = (kept.id, number)
    db.execute("DELETE FROM past WHERE season = ? AND fixture = ?", place)
    for later in _following(kept, fixture):
        db.execute("DELETE FROM fixture WHERE season = ? AND number = ?", (kept.id, later.number))
    db.execute("UPDATE fixture SET report = NULL, seal = NULL WHERE season = ? AND number = ?", place)
    if form:
        home, away = (part.before for part in parts)
        keep_draft(db, *place, FormDraft(fixture.report, (home, away)))
    else:
        mark_anew(db, *place)


def _recorded(kept: KeptSeason, number: int) -> Fixture:
    for fixture in kept.season.fixtures:
        if fixture.number == number and fixture.report is not None:
            return fixture
    raise LeagueError(f"match {number} has not been recorded")


def _following(kept: KeptSeason, fixture: Fixture) -> list[Fixture]:
    """The play-offs that were put down because this match and all others beside it had been played."""
    return [
        each
        for each in kept.season.fixtures
        if not each.regular and (fixture.regular or each.pairing.round > fixture.pairing.round)
    ]


def _parts(db: sqlite3.Connection, kept: KeptSeason, fixture: Fixture) -> list[_Part]:
    """Home, then away."""
    found = []
    for place in fixture.teams:
        team = kept.entries[place].team
        row = db.execute(
            "SELECT sheet, after, turn, paid FROM past WHERE season = ? AND fixture = ? AND team = ?",
            (kept.id, fixture.number, team),
        ).fetchone()
        if row is None:
            raise LeagueError(f"match {fixture.number}: its teams before it are not known any more")
        before, after, turn, paid = row
        known = sheet_from(after, team) if after is not None else None
        found.append(_Part(team, sheet_in(db, team), sheet_from(before, team), known, turn, paid))
    return found


def _check_season(db: sqlite3.Connection, kept: KeptSeason, fixture: Fixture) -> None:
    """Nothing that was played rests on the match."""
    query = "SELECT 1 FROM season WHERE league = ? AND number > ?"
    if db.execute(query, (kept.league, kept.number)).fetchone():
        raise LeagueError(f"{kept.name}: season {kept.number + 1} has begun")
    for each in _following(kept, fixture):
        if each.report is not None:
            raise LeagueError(f"match {each.number} ({each.pairing.stage}) has been recorded since")


def _check_part(db: sqlite3.Connection, kept: KeptSeason, part: _Part) -> None:
    """The team has played no match since, and plays nowhere else."""
    row = db.execute(
        "SELECT fixture, name FROM past JOIN season ON season.id = past.season"
        " JOIN league ON league.id = season.league WHERE team = ? AND turn > ? ORDER BY turn",
        (part.team, part.turn),
    ).fetchone()
    if row is not None:
        raise LeagueError(f"{part.now.name} has played since: match {row[0]} of {row[1]}")
    if league := plays_in(db, part.team, beside=kept.id):
        raise LeagueError(f"{part.now.name} plays in {league} by now")


def _since(db: sqlite3.Connection, part: _Part) -> Iterator[str]:
    """What a team has done after its match."""
    if part.now == part.after:
        return
    if part.after is None:
        yield f"{part.now.name} may have changed since"
        return
    spent = part.after.treasury - part.now.treasury
    what = f"has spent {spent:,}" if spent else "has changed"
    yield f"{part.now.name} {what} since"


def _forms(db: sqlite3.Connection, parts: list[_Part]) -> list[tuple[int, int]]:
    """The forms that these teams have begun to fill in: season and match."""
    teams = tuple(part.team for part in parts)
    return db.execute(
        "SELECT DISTINCT draft.season, draft.fixture FROM draft"
        " JOIN fixture ON fixture.season = draft.season AND fixture.number = draft.fixture"
        " JOIN entry ON entry.season = draft.season AND entry.place IN (fixture.home, fixture.away)"
        " WHERE entry.team IN (?, ?)",
        teams,
    ).fetchall()
