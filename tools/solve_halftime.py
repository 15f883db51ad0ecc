"""Solves Half-Time Football: what every situation is worth with best play, and the asset that keeps it.

    python tools/solve_halftime.py            solves, writes assets/halftime, prints sizes and times
    python tools/solve_halftime.py --check    solves and compares with what is there

A situation's value is the chance of a win plus half that of a tie: what one side wins the other loses, so
both sides' best play has one value. A layer holds all downs (ball, down, yards to go) at all differences of
the scores for so many plays left; it follows from the layer with one play fewer, and the last from overtime.

A second half is worth the same however long the match was, so the longest holds the shorter ones; a first
half is solved for each length. Only first downs are stored: `game/games/halftime/series.py` works out the
downs between.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from checkout import ROOT
from game.games.halftime.outcomes import (
    CALLS,
    KICK_OFF_SPOTS,
    TRY_GOOD,
    WAYS,
    Kind,
    Outcome,
    Spot,
    first_and_ten,
    offered,
    outcomes,
)
from game.games.halftime.packing import (
    EDGE,
    FILES,
    LENGTHS,
    MOST_POINTS,
    ONE,
    PAIRS,
    Block,
    Row,
    pack,
    unpack,
)
from game.games.halftime.series import SPOTS, STEP, place
from game.games.halftime.state import DOWNS, GOAL, MIDFIELD

Rows = npt.NDArray[np.float64]
"""A value for each situation (row) and difference of the scores (column), for the side with the ball."""

SITUATIONS = [
    Spot(ball, down, to_go)
    for ball in range(STEP, GOAL, STEP)
    for down in range(1, DOWNS + 1)
    for to_go in range(STEP, GOAL - ball + STEP, STEP)
]
NUMBER = {spot: number for number, spot in enumerate(SITUATIONS)}
FIRST_DOWNS = np.array([NUMBER[first_and_ten(ball)] for ball in range(STEP, GOAL, STEP)])
OWN = SPOTS + 4  # where the situations begin among what can follow: lost balls and scores come first
FAR = 140  # score differences that are solved: more than are kept, so that the last change nothing


class Solver:
    """The rules of one match as sums over rows, for score differences from -edge to edge."""

    def __init__(self, *, printed: bool, edge: int) -> None:
        self.edge = edge
        self.ways = [_table_of(call, printed) for call in CALLS]

    # ------------------------------------------------------------------------------------ one step
    def best(self, after: Rows) -> Rows:
        """The best call's mean over ``after``: lost balls, scores, situations."""
        best: Rows | None = None
        for places, weights in self.ways:
            mean = weights[0] * after[places[0]]
            for where, weight in zip(places[1:], weights[1:], strict=True):
                mean += weight * after[where]
            best = mean if best is None else np.maximum(best, mean, out=best)
        assert best is not None
        return best

    def shift(self, values: Rows, points: int) -> Rows:
        """The values when the side has so many points more; beyond the edge a match is decided."""
        columns = np.clip(np.arange(values.shape[-1]) + points, 0, values.shape[-1] - 1)
        return values[..., columns]

    def touchdown(self, values: Rows) -> Rows:
        """Six points and the try (HT-8.3, HT-8.4)."""
        return TRY_GOOD * self.shift(values, 7) + (1 - TRY_GOOD) * self.shift(values, 6)

    def conceded(self, values: Rows) -> Rows:
        """The same for the other side's touchdown."""
        return TRY_GOOD * self.shift(values, -7) + (1 - TRY_GOOD) * self.shift(values, -6)

    def after(self, mine: Rows, theirs: Rows, we_receive: Rows, they_receive: Rows) -> Rows:
        """What can follow a play: ``mine`` and ``theirs`` are situations for the side with the ball, the
        kick-offs are for us."""
        lost = other_side(theirs[FIRST_DOWNS][::-1])
        scores = [
            self.touchdown(they_receive),
            self.shift(they_receive, 3),
            self.shift(they_receive, -2),
            self.conceded(we_receive),
        ]
        return np.concatenate([lost, np.stack(scores), mine])

    # --------------------------------------------------------------------------------------- halves
    def half(self, plays: int, ends: tuple[Rows, Rows]) -> Iterator[tuple[Rows, Rows]]:
        """Layer after layer with 0, 1, … ``plays`` left. A layer has two parts: the side with the ball
        received the first kick of the match, or it kicked. ``ends`` are the values when the half is over."""
        parts = tuple(np.tile(end, (len(SITUATIONS), 1)) for end in ends)
        yield parts[0], parts[1]
        for _ in range(plays):
            kicks = [kick_off(part) for part in parts]
            parts = tuple(
                self.best(self.after(parts[k], parts[1 - k], kicks[k], other_side(kicks[1 - k])))
                for k in (0, 1)
            )
            yield parts[0], parts[1]

    # ------------------------------------------------------------------------------------- overtime
    def possession(self, ends: Rows) -> Rows:
        """A possession of overtime, by situation; ``ends`` is its value once it is over (HT-2.6)."""
        lost = np.tile(ends, (SPOTS, 1))
        scores = [self.touchdown(ends), self.shift(ends, 3), self.shift(ends, -2), self.conceded(ends)]
        fixed = np.concatenate([lost, np.stack(scores)])
        values = np.tile(ends, (len(SITUATIONS), 1))
        while True:
            again = self.best(np.concatenate([fixed, values]))
            if np.abs(again - values).max() < 1e-15:
                return again
            values = again

    def overtime(self) -> list[tuple[Rows, Rows]]:
        """For each pair the first and the second possession, by situation."""
        level, pairs = 0.5, []
        for _ in range(PAIRS):
            second = self.possession(decided(self.edge, 1 - level))
            first = self.possession(other_side(second[NUMBER[first_and_ten(MIDFIELD)]]))
            level = float(first[NUMBER[first_and_ten(MIDFIELD)], self.edge])
            pairs.append((first, second))
        return pairs[::-1]

    def points(self) -> Rows:
        """The expected next score by situation: time and the score do not count."""
        try_points = 6 + TRY_GOOD
        scores = np.array([[try_points], [3.0], [-2.0], [-try_points]])
        values = np.zeros((len(SITUATIONS), 1))
        while True:
            lost = -values[FIRST_DOWNS][::-1]
            again = self.best(np.concatenate([lost, scores, values]))
            if np.abs(again - values).max() < 1e-12:
                return again
            values = again


