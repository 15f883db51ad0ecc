"""BFL while it is set up: its options in a player's words, what a match is, where each seat starts."""

from __future__ import annotations

from typing import Final

from game.ui.scenes.setup_words import OptionWords, SetUpWords


def _place(seat: int) -> tuple[str, str]:
    """Where a seat's helmet starts (BFL-1.4)."""
    return ("last", "starts at the left end") if seat % 2 == 0 else ("first", "starts at the right end")


WORDS: Final = SetUpWords(
    match="four quarters",
    begins="Each rolls a die for a lane, then for who throws first",
    rule="BFL-1.5",
    note="Party option: after a special roll a notice for adults; off unless you want it (BFL-9.1).",
    options={
        "players": OptionWords("Teams"),
        "out_of_bounds": OptionWords("Die outside", {"literal": "by the letter", "net": "net"}),
        "cup": OptionWords("Load the cup", {"quick": "by itself", "hand": "by hand"}),
        "move_own_helmet": OptionWords("Move your own helmet"),
        "party": OptionWords("Party option"),
    },
    place=_place,
)
