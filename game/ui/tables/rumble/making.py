"""The picture made from a match: its state, what is asked, and the story of what was answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.requests import Request, Roll
from game.games.rumble.attacks import attack_options
from game.games.rumble.state import NOBODY, ON_FIELD, PLAYERS, SQUADS, Phase, State, fielded, has_ball
from game.ui.drawing.teams import Team
from game.ui.tables.rumble import poses, spoken
from game.ui.tables.rumble.marking import awaited, idle
from game.ui.tables.rumble.picture import BallPicture, CounterPicture, RumblePicture, SidePicture
from game.ui.tables.rumble.story import Story

PLACES = {Phase.PLACE: 0, Phase.MOVE: 1, Phase.THROW: 2, Phase.ATTACK: 3}


@dataclass(frozen=True)
class Cast:
    """What a picture needs beside the match: who plays."""

    teams: Sequence[Team]
    levels: Sequence[str]
    person: Callable[[int], bool] = lambda seat: True


def made(state: State, request: Request | None, story: Story, cast: Cast) -> RumblePicture:
    """The whole picture, at rest."""
    p = RumblePicture(touchdowns=state.house.touchdowns)
    p.sides = [SidePicture(seat, team, cast.levels[seat]) for seat, team in enumerate(cast.teams)]
    p.counters = [CounterPicture(player, state.at[player]) for player in range(PLAYERS)]
    tell(p, story)
    place(p, state)
    ask(p, state, request, story, cast)
    return p


def tell(p: RumblePicture, story: Story) -> None:
    """What the story says."""
    result = story.result
    p.result, p.result_words, p.result_kind, p.hit = result.figure, result.words, result.kind, result.hit
    p.recent = story.recent[:]


def place(p: RumblePicture, s: State) -> None:
    """Counters, ball, score and phase as the state has them."""
    spent = spent_mask(s)
    for counter in p.counters:
        player = counter.player
        counter.where, counter.spot, counter.lift, counter.faded = s.at[player], None, 0.0, 0.0
        counter.spent = bool(spent >> player & 1) and s.at[player] >= 0
    p.ball = BallPicture(s.ball, s.holder)
    for side in p.sides:
        side.score, side.owed = s.score[side.seat], s.entries[side.seat]
    p.phase = PLACES.get(s.phase, -1)
    p.turn = s.placing if s.phase is Phase.PLACE else NOBODY if p.phase < 0 else s.turn
    p.title = spoken.heading(s)
    p.notes = notes(s)


def spent_mask(s: State) -> int:
    """Who has nothing more to do in this phase, of the side in turn."""
    mask = {Phase.MOVE: s.moved, Phase.ATTACK: s.attacked | s.handled}.get(s.phase, 0)
    return mask & sum(1 << player for player in SQUADS[s.turn])


def notes(s: State) -> tuple[str, str, str, str]:
    """A few words under each phase."""
    if s.phase is Phase.PLACE:
        return f"{len(fielded(s, s.placing))} of {ON_FIELD}", "4 squares each", "one a turn", "once each"
    if s.phase not in PLACES:
        return "", "", "", ""
    ours = fielded(s, s.turn)
    moved = sum(s.moved >> player & 1 for player in ours)
    able = len({int(words[1]) for _, words in attack_options(s) if len(words) > 1})
    throw = "thrown" if s.thrown else f"{spoken.who(s.holder)} may" if has_ball(s, s.turn) else "no ball"
    return "", f"{moved} of {len(ours)} done", throw, f"{able} may hit"


def ask(p: RumblePicture, s: State, request: Request | None, story: Story, cast: Cast) -> None:
    """Who is asked, with which dice or which counters."""
    asked = () if request is None else request.seats
    for side in p.sides:
        side.active = side.seat in asked
    if isinstance(request, Roll):
        p.dice = poses.ready(request, story.last)
        for die in p.dice:
            die.lit = cast.person(die.seat)
    elif story.roll is not None:
        p.dice = poses.rolled(*story.roll)
    else:
        p.dice = []
    p.marks = awaited(s, request, story.act) if isinstance(request, Roll) else idle(s, request, cast.person)
