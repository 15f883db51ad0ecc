"""Pictures of the BFL table as a match would fill them."""

from __future__ import annotations

import math
from dataclasses import replace
from math import pi, sin

from game.core import board
from game.core.gestures import KickGesture
from game.physics.flick import flick
from game.ui.drawing.dice3d import octahedron, qmul, quat
from game.ui.drawing.teams import TEAMS
from game.ui.tables.bfl.kick_picture import FrameMark, KickPicture, KickTrace
from game.ui.tables.bfl.picture import (
    Bar,
    BattleDie,
    BattlePicture,
    BflPicture,
    CarryArc,
    CupPicture,
    DiePicture,
    Fighter,
    FlagPicture,
    SidePicture,
    SpinnerPicture,
    Tag,
    Target,
    ThrowMeter,
    Trail,
)

FLAT = board.DIE_RADIUS / 3**0.5  # height of a resting die's centre
Spec = tuple[int, float, float, float]


def resting(face: int, x: float, y: float, yaw: float) -> DiePicture:
    """A die that lies still."""
    out = board.outside(x, y)
    return DiePicture(x, y, FLAT, octahedron().rest(face, yaw), face, resting=True, out=out)


def _table(lanes: list[int], yards: list[int], came: list[int], scores: list[int], active: int) -> BflPicture:
    sides, trails = [], []
    for i, (lane, yd, step, score) in enumerate(zip(lanes, yards, came, scores, strict=True)):
        side = SidePicture(
            i, TEAMS[i], lane, board.LEFT if i % 2 == 0 else board.RIGHT, yd, score, active=i == active
        )
        side.gain = f"+{step}" if step > 0 else f"−{-step}" if step < 0 else ""
        side.ribbon = "TO THROW"
        side.flag = i != 2
        sides.append(side)
        if step:
            trails.append(Trail(TEAMS[i].colour, lane, side.end, yd - step, yd))
    return BflPicture(sides, trails=trails)


def four() -> BflPicture:
    """Four teams, a 6 outside the red line."""
    p = _table([3, 5, 2, 7], [60, 40, 30, 50], [20, 0, 10, -10], [13, 8, 6, 14], 0)
    spots: list[Spec] = [
        (3, 27, 57, 0.3),
        (3, 91, 26, -0.42),
        (2, 44, 48, 0.15),
        (7, 87, 47, -0.22),
        (1, 97, 72, 0.38),
        (8, 20, 18, -0.35),
        (4, 82, 8, 0.1),
        (6, 36, -5.5, 0.24),
    ]
    p.dice = [resting(*s) for s in spots]
    p.bar = Bar(2, 4, 14, note="4 teams · hotseat", last_roll=tuple((d.face, d.out) for d in p.dice))
    return p


def eight() -> BflPicture:
    """Eight teams, all eight dice different."""
    p = _table(
        [3, 5, 2, 7, 8, 1, 6, 4],
        [60, 40, 30, 50, 20, 70, 10, 80],
        [10, 10, 10, 20, 10, 0, 10, 10],
        [13, 8, 6, 14, 0, 7, 20, 6],
        4,
    )
    p.sides[5].paused = True
    spots = ((17, 67), (89, 58), (46, 34), (103, 36), (46, 7), (87, 27), (63, 73), (90, 6))
    p.dice = [resting(i + 1, x, y, 0.5 - 0.15 * i) for i, (x, y) in enumerate(spots)]
    p.bar = Bar(3, 4, 21, note="8 teams · hotseat", last_roll=tuple((d.face, False) for d in p.dice))
    return p


def two() -> BflPicture:
    """Two teams at the start of a match."""
    p = _table([4, 6], [0, 0], [0, 0], [0, 0], 1)
    p.bar = Bar(1, 4, 0, note="2 teams · hotseat")
    return p


def five() -> BflPicture:
    """Five teams in mid-quarter."""
    p = _table([3, 5, 2, 7, 8], [60, 40, 30, 90, 20], [10, 0, 30, 10, 0], [13, 8, 6, 14, 0], 2)
    p.bar = Bar(4, 4, 33, note="5 teams · hotseat")
    return p


