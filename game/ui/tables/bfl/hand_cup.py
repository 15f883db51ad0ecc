"""The cup in a player's hand: dragged and let go, or by two taps; for the eight dice and for a lane's die.

The cup is taken up on the board or near it and follows the hand behind the own end line. Where it is let go,
its speed over the last 80 ms is the throw. A drag of less than 12 units and Esc cancel: nothing has happened.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from game.core.board import LEFT
from game.core.dice import fresh_shake
from game.core.gestures import CupGesture
from game.core.requests import Throw
from game.physics.tray import FASTEST, cup_of_hand, hand_place, start_of_cup
from game.ui.hand import Action, Outcome
from game.ui.tables.bfl import new_quarter, throws
from game.ui.tables.bfl.film_dice import cup_at
from game.ui.tables.bfl.hand_held import HeldHand
from game.ui.tables.bfl.meter import Taps
from game.ui.tables.bfl.picture import CarryArc, DiePicture, ThrowMeter
from game.ui.tables.bfl.stage import Stage
from game.ui.widgets.inputs import Input, Trail
from game.ui.widgets.view import Point

LEAST_DRAG = 12.0  # logical units
UNITS_A_YARD = 8.6  # of a hand's speed: a flick of 1,000 units a second is the ideal throw
WIDEST = math.radians(20.0)  # of the aim by taps
EASY = 96.0  # yd/s of a die that is merely rolled


class CupHand(HeldHand):
    """Eight dice (or as many as the cup holds) for a Throw; for a Roll one die a seat, however soft."""

    def __init__(
        self,
        stage: Stage,
        request: object,
        seat: int,
        tones: tuple[str, ...],
        *,
        clicked: Callable[[Point], None] = lambda pos: None,
    ) -> None:
        """``clicked`` is told where a press was no drag: what lies there may say why it answers nothing."""
        super().__init__(stage)
        self.seat, self.tones, self._clicked = seat, tones, clicked
        self.counts = isinstance(request, Throw)  # a slow roll is refused
        end = new_quarter.shown(stage.match.state).end[seat]
        self.end = end if end >= 0 else seat % 2
        self.shake = 0
        self._from: Point | None = None  # where the pointer took the cup
        self._moved = False
        self._trail = Trail()

    # -------------------------------------------------------------------- state
    @property
    def held(self) -> bool:
        return self._from is not None

    @property
    def how(self) -> str:
        if self.taps is not None:
            return "Stop the power" if self.taps.stage == "power" else "Stop the aim"
        if self._from is not None:
            return "Swing it towards the field and let go" if self._moved else "Esc: put the cup back"
        return ""

    def start(self) -> Action:
        return Action("throw", "Throw" if self.counts else "Roll", "confirm", primary=True)

    # -------------------------------------------------------------------- input
    def press(self, name: str) -> None:
        if name != "throw" or self.busy:
            super().press(name)
        elif self.counts:
            self._take_up()
            self.tap_along(Taps())
        else:  # nothing depends on how a lane's die is thrown
            self._toss()

    def take_hold(self, e: Input) -> bool:
        if e.kind != "down" or self.stage.board is None or not self.stage.board.throws_from(e.pos):
            return False
        self._from, self._moved = e.pos, False
        self._trail = Trail()
        self._trail.add(e.pos, e.t)
        return True

    def drag(self, e: Input) -> None:
        assert self._from is not None
        if e.kind == "move":
            self._trail.add(e.pos, e.t)
            if not self._moved and math.dist(e.pos, self._from) >= LEAST_DRAG:
                self._moved = True
                self._take_up()
            if self._moved:
                self._follow(e.pos, e.t)
        elif self._moved:
            self._trail.add(e.pos, e.t)
            self._let_go(e.pos, e.t)
        else:
            self.cancel()
            self._clicked(e.pos)

    def put_back(self) -> None:
        self._from, self._moved = None, False
        self.stage.rattle(False)

    # ------------------------------------------------------------------ the cup
    def _take_up(self) -> None:
        """The dice go into the cup and are shaken: from now on chance has spoken, unseen."""
        self.shake = fresh_shake()
        picture = self.stage.picture
        picture.dice, picture.tags = self.left_lying(), []
        self.stage.rattle(True)
        if self.counts:
            x, y = start_of_cup(self.end)
            picture.arc = CarryArc(x, y)

    def left_lying(self) -> list[DiePicture]:
        """Dice that stay on the table when the cup is taken up."""
        return []

    @property
    def dice(self) -> int:
        """How many are in the cup."""
        return len(self.tones)

    def velocity(self, pos: Point, t_s: float) -> tuple[float, float]:
        """The hand's speed over the last 80 ms in yards a second: the way by the camera, the speed at
        `UNITS_A_YARD`."""
        board = self.stage.board
        vx, vy = self._trail.velocity(t_s)
        speed = math.hypot(vx, vy)
        if board is None or speed < 1e-6:
            return 0.0, 0.0
        here = board.ground_at(pos)
        there = board.ground_at((pos[0] + vx / speed, pos[1] + vy / speed))
        dx, dy = there[0] - here[0], there[1] - here[1]
        far = math.hypot(dx, dy)
        return dx / far * speed / UNITS_A_YARD, dy / far * speed / UNITS_A_YARD

    def _gesture(self, pos: Point, t_s: float) -> CupGesture:
        board = self.stage.board
        assert board is not None
        return cup_of_hand(self.end, *board.ground_at(pos), *self.velocity(pos, t_s))

    def _ahead(self) -> tuple[float, float]:
        return (1.0, 0.0) if self.end == LEFT else (-1.0, 0.0)

    def _follow(self, pos: Point, t_s: float) -> None:
        board = self.stage.board
        assert board is not None
        x, y = board.ground_at(pos)
        ahead = self._ahead()
        mouth, _ = hand_place(self.end, x, y)
        _, y = hand_place(self.end, x, y)
        x = min(x, mouth) if self.end == LEFT else max(x, mouth)
        wobble = math.sin(t_s * 40.0) * min(1.0, math.hypot(*self._trail.velocity(t_s)) / 900.0)
        held = CupGesture(x, y, *ahead)
        self.stage.picture.cup = cup_at(held, tilt=0.15, dice=min(8, self.dice), shake=wobble)

    def _let_go(self, pos: Point, t_s: float) -> None:
        gesture = self._gesture(pos, t_s)
        self._from, self._moved = None, False
        if math.hypot(gesture.vx, gesture.vy) < 1.0:  # the hand stood still: the dice drop out ahead of it
            ahead = self._ahead()
            gesture = CupGesture(gesture.x, gesture.y, *ahead)
        self._empty(gesture)

    def tapped(self, power: float, aim: float) -> None:
        self._empty(self.aimed(power, aim))

    def aimed(self, power: float, aim: float) -> CupGesture:
        """The throw of two taps: straight from the middle, aimed to the far (1) or the near side (-1)."""
        speed, angle = FASTEST * power, WIDEST * aim
        x, y = start_of_cup(self.end)
        ahead = self._ahead()[0]
        return CupGesture(x, y, ahead * speed * math.cos(angle), speed * math.sin(angle))

    def _toss(self) -> None:
        self.shake = fresh_shake()
        self._empty(easy_toss(self.end))

    def _empty(self, gesture: CupGesture) -> None:
        self.stage.rattle(False)
        self.stage.picture.arc = None
        self.outcome = self.throw(gesture)

    def throw(self, gesture: CupGesture) -> Outcome:
        """Carries a gesture out."""
        if self.counts:
            return throws.throw_eight(gesture, self.shake, dice=self.dice, tones=self.tones)
        return throws.throw_some(gesture, self.shake, tones=self.tones)

    def show_taps(self, taps: Taps) -> None:
        power, aim = taps.power or 0.0, taps.aim or 0.0
        self.stage.picture.meter = ThrowMeter(taps.power, taps.aim, taps.stage)
        gesture = self.aimed(max(0.2, power), aim)
        wobble = math.sin(self.stage.picture.time * 40.0) * 0.6
        self.stage.picture.cup = cup_at(gesture, tilt=0.15, dice=min(8, self.dice), shake=wobble)


def easy_toss(end: int) -> CupGesture:
    """How dice are thrown where nothing depends on it."""
    x, y = start_of_cup(end)
    return CupGesture(x, y, EASY if end == LEFT else -EASY, 0.0)
