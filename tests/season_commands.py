"""The command line of seasons, as tests use it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from game.games.sevens.league.season import LeagueRules
from game.season import season_of
from game.store.leagues.leagues import Leagues
from tests.store.quick_season import QuickRun

Run = Callable[..., tuple[int, str, str]]
"""``run("season", "list")``: the exit code, what it printed, what it complained."""


def quick(path: Path) -> None:
    """A season in the file."""
    with closing(Leagues(path)) as leagues:
        season = season_of(leagues, "Cup", LeagueRules(play_offs=2), 4, 1, "rookie")
        QuickRun(leagues, season, 1, "rookie").play()
