"""The whole error tree. Every message says who, what, why and where.

GameError
  IllegalAnswer    an answer that the pending request does not allow; the match is unchanged
  RecordError      a record that cannot be read, with file and line
  OptionError      an unknown rule option, or a value it does not have
  SettingsError    a setting that cannot be used; the default stands
  StoreError       a file that cannot be written or read: full disk, read-only folder, newer version
    PlayedError    a match that is being played, in this window or in another one
    DamagedError   a file of leagues that is damaged or gone: a backup of it may be put back
    ReplacedError  another file of leagues has taken the place of the one that is open
  AssetError       a picture, sound or font that is missing
  LeagueError      what the rules of a league do not allow; nothing has changed
    AlteredError   a team's file that is sound and is not, or hardly, what the game wrote
  LinkError        the other window of a match cannot be reached, is gone, or says what makes no sense
  TableError       nobody at the table can answer: no display, no physics
"""

from __future__ import annotations

from typing import ClassVar


class GameError(Exception):
    """Anything this program reports to its user in one line. ``passing``: it is about what was just tried,
    and of no use on the next screen."""

    passing: ClassVar[bool] = False


class IllegalAnswer(GameError):
    """An answer that the pending request does not allow. Nothing has changed."""


class RecordError(GameError):
    """A record that cannot be read. ``file`` and ``line`` say where (line 0: the file as a whole)."""

    def __init__(self, message: str, file: str = "record", line: int = 0) -> None:
        super().__init__(f"{file}:{line}: {message}" if line else f"{file}: {message}")
        self.file, self.line, self.reason = file, line, message


class OptionError(GameError):
    """A rule option that does not exist, or a value that it does not have. ``option`` is its name."""

    def __init__(self, message: str, option: str) -> None:
        super().__init__(message)
        self.option = option


class SettingsError(GameError):
    """A setting that cannot be used."""


class StoreError(GameError):
    """A file of the user's that cannot be read or written."""


class PlayedError(StoreError):
    """A match that is being played, in this window or in another one: its record is left alone."""


class DamagedError(StoreError):
    """A file of leagues that is damaged or gone: a backup of it may be put back. ``by_hand``: all of it makes
    sense, and it is not what was written."""

    def __init__(self, message: str, *, by_hand: bool = False) -> None:
        super().__init__(message)
        self.by_hand = by_hand


class ReplacedError(StoreError):
    """Another file of leagues has taken the place of the one that is open: nothing is written any more."""


class AssetError(GameError):
    """A file of the game's own that is missing or damaged."""


class LeagueError(GameError):
    """What the rules of a league, or a team's sheet, do not allow. Nothing has changed."""


class AlteredError(LeagueError):
    """A team's file that is sound and is not what the game wrote, or hardly: damage, or somebody's own hand.
    ``reason`` is why."""

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(f"{message}: {reason}")
        self.reason = reason


class LinkError(GameError):
    """The other window of a match cannot be reached, is gone, or says what makes no sense."""


class TableError(GameError):
    """The table cannot do what was asked of it: no display, no physics."""
