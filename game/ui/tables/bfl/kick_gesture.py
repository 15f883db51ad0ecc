"""The football before the flick: pulled back and let go, or by two taps; one gesture for match and practice.

The line that is drawn is the flick: its length the power, its direction the aim. A pull of less than 12 units
and Esc cancel: nothing has happened. Where the finger hits, and how far the other hand leans the ball back,
is chosen beforehand and stays for the next kick.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

import pygame

from game.core.gestures import KickGesture
from game.games.bfl.hands import LEAN_DEG
from game.physics.flick import LEAN
from game.ui.tables.bfl.kick_picture import KickPicture
from game.ui.tables.bfl.meter import Taps, puts_back, stops_needle
from game.ui.widgets.inputs import Input
from game.ui.widgets.view import Point

LEAST_PULL: Final = 12.0  # logical units
FULL_PULL: Final = 200.0  # of the hardest flick: from the ball almost to the edge of the window
AIM_SHARE: Final = 0.5  # the ball goes half as far aside as the line: what is drawn on the field is the aim
WIDEST: Final = math.radians(30.0)  # of the aim by a pull
WIDEST_TAP: Final = math.radians(13.0)  # of the aim by taps and by the stick
NOT_FORWARD: Final = "Pull the ball back, towards you, and let go: it flies the other way (BFL-4.3)"
MOST_OFFSET: Final = 0.9  # yards beside the middle that can be pointed at
CONTACT_STEP, OFFSET_STEP = 0.1, 0.05
LEAN_STEP: Final = math.radians(2.0)
STICK_HELD, STICK_LET_GO = 0.35, 0.22  # of its way: farther is a pull, nearer is let go
STICK_MEMORY_S: Final = 0.12  # a released stick passes through weaker pulls: what it held before counts

ARROWS = {pygame.K_LEFT: (0, 1), pygame.K_RIGHT: (0, -1), pygame.K_UP: (1, 0), pygame.K_DOWN: (-1, 0)}


class KickBoard(Protocol):
    """What the gesture asks of the kick view."""

    def contact_at(self, pos: Point) -> tuple[float, float] | None:
        """Where on the ball's face a place on the card is (contact, offset), or None."""

    def pull_from(self) -> Point:
        """Where the drawn line begins, in logical units."""


@dataclass
class Finger:
    """Where the ball is hit and how it leans; kept from kick to kick."""

    contact: float = 0.0
    offset: float = 0.0
    lean: float = math.radians(LEAN_DEG)

    def point(self, contact: float, offset: float) -> None:
        """The finger goes to another place on the ball's face."""
        self.contact = min(1.0, max(-1.0, contact))
        self.offset = min(MOST_OFFSET, max(-MOST_OFFSET, offset))

    def tilt(self, by: float) -> None:
        """The other hand leans the ball farther back, or less far."""
        self.lean = min(LEAN[1], max(LEAN[0], self.lean + by))


