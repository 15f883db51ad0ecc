"""The picture made from a match: from its state, from what is asked, and from what lies on the table since the
last throw. Clips lead from one such picture to the next."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.board import DIE_RADIUS
from game.core.match import Match
from game.core.requests import Choice, DieAtRest, Flick, Request, Roll, Spin, Throw
from game.games.bfl.events import Called, Challenge, MovedBack, Overturned, QuarterEnd, Rolled, Stands, Stepped
from game.games.bfl.state import NOBODY, Phase, State, rival
from game.ui.drawing.dice3d import octahedron
from game.ui.drawing.teams import Team
from game.ui.table import Played
from game.ui.tables.bfl import throws
from game.ui.tables.bfl.picture import (
    Bar,
    BattleDie,
    BattlePicture,
    BflPicture,
    CupPicture,
    DiePicture,
    Fighter,
    FlagPicture,
    SidePicture,
    SpinnerPicture,
    Trail,
)

REST = DIE_RADIUS / math.sqrt(3.0)  # height of the centre of a die that lies on a face
RIBBONS = {"lane": "TO ROLL", "roll_off": "TO ROLL", "battle": "BATTLE", "throw": "TO THROW", "two": "TO SPIN"}


@dataclass
class Since:
    """What has happened on the table since the last throw (or roll of a lane)."""

    dice: list[DiePicture] = field(default_factory=list)
    last_roll: tuple[tuple[int, bool], ...] = ()
    gains: dict[int, int] = field(default_factory=dict)
    trails: dict[int, tuple[int, int]] = field(default_factory=dict)  # seat: from, to
    flags: list[int] = field(default_factory=list)  # seats whose flag lies on the field
    call: str = ""  # odd or even, until the wheel has answered it


@dataclass(frozen=True)
class Cast:
    """What a picture needs beside the match: how the teams look, and what the window alone knows."""

    teams: Sequence[Team]
    note: str  # "4 teams · hotseat"
    start_angle: Callable[[int], float]  # of the wheel, for the spin after so many answers


def made(match: Match[Any], history: Sequence[Played], cast: Cast) -> BflPicture:
    """The whole picture, at rest."""
    s: State = match.state
    request = match.pending
    since = since_throw(history, s, cast.teams)
    return BflPicture(
        sides=sides(s, request, since, cast.teams),
        dice=since.dice,
        bar=bar(s, since, cast.note),
        cup=CupPicture(lit=isinstance(request, Throw)),
        flags=[lying_flag(seat) for seat in since.flags],
        trails=[
            Trail(cast.teams[seat].colour, s.lane[seat], s.end[seat], start, stop)
            for seat, (start, stop) in since.trails.items()
            if start != stop
        ],
        battle=battle(s, request, history, cast.teams),
        spinner=spinner(request, since.call, cast, len(history)),
    )


# ------------------------------------------------------------------------------------------------ sides
def sides(s: State, request: Request | None, since: Since, teams: Sequence[Team]) -> list[SidePicture]:
    """The cards and helmets of all seats."""
    asked = who_is_asked(request)
    flags = {seat for seat, words in request.options if words == ("challenge",)} if _penalty(request) else set()
    return [
        SidePicture(
            seat=seat,
            team=team,
            lane=s.lane[seat],
            end=max(0, s.end[seat]) if s.lane[seat] else seat % 2,
            yards=float(s.yard[seat]),
            score=s.score[seat],
            gain=gain_words(since.gains.get(seat, 0)),
            active=seat in asked,
            ribbon=ribbon(request) if seat in asked else "",
            paused=s.paused[seat],
            flag=s.flag[seat],
            may_flag=seat in flags,
        )
        for seat, team in enumerate(teams)
    ]


def _penalty(request: Request | None) -> Any:
    return request if isinstance(request, Choice) and request.what.endswith("_penalty") else None


def who_is_asked(request: Request | None) -> tuple[int, ...]:
    """The seats that the table shows as asked: of a penalty the one that it is about."""
    if request is None:
        return ()
    if _penalty(request):
        return request.seats[-1:]
    return tuple(seat for seat in request.seats if seat != NOBODY)


def ribbon(request: Request | None) -> str:
    """What the active card says."""
    match request:
        case None:
            return ""
        case Flick():
            return "TO KICK"
        case Choice():
            return "PENALTY" if _penalty(request) else "TO CHOOSE"
        case _:
            return RIBBONS.get(request.what, "TO PLAY")


def gain_words(yards: int) -> str:
    """ "+20", or with a true minus."""
    return f"+{yards}" if yards > 0 else f"−{-yards}" if yards < 0 else ""


def bar(s: State, since: Since, note: str) -> Bar:
    """The top of the screen."""
    words = ""
    if s.phase is Phase.PLAYOFF:
        words = f"Play-off, round {s.round}"
    elif s.phase is Phase.OVER:
        words = "Final"
    return Bar(quarter=min(s.quarter, 4), roll=s.rolls, note=note, words=words, last_roll=since.last_roll)


# ------------------------------------------------------------------------------------------- the table
def since_throw(history: Sequence[Played], s: State, teams: Sequence[Team]) -> Since:
    """Reads backwards to the last throw, then forwards from it."""
    start = len(history)
    while start > 0:
        start -= 1
        request = history[start].request
        if isinstance(request, Throw) or (isinstance(request, Roll) and request.what in ("lane", "roll_off")):
            break
    since = Since()
    for played in history[start:]:
        if isinstance(played.request, Throw):
            since.dice = thrown(played)
        elif isinstance(played.request, Roll) and played.request.what in ("lane", "roll_off"):
            since.dice = rolled(played)
        for event in played.events:
            _note(since, event)
    light(since.dice, s, teams)
    return since


def _note(since: Since, event: Any) -> None:
    match event:
        case Rolled():
            since.last_roll = tuple((die.face, die.outside) for die in event.dice)
        case Stepped() | MovedBack():
            first, _ = since.trails.get(event.seat, (event.start, event.start))
            since.trails[event.seat] = first, event.yard
            since.gains[event.seat] = since.gains.get(event.seat, 0) + event.yard - event.start
        case Challenge():
            since.flags.append(event.seat)
        case Called():
            since.call = event.call
        case Stands() | Overturned():
            since.flags.clear()
            since.call = ""
        case QuarterEnd():
            since.dice, since.last_roll = [], ()
            since.gains.clear()
            since.trails.clear()
        case _ if event.kind in ("try", "playoff", "playoff_won"):
            since.call = ""


def thrown(played: Played) -> list[DiePicture]:
    """The dice of a throw where they came to rest: as they fell, if that is known, else turned by chance's
    own place."""
    track = throws.again(played)
    if isinstance(track, throws.CupThrow):
        return at_rest(track, [die.outside for die in track.tumble.dice])
    return [laid(die, number) for number, die in enumerate(played.answer)]  # type: ignore[arg-type]


def rolled(played: Played) -> list[DiePicture]:
    """Dice that were merely rolled; where they lie is known only to whoever saw it."""
    track = throws.again(played)
    return at_rest(track) if isinstance(track, throws.CupThrow) else []


def at_rest(track: throws.CupThrow, outside: Sequence[bool] = ()) -> list[DiePicture]:
    """The last pose of a tumble."""
    poses = track.tumble.poses(track.tumble.seconds)
    return [
        DiePicture(
            pose.x,
            pose.y,
            pose.z,
            (pose.qw, pose.qx, pose.qy, pose.qz),
            face=die.face,
            resting=True,
            out=bool(outside) and outside[number],
            tone=track.tone(number),
        )
        for number, (pose, die) in enumerate(zip(poses, track.tumble.dice, strict=True))
    ]


def laid(die: Any, number: int) -> DiePicture:
    """A die of a record that tells no more than face and place (or not even that: then it lies in a row)."""
    assert isinstance(die, DieAtRest)
    x = 20.0 + 11.0 * (number % 8) if die.x is None else die.x
    y = (-6.0 if die.outside else 8.0 + 11.0 * (number // 8)) if die.y is None else die.y
    turn = octahedron().rest(die.face, math.sin(x * 1.7 + y) * 0.5)
    return DiePicture(x, y, REST, turn, face=die.face, resting=True, out=die.outside)


def light(dice: list[DiePicture], s: State, teams: Sequence[Team]) -> None:
    """Dice that show a team's lane glow in its colour."""
    lanes = {lane: teams[seat].colour for seat, lane in reversed(list(enumerate(s.lane))) if lane}
    for die in dice:
        if not die.tone:
            die.glow = lanes.get(die.face, "")


