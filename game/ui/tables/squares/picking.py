"""A hand on a board of squares: counters are picked by click, drag or keys, and set down on squares.

Click and click does what a drag does. Arrows move a cursor over the squares, Enter picks and sets down, Tab
goes to the next counter that may be picked, Esc lets go.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

import pygame

from game.core.grid import NOWHERE
from game.core.requests import Option
from game.ui.hand import Hand, Outcome
from game.ui.tables.squares.lattice import Lattice
from game.ui.widgets.canvas import Point
from game.ui.widgets.inputs import Input
from game.ui.widgets.widget import ARROWS

NOBODY: Final = -1
CLICK: Final = 12.0  # units that a press may wander and still be a click
FINGER: Final = 26.0  # a click so near to a counter that nothing else is meant
ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Deal(ABC):
    """What a box makes of a hand on its board: which counters, which squares, what they answer."""

    @property
    @abstractmethod
    def grid(self) -> Lattice:
        """The squares on the screen."""

    @property
    @abstractmethod
    def able(self) -> Sequence[int]:
        """The counters that may be picked, in the order of Tab."""

    @property
    @abstractmethod
    def chosen(self) -> int:
        """The counter that is picked, or NOBODY."""

    @property
    def acting(self) -> int:
        """The counter whose turn it is to go on: it is dragged though there is nobody to pick, or NOBODY."""
        return NOBODY

    @property
    @abstractmethod
    def cursor(self) -> int:
        """The square of the keys' cursor, or NOWHERE."""

    @abstractmethod
    def put_cursor(self, square: int) -> None:
        """The cursor goes to a square, or away."""

    @abstractmethod
    def start(self, counter: int) -> int:
        """Where the cursor begins for a counter."""

    @abstractmethod
    def counter_at(self, pos: Point) -> int:
        """The counter under a place, or NOBODY."""

    @abstractmethod
    def spot(self, counter: int) -> Point | None:
        """Where a counter lies."""

    @abstractmethod
    def counter_on(self, square: int) -> int:
        """The counter on a square, or NOBODY."""

    @abstractmethod
    def choose(self, counter: int) -> None:
        """Picks a counter, or lets it go (NOBODY)."""

    @abstractmethod
    def point(self, square: int) -> None:
        """A square is pointed at: shows what setting down there would do."""

    @abstractmethod
    def carry(self, counter: int, pos: Point | None) -> None:
        """A counter is dragged along, or laid back (None)."""

    @abstractmethod
    def tap(self, square: int) -> Option | None:
        """What a click on a square answers."""

    def click(self, square: int) -> Option | None:
        """A click there is meant: what it answers now, whatever it promises for later."""
        return self.tap(square)

    @abstractmethod
    def drop(self, counter: int, square: int) -> Option | None:
        """What setting a counter down on a square answers."""

    @abstractmethod
    def why_not(self, square: int) -> str:
        """Why a square answers nothing."""

    def why_no_drop(self, counter: int, square: int) -> str:
        """Why setting a counter down on a square answers nothing."""
        return self.why_not(square)

    @abstractmethod
    def why_still(self, counter: int) -> str:
        """Why a counter cannot be picked or dragged."""

    @abstractmethod
    def refuse(self, why: str) -> None:
        """Says why something was refused."""


