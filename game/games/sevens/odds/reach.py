"""The chance of arriving: every square that a player can get to, with all the dice on its way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import prod
from typing import Final

from game.core.grid import NOWHERE, bits, distance
from game.games.sevens.ball import mark
from game.games.sevens.board import NEAR, NEIGHBOURS, PITCH, landings
from game.games.sevens.hooks import JUMPS, Test
from game.games.sevens.moves import JUMP_COST, RUSH, may_leave, secures
from game.games.sevens.odds.holding import HELD, holder, slips
from game.games.sevens.odds.pickups import pickup_odds
from game.games.sevens.odds.ways import (
    ALONG,
    NO_WAY,
    Budget,
    Dice,
    Needed,
    Way,
    Weigh,
    budget,
    chance,
    plainly,
)
from game.games.sevens.rolls import collect
from game.games.sevens.state import (
    BLIZZARD,
    STANDING,
    State,
    able,
    put,
    rival,
    set_status,
    side_of,
    zones_on,
)

NEVER: Final = (0.0, 0)
ROUND: Final = tuple(
    (*(to for to in near if to - here in ALONG), *(to for to in near if to - here not in ALONG))
    for here, near in enumerate(NEIGHBOURS)
)
"""The neighbours of each square, those beside it first: so the way that is found first looks straight."""
TINY: Final = 1e-9  # a way with more squares is no better for that


class Reach:
    """Where a player can get to, and the best way to each square. ``jumps``: over others, too (S7-10.1).
    ``weigh``: what the dice of a step are worth; ``known``: by whom the steps of the same player from the
    same position were reckoned already."""

    def __init__(
        self,
        s: State,
        player: int,
        have: Budget | None = None,
        *,
        jumps: bool = False,
        weigh: Weigh = plainly,
        known: Reach | None = None,
    ) -> None:
        self.state, self.player = s.copy(), player
        self.start = s.at[player]
        set_status(self.state, player, STANDING)
        self.have = have or budget(s, player)
        self._other = rival(side_of(player))
        self.rush = self._rush_needed()
        self._edges: dict[tuple[int, int], Dice] = known._edges if known is not None else {}
        self._weigh = weigh
        self._weights: dict[tuple[int, int], tuple[float, ...]] = {}
        self._rushed = weigh(self.start, (("rush", self.rush, 0),))[0]
        self._tested = PITCH.spread(s.zones[self._other])  # to leave one of these needs a dodge
        first = chance(self.have.stand) if self.have.stand else 1.0
        self._over = self._jumped_over() if jumps else 0
        self._beside = PITCH.spread(self._over)  # the squares from which it may jump
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

    def _jumped_over(self) -> int:
        """The squares that it can jump over: any with a skill, else those of players that lie."""
        s = self.state
        if JUMPS.of(able(s, self.player)):
            return PITCH.mask
        return bits(at for at, status in zip(s.at, s.status, strict=True) if at >= 0 and status != STANDING)

    def _spread(self) -> None:
        grid, best, ball, tested = self.state.grid, self.best, self.state.ball, self._tested
        fresh, end = [self.start], ball if secures(self.state, self.player) else NOWHERE
        landed: dict[int, tuple[float, int]] = {}  # by jumps, that cost two squares
        for gone in range(1, self.have.left + self.have.rushes + 1):
            layer = {to: found for to, found in landed.items() if found[0] > best.get(to, NEVER)[0] + TINY}
            before, landed = self._layers[-1], self._landings(gone - 1, fresh) if self._over else {}
            rush = self._rushed if gone > self.have.left else 1.0
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
                        for worth in self._worth(here, to):
                            p *= worth
                    if p > most:
                        layer[to] = (p, here)
            fresh = []
            for to, (p, _) in layer.items():
                best[to] = (p, gone)
                if to != end:
                    fresh.append(to)
            self._layers.append(layer)
            if not fresh and not landed:
                break

    @property
    def jumps(self) -> bool:
        """Is there anybody to jump over?"""
        return bool(self._over)

    def leaps(self) -> dict[int, Way]:
        """The squares that it jumps to at once, each with that one jump as its way (S7-10.1)."""
        if not self._over or not may_leave(self.state, self.player):
            return {}
        landed = self._landings(0, [self.start])
        return {to: self._along([self.start, to], p) for to, (p, _) in landed.items() if to != self.start}

    def _landings(self, layer: int, fresh: Sequence[int]) -> dict[int, tuple[float, int]]:
        """The squares that jumps from a layer lead to, each with the best chance."""
        gone = layer + JUMP_COST
        if gone > self.have.left + self.have.rushes:
            return {}
        out: dict[int, tuple[float, int]] = {}
        rush = self._rushed ** min(JUMP_COST, max(0, gone - self.have.left))
        for here in fresh:
            if not self._beside >> here & 1:
                continue
            came = self._layers[layer][here][0] * rush
            for to, over in landings(here):
                if (self.state.grid[to] >= 0 and to != self.start) or not any(
                    self._over >> at & 1 for at in over
                ):
                    continue
                p = came * prod(self._worth(here, to))
                if p > out.get(to, NEVER)[0]:
                    out[to] = p, here
        return out

    def _worth(self, here: int, to: int) -> tuple[float, ...]:
        """What the dice of one step are worth."""
        found = self._weights.get((here, to))
        if found is None:
            found = self._weights[here, to] = self._weigh(here, self._tests(here, to))
        return found

    def _tests(self, here: int, to: int) -> Dice:
        """The dice of one step: the dodge, the ball."""
        found = self._edges.get((here, to))
        if found is None:
            found = self._edges[here, to] = self._reckon(here, to)
        return found

    def _reckon(self, here: int, to: int) -> Dice:
        s, player, out = self.state, self.player, []
        jumps = distance(here, to) > 1
        marked = bool(s.zones[self._other] & NEAR[here]) and not slips(s, player)
        leaves = marked and not jumps
        ball = s.ball == to
        if not leaves and not ball and not jumps:
            return ()
        if marked and (holds := holder(s, player, here, to)) is not None:
            out.append((HELD, holds.free, 0))
        at = s.at[player]
        if s.grid[to] < 0:
            put(s, player, to)
        if jumps:
            t = Test("jump", player, s.ag[player], at=to, origin=here)
            t.markers = max(zones_on(s, here, self._other), zones_on(s, to, self._other))
            t.add("marked", -t.markers)
            collect(s, t)
            out.append(("jump", t.needed, t.target - t.total))
        if leaves:
            t = Test("dodge", player, s.ag[player], at=to, origin=here)
            mark(s, t, to)
            collect(s, t)
            out.append(("dodge", t.needed, t.target - t.total))
        if ball:
            taken = pickup_odds(s, player, to)
            what = "secure" if secures(s, player) else "pick up"
            out.append((what, taken.needed, taken.target - taken.total) if taken else (what, 7, 7))
        put(s, player, at)
        return tuple(out)

    def chance(self, to: int) -> float:
        """Of arriving, 0 for what is out of reach."""
        return self.best.get(to, (0.0, 0))[0]

    def way(self, to: int) -> Way:
        """The best way, or NO_WAY."""
        return self.quick(to) if to in self.best and to != self.start else NO_WAY

    def quick(self, to: int) -> Way:
        """The best way to a square that it can get to."""
        return self.found(to, self.best[to][1])

    def lengths(self, to: int) -> list[int]:
        """After how many squares it can be there: the fewest, and as many more as make it likelier."""
        return [gone for gone, layer in enumerate(self._layers) if to in layer]

    def best_within(self, to: int, gone: int) -> float:
        """The best chance to be there after so many squares at most."""
        return max((layer[to][0] for layer in self._layers[: gone + 1] if to in layer), default=0.0)

    def found(self, to: int, gone: int) -> Way:
        """A way of so many squares, the likeliest of those."""
        return self._along(self.path(to, gone), self._layers[gone][to][0])

    def length(self, way: Way) -> int:
        """How many squares of movement a way takes."""
        return sum(distance(here, to) for here, to in pairwise((self.start, *way.squares)))

    def _along(self, squares: list[int], p: float) -> Way:
        dice = [Needed(0, "stand up", self.have.stand)] if self.have.stand else []
        gone = 0
        for n, (here, there) in enumerate(pairwise(squares), 1):
            for _ in range(distance(here, there)):
                gone += 1
                if gone > self.have.left:
                    dice.append(Needed(n, "rush", self.rush))
            dice += [Needed(n, *test) for test in self._tests(here, there)]
        return Way(tuple(squares[1:]), tuple(dice), p)

    def path(self, to: int, layer: int) -> list[int]:
        """The way by which a square was come to first, as the last of so many, the start first."""
        found = [to]
        while layer:
            here = self._layers[layer][found[-1]][1]
            layer -= distance(here, found[-1])
            found.append(here)
        return found[::-1]
