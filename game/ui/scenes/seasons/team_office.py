"""The way into a team's office: what is for sale, in which season's books, and when nothing is (S7-16.8)."""

from __future__ import annotations

from itertools import chain

from game.core.errors import LeagueError
from game.games.sevens.league.market import Deal, When
from game.games.sevens.league.sheet import TeamSheet
from game.season import BREAK
from game.store.leagues.leagues import DEALT, Leagues
from game.store.store import Store
from game.ui.context import Context
from game.ui.league_match import begun_in


def open_office(app: Context, leagues: Leagues, team: int) -> None:
    """The office of a team, of its league and that league's time if it has one. Raises GameError."""
    from game.ui.scenes.seasons.office import Office

    kept = leagues.season_of(team)
    plays = kept is not None and bool(kept.season.open)

    def trade(deal: Deal) -> TeamSheet:
        if kept is None:
            leagues.deal(team, deal)
        else:
            check_idle(app.store, leagues, kept.id, team)
            leagues.deal(team, deal, season=kept.id, why=DEALT if plays else BREAK)
        return leagues.team(team).sheet

    when = When.BETWEEN_MATCHES if plays else When.BETWEEN_SEASONS
    app.push(Office(app, leagues.team(team).sheet, when, trade))


def check_idle(store: Store, leagues: Leagues, season: int, team: int) -> None:
    """Raises LeagueError if a match of the team has been begun and is not in the books: it ends with the
    players that began it. Raises StoreError."""
    kept = leagues.season(season)
    place = next(place for place, entry in enumerate(kept.entries) if entry.team == team)
    coming = {fixture.number for fixture in kept.season.open if place in fixture.teams}
    begun = (each.number for each in begun_in(store, season, coming))
    forms = (number for number in sorted(coming) if leagues.draft(season, number) is not None)
    number = next(chain(begun, forms), 0)
    if number:
        name = leagues.team(team).sheet.name
        raise LeagueError(
            f"{name}: match {number} of {kept.name} has been begun: "
            "nobody comes or goes until it is in the books"
        )