class PickHand(Hand):
    """The hand of whoever may answer a Choice on a board of squares."""

    def __init__(self, deal: Deal) -> None:
        super().__init__()
        self.deal = deal
        self._pressed = NOBODY
        self._stuck = NOBODY  # who was pressed and cannot be picked
        self._from: Point = (0.0, 0.0)
        self._was_chosen = self._dragged = False

    @property
    def busy(self) -> bool:
        return self._pressed != NOBODY

    def answer(self, option: Option) -> None:
        """Something was chosen."""
        self.deal.put_cursor(NOWHERE)
        self.outcome = Outcome(option)

    def cancel(self) -> None:
        if self._pressed != NOBODY:
            self.deal.carry(self._pressed, None)
        self._pressed, self._dragged = NOBODY, False

    # --------------------------------------------------------------------- keys
    def claims(self, e: Input) -> bool:
        if e.kind != "key":
            return False
        if e.key in ARROWS:
            return True
        if e.key == pygame.K_TAB:
            return self._next(e.shift) != NOBODY
        if e.key in ENTER:
            return self.deal.cursor != NOWHERE
        return e.action == "back" and (self.deal.cursor != NOWHERE or self.deal.chosen != NOBODY)

    def _next(self, back: bool) -> int:
        """The next counter, or NOBODY after the last: then Tab goes to the buttons."""
        able = list(self.deal.able)
        if not able:
            return NOBODY
        if self.deal.chosen not in able or self.deal.cursor == NOWHERE:
            return able[-1 if back else 0]
        at = able.index(self.deal.chosen) + (-1 if back else 1)
        return able[at] if 0 <= at < len(able) else NOBODY

    def _key(self, e: Input) -> bool:
        deal = self.deal
        if e.key in ARROWS:
            seen = deal.cursor
            if seen == NOWHERE:  # it begins where a counter is picked that everybody sees, or is shown first
                seen = deal.start(deal.chosen)
                if deal.chosen == NOBODY or deal.counter_on(seen) != deal.chosen:
                    deal.put_cursor(seen)
                    deal.point(seen)
                    return True
            deal.put_cursor(deal.grid.moved(seen, ARROWS[e.key]))
            deal.point(deal.cursor)
        elif e.key == pygame.K_TAB:
            counter = self._next(e.shift)
            deal.choose(counter)
            deal.put_cursor(deal.start(counter))
        elif e.key in ENTER:
            if not e.repeat:
                self._enter()
        else:
            deal.put_cursor(NOWHERE)
            deal.choose(NOBODY)
        return True

    def _enter(self) -> None:
        """Picks the counter under the cursor, or does what a click there does."""
        deal = self.deal
        counter = deal.counter_on(deal.cursor)
        if counter in deal.able and counter != deal.chosen:
            deal.choose(counter)
            return
        option = deal.click(deal.cursor)
        if option is not None:
            self.answer(option)
        else:
            deal.refuse(deal.why_not(deal.cursor))

    # ------------------------------------------------------------------ pointer
    def handle(self, e: Input) -> bool:
        if e.kind == "key":
            if self.busy and e.action == "back":
                self.cancel()
                return True
            return self._key(e) if self.claims(e) else False
        if self.busy:
            return self._held(e)
        if e.kind != "down":
            return self._stays(e)
        self.deal.put_cursor(NOWHERE)
        counter = self._under(e.pos)
        if counter not in self.deal.able and (counter != self.deal.acting or counter == NOBODY):
            self._stuck, self._from = counter, e.pos
            return False
        self._stuck = NOBODY
        self._pressed, self._from, self._dragged = counter, e.pos, False
        self._was_chosen = self.deal.chosen == counter
        if not self._was_chosen:
            self.deal.choose(counter)
        return True

    def _stays(self, e: Input) -> bool:
        """Somebody was dragged that cannot be picked: that says why."""
        if e.kind not in ("up", "cancel"):
            return False
        stuck, self._stuck = self._stuck, NOBODY
        if e.kind == "cancel" or stuck == NOBODY or math.dist(e.pos, self._from) < CLICK:
            return False
        self.deal.refuse(self.why_still(stuck))
        return True

    def why_still(self, counter: int) -> str:
        """Why a counter cannot be picked or dragged."""
        return self.deal.why_still(counter)

    def _under(self, pos: Point) -> int:
        """The counter that a press means: the one there, or the nearest where nothing else could be meant."""
        deal = self.deal
        counter = deal.counter_at(pos)
        if counter != NOBODY or deal.chosen != NOBODY:
            return counter
        square = deal.grid.at(pos)
        if square != NOWHERE and deal.tap(square) is not None:
            return NOBODY
        spots = [(math.dist(spot, pos), n) for n in deal.able if (spot := deal.spot(n)) is not None]
        far, nearest = min(spots, default=(math.inf, NOBODY))
        return nearest if far <= FINGER else NOBODY

    def _held(self, e: Input) -> bool:
        deal, counter = self.deal, self._pressed
        if e.kind == "cancel":
            self.cancel()
        elif e.kind == "move":
            self._dragged = self._dragged or math.dist(e.pos, self._from) >= CLICK
            if self._dragged:
                deal.carry(counter, e.pos)
                deal.point(deal.grid.at(e.pos))
        elif e.kind == "up":
            dragged = self._dragged
            self.cancel()
            if dragged:
                self._set_down(counter, deal.grid.at(e.pos))
            elif self._was_chosen:
                self._again(counter)
        else:
            return False
        return True

    def _again(self, counter: int) -> None:
        """A second click on a counter: what its own square answers (the ball lies there), or it is let go;
        whoever is acting stays picked."""
        spot = self.deal.spot(counter)
        square = self.deal.grid.at(spot) if spot is not None else NOWHERE
        option = self.deal.click(square) if square != NOWHERE else None
        if option is not None:
            self.answer(option)
        elif counter == self.deal.acting:
            self.deal.refuse(self.deal.why_not(square))
        else:
            self.deal.choose(NOBODY)

    def _set_down(self, counter: int, square: int) -> None:
        """The end of a drag. One that is refused lets go, so that the next press begins anew."""
        deal = self.deal
        if square == NOWHERE or deal.counter_on(square) == counter:
            return
        option = deal.drop(counter, square)
        if option is not None:
            self.answer(option)
            return
        deal.refuse(deal.why_no_drop(counter, square))
        if counter != deal.acting:
            deal.choose(NOBODY)
