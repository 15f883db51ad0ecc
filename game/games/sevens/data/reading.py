"""A data file of the box, read field by field: every complaint names the file, the entry and the field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Final, NamedTuple

from game.assets import asset
from game.core.errors import AssetError

Table = Mapping[str, object]


class Figures(NamedTuple):
    """The five characteristics; the last three are the N of N+, ``pa`` None where a dash is printed."""

    ma: int
    st: int
    ag: int
    pa: int | None
    av: int

    def __str__(self) -> str:
        pa = "—" if self.pa is None else f"{self.pa}+"
        return f"{self.ma} {self.st} {self.ag}+ {pa} {self.av}+"


BOUNDS: Final = ((1, 9), (1, 8), (1, 6), (1, 6), (3, 11))  # of the five, in their order


class Entry:
    """One table of a file. A field that is missing, wrong or unknown is an AssetError."""

    def __init__(self, table: Table, file: str, name: str = "") -> None:
        self._table, self._file, self._name = table, file, name
        self._read: set[str] = set()

    def wrong(self, field: str, what: str) -> AssetError:
        """The error that says what is wrong with ``field``."""
        where = f"{self._name}: " if self._name else ""
        return AssetError(f"assets/sevens/{self._file}: {where}{field}: {what}")

    def closed(self) -> None:
        """Nothing stands in the table that nobody asked for."""
        for field in self._table:
            if field not in self._read:
                raise self.wrong(field, "there is no such field")

    def text(self, field: str, default: str | None = None) -> str:
        value = self._get(field, default)
        if not isinstance(value, str) or (not value and default is None):
            raise self.wrong(field, f"{value!r} should be a text")
        return value

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        value = self._get(field, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(field, f"{value!r} should be a number from {least} to {most}")
        return value

    def flag(self, field: str, default: bool | None = None) -> bool:
        value = self._get(field, default)
        if not isinstance(value, bool):
            raise self.wrong(field, f"{value!r} should be true or false")
        return value

    def texts(self, field: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """A list of texts, none twice."""
        value = self._get(field, default)
        if not isinstance(value, (list, tuple)) or not all(isinstance(text, str) for text in value):
            raise self.wrong(field, f"{value!r} should be a list of texts")
        if doubled := [text for text in value if value.count(text) > 1]:
            raise self.wrong(field, f"{doubled[0]!r} stands there twice")
        return tuple(value)

    def numbers(self, field: str) -> tuple[int, ...]:
        value = self._get(field, None)
        if not isinstance(value, list) or not all(type(number) is int for number in value):
            raise self.wrong(field, f"{value!r} should be a list of numbers")
        return tuple(value)

    def figures(self, field: str) -> Figures:
        """Five characteristics as they are printed: ``6 3 3+ 4+ 8+``."""
        text = self.text(field)
        found = re.fullmatch(r"(\d+) (\d+) (\d+)\+ (?:(\d+)\+|—) (\d+)\+", text)
        if not found:
            raise self.wrong(field, f"{text!r} should be MA ST AG PA AV, such as '6 3 3+ 4+ 8+'")
        ma, st, ag, pa, av = found.groups()
        figures = Figures(int(ma), int(st), int(ag), int(pa) if pa else None, int(av))
        for name, value, (least, most) in zip(Figures._fields, figures, BOUNDS):
            if value is not None and not least <= value <= most:
                raise self.wrong(field, f"{name.upper()} {value} should be from {least} to {most}")
        return figures

    def entry(self, field: str) -> Entry:
        """The table in ``field``."""
        value = self._get(field, None)
        if not isinstance(value, dict):
            raise self.wrong(field, "should be a table")
        return Entry(value, self._file, f"{self._name} {field}".strip())

    def entries(self, field: str) -> list[Entry]:
        """The tables of a list, each called by its own name; a name stands there once."""
        value = self._get(field, None)
        if not isinstance(value, list) or not value or not all(isinstance(table, dict) for table in value):
            raise self.wrong(field, "should be a list of tables")
        found: dict[str, Entry] = {}
        for number, table in enumerate(value, 1):
            entry = Entry(table, self._file, f"{self._name} {field} {number}".strip())
            name = entry.text("name")
            if name in found:
                raise entry.wrong("name", f"{name!r} stands there twice")
            entry._name = f"{self._name}, {field} {name!r}" if self._name else f"{field} {name!r}"
            found[name] = entry
        return list(found.values())

    def _get(self, field: str, default: object) -> object:
        self._read.add(field)
        if field in self._table:
            return self._table[field]
        if default is None:
            raise self.wrong(field, "is missing")
        return default


def text_of(file: str) -> str:
    """The text of ``assets/sevens/<file>``."""
    try:
        return asset("sevens", file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise AssetError(f"assets/sevens/{file}: it cannot be read: {error}") from error


def table_of(file: str) -> Table:
    """What stands in ``assets/sevens/<file>``."""
    try:
        return tomllib.loads(text_of(file))
    except tomllib.TOMLDecodeError as error:
        raise AssetError(f"assets/sevens/{file}: it cannot be read: {error}") from error
