"""A table to play any game at, in the words of the record: what is said, rolled and asked is a line of text.

It is strict: every line answers exactly what is asked, and is refused otherwise. Each game's tests have a
table of their own that adds what is to be seen there.
"""

from __future__ import annotations

from typing import Any, Generic, Self

from game.core.answers import KIND_OF, Notation
from game.core.errors import IllegalAnswer
from game.core.game import S
from game.core.match import Match
from game.core.record import read_record
from game.core.requests import Answer, Choice, Flick, Roll, Spin, Throw


class Tabletop(Generic[S]):
    """A match at a table. ``events`` are those of the last line."""

    def __init__(self, match: Match[S], notation: Notation) -> None:
        self.match, self.notation = match, notation

    # ------------------------------------------------------------------ saying
    def play(self, *lines: str) -> Self:
        """Answer with lines of a record. Raises IllegalAnswer for one that does not answer what is asked."""
        for line in lines:
            self.match.answer(self._answer(line))
        return self

    def heard(self, *lines: str) -> list[Any]:
        """Answer with lines of a record: all events that they bring."""
        events: list[Any] = []
        for line in lines:
            events += self.match.answer(self._answer(line))
        return events

    def refusal(self, line: str) -> str | None:
        """Why a line would be refused."""
        try:
            return self.match.refusal(self._answer(line))
        except IllegalAnswer as error:
            return str(error)

    def _answer(self, line: str) -> Answer:
        [statement] = read_record(f"record 1 {self.match.game.name}\n{line}").body
        request = self.match.pending
        if request is None or KIND_OF[type(request)] is not statement.kind:
            raise IllegalAnswer(f"{line!r} is said, but asked is {self.asked!r}")
        return self.notation.answer(statement)[0]

    # ------------------------------------------------------------------ seeing
    def name(self, seat: int) -> str:
        """A seat in the record's word."""
        return self.notation.seats[seat] if seat >= 0 else "referee"

    @property
    def asked(self) -> str:
        """What is asked, of whom: `p1 kick | p1 two`, `dice p1 p1 p1`, `throw p2`, `kick p1 from 110`,
        `spin p1`, `spin referee`, `over p2`."""
        match self.match.pending:
            case Choice() as choice:
                return self.notation.legal(choice)
            case Roll() as roll:
                return " ".join(["dice", *(self.name(seat) for seat, _ in roll.dice)])
            case Throw() as throw:
                return f"throw {self.name(throw.seats[0])}"
            case Flick() as flick:
                return f"kick {self.name(flick.seats[0])} from {flick.distance}"
            case Spin() as spin:
                return f"spin {self.name(spin.seats[0]) if spin.seats else 'referee'}"
            case None:
                return " ".join(["over", *map(self.name, self.match.game.winners(self.match.state))])

    @property
    def rule(self) -> str:
        """The rule that the question cites."""
        return "" if self.match.pending is None else self.match.pending.rule

    def see(self, path: str) -> str:
        """The value at a path of the record."""
        return self.match.game.read(self.match.state, path)

    @property
    def events(self) -> list[str]:
        """The kinds of what the last line brought, in order."""
        return [event.kind for event in self.match.events]

    def event(self, kind: str) -> Any:
        """The one event of that kind that the last line brought."""
        [event] = self.said(kind)
        return event

    def said(self, kind: str) -> list[Any]:
        """All events of that kind that the last line brought."""
        return [event for event in self.match.events if event.kind == kind]
