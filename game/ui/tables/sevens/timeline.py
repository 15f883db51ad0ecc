"""The time line of a match of Sevens: its drives, and a sign for everything one might want to jump to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.games.sevens import events as e
from game.games.sevens.state import side_of
from game.ui.table import Played
from game.ui.table_words import Side
from game.ui.tables.sevens.names import called_by
from game.ui.tables.sevens.terms import HARMS, plain
from game.ui.widgets.timeline import Mark

APART: Final = 1 / 34  # of the line: nearer than this a sign gives way to a weightier one


def periods_of(history: Sequence[Played]) -> list[tuple[int, str]]:
    """The drives: after how many answers each begins, and its name."""
    starts = [0]
    for n, played in enumerate(history, 1):
        if any(isinstance(each, e.DriveEnded) for each in played.events):
            starts.append(n)
    return [(start, f"Drive {n}") for n, start in enumerate(starts, 1)]


def marks_of(history: Sequence[Played], sides: Sequence[Side]) -> list[Mark]:
    """The signs, in order."""
    weighed: list[tuple[int, Mark]] = []
    turn, half = 0, 1
    event: Any
    for n, played in enumerate(history, 1):
        for event in played.events:
            if isinstance(event, e.TurnBegan):
                turn, half = event.number, event.half
            found = _sign(event, sides)
            if found is not None:
                weight, icon, seat, words = found
                text = f"Half {half}, turn {turn}: {words}" if turn else words
                weighed.append((weight, Mark(n, icon, sides[seat].ground, text, event.rule, sides[seat].ink)))
    kept: list[Mark] = []
    for _, mark in sorted(weighed, key=lambda each: (-each[0], each[1].at)):
        if all(abs(mark.at - known.at) >= APART * len(history) for known in kept):
            kept.append(mark)
    return sorted(kept, key=lambda mark: mark.at)


def _sign(event: Any, sides: Sequence[Side]) -> tuple[int, str, int, str] | None:
    """Weight, icon, seat and words of an event worth a sign."""
    match event:
        case e.Over(winner) if winner >= 0:
            return 9, "trophy", winner, f"{sides[winner].team} win the match"
        case e.Touchdown(side=side, player=player):
            return 8, "star", side, f"{called_by(sides, player)} scores for {sides[side].team}"
        case e.CasualtyRolled(player=player, result=result):
            return (
                6,
                "battle",
                side_of(player),
                f"{called_by(sides, player)} {HARMS.get(result, plain(result))}",
            )
        case e.SentOff(player=player):
            return 6, "flag", side_of(player), f"{called_by(sides, player)} is sent off"
        case e.Caught(player=player, how="intercept"):
            return 5, "mark", side_of(player), f"{called_by(sides, player)} intercepts"
        case e.TurnedOver(side=side, charge=False):
            return 4, "warn", side, f"turnover by {sides[side].team}"
        case e.InjuryRolled(player=player, result="ko"):
            return 3, "battle", side_of(player), f"{called_by(sides, player)} is knocked out"
        case _:
            return None
