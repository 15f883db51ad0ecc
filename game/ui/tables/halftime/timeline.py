"""The time line of a Half-Time match: its halves, and a sign for everything one might want to jump to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.games.halftime import events as e
from game.games.halftime.state import other
from game.ui.table import Played
from game.ui.table_words import Side
from game.ui.widgets.timeline import Mark

APART: Final = 1 / 34  # of the line: nearer than this a sign gives way to a weightier one
NAMES: Final = ("1st half", "2nd half", "Overtime")


def periods_of(history: Sequence[Played]) -> list[tuple[int, str]]:
    """The halves: after how many answers each begins, and its name."""
    ends = [n for n, played in enumerate(history, 1) for each in played.events if isinstance(each, e.HalfEnd)]
    overtime = any(isinstance(each, e.OvertimePossession) for played in history for each in played.events)
    return [(0, NAMES[0]), *((n, NAMES[i]) for i, n in enumerate(ends, 1) if i == 1 or overtime)]


def marks_of(history: Sequence[Played], sides: Sequence[Side]) -> list[Mark]:
    """The signs, in order."""
    weighed: list[tuple[int, Mark]] = []
    plays = 0
    event: Any
    for n, played in enumerate(history, 1):
        for event in played.events:
            plays += isinstance(event, e.Called)
            found = _sign(event, sides)
            if found is not None:
                weight, icon, seat, words = found
                side = sides[seat]
                text = f"Play {plays}: {words}" if plays else words
                weighed.append((weight, Mark(n, icon, side.ground, text, event.rule, side.ink)))
    kept: list[Mark] = []
    for _, mark in sorted(weighed, key=lambda each: (-each[0], each[1].at)):
        if all(abs(mark.at - known.at) >= APART * len(history) for known in kept):
            kept.append(mark)
    return sorted(kept, key=lambda mark: mark.at)


def _sign(event: Any, sides: Sequence[Side]) -> tuple[int, str, int, str] | None:
    """Weight, icon, seat and words of an event worth a sign."""

    def name(seat: int) -> str:
        return sides[seat].name

    match event:
        case e.Over(winner) if winner >= 0:
            return 9, "trophy", winner, f"{name(winner)} wins the match"
        case e.Touchdown(seat):
            return 8, "star", seat, f"{name(seat)} scores a touchdown"
        case e.Safety(seat):
            return 8, "star", seat, f"a safety for {name(seat)}"
        case e.FieldGoal(seat, distance, _, good):
            return 6, "triangle", seat, f"{name(seat)} {'makes' if good else 'misses'} it from {distance}"
        case e.ExtraPoint(seat, _, good):
            return 3, "triangle", seat, f"the extra point of {name(seat)} is {'good' if good else 'no good'}"
        case e.TakenOver(seat):
            return 5, "flag", seat, f"{name(seat)} intercepts"
        case e.Recovered(seat):
            return 5, "battle", seat, f"{name(seat)} recovers a fumble"
        case e.TurnoverOnDowns(seat):
            return 4, "warn", other(seat), f"{name(seat)} fails on fourth down"
        case e.Penalised(_, against, _, start, ball):
            return 2, "warn", against, f"a penalty against {name(against)}, {abs(ball - start)} yards"
        case e.Passed(seat, _, yards, start, ball) if yards:
            return 2, "play", seat, f"{name(seat)} passes for {ball - start}"
        case _:
            return None
