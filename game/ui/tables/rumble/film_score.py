"""Clips of touchdowns and of a new drive, and words across the table."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.games.rumble import events as e
from game.games.rumble.state import LIGHT, NOBODY, RESERVES
from game.ui.animation import Clip, between, ease, hop, moment, pause
from game.ui.table_words import Announcement
from game.ui.tables.rumble.spoken import who
from game.ui.tables.rumble.stage import Stage
from game.ui.tables.saying import said
from game.ui.widgets.canvas import Point

GRAND_S = 2.0
GATHER_S = 0.9


def quietly(stage: Stage, event: Any) -> list[Clip]:
    """An event that is told and not shown."""
    return [moment(partial(stage.hear, event))]


def rolled_off(stage: Stage, event: e.RolledOff) -> list[Clip]:
    """Who goes first, or both again."""
    home, away = sum(event.home), sum(event.away)
    if event.first == NOBODY:
        words = Announcement("Level", f"{home} : {away}, they roll again", event.rule)
    else:
        line = f"{home} : {away}, and lines up first"
        words = Announcement(f"{stage.name(event.first)} goes first", line, event.rule, event.first, "good")
    return [moment(partial(stage.hear, event)), *said(stage, words)]


def touchdown(stage: Stage, event: e.Touchdown) -> list[Clip]:
    """One more tankard, and the roar."""
    line = f"{who(event.player)} for {stage.name(event.side)}, {event.score} of {stage.picture.touchdowns}"
    words = Announcement("Touchdown!", line, event.rule, event.side, "grand")

    def begin() -> None:
        stage.hear(event)
        stage.picture.sides[event.side].score = event.score
        stage.sound("crowd_cheer")

    return [moment(begin, group="score"), *said(stage, words, cue="fanfare", seconds=GRAND_S, group="score")]


def reset(stage: Stage, event: e.Reset) -> list[Clip]:
    """The ball goes back to the centre; after a touchdown everybody leaves the field, the boxes move on."""
    if event.why == "touchdown":
        return [_gathered(stage, event)]
    why = "Nobody has had it for 30 turns" if event.why == "unheld" else "No touchdown for 60 turns"
    words = Announcement("The ball goes back to the centre", why, event.rule)

    def begin() -> None:
        stage.hear(event)
        stage.lay(event.square)

    return [*said(stage, words, cue="whistle_short"), moment(begin), pause(0.3)]


def _gathered(stage: Stage, event: e.Reset) -> Clip:
    """All counters go to their trays at the same time."""
    start: list[Point] = []
    stop: list[Point] = []
    goal: list[int] = []

    def begin() -> None:
        at = stage.picture.at()
        goal[:] = [RESERVES if where >= 0 else where for where in at]
        for player in event.healed:
            goal[player] = LIGHT
        for player in event.back:
            goal[player] = RESERVES
        start[:] = [spot or (0.0, 0.0) for spot in stage.place.spots(at)]
        stop[:] = [spot or (0.0, 0.0) for spot in stage.place.spots(goal)]
        stage.hear(event)

    def at(share: float) -> None:
        p = stage.picture
        for each in p.counters:
            if share >= 1.0:
                stage.stand(each.player, goal[each.player])
                each.spent = False
            elif not stage.reduced and goal[each.player] != each.where:
                a, b, moved = start[each.player], stop[each.player], ease(share)
                each.spot = between(a[0], b[0], moved), between(a[1], b[1], moved)
                each.lift = 40 * hop(share)
        if share >= 1.0:
            stage.lay(event.square)
            for side in p.sides:
                side.owed = 0

    cues = ((0.0, stage.cue("whistle_long")), (GATHER_S * 0.9, stage.cue("helmet_step")))
    return Clip(GATHER_S, at, begin, cues=cues, group="score")


def forfeited(stage: Stage, event: e.Forfeited) -> list[Clip]:
    """A side can field nobody."""
    words = Announcement(
        f"{stage.name(event.side)} forfeits", "Nobody is left to field", event.rule, event.side, "bad"
    )
    return [moment(partial(stage.hear, event)), *said(stage, words, cue="crowd_groan")]


def over(stage: Stage, event: e.Over) -> list[Clip]:
    """The match is over."""
    return [moment(partial(stage.hear, event), cue=stage.cue("whistle_final")), pause(0.8)]
