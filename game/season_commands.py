"""What `python -m game season …` does: simulate, look, export and import."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from game.cli import Progress
from game.core.errors import AlteredError, LeagueError, StoreError
from game.games.sevens.league.fixtures import FEWEST_TEAMS
from game.games.sevens.league.form_state import RuleSet
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import TeamSheet, current_value, value
from game.games.sevens.league.standings import NOBODY
from game.games.sevens.league.words import counted
from game.season import next_season, play_on, season_of
from game.season_figures import figures
from game.season_restore import restore
from game.store import places
from game.store.files import is_folder, is_there
from game.store.leagues.backups import backup_of
from game.store.leagues.kept import KeptSeason
from game.store.leagues.leagues import Leagues
from game.store.leagues.team_files import export_team, import_team, print_team

USUAL_PLAY_OFFS: Final = 4
MOST_SEASONS: Final = 50


def _file(arguments: argparse.Namespace, *, new: bool = False) -> closing[Leagues]:
    """The file of leagues; one that is not there is made only if it may be ``new``."""
    named: Path | None = arguments.database
    path = named or places.find().leagues
    if new or is_there(path) or is_there(backup_of(path)):
        return closing(Leagues(path))
    if named is not None:
        raise StoreError(f"{named} cannot be read: it is not there")
    return closing(Leagues(None))


# ------------------------------------------------------------------------------------------------- simulate
def _simulate(arguments: argparse.Namespace) -> int:
    play_offs = arguments.play_offs
    if play_offs is None:
        play_offs = USUAL_PLAY_OFFS if arguments.teams >= USUAL_PLAY_OFFS else FEWEST_TEAMS
    rules = LeagueRules(RuleSet(arguments.rules), not arguments.single, play_offs)
    name = arguments.name or f"League {arguments.seed}"
    begun, seasons = time.perf_counter(), arguments.seasons
    if seasons is not None and not 1 <= seasons <= MOST_SEASONS:
        raise LeagueError(f"{seasons} seasons: it is from 1 to {MOST_SEASONS}")
    with closing(Leagues(arguments.database)) as leagues:
        season = season_of(leagues, name, rules, arguments.teams, arguments.seed, arguments.level)
        kept = leagues.season(season)
        matches = sum(fixture.regular for fixture in kept.season.fixtures) + max(0, play_offs - 1)
        terminal = sys.stderr.isatty()
        progress = Progress(matches * max(kept.number, seasons or 1), "matches", lines=not terminal)
        told = terminal or arguments.progress
        if told:
            past = leagues.seasons(kept.league)
            progress.begin(
                sum(fixture.report is not None for each in past for fixture in each.season.fixtures)
            )
        played = play_on(
            leagues,
            kept.league,
            arguments.seed,
            arguments.level,
            seasons=seasons or 1,
            begins=progress.at if told else None,
        )
        progress.finish()
        found = [figures(leagues, each) for each in (played[-1:] if seasons is None else played[:seasons])]
    seconds = round(time.perf_counter() - begun, 3)
    if arguments.json:
        print(json.dumps({**(found[0] if seasons is None else _together(found)), "seconds": seconds}))
    else:
        for each in found:
            _print_season(each)
        print(f"{counted(sum(each['matches'] for each in found), 'match', 'matches')} in {seconds:.1f} s")
    return 0


def _together(found: list[dict[str, Any]]) -> dict[str, Any]:
    """Seasons of one league as one object."""
    champions = Counter(each["champion"] for each in found)
    return {"league": found[0]["league"], "seasons": found, "champions": dict(champions.most_common())}


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
        if match["score"] and len(set(match["score"])) == 1:
            score += f", played off: {match['winner']} won"
        print(f"{match['stage']}: {match['home']} against {match['away']}, {score}")
    for award in result["awards"]:
        who = f"{', '.join(award['who'])} ({award['figure']:g})" if award["who"] else NOBODY[award["award"]]
        print(f"{award['award']}: {who}")
    after = f", {result['spent_after']:,} before the next season" if result["spent_after"] else ""
    before = f"{result['money_before']:,} of it brought along"
    print(f"money: {result['money_in']:,} came in, {before}, {result['money_out']:,} went out{after}")
    if result["champion"]:
        print(f"champion: {result['champion']}")


# ---------------------------------------------------------------------------------------------------- looking
def _list(arguments: argparse.Namespace) -> int:
    with _file(arguments) as leagues:
        lines = leagues.leagues()
        if not lines:
            print("no league has been founded yet")
        for line in lines:
            matches = counted(line.matches, "match", "matches")
            print(
                f"{line.name}: {line.teams} teams, season {line.season}, "
                f"{line.played} of {matches} played, {line.rules.rule_set} rules"
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
        kept = _season(leagues, arguments.league, arguments.season)
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


def _season(leagues: Leagues, league: str, number: int | None = None) -> KeptSeason:
    """A season of a league, the last if no number is said."""
    seasons = leagues.seasons(leagues.league_named(league).id)
    if number is None:
        return seasons[-1]
    if not 1 <= number <= len(seasons):
        raise LeagueError(f"{seasons[0].name} has no season {number}: it has had {len(seasons)}")
    return seasons[number - 1]


# ------------------------------------------------------------------------------------------------- going on
def _next(arguments: argparse.Namespace) -> int:
    with _file(arguments) as leagues:
        kept = leagues.season(next_season(leagues, leagues.league_named(arguments.league).id))
    matches = counted(len(kept.season.fixtures), "match", "matches")
    print(f"{kept.name}: season {kept.number} begins, with {matches} to be played")
    return 0


def _undo(arguments: argparse.Namespace) -> int:
    with _file(arguments) as leagues:
        kept = _season(leagues, arguments.league)
        number = arguments.match or leagues.last_recorded(kept.id)
        if not number:
            raise LeagueError(f"{kept.name}: no match of season {kept.number} has been recorded")
        lost = leagues.lost_with(kept.id, number)
        if lost and not arguments.all_since:
            raise LeagueError(f"{'; '.join(lost)}: with --all-since that goes, too")
        leagues.take_back(kept.id, number, all_since=arguments.all_since, form=not arguments.anew)
        names = [leagues.team(entry.team).sheet.name for entry in kept.entries]
        home, away = (names[place] for place in kept.season.fixtures[number - 1].teams)
    waits = "" if arguments.anew else ", its report waits in a form"
    print(f"match {number} is open again: {home} against {away}{waits}")
    return 0


# ------------------------------------------------------------------------------------------------------ files
def _with_team(arguments: argparse.Namespace, write: Callable[[TeamSheet, Path], None]) -> int:
    with _file(arguments) as leagues:
        sheet = leagues.team_named(arguments.team).sheet
    if is_there(arguments.file) and not arguments.force:
        raise StoreError(f"{arguments.file} is there already: --force writes over it")
    if not is_folder(arguments.file.parent):
        raise StoreError(f"{arguments.file} cannot be written: there is no folder {arguments.file.parent}")
    write(sheet, arguments.file)
    print(f"{sheet.name} is in {arguments.file}")
    return 0


def _export(arguments: argparse.Namespace) -> int:
    return _with_team(arguments, export_team)


def _print(arguments: argparse.Namespace) -> int:
    return _with_team(arguments, print_team)


def _import(arguments: argparse.Namespace) -> int:
    try:
        sheet = import_team(arguments.file, altered=arguments.altered)
    except AlteredError as error:
        raise LeagueError(f"{error}; --altered takes it as it is") from error
    with _file(arguments, new=True) as leagues:
        leagues.add_team(sheet)
    print(f"{sheet.name} is kept")
    return 0


def _accept(arguments: argparse.Namespace) -> int:
    path: Path = arguments.database or places.find().leagues
    if not is_there(path):
        raise StoreError(f"{path} cannot be read: it is not there")
    with closing(Leagues(path, altered=True)) as leagues:
        lines = leagues.accept()
    for line in lines or ["nothing in it was changed"]:
        print(line)
    return 0


COMMANDS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "simulate": _simulate,
    "list": _list,
    "teams": _teams,
    "show": _show,
    "next": _next,
    "undo": _undo,
    "export": _export,
    "import": _import,
    "print": _print,
    "accept": _accept,
    "restore": restore,
}
