"""Plain data from outside, read field by field: every complaint names the field and what it should be."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, NoReturn

from game.core.errors import LeagueError
from game.games.sevens.league.words import why_no_line

LONGEST_TEXT: Final = 2_000_000  # letters of a whole file
LONGEST_LIST: Final = 400
LONGEST_NUMBER: Final = 400  # digits


class Fields:
    """One table. A field that is missing, wrong or unknown is a LeagueError; ``name`` says where."""

    def __init__(self, table: object, name: str) -> None:
        self.name = name
        if not isinstance(table, dict):
            raise LeagueError(f"{name}: it should be a table of fields")
        self._table: Mapping[str, Any] = table
        self._read: set[str] = set()

    def wrong(self, field: str, what: str) -> NoReturn:
        raise LeagueError(f"{self.name}: {field}: {what}")

    def closed(self) -> None:
        """Nothing stands there that nobody asked for."""
        for field in self._table:
            if field not in self._read:
                self.wrong(shown(field), "there is no such field")

    def __contains__(self, field: str) -> bool:
        """Does it stand there? Fields that came later may be missing."""
        return field in self._table

    def text(self, field: str, longest: int = 60, *, empty: bool = False) -> str:
        value = self._get(field)
        if not isinstance(value, str) or not (empty or value.strip()):
            self.wrong(field, f"{shown(value)} should be a text")
        if reason := why_no_line(value, longest):
            self.wrong(field, f"{shown(value)} {reason}")
        return value

    def number(self, field: str, least: int, most: int) -> int:
        value = self._get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.wrong(field, f"{shown(value)} should be a number from {least:,} to {most:,}")
        return value

    def whole(self, field: str) -> int | None:
        """A whole number of any size; None for anything else."""
        value = self._get(field)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def shown(self, field: str) -> str:
        """What stands there, for a message."""
        return shown(self._get(field))

    def flag(self, field: str) -> bool:
        value = self._get(field)
        if not isinstance(value, bool):
            self.wrong(field, f"{shown(value)} should be true or false")
        return value

    def entries(self, field: str, most: int = LONGEST_LIST) -> list[Any]:
        value = self._get(field)
        if not isinstance(value, list) or len(value) > most:
            self.wrong(field, f"{shown(value)} should be a list of at most {most:,}")
        return value

    def texts(self, field: str, longest: int = 60) -> tuple[str, ...]:
        value = self.entries(field)
        for each in value:
            if not isinstance(each, str) or not each:
                self.wrong(field, f"{shown(each)} should be a line of at most {longest} letters")
            if reason := why_no_line(each, longest):
                self.wrong(field, f"{shown(each)} {reason}")
        return tuple(value)

    def numbers(self, field: str, least: int, most: int) -> tuple[int, ...]:
        value = self.entries(field)
        for each in value:
            if not isinstance(each, int) or isinstance(each, bool) or not least <= each <= most:
                self.wrong(field, f"{shown(each)} should be a number from {least:,} to {most:,}")
        return tuple(value)

    def tables(self, field: str, word: str, most: int = LONGEST_LIST) -> list[Fields]:
        """The tables of a list; ``word`` and their number name each."""
        entries = self.entries(field, most)
        return [Fields(each, f"{self.name}, {word} {place}") for place, each in enumerate(entries, 1)]

    def table(self, field: str) -> Fields:
        return Fields(self._get(field), f"{self.name}, {field}")

    def _get(self, field: str) -> Any:
        self._read.add(field)
        if field not in self._table:
            self.wrong(field, "is missing")
        return self._table[field]


def shown(value: object) -> str:
    """A value from outside, short and harmless, for a message."""
    try:
        text = repr(value) if isinstance(value, str) and value.isprintable() else ascii(value)
    except RecursionError:
        return "what goes so deep"
    return text if len(text) <= 40 else f"{text[:36]} …"


def read_json(text: str, name: str) -> object:
    """What a text holds. Raises LeagueError for one that is too long or no JSON."""
    if len(text) > LONGEST_TEXT:
        raise LeagueError(
            f"{name}: {len(text):,} letters are too many: it should be {LONGEST_TEXT:,} at most"
        )
    if not text.strip():
        raise LeagueError(f"{name}: it is empty")
    try:
        return json.loads(text, parse_int=_number, parse_constant=_no_number, object_pairs_hook=_once)
    except RecursionError:
        raise LeagueError(f"{name}: it goes too deep") from None
    except json.JSONDecodeError as error:
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated"):
            raise LeagueError(f"{name}: it breaks off in line {error.lineno}: the rest is missing") from None
        raise LeagueError(f"{name}: line {error.lineno} is damaged, at letter {error.colno}") from None
    except ValueError as error:
        raise LeagueError(f"{name}: it cannot be read: {error}") from None


def _number(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise ValueError(f"{digits[:12]} … is a number of {len(digits):,} digits")
    return int(digits)


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A table in which no field stands twice."""
    table = dict(pairs)
    if len(table) < len(pairs):
        doubled = Counter(name for name, _ in pairs).most_common(1)[0][0]
        raise ValueError(f"{shown(doubled)} stands there twice")
    return table


def as_text(plain: object) -> str:
    """Plain data as a text that people can read."""
    return json.dumps(plain, indent=1, ensure_ascii=False) + "\n"
