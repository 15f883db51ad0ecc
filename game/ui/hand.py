"""A player's hand at a request, the buttons beside it, and what its gesture comes to."""

from __future__ import annotations

from abc import ABC
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.requests import Answer, Option
from game.ui.table_words import Prompt
from game.ui.widgets.inputs import Input


class Action(NamedTuple):
    """Something that a hand offers as a button beside its gesture. ``key`` names an action of the key map,
    ``own_key`` is another by pygame's name, which the hand hears itself where no action has it."""

    name: str
    caption: str
    key: str = ""
    primary: bool = False
    enabled: bool = True
    hint: str = ""
    own_key: str = ""


@dataclass(frozen=True)
class Outcome:
    """What a gesture came to. Without an answer it did not count, and ``refused`` says why, ``rule`` by which
    rule; ``track`` is what the table's clips show of it. Where a choice is made otherwise, the last ``back``
    answers are taken back first, and those that stay as they were are given ``again``; then an answer may be
    missing. ``follows``: it was promised with the answer before, and one undo takes both back."""

    answer: Answer | None
    note: str = ""
    track: Any = None
    refused: str = ""
    rule: str = ""
    back: int = 0
    again: Sequence[Answer] = ()
    follows: bool = False


class Hand(ABC):
    """A player's hand at a request: by pointer, keys or gamepad.

    It has come to something when ``outcome`` stands. While it is ``busy`` it hears everything first.
    """

    prompt: Prompt | None = None  # of a hand that a clip waits for: what is asked

    def __init__(self) -> None:
        self.outcome: Outcome | None = None

    @property
    def busy(self) -> bool:
        """Is a gesture under way that Esc would cancel?"""
        return False

    def actions(self) -> Sequence[Action]:
        """The buttons it offers."""
        return ()

    @property
    def how(self) -> str:
        """What to do now, in a few words; empty: what the prompt says."""
        return ""

    def press(self, name: str) -> None:
        """One of its buttons was pressed."""

    def answer(self, option: Option) -> None:
        """Something was chosen on its board."""
        self.outcome = Outcome(option)

    def handle(self, e: Input) -> bool:
        """Hears an input that no widget wanted (all of them while it is busy). True: it was meant for it."""
        return False

    def claims(self, e: Input) -> bool:
        """Keys that it wants before the focus gets them, though it is idle."""
        return False

    def update(self, dt_s: float) -> None:
        """Time goes on."""

    def cancel(self) -> None:
        """The gesture under way is dropped; nothing has happened."""
