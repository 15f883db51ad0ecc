"""A season as it goes on: fixtures, results, play-offs, the champion (S7-16.9 to S7-16.11)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.games.sevens.league.fixtures import (
    FEWEST_TEAMS,
    MOST_TEAMS,
    REGULAR,
    STAGES,
    Pairing,
    play_off,
    round_robin,
)
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.report import MatchReport
from game.games.sevens.league.standings import Award, Result, Row, awards, table
from game.games.sevens.league.words import counted

PLAY_OFFS: Final = (0, *STAGES)


@dataclass(frozen=True, slots=True)
class LeagueRules:
    """What a league agrees on. ``play_offs``: how many of the table play on, 0 for nobody."""

    rule_set: RuleSet = RuleSet.SEVENS
    double: bool = False
    play_offs: int = 0


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match of a season, by its number from 1 on; the teams are places in the draw."""

    number: int
    pairing: Pairing
    report: MatchReport | None = None

    @property
    def regular(self) -> bool:
        return self.pairing.stage == REGULAR

    @property
    def winner_needed(self) -> bool:
        """Whether it is played off when it is level."""
        return not self.regular

    @property
    def teams(self) -> tuple[int, int]:
        return self.pairing.home, self.pairing.away


@dataclass(frozen=True, slots=True)
class Season:
    """So many teams, and their matches in the order in which they are played."""

    teams: int
    rules: LeagueRules
    fixtures: tuple[Fixture, ...]

    @property
    def results(self) -> list[Result]:
        """The matches of the table that have been played."""
        return [
            Result(*fixture.teams, fixture.report)
            for fixture in self.fixtures
            if fixture.regular and fixture.report is not None
        ]

    @property
    def all_results(self) -> list[Result]:
        """With the play-offs."""
        return [
            Result(*fixture.teams, fixture.report) for fixture in self.fixtures if fixture.report is not None
        ]

    @property
    def open(self) -> list[Fixture]:
        """What is still to be played, in order."""
        return [fixture for fixture in self.fixtures if fixture.report is None]

    @property
    def table(self) -> list[Row]:
        return table(self.teams, self.results)

    @property
    def awards(self) -> list[Award]:
        return awards(self.teams, self.all_results)

    @property
    def champion(self) -> int | None:
        """The winner of the final, or the first of the table; None while there are matches to play."""
        if self.open or not self.fixtures:
            return None
        if not self.rules.play_offs:
            return self.table[0].team
        last = self.fixtures[-1]
        assert last.report is not None
        return last.teams[last.report.winner]


def wrong_rules(teams: int, rules: LeagueRules) -> str:
    """Why a league cannot be so; empty when it can."""
    if not FEWEST_TEAMS <= teams <= MOST_TEAMS:
        return f"{counted(teams, 'team')}: a league has from {FEWEST_TEAMS} to {MOST_TEAMS}"
    if rules.play_offs not in PLAY_OFFS:
        return f"{rules.play_offs} teams in the play-offs: it is {', '.join(map(str, PLAY_OFFS))}"
    if rules.play_offs > teams:
        return f"{rules.play_offs} teams in the play-offs and {teams} in the league"
    return ""


def new_season(teams: int, rules: LeagueRules) -> Season:
    """The fixtures of the table. The rules are right for so many teams."""
    pairings = round_robin(teams, double=rules.double)
    fixtures = tuple(Fixture(number, pairing) for number, pairing in enumerate(pairings, 1))
    return Season(teams, rules, fixtures)


def with_report(season: Season, number: int, report: MatchReport) -> Season:
    """The season with a match that has been played; with the next round of play-offs, if that is due."""
    fixtures = tuple(
        replace(fixture, report=report) if fixture.number == number else fixture
        for fixture in season.fixtures
    )
    season = replace(season, fixtures=fixtures)
    return replace(season, fixtures=(*fixtures, *_next_round(season)))


def _next_round(season: Season) -> list[Fixture]:
    """The play-offs that begin now: none while matches are open, or when the final has been played."""
    if season.open or not season.rules.play_offs:
        return []
    last = season.fixtures[-1]
    if last.pairing.stage == STAGES[2]:
        return []
    ranked = [row.team for row in season.table][: season.rules.play_offs]
    if not last.regular:
        won = {
            fixture.teams[fixture.report.winner]
            for fixture in season.fixtures
            if fixture.pairing.round == last.pairing.round and fixture.report is not None
        }
        ranked = [team for team in ranked if team in won]
    pairings = play_off(ranked, last.pairing.round + 1)
    return [Fixture(last.number + place, pairing) for place, pairing in enumerate(pairings, 1)]
