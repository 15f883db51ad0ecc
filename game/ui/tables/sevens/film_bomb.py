"""Clips of a bomb: from hand to hand, or to where it goes off."""

from __future__ import annotations

from math import dist

from game.core.grid import NOWHERE
from game.games.sevens import events as e
from game.ui.animation import Clip
from game.ui.table import Played
from game.ui.tables.sevens.midair import on_arc
from game.ui.tables.sevens.picture import BombPicture
from game.ui.tables.sevens.stage import Stage
from game.ui.tables.squares.sliding import shown

OFF_IT_GOES = (e.PassTested, e.Scattered, e.InterceptTested)
"""After which it may be known where a bomb comes down."""


def flight(stage: Stage, played: Played) -> tuple[int, list[Clip]]:
    """A bomb flies once it is known where to: before which of the events, and its clip; none while somebody
    may still snatch it."""
    stop = _stop(stage, played)
    if stop == NOWHERE:
        return 0, []
    known = [n for n, event in enumerate(played.events, 1) if isinstance(event, OFF_IT_GOES)]
    return max(known, default=0), [_flying(stage, stage.story.thrown[0], stop)]


def _stop(stage: Stage, played: Played) -> int:
    """Over which square its flight ends, or NOWHERE as long as it does not fly."""
    pending = stage.match.pending
    asked = pending.what if pending is not None else ""
    if not stage.story.bomb or asked == "intercept":
        return NOWHERE
    stop = stage.story.thrown[1] if played.request.what == "intercept" else NOWHERE
    for event in played.events:
        match event:
            case e.PassTested(passed=True):
                stop = event.square
            case e.Scattered(square=square):
                stop = square
            case e.InterceptTested() if asked in ("reroll", "use"):
                return NOWHERE
            case e.InterceptTested(passed=passed):
                stop = event.square if passed else stage.story.thrown[1]
    return stop


def _flying(stage: Stage, start: int, stop: int) -> Clip:
    """Along the arc of a throw; then it is gone, and what it does is told."""
    a, b = stage.place.grid.centre(start), stage.place.grid.centre(stop)

    def at(share: float) -> None:
        (x, y), lift = on_arc(a, b, share)
        stage.picture.bomb = BombPicture((x, y), lift)

    def end() -> None:
        stage.picture.bomb = None

    cues = ((0.0, stage.cue("paper_flick", 0.9)),)
    return shown(stage, 0.4 + dist(a, b) / 900, at, lambda: at(0.0), end, cues=cues, group="bomb")
