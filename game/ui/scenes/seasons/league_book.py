"""What the screens of a league read: its seasons, its teams, its money; and which team is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.sevens.league.report import DRAW
from game.games.sevens.league.season import Fixture, Season
from game.games.sevens.league.sheet import TeamSheet
from game.season import BREAK
from game.season_figures import sheets_of
from game.store.leagues.kept import PERSON, KeptSeason, MoneyLine
from game.store.leagues.leagues import Leagues
from game.ui.scenes.seasons.rounds import current_round

FORM_SHOWN = 5


class LeagueBook:
    """Read when the screen comes up. ``team`` (a place in the draw), ``round`` and ``match`` (its number,
    0: the team's last one) are looked at; ``number`` is the earlier season that is, 0: the present one."""

    def __init__(self, leagues: Leagues, league: int) -> None:
        self.leagues, self.league = leagues, league
        self.team = self.match = self.number = 0
        self._ended: dict[int, list[TeamSheet]] = {}  # the teams of earlier seasons, by the season's id
        self.wanted = 0  # the number of the match that was chosen to come next, if one was
        self.read()
        self.round = current_round(self.season)

    def read(self) -> None:
        """What the books say now; another match may be due. Raises GameError."""
        before = self.coming if hasattr(self, "kept") else None
        self.seasons: Sequence[KeptSeason] = self.leagues.seasons(self.league)
        self.kept = self.seasons[self.number - 1]
        self.sheets: list[TeamSheet] = self.sheets_in(self.kept)
        self.team = min(self.team, len(self.sheets) - 1)
        paid = self.leagues.money(season=self.kept.id)
        self.money: list[MoneyLine] = [line for line in paid if not (self.past and line.why == BREAK)]
        now = self.coming
        if before is not None and (now is None or now.number != before.number):
            self.round = now.pairing.round if now else current_round(self.season)

    def look_at(self, number: int) -> None:
        """An earlier season by its number, or the present one by its number or 0. Raises GameError."""
        self.number = 0 if number == len(self.seasons) else number
        self.match = 0
        self.read()
        self.round = current_round(self.season)

    def sheets_in(self, kept: KeptSeason) -> list[TeamSheet]:
        """The teams of a season of this league: as they are, or as they were at its end."""
        if kept.number == len(self.seasons):
            return sheets_of(self.leagues, kept)
        if kept.id not in self._ended:
            self._ended[kept.id] = sheets_of(self.leagues, kept)
        return self._ended[kept.id]

    @property
    def past(self) -> bool:
        """Whether an earlier season is looked at: nothing of it changes."""
        return self.number > 0

    @property
    def season(self) -> Season:
        return self.kept.season

    @property
    def coming(self) -> Fixture | None:
        """The match that comes next: the one that was chosen, or the first; None: the season is over."""
        chosen = (each for each in self.season.open if each.number == self.wanted)
        return next(chosen, self.season.open[0] if self.season.open else None)

    def leader(self, place: int) -> str:
        """Who leads a team: a person's name, or the level of a coach."""
        entry = self.kept.entries[place]
        if entry.coach == PERSON:
            return entry.player or "a person"
        return f"the {entry.coach.removeprefix('coach:')}"

    def last_of(self, place: int) -> Fixture | None:
        """The last match that a team has played this season."""
        played = (each for each in reversed(self.season.fixtures) if each.report and place in each.teams)
        return next(played, None)

    def match_of(self, place: int) -> Fixture | None:
        """The match of a team that is looked at, or its last one."""
        for each in self.season.fixtures:
            if each.number == self.match and each.report is not None and place in each.teams:
                return each
        return self.last_of(place)

    def money_of(self, place: int) -> list[MoneyLine]:
        """What a team was paid and has paid this season, in order."""
        return [line for line in self.money if line.team == self.kept.entries[place].team]


def form_of(season: Season, team: int) -> str:
    """The last results of a team: W, D, L, the oldest first."""
    letters = []
    for fixture in season.fixtures:
        if fixture.report is not None and team in fixture.teams:
            winner = fixture.report.winner
            letters.append("D" if winner == DRAW else "W" if winner == fixture.teams.index(team) else "L")
    return "".join(letters[-FORM_SHOWN:])
