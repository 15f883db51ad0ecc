"""What the table of Sevens shows: plain values that clips and hands change and the drawing reads.

Nothing here knows a rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.ui.drawing.solids import Quat
from game.ui.drawing.teams import Team
from game.ui.tables.sevens.marks import NOBODY, NOWHERE, Marks
from game.ui.tables.sevens.tablepicture import TablePicture
from game.ui.widgets.canvas import Point


@dataclass(slots=True)
class SidePicture:
    """One side: its half of the bar at the top, and its dugout."""

    seat: int
    team: Team
    level: str = ""
    score: int = 0
    turn: int = 0  # the marker
    rerolls: int = 0
    full: int = 0  # re-rolls of a half
    bribes: int = 0
    apothecary: int = 0
    active: bool = False  # it is asked now


@dataclass(slots=True)
class CounterPicture:
    """A player's counter. ``spot`` is where it is on its way; ``lie``: 0 stands, 1 prone, 2 stunned."""

    player: int
    number: int
    role: str
    star: str = ""  # its name, if it is one
    square: int = NOWHERE
    box: int = 7  # in which it lies when on no square
    lie: int = 0
    distracted: bool = False
    spent: bool = False  # it has been activated in this turn
    rooted: bool = False
    spot: Point | None = None
    lift: float = 0.0  # units above the turf


@dataclass(slots=True)
class BallPicture:
    """The ball: with its ``holder``, on its ``square``, half way from ``start``, or on its way at ``spot``.
    ``target``: where it is going to come down."""

    square: int = NOWHERE
    holder: int = NOBODY
    target: int = NOWHERE
    start: int = NOWHERE
    spot: Point | None = None
    lift: float = 0.0
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class BombPicture:
    """A bomb in the air: where on the turf it is, and how high above it."""

    spot: Point
    lift: float


@dataclass(slots=True)
class DiePicture:
    """A die, in units from where dice fall; ``z``: how much higher than at rest, in radii."""

    kind: str  # d6, block die, d8, d16 …
    seat: int
    x: float
    y: float
    attitude: Quat
    z: float = 0.0
    resting: bool = True
    lit: bool = False  # it may be thrown now


@dataclass(frozen=True, slots=True)
class Face:
    """A face of a block die with what it would do, and to whom it is good: good, bad or plain."""

    face: str
    words: str
    outcome: str
    kind: str
    key: str = ""  # it may be chosen now


@dataclass(frozen=True, slots=True)
class Again:
    """A source of a re-roll: its word and its name, and what it brings or why there is none."""

    word: str
    name: str
    words: str
    key: str = ""


@dataclass(slots=True)
class BlockPicture:
    """A block whose dice lie there."""

    attacker: int
    target: int
    title: str
    words: str
    dice: tuple[Face, ...]
    chooser: int = 0
    choosing: str = ""  # how many dice, and who chooses
    chosen: str = ""
    agains: tuple[Again, ...] = ()
    short: str = ""  # the title where there is little room: the counters beside it tell the teams


@dataclass(frozen=True, slots=True)
class FailedPicture:
    """A test that has failed, and what may roll its die again."""

    player: int
    title: str
    words: str
    die: str
    agains: tuple[Again, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A line of what has just happened: dice as they lay, what was needed, how it went."""

    side: int
    words: str
    dice: tuple[str, ...] = ()
    needed: str = ""
    passed: bool | None = None
    head: bool = False


Fact = tuple[str, str]
"""What is said of a player, and its figure."""


@dataclass(frozen=True, slots=True)
class Card:
    """The player that is picked or pointed at."""

    player: int
    name: str
    position: str
    number: int
    role: str
    figures: tuple[tuple[str, str], ...]
    skills: tuple[tuple[str, str], ...]
    status: str = ""
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class Used:
    """An action that a side has once a turn: free, or who used it."""

    name: str
    used: bool
    words: str


@dataclass(slots=True)
class Switches:
    """What is laid over the pitch for as long as it is switched on."""

    zones: bool = False
    odds: bool = True
    threat: bool = False


@dataclass(slots=True)
class SevensPicture:
    """Everything on the table."""

    sides: list[SidePicture] = field(default_factory=list)
    turns: int = 8  # of a half
    turn: int = NOBODY
    period: str = ""  # "1st half"
    weather: str = "perfect"
    used: tuple[Used, ...] = ()
    shopping: bool = False  # the picker of inducements lies over it
    counters: list[CounterPicture] = field(default_factory=list)
    ball: BallPicture = field(default_factory=BallPicture)
    bomb: BombPicture | None = None
    dice: list[DiePicture] = field(default_factory=list)
    result: str = ""  # "4"
    result_words: str = ""  # "needed 3+: dodged"
    result_kind: str = "plain"
    recent: list[Told] = field(default_factory=list)
    block: BlockPicture | None = None
    failed: FailedPicture | None = None
    table: TablePicture | None = None
    marks: Marks = field(default_factory=Marks)
    card: Card | None = None
    deeds: dict[int, tuple[Fact, ...]] = field(default_factory=dict)  # of each player in this match
    zones: tuple[tuple[int, int], ...] = ()  # squares and how many opponents mark them
    threat: tuple[tuple[int, float], ...] = ()  # squares that opponents reach, with the best chance
    threat_said: str = ""  # what that means, or who reaches the square that is pointed at
    pointed: int = NOWHERE
    switch: str = ""  # the one that is pointed at
    time: float = 0.0

    def at(self) -> list[int]:
        """Where everybody is."""
        return [counter.square for counter in self.counters]

    def boxes(self) -> list[int]:
        """In which box everybody lies who is on no square."""
        return [counter.box for counter in self.counters]
