"""A record as something to look at: every answer that stands, with what it brought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.check import begin, run_record
from game.core.game import Event, read_options
from game.core.match import Match
from game.core.record import Record, Seat, read_record
from game.core.requests import Choice, Request
from game.games.registry import Box, box
from game.simulate import chance
from game.store.notes import Look, read_notes
from game.ui.session import hand_of
from game.ui.table import Played


@dataclass(frozen=True)
class Tape:
    """Answers that were taken back are not on it. ``warning``: what reading it had to say."""

    text: str
    box: Box
    record: Record
    seats: Sequence[Seat]
    looks: Mapping[str, Look]
    opening: Sequence[Event]
    history: Sequence[Played]
    warning: str = ""

    def begin(self) -> Match[Any]:
        """The match before its first answer."""
        return begin(self.record, self.box.load())


def _who(request: Request, answer: Any) -> int:
    return int(answer[0]) if isinstance(request, Choice) else hand_of(request)


def tape_of(text: str, name: str = "record") -> Tape:
    """Reads a record; one with an answer that is not legal counts up to there, and ``warning`` says so.

    Raises RecordError for what cannot be read at all.
    """
    record = read_record(text, name, torn_line=True)
    game_box = box(record.game)
    game = game_box.load()
    drawn = chance(game_box, record.seed) if record.seed is not None else None
    run = run_record(record, game, drawn)
    match = begin(record, game)
    opening = match.events
    history = []
    for answer, note in zip(run.match.answers, run.notes, strict=True):
        request = match.pending
        assert request is not None
        history.append(Played(request, answer, _who(request, answer), note, match.answer(answer)))
    words = game.seats(read_options(game.options, record.options))
    named = {seat.word: seat for seat in record.seats}
    seats = [named.get(word) or Seat(word, "person", word) for word in words]
    looks = read_notes(text.split("\n")).looks
    warning = next((str(each) for each in run.mismatches), "")
    return Tape(text, game_box, record, seats, looks, opening, history, warning)
