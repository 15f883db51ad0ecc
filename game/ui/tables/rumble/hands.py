"""The hands of a Rumble match: one that picks on the board, one that throws dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.requests import Option, Roll
from game.ui.table import Action, Hand, Outcome
from game.ui.tables.rumble import dice
from game.ui.tables.rumble.choosing import Choosing
from game.ui.tables.rumble.stage import Stage
from game.ui.tables.squares.picking import NOBODY, PickHand
from game.ui.widgets.inputs import Input

LINE_UP = Action(
    "line_up",
    "Line up",
    "confirm",
    primary=True,
    hint="Places the rest for you, by number, from the middle outwards (RU-1.4)",
)
WHERE = {  # what is picked after a player, and in a few words
    "place": ("Now a square of the end zone; Esc lets go", "Now its square"),
    "move": ("Now a lit square; Esc lets go", "Now a lit square"),
    "throw": ("Now the square to throw at", "Now the target"),
    "attack": ("Now an opponent next to it; Esc lets go", "Now an opponent"),
}
THROWN = {"throw": "Throw", "attack": "Attack"}


class BoardHand(PickHand):
    """Places, moves, throws and attacks; what was promised follows by itself."""

    def __init__(self, choosing: Choosing) -> None:
        super().__init__(choosing)
        self.choosing = choosing
        self._rest = choosing.line_up()

    def actions(self) -> Sequence[Action]:
        return (LINE_UP,) if self._rest else ()

    @property
    def how(self) -> str:
        request = self.choosing.request
        if self.choosing.chosen == NOBODY or request is None:
            return ""
        words, few = WHERE[request.what]
        return few if self.choosing.stage.desk.app.theme.big else words

    def answer(self, option: Option) -> None:
        """A player who stands already is placed anew: that is taken back, the others stay."""
        back, again = self.choosing.otherwise(option)
        super().answer(option)
        if back:
            self.outcome = Outcome(option, back=back, again=again)

    def press(self, name: str) -> None:
        if name == "line_up" and self._rest:
            self.choosing.promise(self._rest)

    def update(self, dt_s: float) -> None:
        option = self.choosing.promised() or self.choosing.nothing_to_throw()
        if option is not None and self.outcome is None:
            self.answer(option)


class DiceHand(Hand):
    """The dice of a roll: a click on them, a fling or a key lets them go."""

    def __init__(self, stage: Stage, request: Roll, roll: Callable[[], Outcome]) -> None:
        super().__init__()
        self.stage, self.request, self._roll = stage, request, roll
        self._held = False

    @property
    def busy(self) -> bool:
        return self._held

    def actions(self) -> Sequence[Action]:
        words = THROWN.get(self.request.what, "Roll")
        return (Action("roll", words, "confirm", primary=True),)

    def press(self, name: str) -> None:
        if name == "roll" and self.outcome is None:
            self.outcome = self._roll()

    def handle(self, e: Input) -> bool:
        if e.kind == "down" and dice.die_at(self.stage.picture, self.stage.place, e.pos) is not None:
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
