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
from game.games.sevens.moves import JUMP_COST, RUSH, may_leave
from game.games.sevens.odds.holding import HELD, holder, slips
from game.games.sevens.odds.pickups import pickup_test, secures
from game.games.sevens.odds.ways import ALONG, NO_WAY, Budget, Needed, Way, budget, chance, least_turns, turns
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
    """Where a player can get to, and the best way to each square. ``straight``: ways that are shown; of those
    that are as good and as short the straightest is looked for, at the cost of some time a way. ``jumps``:
    over others, too (S7-10.1)."""

    def __init__(
        self,
        s: State,
        player: int,
        have: Budget | None = None,
        *,
        straight: bool = False,
        jumps: bool = False,
    ) -> None:
        self.state, self.player, self._shown = s.copy(), player, straight
        self.start = s.at[player]
        set_status(self.state, player, STANDING)
        self.have = have or budget(s, player)
        self._other = rival(side_of(player))
        self.rush = self._rush_needed()
        self._edges: dict[tuple[int, int], tuple[tuple[str, int, int], ...]] = {}
        self._tested = PITCH.spread(s.zones[self._other])  # to leave one of these needs a dodge
        first = chance(self.have.stand) if self.have.stand else 1.0
        self._over = self._jumped_over() if jumps else 0
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
        rush = chance(self.rush) ** min(JUMP_COST, max(0, gone - self.have.left))
        for here in fresh:
            came = self._layers[layer][here][0] * rush
            for to, over in landings(here):
                if (self.state.grid[to] >= 0 and to != self.start) or not any(
                    self._over >> at & 1 for at in over
                ):
                    continue
                p = came * prod((7 - needed) / 6 for _, needed, _ in self._tests(here, to))
                if p > out.get(to, NEVER)[0]:
                    out[to] = p, here
        return out

    def _tests(self, here: int, to: int) -> tuple[tuple[str, int, int], ...]:
        """The dice of one step: the dodge, the ball; each as in `Needed`."""
        found = self._edges.get((here, to))
        if found is None:
            found = self._edges[here, to] = self._reckon(here, to)
        return found

    def _reckon(self, here: int, to: int) -> tuple[tuple[str, int, int], ...]:
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
            taken = pickup_test(s, player, to)
            what = "secure" if secures(s, player) else "pick up"
            out.append((what, taken.needed, taken.target - taken.total) if taken else (what, 7, 7))
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
        gone = 0
        for n, (here, there) in enumerate(pairwise(squares), 1):
            for _ in range(distance(here, there)):
                gone += 1
                if gone > self.have.left:
                    dice.append(Needed(n, "rush", self.rush))
            dice += [Needed(n, *test) for test in self._tests(here, there)]
        return Way(tuple(squares[1:]), tuple(dice), p)

    def _squares(self, to: int) -> list[int]:
        """A way with the best chance, its start first: one that was found, or of those that are no longer the
        one with the fewest turns, and then with the fewest steps aslant."""
        found = self._found(to)
        if not self._shown or turns(found) <= least_turns(self.start, to):
            return found
        last = self.best[to][1]
        # of each layer, by a square and how it is left: turns, slants, the way from there
        ways: list[dict[tuple[int, int], tuple[int, int, list[int]]]] = [{} for _ in range(last)]
        ways.append({(to, 0): (0, 0, [to])})
        for layer in range(last, 0, -1):
            for (there, heading), (bends, slants, way) in ways[layer].items():
                for here in self._before(there, layer):
                    leads, longer = there - here, ways[layer - distance(here, there)]
                    if distance(here, there) > 1 and leads % 2 == 0:  # a straight jump leads as a step does
                        leads //= 2
                    bent = bends + (heading not in (0, leads)), slants + (leads not in ALONG)
                    if (here, leads) not in longer or bent < longer[here, leads][:2]:
                        longer[here, leads] = (*bent, [here, *way])
        return min(ways[0].values())[2]

    def _found(self, to: int) -> list[int]:
        """The way by which a square was come to first with its best chance, the start first."""
        found, layer = [to], self.best[to][1]
        while layer:
            here = self._layers[layer][found[-1]][1]
            layer -= distance(here, found[-1])
            found.append(here)
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
        if self._over and layer >= JUMP_COST:
            out += self._jumped_from(there, layer)
        return out

    def _jumped_from(self, there: int, layer: int) -> list[int]:
        """The same by a jump."""
        best, before = self._layers[layer][there][0], self._layers[layer - JUMP_COST]
        rush = chance(self.rush) ** min(JUMP_COST, max(0, layer - self.have.left))
        out = []
        for here, over in landings(there):
            if here in before and any(self._over >> at & 1 for at in over):
                dice = prod((7 - needed) / 6 for _, needed, _ in self._tests(here, there))
                if before[here][0] * rush * dice >= best - TINY:
                    out.append(here)
        return out
