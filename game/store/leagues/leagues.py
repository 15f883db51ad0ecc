"""Teams, leagues and their seasons: what the clubhouse and the command line ask of the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.core.errors import LeagueError
from game.games.sevens.league.fixtures import Pairing
from game.games.sevens.league.form_state import Payment, RuleSet
from game.games.sevens.league.market import rested, too_dear
from game.games.sevens.league.report import MatchReport
from game.games.sevens.league.season import Fixture, LeagueRules, Season
from game.games.sevens.league.sheet import TeamSheet
from game.games.sevens.league.words import counted
from game.store.leagues.changes import (
    begin_season,
    check_league,
    found_with,
    insert_league,
    mark_anew,
    record_match,
    report_from,
    sheet_from,
    sheet_in,
    update_team,
)
from game.store.leagues.drafts import (
    check_answers,
    check_open,
    draft_from,
    drop_draft,
    keep_answers,
    keep_draft,
)
from game.store.leagues.kept import Entry, FormDraft, KeptSeason, LeagueLine
from game.store.leagues.league_file import LeagueFile
from game.store.leagues.names import LEAGUE, named
from game.store.leagues.seals import accept
from game.store.leagues.taking_back import lost_with, take_back
from game.store.leagues.teams import Teams


class Leagues(Teams):
    """Everything that is kept of teams and leagues. For one thread. Every method raises StoreError if the
    file cannot be read or written, LeagueError for what the rules of a league do not allow; nothing has
    changed then."""

    def __init__(self, path: Path | None, *, altered: bool = False) -> None:
        """None: in memory. ``altered``: also a file that was changed by hand; see `accept`."""
        super().__init__(LeagueFile(path, altered=altered))

    def close(self) -> None:
        """The file is backed up and let go of."""
        self._file.close()

    @property
    def replaced(self) -> bool:
        """Has another file taken the place of this one? Nothing is written into it any more."""
        return self._file.replaced

    @property
    def warning(self) -> str:
        """Why the last backup could not be made, in one line, or none."""
        return self._file.warning

    def accept(self) -> list[str]:
        """Takes a file that was changed by hand as it is; a line for each thing that was changed."""
        return self._file.change(accept)

    # -------------------------------------------------------------------------------------------- leagues
    def leagues(self) -> list[LeagueLine]:
        """All leagues, by name."""
        rows = self._file.ask(
            "SELECT league.id, name, rule_set, double, play_offs, notes, season.id, season.number"
            " FROM league JOIN season ON season.league = league.id"
            " WHERE season.number = (SELECT max(number) FROM season WHERE league = league.id) ORDER BY name"
        )
        return [self._line(row) for row in rows]

    def _line(self, row: tuple[Any, ...]) -> LeagueLine:
        ident, name, rule_set, double, play_offs, notes, season, number = row
        ((teams,),) = self._file.ask("SELECT count(*) FROM entry WHERE season = ?", (season,))
        ((matches, played),) = self._file.ask(
            "SELECT count(*), count(report) FROM fixture WHERE season = ?", (season,)
        )
        rules = LeagueRules(RuleSet(rule_set), bool(double), play_offs)
        return LeagueLine(ident, name, rules, teams, number, played, matches, notes)

    def found_under(self, name: str) -> LeagueLine | None:
        """The league of that name, if there is one."""
        ident = self._file.look(lambda db: named(db, LEAGUE, name))
        return next((line for line in self.leagues() if line.id == ident), None)

    def league_named(self, name: str) -> LeagueLine:
        """The league of that name."""
        line = self.found_under(name)
        if line is None:
            raise LeagueError(f"there is no league {name!r}")
        return line

    def found_league(
        self, name: str, rules: LeagueRules, entries: Sequence[Entry], *, notes: str = ""
    ) -> int:
        """A new league with its first season; the entries are in the order of the draw. Its number."""
        check_league(name, rules, entries)
        return self._file.change(lambda db: insert_league(db, name, rules, entries, notes))

    def found_with(
        self, name: str, rules: LeagueRules, who: Sequence[tuple[int | TeamSheet, str]], *, notes: str = ""
    ) -> int:
        """A new league of kept teams and new ones, each with who leads it, in the order of the draw; all new
        ones are kept with the league, or none. One whose name is taken gets a number behind it. The league's
        number."""
        return self._file.change(lambda db: found_with(db, name, rules, who, notes))

    def next_season(self, league: int) -> int:
        """Another season of the same teams, if the last is over and nobody is too dear. Its number."""

        def work(db: sqlite3.Connection) -> int:
            last = self.seasons(league)[-1]
            if last.season.open:
                matches = counted(len(last.season.open), "match", "matches")
                verb = "is" if len(last.season.open) == 1 else "are"
                raise LeagueError(f"{last.name}: {matches} of season {last.number} {verb} open")
            for entry in last.entries:
                sheet = sheet_in(db, entry.team)
                if complaint := too_dear(sheet):
                    raise LeagueError(complaint)
                update_team(db, entry.team, rested(sheet))
            return begin_season(db, league, last.number + 1, last.season.rules, last.entries)

        return self._file.change(work)

    def delete_league(self, league: int) -> None:
        """A league with all its seasons; the teams stay. Raises LeagueError if there is none."""

        def work(db: sqlite3.Connection) -> None:
            if not db.execute("DELETE FROM league WHERE id = ?", (league,)).rowcount:
                raise LeagueError(f"there is no league {league}")

        self._file.change(work)

    # -------------------------------------------------------------------------------------------- seasons
    def seasons(self, league: int) -> list[KeptSeason]:
        """All seasons of a league, the first first."""
        rows = self._file.ask("SELECT id FROM season WHERE league = ? ORDER BY number", (league,))
        if not rows:
            raise LeagueError(f"there is no league {league}")
        return [self.season(ident) for (ident,) in rows]

    def season(self, ident: int) -> KeptSeason:
        """A season with all that has been played."""
        rows = self._file.ask(
            "SELECT league, name, number, rule_set, double, play_offs FROM season"
            " JOIN league ON league.id = season.league WHERE season.id = ?",
            (ident,),
        )
        if not rows:
            raise LeagueError(f"there is no season {ident}")
        league, name, number, rule_set, double, play_offs = rows[0]
        entries = self._file.ask(
            "SELECT team, coach, player FROM entry WHERE season = ? ORDER BY place", (ident,)
        )
        fixtures = self._file.ask(
            "SELECT number, round, home, away, stage, report FROM fixture WHERE season = ? ORDER BY number",
            (ident,),
        )
        season = Season(
            len(entries),
            LeagueRules(RuleSet(rule_set), bool(double), play_offs),
            tuple(
                Fixture(place, Pairing(*pairing), report_from(text, place))
                for place, *pairing, text in fixtures
            ),
        )
        return KeptSeason(ident, league, name, number, tuple(Entry(*row) for row in entries), season)

    def marks(self, season: int) -> dict[int, str]:
        """What the records of a season's matches name them by, by number; no other match has one of them."""
        return dict(self._file.ask("SELECT number, mark FROM fixture WHERE season = ?", (season,)))

    def marked(self, mark: str) -> tuple[int, int] | None:
        """The season and number of the match whose records are marked so; None if there is none, or what was
        played of it counts for nothing any more."""
        rows = self._file.ask("SELECT season, number FROM fixture WHERE mark = ?", (mark,))
        return (rows[0][0], rows[0][1]) if rows else None

    def season_of(self, team: int) -> KeptSeason | None:
        """The season that a team plays in, or was in last; None if it has been in no league."""
        ((ident,),) = self._file.ask("SELECT max(season) FROM entry WHERE team = ?", (team,))
        return None if ident is None else self.season(ident)

    def record(
        self,
        season: int,
        fixture: int,
        report: MatchReport,
        before: tuple[TeamSheet, TeamSheet],
        after: tuple[TeamSheet, TeamSheet],
        payments: Sequence[Payment],
    ) -> None:
        """A match with its form filled in: report, both teams, the money and what is to be played next, all
        or nothing. ``before`` are the teams with which the form began. A match is recorded once."""
        self._file.change(
            lambda db: record_match(db, self.season(season), fixture, report, before, after, payments)
        )
        self._file.booked()

    def keep_draft(self, season: int, fixture: int, draft: FormDraft) -> None:
        """A form that is not handed in yet: the report of the match, both teams as they came, the answers so
        far. It takes the place of another one, and goes when the match is recorded."""

        def work(db: sqlite3.Connection) -> None:
            check_open(db, season, fixture)
            keep_draft(db, season, fixture, draft)

        self._file.change(work)

    def keep_answers(self, season: int, fixture: int, draft: FormDraft, known: tuple[str, ...]) -> None:
        """What has been filled into the form that waits; ``known`` are the answers that stood in it when they
        were read or kept last. Raises LeagueError if another window has filled in more, if it is another
        form by now, or a team is not as it came to it."""

        def work(db: sqlite3.Connection) -> None:
            kept = self.season(season)
            check_open(db, season, fixture)
            teams = [kept.entries[place].team for place in kept.season.fixtures[fixture - 1].teams]
            keep_answers(db, season, fixture, draft, teams, known)

        self._file.change(work)

    def check_answers(self, season: int, fixture: int, known: tuple[str, ...]) -> None:
        """Raises LeagueError if another window has filled other answers into the form that waits."""
        self._file.look(lambda db: check_answers(db, season, fixture, known))

    def draft(self, season: int, fixture: int) -> FormDraft | None:
        """The form of a match as far as it was filled in, or None."""
        rows = self._file.ask(
            "SELECT report, sheets, answers FROM draft WHERE season = ? AND fixture = ?", (season, fixture)
        )
        return draft_from(rows[0], fixture) if rows else None

    def drop_draft(self, season: int, fixture: int, known: tuple[str, ...]) -> None:
        """The form of a match is forgotten, if it is filled in as a window knows it: the match goes on.
        Raises LeagueError."""
        self._file.change(lambda db: drop_draft(db, season, fixture, known))

    def give_up(self, season: int, fixture: int) -> None:
        """The form of a match is forgotten, with the report in it, and what was played of it counts for
        nothing."""

        def work(db: sqlite3.Connection) -> None:
            check_open(db, season, fixture)
            db.execute("DELETE FROM draft WHERE season = ? AND fixture = ?", (season, fixture))
            mark_anew(db, season, fixture)

        self._file.change(work)

    # ------------------------------------------------------------------------------------------- taking back
    def last_recorded(self, season: int) -> int:
        """The number of the match that was recorded last, 0 for none."""
        rows = self._file.ask(
            "SELECT fixture FROM past WHERE season = ? ORDER BY turn DESC LIMIT 1", (season,)
        )
        return int(rows[0][0]) if rows else 0

    def lost_with(self, season: int, fixture: int) -> list[str]:
        """What would go with a recorded match if it were taken back: what its teams have done since, a line
        each. Raises LeagueError if it cannot be taken back."""
        return self._file.look(lambda db: lost_with(db, self.season(season), fixture))

    def take_back(self, season: int, fixture: int, *, all_since: bool = False, form: bool = True) -> None:
        """A recorded match is open again, both teams and the money are as they were before it, and play-offs
        that followed from it are gone: all or nothing. ``all_since``: with what its teams have done since,
        which otherwise keeps it. ``form``: the report waits in a form; otherwise it is forgotten."""
        self._file.change(
            lambda db: take_back(db, self.season(season), fixture, all_since=all_since, form=form)
        )

    # ------------------------------------------------------------------------------------------- the past
    def at_end(self, season: int) -> dict[int, TeamSheet]:
        """The teams of a season, by number, as they were after their last match of it, as far as it is known;
        otherwise as they are."""
        kept = self.season(season)
        found = {entry.team: self.team(entry.team).sheet for entry in kept.entries}
        rows = self._file.ask(
            "SELECT team, after FROM past WHERE season = ? AND after IS NOT NULL ORDER BY turn", (season,)
        )
        return found | {team: sheet_from(text, team) for team, text in rows}

    def before(self, season: int, fixture: int) -> dict[int, TeamSheet]:
        """Both teams as they were when they came to a match that has been played, by number."""
        rows = self._file.ask(
            "SELECT team, sheet FROM past WHERE season = ? AND fixture = ?", (season, fixture)
        )
        return {team: sheet_from(text, team) for team, text in rows}
