"""Teams, leagues and their seasons: what the clubhouse and the command line ask of the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.core.errors import LeagueError
from game.games.sevens.league.fixtures import Pairing
from game.games.sevens.league.form_state import Payment, RuleSet
from game.games.sevens.league.market import Deal, rested, too_dear
from game.games.sevens.league.report import MatchReport
from game.games.sevens.league.season import Fixture, LeagueRules, Season
from game.games.sevens.league.sheet import TeamSheet
from game.games.sevens.league.sheet_text import tidied
from game.games.sevens.league.words import counted
from game.store.leagues.changes import (
    begin_season,
    check_league,
    check_open,
    check_sheet,
    draft_from,
    found_with,
    free_name,
    insert_league,
    insert_team,
    keep_answers,
    keep_draft,
    mark_anew,
    record_match,
    report_from,
    sheet_from,
    sheet_in,
    update_team,
)
from game.store.leagues.dealing import Dealt, last_deal, pay_deal, take_back_deal
from game.store.leagues.kept import Entry, FormDraft, KeptSeason, KeptTeam, LeagueLine, MoneyLine
from game.store.leagues.league_file import LeagueFile
from game.store.leagues.seals import accept
from game.store.leagues.taking_back import lost_with, take_back

DEALT = "market"


class Leagues:
    """Everything that is kept of teams and leagues. For one thread. Every method raises StoreError if the
    file cannot be read or written, LeagueError for what the rules of a league do not allow; nothing has
    changed then."""

    def __init__(self, path: Path | None, *, altered: bool = False) -> None:
        """None: in memory. ``altered``: also a file that was changed by hand; see `accept`."""
        self._file = LeagueFile(path, altered=altered)

    def close(self) -> None:
        self._file.close()

    def accept(self) -> list[str]:
        """Takes a file that was changed by hand as it is; a line for each thing that was changed."""
        return self._file.change(accept)

    # ---------------------------------------------------------------------------------------------- teams
    def teams(self) -> list[KeptTeam]:
        """All teams, by name."""
        rows = self._file.ask("SELECT id, sheet, changed FROM team ORDER BY name")
        return [KeptTeam(ident, sheet_from(text, ident), changed) for ident, text, changed in rows]

    def team(self, ident: int) -> KeptTeam:
        """A team."""
        rows = self._file.ask("SELECT sheet, changed FROM team WHERE id = ?", (ident,))
        if not rows:
            raise LeagueError(f"there is no team {ident}")
        return KeptTeam(ident, sheet_from(rows[0][0], ident), rows[0][1])

    def team_named(self, name: str) -> KeptTeam:
        """The team of that name."""
        rows = self._file.ask("SELECT id FROM team WHERE name = ?", (name,))
        if not rows:
            raise LeagueError(f"there is no team {name!r}")
        return self.team(rows[0][0])

    def add_team(self, sheet: TeamSheet, *, renamed: bool = False) -> int:
        """Keep a new team; another name than all others have. Its number. ``renamed``: a name that is taken
        gets a number behind it."""

        def work(db: sqlite3.Connection) -> int:
            return insert_team(db, replace(sheet, name=free_name(db, sheet.name)) if renamed else sheet)

        return self._file.change(work)

    def has_team(self, name: str) -> bool:
        """Whether a team of that name is kept."""
        return bool(self._file.ask("SELECT 1 FROM team WHERE name = ?", (name,)))

    def copy_team(self, ident: int, name: str = "") -> int:
        """Keep a team once more; without a name it gets a number behind its own."""

        def work(db: sqlite3.Connection) -> int:
            sheet = sheet_in(db, ident)
            return insert_team(db, replace(sheet, name=name or free_name(db, sheet.name)))

        return self._file.change(work)

    def change_team(self, ident: int, sheet: TeamSheet) -> None:
        """Names, colours, numbers, captain: whatever costs nothing."""
        sheet = tidied(sheet)
        check_sheet(sheet)

        def work(db: sqlite3.Connection) -> None:
            before = sheet_in(db, ident)
            if before.treasury != sheet.treasury:
                raise LeagueError(f"{sheet.name}: its treasury changes by a purchase alone")
            update_team(db, ident, sheet)

        self._file.change(work)

    def deal(self, ident: int, deal: Deal, *, season: int | None = None, why: str = DEALT) -> None:
        """A purchase, or a release: the team after it, and what the treasury paid."""
        check_sheet(deal.sheet)
        self._file.change(lambda db: pay_deal(db, ident, deal, season, why))

    def last_deal(self, ident: int) -> Dealt | None:
        """The purchase or release that `take_back_deal` would take back, if there is one."""
        return self._file.look(lambda db: last_deal(db, ident))

    def take_back_deal(self, ident: int) -> Dealt:
        """The last purchase or release since the team's last match never was. Raises LeagueError if there is
        none, or the team has changed otherwise since."""
        return self._file.change(lambda db: take_back_deal(db, ident))

    def delete_team(self, ident: int) -> None:
        """A team that takes part in no league."""
        name = self.team(ident).sheet.name

        def work(db: sqlite3.Connection) -> None:
            busy = db.execute(
                "SELECT league.name FROM entry JOIN season ON season.id = season"
                " JOIN league ON league.id = season.league WHERE team = ?",
                (ident,),
            ).fetchone()
            if busy:
                raise LeagueError(f"{name} is in the books of {busy[0]}: it goes when that league has gone")
            db.execute("DELETE FROM team WHERE id = ?", (ident,))

        self._file.change(work)

    def money(self, *, team: int | None = None, season: int | None = None) -> list[MoneyLine]:
        """Payments in their order: of a team, of a season, of both, or all."""
        rows = self._file.ask(
            "SELECT team, season, fixture, why, amount FROM money"
            " WHERE (?1 IS NULL OR team = ?1) AND (?2 IS NULL OR season = ?2) ORDER BY id",
            (team, season),
        )
        return [MoneyLine(*row) for row in rows]

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

    def league_named(self, name: str) -> LeagueLine:
        """The league of that name."""
        for line in self.leagues():
            if line.name.casefold() == name.casefold():
                return line
        raise LeagueError(f"there is no league {name!r}")

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
        last = self.seasons(league)[-1]
        if last.season.open:
            raise LeagueError(
                f"{last.name}: {counted(len(last.season.open), 'match', 'matches')} of season {last.number} "
                f"{'is' if len(last.season.open) == 1 else 'are'} open"
            )

        def work(db: sqlite3.Connection) -> int:
            for entry in last.entries:
                sheet = sheet_in(db, entry.team)
                if complaint := too_dear(sheet):
                    raise LeagueError(complaint)
                update_team(db, entry.team, rested(sheet))
            return begin_season(db, league, last.number + 1, last.season.rules, last.entries)

        return self._file.change(work)

    def delete_league(self, league: int) -> None:
        """A league with all its seasons; the teams stay."""
        self._file.change(lambda db: db.execute("DELETE FROM league WHERE id = ?", (league,)))

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

    def keep_draft(self, season: int, fixture: int, draft: FormDraft) -> None:
        """A form that is not handed in yet: the report of the match, both teams as they came, the answers so
        far. It takes the place of another one, and goes when the match is recorded."""

        def work(db: sqlite3.Connection) -> None:
            check_open(db, season, fixture)
            keep_draft(db, season, fixture, draft)

        self._file.change(work)

    def keep_answers(self, season: int, fixture: int, draft: FormDraft) -> None:
        """What has been filled into the form that waits. Raises LeagueError if it is another one by now, or
        a team is not as it came to it."""

        def work(db: sqlite3.Connection) -> None:
            kept = self.season(season)
            check_open(db, season, fixture)
            teams = [kept.entries[place].team for place in kept.season.fixtures[fixture - 1].teams]
            keep_answers(db, season, fixture, draft, teams)

        self._file.change(work)

    def draft(self, season: int, fixture: int) -> FormDraft | None:
        """The form of a match as far as it was filled in, or None."""
        rows = self._file.ask(
            "SELECT report, sheets, answers FROM draft WHERE season = ? AND fixture = ?", (season, fixture)
        )
        return draft_from(rows[0], fixture) if rows else None

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
