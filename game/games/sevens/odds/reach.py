"""The chance of arriving: every square that a player can get to, with all the dice on its way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from game.core.grid import column, row
from game.games.sevens.ball import mark
from game.games.sevens.board import NEAR, NEIGHBOURS, PITCH
from game.games.sevens.hooks import CANNOT_HOLD, STANDS_UP, Test
from game.games.sevens.moves import RUSH, STAND, STAND_COST, may_leave, rushes_of
from game.games.sevens.rolls import collect
from game.games.sevens.state import (
    BLIZZARD,
    RAIN,
    STANDING,
    State,
    able,
    put,
    rival,
    set_status,
    side_of,
)


def chance(needed: int) -> float:
    """Of a die that has to show at least this."""
    return (7 - needed) / 6


class Needed(NamedTuple):
    """A die on a way: after how many squares, of which test, what it has to show, and what it would have to
    if a 6 were not always enough."""

    step: int
    what: str
    needed: int
    target: int = 0

    @property
    def chance(self) -> float:
        """That it is enough."""
        return chance(self.needed)


class Way(NamedTuple):
    """The squares of a way without its start, its dice, the chance that all are enough."""

    squares: tuple[int, ...]
    dice: tuple[Needed, ...]
    chance: float


NO_WAY: Final = Way((), (), 0.0)
NEVER: Final = (0.0, 0)
ALONG: Final = (-16, -1, 1, 16)  # from a square to those beside it
ROUND: Final = tuple(
    (*(to for to in near if to - here in ALONG), *(to for to in near if to - here not in ALONG))
    for here, near in enumerate(NEIGHBOURS)
)
"""The neighbours of each square, those beside it first: so the way that is found first looks straight."""
TINY: Final = 1e-9  # a way with more squares is no better for that


class Budget(NamedTuple):
    """What a player can still go: squares, rushes, and what it rolls to stand up first (0: nothing)."""

    left: int
    rushes: int
    stand: int = 0


def budget(s: State, player: int) -> Budget:
    """Of the player that is active, or of one that would be (S7-4.2, S7-10.2)."""
    left, rushes = s.ma[player], rushes_of(s, player)
    if s.active == player:
        left, rushes = s.left, s.rushes
    if s.status[player] == STANDING:
        return Budget(left, rushes)
    cost = STAND_COST
    for _, stands_for in STANDS_UP.of(s.skills[player]):
        cost = stands_for(s, player)
    if s.ma[player] >= cost:
        return Budget(left - cost, rushes)
    t = Test("stand", player, STAND, at=s.at[player])
    collect(s, t)
    return Budget(0, rushes, t.needed)


class Reach:
    """Where a player can get to, and the best way to each square. ``straight``: ways that are shown; of those
    that are as good and as short the straightest is looked for, at the cost of some time a way."""

    def __init__(self, s: State, player: int, have: Budget | None = None, *, straight: bool = False) -> None:
        self.state, self.player, self._shown = s.copy(), player, straight
        self.start = s.at[player]
        set_status(self.state, player, STANDING)
        self.have = have or budget(s, player)
        self._other = rival(side_of(player))
        self.rush = self._rush_needed()
        self._edges: dict[tuple[int, int], tuple[tuple[str, int, int], ...]] = {}
        self._tested = PITCH.spread(s.zones[self._other])  # to leave one of these needs a dodge
        first = chance(self.have.stand) if self.have.stand else 1.0
        # of each layer (so many squares gone): the chance of each square, and where it was come from
        self._layers: list[dict[int, tuple[float, int]]] = [{self.start: (first, -1)}]
        self.best: dict[int, tuple[float, int]] = {self.start: (first, 0)}
        if may_leave(s, player):
            self._spread()

    def _rush_needed(self) -> int:
        t = Test("rush", self.player, RUSH, at=self.start)
        if self.state.weather == BLIZZARD:
            t.add("blizzard", -1)
        collect(self.state, t)
        return t.needed

    def _spread(self) -> None:
        grid, best, ball, tested = self.state.grid, self.best, self.state.ball, self._tested
        fresh = [self.start]
        for gone in range(1, self.have.left + self.have.rushes + 1):
            layer: dict[int, tuple[float, int]] = {}
            before = self._layers[-1]
            rush = chance(self.rush) if gone > self.have.left else 1.0
            for here in fresh:
                came, dodges = before[here][0] * rush, tested >> here & 1
                for to in ROUND[here]:
                    if grid[to] >= 0 and to != self.start:
                        continue
                    most = max(layer.get(to, NEVER)[0], best.get(to, NEVER)[0] + TINY)
                    if came <= most:  # dice make it no better
                        continue
                    p = came
                    if dodges or to == ball:
                        for _, needed, _ in self._tests(here, to):
                            p *= (7 - needed) / 6
                    if p > most:
                        layer[to] = (p, here)
            fresh = []
            for to, (p, _) in layer.items():
                best[to] = (p, gone)
                fresh.append(to)
            self._layers.append(layer)
            if not fresh:
                break

    def _tests(self, here: int, to: int) -> tuple[tuple[str, int, int], ...]:
        """The dice of one step: the dodge, the ball; each as in `Needed`."""
        found = self._edges.get((here, to))
        if found is None:
            found = self._edges[here, to] = self._reckon(here, to)
        return found

    def _reckon(self, here: int, to: int) -> tuple[tuple[str, int, int], ...]:
        s, player, out = self.state, self.player, []
        leaves = bool(s.zones[self._other] & NEAR[here])
        ball = s.ball == to
        if not leaves and not ball:
            return ()
        at = s.at[player]
        if s.grid[to] < 0:
            put(s, player, to)
        if leaves:
            t = Test("dodge", player, s.ag[player], at=to, origin=here)
            mark(s, t, to)
            collect(s, t)
            out.append(("dodge", t.needed, t.target - t.total))
        if ball:
            taken = pickup_test(s, player, to)
            out.append(("pick up", taken.needed, taken.target - taken.total) if taken else ("pick up", 7, 7))
        put(s, player, at)
        return tuple(out)

    def chance(self, to: int) -> float:
        """Of arriving, 0 for what is out of reach."""
        return self.best.get(to, (0.0, 0))[0]

    def way(self, to: int) -> Way:
        """The best way, or NO_WAY."""
        if to not in self.best or to == self.start:
            return NO_WAY
        return self._along(self._squares(to), self.best[to][0])

    def quick(self, to: int) -> Way:
        """A way as good and as short as the best, which need not be the straightest."""
        return self._along(self._found(to), self.best[to][0])

    def _along(self, squares: list[int], p: float) -> Way:
        dice = [Needed(0, "stand up", self.have.stand)] if self.have.stand else []
        for n, (here, there) in enumerate(pairwise(squares), 1):
            if n > self.have.left:
                dice.append(Needed(n, "rush", self.rush))
            dice += [Needed(n, *test) for test in self._tests(here, there)]
        return Way(tuple(squares[1:]), tuple(dice), p)

    def _squares(self, to: int) -> list[int]:
        """A way with the best chance, its start first: one that was found, or of those that are no longer the
        one with the fewest turns, and then with the fewest steps aslant."""
        found = self._found(to)
        if not self._shown or turns(found) <= least_turns(self.start, to):
            return found
        ways = {(to, 0): (0, 0, [to])}  # by a square and how it is left: turns, slants, the way from there
        for layer in range(self.best[to][1], 0, -1):
            longer: dict[tuple[int, int], tuple[int, int, list[int]]] = {}
            for (there, heading), (bends, slants, way) in ways.items():
                for here in self._before(there, layer):
                    leads = there - here
                    bent = bends + (heading not in (0, leads)), slants + (leads not in ALONG)
                    if (here, leads) not in longer or bent < longer[here, leads][:2]:
                        longer[here, leads] = (*bent, [here, *way])
            ways = longer
        return min(ways.values())[2]

    def _found(self, to: int) -> list[int]:
        """The way by which a square was come to first with its best chance, the start first."""
        found = [to]
        for layer in range(self.best[to][1], 0, -1):
            found.append(self._layers[layer][found[-1]][1])
        return found[::-1]

    def _before(self, there: int, layer: int) -> list[int]:
        """From where a square is entered with its best chance, as the last of so many squares."""
        best, rush = self._layers[layer][there][0], chance(self.rush) if layer > self.have.left else 1.0
        out = []
        for here in NEIGHBOURS[there]:
            p = self._layers[layer - 1].get(here, NEVER)[0] * rush
            if p < best - TINY:
                continue
            for _, needed, _ in self._tests(here, there):
                p *= (7 - needed) / 6
            if p >= best - TINY:
                out.append(here)
        return out


def turns(squares: Sequence[int]) -> int:
    """How often a way turns."""
    headings = [there - here for here, there in pairwise(squares)]
    return sum(one != other for one, other in pairwise(headings))


def least_turns(start: int, to: int) -> int:
    """How often the shortest way over open ground turns: not at all along a line, or else once."""
    across, along = abs(column(to) - column(start)), abs(row(to) - row(start))
    return 0 if across == along or not across or not along else 1


def pickup_test(s: State, player: int, at: int) -> Test | None:
    """The AG test of picking the ball up on a square (S7-10.3); None of one that can hold none."""
    if CANNOT_HOLD.of(able(s, player) | s.skills[player]):
        return None
    t = Test("pickup", player, s.ag[player], at=at)
    mark(s, t, at)
    if s.weather == RAIN:
        t.add("rain", -1)
    collect(s, t)
    return t


def pickup(s: State, player: int, at: int) -> int:
    """What a player needs to pick the ball up on a square; 7: it cannot."""
    t = pickup_test(s, player, at)
    return t.needed if t is not None else 7