def other_side(values: Rows) -> Rows:
    """The same situations in the eyes of the other side: its difference of the scores, its chance."""
    return 1 - values[..., ::-1]


def decided(edge: int, level: float) -> Rows:
    """The value of a match that is over, by the difference; ``level`` when there is none."""
    difference = np.arange(-edge, edge + 1)
    return np.where(difference > 0, 1.0, np.where(difference < 0, 0.0, level))


def kick_off(layer: Rows) -> Rows:
    """The value of receiving a kick-off, by the difference (HT-2.3)."""
    values = np.zeros(layer.shape[1])
    for ball, ways in KICK_OFF_SPOTS.items():
        values += ways / 36 * layer[NUMBER[first_and_ten(ball)]]
    return values


def _table_of(call: str, printed: bool) -> tuple[npt.NDArray[np.intp], Rows]:
    """For each of a call's outcomes in turn the rows that they lead to, and their weights as columns.

    Where a call is not offered a run stands in for it."""
    calls = [call if call in offered(spot.ball) else CALLS[0] for spot in SITUATIONS]
    ends = [
        sorted((_place_of(end), ways / WAYS) for end, ways in outcomes(call, spot, printed).items())
        for call, spot in zip(calls, SITUATIONS, strict=True)
    ]
    most = max(map(len, ends))
    padded = [row + [(0, 0.0)] * (most - len(row)) for row in ends]
    places = np.array([[place for place, _ in row] for row in padded], dtype=np.intp).T.copy()
    weights = np.array([[weight for _, weight in row] for row in padded]).T[:, :, None].copy()
    return places, weights


