"""The record: one text format for saves, replays, scenarios and bug reports. Here it is read.

`read_record` turns text into a `Record` of statements without knowing any rules; `game.core.check` runs it.
One statement a line; the grammar stands in game/README.md.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from game.core.errors import RecordError
from game.core.requests import Answer
from game.core.results import READERS, is_count

VERSION = 1
_NUMBER = re.compile(r"-?[0-9]{1,18}")
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|#.*|[^\s"#]+|"')


class Kind(StrEnum):
    """What a statement is."""

    SEED = "seed"
    CHOICE = "choice"
    DICE = "dice"
    THROW = "throw"
    KICK = "kick"
    SPIN = "spin"
    UNDO = "undo"
    BEAT = "beat"
    EXPECT = "expect"


ANSWERS = frozenset({Kind.CHOICE, Kind.DICE, Kind.THROW, Kind.KICK, Kind.SPIN})


@dataclass(slots=True)
class Statement:
    """A line after the header: its number, its kind and its words (without the keyword, if it has one).

    ``result`` is what a line of dice, a throw, a kick or a spin says, and the words that follow it; None for
    every other line, and where it cannot be read (which is told when the line's turn comes).
    """

    line: int
    kind: Kind
    words: list[str]
    result: tuple[Answer, str] | None = field(default=None, compare=False)


@dataclass(slots=True)
class Seat:
    """Who plays: ``player`` is "person" or "coach:<level>"."""

    word: str
    player: str
    name: str
    line: int = 0


@dataclass(slots=True)
class Record:
    """A record as it was read. ``torn`` tells that a last line without its end was dropped."""

    file: str
    game: str = ""
    options: dict[str, str] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    seed: int | None = None
    given: list[tuple[int, str, str]] = field(default_factory=list)  # line, path, value
    body: list[Statement] = field(default_factory=list)
    torn: bool = False
    option_lines: dict[str, int] = field(default_factory=dict)
    given_paths: set[str] = field(default_factory=set)


def tokens(line: str) -> list[str]:
    """The words of a line: quoted texts decoded, a comment left out. Raises ValueError."""
    if '"' not in line:
        return line.partition("#")[0].split()
    words = []
    for token in _TOKEN.findall(line):
        if token[0] == "#":
            break
        if token[0] == '"':
            if len(token) == 1:
                raise ValueError("a text has no closing quote")
            words.append(str(json.loads(token)))
        else:
            words.append(token)
    return words


def quoted(text: str) -> str:
    """A text as one word of a record."""
    return json.dumps(text, ensure_ascii=False)


def as_word(text: str) -> str:
    """A text as one word of a record, in quotes only where it has to be."""
    plain = text and not any(letter.isspace() or letter in '"#' for letter in text)
    return text if plain else quoted(text)


def whole_lines(text: str) -> tuple[list[str], bool]:
    """The lines of a text, and whether a last line without its end was dropped."""
    lines = text.split("\n")
    return lines[:-1], lines[-1].strip() != ""


def read_record(text: str, file: str = "record", *, torn_line: bool = False) -> Record:
    """Read a record. Raises RecordError, which names file and line.

    ``torn_line``: a last line without its line end is dropped, as a save that was cut off has it;
    otherwise it is read like any other.
    """
    if torn_line:
        lines, torn = whole_lines(text)
    else:
        lines, torn = text.split("\n"), False
    record = Record(file, torn=torn)
    for number, line in enumerate(lines, 1):
        if "#" in line or '"' in line:
            try:
                words = tokens(line)
            except ValueError as error:
                raise RecordError(str(error), file, number) from None
        else:
            words = line.split()
        if words:
            _statement(record, number, words)
    if not record.game:
        raise RecordError("there is no `record` line: it comes first", file)
    return record


def _statement(record: Record, line: int, words: list[str]) -> None:
    keyword = words[0]
    if not record.game:
        return _first(record, line, words)
    kind = _BODY.get(keyword)
    if kind is not None:
        said = words[1:]
        record.body.append(Statement(line, kind, said, _result(keyword, said)))
        return None
    header = _HEADER.get(keyword)
    if header is not None:
        return header(record, line, words[1:])
    if len(words) < 2:
        raise RecordError(
            f"{keyword!r} is no statement: a seat's answer has at least one word", record.file, line
        )
    record.body.append(Statement(line, Kind.CHOICE, words))
    return None


def _result(keyword: str, words: list[str]) -> tuple[Answer, str] | None:
    reader = READERS.get(keyword)
    try:
        return reader(words) if reader else None
    except ValueError:
        return None


def _first(record: Record, line: int, words: list[str]) -> None:
    if words[0] != "record":
        raise RecordError(
            f"a record begins with `record {VERSION} <game>`, not {words[0]!r}", record.file, line
        )
    if len(words) != 3 or not is_count(words[1]):
        raise RecordError(f"it must be `record {VERSION} <game>`", record.file, line)
    if int(words[1]) != VERSION:
        raise RecordError(
            f"this record has version {words[1]}, and this program reads version {VERSION}"
            + (": a newer program is needed" if int(words[1]) > VERSION else ""),
            record.file,
            line,
        )
    record.game = words[2]


def _before_answers(record: Record, line: int, word: str) -> None:
    if record.body:
        raise RecordError(f"`{word}` comes before the answers", record.file, line)


def _option(record: Record, line: int, words: list[str]) -> None:
    _before_answers(record, line, "option")
    if len(words) != 2:
        raise RecordError("it must be `option <name> <value>`", record.file, line)
    if words[0] in record.options:
        raise RecordError(f"option {words[0]} is given twice", record.file, line)
    record.options[words[0]] = words[1]
    record.option_lines[words[0]] = line


def _seat(record: Record, line: int, words: list[str]) -> None:
    _before_answers(record, line, "seat")
    if len(words) not in (2, 3) or not (words[1] == "person" or words[1].startswith("coach:")):
        raise RecordError('it must be `seat <seat> person|coach:<level> "<name>"`', record.file, line)
    if any(seat.word == words[0] for seat in record.seats):
        raise RecordError(f"seat {words[0]} is given twice", record.file, line)
    record.seats.append(Seat(words[0], words[1], words[2] if len(words) == 3 else words[0], line))


def _seed(record: Record, line: int, words: list[str]) -> None:
    _before_answers(record, line, "seed")
    if len(words) != 1 or not _NUMBER.fullmatch(words[0]):
        raise RecordError("it must be `seed <number>`", record.file, line)
    if record.seed is not None:
        raise RecordError("a record has one seed", record.file, line)
    record.seed = int(words[0])


def _given(record: Record, line: int, words: list[str]) -> None:
    _before_answers(record, line, "given")
    if len(words) != 2:
        raise RecordError("it must be `given <path> <value>`", record.file, line)
    if words[0] in record.given_paths:
        raise RecordError(f"{words[0]} is given twice", record.file, line)
    record.given_paths.add(words[0])
    record.given.append((line, words[0], words[1]))


def _second_record(record: Record, line: int, _words: list[str]) -> None:
    raise RecordError("a file holds one record", record.file, line)


_HEADER: dict[str, Callable[[Record, int, list[str]], None]] = {
    "record": _second_record,
    "option": _option,
    "seat": _seat,
    "seed": _seed,
    "given": _given,
}
_BODY = {kind.value: kind for kind in Kind if kind not in (Kind.CHOICE, Kind.SEED)}
