"""The settings on disk: JSON that a person may edit. A bad value costs that value alone, and is named."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from game.core.errors import SettingsError, StoreError
from game.store import files
from game.store.settings import DEFAULT_KEYS, NAMES, SeatSetUp, Settings, SetUp, check


class SettingsFile:
    """The settings as they stand on disk. ``warnings`` name, a line each, what could not be used.

    Keys that this version does not know are kept when the file is written.
    """

    def __init__(self, path: Path | None) -> None:
        """Never raises: where nothing can be read the defaults stand. None: nothing is read or written."""
        self.path = path
        self.warnings: list[SettingsError | StoreError] = []
        self._unknown: dict[str, Any] = {}
        self._unreadable = False
        self.settings = self._load()

    def save(self, settings: Settings) -> None:
        """Keep these settings. Raises StoreError if they cannot be written; they stand all the same."""
        self.settings = settings
        if self.path is None:
            return
        if self._unreadable:
            self._move_aside(self.path)
        table = {**_table(settings), **self._unknown}
        files.write_whole(self.path, (json.dumps(table, indent=2) + "\n").encode())

    def _load(self) -> Settings:
        if self.path is None:
            return Settings()
        try:
            table = json.loads(self.path.read_text("utf-8-sig"))
            if not isinstance(table, dict):
                raise ValueError("it is no table of settings")
        except (FileNotFoundError, NotADirectoryError):
            return Settings()
        except OSError as error:
            self.warnings.append(StoreError(f"{files.cannot('read', self.path, error)}: the defaults stand"))
            self._unreadable = True
            return Settings()
        except (ValueError, RecursionError) as error:
            self._unreadable = True
            self._say_unreadable(self.path, error)
            return Settings()
        self._unknown = {key: value for key, value in table.items() if key not in NAMES}
        return self._read({key: value for key, value in table.items() if key in NAMES})

    def _say_unreadable(self, path: Path, error: Exception) -> None:
        reason = (
            str(error).splitlines()[0] if not isinstance(error, RecursionError) else "it is nested too deep"
        )
        try:
            kept = f"it is kept as {self._move_aside(path).name}"
        except StoreError as refused:
            kept = str(refused)
        self.warnings.append(SettingsError(f"{path} cannot be read ({reason}): the defaults stand, {kept}"))

    def _move_aside(self, path: Path) -> Path:
        aside = files.set_aside(path, "bad")
        self._unreadable = False
        return aside

    def _read(self, table: Mapping[str, Any]) -> Settings:
        good: dict[str, Any] = {}
        for name, given in table.items():
            try:
                value = self._from_json(name, given)
                check(name, value)
            except SettingsError as error:
                self.warnings.append(SettingsError(f"{error}: the default stands"))
            else:
                good[name] = value
        return Settings(**good)

    def _from_json(self, name: str, given: Any) -> Any:
        if name == "keys" and isinstance(given, dict):
            return self._keys(given)
        if name == "setups" and isinstance(given, dict):
            return self._setups(given)
        return given

    def _keys(self, given: Mapping[str, Any]) -> Mapping[str, Any]:
        """The keys given, with the default for an action that is not named or whose key cannot be used."""
        good: dict[str, str] = {}
        for action, key in given.items():
            try:
                check("keys", {action: key})
            except SettingsError as error:
                self.warnings.append(SettingsError(f"{error}: the default stands"))
            else:
                good[action] = key
        free = {action: key for action, key in DEFAULT_KEYS.items() if key not in good.values()}
        return {**free, **good}

    def _setups(self, given: Mapping[str, Any]) -> dict[str, SetUp]:
        good: dict[str, SetUp] = {}
        for game, table in given.items():
            try:
                setup = _setup(game, table)
                check("setups", {game: setup})
            except SettingsError as error:
                self.warnings.append(SettingsError(f"{error}: this set-up is forgotten"))
            else:
                good[game] = setup
        return good


def _setup(game: str, table: Any) -> SetUp:
    try:
        seats = tuple(
            SeatSetUp(
                seat["name"],
                seat["colour"],
                seat["pattern"],
                seat.get("player", "person"),
                seat.get("team", ""),
                seat.get("level", ""),
            )
            for seat in table["seats"]
        )
        return SetUp(seats, dict(table.get("options", {})))
    except KeyError as error:
        raise SettingsError(f"the setting setups.{game} lacks {error}") from None
    except (TypeError, ValueError, AttributeError):
        raise SettingsError(f"the setting setups.{game} is no set-up") from None


def _table(settings: Settings) -> dict[str, Any]:
    """The settings as JSON writes them, in the order of the dataclass."""
    table = {name: getattr(settings, name) for name in NAMES}
    table["keys"] = dict(settings.keys)
    table["setups"] = {game: asdict(setup) for game, setup in settings.setups.items()}
    return table
