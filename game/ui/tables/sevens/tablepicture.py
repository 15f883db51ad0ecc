"""A table that is rolled on, as plain values for its card."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row: its totals, what it says, its chance, whether it was hit."""

    totals: str
    words: str
    chance: float
    hit: bool = False


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A table on its card. ``summed``: the dice with what is added, or what will be; ``note``: what the row
    that was hit does; ``asked``: it is being rolled on. A chart of directions has no rows: ``ways`` are those
    that were hit, in order."""

    title: str
    dice: str
    rule: str
    rows: tuple[TableRow, ...] = ()
    summed: str = ""
    note: str = ""
    asked: bool = False
    chart: bool = False
    ways: tuple[int, ...] = ()