class KickAim:
    """Hears the inputs and shows them on the picture; ``flicked`` is called with the gesture."""

    def __init__(
        self,
        picture: KickPicture,
        board: Callable[[], KickBoard | None],
        flicked: Callable[[KickGesture], None],
        *,
        finger: Finger | None = None,
        tick: Callable[[], None] = lambda: None,
        refuse: Callable[[str], None] = lambda why: None,
    ) -> None:
        """``refuse`` is told in one line why a pull was no flick."""
        self.picture, self.board, self.flicked, self.tick = picture, board, flicked, tick
        self.refuse = refuse
        self.finger = finger or Finger()
        self.taps: Taps | None = None
        self._from: Point | None = None  # where the pointer went down
        self._pointing = False  # the finger is being moved on the card
        self._stick: list[tuple[float, float, float]] = []  # time, power and aim that the stick held
        self.show()

    # -------------------------------------------------------------------- state
    @property
    def busy(self) -> bool:
        """Is a pull or a tap under way that Esc would cancel?"""
        return self._from is not None or self.taps is not None or self._pointing or bool(self._stick)

    @property
    def how(self) -> str:
        """What to do now, in a few words."""
        if self.taps is not None:
            return "Stop the power" if self.taps.stage == "power" else "Stop the aim"
        if self._from is not None:
            return "Let go to flick, Esc to put it back"
        return ""

    def show(self) -> None:
        """The picture as the hands are."""
        p, f = self.picture, self.finger
        p.contact, p.offset, p.lean, p.aiming = f.contact, f.offset, f.lean, True
        if not self.busy:
            p.power, p.pull, p.stage, p.aim = None, None, "", 0.0

    # -------------------------------------------------------------------- input
    def tap(self) -> None:
        """The first tap starts the needle, the others stop it: power, then aim."""
        if self.taps is None:
            if not self.busy:
                self.taps = Taps()
                self._show_taps()
            return
        self.taps.tap()
        self.tick()
        if self.taps.done:
            power, aim = self.taps.power or 0.0, self.taps.aim or 0.0
            self.taps = None
            self._flick(power, WIDEST_TAP * aim)
        else:
            self._show_taps()

    def handle(self, e: Input) -> bool:
        """Hears an input. True: it was meant for the football."""
        if e.kind == "stick" and e.text == "right":
            return self._stick_moved(e)
        if self.taps is not None:
            return self._while_tapping(e)
        if self._pointing or self._from is not None:
            return self._while_held(e)
        if e.kind == "down":
            return self._down(e.pos)
        if e.kind == "wheel":
            self.finger.tilt(LEAN_STEP * e.dy)
            self.show()
            return True
        return self.claims(e) and self._key(e)

    def claims(self, e: Input) -> bool:
        """Arrows move the finger on the ball, two keys lean the ball."""
        return e.kind == "key" and (e.key in ARROWS or e.action in ("faster", "slower"))

    def _key(self, e: Input) -> bool:
        if e.key in ARROWS:
            up, left = ARROWS[e.key]
            f = self.finger
            f.point(round(f.contact + CONTACT_STEP * up, 2), round(f.offset + OFFSET_STEP * left, 2))
        else:
            self.finger.tilt(LEAN_STEP if e.action == "faster" else -LEAN_STEP)
        self.show()
        return True

    def _down(self, pos: Point) -> bool:
        board = self.board()
        at = board.contact_at(pos) if board is not None else None
        if at is not None:
            self._pointing = True
            self.finger.point(*at)
        else:
            self._from = pos
        self.show()
        return True

    def _while_tapping(self, e: Input) -> bool:
        if puts_back(e):
            self.cancel()
        elif stops_needle(e):
            self.tap()
        return e.kind in ("down", "up", "move", "key", "cancel")

    def _while_held(self, e: Input) -> bool:
        if puts_back(e):
            self.cancel()
            return True
        if e.kind not in ("move", "up"):
            return e.kind == "key"
        if self._pointing:
            self._move_finger(e.pos)
            self._pointing = e.kind == "move"
            self.show()
            return True
        assert self._from is not None
        power, aim = pulled(self._from, e.pos)
        far = math.dist(self._from, e.pos)
        if e.kind == "up":
            self._from = None
            if far >= LEAST_PULL and power > 0.0:
                self._flick(power, aim)
                return True
            self.show()
            if far >= LEAST_PULL:
                self.refuse(NOT_FORWARD)
            return True
        self._show_pull(power, aim, far >= LEAST_PULL)
        return True

    def _move_finger(self, pos: Point) -> None:
        board = self.board()
        at = board.contact_at(pos) if board is not None else None
        if at is not None:
            self.finger.point(*at)

    def _show_pull(self, power: float, aim: float, shown: bool) -> None:
        board, p = self.board(), self.picture
        if not shown or board is None:
            p.power, p.pull, p.aim = None, None, 0.0
            return
        x, y = board.pull_from()
        angle = aim / AIM_SHARE
        length = power * FULL_PULL
        p.power, p.aim = power, aim
        p.pull = (x + math.sin(angle) * length, y + math.cos(angle) * length)

    # ---------------------------------------------------------------- the stick
    def _stick_moved(self, e: Input) -> bool:
        """The right stick pulled back and let go flicks like the pointer."""
        x, y = e.axes
        far = math.hypot(x, y)
        if far >= STICK_HELD and y > 0:
            power, aim = min(1.0, far), WIDEST_TAP * max(-1.0, min(1.0, x / max(y, 0.2)))
            self._stick = [s for s in self._stick if s[0] >= e.t - STICK_MEMORY_S] + [(e.t, power, aim)]
            self._show_pull(power, aim, True)
            return True
        if far <= STICK_LET_GO and self._stick:
            _, power, aim = max(self._stick, key=lambda held: held[1])
            self._stick = []
            self._flick(power, aim)
            return True
        return bool(self._stick)

    # --------------------------------------------------------------------- time
    def update(self, dt_s: float) -> None:
        """The needle runs."""
        if self.taps is not None:
            self.taps.update(dt_s)
            self._show_taps()

    def _show_taps(self) -> None:
        assert self.taps is not None
        p = self.picture
        p.stage, p.power = self.taps.stage, self.taps.power
        p.aim = WIDEST_TAP * (self.taps.aim or 0.0)

    def cancel(self) -> None:
        """The pull under way is dropped; nothing has happened."""
        self.taps, self._from, self._pointing, self._stick = None, None, False, []
        self.show()

    def _flick(self, power: float, aim: float) -> None:
        p, f = self.picture, self.finger
        p.stage, p.pull, p.aiming, p.aim = "", None, False, aim
        self.flicked(KickGesture(power, aim, f.lean, f.contact, f.offset))


def pulled(start: Point, end: Point) -> tuple[float, float]:
    """Power and aim of a line drawn from one place to another: pulled down, the ball goes up the field, and
    aside to the other hand."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    if dy <= 0.0:  # pulled forward: that is no flick
        return 0.0, 0.0
    angle = math.atan2(dx, dy) * AIM_SHARE
    return min(1.0, math.hypot(dx, dy) / FULL_PULL), max(-WIDEST, min(WIDEST, angle))
