"""Clips of points, of halves, and of words across the table."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.games.halftime import events as e
from game.games.halftime.state import GOAL, NOBODY, other
from game.ui.animation import Clip, moment, pause
from game.ui.table_words import Announcement
from game.ui.tables.halftime import film_ball, spoken
from game.ui.tables.halftime.stage import Stage
from game.ui.tables.saying import READ_S, said

GRAND_S = 2.0
BEYOND = 9.0  # yards past the goal line that a good kick flies
TRY_YARDS = 10


def touchdown(stage: Stage, event: e.Touchdown) -> list[Clip]:
    """Six points and the roar."""
    name = stage.name(event.seat)
    grand = Announcement("Touchdown!", f"{name}, {event.points} points", event.rule, event.seat, "grand")

    def begin() -> None:
        stage.settle(event)
        stage.put_ball(event.seat, GOAL)
        stage.picture.offence = event.seat
        stage.sound("crowd_cheer")

    return [moment(begin, group="score"), *said(stage, grand, cue="fanfare", seconds=GRAND_S, group="score")]


def safety(stage: Stage, event: e.Safety) -> list[Clip]:
    """Stopped on the own goal line."""
    line = f"{stage.name(event.conceded)} is stopped on its own goal line"
    words = Announcement(f"Safety: {event.points} points", line, event.rule, event.seat, "grand")
    begin = partial(stage.settle, event)
    return [
        moment(begin, cue=stage.cue("whistle_long"), group="score"),
        *said(stage, words, cue="crowd_groan", seconds=GRAND_S, group="score"),
    ]


def kicked(stage: Stage, event: e.FieldGoal | e.ExtraPoint) -> list[Clip]:
    """The ball flies so far as the green die says, and is good or not."""
    field = isinstance(event, e.FieldGoal)
    start = event.ball if isinstance(event, e.FieldGoal) else GOAL - TRY_YARDS
    stop = GOAL + BEYOND if event.good else min(GOAL - 2, start + event.yards)
    what = "Field goal" if field else "Extra point"
    title = f"{what}: +{event.points}" if event.good else f"{what}: no good"
    need = event.distance if isinstance(event, e.FieldGoal) else TRY_YARDS
    line = f"{stage.name(event.seat)} kicks {event.yards}, {need} needed"
    words = Announcement(title, line, event.rule, event.seat, "good" if event.good else "bad")
    cue = "crowd_cheer" if event.good else "crowd_groan"
    end = "whistle_short" if event.good else "paper_land"
    return [
        film_ball.flown(stage, event.seat, start, stop, "kick", end=end),
        moment(partial(stage.settle, event), group="score"),
        *said(stage, words, cue=cue, seconds=READ_S + 0.3, group="score"),
    ]


def first_down(stage: Stage, event: e.FirstDown) -> list[Clip]:
    """The line to gain is reached."""
    words = Announcement(
        "First down!",
        f"{stage.name(event.seat)}, {spoken.spot_words(event.ball)}",
        event.rule,
        event.seat,
        "good",
    )
    return [moment(partial(stage.settle, event)), *said(stage, words, cue="whistle_short", seconds=0.8)]


def turnover(stage: Stage, event: e.TurnoverOnDowns) -> list[Clip]:
    """Fourth down has failed."""
    ours = other(event.seat)
    words = Announcement(
        "Turnover on downs", f"{stage.name(ours)} takes over at the spot", event.rule, ours, "bad"
    )
    return [moment(partial(stage.settle, event)), *said(stage, words, cue="crowd_groan")]


def half_end(stage: Stage, event: e.HalfEnd) -> list[Clip]:
    """The whistle; the board is cleared."""
    title = "Half-time" if event.half == 1 else "End of the second half"
    home, away = stage.story.score
    words = Announcement(title, f"{stage.name(0)} {home}, {stage.name(1)} {away}", event.rule)

    def begin() -> None:
        stage.settle(event)
        _cleared(stage)

    return [moment(begin, cue=stage.cue("whistle_long")), *said(stage, words, seconds=1.4)]


def overtime(stage: Stage, event: e.OvertimePossession) -> list[Clip]:
    """A possession of overtime begins at midfield."""
    words = Announcement(
        "Overtime" if event.number == 1 else f"Overtime, possession {event.number}",
        f"{stage.name(event.seat)} from midfield",
        event.rule,
        event.seat,
    )

    def begin() -> None:
        stage.settle(event)
        _cleared(stage)

    return [moment(begin), *said(stage, words, cue="whistle_short")]


def _cleared(stage: Stage) -> None:
    """No ball lies on the board."""
    p = stage.picture
    p.ball = p.marker = None
    p.scrimmage = p.gain_line = None
    p.offence, p.band = NOBODY, -1


def over(stage: Stage, event: e.Over) -> list[Clip]:
    """The match is over."""

    def begin() -> None:
        stage.settle(event)
        _cleared(stage)

    return [moment(begin, cue=stage.cue("whistle_final")), pause(0.8)]


def quietly(stage: Stage, event: Any) -> list[Clip]:
    """An event that is told and not shown."""
    return [moment(partial(stage.settle, event))]
