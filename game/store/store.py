"""Everything that is kept for this player, behind one door. A trouble with the disk is a warning, no end."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.errors import StoreError
from game.store import files, places
from game.store.places import Places
from game.store.puzzles import Puzzles
from game.store.saves import Saves
from game.store.settings import Settings
from game.store.settings_file import SettingsFile

if TYPE_CHECKING:
    from game.store.leagues.leagues import Leagues
    from game.store.statistics import Statistics

IN_MEMORY = "what you play and set is kept in memory until the game ends"


class Store:
    """Saves, settings, statistics and leagues. Where the disk refuses, all goes on in memory, and says so."""

    def __init__(self, at: Places | None) -> None:
        """Never raises. None: in memory, nothing is read or written."""
        self.places = at
        self._trouble: list[str] = []
        self._leagues: Leagues | None = None
        if at is not None:
            for folder in dict.fromkeys((at.data, at.config)):
                self._try(folder)
        self._settings = SettingsFile(at.settings if at else None)
        self._trouble += [str(warning) for warning in self._settings.warnings]
        self.saves = Saves(at.saves, at.replays) if at else Saves(None, None)
        self.saves.tidy()

    def _try(self, folder: Path) -> None:
        try:
            files.check_writable(folder)
        except StoreError as error:
            self._trouble.append(f"{error}: {IN_MEMORY}")

    # ----------------------------------------------------------------- settings
    @property
    def settings(self) -> Settings:
        """The settings as they stand."""
        return self._settings.settings

    def keep(self, settings: Settings) -> None:
        """Set them, and write them if the disk lets us."""
        try:
            self._settings.save(settings)
        except StoreError as error:
            self._tell(f"{error}: {IN_MEMORY}")

    # --------------------------------------------------------------- statistics
    @cached_property
    def statistics(self) -> Statistics:
        """Opened when first asked for."""
        from game.store.statistics import Statistics  # SQLite takes 5 ms that the first frame can spare

        return Statistics(self.places.statistics if self.places else None)

    # ------------------------------------------------------------------ leagues
    @property
    def leagues(self) -> Leagues:
        """Opened when first asked for, and anew when another file has taken its place. Raises StoreError for
        a file that cannot be used."""
        if self._leagues is not None and self._leagues.replaced:
            self.close_leagues()
        if self._leagues is None:
            from game.store.leagues.leagues import Leagues

            self._leagues = Leagues(self.places.leagues if self.places else None)
        return self._leagues

    def close_leagues(self) -> None:
        """Let go of the file of leagues, until it is asked for."""
        opened, self._leagues = self._leagues, None
        if opened is not None:
            opened.close()

    @cached_property
    def puzzles(self) -> Puzzles:
        """Read when first asked for."""
        return Puzzles(self.places.puzzles if self.places else None)

    # ----------------------------------------------------------------- warnings
    @property
    def warnings(self) -> list[str]:
        """What has gone wrong with the disk so far, a line each; empty if nothing has."""
        told = [*self._trouble, self.saves.warning]
        if "statistics" in self.__dict__:
            told.append(self.statistics.warning)
        if "puzzles" in self.__dict__:
            told.append(self.puzzles.warning)
        if self._leagues is not None:
            told.append(self._leagues.warning)
        return [line for line in dict.fromkeys(told) if line]

    @property
    def warning(self) -> str:
        """The first of the warnings, empty if there is none."""
        return next(iter(self.warnings), "")

    def _tell(self, line: str) -> None:
        if line not in self._trouble:
            self._trouble.append(line)

    def close(self) -> None:
        """Write what the disk has refused so far, if it lets us now, and let go of all files."""
        self.saves.retry()
        if "statistics" in self.__dict__:
            self.statistics.close()
        self.close_leagues()


def open_store() -> Store:
    """This player's store, wherever the system keeps such things. Never raises: see `Store.warnings`."""
    try:
        return Store(places.find())
    except StoreError as error:
        store = Store(None)
        store._tell(f"{error}; {IN_MEMORY}")
        return store
