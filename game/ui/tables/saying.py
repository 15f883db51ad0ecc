"""Words across the table, as clips: they are said, stand for a time, and go."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from game.ui.animation import Clip, moment, pause
from game.ui.table_words import Announcement
from game.ui.tables.stage import TableStage

READ_S: Final = 1.0


def said(
    stage: TableStage[Any],
    words: Announcement,
    seconds: float = READ_S,
    *,
    cue: str = "",
    group: str = "said",
) -> list[Clip]:
    """Words across the table for a time."""
    sound = stage.cue(cue) if cue else None
    return [
        moment(partial(stage.announce, words), cue=sound, group=group),
        pause(seconds, group=group),
        moment(partial(stage.announce, None), group=group),
    ]
