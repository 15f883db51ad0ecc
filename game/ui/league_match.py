"""A match of a league at its table: how it begins, how it is found again, what it leaves behind."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from game.core.check import begin, run_record
from game.core.errors import LeagueError, PlayedError
from game.core.record import quoted, read_record, tokens
from game.games.registry import box
from game.games.sevens.league.conceding import conceded
from game.games.sevens.league.report import Ended, MatchReport
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
    """The fixture that a record is of. None: it belongs to no league, or its league is gone, or it has been
    given up. Raises GameError."""
    mark = read_notes(text.split("\n")).fixture
    place = leagues.marked(mark) if mark else None
    if place is None:
        return None
    kept = leagues.season(place[0])
    match = coming(leagues, kept, kept.season.fixtures[place[1] - 1])
    return match if _is_of(mark, text, match) else None


def _is_of(mark: str, text: str, match: LeagueMatch) -> bool:
    """A mark is of one match alone; an earlier version wrote numbers, which a deleted league may have had."""
    return " " not in mark or teams_in(text) == named_in(match.sheets)


class Begun(NamedTuple):
    """The record of a fixture: its number, the id of its save or replay, whether it is over, and whether the
    save has a name of its own."""

    number: int
    ident: str
    over: bool
    named: bool


def begun_in(store: Store, leagues: Leagues, kept: KeptSeason, numbers: Container[int]) -> list[Begun]:
    """The records of these matches of a season: what is going on, then what is over, then what was saved
    under a name on the way. Raises GameError."""
    marks = leagues.marks(kept.id)
    fixtures = {marks.get(each.number, ""): each for each in kept.season.fixtures if each.number in numbers}
    found = []
    for mark, info in store.saves.of_matches(fixtures.keys()):
        fixture = fixtures[mark]
        if _is_of(mark, store.saves.read(info.id), coming(leagues, kept, fixture)):
            found.append(Begun(fixture.number, info.id, info.finished, bool(info.name)))
    return sorted(found, key=lambda each: (each.named and not each.over, each.over))


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


def check_unplayed(store: Store, leagues: Leagues, kept: KeptSeason, numbers: Container[int]) -> None:
    """Raises PlayedError if one of these matches is being played in some window."""
    for each in begun_in(store, leagues, kept, numbers):
        store.saves.check_free(each.ident)


def played_elsewhere(store: Store, leagues: Leagues, match: LeagueMatch) -> str:
    """Why a fixture cannot be decided here now: it is being played in another window. Otherwise empty. Raises
    GameError."""
    try:
        check_unplayed(store, leagues, match.kept, (match.fixture.number,))
    except PlayedError as error:
        return str(error)
    return ""


def retire(store: Store, found: Iterable[Begun]) -> None:
    """What was begun of a match that is decided goes; a save with a name of its own belongs to no league any
    more, and what is over stays among the replays. Raises StoreError."""
    for each in found:
        if each.named:
            store.saves.untie(each.ident)
        elif not each.over:
            store.saves.delete(each.ident)


def retire_match(store: Store, leagues: Leagues, match: LeagueMatch) -> None:
    """A match is decided: nothing that was begun of it is played on. Raises GameError."""
    retire(store, begun_in(store, leagues, match.kept, (match.fixture.number,)))


def give_up(store: Store, leagues: Leagues, match: LeagueMatch) -> None:
    """A fixture is as if nothing had been played or filled in of it. Raises GameError."""
    number = match.fixture.number
    check_unplayed(store, leagues, match.kept, (number,))
    found = begun_in(store, leagues, match.kept, (number,))
    leagues.give_up(match.kept.id, number)
    retire(store, found)


def conceded_in(store: Store, leagues: Leagues, match: LeagueMatch) -> str:
    """The id of the record in which a fixture was conceded, or "". Raises GameError."""
    for each in begun_in(store, leagues, match.kept, (match.fixture.number,)):
        if each.over and read_notes(store.saves.read(each.ident).split("\n")).conceded is not None:
            return each.ident
    return ""


def play_on(store: Store, leagues: Leagues, match: LeagueMatch, known: tuple[str, ...]) -> None:
    """A fixture that was conceded goes on where it stood, if its form is filled in as a window knows it; the
    form is forgotten. Raises GameError."""
    if not (ident := conceded_in(store, leagues, match)):
        raise LeagueError("the record of this match is not there any more: it cannot be played on")
    store.saves.check_free(ident)
    leagues.drop_draft(match.kept.id, match.fixture.number, known)
    store.saves.go_on(ident)


def delete_league(store: Store, leagues: Leagues, league: int) -> None:
    """A league goes, and with it what was begun of its matches. Nothing goes while one of them is being
    played. Raises GameError."""
    seasons = leagues.seasons(league)
    found: list[Begun] = []
    for kept in seasons:
        numbers = {fixture.number for fixture in kept.season.fixtures}
        check_unplayed(store, leagues, kept, numbers)
        found += begun_in(store, leagues, kept, numbers)
    leagues.delete_league(league)
    retire(store, found)


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
    where = f"{match.kept.name}, season {match.kept.number}, match {fixture.number}"
    lines.append(fixture_line(leagues.marks(match.kept.id)[fixture.number], where))
    return session_of(store.saves.create(lines, when=clock()), clock)


def report_of(match: LeagueMatch, text: str) -> MatchReport:
    """What a match that is over, or was conceded, leaves behind, from its record. Raises RecordError."""
    game = box("sevens").load()
    record = read_record(text, "match")
    answers = run_record(record, game).match.answers
    report = told_again(begin(record, game), answers, match.sheets)
    gone = read_notes(text.split("\n")).conceded
    if gone is None or gone.seat not in SEATS:
        return report
    return conceded(report, SEATS.index(gone.seat), Ended.TOO_FEW if gone.too_few else Ended.CONCEDED)
