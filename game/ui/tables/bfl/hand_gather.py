"""The cup loaded by hand (BFL-6.2): dice are collected from the table one by one or by a sweep, and whatever
gets in is thrown. Stray battle dice lie about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.core.dice import fresh_shake
from game.core.gestures import CupGesture
from game.core.requests import Throw
from game.games.bfl.roll import EIGHT, HAND_COUNTS
from game.ui.hand import Action, Outcome
from game.ui.tables.bfl import throws
from game.ui.tables.bfl.hand_cup import CupHand
from game.ui.tables.bfl.meter import puts_back
from game.ui.tables.bfl.picture import DiePicture
from game.ui.tables.bfl.stage import Stage
from game.ui.widgets.inputs import Input
from game.ui.widgets.view import Point

MOST = HAND_COUNTS[-1]


class GatherHand(CupHand):
    """Dice wander from the table into the cup. What is in it when it is emptied is the throw."""

    def __init__(
        self,
        stage: Stage,
        request: Throw,
        seat: int,
        *,
        clicked: Callable[[Point], None] = lambda pos: None,
    ) -> None:
        super().__init__(stage, request, seat, (), clicked=clicked)
        self.inside: list[DiePicture] = []
        self.lit = -1  # the die that the keys would take
        self._sweeping = False
        self._before = 0  # how many were inside when the sweep began
        self._show()

    # -------------------------------------------------------------------- state
    @property
    def busy(self) -> bool:
        return self._sweeping or super().busy

    @property
    def dice(self) -> int:
        return len(self.inside)

    @property
    def how(self) -> str:
        said = super().how
        if said:
            return said
        count = len(self.inside)
        if not count:
            return "Eight belong in: click, sweep or take"
        return f"{count} in the cup" + (": swing it" if count >= EIGHT else "")

    def actions(self) -> Sequence[Action]:
        if self.taps is not None:
            return super().actions()
        count = len(self.inside)
        full, throw = count >= EIGHT, f"Throw {count}" if count else "Throw"
        return (
            Action("back", "Put back", "undo", enabled=count > 0, hint="The last one goes back to the table"),
            Action("take", "Take", "" if full else "confirm", primary=not full, enabled=self._next() >= 0),
            Action("throw", throw, "confirm" if full else "", full, count > 0),
        )

    # -------------------------------------------------------------------- input
    def press(self, name: str) -> None:
        if name == "take":
            self._take(self._next())
        elif name == "back":
            self._put_back()
        elif name == "tap" or (name == "throw" and self.inside):
            super().press(name)

    def claims(self, e: Input) -> bool:
        if e.kind != "key" or self.taps is not None:
            return False
        return e.key in (pygame.K_LEFT, pygame.K_RIGHT) or (e.action == "undo" and bool(self.inside))

    def handle(self, e: Input) -> bool:
        if self.claims(e):
            if e.action == "undo":
                self._put_back()
            else:
                self._point(1 if e.key == pygame.K_RIGHT else -1)
            return True
        if self._sweeping:
            return self._sweep(e)
        if not super().busy and e.kind == "down" and self.stage.board is not None:
            die = self.stage.board.die_at(e.pos)
            if die is not None and not self.stage.board.cup_at(e.pos):
                self._sweeping, self._before = True, len(self.inside)
                self._take(die)
                return True
            if not self.inside:
                return False
        return super().handle(e)

    def _sweep(self, e: Input) -> bool:
        board = self.stage.board
        if puts_back(e):
            self.cancel()
        elif e.kind == "up":
            self._sweeping = False
        elif e.kind == "move" and board is not None:
            die = board.die_at(e.pos)
            if die is not None:
                self._take(die)
        return e.kind in ("move", "up", "cancel", "key")

    # ------------------------------------------------------------------ the dice
    @property
    def lying(self) -> list[DiePicture]:
        """The dice on the table."""
        return self.stage.picture.dice

    def _take(self, index: int) -> None:
        if not 0 <= index < len(self.lying) or len(self.inside) >= MOST:
            return
        die = self.lying[index]
        self.inside.append(replace(die, lit=False))
        self.stage.picture.dice = [other for other in self.lying if other is not die]
        self.stage.sound("die_die", 0.5, die.x)
        self.lit = min(self.lit, len(self.lying) - 1)
        self._show()

    def _put_back(self) -> None:
        if self.inside:
            self.stage.picture.dice = [*self.lying, self.inside.pop()]
            self.stage.sound("die_felt", 0.5)
            self._show()

    def _next(self) -> int:
        """The die that the key takes: the one pointed at, else the first of the match's own."""
        if 0 <= self.lit < len(self.lying):
            return self.lit
        own = [k for k, die in enumerate(self.lying) if not die.tone]
        return own[0] if own else (0 if self.lying else -1)

    def _point(self, by: int) -> None:
        order = sorted(range(len(self.lying)), key=lambda k: (self.lying[k].x, self.lying[k].y))
        if not order:
            return
        now = self._next()
        self.lit = order[(order.index(now) + by) % len(order)]
        self._show()

    def _show(self) -> None:
        cup = self.stage.picture.cup
        if cup is not None and cup.place is None:
            cup.dice = min(EIGHT, len(self.inside))
        taken = self._next()
        for index, die in enumerate(self.lying):
            die.lit = index == taken

    # ------------------------------------------------------------------- the cup
    def _take_up(self) -> None:
        lying = self.lying
        super()._take_up()
        for die in lying:
            die.lit = False
        self.stage.picture.dice = lying

    def cancel(self) -> None:
        if not self.busy:
            return
        if self._sweeping:
            self._sweeping = False
            while len(self.inside) > self._before:
                self._put_back()
            return
        lying = self.lying
        super().cancel()
        self.stage.picture.dice = lying  # the picture made anew has them all on the table
        self._show()

    def throw(self, gesture: CupGesture) -> Outcome:
        for die in self.lying:
            die.lit = False
        tones = tuple(die.tone for die in self.inside)
        left = tuple(self.lying)
        shake = self.shake or fresh_shake()
        return throws.throw_eight(gesture, shake, dice=len(self.inside), tones=tones, left=left)
