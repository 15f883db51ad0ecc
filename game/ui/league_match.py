"""A match of a league at its table: how it begins, how it is found again, what it leaves behind."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from game.core.check import begin, run_record
from game.core.errors import LeagueError
from game.core.record import quoted, read_record, tokens
from game.games.registry import box
from game.games.sevens.league.report import MatchReport
from game.games.sevens.league.season import Fixture
from game.games.sevens.league.sheet import TeamSheet
from game.games.sevens.league.telling import told_again
from game.season import match_lines
from game.store.leagues.kept import PERSON, KeptSeason
from game.store.leagues.leagues import Leagues
from game.store.notes import fixture_line, read_notes
from game.store.store import Store
from game.ui.session import Clock, Session, now, resumed_session, session_of

SEATS = ("home", "away")


@dataclass(frozen=True)
class LeagueMatch:
    """A fixture with both teams as they come to it."""

    kept: KeptSeason
    fixture: Fixture
    sheets: tuple[TeamSheet, TeamSheet]


def coming(leagues: Leagues, kept: KeptSeason, fixture: Fixture) -> LeagueMatch:
    """The fixture with both teams as they are now. Raises GameError."""
    home, away = (leagues.team(kept.entries[place].team).sheet for place in fixture.teams)
    return LeagueMatch(kept, fixture, (home, away))


def league_match(leagues: Leagues, text: str) -> LeagueMatch | None:
    """The fixture that a record is of, or None: it belongs to no league. Raises GameError."""
    tie = read_notes(text.split("\n")).fixture
    if tie is None:
        return None
    kept = leagues.season(tie[0])
    fixture = next((each for each in kept.season.fixtures if each.number == tie[1]), None)
    if fixture is None:
        raise LeagueError(f"{kept.name} has no match {tie[1]}")
    match = coming(leagues, kept, fixture)
    return match if teams_in(text) == named_in(match.sheets) else None


class Begun(NamedTuple):
    """The record of a fixture: its number, the id of its save or replay, whether it is over, and whether the
    save has a name of its own."""

    number: int
    ident: str
    over: bool
    named: bool


def begun_in(store: Store, leagues: Leagues, kept: KeptSeason, numbers: Container[int]) -> list[Begun]:
    """The records of these matches of a season, what is saved before what is over; one whose teams are others
    is of another file's season. Raises GameError."""
    fixtures = {fixture.number: fixture for fixture in kept.season.fixtures}
    found = []
    for number, info in store.saves.of_season(kept.id, numbers):
        sheets = coming(leagues, kept, fixtures[number]).sheets if number in fixtures else ()
        if sheets and teams_in(store.saves.read(info.id)) == named_in(sheets):
            found.append(Begun(number, info.id, info.finished, bool(info.name)))
    return found


def teams_in(text: str) -> tuple[str, ...]:
    """The teams that a record brings, home first, as `named_in` writes them."""
    given = [tokens(line) for line in text.split("\n") if line.startswith("given team.")]
    return tuple(words[2] for words in given if len(words) == 3)


def named_in(sheets: Iterable[TeamSheet]) -> tuple[str, ...]:
    """The names of teams as a record has them."""
    return tuple("_".join(sheet.name.split()) for sheet in sheets)


def begun(store: Store, leagues: Leagues, match: LeagueMatch) -> Begun | None:
    """The record in which a fixture is, or was, played; None if it has not been begun."""
    return next(iter(begun_in(store, leagues, match.kept, (match.fixture.number,))), None)


def check_retirable(store: Store, leagues: Leagues, match: LeagueMatch) -> None:
    """Raises StoreError if a match that is to be decided otherwise is being played in some window."""
    for each in begun_in(store, leagues, match.kept, (match.fixture.number,)):
        store.saves.check_free(each.ident)


def retire(store: Store, leagues: Leagues, match: LeagueMatch) -> None:
    """A match that is decided otherwise, or given up: what was begun of it goes. A save with a name of its
    own and what is over stay, and belong to no league any more. Raises StoreError."""
    for each in begun_in(store, leagues, match.kept, (match.fixture.number,)):
        if each.over or each.named:
            store.saves.untie(each.ident)
        else:
            store.saves.delete(each.ident)


def give_up(store: Store, leagues: Leagues, match: LeagueMatch) -> None:
    """A fixture is as if nothing had been played or filled in of it. Raises GameError."""
    check_retirable(store, leagues, match)
    leagues.drop_draft(match.kept.id, match.fixture.number)
    retire(store, leagues, match)


def decided(leagues: Leagues, match: LeagueMatch) -> str:
    """Why a match of a league is not played on: its result is known already; otherwise empty."""
    fixture = match.fixture
    home, away = (sheet.name for sheet in match.sheets)
    if fixture.report is not None:
        score = "{} – {}".format(*fixture.report.score)
        return f"{home} {score} {away} is in the books already: it is not played on"
    draft = leagues.draft(match.kept.id, fixture.number)
    if draft is not None and draft.report.how != "played":
        score = "{} – {}".format(*draft.report.score)
        return f"{home} {score} {away}: its form waits in its league, it is not played on"
    return ""


def open_session(store: Store, leagues: Leagues, match: LeagueMatch, *, clock: Clock = now) -> Session:
    """The match as it was left, or from its first question. Raises GameError."""
    if (found := begun(store, leagues, match)) is not None:
        return resumed_session(found.ident, store.saves, clock=clock)
    rules, fixture = match.kept.season.rules, match.fixture
    lines = match_lines(rules, fixture, match.sheets)
    seats = []
    for word, place, sheet in zip(SEATS, fixture.teams, match.sheets, strict=True):
        entry = match.kept.entries[place]
        name = entry.player or sheet.name
        seats.append(f"seat {word} {PERSON if entry.coach == PERSON else entry.coach} {quoted(name)}")
    at = next(i for i, line in enumerate(lines) if line.startswith("given"))
    lines[at:at] = seats
    lines.append(fixture_line(match.kept.id, fixture.number))
    return session_of(store.saves.create(lines, when=clock()), clock)


def report_of(match: LeagueMatch, text: str) -> MatchReport:
    """What a match that is over leaves behind, from its record. Raises RecordError."""
    game = box("sevens").load()
    record = read_record(text, "match")
    answers = run_record(record, game).match.answers
    return told_again(begin(record, game), answers, match.sheets)
