"""What the player can set: plain values with plain names, each checked by one table.

A Settings never holds a bad value: `check` judges every one, from a file or from the window.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any, Final

from game.core.errors import SettingsError

CHOICES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "animation": ("none", "fast", "normal", "slow"),
        "coach_pace": ("unhurried", "normal", "brisk"),
        "confirm": ("never", "where it hurts", "always"),
        "palette": ("standard", "green-weak", "red-weak", "blue-weak"),
    }
)
"""The values of the settings that are one word of several, as a screen offers them."""

RANGES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        "volume_master": (0.0, 1.0),
        "volume_effects": (0.0, 1.0),
        "volume_crowd": (0.0, 1.0),
        "volume_ui": (0.0, 1.0),
        "text_scale": (1.0, 2.0),
    }
)
"""Least and greatest value of the settings that are numbers."""

DEFAULT_KEYS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "confirm": "space",
        "undo": "u",
        "redo": "r",
        "log": "l",
        "flag": "f",
        "rules": "f1",
        "back": "escape",
        "options": "a",
        "odds": "o",
        "statistics": "s",
        "option1": "1",
        "option2": "2",
        "option3": "3",
        "faster": "=",
        "slower": "-",
        "mute": "m",
        "full_screen": "f11",
        "screenshot": "f12",
    }
)
"""The keys of the actions, by pygame's names for keys."""

HELMETS: Final = 8  # colours, patterns and seats
_COACH: Final = re.compile(r"coach:(rookie|pro|legend)")
_PLAYER: Final = re.compile(rf"person|random|{_COACH.pattern}")
_COACHES: Final = "coach:rookie, coach:pro, coach:legend"
_LONGEST_NAME: Final = 24


@dataclass(frozen=True, slots=True)
class SeatSetUp:
    """Who sat in a seat last: helmet by the numbers of colour and pattern, player in the record's words."""

    name: str
    colour: int
    pattern: int
    player: str = "person"  # person, coach:rookie, coach:pro, coach:legend
    team: str = ""
    level: str = ""  # coach:<level>, of who plays there when no person does; empty: not said


@dataclass(frozen=True, slots=True)
class SetUp:
    """How a game was set up last."""

    seats: tuple[SeatSetUp, ...]
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the player has set. `but` makes a changed copy."""

    animation: str = "normal"
    coach_pace: str = "normal"
    confirm: str = "where it hurts"
    show_odds: bool = True  # before a commitment
    explain_refusals: bool = True  # say why a click is refused
    pause_unfocused: bool = False  # when the window is left
    log_open: bool = False  # at the start of a match
    volume_master: float = 0.8
    volume_effects: float = 0.9
    volume_crowd: float = 0.55
    volume_ui: float = 0.7
    mute: bool = False
    sound_cues: bool = True  # something to see for every sound
    text_scale: float = 1.0
    palette: str = "standard"
    high_contrast: bool = False
    reduced_motion: bool = False
    full_screen: bool = False
    kiosk: bool = False
    keys: Mapping[str, str] = field(default_factory=lambda: dict(DEFAULT_KEYS))  # action: name of the key
    setups: Mapping[str, SetUp] = field(default_factory=dict)  # game: how it was set up last

    def but(self, **changes: Any) -> Settings:
        """A copy with other values. Raises SettingsError for a name or value that does not exist."""
        for name, value in changes.items():
            check(name, value)
        return replace(self, **changes)


NAMES: Final = tuple(each.name for each in fields(Settings))


def check(name: str, value: object) -> None:
    """Raises SettingsError if a setting does not exist or cannot have this value."""
    if name not in NAMES:
        raise SettingsError(f"there is no setting {name!r}")
    if name in CHOICES:
        if value not in CHOICES[name]:
            raise _bad(name, value, f"one of {', '.join(CHOICES[name])}")
    elif name in RANGES:
        low, high = RANGES[name]
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
            raise _bad(name, value, f"a number from {low:g} to {high:g}")
    elif name == "keys":
        _check_keys(value)
    elif name == "setups":
        if not isinstance(value, Mapping):
            raise _bad(name, value, "a table")
        for game, setup in value.items():
            check_setup(game, setup)
    elif not isinstance(value, bool):
        raise _bad(name, value, "true or false")


def _check_keys(value: object) -> None:
    if not isinstance(value, Mapping):
        raise _bad("keys", value, "a table of actions and keys")
    holder: dict[str, str] = {}
    for action, key in value.items():
        if not (isinstance(key, str) and 0 < len(key) <= 20 and key.isprintable() and key == key.lower()):
            raise _bad(f"keys.{action}", key, "the name of a key in small letters")
        if key in holder:
            raise SettingsError(f"the setting keys gives {key!r} to both {holder[key]} and {action}")
        holder[key] = action


def check_setup(game: str, setup: object) -> None:
    """Raises SettingsError if a game cannot have been set up like this."""
    where = f"setups.{game}"
    if not isinstance(setup, SetUp):
        raise _bad(where, setup, "a set-up")
    if not 1 <= len(setup.seats) <= HELMETS:
        raise _bad(f"{where}.seats", len(setup.seats), f"1 to {HELMETS} seats")
    for number, seat in enumerate(setup.seats, 1):
        _check_seat(f"{where}.seats.{number}", seat)
    if not all(_is_text(word) for pair in setup.options.items() for word in pair):
        raise _bad(f"{where}.options", dict(setup.options), "a table of words")


def _check_seat(where: str, seat: SeatSetUp) -> None:
    for what, text in (("name", seat.name), ("team", seat.team)):
        if not _is_text(text):
            raise _bad(f"{where}.{what}", text, f"a text of at most {_LONGEST_NAME} printable characters")
    for what, number in (("colour", seat.colour), ("pattern", seat.pattern)):
        if not _is_helmet(number):
            raise _bad(f"{where}.{what}", number, f"a number from 0 to {HELMETS - 1}")
    if not _is_text(seat.player) or not _PLAYER.fullmatch(seat.player):
        raise _bad(f"{where}.player", seat.player, f"person or {_COACHES}")
    if not _is_text(seat.level) or (seat.level and not _COACH.fullmatch(seat.level)):
        raise _bad(f"{where}.level", seat.level, _COACHES)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST_NAME and value.isprintable()


def _is_helmet(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < HELMETS


def _bad(name: str, value: object, wanted: str) -> SettingsError:
    given = repr(value)
    if isinstance(value, float) and not math.isfinite(value):
        given = "no number"
    return SettingsError(f"the setting {name} cannot be {given[:60]}: it must be {wanted}")
