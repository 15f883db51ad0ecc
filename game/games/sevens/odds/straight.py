"""Ways that are shown: of those as likely and as short the straightest."""

from __future__ import annotations

from math import prod

from game.core.grid import distance
from game.games.sevens.board import NEIGHBOURS, landings
from game.games.sevens.moves import JUMP_COST
from game.games.sevens.odds.reach import NEVER, TINY, Reach
from game.games.sevens.odds.ways import ALONG, NO_WAY, Way, straight


class Straight(Reach):
    """Where a player can get to by ways that look straight, which are looked for at the cost of some time."""

    def way(self, to: int) -> Way:
        """The best way, or NO_WAY."""
        if to not in self.best or to == self.start:
            return NO_WAY
        return self.straightest(to, self.best[to][1])

    def straightest(self, to: int, gone: int) -> Way:
        """A way of so many squares, of the likeliest the straightest."""
        return self._along(self._squares(to, gone), self._layers[gone][to][0])

    def _squares(self, to: int, last: int) -> list[int]:
        """A way of so many squares with the best chance, its start first: one that was found, or of those
        the one with the fewest steps aslant, which is the shortest line, and then with the fewest turns."""
        found = self.path(to, last)
        if straight(found):
            return found
        # of each layer, by a square and how it is left: slants, turns, the way from there
        ways: list[dict[tuple[int, int], tuple[int, int, list[int]]]] = [{} for _ in range(last)]
        ways.append({(to, 0): (0, 0, [to])})
        for layer in range(last, 0, -1):
            before = {there: self._before(there, layer) for there, _ in ways[layer]}
            for (there, heading), (slants, bends, way) in ways[layer].items():
                for here in before[there]:
                    leads, longer = there - here, ways[layer - distance(here, there)]
                    if distance(here, there) > 1 and leads % 2 == 0:  # a straight jump leads as a step does
                        leads //= 2
                    bent = slants + (leads not in ALONG), bends + (heading not in (0, leads))
                    if (here, leads) not in longer or bent < longer[here, leads][:2]:
                        longer[here, leads] = (*bent, [here, *way])
        return min(ways[0].values())[2]

    def _before(self, there: int, layer: int) -> list[int]:
        """From where a square is entered with its best chance, as the last of so many squares."""
        best, rush = self._layers[layer][there][0], self._rushed if layer > self.have.left else 1.0
        out = []
        for here in NEIGHBOURS[there]:
            p = self._layers[layer - 1].get(here, NEVER)[0] * rush
            if p < best - TINY:
                continue
            for worth in self._worth(here, there):
                p *= worth
            if p >= best - TINY:
                out.append(here)
        if self._over and layer >= JUMP_COST:
            out += self._jumped_from(there, layer)
        return out

    def _jumped_from(self, there: int, layer: int) -> list[int]:
        """The same by a jump."""
        best, before = self._layers[layer][there][0], self._layers[layer - JUMP_COST]
        rush = self._rushed ** min(JUMP_COST, max(0, layer - self.have.left))
        out = []
        for here, over in landings(there):
            if here not in before or not any(self._over >> at & 1 for at in over):
                continue
            if before[here][0] * rush * prod(self._worth(here, there)) >= best - TINY:
                out.append(here)
        return out
