"""How fast the rules of Sevens are, for `tools/bench.py`: decisions a second, and copies of a match."""

from __future__ import annotations

import statistics
import time
from random import Random
from typing import Any

from game.core.coach import Coach
from game.core.match import Match
from game.core.requests import Choice
from game.core.table import REFEREE, DiceTable, next_answer
from game.games.sevens import GAME
from game.games.sevens.coach import COACHES

MATCHES = 40
OF_ROOKIES = 6
IN_A_BLOCK = frozenset({"choose", "push", "follow"})  # what is asked in the middle of one


def decisions_per_second() -> float:
    """Choices of two players at random, dice between them included, set-up not counted, in CPU time."""
    decisions, spent = 0, 0.0
    for number in range(MATCHES):
        match, coaches, table = Match.new(GAME), sides(number), DiceTable(number)
        while match.pending is not None:
            chosen = isinstance(match.pending, Choice)
            set_up = chosen and match.pending.what == "place"
            begun = time.process_time()
            match.answer(next_answer(match, coaches, coaches[REFEREE], table))
            if not set_up:
                spent += time.process_time() - begun
                decisions += chosen
    return decisions / spent


def clones_us() -> tuple[list[float], list[float]]:
    """Microseconds of a copy at every answer of a few matches of rookies, who do block (players at random
    hardly ever do), and of those in the middle of a block."""
    every, blocks = [], []
    for number in range(OF_ROOKIES):
        match, coaches, table = Match.new(GAME), sides(number, "rookie"), DiceTable(number)
        while match.pending is not None:
            took = min(timed(match) for _ in range(3))  # a core that is shared now and then loses its cache
            every.append(took)
            if match.pending.what in IN_A_BLOCK:
                blocks.append(took)
            match.answer(next_answer(match, coaches, coaches[REFEREE], table))
    return every, blocks


def timed(match: Match[Any]) -> float:
    """Microseconds of one copy."""
    begun = time.thread_time()
    match.clone()
    return (time.thread_time() - begun) * 1e6


def sides(number: int, level: str = "random") -> dict[int, Coach]:
    return {seat: COACHES[level](Random(number * 3 + seat)) for seat in (0, 1, REFEREE)}


def sevens_speed() -> dict[str, float]:
    """The figures that are reported. The first matches of a process fill tables and are not measured."""
    decisions_per_second()
    every, blocks = clones_us()
    blocks.sort()
    return {
        "sevens_decisions_per_second": round(decisions_per_second()),
        "sevens_clone_us_median": round(statistics.median(every), 2),
        "sevens_clone_us_p99": round(blocks[int(0.99 * len(blocks))], 2),
    }
