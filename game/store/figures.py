"""The figures that statistics count: of a seat in a finished match, of a practice kick, of a drill."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

FACES = 8
_NO_FACES = (0,) * FACES


class Made(NamedTuple):
    """So many made (or won) of so many tried."""

    made: int = 0
    tried: int = 0

    @property
    def share(self) -> float | None:
        """0 to 1; None before the first try."""
        return self.made / self.tried if self.tried else None


_NO_TRIES = Made()


@dataclass(frozen=True, slots=True)
class Counts:
    """What is counted, in one match or in many. Tuples of eight hold the numbers 1 to 8 in order."""

    faces: tuple[int, ...] = _NO_FACES  # thrown on the field
    outside: int = 0  # dice that came to rest beyond the red line
    throws: int = 0
    spins: tuple[int, ...] = _NO_FACES
    battles: Made = _NO_TRIES  # won of fought
    specials: Mapping[str, int] = field(default_factory=dict)  # by the event's word: bro, party, split ...
    kicks: Mapping[int, Made] = field(default_factory=dict)  # by yards
    others: Mapping[str, int] = field(default_factory=dict)  # a game's own figures by name: yards, penalties
    sides: Mapping[str, Mapping[str, int]] = field(default_factory=dict)  # of its own dice: by die, by face

    @property
    def dice(self) -> int:
        """All dice thrown."""
        return sum(self.faces) + sum(sum(faces.values()) for faces in self.sides.values())

    def less(self, earlier: Counts) -> Counts:
        """What has come since: ``earlier`` are the counts of the same match up to some answer."""

        def left(now: Iterable[int], then: Iterable[int]) -> tuple[int, ...]:
            return tuple(a - b for a, b in zip(now, then, strict=True))

        def grown(now: Mapping[str, int], then: Mapping[str, int]) -> dict[str, int]:
            return {name: n - then.get(name, 0) for name, n in now.items() if n != then.get(name, 0)}

        sides = {die: grown(faces, earlier.sides.get(die, {})) for die, faces in self.sides.items()}
        kicks = {
            yards: Made(*left(of, earlier.kicks.get(yards, _NO_TRIES))) for yards, of in self.kicks.items()
        }
        return Counts(
            faces=left(self.faces, earlier.faces),
            outside=self.outside - earlier.outside,
            throws=self.throws - earlier.throws,
            spins=left(self.spins, earlier.spins),
            battles=Made(*left(self.battles, earlier.battles)),
            specials=grown(self.specials, earlier.specials),
            kicks={yards: of for yards, of in kicks.items() if of.tried},
            others=grown(self.others, earlier.others),
            sides={die: faces for die, faces in sides.items() if faces},
        )


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """A seat of a finished match."""

    seat: str  # the record's word
    name: str
    player: str  # person or coach:<level>
    score: int
    won: bool
    counts: Counts = field(default_factory=Counts)


@dataclass(frozen=True, slots=True)
class MatchFigures:
    """A finished match. ``id`` is the save's: a match is counted once, however often it is handed in."""

    id: str
    when: datetime
    game: str
    seats: tuple[SeatFigures, ...]


@dataclass(frozen=True, slots=True)
class Totals:
    """The sums of a player, or of everybody."""

    matches: int
    won: int
    points: int
    counts: Counts


@dataclass(frozen=True, slots=True)
class PracticeKick:
    """A kick that counted for nothing but practice. ``wind`` is the physics' pair, yards a second."""

    when: datetime
    player: str
    distance: int
    good: bool
    why: str  # the physics' word: good, short, wide left ...
    wind: tuple[float, float] = (0.0, 0.0)
    drill: str = ""


@dataclass(frozen=True, slots=True)
class DrillResult:
    """What came of a drill; more is better. ``detail`` is one line for the table, if there is more to say."""

    when: datetime
    player: str
    drill: str  # "ten kicks", "ladder", "beat the clock"
    score: float
    detail: str = ""


class Expected(NamedTuple):
    """What fair dice bring: the mean, and the spread (standard deviation) about it."""

    mean: float
    spread: float

    def luck(self, count: float) -> float:
        """How many spreads a count lies above the mean; 0 where nothing can vary."""
        return (count - self.mean) / self.spread if self.spread else 0.0


def expected(tries: int, chance: float) -> Expected:
    """Of ``tries`` independent tries that each come off with ``chance``: 1/8 for a face, or a Bro's."""
    return Expected(tries * chance, math.sqrt(tries * chance * (1 - chance)))
