"""A player's hand at the spinner: set going by a flick round the hub, or by one tap on a running needle."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence

from game.core.gestures import SpinGesture
from game.physics.wheel import FASTEST
from game.ui.table import Action, Hand
from game.ui.tables.bfl import spinner, throws
from game.ui.tables.bfl.hand_cup import pressed
from game.ui.tables.bfl.meter import Taps
from game.ui.tables.bfl.picture import ThrowMeter
from game.ui.tables.bfl.stage import Stage
from game.ui.widgets.inputs import TRAIL_S, Input
from game.ui.widgets.view import Point

LEAST_TURN = 12.0 / (spinner.WHEEL / 2)  # radians: 12 units on the rim
ZONES = ((0.37, "too weak", "warn"), (1.0, "good", "good"))
HUB = 24.0  # units: nearer to the middle no direction can be told


class SpinHand(Hand):
    """A flick round the hub: the finger gives the speed. ``shake`` fixed where it stands before the call."""

    def __init__(self, stage: Stage, shake: int) -> None:
        super().__init__()
        self.stage, self.shake = stage, shake
        self.taps: Taps | None = None
        self._held: float | None = None  # angle of the pointer round the hub
        self._turned = 0.0
        self._trail: deque[tuple[float, float]] = deque()

    @property
    def busy(self) -> bool:
        return self._held is not None or self.taps is not None

    @property
    def how(self) -> str:
        return (
            "Stop the needle: that is how hard" if self.taps is not None else "Flick the wheel round its hub"
        )

    def actions(self) -> Sequence[Action]:
        if self.taps is not None:
            return (Action("tap", "Stop", "confirm", primary=True),)
        return (Action("spin", "Spin", "confirm", primary=True),)

    def press(self, name: str) -> None:
        if name == "tap" and self.taps is not None:
            self._tap()
        elif name == "spin" and not self.busy:
            self.taps = Taps(single=True)
            self._show()

    def handle(self, e: Input) -> bool:
        if self.taps is not None:
            if e.kind == "key" and e.action == "back":
                self.cancel()
            elif (
                e.kind == "down" or (e.kind == "key" and e.action == "confirm" and not e.repeat) or pressed(e)
            ):
                self._tap()
            return e.kind in ("down", "up", "key")
        if self._held is not None:
            return self._drag(e)
        if e.kind == "down" and HUB < math.dist(e.pos, spinner.CENTRE) < spinner.WHEEL / 2 + 24:
            self._held, self._turned = _angle(e.pos), 0.0
            self._trail = deque([(e.t, 0.0)])
            return True
        return False

    def update(self, dt_s: float) -> None:
        if self.taps is not None:
            self.taps.update(dt_s)
            self._show()

    def cancel(self) -> None:
        if self.busy:
            self._held, self.taps = None, None
            self.stage.shown()

    # ---------------------------------------------------------------- the wheel
    def _drag(self, e: Input) -> bool:
        if e.kind == "cancel" or (e.kind == "key" and e.action == "back"):
            self.cancel()
            return True
        if e.kind in ("move", "up"):
            self._turn(e.pos, e.t)
        if e.kind == "up":
            self._let_go(e.t)
        return e.kind in ("move", "up", "key")

    def _turn(self, pos: Point, t_s: float) -> None:
        assert self._held is not None
        if math.dist(pos, spinner.CENTRE) > HUB:
            angle = _angle(pos)
            by = (angle - self._held + math.pi) % (2 * math.pi) - math.pi
            self._held, self._turned = angle, self._turned + by
        self._trail.append((t_s, self._turned))
        while len(self._trail) > 2 and self._trail[1][0] <= t_s - TRAIL_S:
            self._trail.popleft()

    def _let_go(self, t_s: float) -> None:
        turned, self._held = self._turned, None
        if abs(turned) < LEAST_TURN:
            self.stage.shown()
            return
        (t0, a), (_, b) = self._trail[0], self._trail[-1]
        speed = (b - a) / max(t_s - t0, 1e-3) if t_s - t0 <= 2 * TRAIL_S else 0.0
        self._spin(max(-FASTEST, min(FASTEST, speed)))

    def _tap(self) -> None:
        taps = self.taps
        assert taps is not None
        taps.tap()
        self.stage.sound("tick")
        if taps.done:
            self.taps = None
            self.stage.picture.meter = None
            self._spin(FASTEST * (taps.power or 0.0))

    def _spin(self, speed: float) -> None:
        self.outcome = throws.turn_wheel(SpinGesture(speed), self.shake)

    def _show(self) -> None:
        if self.taps is not None:
            self.stage.picture.meter = ThrowMeter(self.taps.power, None, self.taps.stage, ZONES, single=True)


def _angle(pos: Point) -> float:
    """Of a place round the hub, counter-clockwise as it is seen."""
    return math.atan2(spinner.CENTRE[1] - pos[1], pos[0] - spinner.CENTRE[0])
