"""Rumble while it is set up: its options in a player's words, what a match is, who defends which end."""

from __future__ import annotations

from typing import Final

from game.games.rumble.board import HOME
from game.ui.scenes.setup_words import OptionWords, SetUpWords


def _place(seat: int) -> tuple[str, str]:
    """Which way a side attacks, and the clan of its counters (RU-1.2)."""
    if seat == HOME:
        return "last", "home: attacks to the right, toothed counters"
    return "first", "visitor: attacks to the left, octagons"


WORDS: Final = SetUpWords(
    match="eleven against eleven",
    begins="Two dice each: the high roll lines up and goes first",
    rule="RU-1.5",
    note="A turn is move, then throw, then attack. Whoever is hurt goes to its box.",
    options={
        "board": OptionWords("Board", {"standard": "23 by 15", "quick": "17 by 11"}),
        "touchdowns": OptionWords("Touchdowns to win"),
    },
    place=_place,
)
