"""A player's hand at the spinner: set going by a flick round the hub, or by one tap on a running needle."""

from __future__ import annotations

import math
from collections import deque

from game.core.gestures import SpinGesture
from game.physics.wheel import FASTEST, POINTER, SECTOR
from game.ui.hand import Action
from game.ui.tables.bfl import spinner, throws
from game.ui.tables.bfl.hand_held import HeldHand
from game.ui.tables.bfl.meter import Taps
from game.ui.tables.bfl.picture import ThrowMeter
from game.ui.tables.bfl.stage import Stage
from game.ui.widgets.inputs import TRAIL_S, Input
from game.ui.widgets.view import Point

LEAST_DRAG = 12.0  # logical units: however much that turns near the hub
LEAST_TURN = LEAST_DRAG / (spinner.WHEEL / 2)  # radians: as far, on the rim
ZONES = ((0.37, "too weak", "warn"), (1.0, "good", "good"))
HUB = 24.0  # units: nearer to the middle no direction can be told
SLIP = 0.4  # sectors that a peg carries the flapper along ...
BENT = 2.1  # ... and how far that bends it, radians a sector: both as in a simulated spin


class SpinHand(HeldHand):
    """A flick round the hub: the wheel turns under the finger, and the spin goes on from there as fast as the
    finger was. ``shake`` fixed where it stood before the call."""

    def __init__(self, stage: Stage, shake: int) -> None:
        super().__init__(stage)
        self.shake = shake
        self._held: float | None = None  # angle of the pointer round the hub
        self._from: Point = spinner.CENTRE  # where the pointer took hold
        self._moved = False  # far enough from there for a spin
        self._turned = 0.0  # by the finger, since it took hold
        self._stood = 0.0  # where the wheel stood then
        self._peg: int | None = None  # the one that bends the flapper
        self._trail: deque[tuple[float, float]] = deque()

    @property
    def held(self) -> bool:
        return self._held is not None

    @property
    def how(self) -> str:
        return (
            "Stop the needle: that is how hard" if self.taps is not None else "Flick the wheel round its hub"
        )

    def start(self) -> Action:
        return Action("spin", "Spin", "confirm", primary=True)

    def press(self, name: str) -> None:
        if name == "spin" and not self.busy:
            self.tap_along(Taps(single=True))
        else:
            super().press(name)

    def tapped(self, power: float, aim: float) -> None:
        self._spin(SpinGesture(FASTEST * power))

    def show_taps(self, taps: Taps) -> None:
        self.stage.picture.meter = ThrowMeter(taps.power, None, taps.stage, ZONES, single=True)

    # ---------------------------------------------------------------- the wheel
    def take_hold(self, e: Input) -> bool:
        if e.kind == "down" and HUB < math.dist(e.pos, spinner.CENTRE) < spinner.WHEEL / 2 + 24:
            self._held, self._turned, self._stood = _angle(e.pos), 0.0, self._wheel()
            self._from, self._moved = e.pos, False
            self._trail, self._peg = deque([(e.t, 0.0)]), None
            return True
        return False

    def drag(self, e: Input) -> None:
        self._moved = self._moved or math.dist(e.pos, self._from) >= LEAST_DRAG
        self._turn(e.pos, e.t)
        if e.kind == "up":
            self._let_go(e.t)

    def put_back(self) -> None:
        self._held = None

    def _turn(self, pos: Point, t_s: float) -> None:
        assert self._held is not None
        if math.dist(pos, spinner.CENTRE) > HUB:
            angle = _angle(pos)
            by = (angle - self._held + math.pi) % (2 * math.pi) - math.pi
            self._held, self._turned = angle, self._turned + by
            self._follow()
        self._trail.append((t_s, self._turned))
        while len(self._trail) > 2 and self._trail[1][0] <= t_s - TRAIL_S:
            self._trail.popleft()

    def _wheel(self) -> float:
        picture = self.stage.picture.spinner
        return picture.wheel if picture is not None else 0.0

    def _follow(self) -> None:
        """The wheel turns under the finger; a peg clicks on the flapper and bends it until it slips off."""
        picture = self.stage.picture.spinner
        if picture is None:
            return
        before, picture.wheel = picture.wheel, self._stood + self._turned
        was, now = (math.floor((angle - POINTER) / SECTOR) for angle in (before, picture.wheel))
        if was != now:
            self._peg = now if now > was else now + 1
            self.stage.sound("spinner_click", 0.8)
        past = (picture.wheel - POINTER) / SECTOR - self._peg if self._peg is not None else 0.0
        if abs(past) > SLIP:
            self._peg, past = None, 0.0
        picture.flapper = -BENT * past

    def _let_go(self, t_s: float) -> None:
        turned, self._held = self._turned, None
        if not self._moved or abs(turned) < LEAST_TURN:
            self.stage.shown()
            return
        (t0, a), (_, b) = self._trail[0], self._trail[-1]
        speed = (b - a) / max(t_s - t0, 1e-3) if t_s - t0 <= 2 * TRAIL_S else 0.0
        self._spin(SpinGesture(max(-FASTEST, min(FASTEST, speed)), turned))

    def _spin(self, gesture: SpinGesture) -> None:
        self.outcome = throws.turn_wheel(gesture, self.shake)


def _angle(pos: Point) -> float:
    """Of a place round the hub, counter-clockwise as it is seen."""
    return math.atan2(spinner.CENTRE[1] - pos[1], pos[0] - spinner.CENTRE[0])
