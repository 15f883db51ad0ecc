"""Clips of helmets that their owners move (BFL-6.3): one move a team, in the order of their first steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.games.bfl import events as e
from game.ui.animation import Clip, moment
from game.ui.table import Played
from game.ui.tables.bfl import film_moves
from game.ui.tables.bfl.hand_helmet import HelmetHand
from game.ui.tables.bfl.stage import Stage

Refuse = Callable[[str], None]


def by_owners(refuse: Refuse) -> Callable[[Stage, Sequence[Any], Played], list[Clip]]:
    """How helmets move in a house where everybody moves their own; coaches' move by themselves."""
    return partial(_moves, refuse)


def _moves(refuse: Refuse, stage: Stage, moves: Sequence[Any], played: Played) -> list[Clip]:
    if isinstance(moves[0], e.MovedBack):
        event = moves[0]
        if not stage.desk.person(event.seat) or event.start == event.yard:
            return film_moves.back(stage, event, played)
        return _own(refuse, stage, [event], played)
    clips: list[Clip] = []
    for seat in dict.fromkeys(step.seat for step in moves):
        steps = [step for step in moves if step.seat == seat]
        if stage.desk.person(seat):
            clips += _own(refuse, stage, steps, played)
        else:
            clips.append(film_moves.march(stage, steps, played))
    return clips


def _own(refuse: Refuse, stage: Stage, steps: Sequence[Any], played: Played) -> list[Clip]:
    hand = HelmetHand(stage, steps[0].seat, steps[0].start, steps[-1].yard, refuse)

    def settle() -> None:
        for step in steps:
            stage.settle(step, played)

    return [Clip(0.0, begin=hand.begin, done=lambda: hand.done, hand=hand), moment(settle)]
