"""The time line of a Rumble match: its drives, and a sign for everything one might want to jump to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.games.rumble import events as e
from game.games.rumble.state import side_of
from game.ui.table import Played
from game.ui.table_words import Side
from game.ui.tables.rumble.spoken import BOXES, who
from game.ui.widgets.timeline import Mark

APART: Final = 1 / 34  # of the line: nearer than this a sign gives way to a weightier one


def periods_of(history: Sequence[Played]) -> list[tuple[int, str]]:
    """The drives: after how many answers each begins, and its name."""
    ends = [
        n
        for n, played in enumerate(history, 1)
        if any(isinstance(each, e.Reset) and each.why == "touchdown" for each in played.events)
    ]
    return [(start, f"Drive {n}") for n, start in enumerate((0, *ends), 1)]


def marks_of(history: Sequence[Played], sides: Sequence[Side]) -> list[Mark]:
    """The signs, in order."""
    weighed: list[tuple[int, Mark]] = []
    turn = 0
    event: Any
    for n, played in enumerate(history, 1):
        for event in played.events:
            found = _sign(event, sides)
            if found is not None:
                weight, icon, seat, words = found
                side = sides[seat]
                text = f"Turn {turn}: {words}" if turn else words
                weighed.append((weight, Mark(n, icon, side.ground, text, event.rule, side.ink)))
            if isinstance(event, e.TurnBegan):
                turn = event.number
    kept: list[Mark] = []
    for _, mark in sorted(weighed, key=lambda each: (-each[0], each[1].at)):
        if all(abs(mark.at - known.at) >= APART * len(history) for known in kept):
            kept.append(mark)
    return sorted(kept, key=lambda mark: mark.at)


def _sign(event: Any, sides: Sequence[Side]) -> tuple[int, str, int, str] | None:
    """Weight, icon, seat and words of an event worth a sign."""
    match event:
        case e.Over(winner) if winner >= 0:
            return 9, "trophy", winner, f"{sides[winner].name} wins the match"
        case e.Touchdown(side, player):
            return 8, "star", side, f"{who(player)} scores for {sides[side].name}"
        case e.Injured(player, _, _, _, box):
            weight = {"light": 3, "bad": 4, "dead": 6}[box]
            return weight, "battle", side_of(player), f"{who(player)} is {BOXES[box]}"
        case e.Dropped(player):
            return 5, "warn", side_of(player), f"{who(player)} drops the ball"
        case e.Thrown(player, _, _, needed, _, good) if needed >= 4:
            words = f"{who(player)} throws {needed} squares: {'good' if good else 'missed'}"
            return 4 if good else 3, "play", side_of(player), words
        case _:
            return None