def throwing() -> BflPicture:
    """The cup in the hand, the meter running, a flag in the air, dice that lie behind helmets."""
    p = four()
    p.sides[1].paused = True
    p.sides[0].may_flag = p.sides[3].may_flag = True
    p.cup = CupPicture((-4.0, 40.0), lift=6.0, heading=0.15, tilt=0.25, shake=0.5, dice=8)
    p.meter = ThrowMeter(0.62, 0.2, "aim")
    p.arc = CarryArc(0.0, 40.0)
    p.flags = [FlagPicture(75, 18, 14.0, 0.5, phase=0.3), FlagPicture(104, 30, 0.0, 0.4)]
    p.dice = [resting(3, 70, 60, 0.2), resting(5, 69, 38, 0.9), resting(7, 63, 19, 0.1)]
    p.dice[0].glow, p.dice[1].glow = TEAMS[0].colour, TEAMS[1].colour
    p.dice[2].glow, p.dice[1].lit = TEAMS[3].colour, True
    p.tags = [Tag(50, 64, "to 60", "+20", "good"), Tag(80, 71, "loses 10 yards", "", "bad", fade=0.6)]
    p.targets = [Target(90, 55, "#fff1c8", "80"), Target(100, 55, "#fff1c8", "90", lit=True)]
    p.trails.append(Trail(TEAMS[1].colour, 5, board.RIGHT, 40, 60, faint=True))
    return p


def battling() -> BflPicture:
    """The Foxes have won a battle against the Owls."""
    p = four()
    p.battle = BattlePicture(
        3,
        Fighter(TEAMS[0], (BattleDie(6), BattleDie(2), BattleDie(7)), "wins"),
        Fighter(TEAMS[1], (BattleDie(4), BattleDie(1), BattleDie(6)), "loses"),
        line="Ada wins and passes.",
        note="Ben goes back 10 and pauses for one roll",
    )
    return p


def clashing() -> BflPicture:
    """Two helmets meet; the left side's dice are rolling."""
    p = four()
    p.battle = BattlePicture(
        7,
        Fighter(TEAMS[6], (BattleDie(6, 0.2), BattleDie(2, 0.5), BattleDie(7, 0.8)), turn=True),
        Fighter(TEAMS[7], (BattleDie(), BattleDie(), BattleDie())),
        clash=1.0,
    )
    return p


def spinning(number: int = 6) -> BflPicture:
    """The wheel has stopped."""
    p = four()
    wheel = pi / 2 - (number - 0.4) * pi / 4
    p.spinner = SpinnerPicture(
        "Two-point try",
        "BFL-4.4",
        wheel,
        0.1,
        lid=0.0,
        call="even",
        number=number,
        line="Cleo called even: 6 is even.",
        note="Two points for the Marsh Herons",
    )
    return p


def calling() -> BflPicture:
    """The call is asked for, the wheel is covered."""
    p = four()
    p.spinner = SpinnerPicture("Challenge", "BFL-7.2", ask=True, pointed="odd", line="Odd or even?")
    return p


def kick_traces(distance: float = 110.0) -> list[KickTrace]:
    """Three kicks of the physics: one wide, one good, one against the bar or near it."""
    out = []
    gestures = (
        KickGesture(0.62, math.radians(8.0)),
        KickGesture(0.60, math.radians(-1.5)),
        KickGesture(0.545, math.radians(1.0)),
    )
    for i, gesture in enumerate(gestures):
        kick = flick(gesture, distance)
        stop = kick.decided - kick.strike.seconds
        times = [kick.strike.seconds + stop * j / 40 for j in range(41)]
        way = tuple((p.x, p.y, p.z) for p in map(kick.pose, times))
        out.append(KickTrace(i + 1, kick.good, way, kick.cross, "good" if kick.good else kick.why))
    return out


def kicking() -> KickPicture:
    """The line is drawn, three kicks have gone before."""
    return KickPicture(
        note="worth 1 · one try · after the touchdown",
        power=0.64,
        aim=math.radians(-2.0),
        contact=0.1,
        offset=-0.2,
        pull=(662.0, 650.0),
        wind=(0.0, 9.0),
        windy=True,
        traces=kick_traces(),
    )


def flying() -> KickPicture:
    """The ball strikes a post."""
    p = kicking()
    p.pull, p.power, p.aiming = None, 0.6, False
    kick = flick(KickGesture(0.6, math.radians(5.0)), 110)
    t = kick.decided * 0.93
    p.pose = kick.pose(t)
    p.tail = tuple((q.x, q.y, q.z) for q in (kick.pose(t - 0.02 * i) for i in range(12, 0, -1)))
    p.hits = [FrameMark("left", (110.0, 12.0, 30.0), 0.1)]
    p.said, p.said_good, p.said_note = "Good!", True, "6 yards over the bar"
    return p


def tumbling(p: BflPicture, t: float) -> BflPicture:
    """The same dice in the air at a time."""
    dice = []
    for i, d in enumerate(p.dice):
        q = qmul(quat((1, 0.4 + i * 0.1, 0.3), t * (5 + i * 0.4) + i), d.attitude)
        z = 5 + 9 * abs(sin(t * 3 + i * 0.7))
        dice.append(DiePicture(60 + (d.x - 60) * 0.9 + 2 * sin(t * 2 + i), 40 + (d.y - 40) * 0.85, z, q))
    return replace(p, dice=dice)
