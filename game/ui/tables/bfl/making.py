"""The picture made from a match: from its state, from what is asked, and from what lies on the table since
the last throw. Clips lead from one such picture to the next."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.board import DIE_RADIUS, LEFT
from game.core.match import Match
from game.core.requests import Choice, DieAtRest, Flick, Request, Roll, Spin, Throw
from game.games.bfl.events import (
    Called,
    Challenge,
    MovedBack,
    Overturned,
    QuarterEnd,
    Rolled,
    Stands,
    Stepped,
)
from game.games.bfl.roll import EIGHT, HAND_COUNTS
from game.games.bfl.state import NOBODY, Phase, State, rival
from game.physics.flick import Kick
from game.ui.drawing.dice3d import octahedron
from game.ui.drawing.teams import Team
from game.ui.table import Played
from game.ui.tables.bfl import kick_flight, throws
from game.ui.tables.bfl.kick_picture import KickPicture
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
STRAYS = 6  # battle dice that lie about where the cup is loaded by hand (BFL-6.2)
MOST_DICE = HAND_COUNTS[-1]
STRAY_TONE = "#e9e0c8"
OWN_SPOTS = ((38, 62), (52, 24), (60, 50), (72, 66), (81, 33), (46, 43), (67, 15), (90, 54))
STRAY_SPOTS = ((30, -4), (88, -5), (24, 84), (97, 84), (33, 12), (95, 71))
RIBBONS = {
    "lane": "TO ROLL",
    "roll_off": "TO ROLL",
    "battle": "BATTLE",
    "throw": "TO THROW",
    "two": "TO SPIN",
}


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
    slow: Callable[[int], list[DiePicture] | None] = lambda answers: (
        None
    )  # a throw that did not count lies there


def made(match: Match[Any], history: Sequence[Played], cast: Cast) -> BflPicture:
    """The whole picture, at rest."""
    s: State = match.state
    request = match.pending
    since = since_throw(history, s, cast)
    return BflPicture(
        sides=sides(s, request, since, cast.teams),
        dice=since.dice,
        bar=bar(s, since, cast.note),
        cup=cup(request),
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
    flags = may_flag(request)
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


def penalty(request: Request | None) -> Choice | None:
    """The request, if it is about a penalty that may be challenged."""
    return request if isinstance(request, Choice) and request.what.endswith("_penalty") else None


def may_flag(request: Request | None) -> set[int]:
    """The seats that may throw their flag now."""
    choice = penalty(request)
    return {seat for seat, words in choice.options if words == ("challenge",)} if choice else set()


def cup(request: Request | None) -> CupPicture:
    """The cup, standing aside; lit when it is wanted."""
    return CupPicture(lit=isinstance(request, Throw))


def who_is_asked(request: Request | None) -> tuple[int, ...]:
    """The seats that the table shows as asked: of a penalty the one that it is about."""
    if request is None:
        return ()
    if penalty(request):
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
            return "PENALTY" if penalty(request) else "TO CHOOSE"
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
def since_throw(history: Sequence[Played], s: State, cast: Cast) -> Since:
    """Reads backwards to the last throw, then forwards from it."""
    start = len(history)
    while start > 0:
        start -= 1
        request = history[start].request
        if isinstance(request, Throw) or (isinstance(request, Roll) and request.what in ("lane", "roll_off")):
            break
    since = Since(on_table(history[start], s)) if history else Since()
    for played in history[start:]:
        for event in played.events:
            note(since, event)
    light(since.dice, dict(enumerate(s.lane)), cast.teams)
    if before_first_throw(s):
        since.dice = strewn(s)
    since.dice = cast.slow(len(history)) or since.dice
    return since


def before_first_throw(s: State) -> bool:
    """Is the cup to be loaded for the first throw of a quarter?"""
    return s.house.hand and s.phase is Phase.ROLL and s.rolls == 0


def note(since: Since, event: Any) -> None:
    """What an event changes of it."""
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


def fallen(played: Played) -> list[DiePicture]:
    """The dice of a throw, a lane or the roll-off where they came to rest: as they fell, if that is known. Of
    a record without gestures a throw's dice lie at their places, the others nobody has seen."""
    track = throws.again(played)
    throw = isinstance(played.request, Throw)
    if isinstance(track, throws.CupThrow):
        return at_rest(track, [die.outside for die in track.tumble.dice] if throw else ())
    if not throw or not isinstance(played.answer, tuple):
        return []
    return [laid(die, number) for number, die in enumerate(played.answer)]


def on_table(played: Played, s: State) -> list[DiePicture]:
    """Everything that lies on the table after a throw, a lane or the roll-off."""
    if not isinstance(played.request, Throw):
        return fallen(played)
    track = throws.again(played)
    if isinstance(track, throws.CupThrow):
        return fallen(played) + lying_about(s, track)
    count = len(played.answer) if isinstance(played.answer, tuple) else 0
    return fallen(played) + strewn(s, own=max(0, EIGHT - count), stray=min(STRAYS, MOST_DICE - count))


