"""The hand that throws the dice of a roll."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.hand import Action, Hand, Outcome
from game.ui.widgets.canvas import Point
from game.ui.widgets.inputs import Input


class DiceHand(Hand):
    """A click on the dice, a fling or a key lets them go. ``words`` stand on the button; ``on_dice`` tells
    whether a place is on them, ``roll`` rolls."""

    def __init__(self, words: str, on_dice: Callable[[Point], bool], roll: Callable[[], Outcome]) -> None:
        super().__init__()
        self._words, self._on_dice, self._roll = words, on_dice, roll
        self._held = False

    @property
    def busy(self) -> bool:
        return self._held

    def actions(self) -> Sequence[Action]:
        return (Action("roll", self._words, "confirm", primary=True),)

    def press(self, name: str) -> None:
        if name == "roll" and self.outcome is None:
            self.outcome = self._roll()

    def handle(self, e: Input) -> bool:
        if e.kind == "down" and self._on_dice(e.pos):
            self._held = True
            return True
        if e.kind == "up" and self._held:
            self._held = False
            self.press("roll")
            return True
        if e.kind == "cancel" or (e.kind == "key" and e.action == "back" and self._held):
            self.cancel()
            return True
        return e.kind == "move" and self._held

    def cancel(self) -> None:
        self._held = False
