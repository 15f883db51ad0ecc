"""What answers where no seat decides: dice, and for BFL the physics. And a table of coaches at play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from game.core.coach import Coach, ask
from game.core.dice import SeededDice
from game.core.errors import TableError
from game.core.gestures import Gesture
from game.core.match import Match
from game.core.requests import Answer, Choice, Request, Roll

REFEREE = -1  # the seat of nobody: who calls, and spins for a challenge


class Table(Protocol):
    """Answers the pending Roll, Throw, Flick or Spin. ``gesture`` gives the hand's next gesture each time it
    is called: a throw that does not count is thrown again."""

    def answer(self, match: Match[Any], gesture: Callable[[], Gesture]) -> Answer: ...


class DiceTable:
    """Dice from a seed and nothing else."""

    def __init__(self, seed: int) -> None:
        self.dice = SeededDice(seed)

    def answer(self, match: Match[Any], gesture: Callable[[], Gesture]) -> Answer:
        request = match.pending
        if not isinstance(request, Roll):
            raise TableError(f"a table without physics cannot answer a {type(request).__name__}")
        return self.dice.roll(request)


class SeededChance:
    """Answers what a record with a `seed` leaves open, with the referee's average hand."""

    def __init__(self, table: Table, referee: Coach) -> None:
        self.table, self.referee = table, referee

    def answer(self, match: Match[Any]) -> Answer:
        assert match.pending is not None
        seat = hand_of(match.pending)
        return self.table.answer(match, lambda: self.referee.gesture(match, seat))


def hand_of(request: Request) -> int:
    """The seat whose hand answers a request; REFEREE when it is the table's own."""
    return request.seats[0] if request.seats else REFEREE


def next_answer(match: Match[Any], coaches: dict[int, Coach], referee: Coach, table: Table) -> Answer:
    """What a table of coaches answers now."""
    request = match.pending
    assert request is not None
    if isinstance(request, Choice):
        return ask(match, coaches)
    seat = hand_of(request)
    coach = coaches.get(seat, referee)
    return table.answer(match, lambda: coach.gesture(match, seat))
