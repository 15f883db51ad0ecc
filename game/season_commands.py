"""What `python -m game season …` does: simulate, look, export and import."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from game.cli import Progress
from game.core.errors import StoreError
from game.games.sevens.league.fixtures import FEWEST_TEAMS
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import TeamSheet, current_value, value
from game.season import SeasonRun, figures, season_of
from game.store import places
from game.store.leagues.leagues import Leagues
from game.store.leagues.team_files import export_team, import_team, print_team

USUAL_PLAY_OFFS: Final = 4


def _file(arguments: argparse.Namespace, *, new: bool = False) -> closing[Leagues]:
    """The file of leagues; one that was named and is not there is made only if it may be ``new``."""
    named: Path | None = arguments.database
    if named is not None and not new and not named.exists():
        raise StoreError(f"{named} cannot be read: it is not there")
    return closing(Leagues(named or places.find().leagues))


# ------------------------------------------------------------------------------------------------- simulate
def _simulate(arguments: argparse.Namespace) -> int:
    play_offs = arguments.play_offs
    if play_offs is None:
        play_offs = USUAL_PLAY_OFFS if arguments.teams >= USUAL_PLAY_OFFS else FEWEST_TEAMS
    rules = LeagueRules(RuleSet(arguments.rules), not arguments.single, play_offs)
    name = arguments.name or f"Season {arguments.seed}"
    begun = time.perf_counter()
    with closing(Leagues(arguments.database)) as leagues:
        season = season_of(leagues, name, rules, arguments.teams, arguments.seed, arguments.level)
        matches = sum(fixture.regular for fixture in leagues.season(season).season.fixtures)
        progress = Progress(matches + max(0, play_offs - 1), "matches")
        kept = SeasonRun(leagues, season, arguments.seed, arguments.level).play(progress.tick)
        progress.finish()
        result = figures(leagues, kept)
    result["seconds"] = round(time.perf_counter() - begun, 3)
    if arguments.json:
        print(json.dumps(result))
    else:
        _print_season(result)
        print(f"{result['matches']} matches in {result['seconds']:.1f} s")
    return 0


def _print_season(result: dict[str, Any]) -> None:
    print(f"{result['league']}, season {result['season']}")
    print(f"   {'team':30}  P  W  D  L  TD      Cas Pts        TV  treasury")
    for place, row in enumerate(result["table"], 1):
        touchdowns = f"{row['scored']}:{row['conceded']}"
        games = " ".join(f"{row[word]:2}" for word in ("played", "won", "drawn", "lost"))
        print(
            f"{place:2} {row['team'][:30]:30} {games}  {touchdowns:7} {row['casualties']:3} {row['points']:3}"
            f" {row['tv']:9,} {row['treasury']:9,}"
        )
    for match in result["play_offs"]:
        score = " to ".join(map(str, match["score"])) if match["score"] else "to be played"
        print(f"{match['stage']}: {match['home']} against {match['away']}, {score}")
    for award in result["awards"]:
        print(f"{award['award']}: {', '.join(award['who'])} ({award['figure']:g})")
    print(f"money: {result['money_in']:,} came in, {result['money_out']:,} went out")
    if result["champion"]:
        print(f"champion: {result['champion']}")


# ---------------------------------------------------------------------------------------------------- looking
def _list(arguments: argparse.Namespace) -> int:
    with _file(arguments) as leagues:
        lines = leagues.leagues()
        if not lines:
            print("no league has been founded yet")
        for line in lines:
            print(
                f"{line.name}: {line.teams} teams, season {line.season}, "
                f"{line.played} of {line.matches} matches played, {line.rules.rule_set} rules"
            )
    return 0


def _teams(arguments: argparse.Namespace) -> int:
    with _file(arguments) as leagues:
        teams = leagues.teams()
        if not teams:
            print("no team is kept yet")
        for kept in teams:
            sheet = kept.sheet
            print(
                f"{sheet.name}: {sheet.roster}, {len(sheet.squad)} players, TV {value(sheet):,}, "
                f"CTV {current_value(sheet):,}, treasury {sheet.treasury:,}"
            )
    return 0


def _show(arguments: argparse.Namespace) -> int:
    with _file(arguments) as leagues:
        kept = leagues.seasons(leagues.league_named(arguments.league).id)[-1]
        result = figures(leagues, kept)
        if arguments.json:
            print(json.dumps(result))
            return 0
        _print_season(result)
        names = [leagues.team(entry.team).sheet.name for entry in kept.entries]
        for fixture in kept.season.open:
            home, away = (names[place] for place in fixture.teams)
            print(f"match {fixture.number}, round {fixture.pairing.round}: {home} against {away}")
    return 0


# ------------------------------------------------------------------------------------------------------ files
def _with_team(arguments: argparse.Namespace, write: Callable[[TeamSheet, Path], None]) -> int:
    with _file(arguments) as leagues:
        sheet = leagues.team_named(arguments.team).sheet
    if arguments.file.exists() and not arguments.force:
        raise StoreError(f"{arguments.file} is there already: --force writes over it")
    write(sheet, arguments.file)
    print(f"{sheet.name} is in {arguments.file}")
    return 0


def _export(arguments: argparse.Namespace) -> int:
    return _with_team(arguments, export_team)


def _print(arguments: argparse.Namespace) -> int:
    return _with_team(arguments, print_team)


def _import(arguments: argparse.Namespace) -> int:
    sheet = import_team(arguments.file)
    with _file(arguments, new=True) as leagues:
        leagues.add_team(sheet)
    print(f"{sheet.name} is kept")
    return 0


COMMANDS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "simulate": _simulate,
    "list": _list,
    "teams": _teams,
    "show": _show,
    "export": _export,
    "import": _import,
    "print": _print,
}
