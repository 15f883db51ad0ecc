"""How likely somebody gets somewhere, reckoned with sets of squares: those that are reached without a die,
and those that need a dodge or a rush. Quicker by far than the exact odds, near enough for a value."""

from __future__ import annotations

from typing import Final

from game.games.sevens.board import PITCH

DODGES: Final = 0.6
RUSHES: Final = 0.75
RUSH: Final = 2  # squares
FIELD: Final = PITCH.mask


def arrives(start: int, steps: int, free: int, marked: int, goal: int) -> float:
    """How likely somebody gets to one of some squares, by the best of its ways. ``free`` squares can be
    entered, ``marked`` ones are left by a dodge."""
    if steps <= -RUSH:
        return 0.0
    steps = max(0, steps)
    none, one, best = 1 << start, 0, 0.0
    for gone in range(steps + RUSH):
        if none & goal:
            return 1.0 if gone <= steps else max(best, RUSHES)
        if gone == steps and one & goal:
            best = DODGES
        wide = (none & marked) | (one & ~marked)
        if wide:
            wide |= wide << 1 | wide >> 1
            one |= (wide | wide << 16 | wide >> 16) & free
        wide = none & ~marked
        wide |= wide << 1 | wide >> 1
        none |= (wide | wide << 16 | wide >> 16) & free
    if none & goal:
        return max(best, RUSHES)
    return max(best, RUSHES * DODGES) if one & goal else best


class Ways:
    """The ways of many players to the same squares, reckoned once, backwards from there."""

    __slots__ = ("_free", "_goal", "_layers", "_marked", "_none", "_one")

    def __init__(self, free: int, marked: int, goal: int) -> None:
        self._free, self._marked, self._goal = free, marked, goal
        self._none, self._one = goal, 0
        # after so many steps: whence an open square leads there without a dodge; whence with one
        self._layers: list[tuple[int, int]] = [(0, 0)]

    def _layer(self, steps: int) -> tuple[int, int]:
        """The squares from which the goal is so many steps away at most, whether they are free or not."""
        layers = self._layers
        while len(layers) <= steps:
            none, one, open_ = self._none, self._one, self._free & ~self._marked
            wide = none | none << 1 | none >> 1
            near = (wide | wide << 16 | wide >> 16) & FIELD
            wide = one | one << 1 | one >> 1
            near_one = (wide | wide << 16 | wide >> 16) & FIELD
            layers.append((near, near_one))
            self._none = none | near & open_
            self._one = one | near_one & open_ | near & self._free & self._marked
        return layers[steps]

    def chance(self, start: int, steps: int) -> float:
        """That somebody gets there from a square."""
        if steps <= -RUSH:
            return 0.0
        if self._goal >> start & 1:
            return 1.0
        steps = max(0, steps)
        held = self._marked >> start & 1
        near, near_one = self._layer(steps)
        if held:
            near, near_one = 0, near
        if near >> start & 1:
            return 1.0
        best = DODGES if near_one >> start & 1 else 0.0
        near, near_one = self._layer(steps + RUSH)
        if held:
            near, near_one = 0, near
        if near >> start & 1:
            return max(best, RUSHES)
        return max(best, RUSHES * DODGES) if near_one >> start & 1 else best


__all__ = ["FIELD", "RUSH", "Ways", "arrives"]
