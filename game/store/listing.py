"""What the lists of saves and replays show of a record, read from its head and its tail alone."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from game.core.errors import GameError, RecordError
from game.core.record import ANSWERS, Seat, read_record
from game.games.registry import box
from game.store import files
from game.store.notes import Look, read_notes
from game.store.record_lines import result_in

HEAD: Final = 4096  # bytes: options, seats and notes of eight take 1500
TAIL: Final = 4096  # bytes: the last twenty throws, with the note of the last turn
WHOLE: Final = HEAD + TAIL  # up to here a record is read whole


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """A record as the lists show it. With a ``problem`` it cannot be played and is left as it is."""

    id: str
    path: Path | None  # None: in memory alone
    title: str  # its name, else who plays
    when: datetime  # last played
    name: str = ""  # given by a player
    game: str = ""  # the record's word
    game_title: str = ""
    seats: tuple[Seat, ...] = ()
    looks: tuple[tuple[str, Look], ...] = ()
    started: datetime | None = None
    finished: bool = False
    result: str = ""  # a seat's word or "tie"
    conceded: bool = False  # by the other side
    turn: str = ""  # how far it is, in words
    answers: int | None = None  # None: too long to count cheaply
    problem: str = ""  # one line: why it cannot be read
    damage: str = ""  # one line: why it cannot be played on, though it can be watched up to there

    @property
    def readable(self) -> bool:
        return not self.problem

    @property
    def waits(self) -> bool:
        """Whether it can be played on."""
        return not (self.problem or self.damage or self.finished)

    def look(self, seat: str) -> Look | None:
        """The helmet of a seat, if it was noted."""
        return dict(self.looks).get(seat)


def read_info(path: Path) -> SaveInfo:
    """What a file's head and tail tell. Never raises: what is wrong stands in ``problem``."""
    when = datetime.fromtimestamp(0, UTC)
    try:
        with path.open("rb") as stream:
            status = os.fstat(stream.fileno())
            when = files.written_at(status)
            if status.st_size <= WHOLE:
                return info_of(path.stem, path, when, stream.read())
            head = stream.read(HEAD)
            stream.seek(-TAIL, os.SEEK_END)
            return info_of(path.stem, path, when, head, stream.read())
    except OSError as error:
        return SaveInfo(path.stem, path, path.stem, when, problem=f"it cannot be read: {files.why(error)}")


def info_of(name: str, path: Path | None, when: datetime, head: bytes, tail: bytes | None = None) -> SaveInfo:
    """What a record's bytes tell: all of them, or head and tail. ``when`` stands if no note knows better."""
    file = path.name if path else name
    try:
        text = files.text_of(files.whole_lines(head), file)
        record = read_record(text, file)
        title = box(record.game).title
        if tail is not None:
            text += files.text_of(files.whole_lines(tail[tail.find(b"\n") + 1 :]), file)
        lines = text.split("\n")
    except RecordError as error:
        where = f"line {error.line}: " if error.line else ""
        return SaveInfo(name, path, name, when, problem=where + error.reason)
    except GameError as error:
        return SaveInfo(name, path, name, when, problem=str(error))
    told = read_notes(lines)
    result = result_in(lines)
    answers = sum(s.kind in ANSWERS for s in record.body) if tail is None else None
    return SaveInfo(
        id=name,
        path=path,
        title=told.name or who(record.seats) or name,
        when=told.played or when,
        name=told.name,
        game=record.game,
        game_title=title,
        seats=tuple(record.seats),
        looks=tuple(told.looks.items()),
        started=told.started,
        finished=result is not None,
        result=result or "",
        conceded=told.conceded is not None,
        turn=told.turn or answers_words(answers),
        answers=answers,
    )


def answers_words(answers: int | None) -> str:
    """How far a match is that notes no turn; empty if that is not known."""
    if answers is None:
        return ""
    return {0: "not begun", 1: "1 answer"}.get(answers, f"{answers} answers")


def who(seats: list[Seat]) -> str:
    """ "Ada, Ben and Cleo"."""
    names = [seat.name for seat in seats]
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)
