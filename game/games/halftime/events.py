"""What happens in a Half-Time Football match. Seats are 0 (home) and 1 (away), NOBODY is -1.

``start`` and ``ball`` are where the ball comes from and where it is then, in yards from the goal line that
``seat`` defends; 0 and 100 are the goal lines themselves (`state.from_home` turns them to one scale). Faces
are as printed. Every event has the ``rule`` that it follows. A play is told in this order: `Called`, what the
dice bring, `PlayOver`, and then `Spotted` where the ball lies ready for the next down, if there is one.

Plain slotted dataclasses: they are made by the thousand, and freezing them costs three times as much.
Nobody changes an event.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.requests import Face


# -------------------------------------------------------------------------------------- start and end
@dataclass(slots=True)
class PreGameRolled:
    """A game die each, home first; ``elects`` has the higher, or NOBODY: they roll again (HT-2.2)."""

    kind: ClassVar[str] = "pregame"
    rule: ClassVar[str] = "HT-2.2"
    faces: tuple[Face, Face]
    elects: int


@dataclass(slots=True)
class Elected:
    """``word`` is kick or receive."""

    kind: ClassVar[str] = "elected"
    rule: ClassVar[str] = "HT-2.2"
    seat: int
    word: str


@dataclass(slots=True)
class Kickoff:
    """``seat`` receives; its face is the first. ``yards``: receiver less kicker, applied to ``start``, the
    receivers' 20; at ``ball`` 0 a touchback follows (HT-2.3)."""

    kind: ClassVar[str] = "kickoff"
    rule: ClassVar[str] = "HT-2.3"
    seat: int
    kicker: int
    faces: tuple[Face, Face]
    yards: int
    start: int
    ball: int


@dataclass(slots=True)
class Touchback:
    """The ball came to the goal line of ``seat``, which has it on its own 20 now."""

    kind: ClassVar[str] = "touchback"
    seat: int
    ball: int
    rule: str


@dataclass(slots=True)
class PlayOver:
    """The play that was ``called`` is over; ``plays_left`` of the half (0 in overtime)."""

    kind: ClassVar[str] = "play"
    rule: ClassVar[str] = "HT-2.5"
    seat: int
    word: str
    plays_left: int


@dataclass(slots=True)
class HalfEnd:
    """The first or the second half is over (HT-2.5)."""

    kind: ClassVar[str] = "half_end"
    rule: ClassVar[str] = "HT-2.5"
    half: int


@dataclass(slots=True)
class OvertimePossession:
    """``seat`` has the ball; ``number`` is 1…8, odd numbers begin a pair (HT-2.6)."""

    kind: ClassVar[str] = "overtime"
    rule: ClassVar[str] = "HT-2.6"
    seat: int
    number: int


@dataclass(slots=True)
class Over:
    """The match has ended; ``winner`` is NOBODY for a tie."""

    kind: ClassVar[str] = "over"
    winner: int
    score: tuple[int, int]
    rule: str


# ------------------------------------------------------------------------------------------- downs
@dataclass(slots=True)
class Called:
    """The offence has called a play: ``word`` is run, pass, punt or field_goal. The down as it stood."""

    kind: ClassVar[str] = "called"
    rule: ClassVar[str] = "HT-3.1"
    seat: int
    word: str
    ball: int
    down: int
    to_go: int


@dataclass(slots=True)
class Spotted:
    """The ball lies ready: in the band of ``down``, with ``to_go`` in the window of the yard marker, which
    has its tip at ``marker`` (HT-2.4)."""

    kind: ClassVar[str] = "spot"
    rule: ClassVar[str] = "HT-2.4"
    seat: int
    ball: int
    down: int
    to_go: int
    marker: int


@dataclass(slots=True)
class FirstDown:
    """The line to gain is reached, by a play or by a penalty on the defence."""

    kind: ClassVar[str] = "first_down"
    seat: int
    ball: int
    rule: str


@dataclass(slots=True)
class TurnoverOnDowns:
    """``seat`` has failed on fourth down; the other side takes over at the spot, which is ``ball``."""

    kind: ClassVar[str] = "turnover_on_downs"
    rule: ClassVar[str] = "HT-3.3"
    seat: int
    ball: int


# ------------------------------------------------------------------------------------------ running
@dataclass(slots=True)
class Ran:
    """Game dice of offence and defence; ``yards`` is their difference (HT-4.1)."""

    kind: ClassVar[str] = "run"
    rule: ClassVar[str] = "HT-4.1"
    seat: int
    faces: tuple[Face, Face]
    yards: int
    start: int
    ball: int


@dataclass(slots=True)
class NoGain:
    """Equal dice of a run (HT-4.2), or a pass that is no good (HT-5.1)."""

    kind: ClassVar[str] = "no_gain"
    seat: int
    ball: int
    rule: str


