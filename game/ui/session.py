"""A match being played: who sits where, what was answered, where it is written, what may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from game.core.answers import Notation
from game.core.check import begin, run_record
from game.core.coach import Coach
from game.core.dice import fresh_shake
from game.core.errors import RecordError
from game.core.game import Event, read_options
from game.core.journal import Journal, header
from game.core.match import Match
from game.core.record import Record, Seat, read_record
from game.core.requests import Answer, Choice, Request
from game.games.registry import Box, box
from game.simulate import coach
from game.store.notes import Look, read_notes
from game.store.savefile import SaveFile
from game.store.saves import Saves
from game.ui.table import Played

REFEREE = -1
Clock = Callable[[], datetime]


def now() -> datetime:
    """The time of day, with its zone."""
    return datetime.now(UTC).astimezone()


def hand_of(request: Request) -> int:
    """The seat whose hand answers a request; -1: the table itself (the referee)."""
    seats = [seat for seat in request.seats if seat >= 0]
    return seats[0] if seats else REFEREE


@dataclass
class Session:
    """Everything about a match but its picture. ``free``: undo without limit (a branch of a replay)."""

    box: Box
    match: Match[Any]
    journal: Journal
    save: SaveFile
    seats: Sequence[Seat]
    looks: Mapping[str, Look]
    opening: Sequence[Event]
    history: list[Played]
    free: bool = False
    clock: Clock = now
    warning: str = ""  # what loading it had to say

    def __post_init__(self) -> None:
        self.coaches: dict[int, Coach] = {
            place: coach(self.box, seat.player, fresh_shake())
            for place, seat in enumerate(self.seats)
            if seat.player != "person"
        }
        self.referee = coach(self.box, "random", fresh_shake())
        self._undone: list[Played] = []

    @property
    def options(self) -> dict[str, str]:
        """The match's rule options, as its record gives them."""
        lines = (line.split() for line in self.save.lines)
        return {words[1]: words[2] for words in lines if len(words) == 3 and words[0] == "option"}

    # ------------------------------------------------------------------ people
    @property
    def names(self) -> list[str]:
        """The players' names, in seat order."""
        return [seat.name for seat in self.seats]

    def person(self, seat: int) -> bool:
        """Does a person sit there?"""
        return 0 <= seat < len(self.seats) and seat not in self.coaches

    @property
    def persons(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat in range(len(self.seats)) if self.person(seat)]

    # ---------------------------------------------------------------- answering
    def answer(self, answer: Answer, note: str = "", track: Any = None) -> Played:
        """Gives an answer: written first, then it takes effect. Raises IllegalAnswer if it is refused."""
        request = self.match.pending
        events = self.journal.answer(answer, note)
        assert request is not None
        played = Played(request, answer, _who(request, answer), note, events, track)
        self.history.append(played)
        self._undone.clear()
        if self.match.over:
            self.save.finish(self._result())
        return played

    def note_turn(self, words: str) -> None:
        """Writes how far the match is, for the list of saves."""
        self.save.append((), turn=words, when=self.clock())

    def _result(self) -> str:
        winners = self.match.game.winners(self.match.state)
        return self.seats[winners[0]].word if len(winners) == 1 else "tie"

    # ------------------------------------------------------------ undo and redo
    def undoable(self) -> int:
        """How many answers an undo would take back now; 0: none (see `why_no_undo`)."""
        if self.free:
            return next(
                (n for n, played in enumerate(reversed(self.history), 1) if self.person(played.seat)), 0
            )
        return 1 if not self.why_no_undo() else 0

    def why_no_undo(self) -> str:
        """Why nothing can be taken back, in words, or "": freely to the last die or change of seat."""
        if not self.history:
            return "nothing has been answered yet"
        if self.free:
            return "" if any(self.person(p.seat) for p in self.history) else "no person has answered yet"
        last, request = self.history[-1], self.match.pending
        if not isinstance(last.request, Choice):
            return "undo goes back to the last die, and it has been thrown"
        if not self.person(last.seat):
            return "a coach has answered: undo takes back your own choices"
        if request is None or hand_of(request) != last.seat:
            return "undo goes back to the last change of turn"
        return ""

    def undo(self) -> int:
        """Takes back what may be taken back; returns how many answers that were."""
        count = self.undoable()
        if count:
            self.journal.undo(count)
            self._undone.extend(reversed(self.history[-count:]))
            del self.history[-count:]
        return count

    @property
    def redoable(self) -> bool:
        """Is there an answer that was taken back?"""
        return bool(self._undone)

    def redo(self) -> Played:
        """Gives the answer that was taken back last again."""
        again = self._undone.pop()
        events = self.journal.redo()
        played = Played(again.request, again.answer, again.seat, again.note, events, again.track)
        self.history.append(played)
        return played

    def close(self) -> None:
        """The match is left: everything is on disk already, the file is let go."""
        self.save.close()


