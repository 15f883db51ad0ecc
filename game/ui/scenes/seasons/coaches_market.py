"""What coaches hire and buy for the teams that they lead, once a match is in the books (S7-16.8)."""

from __future__ import annotations

from game.core.errors import LeagueError
from game.games.sevens.league.market import bought
from game.season import SeasonRun
from game.store.leagues.kept import PERSON
from game.store.leagues.leagues import Leagues
from game.store.store import Store
from game.ui.scenes.seasons.coaches_match import ROOKIE
from game.ui.scenes.seasons.team_office import check_idle


def coaches_spend(store: Store, leagues: Leagues, season: int) -> list[str]:
    """Before its next match of the season is begun, the coach of a team that has played hires and buys; what
    it was, a line a team. Raises GameError."""
    kept = leagues.season(season)
    played = {place for each in kept.season.fixtures if each.report is not None for place in each.teams}
    coming = {place for each in kept.season.open for place in each.teams}
    run, told = SeasonRun(leagues, season, 0, ROOKIE), []
    for place in sorted(played & coming):
        entry = kept.entries[place]
        if entry.coach != PERSON and _idle(store, leagues, season, entry.team):
            sheet = leagues.team(entry.team).sheet
            if done := bought(sheet, run.ready(entry.team)):
                told.append(f"{sheet.name}: {', '.join(done)}")
    return told


def _idle(store: Store, leagues: Leagues, season: int, team: int) -> bool:
    """Whether no other match of a team is under way."""
    try:
        check_idle(store, leagues, season, team)
    except LeagueError:
        return False
    return True