def lying_about(s: State, track: throws.CupThrow) -> list[DiePicture]:
    """With the cup loaded by hand: the dice that stayed on the table when this throw was made."""
    if track.left is not None:
        return [replace(die, glow="", lit=False) for die in track.left] if s.house.hand else []
    count = len(track.tumble.dice)
    own = sum(track.tone(number) == "" for number in range(count))
    return strewn(s, own=max(0, EIGHT - own), stray=min(STRAYS, MOST_DICE - max(own, EIGHT) - (count - own)))


def strewn(s: State, *, own: int = EIGHT, stray: int = STRAYS) -> list[DiePicture]:
    """With the cup loaded by hand: the match's dice and stray battle dice where they lie before anybody has
    moved them."""
    if not s.house.hand:
        return []
    spots = [(x, y, "") for x, y in OWN_SPOTS[:own]] + [(x, y, STRAY_TONE) for x, y in STRAY_SPOTS[:stray]]
    return [
        DiePicture(x, y, REST, octahedron().rest(1 + k % 8, 0.4 * k), face=1 + k % 8, resting=True, tone=tone)
        for k, (x, y, tone) in enumerate(spots)
    ]


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


def light(dice: list[DiePicture], lanes_of: Mapping[int, int], teams: Sequence[Team]) -> None:
    """Dice that show a team's lane glow in its colour; of two teams in a lane in the first one's."""
    lanes = {lane: teams[seat].colour for seat, lane in reversed(list(lanes_of.items())) if lane}
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
    thrown = {other: battle_dice(history[-1])} if rolls % 2 else {}
    return fight(s, seat, other, thrown, teams, turn=seat)


def _is_battle_roll(played: Played) -> bool:
    return isinstance(played.request, Roll) and played.request.what == "battle"


Three = tuple[BattleDie, BattleDie, BattleDie]


def fight(
    s: State, seat: int, other: int, thrown: Mapping[int, Three], teams: Sequence[Team], *, turn: int
) -> BattlePicture:
    """The overlay of a battle: who started at the left end stands at the left."""
    left, right = (seat, other) if s.end[seat] == LEFT else (other, seat)
    a, b = (Fighter(teams[who], thrown.get(who, three()), turn=who == turn) for who in (left, right))
    return BattlePicture(s.lane[seat], a, b, rule="BFL-3.2")


def three(faces: Sequence[int] = (0, 0, 0)) -> Three:
    """Three dice at rest; 0 is a die not thrown yet."""
    a, b, c = (BattleDie(face) for face in faces)
    return a, b, c


def battle_dice(played: Played, share: float = 1.0) -> Three:
    """The dice of one side of a battle, tumbling or (from 1 on) at rest as they fell."""
    assert isinstance(played.answer, tuple)
    faces = [int(face) for face in played.answer]  # type: ignore[arg-type]
    track = throws.again(played)
    if not isinstance(track, throws.CupThrow):
        a, b, c = (BattleDie(face, share) for face in faces)
        return a, b, c
    flown = track.tumble
    now, rest = flown.poses(share * flown.seconds), flown.poses(flown.seconds)
    a, b, c = (
        BattleDie(face, share, (p.x - q.x, p.y - q.y, p.z, (p.qw, p.qx, p.qy, p.qz)))
        for face, p, q in zip(faces, now, rest, strict=True)
    )
    return a, b, c


def covered(*, referee: bool = False) -> SpinnerPicture:
    """The spinner under its lid."""
    if referee:
        return SpinnerPicture("Challenge", "BFL-7.2")
    return SpinnerPicture("Two-point try", "BFL-4.4", ask=True)


def spinner(request: Request | None, call: str, cast: Cast, answers: int) -> SpinnerPicture | None:
    """The spinner, covered until the call is made."""
    match request:
        case Choice(what="call"):
            return covered()
        case Roll(what="call"):
            return covered(referee=True)
        case Spin():
            open_ = covered(referee=not request.seats)
            open_.wheel, open_.lid, open_.call, open_.ask = cast.start_angle(answers), 0.0, call, False
            return open_
        case _:
            return None


# ---------------------------------------------------------------------------------------------- kicks
OLD_KICKS = 3  # that hang in the air


def kick_view(s: State, request: Any, history: Sequence[Played], teams: Sequence[Team]) -> KickPicture:
    """The view of a kick before it is made, with the last ones from the same distance."""
    assert isinstance(request, Flick)
    if s.phase is Phase.PLAYOFF:
        title, note = f"Play-off, round {s.round}", "the best result stays in"
    else:
        title, note = "Extra point", "worth 1 · one try · after the touchdown"
    old = [
        (played, track)
        for played in history[-24:]
        if isinstance(played.request, Flick)
        and played.request.distance == request.distance
        and isinstance(track := throws.again(played), Kick)
    ][-OLD_KICKS:]
    traces = [
        kick_flight.trace(track, number, f"{teams[played.seat].coach}: {kick_flight.words(track)}")
        for number, (played, track) in enumerate(old, 1)
    ]
    return KickPicture(float(request.distance), title, note, teams[request.seats[0]], traces=traces)
