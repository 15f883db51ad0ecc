"""Clips of dice on the field: out of the cup, tumbling as the physics found, lying where they rest."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from game.core.board import END_ZONE, HEIGHT, WIDTH
from game.core.gestures import CupGesture
from game.core.requests import Throw
from game.games.bfl import events as e
from game.games.bfl.state import NOBODY
from game.physics.track import Hit
from game.ui.animation import Clip, Cue, between, ease_out, moment, pause
from game.ui.hand import Outcome
from game.ui.table import Played
from game.ui.table_words import Announcement
from game.ui.tables.bfl import hand, lying, throws
from game.ui.tables.bfl.picture import CupPicture, DiePicture, Tag
from game.ui.tables.bfl.stage import Stage

CUP_LONG = 9.0  # yards from the cup's foot to its mouth
CUP_LIFT = 7.0
TAKE_UP_S, POUR_S, PUT_DOWN_S = 0.45, 0.13, 0.55
HIT_SOUNDS = {"table": "die_felt", "die": "die_die", "rail": "die_rail"}
SLIDE_S = 0.6
UNSEEN_S = 0.6  # with reduced motion the dice are thrown and lie there
DROP = 16.0  # yards a helmet comes down from


def cup_at(gesture: CupGesture, *, tilt: float = 0.0, dice: int = 8, shake: float = 0.0) -> CupPicture:
    """The cup in the hand, its mouth where the gesture has it, tipping the way it moves."""
    heading = math.atan2(gesture.vy, gesture.vx)
    foot = gesture.x - CUP_LONG * math.cos(heading), gesture.y - CUP_LONG * math.sin(heading)
    return CupPicture(foot, CUP_LIFT, heading, tilt, shake, dice)


def take_up(stage: Stage, track: throws.CupThrow, about: list[DiePicture]) -> Clip:
    """The cup comes to the hand, the dice are gathered and shaken (for everybody but who drags it)."""
    gesture, dice = track.gesture, len(track.tumble.dice)

    def begin() -> None:
        stage.picture.dice = about
        stage.rattle(True)
        if stage.board is not None:
            hand.prepare_cup(stage.board.place, cup_at(gesture))

    def at(share: float) -> None:
        wobble = 0.0 if stage.reduced else math.sin(share * 30.0) * (1.0 - share)
        stage.picture.cup = cup_at(gesture, dice=dice, shake=wobble)
        if share >= 1.0:
            stage.rattle(False)

    return Clip(TAKE_UP_S, at, begin, group="throw")


def tumble(stage: Stage, track: throws.CupThrow, about: list[DiePicture]) -> Clip:
    """The dice leave the cup and tumble to rest. ``about``: dice that lie on the table meanwhile."""
    flown = track.tumble
    seconds = flown.seconds

    def at(share: float) -> None:
        t = seconds if stage.reduced else share * seconds
        moving = [
            DiePicture(p.x, p.y, p.z, (p.qw, p.qx, p.qy, p.qz), tone=track.tone(number))
            for number, p in enumerate(flown.poses(t))
        ]
        stage.picture.dice = (lying.at_rest(track) if share >= 1.0 else moving) + about
        if t < PUT_DOWN_S:
            stage.picture.cup = cup_at(track.gesture, tilt=min(1.0, t / POUR_S), dice=0)
        else:
            stage.picture.cup = CupPicture()

    shown = UNSEEN_S if stage.reduced else seconds
    return Clip(shown, at, cues=hit_cues(stage, flown.hits), group="throw")


def hit_cues(stage: Stage, hits: Sequence[Hit]) -> list[Cue]:
    """The sounds of a tumble."""
    cues: list[Cue] = [(0.0, stage.cue("cup_pour")), (PUT_DOWN_S, stage.cue("cup_down"))]
    cues += [(hit.t, stage.cue(HIT_SOUNDS[hit.kind], 0.25 + 0.75 * hit.strength, hit.x)) for hit in hits]
    return sorted(cues, key=lambda cue: cue[0])


def slide(stage: Stage, dice: list[DiePicture]) -> Clip:
    """Dice of a record that tells only how they lie: they slide to their places from the near rail."""

    def at(share: float) -> None:
        way = ease_out(share)
        stage.picture.dice = (
            dice
            if share >= 1.0
            else [
                DiePicture(
                    between(WIDTH / 2, die.x, way),
                    between(-14.0, die.y, way),
                    die.z,
                    die.attitude,
                    tone=die.tone,
                )
                for die in dice
            ]
        )

    return Clip(SLIDE_S, at, cues=((SLIDE_S * 0.7, stage.cue("die_felt")),), group="throw")


def falling(stage: Stage, played: Played) -> list[Clip]:
    """How the dice of an answer came to lie there."""
    track = throws.again(played)
    if not isinstance(track, throws.CupThrow):
        dice = lying.fallen(played)
        return [slide(stage, dice)] if dice else []
    throw = isinstance(played.request, Throw)
    return _thrown(stage, track, lying.lying_about(stage.match.state, track) if throw else [])


def _thrown(stage: Stage, track: throws.CupThrow, about: list[DiePicture]) -> list[Clip]:
    """The cup is taken up, unless a hand holds it already, and emptied."""
    clips = [tumble(stage, track, about)]
    cup = stage.picture.cup
    if cup is None or cup.place is None:
        clips.insert(0, take_up(stage, track, about))
    return clips


def left_by(stage: Stage, outcome: Outcome) -> list[DiePicture]:
    """The table after a throw that did not count: its dice are dull, nobody reads them."""
    track = outcome.track
    assert isinstance(track, throws.CupThrow)
    dice = lying.at_rest(track)
    for die in dice:
        die.dim = True
    return dice + lying.lying_about(stage.match.state, track)


def refused(stage: Stage, outcome: Outcome) -> list[Clip]:
    """A throw that did not count: the dice tumble and lie there, with the reason."""
    assert isinstance(outcome.track, throws.CupThrow)
    clips = _thrown(stage, outcome.track, lying.lying_about(stage.match.state, outcome.track))

    def say() -> None:
        stage.picture.dice = left_by(stage, outcome)
        stage.announce(
            Announcement(outcome.refused, "It does not count and is thrown again", outcome.rule, kind="bad")
        )

    clips += [
        moment(say, cue=stage.cue("whistle_short"), group="refused"),
        pause(1.6, group="refused"),
        moment(partial(stage.announce, None), group="refused"),
        moment(stage.ask),
    ]
    return clips


# --------------------------------------------------------------------------------------- what they say
def rolled(stage: Stage, event: e.Rolled, played: Played) -> list[Clip]:
    """The dice lie still: marks outside, the strip of the roll, time to read."""
    settle = partial(stage.settle, event, played)
    return [moment(settle), pause(0.45)]


def lane(stage: Stage, event: e.LaneRolled, played: Played) -> list[Clip]:
    """A helmet comes to its lane; or the lane is full."""
    settle = partial(stage.settle, event, played)
    if event.again:

        def say() -> None:
            settle()
            x, y = _first_die(stage)
            stage.picture.tags = [Tag(x, y, "is full: roll again", f"Lane {event.lane}", "bad")]

        return [
            moment(say, cue=stage.cue("error"), group="lane"),
            pause(1.0, group="lane"),
            moment(partial(_untag, stage)),
        ]

    def at(share: float) -> None:
        height = 0.0 if stage.reduced else DROP * (1.0 - share * share)
        side = stage.side(event.seat)
        side.lift = 0.0 if share >= 1.0 else height

    return [
        Clip(0.32, at, settle, cues=((0.3, stage.cue("helmet_step", 0.9, END_ZONE)),), group="lane"),
        pause(0.35, group="lane"),
    ]


def roll_off(stage: Stage, event: e.RolledOff, played: Played) -> list[Clip]:
    """Who throws first; or who is level and rolls again."""

    def say() -> None:
        stage.settle(event, played)
        if event.first != NOBODY:
            words = f"{stage.name(event.first)} throws first"
            stage.announce(Announcement(words, "Then clockwise", "BFL-1.6", event.first, "good"))
        else:
            stage.announce(Announcement("Level at the top", "They roll again", "BFL-1.6"))

    return [
        moment(say, group="roll_off"),
        pause(1.2, group="roll_off"),
        moment(partial(stage.announce, None)),
    ]


def _first_die(stage: Stage) -> tuple[float, float]:
    dice = stage.picture.dice
    return (dice[0].x, dice[0].y) if dice else (WIDTH / 2, HEIGHT / 2)


def _untag(stage: Stage) -> None:
    stage.picture.tags = []
