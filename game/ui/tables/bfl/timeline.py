"""The time line of a BFL match: its quarters, and a sign for everything one might want to jump to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.games.bfl import events as e
from game.games.bfl.state import QUARTERS
from game.ui.table import Played
from game.ui.table_words import Side
from game.ui.tables.bfl.chronicle import by_playoff
from game.ui.widgets.timeline import Mark

APART: Final = 1 / 34  # of the line: nearer than this a sign gives way to a weightier one


def periods_of(history: Sequence[Played]) -> list[tuple[int, str]]:
    """The quarters: after how many answers each begins, and its name."""
    ends = [
        (n, event.quarter)
        for n, played in enumerate(history, 1)
        for event in played.events
        if isinstance(event, e.QuarterEnd)
    ]
    first = ends[0][1] if ends else 1  # a scenario may begin in any
    return [(0, f"Q{first}"), *((n, f"Q{quarter + 1}") for n, quarter in ends if quarter < QUARTERS)]


def marks_of(history: Sequence[Played], sides: Sequence[Side]) -> list[Mark]:
    """The signs, in order."""
    weighed: list[tuple[int, Mark]] = []
    roll = 0
    for n, played in enumerate(history, 1):
        for event in played.events:
            if isinstance(event, e.Rolled):
                roll = event.number
            found = _sign(event, played, sides)
            if found is not None:
                weight, icon, seat, words, rule = found
                side = sides[seat]
                weighed.append((weight, Mark(n, icon, side.ground, f"Roll {roll}: {words}", rule, side.ink)))
    kept: list[Mark] = []
    for _, mark in sorted(weighed, key=lambda each: (-each[0], each[1].at)):
        if all(abs(mark.at - other.at) >= APART * len(history) for other in kept):
            kept.append(mark)
    return sorted(kept, key=lambda mark: mark.at)


def _sign(event: Any, played: Played, sides: Sequence[Side]) -> tuple[int, str, int, str, str] | None:
    """Weight, icon, seat, words and rule of an event worth a sign."""

    def name(seat: int) -> str:
        return sides[seat].name

    match event:
        case e.Over(winner) if by_playoff(played):
            return 9, "trophy", winner, f"{name(winner)} wins the match after a play-off", "BFL-5.5"
        case e.Over(winner):
            return 9, "trophy", winner, f"{name(winner)} wins the match", "BFL-1.1"
        case e.HailMary(seat):
            return 9, "die", seat, f"a Hail Mary, {name(seat)} scores", "BFL-8.1"
        case e.Touchdown(seat):
            return 8, "star", seat, f"{name(seat)} scores a touchdown", "BFL-4.1"
        case e.Kicked(seat, distance, good):
            done = "makes" if good else "misses"
            return 6, "triangle", seat, f"{name(seat)} {done} the kick from {distance}", "BFL-4.3"
        case e.PlayoffWon(seat, _, match):
            rule = "BFL-5.5" if match else "BFL-5.1"
            return 6, "trophy", seat, f"{name(seat)} wins the play-off", rule
        case e.Spun(seat, number, right) if seat >= 0:
            said = "right" if right else "wrong"
            return 5, "die", seat, f"{name(seat)} calls for two: {number}, {said}", "BFL-4.4"
        case e.Challenge(seat):
            return 5, "flag", seat, f"{name(seat)} throws the challenge flag", "BFL-7.1"
        case e.Battle(winner, loser):
            return 4, "battle", winner, f"{name(winner)} beats {name(loser)}", "BFL-3.2"
        case e.Bro(seat):
            return 3, "die", seat, f"a Bro, {name(seat)} gets 10 yards extra", "BFL-8.2"
        case e.Party(seat):
            return 3, "die", seat, f"{name(seat)} may join the party", "BFL-8.3"
        case e.Split(seat):
            return 3, "die", seat, f"{name(seat)} rolls a split", "BFL-8.4"
        case e.Penalty(seat, yards, why):
            rule = {"out": "BFL-6.1", "men": "BFL-6.2"}.get(why, "BFL-8.4")
            return 1, "warn", seat, f"a penalty against {name(seat)}, {yards} yards", rule
    return None
