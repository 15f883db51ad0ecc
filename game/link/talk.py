"""What two windows say to each other: a greeting, the beginning of the record, then answers line by line.

The one who opened the match throws the dice. Each answer is a line of the record, so both have the same; in a
set-up, where nothing is revealed by it, answers are taken back as well, and that is a line too.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from game.core.answers import Notation
from game.core.coach import Coach
from game.core.errors import LinkError, RecordError
from game.core.gestures import Gesture
from game.core.match import Match
from game.core.record import Kind, quoted, read_record, tokens
from game.core.requests import Answer, Option
from game.link.wire import Wire

HELLO: Final = "fourth-and-dice 2"
BEGIN: Final = "begin"
MOST_LINES: Final = 10_000  # of a record so far
MOST_SEATS: Final = 2
NAME: Final = 24


def greeting(name: str) -> str:
    """What who joins says first."""
    return f"{HELLO} {quoted(name)}"


def name_in(line: str) -> str:
    """The name in a greeting. Raises LinkError."""
    try:
        *hello, name = tokens(line)
    except ValueError as error:
        raise LinkError("whoever came speaks another language") from error
    if " ".join(hello) != HELLO:
        raise LinkError("whoever came has another version of the game")
    return "".join(letter for letter in name if letter.isprintable())[:NAME].strip() or "Guest"


class Beginning(NamedTuple):
    """A record so far, and the seat of who opened the match."""

    lines: list[str]
    opener: int


def send_beginning(wire: Wire, lines: Sequence[str], opener: int) -> None:
    """The record so far, to who joins."""
    for line in lines:
        wire.send(line)
    wire.send(f"{BEGIN} {opener}")


def take_beginning(wire: Wire, timeout_s: float) -> Beginning:
    """The record so far, from who opened the match. Raises LinkError."""
    lines: list[str] = []
    while len(lines) <= MOST_LINES:
        line = wire.take(timeout_s)
        word, _, seat = line.partition(" ")
        if word == BEGIN and seat in map(str, range(MOST_SEATS)):
            return Beginning(lines, int(seat))
        lines.append(line)
    raise LinkError("what came is no record of a match")


@dataclass(frozen=True)
class Back:
    """Whoever is at the other window takes so many of its answers back."""

    count: int


class Elsewhere(Coach):
    """The seat of somebody at another window: its answers come over the wire.

    Each side sends the answers that it gives; ``dice``: those of the table come from there as well.
    ``may_go_back`` tells whether that seat may take back so many of its answers now.
    """

    def __init__(self, wire: Wire, notation: Notation, *, dice: bool) -> None:
        # no generator: nothing is drawn here
        self.wire, self.notation, self.dice = wire, notation, dice
        self.may_go_back: Callable[[int], bool] = lambda count: False
        self._heard: deque[str] = deque()

    def said(self, line: str) -> None:
        """A line of the record was written here: it goes to the other side, if it has not come from there."""
        if self._heard and line == self._heard[0]:
            self._heard.popleft()
        elif not line.startswith(("beat", "#")):
            self.wire.send(line)

    def heard(self, match: Match[Any]) -> Answer | Back:
        """The next answer from there, or that some are taken back; it waits for it. Raises LinkError, also
        for what is not legal."""
        line = self.wire.take()
        request = match.pending
        assert request is not None
        try:
            said = read_record(f"record 1 {match.game.name}\n{line}\n", "what came").body[-1]
            if said.kind is Kind.UNDO:
                return self._back(said.words)
            answer, _ = self.notation.answer(said)
        except (ValueError, RecordError, IndexError) as error:
            raise LinkError(f"what came is no answer: {error}") from error
        if (reason := match.refusal(answer)) is not None:
            raise LinkError(f"what came is not legal: {reason}")
        self._heard.append(self.notation.line(request, answer))
        return answer

    def _back(self, words: Sequence[str]) -> Back:
        """Raises ValueError where that is no number, LinkError where it may not be."""
        (count,) = map(int, words)
        if not self.may_go_back(count):
            raise LinkError("what came is not legal: nothing is taken back there")
        self._heard.append(f"undo {count}")
        return Back(count)

    def choose(self, match: Match[Any], seat: int) -> Option | None:
        """Raises LinkError also where something is taken back: who can follow that asks by `heard`."""
        answer: Any = self.heard(match)
        if isinstance(answer, Back):
            raise LinkError("what came is no answer: it takes one back")
        option: Option = answer
        return option

    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        raise LinkError("nothing is thrown by hand over the net")
