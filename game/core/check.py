"""Running a record: every answer strictly, every expectation asserted."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from game.core.answers import KIND_OF, Notation
from game.core.errors import GameError, IllegalAnswer, OptionError, RecordError
from game.core.game import Event, Game, Rules, read_options
from game.core.match import Match
from game.core.record import ANSWERS, Kind, Record, Statement
from game.core.requests import Answer, Choice
from game.core.results import is_count

HASH: Final = re.compile("[0-9a-f]{12}")
BEAT_FORM: Final = "it must be `beat <hash>`, 12 hex digits in small letters"


class Chance(Protocol):
    """Answers what no seat decides, from a record's seed: rolls, throws, flicks and spins."""

    def answer(self, match: Match[Any]) -> Answer:
        """The answer to the pending request, which is no Choice."""


@dataclass(frozen=True)
class Mismatch:
    """An expectation that does not hold, an answer that was refused, or (``warning``) a beat that differs
    or is malformed."""

    file: str
    line: int
    text: str
    warning: bool = False

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {'warning: ' if self.warning else ''}{self.text}"


@dataclass
class Run:
    """What came of running a record. ``notes`` holds, for each answer of the match, what was not judged."""

    match: Match[Any]
    notation: Notation
    mismatches: list[Mismatch] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def failed(self) -> bool:
        return any(not mismatch.warning for mismatch in self.mismatches)


def beat_hash(game: Rules[Any], state: Any) -> str:
    """The first 12 hex digits of SHA-1 over the paths and values of the notation page, a line each."""
    text = "".join(f"{path} {game.read(state, path)}\n" for path in game.paths(state))
    return hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()[:12]


def begin(record: Record, game: Game[Any]) -> Match[Any]:
    """The match that a record starts: whole, or from the state its `given` lines describe.

    Raises RecordError for an option or a given that does not fit.
    """
    try:
        options = read_options(game.options, record.options)
    except OptionError as error:
        raise RecordError(str(error), record.file, record.option_lines.get(error.option, 0)) from None
    seats = game.seats(options)
    for seat in record.seats:
        if seat.word not in seats:
            raise RecordError(
                f"{seat.word!r} is no seat of this match ({', '.join(seats)})", record.file, seat.line
            )
    if not record.given:
        return Match(game, game.start(options))
    state = game.scenario(options)
    at = 0
    try:
        for line, path, value in record.given:
            at = line
            game.give(state, path, value)
        game.ready(state, frozenset(path for _, path, _ in record.given))
    except ValueError as error:
        raise RecordError(str(error), record.file, at) from None
    return Match(game, state)


def run_record(
    record: Record,
    game: Game[Any],
    chance: Chance | None = None,
    *,
    tick: Callable[[int], None] | None = None,
) -> Run:
    """Run a whole record. An answer that is refused ends it, since nothing after it can be trusted.

    ``chance`` answers dice from the record's seed. ``tick`` is told of every line, for progress.
    Raises RecordError for what cannot be read at all.
    """
    runner = _Runner(record, game, chance)
    for statement in record.body:
        if tick is not None:
            tick(statement.line)
        if not runner.take(statement):
            break
    return runner.run


