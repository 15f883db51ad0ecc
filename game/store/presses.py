"""Which answers of a record came of one press, and which stand in the place of others: what undo goes by.

Three comments say it, each below the line that it is about. The rules skip them, and whoever reads the record
without them has the same match.

    # follows                 the answer above came of the same press as the one before it
    # instead 3               what the undo above took back and the next 3 answers are one correction
    # as before               the undo above takes back the last correction: what follows stood before it
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from game.store.record_lines import NO_ANSWERS

FOLLOWS: Final = "# follows"
AS_BEFORE: Final = "# as before"
_NOTE: Final = re.compile(r"\s*# (follows|as before|instead (\d{1,6}))\s*")


class Line(NamedTuple):
    """An answer as it is written."""

    text: str
    follows: bool = False


@dataclass(slots=True)
class Instead:
    """A correction: the answers ``before`` it, how many were ``given`` in their place, how many ``stand``
    since then."""

    before: list[Line]
    given: int
    stand: int


@dataclass(slots=True)
class Presses:
    """Of the answers that stand: each with what it follows, and the corrections among them, in order."""

    answers: list[Line] = field(default_factory=list)
    corrections: list[Instead] = field(default_factory=list)


def instead_line(answers: int) -> str:
    """The note of a correction by so many answers."""
    return f"# instead {answers}"


def presses_in(lines: Iterable[str]) -> Presses:
    """What the notes of a record say. What they do not say is a press of its own."""
    reading = _Reading()
    for line in lines:
        note = _NOTE.fullmatch(line)
        if note is not None:
            reading.note(note[1].partition(" ")[0], int(note[2] or 0))
        else:
            reading.statement(line.partition("#")[0].split())
    return reading.found


class _Reading:
    """A record that is read line by line."""

    def __init__(self) -> None:
        self.found = Presses()
        self._taken: list[Line] = []  # by the undo right above
        self._before = self.found.corrections  # those before that undo, as long as nothing has come since
        self._owed = 0  # answers that the last correction still has coming

    def statement(self, words: list[str]) -> None:
        """A line that is no note of ours."""
        match words:
            case ["undo", count] if count.isdigit():
                self._undo(int(count))
            case [word, *_] if word not in NO_ANSWERS:
                self._answer(" ".join(words))

    def note(self, word: str, count: int) -> None:
        """A note, about the line above."""
        answers, corrections = self.found.answers, self.found.corrections
        if word == "follows":
            answers[-1:] = [each._replace(follows=True) for each in answers[-1:]]
            return
        if word == "instead":
            corrections[:] = [*self._before, Instead(self._taken, 0, len(answers))]
        else:
            corrections[:] = self._before[:-1]
        self._before, self._owed = corrections, count

    def _undo(self, count: int) -> None:
        """A correction that it reaches into is one no longer, unless a note says so."""
        answers, corrections = self.found.answers, self.found.corrections
        self._before, self._owed = list(corrections), 0
        self._taken = answers[max(0, len(answers) - count) :]
        del answers[max(0, len(answers) - count) :]
        corrections[:] = [each for each in corrections if each.stand <= len(answers)]

    def _answer(self, text: str) -> None:
        answers, corrections = self.found.answers, self.found.corrections
        answers.append(Line(text))
        if self._owed:
            self._owed -= 1
            corrections[-1].given += 1
            corrections[-1].stand += 1
        self._before, self._taken = corrections, []
