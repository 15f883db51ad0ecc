"""What one press has promised: answers that follow by themselves for as long as all goes as planned.

A die that fails, somebody pushed aside, an undo: the plan is dropped, and the player is asked again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from game.core.requests import Choice, Option
from game.games.sevens.state import State
from game.ui.tables.sevens.marking import is_step

ANSWERED: Final = ("act", "place")
"""Questions that a promise answers, beside the steps of an activation and a block die that was promised."""


@dataclass
class Plan:
    """``options`` in order; ``since``: how many answers stood when it was made; ``begun``: the press has been
    answered once already, and what comes now follows from it."""

    options: list[Option] = field(default_factory=list)
    since: int = 0
    side: int = -1
    begun: bool = False

    def make(self, options: Sequence[Option], given: int, *, begun: bool) -> None:
        """A new plan."""
        self.options, self.since, self.begun = list(options), given, begun
        self.side = self.options[0][0] if self.options else -1

    def drop(self) -> None:
        """No plan any more."""
        self.options = []

    def _picks(self, request: Choice) -> bool:
        """Is a block die chosen, as was promised?"""
        return request.what == self.options[0][1][0] == "choose"

    def next(self, s: State, request: Choice | None, given: int) -> Option | None:
        """What is answered now without asking again."""
        if not self.options:
            return None
        if given < self.since:
            self.drop()
            return None
        if request is None or not (request.what in ANSWERED or is_step(request) or self._picks(request)):
            return None  # a die, a skill, a re-roll in between: the plan waits
        option = self.options[0]
        if s.turn != self.side or option not in request.options:
            self.drop()
            return None
        self.since = given + 1
        del self.options[0]
        return option
