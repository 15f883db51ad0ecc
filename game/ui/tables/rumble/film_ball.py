"""Clips of the ball: picked up, thrown, strayed, dropped, caught, lying still."""

from __future__ import annotations

from functools import partial
from math import dist
from typing import Any, Final

from game.core.grid import distance
from game.games.rumble import events as e
from game.ui.animation import Clip, ease_out, moment, pause
from game.ui.tables.rumble.picture import Marks
from game.ui.tables.rumble.stage import Stage
from game.ui.tables.squares.flying import fly

READ_S: Final = 0.35
OFF: Final = 0.6  # of a square, that a ball leaves the field before it is rolled again


def picked_up(stage: Stage, event: e.PickedUp) -> list[Clip]:
    """A player takes the ball up: it hops into its hands."""
    centre = stage.place.grid.centre

    def end() -> None:
        stage.give(event.player)
        stage.picture.counters[event.player].spent = True
        stage.hear(event)

    start, stop = centre(event.ball), centre(event.square)
    cues = ((0.26, stage.cue("paper_land", 0.8, stop)),)
    return [fly(stage, lambda: start, stop, seconds=0.28, high=14, end=end, cues=cues)]


def thrown(stage: Stage, event: e.Thrown) -> list[Clip]:
    """The ball flies to its target; a throw that misses comes down there for the scatter."""
    centre = stage.place.grid.centre
    far = distance(event.start, event.target)
    start, stop = centre(event.start), centre(event.target)
    seconds = 0.35 + 0.055 * far
    cues = ((0.0, stage.cue("paper_flick", 0.9, start)), (seconds * 0.97, stage.cue("paper_land", 0.8, stop)))

    def end() -> None:
        stage.lay(event.target)
        stage.picture.ball.spot = stop  # whoever stands there does not have it yet

    flight = fly(stage, lambda: start, stop, seconds=seconds, high=18 + 8 * far, end=end, cues=cues)
    groan = None if event.good else stage.cue("crowd_groan", 0.7)

    def begin() -> None:
        stage.hear(event)
        stage.picture.marks = Marks()

    return [moment(begin), flight, moment(_nothing, cue=groan), pause(READ_S)]


def _nothing() -> None:
    """Only the sound."""


def went_off(stage: Stage, event: e.WentOff) -> list[Clip]:
    """The direction leads off the field: the ball goes there and comes back."""
    grid = stage.place.grid
    x, y = grid.centre(event.start)
    dx, dy = grid.way(event.direction)
    out = (x + dx * OFF, y + dy * OFF)

    def end() -> None:
        stage.lay(event.start)
        stage.picture.ball.spot = (x, y)

    return [
        moment(partial(stage.hear, event)),
        fly(stage, lambda: (x, y), out, seconds=0.2, high=8, end=_nothing),
        fly(stage, lambda: out, (x, y), seconds=0.2, high=8, end=end, cues=((0.1, stage.cue("pop", 0.6)),)),
        pause(READ_S),
    ]


def strayed(stage: Stage, event: e.Scattered) -> list[Clip]:
    """The ball hops to a square next to its target."""
    return _hopped(stage, event, event.start, event.square)


def dropped(stage: Stage, event: e.Dropped) -> list[Clip]:
    """The ball falls out of its carrier's hands."""
    return _hopped(stage, event, event.start, event.square)


def _hopped(stage: Stage, event: Any, start: int, square: int) -> list[Clip]:
    centre = stage.place.grid.centre
    a, b = centre(start), centre(square)

    def end() -> None:
        stage.lay(square)
        stage.picture.ball.spot = b

    cues = ((0.36, stage.cue("paper_land", 0.7, b)),)
    seconds = 0.30 + 0.002 * dist(a, b)
    hopping = fly(
        stage, lambda: a, b, seconds=seconds, high=22, end=end, turns=1.0, cues=cues, curve=ease_out
    )
    return [moment(partial(stage.hear, event)), hopping]


def caught(stage: Stage, event: e.Caught) -> list[Clip]:
    """A player has it."""

    def begin() -> None:
        stage.give(event.player)
        stage.hear(event)

    return [moment(begin, cue=stage.cue("pop", 0.8, stage.place.grid.centre(event.square))), pause(0.25)]


def landed(stage: Stage, event: e.Landed) -> list[Clip]:
    """It lies on the ground."""

    def begin() -> None:
        stage.lay(event.square)
        stage.hear(event)

    return [moment(begin), pause(0.2)]
