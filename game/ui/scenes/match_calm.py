"""Presses right after one that skipped something of the film: they were meant for what was still shown."""

from __future__ import annotations

from game.ui.widgets.inputs import Input

CALM_S = 0.3  # shorter than somebody takes to see what is asked now
BOUNCE_S = 0.075  # twenty clicks are one roll: nobody means each of presses that come faster


class Calm:
    """The undo key is heard after others that skipped, and once after its own."""

    def __init__(self) -> None:
        self._until = self._undone_until = -1.0

    def holds(self, e: Input, now: float) -> bool:
        """Does a press mean nothing, so soon after one that skipped? The calm is no longer for it, but lasts
        while presses come faster than fingers mean them."""
        held = now < (self._undone_until if e.action == "undo" else self._until)
        if held:
            self._until = max(self._until, now + BOUNCE_S)
            if e.action == "undo":
                self._undone_until = max(self._undone_until, now + BOUNCE_S)
        return held

    def after(self, e: Input, now: float) -> None:
        """A press has skipped something."""
        self._until = now + CALM_S
        if e.action == "undo":
            self._undone_until = self._until
