"""The hands that throw dice: each side its own, by its own key, a click or a fling.

A die that is thrown before the other side's stays in the hand and is shaken: both are rolled at the same
time, and nobody has seen anything that could be taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.requests import Roll
from game.games.halftime.state import AWAY, HOME
from game.ui.hand import Action, Hand, Outcome
from game.ui.tables.halftime import poses, spoken
from game.ui.tables.halftime.picture import DiePicture
from game.ui.tables.halftime.stage import Stage
from game.ui.widgets import text
from game.ui.widgets.canvas import Point
from game.ui.widgets.inputs import Input

SEAT_ACTIONS = ("option1", "option2")  # of the key map: the left side's key and the right side's
CAPTION = (17, 96)  # of a button with a name: pixels of its letters, and of their room at 100 %
SINGLE = {"punt": "Punt", "field_goal": "Kick", "extra_point": "Kick", "pass": "Pass"}


class DiceHand(Hand):
    """The dice of a roll, thrown by the persons among its seats; a coach is ready at once."""

    def __init__(self, stage: Stage, request: Roll, roll: Callable[[], Outcome]) -> None:
        super().__init__()
        self.stage, self.request, self._roll = stage, request, roll
        self.persons = [seat for seat in request.seats if stage.desk.person(seat)]
        self.thrown: set[int] = set()
        self._dragged: int | None = None
        self._time = 0.0
        self._lying = [die for die in stage.picture.dice if die.lit]
        self._others = [die for die in stage.picture.dice if die not in self._lying]

    # ------------------------------------------------------------------ buttons
    def actions(self) -> Sequence[Action]:
        if len(self.persons) < 2:
            words = SINGLE.get(self.request.what, "Roll")
            return (Action("all", words, "confirm", primary=True),)
        names = [text.fit(spoken.brief(self.stage.name(seat)), "bold", *CAPTION) for seat in (HOME, AWAY)]
        if names[HOME] == names[AWAY]:
            names = ["Home", "Visitor"]
        each = [
            Action(
                f"seat{seat}",
                names[seat],
                SEAT_ACTIONS[seat],
                enabled=seat not in self.thrown,
                hint=f"{self.stage.name(seat)} throws the {kind} die",
            )
            for seat, kind in (
                (seat, die.name) for seat, die in sorted(self.request.dice, key=lambda d: d[0])
            )
        ]
        words = "Roll" if self.thrown else "Both"
        return (
            *each,
            Action("all", words, "confirm", primary=True, hint="Throws every die that is still missing"),
        )

    @property
    def how(self) -> str:
        if not self.thrown or len(self.persons) < 2:
            return ""
        waiting = next(seat for seat in self.persons if seat not in self.thrown)
        return f"{self.stage.name(waiting)}’s die is still missing"

    def press(self, name: str) -> None:
        if name == "all":
            self._throw(*self.persons)
        elif name.startswith("seat"):
            self._throw(int(name.removeprefix("seat")))

    def _throw(self, *seats: int) -> None:
        fresh = [seat for seat in seats if seat in self.persons and seat not in self.thrown]
        self.thrown.update(fresh)
        if len(self.thrown) == len(self.persons):
            self.outcome = self._roll()
        elif fresh:
            self.stage.rattle(True)
            self.stage.sound("die_die", 0.5)
            self._show()

    # -------------------------------------------------------------------- input
    def claims(self, e: Input) -> bool:
        return e.kind == "key" and len(self.persons) > 1 and e.action in SEAT_ACTIONS

    def handle(self, e: Input) -> bool:
        if e.kind == "key":
            if self.claims(e) and not e.repeat:
                self._throw(SEAT_ACTIONS.index(e.action))
            return self.claims(e)
        if e.kind == "down":
            self._dragged = self._seat_at(e.pos)
            return self._dragged is not None
        if e.kind == "up" and self._dragged is not None:
            seat, self._dragged = self._dragged, None
            self._throw(seat)  # a click and a fling mean the same: the die is let go
            return True
        return e.kind == "move" and self._dragged is not None

    def _seat_at(self, pos: Point) -> int | None:
        board = self.stage.board
        die = board.die_at(pos) if board is not None else None
        if die is None or not die.lit or die.seat in self.thrown:
            return None
        return die.seat

    def cancel(self) -> None:
        self._dragged = None

    # --------------------------------------------------------------------- time
    def update(self, dt_s: float) -> None:
        self._time += dt_s
        if self.thrown and self.outcome is None:
            self._show()

    def _show(self) -> None:
        """The dice that are ready are in the hand."""

        def shown(die: DiePicture) -> DiePicture:
            return (
                poses.in_hand(die, self._time, still=self.stage.reduced) if die.seat in self.thrown else die
            )

        self.stage.picture.dice = [*map(shown, self._lying), *self._others]
