"""Plays the coaches of Half-Time Football against each other, and the solved table against what it promises.

    python tools/measure_halftime.py [--games N] [--seed S] [--option plays=12]…

A line gives home's wins plus half the ties with the standard error: the legend at home against each coach,
then two legends from some situations, beside the value in the table. Exit 1 if a value is more than three
standard errors off, or a coach better than the legend by as much.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.core.dice import shake
from game.core.errors import OptionError
from game.core.game import read_options
from game.core.match import Match
from game.core.table import REFEREE, DiceTable, next_answer
from game.games.halftime import GAME
from game.games.halftime.coach import COACHES
from game.games.halftime.solution import decided, value
from game.games.halftime.state import AWAY, HOME, State

SITUATIONS = (
    "",  # a scenario's defaults: home, first and ten on its 20, the first play of a match
    "ball 95 to_go 5",
    "ball 40 down 4 to_go 15 score.away 7",
    "half 2 plays_left 12 score.home 3",
    "half 2 plays_left 6 ball 60 score.away 8",
    "half 2 plays_left 2 ball 75 down 3 score.home 10 score.away 13",
    "half 2 plays_left 3 possession away ball 30 score.home 14 score.away 17",
    "half 3 ball 50",
    "half 3 possession away ball 80 down 4 to_go 5 score.home 3",
)
FAR_OFF = 3.0  # standard errors


def situation(words: str, options: dict[str, str]) -> State:
    """A scenario's state."""
    s, items = GAME.scenario(options), words.split()
    given = dict(zip(items[::2], items[1::2], strict=True))
    for path, text in given.items():
        GAME.give(s, path, text)
    GAME.ready(s, frozenset(given))
    return s


def play(s: State, levels: tuple[str, str], games: int, seed: int) -> tuple[float, float]:
    """Home's wins plus half the ties of matches from a state, and the standard error."""
    results = []
    for number in range(games):
        drawn = shake(seed, number)
        coaches = {seat: COACHES[level](Random(shake(drawn, seat, 1))) for seat, level in enumerate(levels)}
        referee, table = COACHES["random"](Random(shake(drawn, REFEREE, 1))), DiceTable(drawn)
        match = Match(GAME, s.copy())
        while not match.over:
            match.answer(next_answer(match, coaches, referee, table))
        results.append(decided(match.state.score[HOME] - match.state.score[AWAY]))
    mean = sum(results) / games
    return mean, sqrt(max(sum((result - mean) ** 2 for result in results), 1.0) / games / (games - 1))


def main() -> int:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--games", type=int, default=20_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = arguments.parse_args()
    if chosen.games < 2:
        arguments.error("--games is at least 2: a standard error needs them")
    try:
        options = read_options(GAME.options, dict(each.partition("=")[::2] for each in chosen.option))
    except OptionError as error:
        arguments.error(str(error))
    right = True
    for level in COACHES:
        mean, spread = play(GAME.start(options), ("legend", level), chosen.games, chosen.seed)
        right &= mean > 0.5 - FAR_OFF * spread
        print(f"legend against {level:8} {mean:.4f} ± {spread:.4f}", flush=True)
    for number, words in enumerate(SITUATIONS):
        s = situation(words, options)
        mean, spread = play(s, ("legend", "legend"), chosen.games, chosen.seed + number + 1)
        off = (mean - value(s)) / spread
        right &= abs(off) < FAR_OFF
        print(
            f"{mean:.4f} ± {spread:.4f}, table {value(s):.4f}, {off:+.1f} errors: {words or 'start'}",
            flush=True,
        )
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
