"""What tables on which counters are picked on squares have in common: presses, promises, dice."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Protocol

from game.core.dice import SeededDice
from game.core.gestures import Gesture
from game.core.requests import Option, Request, Roll
from game.ui.hand import Outcome
from game.ui.table import Desk, Table
from game.ui.tables.squares.lattice import Lattice
from game.ui.widgets.canvas import Point


class Chooses(Protocol):
    """Who knows what a click on a square answers, and what it promises."""

    @property
    def grid(self) -> Lattice: ...

    @property
    def rest(self) -> Sequence[Option]: ...

    def promise_again(self, rest: Sequence[Option]) -> None: ...

    def click(self, square: int) -> Option | None: ...


class SquaresTable(Table):
    """A table of squares; its dice come from a secret source."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._dice = SeededDice()

    @property
    @abstractmethod
    def chooses(self) -> Chooses:
        """Who hears the clicks on squares."""

    def promised(self) -> Sequence[Option]:
        return self.chooses.rest

    def promise(self, rest: Sequence[Option]) -> None:
        self.chooses.promise_again(rest)

    def perform(self, request: Request, gesture: Gesture | None) -> Outcome:
        """The dice are answered by the table's secret source; what is seen of them comes after."""
        assert isinstance(request, Roll), f"no hand answers a {type(request).__name__}"
        return Outcome(self._dice.roll(request))

    def pick(self, pos: Point) -> Option | None:
        square = self.chooses.grid.at(pos)
        return self.chooses.click(square) if square >= 0 else None
