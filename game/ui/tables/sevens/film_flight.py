"""Clips of a pass between thrower and target: half way while it scatters or may be snatched, then on."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, degrees, dist

from game.core.grid import NOWHERE
from game.games.sevens import events as e
from game.games.sevens.state import NOBODY
from game.ui.animation import Clip, between
from game.ui.table import Played
from game.ui.tables.sevens import making
from game.ui.tables.sevens.midair import on_arc, on_its_way
from game.ui.tables.sevens.picture import BallPicture
from game.ui.tables.sevens.stage import Stage
from game.ui.tables.squares.sliding import shown
from game.ui.widgets.canvas import Point


def snatchable(stage: Stage) -> bool:
    """Is it asked now who snatches the ball that is in the air?"""
    pending = stage.match.pending
    return pending is not None and pending.what == "intercept" and not stage.story.bomb


def half_way(stage: Stage, played: Played) -> list[Clip]:
    """A pass that scatters, or that somebody may snatch, is half way by then."""
    pending = stage.match.pending
    strays = any(isinstance(event, e.Inaccurate) for event in played.events)
    again = played.request.what == "use" and stage.story.passes  # a skill rolls its directions anew
    strays = strays or again
    scatters = strays and pending is not None and pending.what == "scatter" and not stage.story.bomb
    if not (scatters or snatchable(stage)) or played.request.what == "intercept":
        return []
    start, target = stage.story.thrown
    if again and scatters:
        target = stage.foreseen.over(stage.match)
    for event in played.events:
        if isinstance(event, e.Scattered) and event.square >= 0:
            target = event.square

    def end() -> None:
        stage.picture.ball = BallPicture(target=target, start=start)

    return [_along(stage, start, target, (0.0, 0.5), end)]


def other_half(stage: Stage, played: Played) -> list[Clip]:
    """A pass that nobody has snatched flies on to where it comes down."""
    pending = stage.match.pending
    again = pending is not None and pending.what in ("intercept", "reroll", "use")
    snatched = any(isinstance(event, e.Caught) and event.how == "intercept" for event in played.events)
    if again or snatched or stage.story.bomb or not making.in_flight(played.request, stage.story):
        return []
    start, target = stage.story.thrown

    def end() -> None:
        stage.lay(target)
        stage.picture.ball.spot = stage.place.grid.centre(target)

    return [_along(stage, start, target, (0.5, 1.0), end)]


def _along(
    stage: Stage, start: int, target: int, shares: tuple[float, float], end: Callable[[], None]
) -> Clip:
    """A part of the arc of a throw, begun where the ball is."""
    grid = stage.place.grid
    a, b = grid.centre(start), grid.centre(target)
    first: list[tuple[Point, float]] = []
    low, high = shares

    def at(share: float) -> None:
        ball = stage.picture.ball
        (x, y), lift = on_arc(a, b, between(low, high, share))
        (sx, sy), risen = first[0]
        ball.spot = between(sx, x, share), between(sy, y, share)
        ball.lift = between(risen, lift, share)
        ball.angle = degrees(atan2(b[1] - a[1], b[0] - a[0]))

    def begin() -> None:
        nonlocal low
        ball = stage.picture.ball
        if ball.start != NOWHERE:  # half way already, if to another square
            low, first[:] = 0.5, [on_its_way(grid, ball)]
        elif ball.holder == NOBODY and ball.square != NOWHERE:  # it scatters again, from where it came down
            low, first[:] = high, [(grid.centre(ball.square), ball.lift)]
        else:
            first[:] = [on_arc(a, b, low)]
        ball.holder = NOBODY
        at(0.0)

    return shown(stage, 0.2 + dist(a, b) / 1800, at, begin, end, cues=(), group="ball")
