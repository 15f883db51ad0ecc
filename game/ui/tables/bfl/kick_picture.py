"""What the kick view shows: plain values, filled by the match and practice scenes, drawn by `KickView`.

Kick coordinates as in `game.physics.flick`: x yards along the kick from where the ball stands, y yards to the
left of it, z up; angles in radians.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from game.ui.drawing.teams import Team

Place = tuple[float, float, float]
Pose = tuple[float, float, float, float, float]
"""x, y, z, pitch and yaw: a KickPose fits."""


@dataclass(slots=True)
class KickTrace:
    """A former kick: its way, and where and how it crossed the goal's plane."""

    number: int
    good: bool
    way: tuple[Place, ...]  # some 20 to 60 places from the ball to where it was decided
    cross: tuple[float, float] | None = None  # left of the middle, up
    words: str = ""  # "wide left by 4"


@dataclass(slots=True)
class FrameMark:
    """The ball on the frame: a flash and a shiver that fade with ``age`` (seconds)."""

    part: str  # "bar", "left" or "right"
    place: Place
    age: float = 0.0


@dataclass(slots=True)
class KickPicture:
    """Everything the kick view shows at one moment."""

    distance: float = 110.0
    title: str = "Extra point"
    note: str = ""  # "worth 1 · one try · after the touchdown"
    team: Team | None = None
    # what the hands do
    lean: float = math.radians(42.0)
    contact: float = 0.0  # -1 low to 1 high
    offset: float = 0.0  # yards, to the left
    aim: float = 0.0
    power: float | None = None  # None: not drawn yet
    pull: tuple[float, float] | None = None  # where the drag has got to, in logical units
    aiming: bool = True  # the target, the aim line and the cards can be used
    stage: str = ""  # by keys: "power" or "aim" is the running one
    # what the ball does
    pose: Pose | None = None  # None: it stands and leans
    finger: Place | None = None
    tail: tuple[Place, ...] = ()  # the last places of the ball in flight
    hits: list[FrameMark] = field(default_factory=list)
    # around it
    wind: tuple[float, float] = (0.0, 0.0)  # along the kick and to the left, yards a second
    windy: bool = False  # the wind card is shown
    traces: list[KickTrace] = field(default_factory=list)
    said: str = ""  # "GOOD", "NO GOOD"
    said_good: bool = False
    said_note: str = ""
    card: bool = True  # "Where to flick it"
    time: float = 0.0  # the table's own clock, for the flags
