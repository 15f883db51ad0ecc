"""The key map: named actions, the keys they are bound to, and which keys are taken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.core.errors import SettingsError


@dataclass(frozen=True)
class Action:
    """Something a key does: the name that code uses, the words on the list, the key it starts with."""

    name: str
    words: str
    key: str


ACTIONS = (
    Action("confirm", "Confirm, throw", "space"),
    Action("undo", "Undo", "u"),
    Action("redo", "Redo", "r"),
    Action("log", "Log", "l"),
    Action("flag", "Challenge flag", "f"),
    Action("rules", "Rules", "f1"),
    Action("back", "Back, pause", "escape"),
    Action("options", "All options", "o"),
    Action("next", "Next option", "n"),
    Action("option1", "Option 1", "1"),
    Action("option2", "Option 2", "2"),
    Action("option3", "Option 3", "3"),
    Action("faster", "Faster", "equals"),
    Action("slower", "Slower", "minus"),
    Action("statistics", "Statistics", "s"),
    Action("zones", "Zones", "t"),
    Action("reach", "Reach", "e"),
    Action("threat", "Threat", "h"),
    Action("mute", "Mute", "m"),
    Action("fullscreen", "Full screen", "f11"),
    Action("screenshot", "Screenshot", "f12"),
)
BY_NAME = {a.name: a for a in ACTIONS}

# Keys by the names that settings store: pygame's own, in small letters ("space", "u", "f1", "kp_plus").
CODES: dict[str, int] = {
    name[2:].lower(): code
    for name, code in vars(pygame).items()
    if name.startswith("K_") and code != pygame.K_UNKNOWN
}
NAMES = {code: name for name, code in reversed(CODES.items())}
# Keys that move the focus, press and type: they always do, and cannot be given away.
FIXED = frozenset(
    CODES[name] for name in ("tab", "left", "right", "up", "down", "return", "kp_enter", "pageup", "pagedown")
)
LABELS = {
    "escape": "Esc",
    "equals": "=",
    "minus": "-",
    "plus": "+",
    "comma": ",",
    "period": ".",
    "slash": "/",
    "backslash": "\\",
    "semicolon": ";",
    "quote": "'",
    "backquote": "`",
    "leftbracket": "[",
    "rightbracket": "]",
    "hash": "#",
    "backspace": "Back",
    "delete": "Del",
    "insert": "Ins",
    "lshift": "Shift",
    "rshift": "R Shift",
    "lctrl": "Ctrl",
    "rctrl": "R Ctrl",
    "lalt": "Alt",
    "ralt": "Alt Gr",
    "capslock": "Caps",
}


def label(key: str) -> str:
    """A key's name as it stands on a key cap: "space" is Space, "u" is U, "kp_plus" is Num Plus."""
    if key in LABELS:
        return LABELS[key]
    words = key.replace("kp_", "num_").split("_")
    return " ".join(w.upper() if len(w) == 1 or w[1:].isdigit() else w.capitalize() for w in words)


class KeyMap:
    """Every action has one key and every key at most one action. ``changes`` is what differs from the start."""

    def __init__(self, changes: Mapping[str, str] | None = None) -> None:
        self.keys = {a.name: a.key for a in ACTIONS}
        for name, key in (changes or {}).items():
            self.check(name, key)
            self.keys[name] = key
        twice = [key for key in self.keys.values() if list(self.keys.values()).count(key) > 1]
        if twice:
            names = [name for name, key in self.keys.items() if key == twice[0]]
            raise SettingsError(f"the key {label(twice[0])} is bound twice: to {names[0]} and to {names[1]}")
        self._index()

    def _index(self) -> None:
        self._actions = {CODES[key]: name for name, key in self.keys.items()}

    @staticmethod
    def check(name: str, key: str) -> None:
        """Raises SettingsError for an action or a key that does not exist, or a key that cannot be given away."""
        if name not in BY_NAME:
            raise SettingsError(f"there is no action {name!r}: it is one of {', '.join(BY_NAME)}")
        if key not in CODES:
            raise SettingsError(f"there is no key {key!r} for {name}")
        if CODES[key] in FIXED:
            raise SettingsError(
                f"{label(key)} moves and presses: it cannot be bound to {BY_NAME[name].words!r}"
            )

    def action(self, key: int, shift: bool = False, ctrl: bool = False) -> str:
        """What a key does, or "". Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) always undo and redo."""
        if ctrl:
            if key == pygame.K_z:
                return "redo" if shift else "undo"
            return "redo" if key == pygame.K_y else ""
        return self._actions.get(key, "")

    def code(self, name: str) -> int:
        """The pygame key of an action."""
        return CODES[self.keys[name]]

    def label(self, name: str) -> str:
        """What stands on the key cap of an action."""
        return label(self.keys[name])

    def conflict(self, name: str, key: str) -> str:
        """The other action that has this key, or ""."""
        return next((other for other, k in self.keys.items() if k == key and other != name), "")

    def bind(self, name: str, key: str) -> None:
        """Gives a key to an action. Raises SettingsError if it cannot be, or if another action has it."""
        self.check(name, key)
        other = self.conflict(name, key)
        if other:
            raise SettingsError(f"{label(key)} is already {BY_NAME[other].words!r}")
        self.keys[name] = key
        self._index()

    def swap(self, name: str, key: str) -> str:
        """Gives a key to an action, and its old key to the action that had it. Returns that action, or ""."""
        self.check(name, key)
        other = self.conflict(name, key)
        if other:
            self.check(other, self.keys[name])
            self.keys[other] = self.keys[name]
        self.keys[name] = key
        self._index()
        return other

    def changes(self) -> dict[str, str]:
        """What a settings file must remember."""
        return {name: key for name, key in self.keys.items() if key != BY_NAME[name].key}
