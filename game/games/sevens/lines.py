"""The chance that a line of play comes to its goal: its decisions are followed whatever the dice say, and
every throw is counted.

A *line* is what a coach decides in its turn step by step: who acts, the squares, the blocks, the passes. What
is asked between those (faces, re-rolls, following up, skills) is answered as well for the line as it can be,
by the other side as badly as it can be. Where the next decision of the line is not allowed any more, or the
turn is over, it has failed; what a bounce after a turnover might still bring is not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import product
from typing import Any, Final

from game.core.match import Match
from game.core.requests import Answer, Choice, Option, Request, Roll
from game.games.sevens.blocks import MINE, THEIRS
from game.games.sevens.state import NOBODY, STANDING, Phase, State

STEP_RULE: Final = "S7-3.1"  # of the questions that a line answers
LONGEST: Final = 14  # answers after a decision: a ball that bounces on for ever has not been carried home
SUMMED: Final = ("armour", "injury")  # two dice of which only the sum counts, and whether they are equal
BLOCK: Final = "block"
GIVEN_UP: Final = (("end",), ("end_turn",))
FACES: Final = "choose"  # of block dice that lie there for good
BLOCK_RULES: Final = frozenset({*MINE, *THEIRS})
CASUALTY: Final = (
    "casualty"  # whoever it is rolled for has left the pitch: how badly hurt is all the same now
)


class Aim(Enum):
    """What a line is after."""

    SCORE = "score"  # a touchdown
    DOWN = "down"  # an opponent that stands no longer
    OFF = "off"  # an opponent that is on the pitch no longer


@dataclass(frozen=True, slots=True)
class Goal:
    """An aim, and the player that it is about."""

    aim: Aim = Aim.SCORE
    player: int = NOBODY

    def met(self, s: State, side: int, score: int) -> bool:
        """Has a side, which began with so many touchdowns, come to it?"""
        match self.aim:
            case Aim.SCORE:
                return s.score[side] > score
            case Aim.DOWN:
                return s.status[self.player] != STANDING or s.at[self.player] < 0
            case Aim.OFF:
                return s.at[self.player] < 0


TOUCHDOWN: Final = Goal()


@dataclass(frozen=True, slots=True)
class Outlook:
    """How likely a line comes to its goal; or, not ``whole``, as far as its last decision leads."""

    chance: float
    whole: bool = True


def decides(request: Request | None, side: int) -> bool:
    """Is this a question that a line answers: who acts, or the next step of whoever does?"""
    return isinstance(request, Choice) and request.rule == STEP_RULE and request.seats == (side,)


def chance_of(
    match: Match[State], line: Sequence[Option], goal: Goal = TOUCHDOWN, *, reach: bool = False
) -> float:
    """How likely a line comes to its goal from where a match stands; with ``reach`` how likely it comes as
    far as its last decision leads, or to the goal. The match is left as it is."""
    return Reckoning(match.state, line, goal, reach=reach).value(match.clone(), 0)


def outlook(
    match: Match[State], answers: Sequence[Answer], goal: Goal, best: Sequence[Option], chance: float
) -> Outlook:
    """What is to be said of a turn that is over without its goal. Dice may have broken it off before its last
    decision: then it counts as the best line known, with that one's chance, if it was the same till then; any
    other is followed as far as it came. The match, from which the answers begin, is left as it is."""
    line = line_of(match, answers)
    found = chance_of(match, line, goal)
    if found:
        return Outlook(found)
    same = next(
        (n for n, pair in enumerate(zip(line, best)) if pair[0] != pair[1]), min(len(line), len(best))
    )
    rest = line[same:]
    no_more = all(words in GIVEN_UP for _, words in rest)
    if same and no_more and not (rest and _allowed(match, answers, same, best[same:])):
        return Outlook(chance)
    return Outlook(chance_of(match, line, goal, reach=True), whole=False)


def _allowed(match: Match[State], answers: Sequence[Answer], made: int, rest: Sequence[Option]) -> bool:
    """Could another line have gone on after so many decisions?"""
    twin, side = match.clone(), match.state.turn
    for answer in answers:
        if decides(twin.pending, side):
            if not made:
                return bool(rest) and twin.refusal(rest[0]) is None
            made -= 1
        twin.answer(answer)
    return False


class Reckoning:
    """One line, from one position."""

    def __init__(
        self, s: State, line: Sequence[Option], goal: Goal = TOUCHDOWN, *, reach: bool = False
    ) -> None:
        self.line, self.goal, self.side, self.score = line, goal, s.turn, s.score[s.turn]
        self.end = 1.0 if reach else 0.0
        self._known: dict[tuple[Any, ...], float] = {}
        self._dice: dict[int, int] = {}  # of the largest block after so many decisions

    def met(self, s: State) -> bool:
        """Has the line come to its goal?"""
        return self.goal.met(s, self.side, self.score)

    def value(self, match: Match[State], done: int, since: int = 0) -> float:
        """The chance from here, with so many decisions made, ``since`` answers ago. The match is used up."""
        s = match.state
        if self.met(s):
            return 1.0
        request = match.pending
        if (
            request is None
            or s.turnover
            or since > LONGEST
            or s.phase is not Phase.TURN
            or s.turn != self.side
        ):
            return 0.0
        if decides(request, self.side):
            return self._decided(match, done)
        if isinstance(request, Choice):
            return self._said(match, request, done, since)
        assert isinstance(request, Roll), f"{type(request).__name__} is not asked in Sevens"
        if request.what == BLOCK:
            return self._block(match, request, done, since)
        return self._rolled(match, request, done, since)

    def _rolled(self, match: Match[State], request: Roll, done: int, since: int) -> float:
        """The mean over every throw."""
        throws = outcomes(request)
        total = sum(throws.values())
        if request.what in SUMMED:
            return self._hurt(match, throws, done, since) / total
        return sum(count * self.after(match, faces, done, since) for faces, count in throws.items()) / total

    def _block(self, match: Match[State], request: Roll, done: int, since: int) -> float:
        """All the dice of a block, once more or for the first time: gone through once. A few of them are not,
        since those that stay count as well; a decision's first throw is of all its dice."""
        self._dice[done] = max(self._dice.get(done, 0), len(request.dice))
        if len(request.dice) < self._dice[done]:
            return self._rolled(match, request, done, since)
        key = (done, request.what, len(request.dice), match.state.key())
        if key not in self._known:
            self._known[key] = self._rolled(match, request, done, since)
        return self._known[key]

    def _hurt(self, match: Match[State], throws: Counter[tuple[Any, ...]], done: int, since: int) -> float:
        """Rolls that leave the same position and ask the same are gone through once; the chances in ways."""
        ways: Counter[tuple[Any, ...]] = Counter()
        twins: dict[tuple[Any, ...], Match[State]] = {}
        for faces, count in throws.items():
            twin = match.clone()
            twin.answer(faces)
            key = (twin.state.key(), asked(twin.pending))
            ways[key] += count
            twins.setdefault(key, twin)
        return sum(count * self.value(twins[key], done, since + 1) for key, count in ways.items())

    def _said(self, match: Match[State], request: Choice, done: int, since: int) -> float:
        """What is asked between two decisions: the best for the line, or the other side's worst. A face that
        is chosen says all that there is to know of the dice, so it is gone through once."""
        faces = request.what == FACES and request.rule in BLOCK_RULES
        state = match.state.key() if faces else ()
        found = []
        for option in request.options:
            key = (done, option, state)
            value = self._known.get(key) if faces else None
            if value is None:
                value = self.after(match, option, done, since)
                if faces:
                    self._known[key] = value
            found.append(value)
        return max(found) if request.seats == (self.side,) else min(found)

    def _decided(self, match: Match[State], done: int) -> float:
        """The next decision of the line, if it is allowed. Positions met before are not gone through."""
        if done == len(self.line):
            return self.end
        key = (done, match.state.key())
        if key not in self._known:
            option = self.line[done]
            known = 0.0
            if match.refusal(option) is None:
                match.answer(option)
                known = self.value(match, done + 1)
            self._known[key] = known
        return self._known[key]

    def after(self, match: Match[State], answer: Answer, done: int, since: int = 0) -> float:
        """The chance after an answer. The match is left as it is."""
        twin = match.clone()
        twin.answer(answer)
        return self.value(twin, done, since + 1)


def asked(request: Request | None) -> tuple[Any, ...]:
    """A question as something that can be compared."""
    if isinstance(request, Choice):
        return (request.what, *request.options)
    return (request.what,) if request is not None else ()


def outcomes(request: Roll) -> Counter[tuple[Any, ...]]:
    """Every throw with the number of ways that it falls; of throws that mean the same only one is listed."""
    counted: Counter[tuple[Any, ...]] = Counter()
    stands_for: dict[tuple[Any, ...], tuple[Any, ...]] = {}
    for faces in product(*(die.faces for _, die in request.dice)):
        counted[stands_for.setdefault(meaning(request, faces), faces)] += 1
    return counted


def meaning(request: Roll, faces: tuple[Any, ...]) -> tuple[Any, ...]:
    """What of a throw the rules can tell apart."""
    if request.what == BLOCK:
        return tuple(sorted(faces))
    if request.what in SUMMED:
        return (sum(faces), faces[0] == faces[1])
    if request.what == CASUALTY:
        return ()
    return faces


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
    "line_of",
    "outcomes",
    "outlook",
]