def _place_of(end: Outcome) -> int:
    match end.kind:
        case Kind.LOST:
            return place(end.ball)
        case Kind.FIRST:
            return OWN + NUMBER[first_and_ten(end.ball)]
        case Kind.DOWN:
            return OWN + NUMBER[Spot(end.ball, end.down, end.to_go)]
        case kind:
            return SPOTS + kind - Kind.TOUCHDOWN


class Solved:
    """Everything, for one passing die: layers and values by first downs unless they say otherwise."""

    def __init__(self, *, printed: bool, edge: int = FAR, lengths: tuple[int, ...] = LENGTHS) -> None:
        solver = Solver(printed=printed, edge=edge)
        self.edge, self.lengths = edge, lengths
        self.overtime = solver.overtime()
        level = self.beginning()
        self.second = list(solver.half(max(lengths), (decided(edge, level), decided(edge, 1 - level))))
        self.first = {}
        for plays in lengths:
            received = kick_off(self.second[plays][1])  # by the side that kicked first (HT-2.5)
            self.first[plays] = list(solver.half(plays, (other_side(received), received)))
        self.points = solver.points()[:, 0]

    def opening(self, plays: int) -> float:
        """The value of receiving the first kick-off."""
        return float(kick_off(self.first[plays][plays][0])[self.edge])

    def beginning(self) -> float:
        """The value of the first possession of overtime."""
        return float(self.overtime[0][0][NUMBER[first_and_ten(MIDFIELD)], self.edge])

    def after_the_kick(self, plays: int, ball: int) -> float:
        """The value of the match's first possession, first and ten at ``ball``."""
        return float(self.first[plays][plays][0][NUMBER[first_and_ten(ball)], self.edge])

    def situations(self) -> int:
        """How many were valued: all downs by sides, layers and the differences that are kept."""
        layers = len(self.second) + sum(map(len, self.first.values())) + len(self.overtime)
        return layers * 2 * len(SITUATIONS) * (2 * EDGE + 1)

    def packed(self) -> bytes:
        """The asset."""
        layers = [
            *self.second,
            *(layer for plays in self.lengths for layer in self.first[plays]),
            *self.overtime,
        ]
        points = (self.points[FIRST_DOWNS] / MOST_POINTS + 1) / 2
        return pack([self._block(layer) for layer in layers], quantised(points))

    def _block(self, layer: tuple[Rows, Rows]) -> Block:
        kept = slice(self.edge - EDGE, self.edge + EDGE + 1)
        one, two = (tuple(quantised(row[kept]) for row in part[FIRST_DOWNS]) for part in layer)
        return one, two


def quantised(values: Rows) -> Row:
    """Values from 0 to 1 as they are kept."""
    figures: list[int] = np.rint(values * ONE).astype(int).tolist()
    return figures


def main() -> int:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--check", action="store_true", help="write nothing; exit 1 if the assets differ")
    chosen = arguments.parse_args()
    same = True
    for printed, name in FILES.items():
        begun = time.process_time()
        solved = Solved(printed=printed)
        seconds = time.process_time() - begun
        data = solved.packed()
        file = ROOT / "assets" / "halftime" / name
        if chosen.check:
            same &= unpack(file.read_bytes(), name) == unpack(data, name)  # a zlib may pack in its own way
        else:
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(data)
        print(f"{name}: {solved.situations():,} situations in {seconds:.1f} s, {len(data):,} bytes")
        for plays in LENGTHS:
            opening, on_the_20 = solved.opening(plays), solved.after_the_kick(plays, 20)
            print(f"  {plays} plays: to receive first is worth {opening:.5f}, on the own 20 {on_the_20:.5f}")
        print(f"  overtime: the side that begins wins {solved.beginning():.5f}")
    if chosen.check:
        print("the assets are what comes out" if same else "the assets differ from what comes out")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
