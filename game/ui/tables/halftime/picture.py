"""What the Half-Time table shows: plain values that clips change and the drawing reads.

Places are in yards from the left goal line (`layout`), bands count the downs from 0. Nothing here knows a
rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.ui.drawing.solids import Quat
from game.ui.drawing.teams import Team

Column = tuple[str, float, str]
"""Words, share and kind of what dice can come to."""
FACES = ("O", "5", "10", "15", "20")


@dataclass(slots=True)
class SidePicture:
    """One side: its card."""

    seat: int
    team: Team
    level: str = ""  # "pro", of a coach
    throws: str = ""  # the key or the button that throws a person's die
    score: int = 0
    yards: int = 0
    first_downs: int = 0
    takeaways: int = 0
    rolled: list[int] = field(default_factory=lambda: [0] * len(FACES))  # of its game die, face by face
    active: bool = False  # it is asked now
    ribbon: str = ""


@dataclass(slots=True)
class DiePicture:
    """A die in the tray, in units from where the dice fall; ``z``: how much higher than at rest, in radii."""

    kind: str  # black, white, blue, green, red
    seat: int
    x: float
    y: float
    attitude: Quat
    z: float = 0.0
    size: float = 1.0  # smaller in the row of dice that are not in play
    resting: bool = True
    held: bool = False  # in its owner's hand, waiting for the other side's
    lit: bool = False  # it may be thrown now
    dim: bool = False
    key: str = ""  # the key that throws it


@dataclass(slots=True)
class Trail:
    """A play of this drive, as a pencil line in the band of its down. ``flown``: a pass or a kick."""

    start: float
    stop: float
    band: int
    words: str
    flown: bool = False


@dataclass(slots=True)
class DriveRow:
    """A play in the drive chart. ``kind``: good, bad or plain."""

    situation: str  # "1 & 10"
    start: float
    stop: float
    words: str
    dice: str
    kind: str = "plain"


@dataclass(slots=True)
class Prospect:
    """Where a play would put the ball, how likely, and whether that is good."""

    place: float
    share: float
    kind: str = "plain"


@dataclass(slots=True)
class CallCard:
    """A play that can be called: its card beside the tray."""

    word: str
    title: str
    key: str
    dice: tuple[tuple[str, str], ...]  # kind and figure
    note: str
    rows: tuple[tuple[str, float, str], ...]  # words, share, kind
    best: bool = False
    worth: float | None = None  # the chance to win with it


@dataclass(slots=True)
class Reading:
    """Everything that the dice asked for can come to: words, share and kind of each; ``hit``: what came.
    Of a question without dice: what each answer means, in ``lines``."""

    title: str
    note: str
    rule: str
    columns: tuple[Column, ...] = ()
    hit: str = ""
    lines: tuple[tuple[str, str], ...] = ()


@dataclass(slots=True)
class Marker:
    """The yard marker in the red track: its tip, the way it points, and what its window says."""

    place: float
    way: int
    to_go: int


@dataclass(slots=True)
class BallPicture:
    """The ball: its tip lies on a place, ``lift`` units above the card, turned ``angle`` degrees."""

    place: float
    band: float
    way: int
    lift: float = 0.0
    angle: float = 0.0


@dataclass(slots=True)
class HalftimePicture:
    """Everything on the table at one moment."""

    sides: list[SidePicture] = field(default_factory=list)
    offence: int = -1
    ball: BallPicture | None = None
    scrimmage: float | None = None
    gain_line: float | None = None
    marker: Marker | None = None
    band: int = -1  # the down's, lit at the left
    clock: str = ""  # "2nd half, play 17 of 24"
    down: str = ""  # "3rd & 10"
    dice: list[DiePicture] = field(default_factory=list)
    result: str = ""  # what the dice came to: "0 − 5"
    result_words: str = ""
    result_kind: str = "plain"
    rule: str = ""
    trail: list[Trail] = field(default_factory=list)
    drive: list[DriveRow] = field(default_factory=list)
    driving: int = -1  # whose drive that is
    now: tuple[float, float, str] | None = None  # in the drive chart: the ball, the line to gain, "3rd & 10"
    begun: bool = False  # a down has been played for: charts take the place of the introduction
    win: float | None = None  # the home side's chance
    wins: list[float] = field(default_factory=list)
    halves: list[int] = field(default_factory=list)  # how many of them stood when a half ended
    match_words: tuple[tuple[str, str], ...] = ()  # what is played, in words and figures
    points: tuple[tuple[str, str], ...] = ()  # what a score counts, in words and figures
    calls: list[CallCard] = field(default_factory=list)
    pointed: str = ""  # the call pointed at
    reading: Reading | None = None  # in the place of the play cards, while dice are asked for
    prospects: list[Prospect] = field(default_factory=list)
    lit: tuple[float, ...] = ()  # places that a line of the log is about
    time: float = 0.0
