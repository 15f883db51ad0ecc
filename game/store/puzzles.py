"""The player's puzzles: what came of each that was tried, and those that the player has made."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from game.core.errors import StoreError
from game.store import files

SUFFIX: Final = ".rec"
RESULTS: Final = "results.json"
LARGEST: Final = 100_000  # bytes of a position from elsewhere; one of 32 players with its line has 5,000


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a puzzle: how often it was tried, how often scored, and the best chance of a line that
    scored."""

    tries: int = 0
    scored: int = 0
    best: float = 0.0


def export_position(text: str, path: Path) -> None:
    """Write a position to a file that is not there yet. Raises StoreError."""
    if files.is_there(path):
        raise StoreError(f"{path} is there already: give it another name")
    files.write_whole(path, text.encode())


def import_position(path: Path) -> str:
    """The text of a file that somebody has sent. Raises StoreError for one that cannot be read."""
    try:
        size = path.stat().st_size
    except (OSError, ValueError) as error:
        raise files.cannot(
            "read", path, error if isinstance(error, OSError) else OSError(str(error))
        ) from error
    if not path.is_file():
        raise StoreError(f"{path} cannot be read: it is no file")
    if size > LARGEST:
        raise StoreError(f"{path}: {size:,} bytes are too many for a position: it is not read")
    return files.text_of(files.read_whole(path), path.name)


def ident_of(name: str) -> str:
    """The name of the file of a position, without its end."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_") or "puzzle"


class Puzzles:
    """The folder of the player's own positions, and the results beside them. Without one: in memory."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.warning = ""
        self._made: dict[str, str] = {}
        self._tried = dict(self._read())

    # ------------------------------------------------------------------ results
    def tried(self, ident: str) -> Tried:
        """What came of a puzzle so far."""
        return self._tried.get(ident, Tried())

    def count(self, ident: str, *, scored: bool, chance: float) -> Tried:
        """Count a try; ``chance`` is that of the line that was played."""
        now = self.tried(ident)
        best = max(now.best, chance) if scored else now.best
        now = replace(now, tries=now.tries + 1, scored=now.scored + scored, best=best)
        self._tried[ident] = now
        self._write()
        return now

    def _read(self) -> Iterator[tuple[str, Tried]]:
        """What is readable of the file; the rest is as if it had never been tried."""
        path = self.folder / RESULTS if self.folder else None
        if path is None or not files.is_there(path):
            return
        try:
            table: Any = json.loads(files.read_whole(path))
            for ident, row in table.items():
                tries, scored, best = int(row["tries"]), int(row["scored"]), float(row["best"])
                if 0 <= scored <= tries and 0 <= best <= 1:
                    yield ident, Tried(tries, scored, best)
        except (StoreError, ValueError, TypeError, KeyError, AttributeError):
            self.warning = f"{path.name}: the results of the puzzles cannot be read"

    def _write(self) -> None:
        if self.folder is None:
            return
        table = {
            ident: {"tries": each.tries, "scored": each.scored, "best": each.best}
            for ident, each in sorted(self._tried.items())
        }
        try:
            files.write_whole(self.folder / RESULTS, json.dumps(table, indent=1).encode())
        except StoreError as error:
            self.warning = str(error)

    # --------------------------------------------------------------------- own
    def own(self) -> list[tuple[str, str]]:
        """The player's positions: names of files without their end, and their text, or why there is none."""
        found = dict(self._made)
        if self.folder is not None and files.is_folder(self.folder):
            for path in sorted(self.folder.glob(f"*{SUFFIX}")):
                try:
                    found[path.stem] = files.text_of(files.read_whole(path), path.name)
                except StoreError as error:
                    self.warning = str(error)
        return sorted(found.items())

    def save(self, name: str, text: str) -> str:
        """Keep a position under a name; an older one of that name is replaced. Raises StoreError."""
        ident = ident_of(name)
        if self.folder is None:
            self._made[ident] = text
        else:
            files.write_whole(self.folder / f"{ident}{SUFFIX}", text.encode())
        return ident

    def delete(self, ident: str) -> None:
        """Throw a position away. Raises StoreError."""
        self._made.pop(ident, None)
        self._tried.pop(ident, None)
        if self.folder is not None:
            path = self.folder / f"{ident}{SUFFIX}"
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                raise files.cannot("deleted", path, error) from error
