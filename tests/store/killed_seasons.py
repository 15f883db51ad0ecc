"""Plays a season that is killed with -9 again and again at moments drawn by lot, until it is over.

`python -m tests.store.killed_seasons FOLDER NUMBER`: so many seasons, a process of its own, since a test's
may have threads. Of each it prints how often it was killed.
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
from game.games.sevens.league.season import LeagueRules
from game.season import season_of
from game.store.leagues.leagues import Leagues
from tests.store.quick_season import QuickRun

RULES = LeagueRules(RuleSet.SEVENS, double=True, play_offs=4)
TEAMS = 6


def play(path: Path | None, seed: int) -> None:
    """The whole season, or what is left of it."""
    with closing(Leagues(path)) as leagues:
        season = season_of(leagues, "Cup", RULES, TEAMS, seed, "rookie")
        QuickRun(leagues, season, seed, "rookie").play()


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
    """Kill the season once it has reported so many statements. Whether it was over before."""
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
    for number in range(int(sys.argv[2])):
        lots = random.Random(number)
        kills = 0
        while not play_and_kill(Path(sys.argv[1], f"{number}.db"), number, lots.randrange(1, 150)):
            kills += 1
        sys.stdout.write(f"{kills}\n")