@dataclass(slots=True)
class Fumble:
    """10 and 10: the ball is loose, and the red dice decide. ``seat`` has run (HT-4.3)."""

    kind: ClassVar[str] = "fumble"
    rule: ClassVar[str] = "HT-4.3"
    seat: int
    ball: int


@dataclass(slots=True)
class Penalty:
    """O and O: a penalty, and the red dice decide against whom. ``seat`` has run (HT-4.3)."""

    kind: ClassVar[str] = "penalty"
    rule: ClassVar[str] = "HT-4.3"
    seat: int
    ball: int


@dataclass(slots=True)
class RedRolled:
    """Red dice of offence (``seat``) and defence; ``again`` when they are equal (HT-6.1, HT-7.1)."""

    kind: ClassVar[str] = "red"
    seat: int
    faces: tuple[Face, Face]
    again: bool
    rule: str


@dataclass(slots=True)
class Recovered:
    """``seat`` recovers the fumble and moves the ball ``yards`` toward the other's goal line (HT-6.1)."""

    kind: ClassVar[str] = "recovery"
    settles: ClassVar[str] = "fumble"
    rule: ClassVar[str] = "HT-6.1"
    seat: int
    yards: int
    start: int
    ball: int


@dataclass(slots=True)
class Penalised:
    """The penalty goes against ``against``, who loses ``yards``; the ball of the offence (``seat``) moves,
    never nearer to a goal line than 5 (HT-7.1, HT-7.3)."""

    kind: ClassVar[str] = "penalised"
    settles: ClassVar[str] = "penalty"
    seat: int
    against: int
    yards: int
    start: int
    ball: int

    @property
    def stopped(self) -> bool:
        """Did it stop at the 5, short of its yards?"""
        return abs(self.ball - self.start) < self.yards

    @property
    def rule(self) -> str:
        return "HT-7.3" if self.stopped else "HT-7.1"


# ------------------------------------------------------------------------------------------ passing
@dataclass(slots=True)
class Passed:
    """The face of the blue die, and the yards it brings: 0 for NG and I (HT-5.1)."""

    kind: ClassVar[str] = "pass"
    rule: ClassVar[str] = "HT-5.1"
    seat: int
    face: Face
    yards: int
    start: int
    ball: int


@dataclass(slots=True)
class Interception:
    """``seat`` intercepts a pass thrown from ``ball`` (in its own yards); its game die says how far back
    (HT-5.2)."""

    kind: ClassVar[str] = "interception"
    rule: ClassVar[str] = "HT-5.2"
    seat: int
    ball: int


@dataclass(slots=True)
class TakenOver:
    """``seat`` has intercepted ``yards`` downfield of the line of scrimmage, ``start``; at ``ball`` 0 a
    touchback follows (HT-5.2)."""

    kind: ClassVar[str] = "taken_over"
    settles: ClassVar[str] = "interception"
    rule: ClassVar[str] = "HT-5.2"
    seat: int
    face: Face
    yards: int
    start: int
    ball: int


# ------------------------------------------------------------------------------------------ kicking
@dataclass(slots=True)
class Punt:
    """``yards`` downfield by the green die; 0 is a block. At ``ball`` 100 a touchback follows (HT-8.1)."""

    kind: ClassVar[str] = "punt"
    rule: ClassVar[str] = "HT-8.1"
    seat: int
    yards: int
    blocked: bool
    start: int
    ball: int


@dataclass(slots=True)
class Runback:
    """``seat`` runs the punt back by its game die; ``ball`` 100 is a touchdown (HT-8.1)."""

    kind: ClassVar[str] = "runback"
    rule: ClassVar[str] = "HT-8.1"
    seat: int
    face: Face
    yards: int
    start: int
    ball: int


@dataclass(slots=True)
class FieldGoal:
    """A try at ``distance`` yards with a kick of ``yards``; ``points`` are 3 or 0 (HT-8.2)."""

    kind: ClassVar[str] = "field_goal"
    rule: ClassVar[str] = "HT-8.2"
    seat: int
    distance: int
    yards: int
    good: bool
    points: int
    ball: int


@dataclass(slots=True)
class ExtraPoint:
    """A kick of ``yards``; ``points`` are 1 or 0 (HT-8.3)."""

    kind: ClassVar[str] = "extra_point"
    rule: ClassVar[str] = "HT-8.3"
    seat: int
    yards: int
    good: bool
    points: int


@dataclass(slots=True)
class Touchdown:
    kind: ClassVar[str] = "touchdown"
    rule: ClassVar[str] = "HT-3.4"
    seat: int
    points: int


@dataclass(slots=True)
class Safety:
    """``seat`` gets the points; ``conceded`` was stopped on its own goal line and kicks off (HT-3.4)."""

    kind: ClassVar[str] = "safety"
    rule: ClassVar[str] = "HT-3.4"
    seat: int
    conceded: int
    points: int
