"""Whoever plays a match in the window by one device: what the players of all boxes have in common. What a
box's own table is played with stands beside its tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from game.core.grid import NOWHERE, column, row
from game.core.requests import Choice, Roll
from game.ui.scenes.match import MatchScene
from tests.ui.driver import Driver
from tests.ui.tables.matches import settle

MOST_TABS: Final = 40


@dataclass
class Player:
    """Plays every person's seat of a match, one deed a turn."""

    driver: Driver
    match: MatchScene
    turns: int = 0
    most_turns: ClassVar[int] = 4_000

    def play(self, most: int = 0) -> None:
        """Plays until the match is over, or so many deeds long."""
        for _ in range(most or self.most_turns):
            self.settle()
            if self.match.play.over:
                return
            self.turns += 1
            request = self.match.play.request
            if isinstance(request, Choice):
                before = len(self.match.session.history)
                self.choose(request)
                self.driver.step(2)
                options = list(request.options)[:5]
                assert len(self.match.session.history) > before, (request.what, options)
            elif isinstance(request, Roll):
                self.roll(request)
        assert most, "the match does not end"

    def settle(self) -> None:
        """Watches until something is asked."""
        settle(self.driver, self.match)

    @property
    def stage(self) -> Any:
        """What the table's clips work on."""
        raise NotImplementedError

    def choose(self, request: Choice) -> None:
        """Answers a choice."""
        raise NotImplementedError

    def roll(self, request: Roll) -> None:
        """Rolls the dice that are asked for."""
        raise NotImplementedError


class CounterKeys(Player):
    """Never touches the mouse: Tab to a counter, arrows to a square, Enter; Space for what is next."""

    def tap(self, *names: str) -> None:
        """Presses and lets go, one after the other."""
        self.driver.key(*names)

    def roll(self, request: Roll) -> None:
        self.tap("space")

    def act(self, player: int, square: int) -> None:
        """A player is sent to a square."""
        tab_to(
            self.tap, lambda: self.marks.chosen == player and self.marks.cursor != NOWHERE, f"player {player}"
        )
        self.go(square)

    def go(self, square: int) -> None:
        """With the arrows to a square, and Enter."""
        if self.marks.cursor == NOWHERE:
            self.tap("up")
        at = self.marks.cursor
        across, up = column(square) - column(at), row(square) - row(at)
        self.tap(*["right" if across > 0 else "left"] * abs(across), *["up" if up > 0 else "down"] * abs(up))
        assert self.marks.cursor == square
        self.tap("enter")

    @property
    def marks(self) -> Any:
        """What is marked on the board."""
        return self.stage.picture.marks


def tab_to(tap: Callable[[str], object], there: Callable[[], bool], what: str) -> None:
    """Tab until it is there."""
    for _ in range(MOST_TABS):
        if there():
            return
        tap("tab")
    raise AssertionError(f"Tab does not come to {what}")
