"""What the BFL table shows: plain values, filled by the match scene, drawn by `BflTable`.

Places are in yards of the board (`game.core.board`): x to the right, y away from the viewer, z up. Angles are
radians, times seconds. Nothing here knows a rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core import board
from game.ui.drawing.helmets import Team

Attitude = tuple[float, float, float, float]
"""A turn as the quaternion (w, x, y, z), body to world."""


@dataclass(slots=True)
class SidePicture:
    """One team: its card and its helmet on the field."""

    seat: int
    team: Team
    lane: int = 0  # 0: no lane yet, the helmet is not on the field
    end: int = board.LEFT  # where it starts; its card stands on that side too
    yards: float = 0.0  # progress from its goal line; fractions while it moves
    score: int = 0
    gain: str = ""  # on the card, "+20" or "−10"
    active: bool = False  # whose turn it is: ring, glow and ribbon
    ribbon: str = ""  # on the active card, "TO THROW"
    paused: bool = False
    flag: bool = True  # the challenge flag is unspent
    may_flag: bool = False  # it can be thrown now: it waves
    lift: float = 0.0  # yards above the field, while it hops or is dragged
    place: tuple[float, float] | None = None  # overrides lane, end and yards: a dragged helmet
    lit: bool = False  # pointed at, or may be moved

    def spot(self) -> tuple[float, float] | None:
        """Where the helmet stands, or None when it is not on the field."""
        if self.place is not None:
            return self.place
        if not 1 <= self.lane <= board.LANES:
            return None
        return board.helmet_x(self.end, self.yards), board.lane_y(self.lane)


@dataclass(slots=True)
class DiePicture:
    """A die in the air or at rest. ``z`` is its centre's height above the table, as in the physics' poses."""

    x: float
    y: float
    z: float
    attitude: Attitude
    face: int = 0  # what it shows, once it is at rest
    resting: bool = False
    out: bool = False  # ringed and tagged, once it is at rest
    glow: str = ""  # colour of the team it moved: a die that matched a lane
    tone: str = ""  # colour of the resin; "" is the match dice's blue
    lit: bool = False  # pointed at, or to be gathered
    dim: bool = False


@dataclass(slots=True)
class CupPicture:
    """The leather cup. Without a place it stands aside on the table."""

    place: tuple[float, float] | None = None  # where its foot is, in yards
    lift: float = 0.0  # yards above the table
    heading: float = 0.0  # the way it tips, 0 to the right, counterclockwise
    tilt: float = 0.0  # 0 upright, 1 poured out
    shake: float = 0.0  # -1 to 1, the wobble of the moment
    dice: int = 0  # how many are seen inside
    lit: bool = False


@dataclass(slots=True)
class FlagPicture:
    """A challenge flag that was thrown: flying, or lying on the field."""

    x: float
    y: float
    z: float = 0.0
    turn: float = 0.0
    tone: str = "#f2c230"
    phase: float = 0.0  # seconds, for the flutter


@dataclass(slots=True)
class Trail:
    """Chevrons where a team came from (or may go: ``faint``), from one progress to another."""

    tone: str
    lane: int
    end: int
    start: float
    stop: float
    faint: bool = False


@dataclass(slots=True)
class Tag:
    """A few words at a place on the field. ``kind``: "plain", "good", "bad", "team" (in ``tone``)."""

    x: float
    y: float
    words: str
    head: str = ""  # in the display face, before the words
    kind: str = "plain"
    tone: str = ""
    lift: float = 0.0
    fade: float = 1.0


@dataclass(slots=True)
class Target:
    """A ring on the field where a helmet may be set down, or a cup emptied."""

    x: float
    y: float
    tone: str
    words: str = ""
    lit: bool = False


@dataclass(slots=True)
class CarryArc:
    """The faint "must carry" arc: how far a throw from here has to go (BFL-2.2)."""

    x: float
    y: float
    radius: float = 38.0
    fade: float = 1.0


@dataclass(slots=True)
class ThrowMeter:
    """The two-tap meter: first power, then aim. What is None has not begun; ``stage`` is the running one."""

    power: float | None = None  # 0 to 1
    aim: float | None = None  # -1 (towards the near side) to 1 (the far side)
    stage: str = "power"  # "power", "aim" or "done"
    zones: tuple[tuple[float, str, str], ...] = (
        (0.5, "slow", "warn"),
        (0.73, "good", "good"),
        (1.0, "wild", "bad"),
    )  # upper ends, words, signals of the palette
    single: bool = False  # there is only power (the spinner)


@dataclass(slots=True)
class BattleDie:
    """A battle die: ``face`` is 0 before it is thrown, ``progress`` runs 0 to 1 from the hand to rest.

    ``pose`` is how the physics has it: yards from the place where it will rest, the height of its centre, its
    attitude.
    """

    face: int = 0
    progress: float = 1.0
    pose: tuple[float, float, float, Attitude] | None = None


@dataclass(slots=True)
class Fighter:
    """One side of a battle. ``verdict``: "", "wins", "loses" or "again"."""

    team: Team
    dice: tuple[BattleDie, BattleDie, BattleDie]
    verdict: str = ""
    turn: bool = False  # it is this side's throw


@dataclass(slots=True)
class BattlePicture:
    """The battle overlay (BFL-3.1 to 3.4)."""

    lane: int
    left: Fighter
    right: Fighter
    clash: float = 0.0  # 0 the helmets at their edges, 1 met in the middle
    line: str = ""  # "Ada wins and passes."
    note: str = ""
    rule: str = "BFL-3.1"
    fade: float = 1.0


@dataclass(slots=True)
class SpinnerPicture:
    """The brass spinner, angles as the physics gives them; covered until the call (BFL-4.4, BFL-7.2)."""

    title: str
    rule: str
    wheel: float = 0.0
    flapper: float = 0.0
    lid: float = 1.0  # 1 covered, 0 open
    call: str = ""  # "", "odd" or "even"
    ask: bool = False  # the two keys can be pressed
    pointed: str = ""  # the key pointed at
    number: int = 0  # once it has stopped
    right: bool | None = None  # whether the call was right
    line: str = ""
    note: str = ""
    fade: float = 1.0


@dataclass(slots=True)
class Bar:
    """The top of the screen and the roll that lies on the table."""

    quarter: int = 1
    quarters: int = 4
    roll: int = 0
    title: str = "BFL"
    note: str = ""  # "4 teams · hotseat"
    words: str = ""  # instead of the quarter: "Kick play-off"
    last_roll: tuple[tuple[int, bool], ...] = ()  # (face, outside), sorted when drawn


@dataclass(slots=True)
class BflPicture:
    """Everything on the table at one moment."""

    sides: list[SidePicture] = field(default_factory=list)
    dice: list[DiePicture] = field(default_factory=list)
    bar: Bar = field(default_factory=Bar)
    cup: CupPicture | None = field(default_factory=CupPicture)
    flags: list[FlagPicture] = field(default_factory=list)
    trails: list[Trail] = field(default_factory=list)
    tags: list[Tag] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)
    arc: CarryArc | None = None
    meter: ThrowMeter | None = None
    battle: BattlePicture | None = None
    spinner: SpinnerPicture | None = None
    time: float = 0.0  # seconds of the table's own clock: flags wave by it
