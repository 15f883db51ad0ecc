"""The chance of what a coach has done, where its decisions answer what it saw.

What was decided was decided for what the dice and the other side had shown. So it is held fixed only there:

- where a turn has really been, every decision counts as it was made, and what the other side was asked, such
  as the square of a push, as it was answered;
- every throw is counted with all that could have fallen, for better or worse;
- where it could have fallen otherwise, the same decisions are followed, if they are as good there as in what
  was seen; if not, those or those of the best line known or a reply that is seen at once (`replies.py`),
  whichever is likeliest to come to the goal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from game.core.match import Match
from game.core.requests import Answer, Option
from game.games.sevens.foresight import Foresight, Node, Op
from game.games.sevens.goals import TOUCHDOWN, Goal
from game.games.sevens.lines import Reckoning, line_of, walked
from game.games.sevens.replies import replies
from game.games.sevens.state import State

ALIKE: Final = 1e-9
GIVEN_UP: Final = (("end",), ("end_turn",))
Road = frozenset[tuple[Node, int]]
"""Where a turn has been: trees, each with the number of decisions made before it."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """How likely a turn comes to its goal; or, not ``whole``, as far as its last decision leads."""

    chance: float
    whole: bool = True


class Answered(Reckoning):
    """One line, from one position, along the road that it has really gone."""

    def __init__(
        self,
        foresight: Foresight,
        line: Sequence[Option],
        road: Road = frozenset(),
        known: Sequence[Option] = (),
        *,
        reach: bool = False,
    ) -> None:
        super().__init__(foresight, line, reach=reach)
        self.road = road
        self.known = Reckoning(foresight, known)
        self.same = _same(line, known)
        trees = foresight.trees
        self.places = {done: node for node, done in road if trees[node].op is Op.PLACE}  # of the road

    def _far_enough(self, place: int) -> bool:
        """Do the same act and have the ball there as where the road ends, if it ends at a decision?"""
        here = self.places.get(len(self.line))
        if here is None:
            return True
        positions = self.foresight.positions
        a, b = positions[place].state, positions[self.foresight.trees[here].below[0]].state
        return (a.active, a.holder) == (b.active, b.holder)

    def _reckoned(self, node: Node, done: int) -> float:
        op, below = self.foresight.trees[node]
        if op in (Op.BEST, Op.WORST):
            gone = [each for each in below if (each, done) in self.road]
            return self.chance(gone[0], done) if gone else super()._reckoned(node, done)
        followed = super()._reckoned(node, done)
        if op is not Op.PLACE or (node, done) in self.road:
            return followed
        if done == len(self.line):
            followed = followed if self._far_enough(below[0]) else 0.0
        elif done in self.places and followed >= self.chance(self.places[done], done) - ALIKE:
            return followed
        other = self.known.chance(node, done) if done <= self.same else 0.0
        return max(followed, other, reply(self.foresight, node)[0])

    def decided(self, node: Node, done: int) -> Sequence[Option]:
        """The line on from a position: as it is, or with a reply that is likelier."""
        followed = super()._reckoned(node, done)
        chance, said = reply(self.foresight, node)
        return said if chance > followed + ALIKE else self.line[done:]


def reply(foresight: Foresight, node: Node) -> tuple[float, tuple[Option, ...]]:
    """The likeliest reply to a position, with its chance. It is looked for once."""
    place: int = foresight.trees[node].below[0]
    if place not in foresight.replied:
        s = foresight.positions[place].state
        said = [(Reckoning(foresight, line).chance(node, 0), line) for line in replies(s, foresight.goal)]
        foresight.replied[place] = max(said, key=lambda one: one[0], default=(0.0, ()))
    return foresight.replied[place]


def road_of(match: Match[State], answers: Sequence[Answer], foresight: Foresight) -> Road:
    """Where a turn has been. The match, from which the answers begin, is left as it is."""
    done, since, road = 0, 0, set()
    for n, (here, decision) in enumerate(walked(match, answers)):
        before = tuple(answers[:n])
        if before not in foresight.gone:
            foresight.gone[before] = foresight.here(here.clone(), since)
        road.add((foresight.gone[before], done))
        done, since = (done, since + 1) if decision is None else (done + 1, 0)
    return frozenset(road)


def done_so_far(
    match: Match[State],
    answers: Sequence[Answer],
    foresight: Foresight,
    known: Sequence[Option] = (),
    *,
    reach: bool = False,
) -> float:
    """How likely what was done comes to the goal; with ``reach`` how likely it comes as far as it stands, or
    to the goal. ``known`` is the best line known. The match is left as it is."""
    road = road_of(match, answers, foresight)
    reckoning = Answered(foresight, line_of(match, answers), road, known, reach=reach)
    return reckoning.value(match)


def chance_done(match: Match[State], answers: Sequence[Answer], goal: Goal = TOUCHDOWN) -> float:
    """The same of a turn that stands alone."""
    return done_so_far(match, answers, Foresight(match.state, goal))


def outlook(
    match: Match[State],
    answers: Sequence[Answer],
    foresight: Foresight,
    best: Sequence[Option],
    chance: float,
) -> Outlook:
    """What is to be said of a turn that is over. Dice may have broken it off before its last decision: then
    it counts as the best line known, with that one's chance, if it was the same till then; any other is
    followed as far as it came. The match, from which the answers begin, is left as it is."""
    line = line_of(match, answers)
    found = done_so_far(match, answers, foresight, best)
    same = _same(line, best)
    no_more = all(words in GIVEN_UP for _, words in line[same:])
    broken = same and same < len(best) and no_more
    if broken and not (line[same:] and _allowed(match, answers, same, best[same])):
        return Outlook(max(found, chance))
    if found:
        return Outlook(found)
    return Outlook(done_so_far(match, answers, foresight, best, reach=True), whole=False)


def _same(line: Sequence[Option], other: Sequence[Option]) -> int:
    """How many decisions two lines begin with that are the same."""
    pairs = enumerate(zip(line, other))
    return next((n for n, pair in pairs if pair[0] != pair[1]), min(len(line), len(other)))


def _allowed(match: Match[State], answers: Sequence[Answer], made: int, following: Option) -> bool:
    """Could another line have gone on after so many decisions?"""
    places = (here for here, decision in walked(match, answers) if decision is not None)
    place = next(islice(places, made, None), None)
    return place is not None and place.refusal(following) is None
