"""The folders of records: which files they hold, and where another one goes."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from game.core.errors import StoreError
from game.store import files, notes

SUFFIX: Final = ".rec"


@dataclass(frozen=True)
class Folders:
    """Matches in progress and named saves in one, finished matches in the other. None: nothing is read or
    written."""

    saves: Path | None
    replays: Path | None

    def path(self, ident: str) -> Path:
        """The file of a save or replay. Raises StoreError if there is none."""
        if ident == Path(ident).name:
            for folder in (self.saves, self.replays):
                if folder is not None and files.is_file(folder / f"{ident}{SUFFIX}"):
                    return folder / f"{ident}{SUFFIX}"
        raise StoreError(f"there is no save {ident!r}")

    def place(
        self, game: str, when: datetime, taken: Collection[str], *, over: bool = False
    ) -> tuple[str, Path | None]:
        """A name that no save or replay has, nor is ``taken`` (it also tells matches apart in the
        statistics), and its file."""
        on_disk = {path.stem for each in (self.saves, self.replays) for path in records(each)}
        ident = stem = f"{when:%Y-%m-%d_%H-%M-%S}_{game}"
        number = 2
        while ident in on_disk or ident in taken:
            ident, number = f"{stem}-{number}", number + 1
        folder = self.replays if over else self.saves
        return ident, folder / f"{ident}{SUFFIX}" if folder else None

    def to_replays(self, path: Path) -> None:
        """A match is over. If the disk refuses, its file stays where it is, whole, for the next time."""
        if self.replays is not None:
            with contextlib.suppress(OSError, StoreError):
                files.make_folder(self.replays)
                path.rename(files.free_name(self.replays / path.name))

    def to_saves(self, path: Path) -> Path:
        """A replay goes on as a match in progress; its file now. Raises StoreError."""
        if self.saves is None or path.parent == self.saves:
            return path
        free = files.free_name(self.saves / path.name)
        try:
            files.make_folder(self.saves)
            path.rename(free)
        except OSError as error:
            raise files.cannot("moved", path, error) from error
        return free


def records(folder: Path | None) -> list[Path]:
    """The record files of a folder; none if it cannot be read."""
    try:
        return [p for p in folder.iterdir() if p.suffix == SUFFIX and p.name[0] != "."] if folder else []
    except OSError:
        return []


def may_be_of(path: Path, marks: Collection[str]) -> bool:
    """Whether a file notes one of these matches of a league, by a look at its bytes alone."""
    try:
        data = path.read_bytes()
    except OSError:
        return False
    return any(notes.mark_of(found) in marks for found in notes.FIXTURE.finditer(data))
