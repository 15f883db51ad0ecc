"""The chance that a line of play comes to its goal: its decisions are followed whatever the dice say, and
every throw is counted.

A *line* is what a coach decides in its turn step by step: who acts, the squares, the blocks, the passes. What
is asked between those (faces, re-rolls, following up, skills) is answered as well for the line as it can be,
by the other side as badly as it can be. Where the next decision of the line is not allowed any more, or the
turn is over, it has failed; what a bounce after a turnover might still bring is not counted. What a turn was
worth whose decisions answered what was seen, is another question (`answered.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.core.match import Match
from game.core.requests import Answer, Option
from game.games.sevens.foresight import Foresight, Node, Op
from game.games.sevens.goals import TOUCHDOWN, Aim, Goal, decides
from game.games.sevens.state import State

GIVEN_UP: Final = (("end",), ("end_turn",))


@dataclass(frozen=True, slots=True)
class Outlook:
    """How likely a line comes to its goal; or, not ``whole``, as far as its last decision leads."""

    chance: float
    whole: bool = True


def chance_of(
    match: Match[State], line: Sequence[Option], goal: Goal = TOUCHDOWN, *, reach: bool = False
) -> float:
    """How likely a line comes to its goal from where a match stands; with ``reach`` how likely it comes as
    far as its last decision leads, or to the goal. The match is left as it is."""
    return likely(match, line, Foresight(match.state, goal), reach=reach)


def likely(
    match: Match[State], line: Sequence[Option], foresight: Foresight, *, reach: bool = False
) -> float:
    """The same where lines from this match were looked at before: what they share is looked at once."""
    return Reckoning(foresight, line, reach=reach).value(match.clone(), 0)


class Reckoning:
    """One line, from one position."""

    def __init__(self, foresight: Foresight, line: Sequence[Option], *, reach: bool = False) -> None:
        self.foresight, self.line = foresight, line
        self.end = 1.0 if reach else 0.0
        self._known: dict[tuple[Node, int], float] = {}

    def value(self, match: Match[State], done: int, since: int = 0) -> float:
        """The chance from here, with so many decisions made, ``since`` answers ago. The match is used up."""
        return self.chance(self.foresight.here(match, since), done)

    def after(self, match: Match[State], answer: Answer, done: int, since: int = 0) -> float:
        """The chance after an answer. The match is left as it is."""
        twin = match.clone()
        twin.answer(answer)
        return self.value(twin, done, since + 1)

    def chance(self, node: Node, done: int) -> float:
        """Of a tree, with so many decisions made."""
        key = (node, done)
        if key not in self._known:
            self._known[key] = self._reckoned(node, done)
        return self._known[key]

    def _reckoned(self, node: Node, done: int) -> float:
        op, below = self.foresight.trees[node]
        match op:
            case Op.FAILED:
                return 0.0
            case Op.MET:
                return 1.0
            case Op.PLACE:
                if done == len(self.line):
                    return self.end
                return self.chance(self.foresight.after(below[0], self.line[done]), done + 1)
            case Op.MEAN:
                total: int = sum(ways for _, ways in below)
                hoped: float = sum(ways * self.chance(each, done) for each, ways in below)
                return hoped / total
            case Op.BEST:
                return max(self.chance(each, done) for each in below)
            case Op.WORST:
                return min(self.chance(each, done) for each in below)


def line_of(match: Match[State], answers: Sequence[Answer]) -> list[Option]:
    """The decisions among the answers given from where a match stands. The match is left as it is."""
    twin, side, line = match.clone(), match.state.turn, []
    for answer in answers:
        if decides(twin.pending, side):
            option: Any = answer
            line.append(option)
        twin.answer(answer)
    return line


__all__ = [
    "TOUCHDOWN",
    "Aim",
    "Goal",
    "Outlook",
    "Reckoning",
    "chance_of",
    "decides",
    "likely",
    "line_of",
]
