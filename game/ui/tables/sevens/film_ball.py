"""Clips of the ball: kicked, thrown, bounced, thrown in, caught, lying still."""

from __future__ import annotations

from collections.abc import Callable
from math import dist
from typing import Final

from game.core.grid import NOWHERE
from game.games.sevens import events as e
from game.games.sevens.board import PITCH
from game.games.sevens.state import NOBODY
from game.ui.animation import Clip, moment, pause
from game.ui.table_words import Announcement
from game.ui.tables.sevens.film_flight import snatchable
from game.ui.tables.sevens.film_match import said, tested
from game.ui.tables.sevens.film_moves import heard
from game.ui.tables.sevens.midair import on_its_way
from game.ui.tables.sevens.stage import Stage
from game.ui.tables.squares.flying import fly
from game.ui.widgets.canvas import Point

OFF: Final = 0.8  # of a square, that a ball goes beyond the line


def _at(stage: Stage, square: int, otherwise: int = NOWHERE) -> Callable[[], Point]:
    """A square's middle; without a square, where the ball is now."""

    def place() -> Point:
        ball, centre = stage.picture.ball, stage.place.grid.centre
        if ball.spot is not None:
            return ball.spot
        if ball.start != NOWHERE:
            (x, y), lift = on_its_way(stage.place.grid, ball)
            return x, y - lift
        if square != NOWHERE:
            return centre(square)
        if ball.holder != NOBODY:
            return stage.spot(ball.holder)
        return centre(ball.square if ball.square != NOWHERE else max(0, otherwise))

    return place


def _hang(stage: Stage, square: int) -> Callable[[], None]:
    """It is over a square: whoever stands there does not have it yet."""

    def end() -> None:
        stage.lay(square)
        stage.picture.ball.spot = stage.place.grid.centre(square)

    return end


def _beyond(stage: Stage, square: int, direction: int) -> Point:
    (x, y), (dx, dy) = stage.place.grid.centre(square), stage.place.grid.way(direction)
    return x + dx * OFF, y + dy * OFF


def kicked(stage: Stage, event: e.Kicked) -> list[Clip]:
    """The kick goes up; where it will land is marked, it hangs over there until the event is done."""
    grid = stage.place.grid
    target = event.target
    if event.square != NOWHERE:
        stop = grid.centre(event.square)
    else:
        last = target
        for _ in range(event.squares):
            to = PITCH.step(last, event.direction)
            if to == NOWHERE:
                break
            last = to
        stop = _beyond(stage, last, event.direction)

    def end() -> None:
        ball = stage.picture.ball
        ball.square, ball.holder, ball.spot, ball.target = NOWHERE, NOBODY, None, event.square
        stage.hear(event)

    cues = ((0.0, stage.cue("paper_flick", 1.0)), (0.2, stage.cue("crowd_cheer", 0.5)))
    return [
        fly(
            stage, lambda: stage.spot(event.player), stop,
            seconds=1.2, high=150, end=end, turns=2.0, cues=cues,
        ),
        pause(0.4),
    ]  # fmt: skip


def kicked_out(stage: Stage, event: e.KickedOut) -> list[Clip]:
    """Outside, or in the kicker's half."""
    words = Announcement("Out", "The kick is not in the receivers’ half", event.rule, event.side, "bad")
    return [heard(stage, event), *said(stage, words, cue="whistle_short")]


def touchback(stage: Stage, event: e.Touchback) -> list[Clip]:
    """The ball is given to a player."""

    def begin() -> None:
        stage.give(event.player)
        stage.hear(event)

    return [moment(begin, cue=stage.cue("pop", 0.8)), pause(0.3)]


def picked_up(stage: Stage, event: e.PickedUp) -> list[Clip]:
    """It hops into a player's hands."""
    stop = stage.place.grid.centre(event.square)

    def end() -> None:
        stage.give(event.player)
        stage.hear(event)

    cues = ((0.22, stage.cue("paper_land", 0.8, stop)),)
    return [fly(stage, _at(stage, event.square), stop, seconds=0.24, high=14, end=end, cues=cues)]


def threw(stage: Stage, event: e.Threw) -> list[Clip]:
    """The thrower aims: the ball is seen to go only once the die has said where."""
    words = heard(stage, event)

    def aim() -> None:
        stage.picture.ball.target = event.target

    return [words, moment(aim, cue=stage.cue("paper_flick", 0.6)), pause(0.3)]


