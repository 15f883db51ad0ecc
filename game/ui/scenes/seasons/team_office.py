"""The way into a team's office: what is for sale, in which season's books, and when nothing is (S7-16.8)."""

from __future__ import annotations

from itertools import chain

from game.core.errors import LeagueError
from game.games.sevens.league.market import Deal, When
from game.games.sevens.league.sheet import TeamSheet
from game.season import BREAK
from game.store.leagues.dealing import Dealt
from game.store.leagues.leagues import Leagues
from game.store.leagues.teams import DEALT
from game.store.store import Store
from game.ui.context import Context
from game.ui.league_match import begun_in


class TeamBooks:
    """The books of a team's office: deals are written there, the last of them is taken back."""

    def __init__(self, store: Store, leagues: Leagues, team: int) -> None:
        self.store, self.leagues, self.team = store, leagues, team
        self.kept = leagues.season_of(team)
        self.plays = self.kept is not None and bool(self.kept.season.open)

    @property
    def when(self) -> When:
        """Whether its season is being played."""
        return When.BETWEEN_MATCHES if self.plays else When.BETWEEN_SEASONS

    def trade(self, deal: Deal) -> TeamSheet:
        """Books a deal; the team as it is now. Raises GameError."""
        if self.kept is None:
            self.leagues.deal(self.team, deal)
        else:
            check_idle(self.store, self.leagues, self.kept.id, self.team)
            self.leagues.deal(self.team, deal, season=self.kept.id, why=DEALT if self.plays else BREAK)
        return self.leagues.team(self.team).sheet

    def last(self) -> Dealt | None:
        """What would be taken back. Raises GameError."""
        return self.leagues.last_deal(self.team)

    def take_back(self) -> TeamSheet:
        """The last deal never was; the team as it is now. Raises GameError."""
        if self.kept is not None:
            check_idle(self.store, self.leagues, self.kept.id, self.team)
        self.leagues.take_back_deal(self.team)
        return self.leagues.team(self.team).sheet


def open_office(app: Context, leagues: Leagues, team: int) -> None:
    """The office of a team, of its league and that league's time if it has one. Raises GameError."""
    from game.ui.scenes.seasons.office import Office

    books = TeamBooks(app.store, leagues, team)
    app.push(Office(app, leagues.team(team).sheet, books.when, books))


def check_idle(store: Store, leagues: Leagues, season: int, team: int) -> None:
    """Raises LeagueError if a match of the team has been begun and is not in the books: it ends with the
    players that began it. Raises StoreError."""
    kept = leagues.season(season)
    place = next(place for place, entry in enumerate(kept.entries) if entry.team == team)
    coming = {fixture.number for fixture in kept.season.open if place in fixture.teams}
    begun = (each.number for each in begun_in(store, leagues, kept, coming))
    forms = (number for number in sorted(coming) if leagues.draft(season, number) is not None)
    number = next(chain(begun, forms), 0)
    if number:
        name = leagues.team(team).sheet.name
        raise LeagueError(
            f"{name}: match {number} of {kept.name} has been begun: "
            "nobody comes or goes until it is in the books"
        )
