"""What is asked of the hand on a board of squares, and what its stage knows of that."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from game.core.match import Match
from game.core.requests import Choice
from game.ui.table import Desk
from game.ui.tables.squares.lattice import Lattice
from game.ui.tables.squares.picking import NOBODY, Deal
from game.ui.widgets.canvas import Point

S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)


class Marked(Protocol):
    """What is marked on a picture."""

    chosen: int
    cursor: int


class Shown(Protocol):
    """A picture with marks."""

    @property
    def marks(self) -> Marked: ...


class Placed(Protocol):
    """Where everything is."""

    @property
    def grid(self) -> Lattice: ...


class Drawn(Protocol):
    """A board on the screen."""

    def counter_at(self, pos: Point) -> int: ...


class Staged(Protocol[S_co]):
    """The stage of a board of squares."""

    desk: Desk

    @property
    def match(self) -> Match[Any]: ...

    @property
    def state(self) -> S_co: ...

    @property
    def place(self) -> Placed: ...

    @property
    def picture(self) -> Shown: ...

    @property
    def board(self) -> Drawn | None: ...

    def refuse(self, why: str) -> None: ...


class AskedDeal(Deal, Generic[S]):
    """A deal that reads its stage: the match's state, what is asked of whom, what is marked."""

    stage: Staged[S]

    @property
    def state(self) -> S:
        """The match's state."""
        return self.stage.state

    @property
    def request(self) -> Choice | None:
        """What is asked, if it is a choice."""
        pending = self.stage.match.pending
        return pending if isinstance(pending, Choice) else None

    @property
    def side(self) -> int:
        """Who is asked."""
        return self.request.seats[0] if self.request is not None else NOBODY

    @property
    def given(self) -> int:
        """How many answers stand."""
        return len(self.stage.desk.history)

    @property
    def grid(self) -> Lattice:
        return self.stage.place.grid

    @property
    def chosen(self) -> int:
        return self.stage.picture.marks.chosen

    @property
    def cursor(self) -> int:
        return self.stage.picture.marks.cursor

    def put_cursor(self, square: int) -> None:
        self.stage.picture.marks.cursor = square

    def counter_at(self, pos: Point) -> int:
        board = self.stage.board
        return board.counter_at(pos) if board is not None else NOBODY

    def refuse(self, why: str) -> None:
        self.stage.refuse(why)
