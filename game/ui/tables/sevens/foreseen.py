"""What a question is about, which its words alone do not say: who rolls, what is needed, who uses a skill.

A copy of the match is given an answer, and what it tells first is read. Neither the match nor its dice know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.grid import NOWHERE
from game.core.match import Match
from game.core.requests import Answer, Choice, Request, Roll
from game.games.sevens import events as e
from game.ui.tables.sevens.hurting import declined, skills_at
from game.ui.tables.sevens.story import Story

ABOUT: Final = (
    e.Tested, e.ArmourRolled, e.InjuryRolled, e.CasualtyRolled, e.Recovered, e.Stalled, e.Blocked, e.Used,
)  # fmt: skip
"""The events that name whom a die, or a skill, is for."""
OVER: Final = ("scatter", "bounce", "catch")
"""Rolls of what is over a square."""


class Foreseen:
    """What would be told of the question that stands."""

    def __init__(self) -> None:
        self._of: Request | None = None
        self._told: list[Any] = []
        self._skills: str | None = None

    def of(self, match: Match[Any]) -> Any:
        """The first event that says whom the pending question is about, or None."""
        return next((each for each in self._all(match) if isinstance(each, ABOUT)), None)

    def then(self, match: Match[Any]) -> Sequence[Any]:
        """What would be told after a skill was used."""
        return [each for each in self._all(match) if not isinstance(each, e.Used)]

    def over(self, match: Match[Any]) -> int:
        """The square from which the direction that is rolled leads, or on which a ball comes down to be
        caught; NOWHERE for any other question."""
        request = match.pending
        if not isinstance(request, Roll) or request.what not in OVER:
            return NOWHERE
        for each in self._all(match):
            match each:
                case e.Scattered(start=square) | e.Bounced(start=square) | e.CatchTested(square=square):
                    return square
        return NOWHERE

    def skills(self, match: Match[Any], story: Story) -> str:
        """Which skills have a say in the pending roll of armour or injury."""
        self._all(match)
        if self._skills is None:
            self._skills = skills_at(match, story)
        return self._skills

    def _all(self, match: Match[Any]) -> list[Any]:
        request = match.pending
        if request is not self._of:
            self._of, self._told, self._skills = request, _told(match, request), None
        return self._told


def _told(match: Match[Any], request: Request | None) -> list[Any]:
    answer: Answer
    if isinstance(request, Roll):
        answer = tuple(die.faces[0] for _, die in request.dice)
    elif isinstance(request, Choice) and request.what == "use":
        answer = request.options[0]
    else:
        return []
    clone = match.clone()
    told = list(clone.answer(answer))
    if isinstance(request, Roll) and request.what in ("armour", "injury"):
        declined(clone, told)
    return told
