"""Matches in progress, named saves and replays: folders of record files, each told by its own text alone."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

from game.core.errors import PlayedError, StoreError
from game.store import files, notes
from game.store.folders import Folders, may_be_of, records
from game.store.listing import SaveInfo, info_of, read_info
from game.store.notes import Look
from game.store.record_lines import after_first, bytes_of, game_of
from game.store.savefile import SaveFile, open_to_write, unplayed
from game.store.spelling import folded

REPLAYS_KEPT: Final = 200  # finished matches without a name: about 2 MB; named ones are kept for ever
LONGEST_NAME: Final = 40


class Saves:
    """All records of this player. Where the disk refuses, matches live on in memory until the game ends."""

    def __init__(self, saves: Path | None, replays: Path | None) -> None:
        """None: nothing is read or written, everything stays in memory."""
        self._folders = Folders(saves, replays)
        self._live: dict[str, SaveFile] = {}  # open, or closed with something that the disk lacks
        self._damage: dict[str, str] = {}  # what was found when a save was to be played on

    @property
    def warning(self) -> str:
        """One line if a match of this session is not wholly on disk."""
        return next((save.warning for save in self._live.values() if save.warning), "")

    # --------------------------------------------------------------------- lists
    def list_saves(self) -> list[SaveInfo]:
        """Matches in progress and named saves, the last played first; the unreadable ones at the end."""
        return _newest_first(self._infos(self._folders.saves, replays=False))

    def list_replays(self) -> list[SaveInfo]:
        """Finished matches, the last played first; the unreadable ones at the end."""
        return _newest_first(self._infos(self._folders.replays, replays=True))

    def of_matches(self, marks: Collection[str]) -> list[tuple[str, SaveInfo]]:
        """The records of a league's matches, each with the mark of its match; what is saved stands before
        what is over, and the last played first. No other record is read as one."""
        found = []
        for infos in (
            self._infos(self._folders.saves, replays=False, wanted=marks),
            self._infos(self._folders.replays, replays=True, wanted=marks),
        ):
            for info in _newest_first(infos):
                mark = notes.read_notes(self.read(info.id).split("\n")).fixture if info.readable else ""
                if mark in marks:
                    found.append((mark, info))
        return found

    def count(self) -> int:
        """How many records the two lists would show, without reading them."""
        in_memory = sum(save.path is None or not save.on_disk for save in self._live.values())
        return len(records(self._folders.saves)) + len(records(self._folders.replays)) + in_memory

    def resume(self) -> SaveInfo | None:
        """The match in progress that was played last. A named save only if there is no other."""
        going_on = [info for info in self.list_saves() if info.waits]
        return next((info for info in going_on if not info.name), going_on[0] if going_on else None)

    def unsaved(self) -> list[SaveInfo]:
        """Matches that the disk has not taken, or not wholly, the last played first."""
        return _newest_first(info for info in self._unwritten() if info.answers)

    def found_damaged(self, ident: str, why: str) -> None:
        """A save could not be played on: the list says so from now on, and the file is left as it is."""
        self._damage[ident] = why

    def read(self, ident: str) -> str:
        """The text of a save or replay up to its last whole line. Raises StoreError."""
        live = self._live.get(ident)
        if live is not None:
            return live.text
        path = self._folders.path(ident)
        return files.text_of(files.whole_lines(files.read_whole(path)), path.name)

    # -------------------------------------------------------------------- playing
    def create(
        self, header: Sequence[str], *, when: datetime, looks: Mapping[str, Look] | None = None
    ) -> SaveFile:
        """Begin the record of a match. Never fails for the disk's sake: see `SaveFile.warning`.

        ``header`` is a record's beginning, with the answers up to a branch if it goes on from a replay;
        its notes of time, name and turn are dropped, and its looks where ``looks`` are given.
        """
        self.retry()
        old = ("when", "name", "turn", "look") if looks is not None else ("when", "name", "turn")
        lines = notes.without(header, *old)
        save = self._fresh(game_of(lines), when)
        save.append(after_first(lines, notes.when_line(when), *notes.look_lines(looks or {})))
        return save

    def open(self, ident: str, *, when: datetime) -> SaveFile:
        """Go on with a match. A named save stays as it is: what follows goes to a record of its own.

        Raises StoreError if it cannot be read, is from a newer version or is played in another window.
        """
        live = self._live.get(ident)
        if live is not None and not live.closed:
            raise PlayedError("this match is being played already")
        if live is not None and live.put_away is not None:
            live.reopen()
            return live
        if live is not None:
            return self._fresh(game_of(live.lines), when, notes.without(live.lines, "name"))
        path = self._folders.path(ident)
        info = read_info(path)
        if info.problem:
            raise StoreError(f"{path.name} cannot be played: {info.problem}")
        opened = open_to_write(path)
        try:
            lines = files.text_of(opened.data, path.name).split("\n")[:-1]
        except StoreError:
            opened.close()
            raise
        if opened.fd is None or info.name:
            opened.close()
            return self._fresh(info.game, when, notes.without(lines, "name"), opened.torn)
        save = self._live[ident] = SaveFile(
            ident, path, info.when, data=opened.data, fd=opened.fd, torn=opened.torn, put_away=self._closed
        )
        return save

    def retry(self) -> None:
        """Try again to write what the disk refused, of matches under way and of those already left."""
        for save in [save for save in self._live.values() if save.behind]:
            if save.closed:
                save.reopen()
                save.close()
            else:
                save.flush()

    def _fresh(self, game: str, when: datetime, lines: Sequence[str] = (), torn: str = "") -> SaveFile:
        """A record in a file of its own, which is made when something is appended."""
        ident, path = self._folders.place(game, when, self._live)
        save = self._live[ident] = SaveFile(
            ident, path, when, data=bytes_of(lines), torn=torn, put_away=self._closed
        )
        return save

    def _closed(self, save: SaveFile) -> None:
        if save.empty:
            self._live.pop(save.id, None)
            if save.path is not None and save.on_disk:
                with contextlib.suppress(OSError):
                    save.path.unlink()
        elif save.path is not None and not save.behind:
            self._live.pop(save.id, None)
            if save.finished:
                self._folders.to_replays(save.path)
                self.prune()

    # -------------------------------------------------------------- names, order
    def save_as(self, save: SaveFile, name: str, *, replace: bool = False) -> SaveInfo:
        """Keep a copy of a match as it is now under a name; a finished one among the replays.

        ``replace``: a save that has the name already gives way; otherwise that is refused. Raises StoreError.
        """
        title = checked_name(name)
        same = [
            info for info in self.list_saves() + self.list_replays() if folded(info.name) == folded(title)
        ]
        if same and not replace:
            raise StoreError(f"there is a save named {title!r} already")
        lines = notes.without(save.lines, "name")
        ident, path = self._folders.place(game_of(lines), save.when, self._live, over=save.finished)
        data = bytes_of(after_first(lines, notes.name_line(title)))
        if path is None:
            self._live[ident] = SaveFile(ident, None, save.when, data=data)
            self._live[ident].close()
            info = info_of(ident, None, save.when, data)
        else:
            files.write_whole(path, data)
            info = read_info(path)
        for old in same:
            self.delete(old.id)
        return info

    def rename(self, ident: str, name: str) -> None:
        """Give a save or replay another name; an empty one takes its name away. Raises StoreError."""
        named = [notes.name_line(checked_name(name))] if name.strip() else []
        if ident in self._live:
            raise StoreError(f"{ident} is being played, or only in memory: it keeps its name")
        path = self._folders.path(ident)
        info = read_info(path)
        if info.problem:
            raise StoreError(f"{path.name} is left as it is: {info.problem}")
        lines = files.text_of(unplayed(path), path.name).split("\n")[:-1]
        files.write_whole(path, bytes_of(after_first(notes.without(lines, "name"), *named)))

    def untie(self, ident: str) -> None:
        """A record belongs to no league any more. Raises StoreError, also while it is being played."""
        self.check_free(ident)
        path = self._folders.path(ident)
        lines = files.text_of(unplayed(path), path.name).split("\n")[:-1]
        files.write_whole(path, bytes_of(notes.without(lines, "fixture")))

    def go_on(self, ident: str) -> None:
        """A match that was conceded goes on: the note of that goes, and it is a match in progress again.
        Until both is done it stays conceded. Raises StoreError, also while it is being played."""
        self.check_free(ident)
        path = self._folders.path(ident)
        lines = files.text_of(unplayed(path), path.name).split("\n")[:-1]
        files.write_whole(self._folders.to_saves(path), bytes_of(notes.without(lines, "conceded")))

    def check_free(self, ident: str) -> None:
        """Raises PlayedError while a match is being played, here or in another window; StoreError if it is
        in memory alone, or cannot be read."""
        live = self._live.get(ident)
        if live is not None and not live.closed:
            raise PlayedError("this match is being played: leave it first")
        if live is not None and not live.on_disk:
            raise StoreError(f"{ident} is in memory alone: it is left as it is")
        unplayed(self._folders.path(ident))

    def delete(self, ident: str) -> None:
        """Delete a save or replay for good. Raises StoreError, also while it is being played."""
        live = self._live.get(ident)
        if live is not None and not live.closed:
            raise PlayedError("this match is being played: leave it first")
        if live is not None and not live.on_disk:
            del self._live[ident]
            return
        path = self._folders.path(ident)
        unplayed(path)
        try:
            path.unlink()
        except OSError as error:
            raise files.cannot("deleted", path, error) from error
        self._live.pop(ident, None)

    def tidy(self) -> None:
        """Put in order what a killed process left: finished matches to the replays, empty files away."""
        for path in records(self._folders.saves):
            with contextlib.suppress(OSError, StoreError):
                if path.stat().st_size == 0:
                    path.unlink()
                    continue
                info = read_info(path)
                if info.readable and info.finished and not info.name:
                    unplayed(path)
                    self._folders.to_replays(path)
        self.prune()

    def prune(self) -> None:
        """Let the oldest replays without a name go, beyond the number that is kept."""
        if len(records(self._folders.replays)) <= REPLAYS_KEPT:
            return
        nameless = [info for info in self.list_replays() if info.readable and not info.name and info.path]
        for info in nameless[REPLAYS_KEPT:]:
            assert info.path is not None
            with contextlib.suppress(OSError):
                info.path.unlink()

    # ---------------------------------------------------------------------- files
    def _infos(
        self, folder: Path | None, *, replays: bool, wanted: Collection[str] | None = None
    ) -> Iterable[SaveInfo]:
        """``wanted``: marks of a league's matches; what is surely of none of them is left out."""
        infos = {
            path.stem: read_info(path)
            for path in records(folder)
            if wanted is None or may_be_of(path, wanted)
        }
        for info in self._unwritten():
            if replays == (info.finished and self._live[info.id].closed):
                infos[info.id] = info
        return [replace(info, damage=self._damage.get(info.id, "")) for info in infos.values()]

    def _unwritten(self) -> list[SaveInfo]:
        """Matches of which the disk lacks something."""
        lacking = [save for save in self._live.values() if save.behind or save.path is None]
        return [info_of(save.id, None, save.when, save.text.encode()) for save in lacking]


def checked_name(name: str) -> str:
    """A name as it is kept. Raises StoreError."""
    kept = " ".join(name.split())
    if not kept or len(kept) > LONGEST_NAME or not kept.isprintable():
        raise StoreError(f"a save's name has 1 to {LONGEST_NAME} printable characters")
    return kept


def _newest_first(infos: Iterable[SaveInfo]) -> list[SaveInfo]:
    return sorted(infos, key=lambda info: (info.readable, info.when, info.id), reverse=True)
