"""What was answered in a match, what of it was taken back, and choices that were made otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.core.answers import Notation
from game.core.errors import RecordError
from game.core.journal import Journal
from game.core.record import VERSION, read_record
from game.core.requests import Answer, Option
from game.store.presses import AS_BEFORE, FOLLOWS, Instead, Line, instead_line
from game.store.savefile import SaveFile
from game.ui.table import Played
from game.ui.tape import answered_by


class Said(NamedTuple):
    """An answer as it was given: with what is kept beside it, and whether the press before brought it too."""

    answer: Answer
    note: str = ""
    track: Any = None
    follows: bool = False


@dataclass
class Otherwise:
    """A choice that was made otherwise: what stood ``before``, how many answers were ``given`` in its place,
    how many ``stand`` since then."""

    before: Sequence[Said]
    given: int
    stand: int


@dataclass
class Undone:
    """What an undo has taken. Of a choice that was made otherwise, the first ``given`` answers stood in the
    place of the last ``back`` that stand now. ``rest`` was promised by the same press and not given yet."""

    said: Sequence[Said]
    given: int = 0
    back: int = 0
    rest: Sequence[Option] = field(default=())


class Past:
    """Gives answers, takes them back and gives them again. Nothing here asks whether that is allowed."""

    def __init__(self, journal: Journal, save: SaveFile, history: list[Played]) -> None:
        self.journal, self.save, self.history = journal, save, history
        self.otherwise: list[Otherwise] = []
        self.undone: list[Undone] = []

    @property
    def since(self) -> int:
        """How many answers were given since a choice was made otherwise; all, if none was."""
        return len(self.history) - (self.otherwise[-1].stand if self.otherwise else 0)

    @property
    def corrected(self) -> bool:
        """Was a choice made otherwise, and nothing answered since?"""
        return bool(self.otherwise) and not self.since

    def give(self, said: Said) -> Played:
        """Gives an answer: written first, then it takes effect. Raises IllegalAnswer if it is refused."""
        request = self.journal.match.pending
        events = self.journal.answer(said.answer, said.note)
        assert request is not None
        if said.follows:
            self.save.append((FOLLOWS,))
        answer, note, track, follows = said
        played = Played(request, answer, answered_by(request, answer), note, events, track, follows)
        self.history.append(played)
        return played

    def drop(self, count: int) -> list[Said]:
        """The last answers are gone."""
        if not count:
            return []
        gone = [Said(each.answer, each.note, each.track, each.follows) for each in self.history[-count:]]
        self.journal.undo(count)
        del self.history[-count:]
        return gone

    def instead(self, back: int, said: Sequence[Said]) -> list[Played]:
        """Answers in the place of the last ones. Raises IllegalAnswer."""
        before = self.drop(back)
        self.save.append((instead_line(len(said)),))
        given = [self.give(each) for each in said]
        self.otherwise.append(Otherwise(before, len(given), len(self.history)))
        return given

    def undo(self, count: int, rest: Sequence[Option] = ()) -> int:
        """Takes back so many answers. A choice that was made otherwise goes whole, as one, and what stood
        before it stands again. Returns how many that were."""
        since = self.since
        if not self.corrected and (not self.otherwise or count <= since):
            self.undone.append(Undone(self.drop(count), rest=rest))
            return count
        last = self.otherwise.pop()
        gone = self.drop(since + last.given)
        self.save.append((AS_BEFORE,))
        for each in last.before:
            self.give(each)
        self.undone.append(Undone(gone, last.given, len(last.before), rest))
        return since + 1

    def redo(self) -> list[Played]:
        """Gives everything again that the last undo has taken."""
        undone = self.undone.pop()
        given = self.instead(undone.back, undone.said[: undone.given]) if undone.back else []
        return given + [self.give(each) for each in undone.said[undone.given :]]


def corrections_of(found: Sequence[Instead], game: str, notation: Notation) -> list[Otherwise]:
    """The corrections that a record tells of; none where one of them cannot be read."""
    try:
        return [
            Otherwise([_read(line, game, notation) for line in each.before], each.given, each.stand)
            for each in found
        ]
    except (ValueError, RecordError):
        return []


def _read(line: Line, game: str, notation: Notation) -> Said:
    """An answer from its line. Raises ValueError or RecordError."""
    record = read_record(f"record {VERSION} {game}\n{line.text}\n")
    answer, note = notation.answer(record.body[-1])
    return Said(answer, note, follows=line.follows)