def passed(stage: Stage, event: e.PassTested) -> list[Clip]:
    """The die of a pass: one that is accurate flies to its target, unless somebody may snatch it first."""
    clips = tested(stage, event)
    if not event.passed or event.what != "pass" or snatchable(stage):
        return clips
    stop = stage.place.grid.centre(event.square)
    far = dist(stage.spot(event.player), stop)
    flight = fly(
        stage, lambda: stage.spot(event.player), stop,
        seconds=0.3 + far / 900, high=24 + far * 0.16, end=_hang(stage, event.square), turns=1.0,
    )  # fmt: skip
    return [*clips, flight]


def fumbled(stage: Stage, event: e.Fumbled) -> list[Clip]:
    """It falls at the thrower's feet."""

    def begin() -> None:
        stage.lay(event.square)
        stage.picture.ball.spot = stage.place.grid.centre(event.square)
        stage.picture.ball.target = NOWHERE
        stage.hear(event)

    return [moment(begin, cue=stage.cue("crowd_groan", 0.8)), pause(0.35)]


def scattered(stage: Stage, event: e.Scattered) -> list[Clip]:
    """Three steps, one after the other; of a pass that may be snatched before only where they lead, and
    nothing of who or what else flies."""
    grid = stage.place.grid
    clips = [heard(stage, event)]
    if not stage.story.scatters_ball:
        return [*clips, pause(0.3)]
    here = event.start

    def lead() -> None:
        stage.picture.ball.target = event.square

    if snatchable(stage):
        return [*clips, moment(lead), pause(0.3)]
    for direction in event.dice:
        to = PITCH.step(here, direction)
        if to == NOWHERE:
            stop = _beyond(stage, here, direction)
            clips.append(fly(stage, _at(stage, here), stop, seconds=0.3, high=20, end=_hang(stage, here)))
            break
        cues = ((0.24, stage.cue("paper_land", 0.5, grid.centre(to))),)
        clips.append(
            fly(
                stage, _at(stage, here), grid.centre(to),
                seconds=0.26, high=22, end=_hang(stage, to), turns=0.5, cues=cues,
            )
        )  # fmt: skip
        here = to
    return clips


def bounced(stage: Stage, event: e.Bounced) -> list[Clip]:
    """One step, or over the line."""
    grid = stage.place.grid
    if event.square == NOWHERE:
        stop, over = _beyond(stage, event.start, event.direction), event.start
    else:
        stop, over = grid.centre(event.square), event.square
    cues = ((0.30, stage.cue("paper_land", 0.7, stop)),)
    hopping = fly(
        stage, _at(stage, event.start), stop,
        seconds=0.34, high=24, end=_hang(stage, over), turns=1.0, cues=cues,
    )  # fmt: skip
    return [heard(stage, event), hopping]


def thrown_in(stage: Stage, event: e.ThrownIn) -> list[Clip]:
    """The crowd throws it back."""
    grid = stage.place.grid
    over = event.square if event.square != NOWHERE else event.start
    stop = grid.centre(over)
    far = dist(grid.centre(event.start), stop)
    seconds = 0.4 + far / 600
    cues = ((0.0, stage.cue("crowd_cheer", 0.4)), (seconds * 0.97, stage.cue("paper_land", 0.8, stop)))
    flight = fly(
        stage, _at(stage, event.start), stop,
        seconds=seconds, high=40 + far * 0.15, end=_hang(stage, over), turns=1.0, cues=cues,
    )  # fmt: skip
    return [heard(stage, event), flight]


def caught(stage: Stage, event: e.Caught) -> list[Clip]:
    """A player has it: out of the air, wherever it was."""
    stop = stage.place.grid.centre(event.square)

    def end() -> None:
        stage.give(event.player)
        stage.hear(event)

    start = _at(stage, NOWHERE, event.square)
    cues = ((0.4, stage.cue("pop", 0.9, stop)),)
    if event.how in ("bounce", "handoff", "touchback"):
        return [moment(end, cue=stage.cue("pop", 0.8, stop)), pause(0.2)]
    return [fly(stage, start, stop, seconds=0.45, high=60, end=end, cues=cues), pause(0.2)]


def landed(stage: Stage, event: e.Landed) -> list[Clip]:
    """It lies on the ground."""

    def begin() -> None:
        stage.lay(event.square)
        stage.picture.ball.target = NOWHERE
        stage.hear(event)

    return [moment(begin), pause(0.15)]


def handed(stage: Stage, event: e.Handed) -> list[Clip]:
    """From hand to hand."""
    stop = stage.place.grid.centre(event.square)
    flight = fly(
        stage, lambda: stage.spot(event.player), stop,
        seconds=0.3, high=12, end=_hang(stage, event.square),
    )  # fmt: skip
    return [heard(stage, event), flight]
