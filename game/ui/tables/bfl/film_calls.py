"""Clips of what is called: special rolls, penalties, the challenge flag, the referee, the spinner."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from game.games.bfl import events as e
from game.games.bfl.state import NOBODY
from game.physics.wheel import POINTER, SECTOR, SpinTrack
from game.ui.animation import Clip, between, ease, ease_out, hop, moment, part, pause
from game.ui.hand import Outcome
from game.ui.table import Played
from game.ui.table_words import Announcement
from game.ui.tables.bfl import laid_over, making, throws
from game.ui.tables.bfl.picture import FlagPicture
from game.ui.tables.bfl.stage import Stage
from game.ui.tables.bfl.wording import taken_first
from game.ui.tables.saying import said

SPECIAL_S = 1.3
BANNER_S = 0.5  # at least, before a penalty can be accepted or challenged
READ_S = 0.6
FLAG_S = 0.75
LID_S = 0.45
CALL_S, RESULT_S, FADE_S = 0.8, 1.3, 0.25
SLIDE_S = 1.2  # a wheel of a record without gestures
OUT = ("One die is", "Two dice are", "Three dice are", "Four dice are", "Five dice are", "Six dice are")


def special(stage: Stage, event: Any, played: Played) -> list[Clip]:
    """A special roll is named. What it would bring a team that pauses is lost (BFL-3.3)."""
    name, pauses = stage.name(event.seat), stage.side(event.seat).paused
    match event:
        case e.Bro():
            gain = f"{name} pauses and gains nothing" if pauses else f"10 yards extra for {name}"
            words = Announcement("Bro!", f"All eight different: {gain}", "BFL-8.2", event.seat, "good")
        case e.Party():
            gain = f", but {name} pauses: no yards" if pauses else f": 30 yards, if {name} joins"
            line = f"Three doubles, none on {name}'s number{gain}"
            words = Announcement("Join the party!", line, "BFL-8.3", event.seat, "good")
        case e.Split():
            gain = f"{name} pauses: no extra yards" if pauses else f"{name}: 20 yards extra"
            line = f"{gain}, or a 20-yard penalty for another"
            words = Announcement("Split roll!", line, "BFL-8.4", event.seat, "good")
        case _:
            line = f"Eight {event.face}s: a touchdown for {name}"
            words = Announcement("Hail Mary!", line, "BFL-8.1", event.seat, "grand")
    loud = "crowd_cheer" if isinstance(event, e.HailMary) else "fanfare"
    return [moment(partial(stage.settle, event, played)), *said(stage, words, SPECIAL_S, cue=loud)]


def drink(stage: Stage, event: e.Drink, played: Played) -> list[Clip]:
    """The notice of the party option."""
    line = f"Everyone but {stage.name(event.seat)} takes a drink (of whatever is in the glass)"
    words = Announcement("A round!", line, "BFL-9.1", event.seat)
    return [moment(partial(stage.settle, event, played)), *said(stage, words, SPECIAL_S, cue="pop")]


def spinner_brought(stage: Stage) -> list[Clip]:
    """The spinner comes onto the table, if it is wanted now and not there yet."""

    def begin() -> None:
        if stage.picture.spinner is None:
            spinner = stage.spin_asked()
            if spinner is not None:
                spinner.fade = 0.0

    def at(share: float) -> None:
        spinner = stage.picture.spinner
        if spinner is not None and spinner.fade < 1.0:
            spinner.fade = share

    wanted = (
        laid_over.spinner(stage.match.pending, "", stage.cast.start_angle, len(stage.desk.history))
        is not None
    )
    return [Clip(FADE_S, at, begin)] if wanted else []


# ------------------------------------------------------------------------------------------- penalties
def penalty(stage: Stage, event: e.Penalty, played: Played) -> list[Clip]:
    """A penalty is announced; the question follows half a second later at the earliest."""
    why = {
        "out": f"{OUT[min(event.yards // 10, len(OUT)) - 1]} out of bounds",
        "men": "Too many men, or too few: it takes eight dice",
        "split": "By the split roll; no yards forward",
    }[event.why]
    rule = {"out": "BFL-6.1", "men": "BFL-6.2", "split": "BFL-8.4"}[event.why]

    def say() -> None:  # only now: the helmet stands where the penalty meets it
        yards = event.yards
        if taken_first(event.why, stage.match.state):
            yards = min(yards, round(stage.side(event.seat).yards))
        what = f"{yards} yards back" if yards else "already on its goal line"
        stage.announce(Announcement(f"{stage.name(event.seat)}: {what}", why, rule, event.seat, "bad"))

    return [
        moment(partial(stage.settle, event, played), cue=stage.cue("whistle_short")),
        moment(say),
        pause(BANNER_S, hurry=False),
        pause(READ_S, group="penalty"),
        moment(partial(stage.announce, None), group="penalty"),
    ]


def challenge(stage: Stage, event: e.Challenge, played: Played) -> list[Clip]:
    """The flag flies from its thrower's side onto the field."""
    target = making.lying_flag(event.seat)
    start = (-8.0, 20.0) if event.seat % 2 == 0 else (128.0, 20.0)

    def at(share: float) -> None:
        way = ease_out(share)
        stage.picture.flags = [
            FlagPicture(
                between(start[0], target.x, way),
                between(start[1], target.y, way),
                0.0 if stage.reduced else 26.0 * hop(share),
                between(target.turn + 5.0, target.turn, way),
                phase=share * 2.0,
            )
        ]

    def settle() -> None:
        stage.settle(event, played)

    name = stage.name(event.seat)
    whose = "the call" if event.seat == event.against else f"the call on {stage.name(event.against)}"
    words = Announcement(f"{name} challenges!", f"The referee reviews {whose}", "BFL-7.2", event.seat)
    return [
        Clip(FLAG_S, at, cues=((0.0, stage.cue("flag")), (FLAG_S * 0.9, stage.cue("cloth"))), group="flag"),
        moment(settle, group="flag"),
        *said(stage, words, 0.9, group="flag"),
    ]


