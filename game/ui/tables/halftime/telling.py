"""How a story begins, and the telling of everything that was answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.games.halftime import events as e
from game.games.halftime.state import NOBODY, OVERTIME, State
from game.ui.table import Played
from game.ui.tables.halftime.story import Story, Value, points_of


def begun(state: State, history: Sequence[Played], value: Value) -> Story:
    """A story before its first answer: what the match began with is what it has, less what happened since."""
    shadow = State(state.house)
    shadow.first_kick = NOBODY
    story = Story(shadow, value)
    events = [event for played in history for event in played.events]
    since = [points_of(event) for event in events]
    for seat in (0, 1):
        story.score[seat] = state.score[seat] - sum(p[1] for p in since if p is not None and p[0] == seat)
    half_end = next((event for event in events if isinstance(event, e.HalfEnd)), None)
    shadow.half = state.half if half_end is None else half_end.half
    shadow.overtime = _overtime_before(events, state) if shadow.half == OVERTIME else 0
    if not any(isinstance(event, e.PreGameRolled) for event in events):
        shadow.first_kick = state.first_kick
    if shadow.half != OVERTIME:
        shadow.plays_left = _left_before(events, state)
    else:
        shadow.plays_left = 0
    return story


def _overtime_before(events: Sequence[Any], state: State) -> int:
    """Which possession of overtime the first event falls into."""
    begins = next((event for event in events if isinstance(event, e.OvertimePossession)), None)
    return state.overtime if begins is None else begins.number - 1


def _left_before(events: Sequence[Any], state: State) -> int:
    """How many plays of the half were left before the first event.

    Where the half ends without a play, its last one was over and a try was to come.
    """
    first = next((event for event in events if isinstance(event, e.PlayOver | e.HalfEnd)), None)
    if first is None:
        return state.plays_left
    return int(first.plays_left) + 1 if isinstance(first, e.PlayOver) else 0


def told(state: State, history: Sequence[Played], value: Value) -> Story:
    """The story of everything that was answered."""
    story = begun(state, history, value)
    for played in history:
        story.answered(played)
        for event in played.events:
            story.hear(event)
    return story
