"""What the statistics show: players' figures side by side, and how a box wants its own to be shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from game.games.registry import Box
from game.store.figures import Counts, Made
from game.store.notes import Look
from game.ui.boxes import part

SAPPHIRE_TONE: Final = "#1f4db8"


@dataclass(frozen=True)
class Line:
    """A player's figures. ``place`` chooses a helmet where none is known."""

    name: str
    place: int
    look: Look | None
    counts: Counts
    score: int | None = None
    won: int = 0
    matches: int = 1


@dataclass(frozen=True)
class Sheet:
    """What is looked at: a match, or all of a box."""

    title: str
    note: str
    lines: Sequence[Line]
    box: Box
    match: str = ""  # the id of its save, if there is one to watch
    text: str = field(default="", repr=False)  # its record, if it is being played

    @property
    def cards(self) -> BoxStatistics:
        """How the box shows its figures."""
        return cards_of(self.box)

    def faces(self, who: int = 0, die: int = 0) -> tuple[int, ...]:
        """How often a die showed each face, thrown by everybody (0) or by the player in a line (from 1)."""
        kind = self.cards.dice[die]
        lines = [self.lines[who - 1]] if who else self.lines
        each = [kind.counted(line.counts) for line in lines]
        return tuple(map(sum, zip(*each, strict=True))) if each else (0,) * len(kind.labels)

    def other(self, name: str) -> int:
        """A figure of all players together."""
        return sum(line.counts.others.get(name, 0) for line in self.lines)


# ---------------------------------------------------------------------------------- what a box says of it
@dataclass(frozen=True)
class Die:
    """A kind of die whose faces are counted."""

    name: str  # "Blue passing die"; not shown where a box has one kind only
    labels: Sequence[str]  # of its faces, each once
    counted: Callable[[Counts], Sequence[int]]  # how often each was thrown
    sides: Sequence[int] = ()  # how many sides show each; empty: one
    tone: str = SAPPHIRE_TONE
    unit: str = "dice"  # what is counted: "throws" of several at once

    def expected(self, n: int) -> tuple[float, ...]:
        """How often ``n`` fair throws show each face."""
        sides = self.sides or (1,) * len(self.labels)
        return tuple(n * share / sum(sides) for share in sides)


def sides_of(die: str, labels: Sequence[str]) -> Callable[[Counts], Sequence[int]]:
    """For a `Die` that a box counts by itself, in ``Counts.sides``."""
    return lambda counts: [counts.sides.get(die, {}).get(face, 0) for face in labels]


class Figure(NamedTuple):
    """A figure of a table. ``luck`` above 0 is shown as good, below as bad."""

    words: str
    luck: float = 0.0


class Column(NamedTuple):
    """A column of the players' table. The first one's figures are large."""

    head: str
    brief: str  # its head where text is large
    width: float  # units; the first one has what is left
    figure: Callable[[Line], Figure]


def no_notes(_sheet: Sheet) -> Sequence[str]:
    """Of a box that has nothing to add."""
    return ()


@dataclass(frozen=True)
class Tries:
    """What comes off or does not, beside what is expected of the same tries: kicks, passes, downs."""

    title: str
    icon: str
    made: Callable[[Line], Made]
    expected: Callable[[Line], float]  # how many of them
    best: Callable[[Line], str]  # "best 140 yd"
    notes: Callable[[Sheet], Sequence[str]] = no_notes  # under the table; only the first with large text


def no_pace(_line: Line) -> float | None:
    """Of a box that shows no bar."""
    return None


@dataclass(frozen=True)
class BoxStatistics:
    """A box's statistics. Its table's package has them in ``statistics.CARDS``."""

    dice: Sequence[Die]
    columns: Sequence[Column]
    tries: Tries | None = None
    pace: Callable[[Line], float | None] = no_pace  # 0 to 1 of the bar under a name; half is expected


def _points(line: Line) -> Figure:
    return Figure("–" if line.score is None else str(line.score))


def _won(line: Line) -> Figure:
    return Figure(f"{line.won} of {line.matches}")


PLAIN: Final = BoxStatistics(
    dice=(Die("Dice", tuple("123456"), lambda _counts: (0,) * 6),),
    columns=(Column("points", "points", 0, _points), Column("matches won", "won", 120, _won)),
)
"""Of a box that has none of its own: who has won."""


def cards_of(box: Box) -> BoxStatistics:
    """How a box shows its figures."""
    own = part(box, "statistics")
    cards: BoxStatistics = own.CARDS if own else PLAIN
    return cards
