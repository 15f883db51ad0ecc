"""Clips of dice: shaken where nobody's hand did it, rolled over the field onto their felt, lying still."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

from game.ui.animation import Clip, Cue, pause
from game.ui.table import Played
from game.ui.widgets.canvas import Point

SHAKE_S, ROLL_S, UNSEEN_S = 0.25, 0.95, 0.3
READ_S = 0.25  # the dice lie still before anything follows
D = TypeVar("D")


class Tray(Protocol):
    """A picture with dice."""

    dice: list[Any]


class DiceStage(Protocol):
    """A stage on which dice are seen to fall."""

    @property
    def picture(self) -> Tray: ...

    @property
    def reduced(self) -> bool: ...

    def fallen(self, played: Played) -> None: ...

    def rattle(self, on: bool) -> None: ...

    def cue(self, name: str, volume: float = 1.0, place: Point | None = None) -> Callable[[], None]: ...


class Poses(Protocol[D]):
    """How a box's dice fly and fall."""

    def in_hand(self, die: D, time: float) -> D: ...

    def tumbling(self, die: D, at: float) -> D: ...

    def hits(self) -> list[float]: ...


def falling(stage: DiceStage, played: Played, lying: list[D], poses: Poses[D], spot: Point) -> list[Clip]:
    """How the dice of an answer came to lie there; ``spot`` is where they are heard."""

    def shake(share: float) -> None:
        stage.picture.dice = [poses.in_hand(die, share * SHAKE_S) for die in lying]

    def tumble(share: float) -> None:
        if share >= 1.0:
            stage.picture.dice = lying
            stage.fallen(played)
        else:
            stage.picture.dice = lying if stage.reduced else [poses.tumbling(die, share) for die in lying]

    seconds = UNSEEN_S if stage.reduced else ROLL_S
    cues = strikes(stage, poses.hits(), len(lying), seconds, spot)
    clips = [
        Clip(seconds, tumble, partial(stage.rattle, False), cues=cues, group="dice"),
        pause(READ_S, group="dice"),
    ]
    if not stage.reduced:
        clips.insert(0, Clip(SHAKE_S, shake, partial(stage.rattle, True), group="dice"))
    return clips


def strikes(stage: DiceStage, hits: list[float], count: int, seconds: float, spot: Point) -> list[Cue]:
    """The sounds of so many dice on felt."""
    cues: list[Cue] = []
    for n in range(count):
        for k, share in enumerate(hits):
            cues.append((seconds * (share + 0.03 * n), stage.cue("die_felt", (0.9, 0.55, 0.35)[k], spot)))
    if count > 1:
        cues.append((seconds * 0.62, stage.cue("die_die", 0.35, spot)))
    return sorted(cues, key=lambda cue: cue[0])
