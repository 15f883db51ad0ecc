"""Clips of a kick: the finger, the flight, the verdict."""

from __future__ import annotations

from game.core.requests import Flick
from game.ui.animation import Clip
from game.ui.table import Announcement, Played
from game.ui.tables.bfl.chronicle import kick_words
from game.ui.tables.bfl.film_calls import said
from game.ui.tables.bfl.stage import Stage

SAID_S = 1.2


def flight(stage: Stage, played: Played) -> list[Clip]:
    """The ball from the finger to where it was decided; without a track only what came of it."""
    assert isinstance(played.request, Flick)
    title = "Good!" if played.answer else f"No good: {kick_words(played)}"
    words = Announcement(
        title, f"{stage.name(played.seat)}, {played.request.distance} yards", "BFL-4.3", played.seat
    )
    return said(stage, words, SAID_S, cue="crowd_cheer" if played.answer else "crowd_groan", group="kick")
