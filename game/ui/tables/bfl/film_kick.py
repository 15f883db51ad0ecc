"""Clips of a kick: the finger, the flight, the verdict; then back to the board."""

from __future__ import annotations

from functools import partial

from game.core.requests import Flick
from game.physics.flick import Kick
from game.ui.animation import Clip, Cue, moment, pause
from game.ui.table import Played
from game.ui.table_words import Announcement
from game.ui.tables.bfl import kick_flight, kick_words, laid_over, throws
from game.ui.tables.bfl.stage import Stage
from game.ui.tables.saying import said

SAID_S = 1.3
READY_S = 0.8  # before a coach's finger moves: time to see where it kicks from


def flight(stage: Stage, played: Played) -> list[Clip]:
    """The ball from the finger to where it was decided; without a track only what came of it."""
    assert isinstance(played.request, Flick)
    track = throws.again(played)
    if isinstance(track, Kick):
        return _watched(stage, played, track)
    line = f"{stage.name(played.seat)}, {played.request.distance} yards"
    words = Announcement(kick_words.verdict(played), line, "BFL-4.3", played.seat)
    cheer = "crowd_cheer" if played.answer else "crowd_groan"
    close = moment(partial(_close, stage), group="kick")
    return [*said(stage, words, SAID_S, cue=cheer, group="kick"), close]


def _watched(stage: Stage, played: Played, kick: Kick) -> list[Clip]:
    gesture = throws.kick_gesture(played.note)
    total = kick_flight.seconds(kick)

    def begin() -> None:
        if stage.kick is None:
            stage.kick = laid_over.kick_view(
                stage.match.state, played.request, stage.desk.history[:-1], stage.teams
            )
        stage.kick.lean, stage.kick.aim = gesture.lean, gesture.aim
        stage.kick.contact, stage.kick.offset, stage.kick.power = (
            gesture.contact,
            gesture.offset,
            gesture.power,
        )
        stage.kick.aiming, stage.kick.pull = False, None

    def at(share: float) -> None:
        if stage.kick is not None:
            kick_flight.show(stage.kick, kick, gesture.aim, share * total)

    def verdict() -> None:
        if stage.kick is not None:
            stage.kick.said = "GOOD" if kick.good else "NO GOOD"
            stage.kick.said_good = kick.good
            stage.kick.said_note = kick_words.flown(kick)

    cues: list[Cue] = [(kick_flight.STRIKE_S * 0.7, stage.cue("paper_flick", 0.4 + 0.6 * gesture.power))]
    for hit in kick.frame_hits:
        doink = "doink_bar" if hit.part == "bar" else "doink_post"
        cues.append((kick_flight.watched_at(kick, hit.t), stage.cue(doink)))
    if kick.why in ("short", "low"):
        cues.append((kick_flight.watched_at(kick, kick.decided), stage.cue("paper_land")))
    cheer = stage.cue("crowd_cheer" if kick.good else "crowd_groan")
    clips = [
        Clip(total, at, begin, sorted(cues, key=lambda cue: cue[0]), group="kick"),
        moment(verdict, cue=cheer, group="said"),
        pause(SAID_S, group="said"),
        moment(partial(_close, stage), group="said"),
    ]
    if stage.kick is None:  # nobody's hand is at the ball: the view opens, then the coach kicks
        clips.insert(0, Clip(READY_S, begin=begin, group="ready"))
    return clips


def _close(stage: Stage) -> None:
    stage.kick = None
