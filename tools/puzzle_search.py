"""Looks for the likeliest line of a puzzle.

A *row* is a line under way, with the tree of all that can have come of it. Rows grow by an activation at a
time: every player, every square that it gets to, every deed there. The most promising are kept, and in those
the ball's own run is looked for step by step; then the best line is bettered by leaving out, putting in or
exchanging one activation at a time. Rows that lead to the same tree are one, and a row whose dice leave less
than the best line has is dropped: that much is proof, the choice of what is kept is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Final

from game.core.match import Match
from game.core.requests import Choice, Option
from game.games.sevens.answered import Answered
from game.games.sevens.foresight import Foresight, Node
from game.games.sevens.goals import Goal
from game.games.sevens.options import END
from game.games.sevens.state import NOBODY, State, adjacent, rival, side_of
from puzzle_rows import Row, Rows

KEPT: Final = 24  # rows that are followed
QUIET: Final = 24  # and rows that promise no more than before, but stand beside somebody
RUNS: Final = 16  # of the kept rows in which a run is looked for step by step
STEPS: Final = 120  # positions of such a run
LEAST: Final = 0.03  # nobody hopes below it
DEEP: Final = 5  # activations
WIDELY: Final = 0.6  # of all that is looked at, for that
BETTER: Final = 1e-6
NEARLY: Final = 0.03  # a line that is so near the best may be better, reckoned exactly
EXACT: Final = 12  # lines that are reckoned so after each search


class Search(Rows):
    """From one position, for one goal, with so many decisions to be gone through."""

    def __init__(self, match: Match[State], goal: Goal, most: int) -> None:
        super().__init__(match, goal)
        self.match, self.most = match, most
        self.exact = Foresight(match.state, goal)
        self.best: tuple[float, tuple[Option, ...]] = (0.0, ())
        self.widely = False  # has the wide search ended?
        self._rough = 0.0  # the best by the coarse tree
        self._met: set[Node] = set()
        self._found: list[tuple[float, tuple[Option, ...]]] = []
        self._hoped: list[tuple[float, tuple[Option, ...]]] = []  # by what is to be hoped for behind them

    @property
    def spent(self) -> bool:
        """Has it looked at as much as it may?"""
        return self.looked >= (self.most if self.widely else self.most * WIDELY)

    @property
    def _bar(self) -> float:
        """What leads no further than this is not followed."""
        return max(self._rough, LEAST)

    def seen(self, row: Row) -> None:
        """Keep in mind what may be the best."""
        rough, hope = self.come(row), self.hope(row.node)
        if hope > LEAST and row.node not in self._met:
            self._hoped.append((hope, row.line))
        if rough < self._rough - NEARLY or rough <= LEAST or row.node in self._met:
            return
        self._met.add(row.node)
        self._rough = max(self._rough, rough)
        self._found.append((rough, row.line))

    def settle(self) -> None:
        """Reckon the best of what was seen exactly, with what answers it."""
        for seen in (self._found, self._hoped):
            seen.sort(key=lambda one: -one[0])
            for _, line in seen[:EXACT]:
                chance = self.answered(line)
                if chance > self.best[0] + BETTER:
                    self.best = chance, line
            seen.clear()

    def answered(self, line: Sequence[Option]) -> float:
        """How likely a line comes to its goal where what is decided answers what is seen."""
        return Answered(self.exact, line).value(self.match)

    # --------------------------------------------------------------------- search
    def run(self, row: Row, most: int = STEPS) -> None:
        """The holder's way step by step, the most promising first."""
        match = self.main(row)
        if match is None:
            return
        s = match.state
        if s.active == NOBODY:
            if s.holder == NOBODY or side_of(s.holder) != self.side:
                return
            row = self.then(row, (self.side, ("act", s.holder, "move")))
        order = count()
        heap = [(-self.hope(row.node), next(order), row)]
        known = {row.node}
        for _ in range(most):
            if not heap or self.spent:
                return
            _, _, here = heappop(heap)
            now = self.main(here)
            if now is None or not isinstance(now.pending, Choice) or now.state.active == NOBODY:
                continue
            for option in now.pending.options:
                if option[1][0] not in ("move", "jump", "stand"):
                    continue
                there = self.then(here, option)
                if there.node in known or self.reach(there) <= self._bar:
                    continue
                known.add(there.node)
                self.seen(there)
                heappush(heap, (-self.hope(there.node), next(order), there))

    def wide(self) -> None:
        """Every activation, and again from what promises most."""
        rows, known = [self.begin], {self.begin.node}
        self.run(self.begin)
        for _ in range(DEEP):
            found: list[tuple[float, Row]] = []
            quiet: list[tuple[float, Row]] = []
            for row in rows:
                before = self.hope(row.node)
                for new in self.grown(row):
                    if self.spent:
                        return
                    if new.node in known or self.reach(new) <= self._bar:
                        continue
                    known.add(new.node)
                    self.seen(new)
                    hope = self.hope(new.node)
                    (found if hope > before + BETTER else quiet).append((hope, new))
            found.sort(key=lambda one: -one[0])
            quiet.sort(key=lambda one: (-one[0], -self.beside(one[1])))
            for _, row in found[:RUNS]:
                self.run(row)
            rows = [row for _, row in found[:KEPT] + quiet[:QUIET]]

    def beside(self, row: Row) -> int:
        """How many opponents whoever has just acted stands beside."""
        match = self.main(row)
        if match is None:
            return 0
        s = match.state
        player = next(words[1] for _, words in reversed(row.line) if words[0] == "act")
        return len(adjacent(s, s.at[int(player)], rival(self.side))) if s.at[int(player)] >= 0 else 0

    def near(self, line: Sequence[Option]) -> None:
        """Lines that differ from one in an activation."""
        parts = activations(line)
        row = self.begin
        for n in range(len(parts) + 1):
            for rest in (parts[n:], parts[n + 1 :]):
                hope = self.hope(self.followed(row, rest[:-1]).node)
                for new in (row, *self.grown(row)):
                    if self.spent:
                        return
                    if self.reach(new) > self._bar:
                        self.finished(new, rest, hope)
            row = self.followed(row, parts[n : n + 1])

    def finished(self, row: Row, rest: Sequence[Sequence[Option]], hope: float) -> None:
        """The rest of a line; and where there is more hope before its last activation, another run there."""
        before = self.followed(row, rest[:-1])
        if self.reach(before) <= self._bar:
            return
        self.seen(self.followed(before, rest[-1:]))
        if self.hope(before.node) > max(hope, self._bar) + BETTER:
            self.run(before, STEPS // 4)

    def followed(self, row: Row, parts: Iterable[Sequence[Option]]) -> Row:
        """A row with activations of another line behind it."""
        for part in parts:
            match = self.main(row)
            if match is not None and match.state.active != NOBODY:
                row = self.then(row, END[self.side])
            for option in part:
                row = self.then(row, option)
        return row

    def found(self, line: Sequence[Option]) -> tuple[float, tuple[Option, ...]]:
        """The best line, starting with one that is known."""
        self.best = self.answered(line), tuple(line)
        self._rough = self.come(self.followed(self.begin, [line]))
        self.wide()
        self.settle()
        self.widely = True
        while True:
            before = self.best
            self.near(before[1])
            self.settle()
            if self.best == before:
                return before


def activations(line: Sequence[Option]) -> list[list[Option]]:
    """A line by its activations; who is still active when another begins has ended before."""
    parts: list[list[Option]] = []
    for option in line:
        if option[1][0] == "act":
            parts.append([])
        if option[1][0] != "end":
            parts[-1].append(option)
    return parts
