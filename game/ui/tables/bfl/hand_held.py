"""What the hands at the cup and at the spinner have in common: take hold and let go, or stop a needle."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from game.ui.hand import Action, Hand
from game.ui.tables.bfl.meter import Taps, puts_back, stops_needle
from game.ui.tables.bfl.stage import Stage
from game.ui.widgets.inputs import Input

STOP: Final = Action("tap", "Stop", "confirm", primary=True)


class HeldHand(Hand):
    """The pointer takes hold of a thing, drags it and lets go; or a button sets a needle going, and every
    press stops it. Esc and a lost focus put everything back: nothing has happened."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage
        self.taps: Taps | None = None

    # ------------------------------------------------------------ of each hand its own
    @property
    @abstractmethod
    def held(self) -> bool:
        """Has the pointer taken hold?"""

    @abstractmethod
    def start(self) -> Action:
        """The button that does without the pointer."""

    @abstractmethod
    def take_hold(self, e: Input) -> bool:
        """Hears an input while nothing is under way. True: it was meant for this hand."""

    @abstractmethod
    def drag(self, e: Input) -> None:
        """The pointer that holds has moved or come up."""

    @abstractmethod
    def put_back(self) -> None:
        """What was held stands where it stood."""

    @abstractmethod
    def show_taps(self, taps: Taps) -> None:
        """The picture while the needle runs."""

    @abstractmethod
    def tapped(self, power: float, aim: float) -> None:
        """The last tap was made: the gesture is done."""

    # ------------------------------------------------------------------------ of them all
    @property
    def busy(self) -> bool:
        return self.held or self.taps is not None

    def actions(self) -> Sequence[Action]:
        return (STOP,) if self.taps is not None else (self.start(),)

    def tap_along(self, taps: Taps) -> None:
        """The needle starts to run."""
        self.taps = taps
        self.show_taps(taps)

    def press(self, name: str) -> None:
        taps = self.taps
        if name != STOP.name or taps is None:
            return
        taps.tap()
        self.stage.sound("tick")
        if taps.done:
            self.taps = self.stage.picture.meter = None
            self.tapped(taps.power or 0.0, taps.aim or 0.0)

    def handle(self, e: Input) -> bool:
        if self.taps is not None:
            return self._while_tapping(e)
        return self._while_held(e) if self.held else self.take_hold(e)

    def _while_tapping(self, e: Input) -> bool:
        if puts_back(e):
            self.cancel()
        elif stops_needle(e):
            self.press(STOP.name)
        return e.kind in ("down", "up", "key", "cancel")

    def _while_held(self, e: Input) -> bool:
        if puts_back(e):
            self.cancel()
        elif e.kind in ("move", "up"):
            self.drag(e)
        return e.kind in ("move", "up", "key", "cancel")

    def update(self, dt_s: float) -> None:
        if self.taps is not None:
            self.taps.update(dt_s)
            self.show_taps(self.taps)

    def cancel(self) -> None:
        if self.busy:
            self.taps = None
            self.put_back()
            self.stage.shown()
