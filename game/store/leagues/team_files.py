"""Teams as files: a text to give away, a page to print."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.core.errors import LeagueError, StoreError
from game.games.sevens.league.roster_page import roster_page
from game.games.sevens.league.sheet import TeamSheet
from game.games.sevens.league.sheet_text import read_sheet, sheet_text
from game.store import files

LARGEST: Final = 3_000_000  # bytes; a new team has 10,000


def export_team(sheet: TeamSheet, path: Path) -> None:
    """Write a team to a file. Raises StoreError."""
    files.write_whole(path, sheet_text(sheet).encode())


def import_team(path: Path) -> TeamSheet:
    """The team in a file. Raises StoreError for a file that cannot be read, LeagueError for one that holds no
    legal team, both in a line."""
    try:
        size = path.stat().st_size
    except OSError as error:
        raise files.cannot("read", path, error) from error
    if not path.is_file():
        raise StoreError(f"{path} cannot be read: it is no file")
    if size > LARGEST:
        raise LeagueError(f"{path}: {size:,} bytes are too many for a team: it is not read")
    return read_sheet(files.text_of(files.read_whole(path), str(path)), str(path))


def print_team(sheet: TeamSheet, path: Path) -> None:
    """Write a team's roster as a page of HTML. Raises StoreError."""
    files.write_whole(path, roster_page(sheet).encode())
