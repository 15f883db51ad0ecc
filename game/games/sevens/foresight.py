"""What a decision can lead to: a tree of throws and answers down to the next decisions.

Each position and each decision there is gone through once, whatever line it stands in; the chance of a line
is then plain reckoning. A position is where a line decides again; positions that are the same for the rest of
the turn are one.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from math import gcd
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias

from game.core.match import Match
from game.core.requests import Answer, Choice, Option, Roll
from game.games.sevens.blocks import MINE, THEIRS
from game.games.sevens.goals import TOUCHDOWN, Goal, decides
from game.games.sevens.state import Phase, State
from game.games.sevens.throws_counted import BLOCK, SUMMED, asked, thrown

LONGEST: Final = 14  # answers after a decision: a ball that bounces on for ever has not been carried home
FACES: Final = "choose"  # of block dice that lie there for good
BLOCK_RULES: Final = frozenset({*MINE, *THEIRS})
COLUMNS: Final = ("at", "status")
TOLD: Final = ("grid", "zones", "fielded", "spp", "casualty")  # by other figures, or no more of this turn
FIGURES: Final = attrgetter(*(name for name in State.__slots__ if name not in (*COLUMNS, *TOLD)))

Node: TypeAlias = int
"""A tree by its number: equal trees have the same."""


class Op(Enum):
    """What stands at the root of a tree."""

    FAILED = "failed"
    MET = "met"
    PLACE = "place"  # a position, by its number
    MEAN = "mean"  # trees with the number of ways that lead to each
    BEST = "best"  # for the side in turn
    WORST = "worst"


class Tree(NamedTuple):
    """A root and what hangs on it."""

    op: Op
    below: tuple[Any, ...] = ()


FAILED: Final[Node] = 0
MET: Final[Node] = 1


class Foresight:
    """All that has been gone through from one position on, for one goal."""

    def __init__(self, s: State, goal: Goal = TOUCHDOWN) -> None:
        self.goal, self.side, self.score = goal, s.turn, s.score[s.turn]
        self.trees: list[Tree] = []
        self.positions: list[Match[State]] = []
        self.replied: dict[int, tuple[float, tuple[Option, ...]]] = {}  # by positions: the likeliest reply
        self.gone: dict[tuple[Answer, ...], Node] = {}  # what came of answers from the first position
        self._numbers: dict[Tree, Node] = {}
        self._seen: dict[tuple[Any, ...], Node] = {}
        self._after: dict[tuple[int, Option], Node] = {}
        self._known: dict[tuple[Any, ...], Node] = {}  # of the decision that is gone through now
        self._dice = 0  # of its largest block
        assert (self._tree(Op.FAILED), self._tree(Op.MET)) == (FAILED, MET)

    def met(self, s: State) -> bool:
        """Has the side come to its goal?"""
        return self.goal.met(s, self.side, self.score)

    @property
    def looked(self) -> int:
        """How many decisions were gone through."""
        return len(self._after)

    def here(self, match: Match[State], since: int = 0) -> Node:
        """What comes of where a match stands, so many answers after a decision. The match is used up."""
        self._known, self._dice = {}, 0
        return self._grown(match, since)

    def after(self, position: int, option: Option) -> Node:
        """What comes of a decision in a position; nothing if it is not allowed there."""
        key = (position, option)
        if key not in self._after:
            match = self.positions[position]
            self._after[key] = FAILED
            if match.refusal(option) is None:
                twin = match.clone()
                twin.answer(option)
                self._after[key] = self.here(twin)
        return self._after[key]

    # ------------------------------------------------------------------ growing
    def _grown(self, match: Match[State], since: int) -> Node:
        s, request = match.state, match.pending
        if self.met(s):
            return MET
        over = s.turnover or s.phase is not Phase.TURN or s.turn != self.side
        if request is None or over or since > LONGEST:
            return FAILED
        if decides(request, self.side):
            return self._position(match)
        if isinstance(request, Choice):
            return self._said(match, request, since)
        assert isinstance(request, Roll), f"{type(request).__name__} is not asked in Sevens"
        return (
            self._block(match, request, since)
            if request.what == BLOCK
            else self._rolled(match, request, since)
        )

    def _position(self, match: Match[State]) -> Node:
        key = sight(match.state)
        if key not in self._seen:
            self._seen[key] = self._tree(Op.PLACE, (len(self.positions),))
            self.positions.append(match)
        return self._seen[key]

    def _rolled(self, match: Match[State], request: Roll, since: int) -> Node:
        """The mean over every throw."""
        throws = thrown(match, request)
        if request.what not in SUMMED:
            return self.mean((self._answered(match, faces, since), ways) for faces, ways in throws.items())
        return self._hurt(match, throws.items(), since)

    def _hurt(self, match: Match[State], throws: Iterable[tuple[Any, int]], since: int) -> Node:
        """Rolls that leave the same position and ask the same are gone through once."""
        found: dict[tuple[Any, ...], Node] = {}
        counted: list[tuple[Node, int]] = []
        for faces, ways in throws:
            twin = match.clone()
            twin.answer(faces)
            key = (sight(twin.state), asked(twin.pending))
            if key not in found:
                found[key] = self._grown(twin, since + 1)
            counted.append((found[key], ways))
        return self.mean(counted)

    def _block(self, match: Match[State], request: Roll, since: int) -> Node:
        """All the dice of a block, once more or for the first time: gone through once. A few of them are not,
        since those that stay count as well; a decision's first throw is of all its dice."""
        self._dice = max(self._dice, len(request.dice))
        if len(request.dice) < self._dice:
            return self._rolled(match, request, since)
        key = (request.what, len(request.dice), match.state.key())
        if key not in self._known:
            self._known[key] = self._rolled(match, request, since)
        return self._known[key]

    def _said(self, match: Match[State], request: Choice, since: int) -> Node:
        """What is asked between two decisions: the best for the line, or the other side's worst. A face that
        is chosen says all that there is to know of the dice, so it is gone through once."""
        faces = request.what == FACES and request.rule in BLOCK_RULES
        state = match.state.key() if faces else ()
        found = []
        for option in request.options:
            key = (option, state)
            node = self._known.get(key) if faces else None
            if node is None:
                node = self._answered(match, option, since)
                if faces:
                    self._known[key] = node
            found.append(node)
        return self.best(found) if request.seats == (self.side,) else self.worst(found)

    def _answered(self, match: Match[State], answer: Answer, since: int) -> Node:
        twin = match.clone()
        twin.answer(answer)
        return self._grown(twin, since + 1)

    # -------------------------------------------------------------------- trees
    def _tree(self, op: Op, below: tuple[Any, ...] = ()) -> Node:
        tree = Tree(op, below)
        number = self._numbers.setdefault(tree, len(self.trees))
        if number == len(self.trees):
            self.trees.append(tree)
        return number

    def mean(self, parts: Iterable[tuple[Node, int]]) -> Node:
        """Trees with the number of ways that lead to each."""
        ways: dict[Node, int] = {}
        for node, count in parts:
            ways[node] = ways.get(node, 0) + count
        if len(ways) == 1:
            return next(iter(ways))
        common = gcd(*ways.values())
        return self._tree(Op.MEAN, tuple(sorted((node, count // common) for node, count in ways.items())))

    def best(self, nodes: Iterable[Node]) -> Node:
        """The best of several trees."""
        kept = set(nodes) - {FAILED}
        if MET in kept or not kept:
            return MET if kept else FAILED
        return kept.pop() if len(kept) == 1 else self._tree(Op.BEST, tuple(sorted(kept)))

    def worst(self, nodes: Iterable[Node]) -> Node:
        """The worst of several trees."""
        kept = set(nodes) - {MET}
        if FAILED in kept or not kept:
            return FAILED if kept else MET
        return kept.pop() if len(kept) == 1 else self._tree(Op.WORST, tuple(sorted(kept)))


def sight(s: State) -> tuple[Any, ...]:
    """What of a state tells it from others for the rest of the turn: how badly those off the pitch are hurt
    does not, nor what anybody has earned."""
    status = tuple(status if at >= 0 else 0 for at, status in zip(s.at, s.status))
    return (tuple(s.at), status, FIGURES(s))