# --------------------------------------------------------------------------------------------- spinner
def called(stage: Stage, event: e.Called, played: Played) -> list[Clip]:
    """Odd or even is called, and only then the wheel is uncovered."""

    def begin() -> None:
        stage.settle(event, played)
        spinner = stage.spin_asked()
        if spinner is None:  # the wheel has answered already: a record is shown
            spinner = stage.picture.spinner = laid_over.covered(referee=event.seat == NOBODY)
            spinner.call = event.call
        spinner.lid, spinner.ask = 1.0, False

    def at(share: float) -> None:
        spinner = stage.picture.spinner
        if spinner is not None:
            spinner.lid = 1.0 - ease(part(share, 0.55, 1.0))

    return [Clip(CALL_S + LID_S, at, begin, cues=((0.0, stage.cue("tick")),), group="called")]


def spun(stage: Stage, event: e.Spun, played: Played) -> list[Clip]:
    """The wheel turns, slows on its pegs, and stops; what it says stays for a moment."""
    track = throws.again(played)
    clip = _turning(stage, track) if isinstance(track, SpinTrack) else _sliding(stage, event.number)

    def result() -> None:
        spinner = stage.picture.spinner
        if spinner is None:
            return
        odd = "odd" if event.number % 2 else "even"
        who = "The referee called" if event.seat == NOBODY else f"{stage.name(event.seat)} called"
        spinner.number, spinner.right = event.number, event.right
        spinner.line = f"{who} {spinner.call}: {event.number} is {odd}."
        if event.seat == NOBODY:
            spinner.note = "The call stands" if event.right else "The call is overturned"
        else:
            spinner.note = "Two points" if event.right else "No points"
        spinner.rule = "BFL-7.2" if event.seat == NOBODY else "BFL-4.4"

    def put_away() -> None:
        stage.settle(event, played)
        stage.picture.spinner = None

    good = event.seat != NOBODY and event.right
    cheer = "crowd_cheer" if good else "crowd_groan" if event.seat != NOBODY else "whistle_short"
    return [
        clip,
        moment(result, cue=stage.cue(cheer, 0.8), group="spun"),
        pause(RESULT_S, group="spun"),
        Clip(FADE_S, partial(_close, stage), group="spun"),
        moment(put_away, group="spun"),
    ]


def _close(stage: Stage, share: float) -> None:
    if stage.picture.spinner is not None:
        stage.picture.spinner.fade = 1.0 - share


def _turning(stage: Stage, track: SpinTrack) -> Clip:
    shown = SLIDE_S if stage.reduced else track.seconds

    def at(share: float) -> None:
        spinner = stage.picture.spinner
        if spinner is not None:
            spinner.wheel, spinner.flapper = track.pose((1.0 if stage.reduced else share) * track.seconds)

    cues = [
        *((t, stage.cue("spinner_click", 0.8)) for t in track.clicks),
        (track.seconds, stage.cue("spinner_stop")),
    ]
    return Clip(shown, at, partial(_wheel, stage, track.start_angle), cues, group="spin")


def _wheel(stage: Stage, angle: float) -> None:
    if stage.picture.spinner is None:
        stage.picture.spinner = laid_over.covered()
    stage.picture.spinner.wheel, stage.picture.spinner.lid = angle, 0.0


def angle_of(number: int) -> float:
    """A wheel angle at which a number's sector stands under the pointer."""
    return POINTER - (number - 0.5) * SECTOR


def _sliding(stage: Stage, number: int) -> Clip:
    stop = angle_of(number)
    start = stop - 2.0 * math.pi

    def at(share: float) -> None:
        if stage.picture.spinner is not None:
            stage.picture.spinner.wheel = between(start, stop, ease_out(share))

    return Clip(SLIDE_S, at, partial(_wheel, stage, start), group="spin")


def weak(stage: Stage, outcome: Outcome) -> list[Clip]:
    """A spin that did not count: seen, and why."""
    track = outcome.track
    assert isinstance(track, SpinTrack)

    def say() -> None:
        stage.announce(Announcement(outcome.refused, "It does not count", outcome.rule, kind="bad"))

    return [
        _turning(stage, track),
        moment(say, cue=stage.cue("error"), group="weak"),
        pause(1.3, group="weak"),
        moment(partial(stage.announce, None), group="weak"),
        moment(stage.spin_asked),
    ]


def review(stage: Stage, event: e.Stands | e.Overturned, played: Played) -> list[Clip]:
    """After further review, the call stands; or it is overturned (BFL-7.2)."""
    stands = isinstance(event, e.Stands)
    title = "The call stands." if stands else "The call is overturned."
    line = "After further review" if stands else "After further review: no penalty is assessed"
    words = Announcement(title, line, "BFL-7.2", event.seat, "bad" if stands else "good")
    cheer = "crowd_groan" if stands else "crowd_cheer"
    return [moment(partial(stage.settle, event, played)), *said(stage, words, 1.2, cue=cheer, group="review")]
