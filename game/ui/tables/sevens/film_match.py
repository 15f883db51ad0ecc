"""Clips of the match: tests and re-rolls, the weather, the kick-off's events, turns, touchdowns; words across
the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from game.core.requests import Choice
from game.games.sevens import events as e
from game.games.sevens.pregame.told import Prayed
from game.games.sevens.state import NOBODY, RESERVES
from game.ui.animation import Clip, between, ease, hop, moment, pause
from game.ui.table_words import Announcement
from game.ui.tables import saying
from game.ui.tables.sevens import again, spoken
from game.ui.tables.sevens.people import effect
from game.ui.tables.sevens.rolltable import EFFECTS
from game.ui.tables.sevens.spoken import EVENTS, WEATHERS, plain
from game.ui.tables.sevens.stage import Stage
from game.ui.widgets.canvas import Point

READ_S, GRAND_S = 0.9, 2.0
GATHER_S: Final = 0.9
HITS: Final = frozenset({"dodgy_snack", "pitch_invasion"})
"""The events of a kick-off that nobody hopes for."""


def said(
    stage: Stage, words: Announcement, *, cue: str = "", seconds: float = READ_S, group: str = "said"
) -> list[Clip]:
    """Words across the table, not for long: in Sevens there are many."""
    return saying.said(stage, words, seconds, cue=cue, group=group)


def quietly(stage: Stage, event: Any) -> list[Clip]:
    """An event that is told and not shown."""
    return [moment(partial(stage.hear, event))]


def tested(stage: Stage, event: e.Tested) -> list[Clip]:
    """A die was enough, or not: it stands beside the dice. Where none may be rolled again it is said why."""
    why = "" if event.passed else _final(stage, event)
    if why:
        words = Announcement(
            f"{stage.names.player(event.player)}: {event.rolled}, needed {event.needed}+",
            why,
            "S7-10.5",
            -1,
            "bad",
        )
        heard = moment(partial(stage.hear, event), cue=stage.cue("tick", 0.6))
        return [heard, *said(stage, words, seconds=0.8)]
    sound = None if event.passed else stage.cue("tick", 0.6)
    return [moment(partial(stage.hear, event), cue=sound), pause(0.15 if event.passed else 0.4)]


def _final(stage: Stage, event: e.Tested) -> str:
    """Why a failed die stands, where its coach might have hoped for another."""
    pending, s = stage.match.pending, stage.state
    if isinstance(pending, Choice) and pending.what in ("reroll", "use"):
        return ""
    if not stage.desk.person(event.player >> 4) or event.what not in again.TOLD:
        return ""
    return again.why_final(s, stage.story.test, event)


def used(stage: Stage, event: e.Used) -> list[Clip]:
    """A skill is named."""
    words = Announcement(spoken.used(event, stage.names), "", event.rule, event.side)
    return [moment(partial(stage.hear, event)), *said(stage, words, seconds=0.45)]


def rerolled(stage: Stage, event: e.Rerolled) -> list[Clip]:
    """A token is spent."""
    title = "Team re-roll" if event.source == "team" else f"Re-roll: {plain(event.source)}"
    line = stage.names.player(event.player) if event.player != NOBODY else ""
    if not event.allowed:
        line = f"{line or 'Nobody'} may not use it"
    words = Announcement(title, line, event.rule, event.side, "plain" if event.allowed else "bad")

    def begin() -> None:
        side = stage.picture.sides[event.side]
        if event.source in ("team", "Leader"):
            side.rerolls = max(0, side.rerolls - 1)
        stage.hear(event)

    return [moment(begin, cue=stage.cue("pop", 0.8)), *said(stage, words, seconds=0.5)]


def weather(stage: Stage, event: e.WeatherRolled) -> list[Clip]:
    """The sky."""

    def begin() -> None:
        stage.picture.weather = event.weather
        stage.hear(event)

    words = WEATHERS[event.weather]
    told = Announcement(words[:1].upper() + words[1:], f"{sum(event.dice)} on two dice", event.rule)
    return [moment(begin), *said(stage, told)]


def tossed(stage: Stage, event: e.Tossed) -> list[Clip]:
    """Who chooses, or both roll again."""
    line = _each(stage, event.dice)
    if event.first == NOBODY:
        words = Announcement("Level", f"{line}: they roll again", event.rule)
    else:
        words = Announcement(
            f"{stage.names.side(event.first)} win the toss", line, event.rule, event.first, "good"
        )
    return [moment(partial(stage.hear, event)), *said(stage, words)]


def event_rolled(stage: Stage, event: e.EventRolled) -> list[Clip]:
    """An event of the kick-off."""
    kind = "bad" if event.name in HITS else "good"
    words = Announcement(EVENTS[event.name], EFFECTS[event.name], event.rule, -1, kind)
    return [moment(partial(stage.hear, event)), *said(stage, words, cue="whistle_short", seconds=1.3)]


def prayed(stage: Stage, event: Prayed) -> list[Clip]:
    """A prayer or a desperate measure that was rolled, and what it does."""
    line = (
        "A side has it already: the die is rolled again"
        if event.again
        else effect(event.name.replace(" ", "_"))
    )
    words = Announcement(f"{event.rolled}: {event.name}", line, event.rule, event.side, "good")
    return [moment(partial(stage.hear, event)), *said(stage, words, cue="pop", seconds=2.0)]


def event_for(stage: Stage, event: e.EventFor) -> list[Clip]:
    """Whom it is good or bad for."""
    title = f"{EVENTS[event.name]} {spoken.event_for(event, stage.names)}"
    seat = event.sides[0] if len(event.sides) == 1 else -1
    words = Announcement(title, _each(stage, event.totals), event.rule, seat)
    return [moment(partial(stage.hear, event)), *said(stage, words)]


def _each(stage: Stage, totals: Sequence[int]) -> str:
    """ "Ironvale 4, Red Kettles 3"."""
    return ", ".join(f"{stage.names.side(side)} {total}" for side, total in enumerate(totals))


def turn(stage: Stage, event: e.TurnBegan) -> list[Clip]:
    """The other side's turn: its marker goes on, everybody may act again."""

    def begin() -> None:
        p = stage.picture
        p.turn = event.side
        p.sides[event.side].turn = event.number
        p.marks.chosen = NOBODY
        for counter in p.counters:
            counter.spent = False
        stage.hear(event)

    return [moment(begin, cue=stage.cue("tick", 0.8)), pause(0.2)]


