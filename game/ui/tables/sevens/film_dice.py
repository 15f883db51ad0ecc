"""The dice of an answer, on the felt of this table."""

from __future__ import annotations

from game.core.requests import Roll
from game.ui.animation import Clip
from game.ui.table import Played
from game.ui.tables.sevens import poses, tray
from game.ui.tables.sevens.stage import Stage
from game.ui.tables.squares import film_dice


def falling(stage: Stage, played: Played) -> list[Clip]:
    """How the dice of an answer came to lie there."""
    request = played.request
    assert isinstance(request, Roll)
    assert isinstance(played.answer, tuple)
    faces = [face for face in played.answer if isinstance(face, int | str)]
    lying = poses.rolled(request, faces, stage.story.answers)
    return film_dice.falling(stage, played, lying, poses, tray.middle(stage.place))
