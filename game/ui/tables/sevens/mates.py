"""A team-mate in the air: who it is, which the events of its flight do not say (S7-8.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from game.core.requests import Choice
from game.games.sevens import events as e
from game.games.sevens.state import NOBODY
from game.ui.table import Played
from game.ui.tables.sevens.names import Names
from game.ui.tables.sevens.terms import Said

THROWN: Final = ("throw", "kick_teammate")
"""What a team-mate and a square are named for."""


def thrown(played: Played, mate: int) -> int:
    """Who is thrown after an answer, before what comes of it: ``mate`` was before."""
    if not isinstance(played.request, Choice):
        return mate
    answer: Any = played.answer
    words = answer[1]
    return int(words[1]) if words[0] in THROWN and len(words) == 3 else mate


def flies(event: Any, mate: int) -> int:
    """Who is in the air after an event."""
    match event:
        case e.Activated() | e.ActivationEnded() | e.TurnBegan():
            return NOBODY
        case e.Moved(player=player) | e.PushedOff(player=player) if player == mate:
            return NOBODY
    return mate


def flying_after(history: Sequence[Played]) -> int:
    """Who is in the air after some answers."""
    for played in reversed(history):
        mate = thrown(played, NOBODY)
        over = any(flies(event, 0) == NOBODY for event in played.events if not isinstance(event, e.Moved))
        if over or mate != NOBODY:
            for event in played.events:
                mate = flies(event, mate)
            return mate
    return NOBODY


def named(line: Said | None, event: Any, names: Names, mate: int) -> Said | None:
    """An event in words; where a team-mate flies it is named."""
    if line is None or mate == NOBODY:
        return line
    who, words = names.player(mate), line.words
    match event:
        case e.Threw():
            words = words.replace(" aims at ", f" aims {who} at ").replace(" pass", " throw")
        case e.Scattered():
            words = words.replace("It scatters", f"{who} scatters")
        case e.Bounced():  # it may be the ball of somebody who was landed on
            words = words.replace("The ball bounces", "It bounces")
        case _:
            return line
    return replace(line, words=words)
