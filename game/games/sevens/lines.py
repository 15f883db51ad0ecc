"""The chance that a line of play comes to its goal: its decisions are followed whatever the dice say, and
every throw is counted.

A *line* is what a coach decides in its turn step by step: who acts, the squares, the blocks, the passes. What
is asked between those (faces, re-rolls, following up, skills) is answered as well for the line as it can be,
by the other side as badly as it can be. Where the next decision of the line is not allowed any more, or the
turn is over, it has failed; what a bounce after a turnover might still bring is not counted. What a turn was
worth whose decisions answered what was seen, is another question (`answered.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.match import Match
from game.core.requests import Answer, Option
from game.games.sevens.foresight import Foresight, Node, Op
from game.games.sevens.goals import decides
from game.games.sevens.state import State


class Reckoning:
    """One line, from one position."""

    def __init__(self, foresight: Foresight, line: Sequence[Option], *, reach: bool = False) -> None:
        self.foresight, self.line = foresight, line
        self.end = 1.0 if reach else 0.0
        self._known: dict[tuple[Node, int], float] = {}

    def value(self, match: Match[State], done: int = 0) -> float:
        """The chance from where a match stands, with so many decisions made. The match is left as it is."""
        return self.chance(self.foresight.here(match.clone()), done)

    def after(self, match: Match[State], answer: Answer, done: int) -> float:
        """The chance after an answer. The match is left as it is."""
        twin = match.clone()
        twin.answer(answer)
        return self.chance(self.foresight.here(twin), done)

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


def walked(match: Match[State], answers: Sequence[Answer]) -> Iterator[tuple[Match[State], Option | None]]:
    """A match before each answer, with the answer if that is a decision; and once more after the last. It is
    the same match all the way; the one that is given is left as it is."""
    twin, side = match.clone(), match.state.turn
    for answer in answers:
        decision: Any = answer if decides(twin.pending, side) else None
        yield twin, decision
        twin.answer(answer)
    yield twin, None


def line_of(match: Match[State], answers: Sequence[Answer]) -> list[Option]:
    """The decisions among the answers given from where a match stands. The match is left as it is."""
    return [decision for _, decision in walked(match, answers) if decision is not None]
