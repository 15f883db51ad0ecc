"""Teams that last: what the clubhouse and the command line ask of them."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from typing import Final

from game.core.errors import LeagueError
from game.games.sevens.league.market import Deal
from game.games.sevens.league.sheet import TeamSheet
from game.games.sevens.league.sheet_text import tidied
from game.store.leagues.changes import check_sheet, insert_team, sheet_from, sheet_in, update_team
from game.store.leagues.dealing import Dealt, last_deal, pay_deal, take_back_deal
from game.store.leagues.kept import KeptTeam, MoneyLine
from game.store.leagues.league_file import LeagueFile
from game.store.leagues.names import TEAM, free_name, named

DEALT: Final = "market"


class Teams:
    """The teams in a file of leagues, their purchases, their money. What `Leagues` promises holds."""

    def __init__(self, file: LeagueFile) -> None:
        self._file = file

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
        ident = self._file.look(lambda db: named(db, TEAM, name))
        if not ident:
            raise LeagueError(f"there is no team {name!r}")
        return self.team(ident)

    def add_team(self, sheet: TeamSheet, *, renamed: bool = False) -> int:
        """Keep a new team; its number. A name that is taken is refused, or, if it may be ``renamed``, gets a
        number behind it."""

        def work(db: sqlite3.Connection) -> int:
            return insert_team(db, replace(sheet, name=free_name(db, sheet.name)) if renamed else sheet)

        return self._file.change(work)

    def has_team(self, name: str) -> bool:
        """Whether a team of that name is kept."""
        return bool(self._file.look(lambda db: named(db, TEAM, name)))

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
        """A team goes, with its payments. Raises LeagueError for one that is in the books of a league."""
        name = self.team(ident).sheet.name

        def work(db: sqlite3.Connection) -> None:
            busy = db.execute(
                "SELECT league.name FROM entry JOIN season ON season.id = entry.season"
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
