"""A match of a league that coaches play beside the window: how far it is, and its end before its time."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any, Final, Protocol

from game.core.dice import fresh_shake
from game.games.sevens.league.report import MatchReport
from game.season import SeasonRun
from game.store.leagues.kept import PERSON
from game.store.leagues.leagues import Leagues
from game.ui.league_match import LeagueMatch
from game.ui.scenes.match_think import Thought

ROOKIE: Final = "rookie"  # plays for a person


class Beside(Protocol):
    """Starts a job beside the frame loop."""

    def __call__(self, job: Callable[[], MatchReport], /) -> Thought[MatchReport]: ...


class CoachesMatch:
    """Each team by the level that leads it; a rookie stands in for a person, and spends nothing of that
    one's treasury. It goes on until it is over or stopped; then the thread ends as soon as a coach knows what
    it was thinking of."""

    def __init__(self, leagues: Leagues, match: LeagueMatch, beside: Beside) -> None:
        self.waited_s = 0.0
        self._stopped = Event()
        self._far = ""
        entries = [match.kept.entries[place].coach for place in match.fixture.teams]
        levels = [ROOKIE if coach == PERSON else coach.removeprefix("coach:") for coach in entries]
        persons = [side for side, coach in enumerate(entries) if coach == PERSON]
        run = SeasonRun(leagues, match.kept.id, fresh_shake(), ROOKIE)
        self._thought = beside(
            lambda: run.match(match.kept, match.fixture, match.sheets, levels, self._hear, persons)
        )

    def _hear(self, state: Any) -> bool:
        """How far it is, from the thread that plays; whether it goes on."""
        home, away = state.score
        self._far = f" {home} – {away}, half {state.half}, turn {max(state.turns)}"
        return not self._stopped.is_set()

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self._stopped.set()

    @property
    def ready(self) -> bool:
        """Is it over?"""
        return self._thought.ready

    @property
    def result(self) -> MatchReport:
        """What it leaves behind. Raises GameError if it could not be played."""
        return self._thought.result

    @property
    def words(self) -> str:
        """How far it is, and how long it has taken."""
        return f"Coaches are playing …{self._far}, {self.waited_s:.0f} s"
