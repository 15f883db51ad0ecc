"""The cup in a player's hand: dragged and let go, or by two taps; for the eight dice and for a lane's die.

The cup follows the hand behind the own end line. Where it is let go, its speed over the last 80 ms is the
throw. A drag of less than 12 units and Esc cancel: nothing has happened.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.core.board import LEFT
from game.core.dice import fresh_shake
from game.core.gestures import CupGesture
from game.core.requests import Throw
from game.physics.tray import FASTEST, cup_of_hand, hand_place, start_of_cup
from game.ui.table import Action, Hand, Outcome
from game.ui.tables.bfl import throws
from game.ui.tables.bfl.film_dice import cup_at
from game.ui.tables.bfl.meter import Taps
from game.ui.tables.bfl.picture import CarryArc, DiePicture, ThrowMeter
from game.ui.tables.bfl.stage import Stage
from game.ui.widgets.inputs import Input, Trail
from game.ui.widgets.view import Point

LEAST_DRAG = 12.0  # logical units
UNITS_A_YARD = 8.6  # of a hand's speed: a flick of 1,000 units a second is the ideal throw
WIDEST = math.radians(20.0)  # of the aim by taps
EASY = 96.0  # yd/s of a die that is merely rolled


class CupHand(Hand):
    """Eight dice (or as many as the cup holds) for a Throw; for a Roll one die a seat, however soft."""

    def __init__(self, stage: Stage, request: object, seat: int, tones: tuple[str, ...]) -> None:
        super().__init__()
        self.stage, self.seat, self.tones = stage, seat, tones
        self.counts = isinstance(request, Throw)  # a slow roll is refused
        end = stage.match.state.end[seat]
        self.end = end if end >= 0 else seat % 2
        self.taps: Taps | None = None
        self.shake = 0
        self._from: Point | None = None  # where the pointer took the cup
        self._moved = False
        self._trail = Trail()

    # -------------------------------------------------------------------- state
    @property
    def busy(self) -> bool:
        return self._from is not None or self.taps is not None

    @property
    def how(self) -> str:
        if self.taps is not None:
            return "Stop the power" if self.taps.stage == "power" else "Stop the aim"
        if self._from is not None:
            return "Swing it towards the field and let go" if self._moved else "Esc: put the cup back"
        return ""

    def actions(self) -> Sequence[Action]:
        if self.taps is not None:
            return (Action("tap", "Stop", "confirm", primary=True),)
        return (Action("throw", "Throw" if self.counts else "Roll", "confirm", primary=True),)

    # -------------------------------------------------------------------- input
    def press(self, name: str) -> None:
        if name == "tap" and self.taps is not None:
            self._tap()
        elif name == "throw" and not self.busy:
            if not self.counts:  # nothing depends on how a lane's die is thrown
                self._toss()
                return
            self._take_up()
            self.taps = Taps()
            self._show_meter()

    def handle(self, e: Input) -> bool:
        if self.taps is not None:
            return self._while_tapping(e)
        if self._from is not None:
            return self._while_dragging(e)
        if e.kind == "down" and self.stage.board is not None:
            self._from, self._moved = e.pos, False
            self._trail = Trail()
            self._trail.add(e.pos, e.t)
            return True
        return False

    def _while_tapping(self, e: Input) -> bool:
        if e.kind == "key" and e.action == "back":
            self.cancel()
        elif e.kind == "down" or (e.kind == "key" and e.action == "confirm" and not e.repeat) or pressed(e):
            self._tap()
        return e.kind in ("down", "up", "key")

    def _while_dragging(self, e: Input) -> bool:
        assert self._from is not None
        if e.kind in ("cancel",) or (e.kind == "key" and e.action == "back"):
            self.cancel()
            return True
        if e.kind == "move":
            self._trail.add(e.pos, e.t)
            if not self._moved and math.dist(e.pos, self._from) >= LEAST_DRAG:
                self._moved = True
                self._take_up()
            if self._moved:
                self._follow(e.pos, e.t)
            return True
        if e.kind == "up":
            if not self._moved:
                self.cancel()
                return True
            self._trail.add(e.pos, e.t)
            self._let_go(e.pos, e.t)
            return True
        return e.kind == "key"

    def update(self, dt_s: float) -> None:
        if self.taps is not None:
            self.taps.update(dt_s)
            self._show_meter()

    def cancel(self) -> None:
        if self.busy:
            self._from, self.taps, self._moved = None, None, False
            self.stage.rattle(False)
            self.stage.shown()

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

    def _tap(self) -> None:
        taps = self.taps
        assert taps is not None
        taps.tap()
        self.stage.sound("tick")
        if taps.done:
            self.taps = None
            self._empty(self.tapped(taps.power or 0.0, taps.aim or 0.0))

    def tapped(self, power: float, aim: float) -> CupGesture:
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
        self.stage.picture.arc = self.stage.picture.meter = None
        self.outcome = self.throw(gesture)

    def throw(self, gesture: CupGesture) -> Outcome:
        """Carries a gesture out."""
        if self.counts:
            return throws.throw_eight(gesture, self.shake, dice=self.dice, tones=self.tones)
        return throws.throw_some(gesture, self.shake, tones=self.tones)

    def _show_meter(self) -> None:
        taps = self.taps
        if taps is None:
            return
        power, aim = taps.power or 0.0, taps.aim or 0.0
        self.stage.picture.meter = ThrowMeter(taps.power, taps.aim, taps.stage)
        gesture = self.tapped(max(0.2, power), aim)
        wobble = math.sin(self.stage.picture.time * 40.0) * 0.6
        self.stage.picture.cup = cup_at(gesture, tilt=0.15, dice=min(8, self.dice), shake=wobble)


def pressed(e: Input) -> bool:
    """Is this Enter (or a pad's button for it)?"""
    return e.kind == "key" and not e.repeat and e.key in (13, 1073741912)


def easy_toss(end: int) -> CupGesture:
    """How dice are thrown where nothing depends on it."""
    x, y = start_of_cup(end)
    return CupGesture(x, y, EASY if end == LEFT else -EASY, 0.0)
