"""Clips of dice: shaken where nobody's hand did it, rolled over the field onto their felt, lying still."""

from __future__ import annotations

from functools import partial

from game.core.requests import Roll
from game.ui.animation import Clip, Cue, pause
from game.ui.table import Played
from game.ui.tables.sevens import poses, tray
from game.ui.tables.sevens.stage import Stage

SHAKE_S, ROLL_S, UNSEEN_S = 0.25, 0.95, 0.3
READ_S = 0.25  # the dice lie still before anything follows


def falling(stage: Stage, played: Played) -> list[Clip]:
    """How the dice of an answer came to lie there."""
    request = played.request
    assert isinstance(request, Roll)
    assert isinstance(played.answer, tuple)
    faces = [face for face in played.answer if isinstance(face, int | str)]
    lying = poses.rolled(request, faces, stage.story.answers)

    def shake(share: float) -> None:
        stage.picture.dice = [poses.in_hand(die, share * SHAKE_S) for die in lying]

    def tumble(share: float) -> None:
        if share >= 1.0:
            stage.picture.dice = lying
            stage.fallen(played)
        else:
            stage.picture.dice = lying if stage.reduced else [poses.tumbling(die, share) for die in lying]

    seconds = UNSEEN_S if stage.reduced else ROLL_S
    clips = [
        Clip(
            seconds,
            tumble,
            partial(stage.rattle, False),
            cues=_hits(stage, len(lying), seconds),
            group="dice",
        ),
        pause(READ_S, group="dice"),
    ]
    if not stage.reduced:
        clips.insert(0, Clip(SHAKE_S, shake, partial(stage.rattle, True), group="dice"))
    return clips


def _hits(stage: Stage, count: int, seconds: float) -> list[Cue]:
    """The sounds of so many dice on felt."""
    spot = tray.middle(stage.place)
    cues: list[Cue] = []
    for n in range(count):
        for k, share in enumerate(poses.hits()):
            cues.append((seconds * (share + 0.03 * n), stage.cue("die_felt", (0.9, 0.55, 0.35)[k], spot)))
    if count > 1:
        cues.append((seconds * 0.62, stage.cue("die_die", 0.35, spot)))
    return sorted(cues, key=lambda cue: cue[0])