def lying_flag(seat: int) -> FlagPicture:
    """A thrown flag on the field, each seat's in a place of its own."""
    return FlagPicture(36.0 + 7.0 * seat, 9.0 + 3.0 * (seat % 3), turn=0.5 * seat)


# ------------------------------------------------------------------------------------------- overlays
def battle(
    s: State, request: Request | None, history: Sequence[Played], teams: Sequence[Team]
) -> BattlePicture | None:
    """The battle that is being rolled. The first team's dice lie there when the second is asked."""
    if not (isinstance(request, Roll) and request.what == "battle"):
        return None
    seat = request.seats[0]
    rolls = 0
    while rolls < len(history) and _is_battle_roll(history[-1 - rolls]):
        rolls += 1
    other = rival(s, seat)
    faces = {seat: (0, 0, 0)}
    faces[other] = history[-1].answer if rolls % 2 else (0, 0, 0)  # type: ignore[assignment]
    return fight(s, seat, other, faces, teams, turn=seat)


def _is_battle_roll(played: Played) -> bool:
    return isinstance(played.request, Roll) and played.request.what == "battle"


def fight(
    s: State, seat: int, other: int, faces: dict[int, tuple[int, ...]], teams: Sequence[Team], *, turn: int
) -> BattlePicture:
    """The overlay of a battle: who started at the left end stands at the left."""
    left, right = (seat, other) if s.end[seat] <= s.end[other] else (other, seat)
    a, b = (
        Fighter(teams[who], battle_dice(faces.get(who, (0, 0, 0))), turn=who == turn) for who in (left, right)
    )
    return BattlePicture(s.lane[seat], a, b, rule="BFL-3.2")


def battle_dice(faces: Sequence[int]) -> tuple[BattleDie, BattleDie, BattleDie]:
    """Three dice at rest; 0 is a die not thrown yet."""
    a, b, c = (BattleDie(face) for face in faces)
    return a, b, c


def spinner(request: Request | None, call: str, cast: Cast, answers: int) -> SpinnerPicture | None:
    """The spinner, covered until the call is made."""
    match request:
        case Choice(what="call"):
            return SpinnerPicture("Two-point try", "BFL-4.4", ask=True)
        case Roll(what="call"):
            return SpinnerPicture("Challenge", "BFL-7.2")
        case Spin():
            title = "Two-point try" if request.seats else "Challenge"
            rule = "BFL-4.4" if request.seats else "BFL-7.2"
            return SpinnerPicture(title, rule, wheel=cast.start_angle(answers), lid=0.0, call=call)
        case _:
            return None
