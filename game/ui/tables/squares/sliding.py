"""A counter that goes along points of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from game.ui.animation import Clip, Cue, between, ease, hop
from game.ui.widgets.canvas import Point

UNSEEN_S: Final = 0.1


class Slides(Protocol):
    """A counter's picture: where it is on its way, and how high above the table."""

    spot: Point | None
    lift: float


class Pictured(Protocol):
    """A picture with counters, by player."""

    @property
    def counters(self) -> Sequence[Slides]: ...


class Moving(Protocol):
    """A stage on which something is seen to move, unless motion is reduced."""

    @property
    def reduced(self) -> bool: ...


class SlidingStage(Moving, Protocol):
    """A stage on which counters are seen to go."""

    @property
    def picture(self) -> Pictured: ...


def shown(
    stage: Moving,
    seconds: float,
    at: Callable[[float], object],
    begin: Callable[[], object],
    end: Callable[[], object],
    *,
    cues: Sequence[Cue],
    group: str,
    unseen: float = UNSEEN_S,
) -> Clip:
    """A clip of something on its way: ``end`` puts it where it belongs, and with reduced motion nothing is
    seen before that, for ``unseen`` seconds."""

    def on_its_way(share: float) -> None:
        if share >= 1.0:
            end()
        elif not stage.reduced:
            at(share)

    return Clip(unseen if stage.reduced else seconds, on_its_way, begin, cues=cues, group=group)


def slide(
    stage: SlidingStage,
    player: int,
    way: Callable[[], Sequence[Point]],
    *,
    seconds: float,
    lift: float,
    end: Callable[[], object],
    cues: Sequence[Cue] = (),
    group: str = "move",
    eased: bool = True,
) -> Clip:
    """A counter goes along points; ``way`` is read when it starts, ``end`` puts it where it belongs.
    ``eased``: between two points it sets out and comes to rest; a step among others goes evenly."""
    points: list[Point] = []

    def begin() -> None:
        points[:] = way()

    def at(share: float) -> None:
        legs = len(points) - 1
        done = ease(share) if legs == 1 and eased else share * legs
        leg = min(legs - 1, int(done))
        part = done - leg
        (ax, ay), (bx, by) = points[leg], points[leg + 1]
        counter = stage.picture.counters[player]
        counter.spot = between(ax, bx, part), between(ay, by, part)
        counter.lift = lift * hop(part)

    return shown(stage, seconds, at, begin, end, cues=cues, group=group)
