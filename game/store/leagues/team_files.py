"""Teams as files: a text to give away, a page to print."""

from __future__ import annotations

import codecs
import contextlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

from game.core.errors import AlteredError, GameError, LeagueError, StoreError
from game.games.sevens.league.fields import as_text
from game.games.sevens.league.legality import doubtful_money, odd_money
from game.games.sevens.league.roster_page import roster_page
from game.games.sevens.league.sheet import TeamSheet
from game.games.sevens.league.sheet_text import FORMAT, NO_TEAM, legal_sheet, plain_sheet, plain_team
from game.store import files

LARGEST: Final = 3_000_000  # bytes; a new team has 10,000
SUFFIX: Final = ".team"
SUFFIXES: Final = (SUFFIX, ".json", ".txt")  # of files that are looked into when teams are searched for
HEAD: Final = 200  # bytes in which a team's file says what it is
MOST_FOUND: Final = 60
SEAL: Final = "seal"
"""A field that a file has besides the team's own: a sum of them. Files without one are taken, too."""
BY_HAND: Final = "has been damaged, or changed by hand"


def export_team(sheet: TeamSheet, path: Path) -> None:
    """Write a team to a file. Raises StoreError."""
    plain = plain_sheet(sheet)
    files.write_whole(path, as_text({**plain, SEAL: _seal(plain)}).encode())


def export_beside(sheet: TeamSheet, folder: Path) -> Path:
    """Write a team to a file of its own in a folder: no other file is written over. Where it is now; that may
    be a file which holds the same team already. Raises StoreError."""
    stem = "".join(letter if letter.isalnum() else "-" for letter in sheet.name).strip("-") or "team"
    path = folder / f"{stem}{SUFFIX}"
    free = files.free_name(path)
    if free != path and _holds(path, sheet):
        return path
    export_team(sheet, free)
    return free


class FoundTeam(NamedTuple):
    """A team's file that lies in a folder; ``trouble`` says why its team cannot be taken as it is."""

    path: Path
    sheet: TeamSheet | None
    trouble: str = ""


def usual_folders(own: Path | None) -> list[Path]:
    """Where a team's file may lie: the game's own folder, and those of this player's system."""
    import platformdirs  # when it is needed: it asks the system

    theirs = (
        platformdirs.user_downloads_path,
        platformdirs.user_documents_path,
        platformdirs.user_desktop_path,
    )
    found = [own] if own is not None else []
    for where in (*theirs, Path.home):
        with contextlib.suppress(OSError, RuntimeError):
            found.append(where())
    return list(dict.fromkeys(found))


def found_teams(folders: Iterable[Path]) -> list[FoundTeam]:
    """The teams' files that lie in folders, the newest first. What cannot be looked at is passed over."""
    paths: set[Path] = set()
    for folder in folders:
        with contextlib.suppress(OSError):
            paths.update(path for path in folder.iterdir() if path.suffix.lower() in SUFFIXES)
    dated = sorted(((when, path) for path in paths if (when := _when(path))), reverse=True)
    return [_found(path) for _, path in dated[:MOST_FOUND]]


def _when(path: Path) -> float:
    """When a team's file was written; 0.0 for one that is none."""
    try:
        if not path.is_file():
            return 0.0
        with path.open("rb") as stream:
            head = stream.read(HEAD)
        return path.stat().st_mtime if FORMAT.encode() in head else 0.0
    except OSError:
        return 0.0


def _found(path: Path) -> FoundTeam:
    try:
        return FoundTeam(path, import_team(path))
    except AlteredError as error:
        return FoundTeam(path, import_team(path, altered=True), error.reason)
    except GameError as error:
        return FoundTeam(path, None, str(error).removeprefix(str(path)).lstrip(":, "))


def _holds(path: Path, sheet: TeamSheet) -> bool:
    try:
        return import_team(path) == sheet
    except GameError:
        return False


def _seal(plain: Mapping[str, Any]) -> str:
    """The sum of a team's fields, however they are indented."""
    return f"{crc32(json.dumps(plain, sort_keys=True).encode()):08x}"


def import_team(path: Path, *, altered: bool = False) -> TeamSheet:
    """The team in a file. Raises StoreError for a file that cannot be read, LeagueError for one that holds no
    legal team, AlteredError for a legal one that the game has not written so, or hardly can have, unless it
    may be ``altered``; all in a line."""
    try:
        size = path.stat().st_size
    except OSError as error:
        raise files.cannot("read", path, error) from error
    if not path.is_file():
        what = "a folder, and a team is in a file" if path.is_dir() else "neither a file nor a folder"
        raise StoreError(f"{path} cannot be read: it is {what}")
    if size > LARGEST:
        raise LeagueError(f"{path}: {size:,} bytes are too many for a team: it is not read")
    plain = plain_team(_text(path), str(path))
    where = str(path)
    if isinstance(plain, dict) and SEAL in plain and plain.pop(SEAL) != _seal(plain):
        where += f", which {BY_HAND}"
    sheet = legal_sheet(plain, where)
    if complaint := odd_money(sheet):
        raise LeagueError(f"{where}: {complaint}")
    if where != str(path) and not altered:
        raise AlteredError(f"{path} is not what was written", f"it {BY_HAND}")
    if not altered and (doubt := doubtful_money(sheet)):
        raise AlteredError(f"{path} is doubtful", doubt)
    return sheet


def _text(path: Path) -> str:
    """The words of a file. Raises StoreError; LeagueError for one that holds none."""
    data = files.read_whole(path)
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise LeagueError(f"{path}: it is written in UTF-16: save it as UTF-8")
    if b"\0" in data and FORMAT.encode() not in data:
        raise LeagueError(f"{path}: {NO_TEAM}: it is no text at all")
    return files.text_of(data, str(path))


def print_team(sheet: TeamSheet, path: Path) -> None:
    """Write a team's roster as a page of HTML. Raises StoreError."""
    files.write_whole(path, roster_page(sheet).encode())
