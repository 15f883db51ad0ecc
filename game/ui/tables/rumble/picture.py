"""What Rumble's table shows: plain values that clips and hands change and the drawing reads.

Nothing here knows a rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.grid import NOWHERE
from game.games.rumble.state import NOBODY
from game.ui.drawing.solids import Quat
from game.ui.drawing.teams import Team
from game.ui.widgets.canvas import Point


@dataclass(slots=True)
class SidePicture:
    """One side: its card."""

    seat: int
    team: Team
    level: str = ""  # "pro", of a coach
    score: int = 0
    owed: int = 0  # reserves that may enter
    active: bool = False  # it is asked now


@dataclass(slots=True)
class CounterPicture:
    """A player's counter. ``where`` is a square or a box of the state; ``spot`` is where it is on its way."""

    player: int
    where: int
    spot: Point | None = None
    lift: float = 0.0  # units above the table
    spent: bool = False  # it has acted in this phase
    faded: float = 0.0  # 0 to 1: hit, and not there any more


@dataclass(slots=True)
class BallPicture:
    """The ball: with its ``holder``, on its ``square``, or on its way at ``spot``."""

    square: int = NOWHERE
    holder: int = NOBODY
    spot: Point | None = None
    lift: float = 0.0
    angle: float = 0.0


@dataclass(slots=True)
class DiePicture:
    """A die, in units from where dice fall; ``z``: how much higher than at rest, in radii."""

    kind: str  # d6 or d8
    seat: int
    x: float
    y: float
    attitude: Quat
    z: float = 0.0
    resting: bool = True
    lit: bool = False  # it may be thrown now


@dataclass(frozen=True, slots=True)
class Tag:
    """Odds on the board: beside a square, with what they mean."""

    square: int
    words: str
    sub: str = ""
    chance: float = -1.0  # colours it; below 0: it is no chance


@dataclass(slots=True)
class Marks:
    """What lies over the field: what may be done, and what is about to be."""

    able: tuple[int, ...] = ()  # players that may be picked
    chosen: int = NOBODY
    region: int = 0  # squares it may go to
    open: int = 0  # squares that anybody may go to while nobody is picked
    rings: int = NOWHERE  # the square that throws are measured from
    route: tuple[int, ...] = ()  # its way, the start first
    aim: int = NOWHERE  # what would be thrown at
    links: tuple[tuple[int, int, bool], ...] = ()  # attacker, target, whether it is meant
    tags: tuple[Tag, ...] = ()
    cursor: int = NOWHERE  # what keys would pick
    lit: tuple[int, ...] = ()  # squares of a line of the log


@dataclass(slots=True)
class Told:
    """A line of what has just happened."""

    side: int
    words: str


@dataclass(slots=True)
class RumblePicture:
    """Everything on the table."""

    sides: list[SidePicture] = field(default_factory=list)
    phase: int = -1  # 0 to 3: line up, move, throw, attack
    turn: int = NOBODY  # whose
    title: str = ""  # "Turn 12"
    notes: tuple[str, ...] = ("", "", "", "")  # under the phases
    touchdowns: int = 3  # that win
    counters: list[CounterPicture] = field(default_factory=list)
    ball: BallPicture = field(default_factory=BallPicture)
    dice: list[DiePicture] = field(default_factory=list)
    result: str = ""  # "9"
    result_words: str = ""  # "needed 8+: caught"
    result_kind: str = "plain"
    hit: tuple[str, str] = ("", "")  # the row of a table that was rolled: ("attack", "drop")
    recent: list[Told] = field(default_factory=list)
    marks: Marks = field(default_factory=Marks)
    time: float = 0.0

    def at(self) -> list[int]:
        """Where everybody is."""
        return [counter.where for counter in self.counters]