class _Runner:
    def __init__(self, record: Record, game: Game[Any], chance: Chance | None) -> None:
        self.match = begin(record, game)
        self.file, self.game = record.file, game
        self.notation = Notation(game, read_options(game.options, record.options))
        self.chance = chance if record.seed is not None else None
        self.run = Run(self.match, self.notation)
        self.happened = self.match.events  # since the last answer line

    def wrong(self, statement: Statement, text: str, *, warning: bool = False) -> None:
        self.run.mismatches.append(Mismatch(self.file, statement.line, text, warning))

    def take(self, statement: Statement) -> bool:
        """Carry out a line; whether the record goes on."""
        if statement.kind in ANSWERS:
            return self.answer(statement)
        match statement.kind:
            case Kind.UNDO:
                return self.undo(statement)
            case Kind.BEAT:
                self.beat(statement)
            case _:
                self.expect(statement)
        return True

    # ---------------------------------------------------------------- answers
    def draw(self, unless: Kind | None = None) -> None:
        """Under a seed, answer by chance until a seat is asked, or what a line of kind ``unless`` answers."""
        if self.chance is None:
            return
        while (request := self.match.pending) is not None:
            kind = KIND_OF[type(request)]
            if kind in (Kind.CHOICE, unless):
                return
            self.happened += self.match.answer(self.chance.answer(self.match))
            self.run.notes.append("")

    def answer(self, statement: Statement) -> bool:
        match = self.match
        drawn: list[Event] = []
        if self.chance is not None:
            self.happened = drawn
            self.draw(statement.kind)
        request = match.pending
        try:
            if request is None:
                raise IllegalAnswer("the match is over")
            if KIND_OF[type(request)] is not statement.kind:
                raise IllegalAnswer("something else is asked")
            answer, note = statement.result or self.notation.answer(statement)
            happened = match.answer(answer)
            self.happened = drawn + happened if drawn else happened
        except (ValueError, IllegalAnswer) as error:
            given = " ".join(statement.words if statement.kind is Kind.CHOICE else self.said(statement))
            expected = "nothing" if request is None else self.notation.legal(request)
            self.wrong(statement, f"expected {expected} got {given}: {error}")
            return False
        self.run.notes.append(note)
        return True

    @staticmethod
    def said(statement: Statement) -> list[str]:
        return [statement.kind.value, *statement.words]

    def undo(self, statement: Statement) -> bool:
        words = statement.words
        if len(words) != 1 or not is_count(words[0]):
            raise RecordError("it must be `undo <number>`", self.file, statement.line)
        try:
            self.match.undo(int(words[0]))
        except GameError as error:
            self.wrong(
                statement, f"expected at most {len(self.match.answers)} answers got undo {words[0]}: {error}"
            )
            return False
        del self.run.notes[len(self.match.answers) :]
        self.happened = []
        return True

    def beat(self, statement: Statement) -> None:
        words, now = statement.words, beat_hash(self.game, self.match.state)
        if len(words) != 1 or not HASH.fullmatch(words[0]):
            text = f"malformed `{' '.join(['beat', *words])}`: {BEAT_FORM}"
            self.wrong(statement, text, warning=True)
        elif words[0] != now:
            text = f"expected beat {words[0]} got beat {now}: the rules have changed"
            self.wrong(statement, text, warning=True)

    # ----------------------------------------------------------- expectations
    def expect(self, statement: Statement) -> None:
        words = statement.words
        if not words:
            raise RecordError("it must be `expect <path> <value>`", self.file, statement.line)
        if words[0] != "pending":
            self.draw()
        match words[0]:
            case "pending":
                self.expect_pending(statement, words[1:])
            case "illegal":
                self.expect_illegal(statement, words[1:])
            case "event":
                self.expect_event(statement, words[1:])
            case "over":
                self.expect_over(statement, words[1:])
            case _:
                self.expect_value(statement, words)

    def expect_value(self, statement: Statement, words: list[str]) -> None:
        if len(words) != 2:
            raise RecordError("it must be `expect <path> <value>`", self.file, statement.line)
        try:
            value = self.game.read(self.match.state, words[0])
        except ValueError as error:
            raise RecordError(str(error), self.file, statement.line) from None
        if value != words[1]:
            self.wrong(statement, f"expected {words[0]} {words[1]} got {value}")

    def expect_pending(self, statement: Statement, words: list[str]) -> None:
        if not words or len(words) > 2:
            raise RecordError("it must be `expect pending <seat> [<word>]`", self.file, statement.line)
        if not self.is_pending(words, statement):
            self.wrong(
                statement, f"expected pending {' '.join(words)} got {self.notation.legal(self.match.pending)}"
            )

    def is_pending(self, words: list[str], statement: Statement) -> bool:
        request = self.match.pending
        kind = KIND_OF[type(request)] if request is not None else None
        if words[0] in ("dice", "throw", "kick", "spin"):
            number = len(getattr(request, "dice", ()))
            return kind is Kind(words[0]) and (len(words) == 1 or words[1] == str(number))
        try:
            seat = self.notation.seat(words[0])
        except ValueError as error:
            raise RecordError(str(error), self.file, statement.line) from None
        if not isinstance(request, Choice):
            return False
        offered = [option for option in request.options if option[0] == seat]
        return bool(offered) if len(words) == 1 else any(option[1][0] == words[1] for option in offered)

    def expect_illegal(self, statement: Statement, words: list[str]) -> None:
        if len(words) < 2:
            raise RecordError("it must be `expect illegal <seat> <word> …`", self.file, statement.line)
        try:
            option = self.notation.option(words)
        except ValueError:
            return  # what cannot even be said is refused
        if isinstance(self.match.pending, Choice) and self.match.refusal(option) is None:
            self.wrong(statement, f"expected illegal {' '.join(words)} got a legal answer")

    def expect_event(self, statement: Statement, words: list[str]) -> None:
        if len(words) != 1:
            raise RecordError("it must be `expect event <kind>`", self.file, statement.line)
        kinds = {event.kind for event in self.happened}
        kinds |= {event.settles for event in self.happened if hasattr(event, "settles")}
        if words[0] not in kinds:
            got = " ".join(sorted(kinds)) or "none"
            self.wrong(statement, f"expected event {words[0]} got {got}")

    def expect_over(self, statement: Statement, words: list[str]) -> None:
        if len(words) > 1:
            raise RecordError("it must be `expect over [<winner>|tie]`", self.file, statement.line)
        match = self.match
        if not match.over:
            self.wrong(statement, f"expected over got pending {self.notation.legal(match.pending)}")
            return
        winners = self.game.winners(match.state)
        got = self.notation.seats[winners[0]] if len(winners) == 1 else "tie"
        if words and words[0] != got:
            self.wrong(statement, f"expected over {words[0]} got over {got}")
