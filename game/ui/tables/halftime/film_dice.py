"""Clips of dice: taken up where nobody's hand did it, rolled over the felt, lying where they rest."""

from __future__ import annotations

from functools import partial

from game.core.requests import Roll
from game.ui.animation import Clip, Cue, pause
from game.ui.table import Played
from game.ui.tables.halftime import making, poses
from game.ui.tables.halftime.picture import DiePicture
from game.ui.tables.halftime.stage import Stage

SHAKE_S, ROLL_S, UNSEEN_S = 0.35, 1.05, 0.3
READ_S = 0.3  # the dice lie still before anything follows


def falling(stage: Stage, played: Played) -> list[Clip]:
    """How the dice of an answer came to lie there."""
    request = played.request
    assert isinstance(request, Roll)
    assert isinstance(played.answer, tuple)
    printed = stage.story.shadow.house.printed
    faces = [face for face in played.answer if isinstance(face, int | str)]
    dice = poses.rolled(request, faces, stage.story.answers, printed=printed)
    clips = [_tumble(stage, dice, played, printed)]
    if not any(die.held for die in stage.picture.dice) and not stage.reduced:
        clips.insert(0, _shake(stage, dice))
    return [*clips, pause(READ_S, group="dice")]


def _shake(stage: Stage, dice: list[DiePicture]) -> Clip:
    """The dice are taken up and shaken (for coaches, and where a record is shown)."""

    def at(share: float) -> None:
        held = [poses.in_hand(die, share * SHAKE_S, still=False) for die in dice]
        for die in held:
            die.held = share < 1.0
            die.key = ""
        stage.picture.dice = making.lay(stage.story, held)

    return Clip(
        SHAKE_S,
        at,
        partial(stage.rattle, True),
        cues=((SHAKE_S, partial(stage.rattle, False)),),
        group="dice",
    )


def _tumble(stage: Stage, dice: list[DiePicture], played: Played, printed: bool) -> Clip:
    def begin() -> None:
        stage.rattle(False)

    def at(share: float) -> None:
        if share >= 1.0:
            stage.fallen(played)
        else:
            moving = dice if stage.reduced else [poses.tumbling(die, share, printed=printed) for die in dice]
            stage.picture.dice = making.lay(stage.story, moving)

    seconds = UNSEEN_S if stage.reduced else ROLL_S
    return Clip(seconds, at, begin, cues=_hits(stage, len(dice), seconds), group="dice")


def _hits(stage: Stage, dice: int, seconds: float) -> list[Cue]:
    """The sounds of so many dice on felt."""
    cues: list[Cue] = []
    for n in range(dice):
        for k, share in enumerate(poses.hits()):
            volume = (0.9, 0.55, 0.35)[k]
            cues.append((seconds * (share + 0.03 * n), stage.cue("die_felt", volume, 30.0 + 20.0 * n)))
    if dice > 1:
        cues.append((seconds * 0.62, stage.cue("die_die", 0.35)))
    return sorted(cues, key=lambda cue: cue[0])
