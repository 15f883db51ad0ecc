"""Clips of what the dice bring: runs, passes, kicks, and what equal dice come to."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.games.halftime import events as e
from game.games.halftime.state import GOAL, NOBODY, other
from game.ui.animation import Clip, moment, pause
from game.ui.table_words import Announcement
from game.ui.tables.halftime import film_ball, making
from game.ui.tables.halftime.stage import Stage
from game.ui.tables.saying import said

INCOMPLETE = 18.0  # yards that a pass flies which is no good
CAUGHT = 4  # yards before the receivers' goal line where a kick-off comes down, at most


def pregame(stage: Stage, event: e.PreGameRolled) -> list[Clip]:
    """Who elects, or both again."""
    settled = moment(partial(stage.settle, event))
    if event.elects == NOBODY:
        return [settled, *said(stage, Announcement("Level", "They roll again", event.rule))]
    words = Announcement(
        f"{stage.name(event.elects)} elects", "to kick or to receive", event.rule, event.elects, "good"
    )
    return [settled, *said(stage, words)]


def elected(stage: Stage, event: e.Elected) -> list[Clip]:
    """To kick or to receive."""
    kicker = event.seat if event.word == "kick" else other(event.seat)

    def begin() -> None:
        stage.settle(event)
        stage.picture.ball = making.teed(kicker)

    return [moment(begin, cue=stage.cue("page")), pause(0.3)]


def kickoff(stage: Stage, event: e.Kickoff) -> list[Clip]:
    """The ball flies to the receivers, who bring it out."""
    tee = GOAL - int(making.TEE)  # as the receivers count
    land = float(min(CAUGHT, max(0, event.ball)))
    cues = ((0.5, stage.cue("helmet_clash", 0.7)),)
    stop = max(0, event.ball)

    def ready() -> None:
        stage.picture.ball = making.teed(event.kicker)
        stage.picture.offence = NOBODY

    def caught() -> None:
        stage.picture.offence = event.seat
        stage.put_ball(event.seat, land)

    return [
        moment(ready),
        film_ball.flown(stage, event.kicker, GOAL - tee, GOAL - land, "kick"),
        moment(caught),
        film_ball.travel(stage, event.seat, land, stop, seconds=0.75, band=0.0, cues=cues),
        moment(partial(stage.settle, event)),
        pause(0.4),
    ]


def touchback(stage: Stage, event: e.Touchback) -> list[Clip]:
    """The ball comes out to the 20."""
    words = Announcement("Touchback", f"{stage.name(event.seat)} on its own 20", event.rule, event.seat)

    def begin() -> None:
        stage.settle(event)
        stage.picture.offence = event.seat

    return [
        moment(begin, cue=stage.cue("whistle_short")),
        *said(stage, words, seconds=0.8),
        film_ball.travel(stage, event.seat, event.ball, 20, seconds=0.4, band=0.0),
    ]


def called(stage: Stage, event: e.Called) -> list[Clip]:
    """A play is called: the cards are put away."""
    return [moment(partial(stage.settle, event), cue=stage.cue("page", 0.8))]


def ran(stage: Stage, event: e.Ran) -> list[Clip]:
    """The ball is carried forward, or thrown back."""
    settled = moment(partial(stage.settle, event))
    if event.faces[0] == event.faces[1]:
        return [settled, pause(0.3)]
    clash = (0.4, stage.cue("helmet_clash", 0.8))
    return [
        settled,
        film_ball.carried(stage, event.seat, event.start, event.ball, cues=(clash,)),
        pause(0.25),
    ]


def no_gain(stage: Stage, event: e.NoGain) -> list[Clip]:
    """The ball stays at the line of scrimmage."""
    cue = stage.cue("helmet_clash", 0.9) if event.rule == "HT-4.2" else None
    return [moment(partial(stage.settle, event), cue=cue), pause(0.45)]


def fumble(stage: Stage, event: e.Fumble) -> list[Clip]:
    """The ball is loose."""
    words = Announcement("Fumble!", "The red dice decide who recovers", event.rule, kind="bad")
    return [
        moment(partial(stage.settle, event), cue=stage.cue("helmet_clash")),
        film_ball.loose(stage, event.seat, event.ball),
        *said(stage, words, cue="crowd_groan"),
    ]


def penalty(stage: Stage, event: e.Penalty) -> list[Clip]:
    """The whistle: a flag."""
    words = Announcement("Penalty", "The red dice decide against whom", event.rule, kind="bad")
    return [
        moment(partial(stage.settle, event), cue=stage.cue("flag")),
        *said(stage, words, cue="whistle_short"),
    ]


def red(stage: Stage, event: e.RedRolled) -> list[Clip]:
    """The red dice lie still."""
    return [moment(partial(stage.settle, event)), pause(0.6 if event.again else 0.2)]


def recovered(stage: Stage, event: e.Recovered) -> list[Clip]:
    """Somebody has the ball again, and moves it."""
    ours = event.seat == stage.story.owner
    title = f"{stage.name(event.seat)} recovers"
    words = Announcement(
        title, f"{event.ball - event.start} yards", event.rule, event.seat, "good" if ours else "bad"
    )

    def begin() -> None:
        stage.settle(event)
        stage.picture.offence = event.seat
        stage.put_ball(event.seat, event.start)

    carried = film_ball.carried(stage, event.seat, event.start, event.ball)
    return [moment(begin), carried, *said(stage, words, seconds=0.9)]


def penalised(stage: Stage, event: e.Penalised) -> list[Clip]:
    """The ball is moved for the penalty; the down is played again."""
    moved = abs(event.ball - event.start)
    title = f"{stage.name(event.against)} loses {moved}"
    more = (
        "A penalty stops at the 5; the down is played again" if event.stopped else "The down is played again"
    )
    words = Announcement(title, more, event.rule, event.against, "bad")
    return [
        moment(partial(stage.settle, event)),
        film_ball.carried(stage, event.seat, event.start, event.ball),
        *said(stage, words, seconds=0.9),
    ]


def passed(stage: Stage, event: e.Passed) -> list[Clip]:
    """The ball is in the air: caught, dropped, or on its way to the wrong hands."""
    settled = moment(partial(stage.settle, event))
    if event.yards:
        return [film_ball.flown(stage, event.seat, event.start, event.ball, "pass"), settled, pause(0.3)]
    far = min(float(GOAL), event.start + INCOMPLETE)
    flight = film_ball.flown(stage, event.seat, event.start, far, "pass", end="paper_land")
    if event.face == "I":
        return [flight, settled]
    back = film_ball.travel(stage, event.seat, far, event.start, seconds=0.35)
    return [flight, settled, pause(0.25), back]


def interception(stage: Stage, event: e.Interception) -> list[Clip]:
    """The other side has caught it."""
    words = Announcement(
        f"{stage.name(event.seat)} intercepts!",
        "Its game die says how far downfield",
        event.rule,
        event.seat,
        "bad",
    )
    return [moment(partial(stage.settle, event)), *said(stage, words, cue="crowd_groan")]


def taken_over(stage: Stage, event: e.TakenOver) -> list[Clip]:
    """Where the interception is taken over."""
    now = GOAL - min(float(GOAL), GOAL - event.start + INCOMPLETE)

    def begin() -> None:
        stage.settle(event)
        stage.picture.offence = event.seat
        stage.put_ball(event.seat, now)

    return [
        moment(begin),
        film_ball.travel(stage, event.seat, now, event.ball, seconds=0.5, band=0.0),
        pause(0.3),
    ]


def punt(stage: Stage, event: e.Punt) -> list[Clip]:
    """High down the field, or into the defender's arms."""
    how = "block" if event.blocked else "punt"
    clips = [
        film_ball.flown(stage, event.seat, event.start, event.ball, how),
        moment(partial(stage.settle, event)),
    ]
    if event.blocked:
        words = Announcement("Blocked!", "It may still be run back", event.rule, kind="bad")
        return [*clips, *said(stage, words, cue="crowd_groan")]
    return [*clips, pause(0.3)]


def runback(stage: Stage, event: e.Runback) -> list[Clip]:
    """The receivers bring the punt back."""

    def begin() -> None:
        stage.settle(event)
        stage.picture.offence = event.seat
        stage.put_ball(event.seat, event.start)

    clash = (0.45, stage.cue("helmet_clash", 0.7))
    run = film_ball.travel(stage, event.seat, event.start, event.ball, seconds=0.7, band=0.0, cues=(clash,))
    return [moment(begin), run, pause(0.3)]


def spotted(stage: Stage, event: Any) -> list[Clip]:
    """Ready for the next down."""
    return [film_ball.spotted(stage, event)]
