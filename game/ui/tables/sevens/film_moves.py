"""Clips of counters: out of the dugout, square by square over the pitch, up from the ground."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.games.sevens import events as e
from game.games.sevens.state import PRONE, STANDING
from game.ui.animation import Clip, moment, pause
from game.ui.tables.sevens.stage import Stage
from game.ui.tables.squares.sliding import slide
from game.ui.widgets.canvas import Point

STEP_S: Final = 0.17  # a square
PLACE_S: Final = 0.24
THROWN_S: Final = 0.9
CARRIED: Final = 26.0  # units that a counter is lifted on its way from a bench
STEPPED: Final = 3.0  # and over the line between two squares
HEIGHTS: Final = {"jump": 16.0, "thrown": 70.0}


def moved(stage: Stage, event: e.Moved) -> list[Clip]:
    """A player comes to a square: a step, a jump, a follow-up, a flight."""
    centre = stage.place.grid.centre

    def way() -> tuple[Point, Point]:
        start = centre(event.start) if event.start >= 0 else stage.spot(event.player)
        return start, centre(event.square)

    def end() -> None:
        stage.stand(event.player, event.square)
        stage.hear(event)

    far = event.how in HEIGHTS
    seconds = THROWN_S if event.how == "thrown" else STEP_S * (2 if event.how == "jump" else 1)
    cues = ((seconds * 0.95, stage.cue("helmet_step", 0.8 if far else 0.45, centre(event.square))),)
    lift = HEIGHTS.get(event.how, STEPPED)
    return [
        slide(
            stage, event.player, way,
            seconds=seconds, lift=lift, end=end, cues=cues, eased=seconds > STEP_S,
        )
    ]  # fmt: skip


def placed(stage: Stage, event: e.Placed) -> list[Clip]:
    """A player takes its place."""
    stop = stage.place.grid.centre(event.square)

    def end() -> None:
        stage.stand(event.player, event.square, STANDING)
        stage.hear(event)

    cues = ((PLACE_S * 0.95, stage.cue("helmet_step", 0.7, stop)),)
    return [
        slide(
            stage, event.player, lambda: (stage.spot(event.player), stop),
            seconds=PLACE_S, lift=CARRIED, end=end, cues=cues, group="place",
        )
    ]  # fmt: skip


def stood_up(stage: Stage, event: e.StoodUp) -> list[Clip]:
    """Back on its feet."""

    def begin() -> None:
        stage.picture.counters[event.player].lie = STANDING
        stage.hear(event)

    return [moment(begin, cue=stage.cue("helmet_step", 0.5)), pause(0.18)]


def turned_prone(stage: Stage, event: e.TurnedProne) -> list[Clip]:
    """A stunned player turns over."""

    def begin() -> None:
        stage.picture.counters[event.player].lie = PRONE
        stage.hear(event)

    return [moment(begin, cue=stage.cue("page", 0.4)), pause(0.12)]


def heard(stage: Stage, event: object) -> Clip:
    """The story hears of it."""
    return moment(partial(stage.hear, event))
