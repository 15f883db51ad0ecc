"""Pieces for the demo: positions with coaches in all seats, and captions for what was just seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.core.game import Event
from game.core.record import quoted
from game.ui.table import Played

COACHES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")


class Caption(NamedTuple):
    """What was just seen: a headline, a sentence, the rule. The weightiest of an answer is shown."""

    headline: str
    words: str
    rule: str
    weight: int
    chip: str = ""  # on a die beside the headline, marked as one that went wrong


def piece(game: str, seats: Sequence[str], *lines: str) -> str:
    """The record of a position with coaches in all seats. ``lines``: its options, then what is given."""
    coaches = [
        f"seat {seat} coach:pro {quoted(name)}"
        for seat, name in zip(seats, COACHES[: len(seats)], strict=True)
    ]
    options = [line for line in lines if line.startswith("option ")]
    given = [f"given {line}" for line in lines if line not in options]
    return "\n".join([f"record 1 {game}", *options, *coaches, *given, ""])


def weightiest(played: Played, caption: Callable[[Event], Caption | None]) -> Caption | None:
    """What an answer showed, if it is worth a caption."""
    found = [c for event in played.events if (c := caption(event)) is not None]
    return max(found, key=lambda c: c.weight, default=None)
