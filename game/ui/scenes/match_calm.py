"""A burst of presses that began while the film ran: it goes on meaning nothing until it pauses."""

from __future__ import annotations

from game.ui.widgets.inputs import Input

CALM_S = 0.3


class Calm:
    """The undo key is heard in the burst of others, and once in its own."""

    def __init__(self) -> None:
        self._until = self._undone_until = -1.0

    def holds(self, e: Input, now: float) -> bool:
        """Is a press one of the burst?"""
        return now < (self._undone_until if e.action == "undo" else self._until)

    def after(self, e: Input, now: float) -> None:
        """A press of the burst has been heard."""
        self._until = now + CALM_S
        if e.action == "undo":
            self._undone_until = self._until
