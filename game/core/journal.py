"""A match that is written down as it is played: every answer is a line, and every line goes to a sink.

The sink appends to a file (or a list); a line that was handed over is never taken back: an undo is a
line of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.answers import Notation
from game.core.check import beat_hash
from game.core.game import Event, Game, Options, read_options
from game.core.match import Match
from game.core.record import VERSION, Seat, quoted
from game.core.requests import Answer

BEAT_EVERY = 25  # answers between two `beat` lines: often enough to name the place, cheap enough to ignore


def header(game: Game[Any], options: Options, seats: Sequence[Seat]) -> list[str]:
    """The lines that a whole match's record begins with."""
    complete = read_options(game.options, options)
    return [
        f"record {VERSION} {game.name}",
        *(f"option {name} {value}" for name, value in complete.items()),
        *(f"seat {seat.word} {seat.player} {quoted(seat.name)}" for seat in seats),
    ]


class Journal:
    """A match and its record. ``write`` is handed each new line before the answer takes effect."""

    def __init__(self, match: Match[Any], notation: Notation, write: Callable[[str], None]) -> None:
        self.match, self.notation, self.write = match, notation, write

    def answer(self, answer: Answer, note: str = "") -> list[Event]:
        """Answer, written first. Raises IllegalAnswer, and writes nothing, if it is refused."""
        request = self.match.pending
        reason = self.match.refusal(answer)
        if reason is None and request is not None:
            self.write(self.notation.line(request, answer, note))
        events = self.match.answer(answer)
        if len(self.match.answers) % BEAT_EVERY == 0:
            self.write(f"beat {beat_hash(self.match.game, self.match.state)}")
        return events

    def undo(self, count: int = 1) -> None:
        """Take back answers. Raises IllegalAnswer, and writes nothing, if there are not so many."""
        if 1 <= count <= len(self.match.answers):
            self.write(f"undo {count}")
        self.match.undo(count)
