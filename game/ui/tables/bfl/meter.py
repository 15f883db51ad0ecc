"""The taps of a player without a mouse: a needle that runs to and fro until it is stopped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.ui.widgets.inputs import Input

PERIOD_S = 1.7  # there and back
ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


def to_and_fro(t_s: float, period_s: float = PERIOD_S) -> float:
    """0 to 1 and back to 0."""
    phase = (t_s / period_s) % 1.0
    return 2.0 * phase if phase < 0.5 else 2.0 - 2.0 * phase


@dataclass
class Taps:
    """Two taps: the first stops the power (0 to 1), the second the aim (-1 to 1). ``single``: no aim."""

    single: bool = False
    stage: str = "power"
    power: float | None = 0.0
    aim: float | None = None
    _t: float = 0.0

    @property
    def done(self) -> bool:
        """Have all taps been made?"""
        return self.stage == "done"

    def update(self, dt_s: float) -> None:
        """The needle runs on."""
        self._t += dt_s
        if self.stage == "power":
            self.power = to_and_fro(self._t)
        elif self.stage == "aim":
            self.aim = 2.0 * to_and_fro(self._t + PERIOD_S / 4) - 1.0  # it starts in the middle

    def tap(self) -> None:
        """Stops the running needle."""
        if self.stage == "power":
            self.stage, self._t = ("done" if self.single else "aim"), 0.0
            self.aim = None if self.single else 0.0
        elif self.stage == "aim":
            self.stage = "done"


def stops_needle(e: Input) -> bool:
    """A press anywhere, the key that confirms, or Enter."""
    return e.kind == "down" or (
        e.kind == "key" and not e.repeat and (e.action == "confirm" or e.key in ENTER)
    )


def puts_back(e: Input) -> bool:
    """Esc, or the window lost the focus: the gesture under way is dropped."""
    return e.kind == "cancel" or (e.kind == "key" and e.action == "back")
