"""A record as something to look at and to go on from: every answer that stands, with what it brought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Any

from game.core.answers import Notation
from game.core.check import Mismatch, begin, run_record
from game.core.game import Event, read_options
from game.core.match import Match
from game.core.record import Record, Seat, read_record
from game.core.requests import Choice, Request
from game.core.table import hand_of
from game.games.registry import Box, box
from game.simulate import chance
from game.store.notes import Look, read_notes
from game.store.presses import Instead, Presses, presses_in
from game.store.record_lines import replayed_in
from game.ui.table import Played

LEFT_OUT = "Its last line was cut off and is left out: “{}”"


@dataclass(frozen=True)
class Tape:
    """Answers that were taken back are not on it. ``match`` stands where the record ends."""

    text: str
    box: Box
    record: Record
    notation: Notation
    seats: Sequence[Seat]
    looks: Mapping[str, Look]
    opening: Sequence[Event]
    history: Sequence[Played]
    match: Match[Any]
    mismatches: Sequence[Mismatch] = ()
    corrections: Sequence[Instead] = ()

    @property
    def warning(self) -> str:
        """The first thing that reading it had to say; empty if there is none."""
        cut = LEFT_OUT.format(self.text.rpartition("\n")[2].strip()) if self.record.torn else ""
        return next((str(mismatch) for mismatch in self.mismatches), cut)

    @property
    def replayed(self) -> int:
        """How many of its answers were given in the match that it is a branch of."""
        return min(len(self.history), replayed_in(self.text.split("\n")))

    def begin(self) -> Match[Any]:
        """The match before its first answer."""
        return begin(self.record, self.box.load())


def answered_by(request: Request, answer: Any) -> int:
    """The seat that an answer came from; -1: the referee."""
    return int(answer[0]) if isinstance(request, Choice) else hand_of(request)


def tape_of(text: str, name: str = "record") -> Tape:
    """Reads a record; one with an answer that is not legal counts up to there, and ``warning`` says so.

    The record runs twice: to be judged, and for the events that each answer brought. Raises RecordError for
    what cannot be read at all.
    """
    record = read_record(text, name, torn_line=True)
    game_box = box(record.game)
    game = game_box.load()
    drawn = chance(game_box, record.seed) if record.seed is not None else None
    run = run_record(record, game, drawn)
    match = begin(record, game)
    opening = match.events
    history = []
    presses = presses_in(text.split("\n")[:-1])
    if len(presses.answers) != len(run.match.answers):
        presses = Presses()  # a seed has answered as well: nobody's press
    follows = chain((line.follows for line in presses.answers), repeat(False))
    for answer, note, follow in zip(run.match.answers, run.notes, follows, strict=False):
        request = match.pending
        assert request is not None
        seat = answered_by(request, answer)
        history.append(Played(request, answer, seat, note, match.answer(answer), follows=follow))
    words = game.seats(read_options(game.options, record.options))
    named = {seat.word: seat for seat in record.seats}
    seats = [named.get(word) or Seat(word, "person", word) for word in words]
    looks = read_notes(text.split("\n")).looks
    return Tape(
        text,
        game_box,
        record,
        run.notation,
        seats,
        looks,
        opening,
        history,
        match,
        tuple(run.mismatches),
        presses.corrections,
    )
