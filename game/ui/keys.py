"""The key map: named actions, the keys they are bound to, and which keys are taken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.core.errors import SettingsError
from game.store.settings import DEFAULT_KEYS


@dataclass(frozen=True)
class Action:
    """Something a key does: the name that code and settings use, and the words on the list."""

    name: str
    words: str

    @property
    def key(self) -> str:
        """The key it starts with."""
        return DEFAULT_KEYS[self.name]


ACTIONS = (
    Action("confirm", "Confirm, throw"),
    Action("undo", "Undo"),
    Action("redo", "Redo"),
    Action("log", "Log"),
    Action("flag", "Challenge flag"),
    Action("rules", "Rules"),
    Action("back", "Back, pause"),
    Action("options", "All options"),
    Action("odds", "Odds"),
    Action("statistics", "Statistics"),
    Action("option1", "Option 1"),
    Action("option2", "Option 2"),
    Action("option3", "Option 3"),
    Action("faster", "Faster"),
    Action("slower", "Slower"),
    Action("mute", "Mute"),
    Action("full_screen", "Full screen"),
    Action("screenshot", "Screenshot"),
)
BY_NAME = {a.name: a for a in ACTIONS}

# Keys by pygame's names for them ("space", "u", "f1", "="), as settings store them.
CODES: dict[str, int] = {
    key: code
    for name, code in vars(pygame).items()
    if name.startswith("K_") and (key := pygame.key.name(code)) and key == key.lower()
}
# Keys that move the focus and press: they always do, and cannot be given away.
FIXED = frozenset(("tab", "left", "right", "up", "down", "return", "enter", "page up", "page down"))
LABELS = {
    "escape": "Esc",
    "backspace": "Back",
    "delete": "Del",
    "insert": "Ins",
    "page up": "Pg Up",
    "page down": "Pg Dn",
    "left shift": "Shift",
    "left ctrl": "Ctrl",
    "left alt": "Alt",
    "caps lock": "Caps",
}


def label(key: str) -> str:
    """A key's name as it stands on a key cap: "space" is Space, "u" is U, "[+]" is Num +."""
    if key in LABELS:
        return LABELS[key]
    if len(key) == 3 and key[0] == "[":
        return f"Num {key[1]}"
    return key.upper() if len(key) == 1 or key[1:].isdigit() else key.title()


class KeyMap:
    """Every action has one key, and no key two actions.

    What a settings file says wrong falls back to the default; ``warnings`` name it, a line each.
    """

    def __init__(self, keys: Mapping[str, str] | None = None) -> None:
        self.keys: dict[str, str] = {}
        self.warnings: list[str] = []
        self.load(keys or {})

    def load(self, keys: Mapping[str, str]) -> None:
        """Takes these keys; what is not named keeps its default."""
        self.keys = {a.name: a.key for a in ACTIONS}
        for name, key in keys.items():
            try:
                self.check(name, key)
                self.keys[name] = key
            except SettingsError as err:
                self.warnings.append(f"{err}: the default stands")
        for name, key in self.keys.items():
            other = self.conflict(name, key)
            if other:
                self.warnings.append(
                    f"{label(key)} is bound to {BY_NAME[name].words!r} and {BY_NAME[other].words!r}: "
                    "all keys are back to their defaults"
                )
                self.keys = {a.name: a.key for a in ACTIONS}
                break
        self._index()

    def _index(self) -> None:
        self._actions = {CODES[key]: name for name, key in self.keys.items()}

    @staticmethod
    def check(name: str, key: str) -> None:
        """Raises SettingsError for an action or key that does not exist, or a key that is not to be given."""
        if name not in BY_NAME:
            raise SettingsError(f"there is no action {name!r}: it is one of {', '.join(BY_NAME)}")
        if key not in CODES:
            raise SettingsError(f"there is no key {key!r} for {BY_NAME[name].words!r}")
        if key in FIXED or (key == "escape" and name != "back"):
            raise SettingsError(
                f"{label(key)} has its fixed use: it cannot be given to {BY_NAME[name].words!r}"
            )

    def action(self, key: int, shift: bool = False, ctrl: bool = False) -> str:
        """What a key does, or "". Ctrl+Z and Ctrl+Y always undo and redo, Esc always goes back."""
        if ctrl:
            if key == pygame.K_z:
                return "redo" if shift else "undo"
            return "redo" if key == pygame.K_y else ""
        return self._actions.get(key, "back" if key == pygame.K_ESCAPE else "")

    def code(self, name: str) -> int:
        """The pygame key of an action."""
        return CODES[self.keys[name]]

    def label(self, name: str) -> str:
        """What stands on the key cap of an action."""
        return label(self.keys[name])

    @staticmethod
    def words(name: str) -> str:
        """What an action is called on the list."""
        return BY_NAME[name].words

    def conflict(self, name: str, key: str) -> str:
        """The other action that has this key, or ""."""
        return next((other for other, k in self.keys.items() if k == key and other != name), "")

    def swap(self, name: str, key: str) -> str:
        """Gives a key to an action, and its old key to the action that had it. Returns that action, or "".

        Raises SettingsError if the key cannot be given away.
        """
        self.check(name, key)
        other = self.conflict(name, key)
        if other:
            self.check(other, self.keys[name])
            self.keys[other] = self.keys[name]
        self.keys[name] = key
        self._index()
        return other
