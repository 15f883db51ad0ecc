"""The file of the solved game: how `tools/solve_halftime.py` packs it and how it is read.

A line of text, `halftime-solution <version> <SHA-256 of what follows>`, then zlib. Inside are blocks of
16-bit figures, `ONE` for a certain win, and at the end the points of a first down. A block has two parts with
a row for each place of the ball, and in it a figure for each difference of the scores from `-EDGE` to `EDGE`.
Neighbours are alike, so differences are kept: from the figure before, from the row before, from the other
part; low bytes first, then high ones. A block is spread out when it is first asked for.
"""

from __future__ import annotations

import hashlib
import sys
import zlib
from array import array
from collections.abc import Iterator, Sequence
from itertools import accumulate
from operator import add
from typing import Final

from game.core.errors import AssetError
from game.games.halftime.series import SPOTS

VERSION: Final = 1
MAGIC: Final = "halftime-solution"
ONE: Final = 65520  # below 2**16, and halves, thirds, ninths and sixteenths of it are whole
EDGE: Final = 90  # a lead that 36 plays a half do not make up: the first figure is 0, the last is ONE
WIDTH: Final = 2 * EDGE + 1
BLOCK: Final = 2 * SPOTS * WIDTH

FILES: Final = {False: "ruled.bin", True: "printed.bin"}  # by the passing die: is it the printed one?
LENGTHS: Final = (12, 24, 36)  # plays in a half
PAIRS: Final = 4  # of possessions in overtime
SECOND_HALF: Final = 0  # the block of a second half with no play left; the next has one play left
FIRST_HALF: Final = {12: 37, 24: 50, 36: 75}  # the same of a first half, by the length of the match
OVERTIME: Final = 112  # the block of the first pair; its parts are the first and the second possession
BLOCKS: Final = OVERTIME + PAIRS
MOST_POINTS: Final = 7  # of a first down, to either side; they are kept as a share of all between

Row = Sequence[int]
Block = tuple[tuple[Row, ...], tuple[Row, ...]]
NO_ROW: Final[Row] = (0,) * WIDTH


def pack(blocks: Sequence[Block], points: Row) -> bytes:
    """The file's bytes: the same figures give the same bytes."""
    figures = array("H")
    for block in blocks:
        figures.extend(_differences(block))
    figures.extend(points)
    raw = _little_endian(figures).tobytes()
    packed = zlib.compress(raw[0::2] + raw[1::2], 9)
    return f"{MAGIC} {VERSION} {hashlib.sha256(packed).hexdigest()}\n".encode() + packed


def _differences(block: Block) -> Iterator[int]:
    other: list[list[int]] = [list(NO_ROW)] * SPOTS
    for part in block:
        mine: list[list[int]] = []
        before: Row = NO_ROW
        for row, others in zip(part, other, strict=True):
            from_row = [now - last for now, last in zip(row, before, strict=True)]
            steps = [now - last for now, last in zip(from_row, [0, *from_row[:-1]], strict=True)]
            yield from ((step - twin) % 2**16 for step, twin in zip(steps, others, strict=True))
            mine.append(steps)
            before = row
        other = mine


def _little_endian(figures: array[int]) -> array[int]:
    if sys.byteorder == "big":
        figures = figures[:]
        figures.byteswap()
    return figures


def unpack(data: bytes, name: str) -> bytes:
    """The figures of a file, as bytes. Raises AssetError if it is damaged or another version's."""
    line, _, packed = data.partition(b"\n")
    magic, version, checksum = [*line.decode("ascii", "replace").split(), "", "", ""][:3]
    if magic != MAGIC:
        raise AssetError(f"{name} is no solution of Half-Time Football: install the game again")
    if version != str(VERSION):
        raise AssetError(f"{name} is of version {version}, not {VERSION}: install the game again")
    if hashlib.sha256(packed).hexdigest() != checksum:
        raise AssetError(f"{name} is damaged, its checksum is wrong: install the game again")
    planes = zlib.decompress(packed)
    half = len(planes) // 2
    raw = bytearray(len(planes))
    raw[0::2], raw[1::2] = planes[:half], planes[half:]
    return bytes(raw)


class Figures:
    """What a file holds. Raises AssetError if it is damaged or another version's; ``name`` says which."""

    def __init__(self, data: bytes, name: str) -> None:
        figures = _little_endian(array("H", unpack(data, name)))
        if len(figures) != BLOCKS * BLOCK + SPOTS:
            raise AssetError(f"{name} has {len(figures)} figures: install the game again")
        self._packed = [figures[start : start + BLOCK] for start in range(0, BLOCKS * BLOCK, BLOCK)]
        self._blocks: dict[int, Block] = {}
        self.points: Row = figures[-SPOTS:]

    def block(self, number: int) -> Block:
        """Two parts of rows."""
        if number not in self._blocks:
            self._blocks[number] = _spread(self._packed[number])
        return self._blocks[number]


def _spread(packed: array[int]) -> Block:
    """The inverse of `_differences`."""
    parts: list[tuple[Row, ...]] = []
    other: list[list[int]] = [list(NO_ROW)] * SPOTS
    for start in (0, BLOCK // 2):
        mine: list[list[int]] = []
        rows: list[Row] = []
        before: Row = NO_ROW
        for spot, others in enumerate(other):
            at = start + spot * WIDTH
            steps = list(map(add, packed[at : at + WIDTH], others))
            before = array("H", [figure % 2**16 for figure in map(add, accumulate(steps), before)])
            mine.append(steps)
            rows.append(before)
        parts.append(tuple(rows))
        other = mine
    return parts[0], parts[1]
