"""What the lines of a record say by themselves, without the rules of their game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Final

from game.store import notes

HEADER: Final = frozenset({"record", "option", "seat", "seed", "given"})
NO_ANSWERS: Final = HEADER | {"expect", "beat", "undo"}


def statement(line: str) -> str:
    """The first word of a line, empty for a comment or nothing."""
    words = line.partition("#")[0].split(None, 1)
    return words[0] if words else ""


def result_in(lines: Iterable[str]) -> str | None:
    """What `expect over` says after the last answer: "p1", "tie", or "" without a word; if it was conceded,
    who has won by that; None: it goes on."""
    result: str | None = None
    for line in lines:
        match line.partition("#")[0].split():
            case ["expect", "over", *words]:
                result = words[0] if words else ""
            case [] if notes.kind_of(line) == "conceded":
                gone = notes.read_notes([line]).conceded
                result = gone.winner if gone else result
            case [] | ["expect" | "beat", *_]:
                pass
            case _:
                result = None
    return result


def replayed_in(lines: Sequence[str]) -> int:
    """How many of the answers that stand a branch has from the match it came from; 0: it is no branch.

    One that was taken back and given again as it was is still that match's; another in its place is not.
    """
    branch = notes.read_notes(lines).branch or 0
    given: list[str] = []
    begun: list[str] = []
    for line in lines if branch else ():
        match line.partition("#")[0].split():
            case ["undo", count]:
                del given[len(given) - int(count) :]
            case [word, *_] as words if word not in NO_ANSWERS:
                given.append(" ".join(words))
                if len(begun) < branch:
                    begun.append(given[-1])
    same = takewhile(lambda pair: pair[0] == pair[1], zip(begun, given, strict=False))
    return sum(1 for _ in same)


def game_of(lines: Sequence[str]) -> str:
    """The record's word for its game."""
    return lines[_first(lines)].split()[2]


def _first(lines: Sequence[str]) -> int:
    return next(i for i, line in enumerate(lines) if statement(line) == "record")


def after_first(lines: Sequence[str], *more: str) -> list[str]:
    """Lines put in after the record's first one."""
    at = _first(lines) + 1
    return [*lines[:at], *more, *lines[at:]]


def bytes_of(lines: Sequence[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode("utf-8", "replace")
