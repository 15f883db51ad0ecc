"""The picture made from a match: its state, what is asked, and the story of what was answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.requests import Choice, Request, Roll
from game.games.halftime.downs import SAFETY_POINTS, TOUCHDOWN_POINTS
from game.games.halftime.kicking import EXTRA_POINT, FIELD_GOAL_POINTS
from game.games.halftime.state import GOAL, HOME, TO_GAIN, Phase, State, from_home
from game.ui.drawing.teams import Team
from game.ui.tables.halftime import poses, prospects, reading, spoken
from game.ui.tables.halftime.layout import ahead
from game.ui.tables.halftime.picture import (
    BallPicture,
    CallCard,
    DiePicture,
    HalftimePicture,
    Marker,
    SidePicture,
)
from game.ui.tables.halftime.story import Story

KICK_OFF_BAND = 1.5  # between the second and the third: the ball lies ready to be kicked
TEE = 35.0  # the kicker's own yard that it lies on
POINTS = (
    ("Touchdown", str(TOUCHDOWN_POINTS)),
    ("Extra point", str(EXTRA_POINT)),
    ("Field goal", str(FIELD_GOAL_POINTS)),
    ("Safety", str(SAFETY_POINTS)),
)
THROWS = "Roll"  # the bar's button that throws the first die
TRY_FROM = 10.0  # yards before the goal line: an extra point must be as good


@dataclass(frozen=True)
class Cast:
    """What a picture needs beside the match: who plays, and which keys throw and call."""

    teams: Sequence[Team]
    levels: Sequence[str]
    throw_keys: Callable[[int], str] = lambda seat: ""
    person: Callable[[int], bool] = lambda seat: True


def made(state: State, request: Request | None, story: Story, cast: Cast) -> HalftimePicture:
    """The whole picture, at rest."""
    p = HalftimePicture()
    p.sides = [
        SidePicture(seat, team, cast.levels[seat], _throws(seat, cast))
        for seat, team in enumerate(cast.teams)
    ]
    p.points = POINTS
    p.match_words = (
        ("Two halves", f"{state.house.plays} plays each"),
        ("Four downs", f"{TO_GAIN} yards"),
        *POINTS,
    )
    tell(p, story)
    place(p, state)
    ask(p, state, request, story, cast)
    return p


def _throws(seat: int, cast: Cast) -> str:
    """What throws a side's die: its own key where two persons play, else the bar's button."""
    persons = [each for each in range(len(cast.teams)) if cast.person(each)]
    if seat not in persons:
        return ""
    return cast.throw_keys(seat) if len(persons) > 1 else THROWS


# ----------------------------------------------------------------------------------------- the story
def tell(p: HalftimePicture, story: Story) -> None:
    """What the story says, on the cards and in the tray."""
    for side, totals in zip(p.sides, story.totals, strict=True):
        side.yards, side.first_downs, side.takeaways = totals.yards, totals.first_downs, totals.takeaways
        side.rolled = totals.rolled[:]
        side.score = story.score[side.seat]
    result = story.result
    p.result, p.result_words, p.result_kind, p.rule = result.dice, result.words, result.kind, result.rule
    p.trail, p.drive, p.now = story.trail[:], story.drive[:], story.now
    p.begun, p.driving = story.begun, story.owner
    p.wins, p.halves = story.wins[:], story.halves[:]
    p.win = story.wins[-1] if story.wins else None


def in_play(story: Story) -> list[DiePicture]:
    """The dice of the last roll, as they lie."""
    if story.roll is None:
        return []
    request, faces, number = story.roll
    return poses.rolled(request, faces, number, printed=story.shadow.house.printed)


def lay(story: Story, dice: list[DiePicture]) -> list[DiePicture]:
    """Dice in play with all the others beside them."""
    return dice + poses.aside(story.last, dice, printed=story.shadow.house.printed)


# ----------------------------------------------------------------------------------------- the board
def place(p: HalftimePicture, s: State) -> None:
    """Ball, rod, marker and clock as the state has them."""
    p.clock, p.down = spoken.clock_words(s), spoken.down_words(s)
    p.offence = s.possession
    p.scrimmage = p.gain_line = p.marker = p.ball = None
    p.band = -1
    match s.phase:
        case Phase.DOWN:
            seat, way = s.possession, ahead(s.possession)
            x = float(from_home(seat, s.ball))
            p.band = s.down - 1
            p.ball = BallPicture(x, float(p.band), way)
            p.scrimmage = x
            p.gain_line = float(from_home(seat, s.ball + s.to_go))
            p.marker = Marker(float(from_home(seat, s.marker)), way, s.to_go)
        case Phase.KICKOFF:
            p.ball = teed(s.kicker)
        case Phase.TRY:
            seat = s.possession
            p.ball = BallPicture(float(from_home(seat, GOAL - int(TRY_FROM))), KICK_OFF_BAND, ahead(seat))
        case _:
            p.ball = None


def teed(kicker: int) -> BallPicture:
    """The ball before a kick-off."""
    return BallPicture(TEE if kicker == HOME else GOAL - TEE, KICK_OFF_BAND, ahead(kicker))


# -------------------------------------------------------------------------------------- the question
def ask(p: HalftimePicture, s: State, request: Request | None, story: Story, cast: Cast) -> None:
    """Who is asked, with which dice or which play cards."""
    asked = () if request is None else request.seats
    for side in p.sides:
        side.active = side.seat in asked
        side.ribbon = ribbon(request) if side.active else ""
    p.calls, p.pointed, p.prospects = calls(s, request), "", []
    p.reading = reading.of(s, request)
    if isinstance(request, Roll) and request.what in IN_FLIGHT:
        p.down, p.offence = IN_FLIGHT[request.what], request.seats[0]
        p.now = None if p.now is None else (*p.now[:2], IN_FLIGHT[request.what])
    if isinstance(request, Roll):
        dice = poses.ready(request, story.last, printed=s.house.printed)
        persons = [seat for seat in request.seats if cast.person(seat)]
        for die in dice:
            die.lit = die.seat in persons
            die.key = cast.throw_keys(die.seat) if die.lit and len(persons) > 1 else ""
        p.dice = lay(story, dice)
    else:
        p.dice = lay(story, in_play(story))


IN_FLIGHT = {"runback": "Runback", "interception": "Interception"}  # the ball has changed hands in a play


RIBBONS = {
    "call": "TO CALL",
    "elect": "TO CHOOSE",
    "punt": "TO PUNT",
    "field_goal": "TO KICK",
    "extra_point": "TO KICK",
    "pass": "TO PASS",
    "runback": "RUNBACK",
    "interception": "TO ROLL",
    "penalty": "RED DIE",
    "fumble": "RED DIE",
}


def ribbon(request: Request | None) -> str:
    """What the card of whoever is asked says."""
    return RIBBONS.get(request.what, "TO ROLL") if request is not None else ""


def calls(s: State, request: Request | None) -> list[CallCard]:
    """The play cards: those that may be called now."""
    if not isinstance(request, Choice) or request.what != "call":
        return []
    best, worth = prospects.best_call(s), prospects.win_chances(s)
    return [
        prospects.card(s, str(word), str(n), best=word == best, worth=worth.get(str(word)))
        for n, (_, (word, *_)) in enumerate(request.options, 1)
    ]