def activated(stage: Stage, event: e.Activated) -> list[Clip]:
    """A player has declared what it does: it is ringed."""

    def begin() -> None:
        stage.picture.marks.chosen = event.player
        stage.hear(event)

    return [moment(begin)]


def activation_ended(stage: Stage, event: e.ActivationEnded) -> list[Clip]:
    """It has had its activation."""

    def begin() -> None:
        counter = stage.picture.counters[event.player]
        counter.spent = counter.square >= 0
        stage.picture.marks.chosen = NOBODY
        stage.hear(event)

    return [moment(begin)]


def stalled(stage: Stage, event: e.Stalled) -> list[Clip]:
    """It could have scored, and did not."""
    line = f"{event.rolled} on the die, safe {spoken.stalled_at(event.number)}"
    words = Announcement(
        f"{stage.names.crested.player(event.player)} stalls", line, event.rule, event.player >> 4, "bad"
    )
    return [moment(partial(stage.hear, event)), *said(stage, words)]


def turnover(stage: Stage, event: e.TurnedOver) -> list[Clip]:
    """The turn is over."""
    words = Announcement(*spoken.turned_over(event, stage.names), event.rule, event.side, "bad")
    return [moment(partial(stage.hear, event)), *said(stage, words, cue="crowd_groan")]


def touchdown(stage: Stage, event: e.Touchdown) -> list[Clip]:
    """The roar."""
    line = f"{stage.names.crested.player(event.player)} for {stage.names.side(event.side)}"
    words = Announcement("Touchdown!", line, event.rule, event.side, "grand")

    def begin() -> None:
        stage.hear(event)
        stage.picture.sides[event.side].score = event.score
        stage.sound("crowd_cheer")

    return [moment(begin, group="score"), *said(stage, words, cue="fanfare", seconds=GRAND_S, group="score")]


def half(stage: Stage, event: e.HalfBegan) -> list[Clip]:
    """A half begins."""
    title = ("First half", "Second half", "Extra time")[min(event.half, 3) - 1]
    words = Announcement(title, "", event.rule)
    return [moment(partial(stage.hear, event)), *said(stage, words, cue="whistle_long")]


def drive_ended(stage: Stage, event: e.DriveEnded) -> list[Clip]:
    """Everybody leaves the pitch at the same time."""
    start: list[Point] = []
    stop: list[Point] = []
    leaving: list[int] = []

    def begin() -> None:
        p = stage.picture
        at, boxes = p.at(), p.boxes()
        start[:] = [spot or (0.0, 0.0) for spot in stage.place.spots(at, boxes)]
        leaving[:] = [player for player, square in enumerate(at) if square >= 0]
        for player in leaving:
            at[player], boxes[player] = -1, RESERVES
        stop[:] = [spot or (0.0, 0.0) for spot in stage.place.spots(at, boxes)]
        stage.picture.ball.holder, stage.picture.ball.square, stage.picture.ball.spot = NOBODY, -1, None
        stage.hear(event)

    def at(share: float) -> None:
        for player in leaving:
            if share >= 1.0:
                stage.take_off(player, RESERVES)
            elif not stage.reduced:
                a, b, moved = start[player], stop[player], ease(share)
                each = stage.picture.counters[player]
                each.spot = between(a[0], b[0], moved), between(a[1], b[1], moved)
                each.lift = 40 * hop(share)

    cues = ((0.0, stage.cue("whistle_long")), (GATHER_S * 0.9, stage.cue("helmet_step")))
    return [Clip(GATHER_S, at, begin, cues=cues, group="score")]


def over(stage: Stage, event: e.Over) -> list[Clip]:
    """The match is over."""
    return [moment(partial(stage.hear, event), cue=stage.cue("whistle_final")), pause(0.8)]
