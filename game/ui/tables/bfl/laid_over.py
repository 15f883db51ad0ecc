"""What is laid over the table while something is asked: the battle, the spinner, the view of a kick."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.board import LEFT
from game.core.requests import Choice, Flick, Request, Roll, Spin
from game.games.bfl.state import Phase, State, rival
from game.physics.flick import Kick
from game.ui.drawing.teams import Team
from game.ui.table import Played
from game.ui.tables.bfl import kick_flight, kick_words, throws
from game.ui.tables.bfl.kick_picture import KickPicture
from game.ui.tables.bfl.picture import BattleDie, BattlePicture, Fighter, SpinnerPicture


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
    faces = [face for face in played.answer if isinstance(face, int)]
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


def spinner(
    request: Request | None, call: str, start_angle: Callable[[int], float], answers: int
) -> SpinnerPicture | None:
    """The spinner, covered until the call is made."""
    match request:
        case Choice(what="call"):
            return covered()
        case Roll(what="call"):
            return covered(referee=True)
        case Spin():
            open_ = covered(referee=not request.seats)
            open_.wheel, open_.lid, open_.call, open_.ask = start_angle(answers), 0.0, call, False
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
        kick_flight.trace(track, number, f"{teams[played.seat].coach}: {kick_words.flown(track)}")
        for number, (played, track) in enumerate(old, 1)
    ]
    return KickPicture(float(request.distance), title, note, teams[request.seats[0]], traces=traces)
