"""A bomb in the air: it is caught, snatched and thrown on as a ball is, and is none (S7-3.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from game.core.requests import Choice, Request
from game.games.sevens import events as e
from game.ui.table import Played
from game.ui.tables.sevens import spoken
from game.ui.tables.sevens.names import Names

BOMB: Final = "bomb"
LIKE_A_BALL: Final = (e.Tested, e.Threw, e.Inaccurate)
"""What is told of a bomb in the same words as of a ball."""
WORDS: Final = (("the ball", "the bomb"), ("The pass", "The bomb"), (" pass", " throw"))


def flies(event: Any, flying: bool) -> bool:
    """Whether a bomb is in the air, or in somebody's hands, after an event."""
    match event:
        case e.Acted(action=action):
            return action == BOMB
        case e.Struck() | e.Activated() | e.ActivationEnded() | e.TurnBegan():
            return False
    return flying


def flying_after(history: Sequence[Played]) -> bool:
    """Whether a bomb is in the air after some answers."""
    for played in reversed(history):
        for event in reversed(played.events):
            if flies(event, False) or not flies(event, True):
                return flies(event, False)
    return False


def said(event: Any, names: Names, *, flying: bool) -> spoken.Said | None:
    """An event in words; where a bomb flies it is one that is caught."""
    line = spoken.said(event, names)
    if line is None or not flying or not isinstance(event, LIKE_A_BALL):
        return line
    words = line.words
    for ball, bomb in WORDS:
        words = words.replace(ball, bomb)
    return replace(line, words=words)


def thrown_on(request: Request | None) -> bool:
    """Does somebody who has caught a bomb throw it on?"""
    if not isinstance(request, Choice) or request.what != BOMB:
        return False
    return all(words[0] == BOMB for _, words in request.options)
