"""What a question is about, which its words alone do not say: who rolls, what is needed, who uses a skill.

A copy of the match is given an answer, and what it tells first is read. Neither the match nor its dice know.
"""

from __future__ import annotations

from typing import Any, Final

from game.core.match import Match
from game.core.requests import Answer, Choice, Request, Roll
from game.games.sevens import events as e

ABOUT: Final = (
    e.Tested, e.ArmourRolled, e.InjuryRolled, e.CasualtyRolled, e.Recovered, e.Stalled, e.Blocked, e.Used,
)  # fmt: skip
"""The events that name whom a die, or a skill, is for."""


class Foreseen:
    """What would be told of the question that stands."""

    def __init__(self) -> None:
        self._of: Request | None = None
        self._event: Any = None

    def of(self, match: Match[Any]) -> Any:
        """The first event that says whom the pending question is about, or None."""
        request = match.pending
        if request is not self._of:
            self._of, self._event = request, _told(match, request)
        return self._event


def _told(match: Match[Any], request: Request | None) -> Any:
    answer: Answer
    if isinstance(request, Roll):
        answer = tuple(die.faces[0] for _, die in request.dice)
    elif isinstance(request, Choice) and request.what == "use":
        answer = request.options[0]
    else:
        return None
    return next((each for each in match.clone().answer(answer) if isinstance(each, ABOUT)), None)
