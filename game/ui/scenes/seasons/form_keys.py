"""The keys of the form after a match: those that stand on its options, and the digits of a die typed in."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.keys import KeyMap
from game.ui.widgets.button import Button
from game.ui.widgets.inputs import Input

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


def free_letters(keys: KeyMap) -> str:
    """The letters that do nothing else."""
    codes = range(pygame.K_a, pygame.K_z + 1)
    return "".join(chr(code).upper() for code in codes if not keys.action(code))


def capped(options: Sequence[Button], e: Input) -> Button | None:
    """The option whose cap has the key."""
    cap = chr(e.key).upper() if 0 < e.key < 128 and not e.ctrl else ""
    return next((button for button in options if cap and button.key == cap and button.enabled), None)


class Digits:
    """A face by its digits: it is clear at the last digit that it can have, or at Enter."""

    def __init__(self) -> None:
        self.text = ""

    def press(self, e: Input, faces: int) -> int:
        """The face that is typed with this key; 0: none yet. Another digit that fits no face starts anew."""
        if e.key in ENTER:
            face, self.text = int(self.text or 0), ""
            return face
        number = e.key - pygame.K_0 if pygame.K_0 <= e.key <= pygame.K_9 else e.key - pygame.K_KP_1 + 1
        digit = number % 10 if 0 <= number <= 10 else -1
        if digit < 0:
            self.text = ""
            return 0
        whole = int(self.text + str(digit))
        face = whole if 1 <= whole <= faces else digit if 1 <= digit <= faces else 0
        if face and face * 10 <= faces:
            self.text = str(face)
            return 0
        self.text = ""
        return face
