"""Pieces for the demo: positions with coaches in all seats, and captions for what was just seen.

A piece may say what its coaches begin with, so that something is seen which they would seldom choose: answers
of theirs, in order. The dice are the table's own, and where they fall another way the coaches go on alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from game.core.coach import Coach
from game.core.game import Event
from game.core.gestures import Gesture
from game.core.match import Match
from game.core.record import quoted
from game.core.requests import Option
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
    """The record of a position with coaches in all seats. ``lines``: its options, what is given, and what the
    coaches begin with."""
    coaches = [
        f"seat {seat} coach:pro {quoted(name)}"
        for seat, name in zip(seats, COACHES[: len(seats)], strict=True)
    ]
    options = [line for line in lines if line.startswith("option ")]
    said = [line for line in lines if line.split()[0] in seats]
    given = [f"given {line}" for line in lines if line not in options and line not in said]
    return "\n".join([f"record 1 {game}", *options, *coaches, *given, *said, ""])


class Led(Coach):
    """A coach with something to say first: each of its ``lines`` as soon as it is legal. Whatever else it is
    asked it answers by itself."""

    def __init__(self, coach: Coach, lines: Sequence[Option]) -> None:
        super().__init__(coach.rng, coach.think)
        self._coach, self._lines = coach, list(lines)

    def choose(self, match: Match[Any], seat: int) -> Option | None:
        if self._lines and not match.refusal(self._lines[0]):
            return self._lines.pop(0)
        return self._coach.choose(match, seat)

    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        return self._coach.gesture(match, seat)


def weightiest(played: Played, caption: Callable[[Event], Caption | None]) -> Caption | None:
    """What an answer showed, if it is worth a caption."""
    found = [c for event in played.events if (c := caption(event)) is not None]
    return max(found, key=lambda c: c.weight, default=None)
