"""Writes a small file of leagues as the present version of its tables keeps it, for all later ones to read.

`python tools/make_old_leagues.py [--at FILE]`: run it when the tables have a new version. The file is the SQL
that makes the database anew, `tests/store/old_leagues/v<version>.sql`; the tests open every one of them.
"""

from __future__ import annotations

import argparse
import sqlite3
import sys
import tempfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from checkout import ROOT
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.market import Staff, When, buy
from game.games.sevens.league.report import MatchReport, SideReport
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import first_sheet
from game.season import next_season, season_of
from game.store.leagues.kept import Entry, FormDraft
from game.store.leagues.league_file import LeagueFile
from game.store.leagues.leagues import Leagues
from game.store.leagues.schema import VERSION
from tests.store.quick_season import QuickRun

MOMENT = "2026-01-31T12:00:00+00:00"
SEED = 7


def fill(leagues: Leagues) -> None:
    """A league of coaches in its second season, and one of people whose first form is being filled in; a team
    of no league that has bought something."""
    season = season_of(leagues, "Old Cup", LeagueRules(double=True, play_offs=2), 2, SEED, "rookie")
    QuickRun(leagues, season, SEED, "rookie").play()
    second = QuickRun(leagues, next_season(leagues, leagues.season(season).league), SEED, "rookie")
    kept = leagues.season(second.id)
    second.play_one(kept, kept.season.open[0])

    home, away = (first_sheet(ready_made(race)) for race in ("human", "orc"))
    away = replace(away, name="The Ürkz – 7")
    entries = [Entry(leagues.add_team(each), "person", name) for each, name in ((home, "Ada"), (away, "Bob"))]
    league = leagues.found_league("People's Cup", LeagueRules(RuleSet.STANDARD), entries)
    played = [tuple(member.key for member in each.available) for each in (home, away)]
    report = MatchReport(SideReport(1, played[0], fan_factor=3), SideReport(0, played[1], fan_factor=2), 0)
    leagues.keep_draft(leagues.seasons(league)[0].id, 1, FormDraft(report, (home, away), ("dice 3",)))

    rich = replace(first_sheet(ready_made("dwarf")), treasury=100_000)
    leagues.deal(leagues.add_team(rich), buy(rich, Staff.CHEERLEADERS, When.BETWEEN_SEASONS))


def dumped(path: Path) -> str:
    """A database as the SQL that makes it anew."""
    with closing(sqlite3.connect(path)) as db:
        pragmas = [
            f"PRAGMA {name} = {db.execute(f'PRAGMA {name}').fetchone()[0]};"
            for name in ("application_id", "user_version")
        ]
        return "\n".join([*db.iterdump(), *pragmas]) + "\n"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--at", type=Path, help="another file to write")
    at = parser.parse_args(words).at or ROOT / "tests" / "store" / "old_leagues" / f"v{VERSION}.sql"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "leagues.db"
        with closing(Leagues(path)) as leagues:
            fill(leagues)
        with closing(LeagueFile(path)) as file:
            file.change(lambda db: db.execute("UPDATE team SET changed = ?", (MOMENT,)))
        at.parent.mkdir(parents=True, exist_ok=True)
        at.write_text(dumped(path), "utf-8", newline="\n")
    print(f"{at} holds the tables of version {VERSION}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
