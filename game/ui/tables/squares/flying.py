"""A ball that flies from a place of the table to another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, degrees
from typing import Final, Protocol

from game.ui.animation import Clip, Cue, between, hop
from game.ui.tables.squares.sliding import Moving, shown
from game.ui.widgets.canvas import Point

UNSEEN_S: Final = 0.12
IN_THE_AIR: Final = -1  # whose ball it is then: nobody's, as the states of all boxes write it


class Flies(Protocol):
    """A ball's picture: with its holder, or on its way somewhere above the table."""

    holder: int
    spot: Point | None
    lift: float
    angle: float


class Pictured(Protocol):
    """A picture with one ball."""

    @property
    def ball(self) -> Flies: ...


class FlyingStage(Moving, Protocol):
    """A stage on which the ball is seen to fly."""

    @property
    def picture(self) -> Pictured: ...


def evenly(share: float) -> float:
    """As far as time is."""
    return share


def fly(
    stage: FlyingStage,
    start: Callable[[], Point],
    stop: Point,
    *,
    seconds: float,
    high: float,
    end: Callable[[], object],
    turns: float = 0.0,
    cues: Sequence[Cue] = (),
    curve: Callable[[float], float] = evenly,
) -> Clip:
    """The ball goes through the air; ``start`` is read when it sets out, ``end`` puts it where it belongs."""
    first: list[Point] = [(0.0, 0.0)]

    def begin() -> None:
        first[0] = start()
        stage.picture.ball.holder = IN_THE_AIR
        stage.picture.ball.spot = first[0]

    def at(share: float) -> None:
        (ax, ay), ball, moved = first[0], stage.picture.ball, curve(share)
        ball.spot = between(ax, stop[0], moved), between(ay, stop[1], moved)
        ball.lift = high * hop(share)
        ball.angle = degrees(atan2(stop[1] - ay, stop[0] - ax)) + 360.0 * turns * share

    return shown(stage, seconds, at, begin, end, cues=cues, group="ball", unseen=UNSEEN_S)
