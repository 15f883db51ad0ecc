"""Plays leagues of two seasons that are killed with -9 again and again at moments drawn by lot, to their end.

`python -m tests.store.killed_seasons FOLDER NUMBER [FIRST]`: so many leagues, each of another size and other
rules, a process of its own, since a test's may have threads. Of each it prints how often it was killed.
"""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.season import PLAY_OFFS, LeagueRules
from game.season import play_on, season_of
from game.store.leagues.kept import KeptSeason
from game.store.leagues.leagues import Leagues
from tests.store.quick_season import QuickRun

SEASONS = 2
MOST_STATEMENTS = 900  # before a kill; to open the file takes 270


def agreed(seed: int) -> tuple[int, LeagueRules]:
    """How many teams a league has, and its rules; the first three are small."""
    lots = random.Random(seed)
    teams = (4, 3, 5)[seed] if seed < 3 else lots.randrange(2, 13)
    play_offs = lots.choice([number for number in PLAY_OFFS if number <= teams])
    return teams, LeagueRules(list(RuleSet)[seed % 2], double=seed % 4 < 2, play_offs=play_offs)


def play_in(leagues: Leagues, seed: int) -> list[KeptSeason]:
    """The whole league, or what is left of it."""
    teams, rules = agreed(seed)
    season = season_of(leagues, "Cup", rules, teams, seed, "rookie")
    league = leagues.season(season).league
    return play_on(leagues, league, seed, "rookie", seasons=SEASONS, run=QuickRun)


def play(path: Path, seed: int) -> None:
    """The league in this file."""
    with closing(Leagues(path)) as leagues:
        play_in(leagues, seed)


def play_telling(path: Path, seed: int, told: int) -> None:
    """The same; every statement of SQL is reported before it is done: one byte each."""
    connect = sqlite3.connect

    def tracing(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(*args, **kwargs)
        db.set_trace_callback(lambda _statement: os.write(told, b".") and None)
        return db

    sqlite3.connect = tracing  # type: ignore[assignment]  # one of its overloads
    play(path, seed)


def play_and_kill(path: Path, seed: int, statements: int) -> bool:
    """Kill the league once it has reported so many statements. Whether it was over before."""
    hear, tell = os.pipe()
    player = os.fork()
    if player == 0:
        code = 1
        try:
            play_telling(path, seed, tell)
            code = 0
        finally:
            os._exit(code)
    os.close(tell)
    heard = 0
    while heard < statements and (more := os.read(hear, statements - heard)):
        heard += len(more)
    os.kill(player, signal.SIGKILL)
    os.close(hear)
    _, status = os.waitpid(player, 0)
    return os.waitstatus_to_exitcode(status) == 0


if __name__ == "__main__":
    start = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    for number in range(start, start + int(sys.argv[2])):
        lots = random.Random(number)
        kills = 0
        while not play_and_kill(
            Path(sys.argv[1], f"{number}.db"), number, lots.randrange(1, MOST_STATEMENTS)
        ):
            kills += 1
        sys.stdout.write(f"{kills}\n")
