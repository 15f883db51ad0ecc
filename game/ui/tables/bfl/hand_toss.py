"""Dice on which nothing depends but their faces, where the cup is not at hand: one press throws them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.hand import Action, Hand, Outcome
from game.ui.tables.bfl.battle import BOX
from game.ui.tables.bfl.stage import Stage
from game.ui.widgets.inputs import Input


class TossHand(Hand):
    """The three dice of a battle: the button, or a click on the tray."""

    def __init__(self, stage: Stage, toss: Callable[[], Outcome]) -> None:
        super().__init__()
        self.stage, self._toss = stage, toss
        self._down = False

    def actions(self) -> Sequence[Action]:
        return (Action("roll", "Roll", "confirm", primary=True),)

    def press(self, name: str) -> None:
        if name == "roll":
            self.outcome = self._toss()

    def handle(self, e: Input) -> bool:
        if e.kind == "down" and BOX.collidepoint(e.pos):
            self._down = True
            return True
        if e.kind == "up" and self._down:
            self._down = False
            if BOX.collidepoint(e.pos):
                self.press("roll")
            return True
        return False
