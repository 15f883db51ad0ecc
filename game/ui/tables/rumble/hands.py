"""The hands of a Rumble match: one that picks on the board, one that throws dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.requests import Option, Roll
from game.ui.hand import Action, Outcome
from game.ui.tables.rumble import dice
from game.ui.tables.rumble.choosing import Choosing
from game.ui.tables.rumble.stage import Stage
from game.ui.tables.squares.dice_hand import DiceHand
from game.ui.tables.squares.picking import NOBODY, PickHand
from game.ui.widgets.canvas import Point

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
        choosing = self.choosing
        option, follows = choosing.promised(), choosing.begun
        if option is None:
            option, follows = choosing.nothing_to_throw(), False
        else:
            choosing.begun = True
        if option is not None and self.outcome is None:
            self.answer(option)
            self.outcome = Outcome(option, follows=follows)


def dice_hand(stage: Stage, request: Roll, roll: Callable[[], Outcome]) -> DiceHand:
    """The hand for the dice of a roll."""

    def on_dice(pos: Point) -> bool:
        return dice.die_at(stage.picture, stage.place, pos) is not None

    return DiceHand(THROWN.get(request.what, "Roll"), on_dice, roll)
