"""From a record's line to an answer of a game, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.game import Options, Rules
from game.core.record import ANSWERS, Kind, Statement
from game.core.requests import Answer, Choice, Flick, Option, Request, Roll, Spin, Throw
from game.core.results import READERS, faces_text, thrown_text

KIND_OF: dict[type[Request], Kind] = {
    Choice: Kind.CHOICE,
    Roll: Kind.DICE,
    Throw: Kind.THROW,
    Flick: Kind.KICK,
    Spin: Kind.SPIN,
}


class Notation:
    """Reads and writes the answers of one match: a game with its seats."""

    def __init__(self, game: Rules[Any], options: Options) -> None:
        self.game = game
        self.seats = game.seats(options)
        self._seat = {word: seat for seat, word in enumerate(self.seats)}

    def seat(self, word: str) -> int:
        """Raises ValueError for a seat that does not play."""
        try:
            return self._seat[word]
        except KeyError:
            raise ValueError(f"{word!r} is no seat of this match ({', '.join(self.seats)})") from None

    def option(self, words: Sequence[str]) -> Option:
        """`p1 penalty p3` as an option. Raises ValueError."""
        return self.seat(words[0]), self.game.words(words[1:])

    def answer(self, statement: Statement) -> tuple[Answer, str]:
        """The answer of a line, and the words that are kept but not judged. Raises ValueError."""
        if statement.result is not None:
            return statement.result
        if statement.kind is Kind.CHOICE:
            return self.option(statement.words), ""
        if statement.kind not in ANSWERS:
            raise ValueError(f"{statement.kind.value!r} is no answer")
        return READERS[statement.kind.value](statement.words)

    def line(self, request: Request, answer: Any, note: str = "") -> str:
        """The line of an answer to a request; ``note`` follows it and is not judged when it is read."""
        match request:
            case Choice():
                text = f"{self.seats[answer[0]]} {self.game.text(answer[1])}"
            case Roll():
                text = f"dice {faces_text(answer)}"
            case Throw():
                text = f"throw {thrown_text(answer)}"
            case Flick():
                text = f"kick {'good' if answer else 'miss'}"
            case Spin():
                text = f"spin {answer}"
        return f"{text} {note}" if note else text

    def legal(self, request: Request | None) -> str:
        """What may be answered, in the record's words: for error messages."""
        match request:
            case None:
                return "nothing: the match is over"
            case Choice():
                lines = [f"{self.seats[seat]} {self.game.text(words)}" for seat, words in request.options]
                more = f" or {len(lines) - 12} more" if len(lines) > 12 else ""
                return " | ".join(lines[:12]) + more
            case Roll():
                return "dice " + " ".join(f"<{die.name}>" for _, die in request.dice) + f" ({request.what})"
            case Throw():
                return f"throw <die> x{request.counts[0]}" + (
                    "" if len(request.counts) == 1 else " or another number"
                )
            case Flick():
                return "kick good|miss"
            case Spin():
                return "spin 1..8"
