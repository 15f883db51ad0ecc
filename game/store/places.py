"""Where the player's files belong on this system, found by platformdirs.

Setting FOURTH_AND_DICE_HOME puts everything under that one folder instead: for tests, for a stick that
is carried about, for a kiosk.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.core.errors import StoreError

APP: Final = "fourth-and-dice"
HOME_VARIABLE: Final = "FOURTH_AND_DICE_HOME"


@dataclass(frozen=True, slots=True)
class Places:
    """The four folders. None of them need exist; whoever writes makes its own."""

    data: Path  # what the player would miss
    config: Path  # what the player has set
    cache: Path  # what can be drawn again
    log: Path  # what went wrong

    @property
    def saves(self) -> Path:
        """Matches in progress and named saves, a record file each."""
        return self.data / "saves"

    @property
    def replays(self) -> Path:
        """Finished matches, a record file each."""
        return self.data / "replays"

    @property
    def statistics(self) -> Path:
        """Every die and kick counted: an SQLite file."""
        return self.data / "statistics.db"

    @property
    def leagues(self) -> Path:
        """Teams, leagues and their seasons: an SQLite file."""
        return self.data / "leagues.db"

    @property
    def puzzles(self) -> Path:
        """The player's own puzzles, a record file each, and what came of all of them."""
        return self.data / "puzzles"

    @property
    def settings(self) -> Path:
        """What the player has set: a JSON file."""
        return self.config / "settings.json"

    @property
    def error_log(self) -> Path:
        """What a kiosk survived."""
        return self.log / "errors.log"


def under(home: Path) -> Places:
    """Everything below one folder."""
    return Places(data=home, config=home, cache=home / "cache", log=home / "log")


def find(environ: Mapping[str, str] = os.environ) -> Places:
    """This player's folders. Raises StoreError if the system names no home."""
    given = environ.get(HOME_VARIABLE, "").strip()
    try:
        if given:
            return under(Path(given).expanduser().absolute())
        from platformdirs import PlatformDirs  # 15 ms that the override saves

        dirs = PlatformDirs(APP, appauthor=False)
        return Places(
            data=dirs.user_data_path.absolute(),
            config=dirs.user_config_path.absolute(),
            cache=dirs.user_cache_path.absolute(),
            log=dirs.user_log_path.absolute(),
        )
    except (RuntimeError, OSError) as error:
        raise StoreError(f"no home folder is known ({error}): set {HOME_VARIABLE} to a folder") from error
