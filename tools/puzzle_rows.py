"""Lines under way, with the tree of all that can have come of each: what they have come to, how far they
lead, what they promise, and all that they can grow by.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from game.core.match import Match
from game.core.requests import Choice, Option, Roll
from game.games.sevens.foresight import FAILED, MET, Foresight, Node, Op
from game.games.sevens.goals import Goal
from game.games.sevens.odds import Reach
from game.games.sevens.options import END, MOVES, STAND
from game.games.sevens.state import NOBODY, State
from puzzle_guess import promise

LEAST: Final = 0.3  # of a way that is tried
LITTLE: Final = 0.01  # even without any hope the likelier position counts
ASTRAY: Final = frozenset({"scatter", "bounce", "throw_in"})
GOES: Final = frozenset({"move", "jump", "stand", "end", "end_turn"})


@dataclass(frozen=True, slots=True)
class Row:
    """A line under way, and what can have come of it."""

    node: Node
    line: tuple[Option, ...] = ()


class Coarse(Foresight):
    """Nobody is hurt: whoever goes down lies there; and a ball that is thrown astray or dropped is lost. For
    the choice of what is looked at closely."""

    def _rolled(self, match: Match[State], request: Roll, since: int) -> Node:
        s = match.state
        lost = request.what in ASTRAY and s.holder == NOBODY
        return FAILED if lost else super()._rolled(match, request, since)

    def _hurt(self, match: Match[State], throws: Iterable[tuple[Any, int]], since: int) -> Node:
        mildest = min((faces for faces, _ in throws), key=sum)
        return self._answered(match, mildest, since)


class Rows:
    """Those from one position, for one goal."""

    def __init__(self, match: Match[State], goal: Goal) -> None:
        self.goal, self.side = goal, match.state.turn
        self.coarse = Coarse(match.state, goal)
        self.begin = Row(self.coarse.here(match.clone()))
        self._then: dict[tuple[Node, Option], Node] = {}
        self._promised: dict[int, float] = {}
        self._values: dict[tuple[str, Node], float] = {}

    @property
    def looked(self) -> int:
        """How many decisions were gone through."""
        return self.coarse.looked

    # --------------------------------------------------------------------- trees
    def then(self, row: Row, option: Option) -> Row:
        """A row with one decision more."""
        return Row(self._decided(row.node, option), (*row.line, option))

    def _decided(self, node: Node, option: Option) -> Node:
        key = (node, option)
        if key not in self._then:
            op, below = self.coarse.trees[node]
            match op:
                case Op.PLACE:
                    found = self.coarse.after(below[0], option)
                case Op.MEAN:
                    found = self.coarse.mean((self._decided(each, option), ways) for each, ways in below)
                case Op.BEST:
                    found = self.coarse.best(self._decided(each, option) for each in below)
                case Op.WORST:
                    found = self.coarse.worst(self._decided(each, option) for each in below)
                case _:
                    found = node
            self._then[key] = found
        return self._then[key]

    def _value(self, node: Node, name: str, leaf: Callable[[int], float]) -> float:
        key = (name, node)
        if key not in self._values:
            op, below = self.coarse.trees[node]
            match op:
                case Op.PLACE:
                    found = leaf(below[0])
                case Op.MEAN:
                    total = sum(ways for _, ways in below)
                    found = sum(ways * self._value(each, name, leaf) for each, ways in below) / total
                case Op.BEST:
                    found = max(self._value(each, name, leaf) for each in below)
                case Op.WORST:
                    found = min(self._value(each, name, leaf) for each in below)
                case _:
                    found = float(node == MET)
            self._values[key] = found
        return self._values[key]

    def come(self, row: Row) -> float:
        """How likely it has come to the goal."""
        return self._value(row.node, "come", lambda _: 0.0)

    def reach(self, row: Row) -> float:
        """How likely it comes so far: no line that begins like this is better."""
        return self._value(row.node, "reach", lambda _: 1.0)

    def hope(self, node: Node) -> float:
        """What it promises."""
        return self._value(node, "hope", self._promise)

    def _promise(self, position: int) -> float:
        if position not in self._promised:
            self._promised[position] = promise(self.coarse.positions[position].state, self.goal, self.side)
        return self._promised[position]

    def main(self, row: Row) -> Match[State] | None:
        """The likeliest of the positions that promise most, if there is one left."""
        node: Node = row.node
        while True:
            op, below = self.coarse.trees[node]
            match op:
                case Op.PLACE:
                    place: int = below[0]
                    return self.coarse.positions[place]
                case Op.MEAN:
                    live = [(each, ways) for each, ways in below if each not in (FAILED, MET)]
                    if not live:
                        return None
                    weights = {each: ways * (LITTLE + self.hope(each)) for each, ways in live}
                    node = max(weights, key=weights.__getitem__)
                case Op.BEST:
                    node = max((each for each in below if each != MET), key=self.hope)
                case Op.WORST:
                    node = min((each for each in below if each != FAILED), key=self.hope)
                case _:
                    return None

    # ---------------------------------------------------------------------- rows
    def grown(self, row: Row) -> Iterator[Row]:
        """All rows with an activation more, or more of the one under way."""
        match = self.main(row)
        if match is not None and match.state.active != NOBODY:
            yield from (each for each in self.gone(row) if each.line != row.line)
            row = self.then(row, END[self.side])
            match = self.main(row)
        if match is None or not isinstance(match.pending, Choice):
            return
        for option in match.pending.options:
            if option[1][0] == "act":
                yield from self.acted(self.then(row, option), str(option[1][2]))

    def acted(self, row: Row, action: str) -> Iterator[Row]:
        """All that somebody who has just declared an action can do."""
        match = self.main(row)
        if match is None or action == "foul":
            return
        if isinstance(match.pending, Choice) and STAND[self.side] in match.pending.options:
            row = self.then(row, STAND[self.side])
        for there in self.gone(row):
            now = self.main(there)
            if action == "move":
                yield there
            if now is None or not isinstance(now.pending, Choice):
                continue
            for option in now.pending.options:
                if option[1][0] not in GOES and self.useful(now.state, option):
                    yield self.then(there, option)

    def useful(self, s: State, option: Option) -> bool:
        """A ball is thrown to somebody."""
        word, *rest = option[1]
        return word != "throw" or len(rest) > 1 or (s.grid[int(rest[0])] >> 4 == self.side)

    def gone(self, row: Row) -> Iterator[Row]:
        """The row itself, and with the way to every square that the active player gets to."""
        yield row
        match = self.main(row)
        if match is None or match.state.active == NOBODY or not isinstance(match.pending, Choice):
            return
        s = match.state
        reach = Reach(s, s.active)
        for to in sorted(reach.best):
            if to != reach.start and reach.chance(to) >= LEAST:
                there = row
                for at in reach.quick(to).squares:
                    there = self.then(there, MOVES[self.side][at])
                if there.node != FAILED:
                    yield there
