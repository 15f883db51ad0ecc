"""Half-Time while it is set up: its options in a player's words, what a match is, who defends which end."""

from __future__ import annotations

from typing import Final

from game.games.halftime.state import HOME
from game.ui.scenes.setup_words import OptionWords, SetUpWords


def _place(seat: int) -> tuple[str, str]:
    """Which way a side attacks, and which die is its own (HT-1.1)."""
    if seat == HOME:
        return "last", "home: attacks to the right, black die"
    return "first", "visitor: attacks to the left, white die"


WORDS: Final = SetUpWords(
    match="two halves",
    begins="Each rolls a game die; the high roll kicks or receives",
    rule="HT-2.2",
    note="Left and right each throw their own die: by key, by click, or both with one press.",
    options={
        "plays": OptionWords("Plays a half"),
        "pass_die": OptionWords("Blue die", {"ruled": "as ruled", "printed": "as printed"}),
    },
    place=_place,
)
