"""What `python -m game season restore` does: a backup takes the place of the file of leagues."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from game.core.errors import StoreError
from game.games.sevens.league.words import counted
from game.store import files, places
from game.store.leagues.leagues import Leagues
from game.store.leagues.putting_back import (
    Backup,
    State,
    put_back,
    same_content,
    sound_backups,
    sound_copies,
    sound_file,
    state_of,
)


def restore(arguments: argparse.Namespace) -> int:
    """Says which backups there are, or puts one back. Raises StoreError."""
    path: Path = arguments.database or places.find().leagues
    source: Path | None = arguments.source
    found = sound_backups(path)
    if source is not None:
        named = [place for place in (source, path.parent / source) if files.is_there(place)]
        found = [each for each in sound_copies(path) if any(map(each.path.samefile, named))][:1]
    if arguments.list:
        for backup in found:
            print(_of_backup(backup))
    if not found:
        which = "backup" if source is None else f"backup {source}"
        raise StoreError(f"{path} has no {which} that could be put back")
    if arguments.list:
        return 0
    state = state_of(path)
    if state is State.SOUND and same_content(path, found[0].path):
        print(f"{_of_backup(found[0])}: {path.name} holds just that")
        return 0
    if state in (State.SOUND, State.NEWER) and not arguments.yes:
        raise StoreError(f"{_kept_from(path, found[0])}; --yes puts the backup in its place all the same")
    aside = put_back(path, found[0].path)
    with closing(Leagues(path)):
        print(f"{_of_backup(found[0])}: it is {path.name} again")
    if aside is not None:
        print(f"what was there is kept as {aside.name}")
    return 0


def _kept_from(path: Path, backup: Backup) -> str:
    """Why a backup does not just take the place of a file that can be used."""
    now = sound_file(path)
    if now is None:
        return f"{path} is from a newer version of the game, and nothing is known to be wrong with it"
    return f"nothing is wrong with the present file: {_of_backup(now)}. {_of_backup(backup)}"


def _of_backup(backup: Backup) -> str:
    holds = backup.holds
    parts = [
        counted(holds.teams, "team"),
        counted(len(holds.leagues), "league"),
        f"{counted(holds.played, 'match', 'matches')} played",
    ]
    last = f"; the last match is {holds.last}" if holds.last else ""
    return f"{backup.path.name}, made {backup.when.astimezone():%Y-%m-%d %H:%M}, has {', '.join(parts)}{last}"
