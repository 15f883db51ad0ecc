"""What happens in a BFL match. Seats are numbers from 0, yards count from a team's own goal line.

Plain slotted dataclasses: they are made by the thousand in a replay, and freezing them costs three times
as much. Nobody changes an event.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.requests import Thrown


@dataclass(slots=True)
class LaneRolled:
    """A die for a lane; ``again`` when the lane was full (BFL-1.4, BFL-1.5)."""

    kind: ClassVar[str] = "lane"
    seat: int
    lane: int
    end: int
    again: bool


@dataclass(slots=True)
class RolledOff:
    """The roll-off: who rolled what, and who goes first, or -1 if the best are level (BFL-1.6)."""

    kind: ClassVar[str] = "roll_off"
    seats: tuple[int, ...]
    faces: tuple[int, ...]
    first: int


@dataclass(slots=True)
class Rolled:
    """The dice as they lie (BFL-2.1)."""

    kind: ClassVar[str] = "roll"
    seat: int
    number: int
    dice: Thrown


@dataclass(slots=True)
class Bro:
    kind: ClassVar[str] = "bro"
    seat: int


@dataclass(slots=True)
class Party:
    """Three doubles and none on the roller's number; the roller may join (BFL-8.3)."""

    kind: ClassVar[str] = "party"
    seat: int


@dataclass(slots=True)
class Split:
    kind: ClassVar[str] = "split"
    seat: int


@dataclass(slots=True)
class HailMary:
    kind: ClassVar[str] = "hail_mary"
    seat: int
    face: int


@dataclass(slots=True)
class Drink:
    """The optional notice: everyone but ``seat`` takes a drink (BFL-9.1)."""

    kind: ClassVar[str] = "drink"
    seat: int


@dataclass(slots=True)
class Chosen:
    """What the roller chose: party, decline, extra, penalty, kick or two."""

    kind: ClassVar[str] = "chosen"
    seat: int
    word: str
    other: int = -1


@dataclass(slots=True)
class Penalty:
    """Announced, not yet taken. ``why`` is out, men or split (BFL-6.1, BFL-6.2, BFL-8.4)."""

    kind: ClassVar[str] = "penalty"
    seat: int
    yards: int
    why: str


@dataclass(slots=True)
class Challenge:
    """A flag is thrown (BFL-7.1)."""

    kind: ClassVar[str] = "challenge"
    seat: int
    against: int


@dataclass(slots=True)
class Called:
    """Odd or even, by the referee (seat -1) or by the team that goes for two."""

    kind: ClassVar[str] = "called"
    seat: int
    call: str


@dataclass(slots=True)
class Spun:
    kind: ClassVar[str] = "spun"
    seat: int
    number: int
    right: bool


@dataclass(slots=True)
class Stands:
    kind: ClassVar[str] = "stands"
    seat: int


@dataclass(slots=True)
class Overturned:
    kind: ClassVar[str] = "overturned"
    seat: int


@dataclass(slots=True)
class MovedBack:
    """``why`` is out, men, split or battle."""

    kind: ClassVar[str] = "back"
    seat: int
    start: int
    yard: int
    why: str


@dataclass(slots=True)
class Stepped:
    """One step of ten yards, or (by a Hail Mary) the whole way to the end zone."""

    kind: ClassVar[str] = "step"
    seat: int
    start: int
    yard: int


@dataclass(slots=True)
class Sat:
    """A paused team whose number came: it does not move (BFL-3.3)."""

    kind: ClassVar[str] = "sat"
    seat: int
    yards: int


@dataclass(slots=True)
class BattleMet:
    """Two teams meet; ``seat`` is the one whose step met the other (BFL-3.1)."""

    kind: ClassVar[str] = "met"
    seat: int
    other: int


@dataclass(slots=True)
class BattleRolled:
    """Three dice each, the one whose step met the other first; level totals are rolled again (BFL-3.2)."""

    kind: ClassVar[str] = "battle_roll"
    seats: tuple[int, int]
    faces: tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(slots=True)
class Battle:
    """A battle is decided."""

    kind: ClassVar[str] = "battle"
    winner: int
    loser: int


@dataclass(slots=True)
class Touchdown:
    kind: ClassVar[str] = "touchdown"
    seat: int


@dataclass(slots=True)
class Kicked:
    kind: ClassVar[str] = "kicked"
    seat: int
    distance: int
    good: bool


@dataclass(slots=True)
class Try:
    """A try is over: the points it brought (BFL-4.2)."""

    kind: ClassVar[str] = "try"
    seat: int
    points: int


@dataclass(slots=True)
class Playoff:
    """A round of a play-off begins: for the quarter, or (``match``) for the match (BFL-5.1, BFL-5.5)."""

    kind: ClassVar[str] = "playoff"
    seats: tuple[int, ...]
    round: int
    match: bool


@dataclass(slots=True)
class PlayoffWon:
    kind: ClassVar[str] = "playoff_won"
    seat: int
    points: int
    match: bool


@dataclass(slots=True)
class QuarterEnd:
    kind: ClassVar[str] = "quarter_end"
    quarter: int


@dataclass(slots=True)
class Over:
    kind: ClassVar[str] = "over"
    winner: int
