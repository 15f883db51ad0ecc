"""The picture made from a match: from its state, from what is asked, and from what lies on the table since
the last throw. Clips lead from one such picture to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.match import Match
from game.core.requests import Choice, Flick, Request, Roll, Throw
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
from game.games.bfl.state import NOBODY, Phase, State
from game.ui.drawing.teams import Team
from game.ui.table import Played
from game.ui.tables.bfl import laid_over, lying, new_quarter
from game.ui.tables.bfl.picture import (
    Bar,
    BflPicture,
    CupPicture,
    DiePicture,
    FlagPicture,
    SidePicture,
    Trail,
)

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
    s: State = new_quarter.shown(match.state)
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
        battle=laid_over.battle(s, request, history, cast.teams),
        spinner=laid_over.spinner(request, since.call, cast.start_angle, len(history)),
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
    since = Since(lying.on_table(history[start], s)) if history else Since()
    for played in history[start:]:
        for event in played.events:
            note(since, event)
    lying.light(since.dice, dict(enumerate(s.lane)), cast.teams)
    if lying.before_first_throw(s):
        since.dice = lying.strewn(s)
    since.dice = cast.slow(len(history)) or since.dice
    return since


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


def lying_flag(seat: int) -> FlagPicture:
    """A thrown flag on the field, each seat's in a place of its own."""
    return FlagPicture(36.0 + 7.0 * seat, 9.0 + 3.0 * (seat % 3), turn=0.5 * seat)
