"""Plays the coaches of Sevens against each other.

    python tools/measure_sevens.py [--games N] [--first K] [--seed S] [--think X] [--home LEVEL]
                                   [--away LEVEL] [--option draw=extra_time]…

Each pair of matches has two teams of its own, drawn at random; the coaches change seats, and so teams, for
the second, so N is rounded up to an even number. Prints the share of matches that the first coach wins (a
draw is half a match) with its standard error, the touchdowns, and what an activation of each coach takes.
``--first`` begins with a later pair: long runs can be made in parts.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.core.coach import Coach
from game.core.dice import shake
from game.core.errors import OptionError
from game.core.game import read_options
from game.core.gestures import Gesture
from game.core.match import Match
from game.core.requests import Choice
from game.core.table import DiceTable
from game.games.sevens import GAME
from game.games.sevens.coach import COACHES
from game.games.sevens.lineup import team_names


@dataclass
class Tally:
    """What the matches came to, for the first coach named."""

    results: list[float] = field(default_factory=list)
    scores: list[tuple[int, int]] = field(default_factory=list)
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    longest: list[float] = field(default_factory=lambda: [0.0, 0.0])
    activations: list[int] = field(default_factory=lambda: [0, 0])


def teams(seed: int, pair: int) -> dict[str, str]:
    """The teams of a pair of matches."""
    rng, names = Random(shake(seed, pair, 2)), team_names()
    return {"home_team": rng.choice(names), "away_team": rng.choice(names)}


def play(
    options: dict[str, str], coaches: Sequence[Coach], seed: int, tally: Tally, *, first_seat: int
) -> None:
    """One match; ``first_seat`` is where the first coach sits."""
    match, table = Match.new(GAME, options), DiceTable(seed)
    spent = [0.0, 0.0]  # since the last activation of each seat
    while match.pending is not None:
        request = match.pending
        if not isinstance(request, Choice):
            match.answer(table.answer(match, no_hand))
            continue
        seat = request.seats[0]
        coach = seat ^ first_seat
        if request.what == "act":
            tally.longest[coach] = max(tally.longest[coach], spent[coach])
            spent[coach] = 0.0
            tally.activations[coach] += 1
        start = time.process_time()
        option = coaches[seat].choose(match, seat)
        took = time.process_time() - start
        tally.seconds[coach] += took
        spent[coach] += took
        assert option is not None
        match.answer(option)
    winners = match.state.winners
    tally.results.append(0.5 if len(winners) > 1 else float(winners[0] == first_seat))
    score = match.state.score
    tally.scores.append((score[first_seat], score[1 - first_seat]))


def no_hand() -> Gesture:
    """Nothing is thrown by hand here."""
    raise AssertionError("this game has dice alone")


def share(results: list[float]) -> str:
    """The mean with its standard error."""
    count = max(1, len(results))
    mean = sum(results) / count
    error = sqrt(sum((each - mean) ** 2 for each in results)) / count
    return f"{100 * mean:.1f} % ± {100 * error:.1f}"


def main() -> int:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--first", type=int, default=0, metavar="PAIR")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--think", type=float, default=0.1)
    arguments.add_argument("--home", choices=COACHES, default="rookie", help="the first coach")
    arguments.add_argument("--away", choices=COACHES, default="random", help="the second coach")
    arguments.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = arguments.parse_args()
    given = dict(each.partition("=")[::2] for each in chosen.option)
    try:
        read_options(GAME.options, given)
    except OptionError as error:
        arguments.error(str(error))
    tally, levels = Tally(), (chosen.home, chosen.away)
    for number in range(2 * chosen.first, 2 * chosen.first + (chosen.games + 1) // 2 * 2):
        drawn, first_seat = shake(chosen.seed, number), number % 2
        coaches = [
            COACHES[levels[seat ^ first_seat]](Random(shake(drawn, seat, 1)), chosen.think) for seat in (0, 1)
        ]
        options = teams(chosen.seed, number // 2) | given
        play(options, coaches, drawn, tally, first_seat=first_seat)
        if number % 10 == 9:
            print(f"{len(tally.results)}: {share(tally.results)}", file=sys.stderr, flush=True)
    games = len(tally.results)
    won, lost = tally.results.count(1.0), tally.results.count(0.0)
    print(f"{chosen.home} wins {share(tally.results)} of {games} matches against {chosen.away}", end=": ")
    print(f"{won} won, {games - won - lost} drawn, {lost} lost")
    mine, theirs = (sum(score[place] for score in tally.scores) / games for place in (0, 1))
    print(f"touchdowns a match: {mine:.2f} to {theirs:.2f}")
    for level, seconds, longest, asked in zip(
        levels, tally.seconds, tally.longest, tally.activations, strict=True
    ):
        mean = 1000 * seconds / max(1, asked)
        print(f"an activation of {level}: {mean:.0f} ms of one core, at most {1000 * longest:.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