def _who(request: Request, answer: Any) -> int:
    return int(answer[0]) if isinstance(request, Choice) else hand_of(request)


# ------------------------------------------------------------------------------------ begin and resume
def new_session(
    game_box: Box,
    options: Mapping[str, str],
    seats: Sequence[Seat],
    looks: Mapping[str, Look],
    saves: Saves,
    *,
    clock: Clock = now,
    free: bool = False,
) -> Session:
    """A match from its first question. Raises OptionError."""
    game = game_box.load()
    complete = read_options(game.options, options)
    save = saves.create(header(game, complete, seats), when=clock(), looks=looks)
    match = Match.new(game, complete)
    opening = match.events
    journal = Journal(match, Notation(game, complete), save.write)
    return Session(game_box, match, journal, save, seats, looks, opening, [], free, clock)


def resumed_session(ident: str, saves: Saves, *, clock: Clock = now) -> Session:
    """A saved match as it stood. Raises StoreError or RecordError."""
    save = saves.open(ident, when=clock())
    try:
        return _loaded(save.text, save, clock, free=False)
    except Exception:
        save.close()
        raise


def branched_session(text: str, answers: int, saves: Saves, *, clock: Clock = now) -> Session:
    """A match that goes on from a replay after so many of its answers, in a record of its own; undo is free.

    ``text`` is the replay's record. Raises RecordError.
    """
    record = read_record(text, "replay", torn_line=True)
    game = box(record.game).load()
    run = run_record(record, game)
    lines = header(game, record.options, record.seats)
    replayed = begin(record, game)
    for answer, note in zip(run.match.answers[:answers], run.notes[:answers], strict=True):
        request = replayed.pending
        assert request is not None
        lines.append(run.notation.line(request, answer, note))
        replayed.answer(answer)
    save = saves.create(lines, when=clock(), looks=read_notes(text.split("\n")).looks)
    return _loaded("".join(f"{line}\n" for line in save.lines), save, clock, free=True)


def _loaded(text: str, save: SaveFile, clock: Clock, *, free: bool) -> Session:
    """A match from its record: run once to be judged, once more for the events that each answer brought."""
    record: Record = read_record(text, save.id, torn_line=True)
    game_box = box(record.game)
    game = game_box.load()
    run = run_record(record, game)
    if run.failed:
        wrong = next(mismatch for mismatch in run.mismatches if not mismatch.warning)
        raise RecordError(wrong.text, wrong.file, wrong.line)
    match = begin(record, game)
    opening = match.events
    history = []
    for answer, note in zip(run.match.answers, run.notes, strict=True):
        request = match.pending
        assert request is not None
        history.append(Played(request, answer, _who(request, answer), note, match.answer(answer)))
    journal = Journal(match, run.notation, save.write, run.notes)
    looks = read_notes(text.split("\n")).looks
    words = match.game.seats(read_options(game.options, record.options))
    named = {seat.word: seat for seat in record.seats}
    seats = [named.get(word, Seat(word, "person", word)) for word in words]
    warning = next((str(mismatch) for mismatch in run.mismatches), "")
    return Session(game_box, match, journal, save, seats, looks, opening, history, free, clock, warning)
