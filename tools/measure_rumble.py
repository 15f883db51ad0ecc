"""Plays the coaches of Rumble against each other, and measures what the length of the board does.

    python tools/measure_rumble.py [--games N] [--seed S] [--think X] [--home LEVEL] [--away LEVEL]
                                   [--columns N] [--option touchdowns=1]…

The coaches change seats after each match, so N is rounded up to an even number. Prints
the share of matches that the first coach wins (a tie is half a match) with its standard error, who went
first in the match and won, how long a match is, and what a turn of each coach takes.

``--columns`` is for the experiment of RU-1.2 alone: a board of 15 rows and so many columns.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
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
from game.core.grid import column
from game.core.match import Match
from game.core.requests import Choice
from game.core.table import DiceTable
from game.games.rumble import GAME
from game.games.rumble.board import HOME, STANDARD, Board
from game.games.rumble.coach import COACHES
from game.games.rumble.state import NOBODY, House, Phase, State


@dataclass
class Tally:
    """What the matches came to, for the first coach named."""

    results: list[float] = field(default_factory=list)
    firsts: list[float] = field(default_factory=list)  # of whoever won the roll, in matches with a winner
    turns: list[int] = field(default_factory=list)
    happened: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    asked: list[int] = field(default_factory=lambda: [0, 0])


def house(options: Sequence[str], columns: int | None) -> House:
    """The match's options, or those on a board of another length. Raises OptionError."""
    plain = House.of(read_options(GAME.options, dict(each.partition("=")[::2] for each in options)))
    if columns is None:
        return plain
    entry = column(STANDARD.entries[HOME][0])
    return House(Board(f"{columns} columns", columns, STANDARD.rows, entry), plain.touchdowns)


def play(s: State, coaches: Sequence[Coach], seed: int, tally: Tally, *, first_seat: int) -> None:
    """One match; ``first_seat`` is where the first coach sits."""
    match, table = Match(GAME, s), DiceTable(seed)
    coach_turns: set[tuple[int, int]] = set()
    began = NOBODY
    while match.pending is not None:
        request, now = match.pending, match.state
        if isinstance(request, Choice):
            seat = request.seats[0]
            start = time.process_time()
            option = coaches[seat].choose(match, seat)
            tally.seconds[seat ^ first_seat] += time.process_time() - start
            assert option is not None
            if request.what != "place":
                coach_turns.add((now.turns, seat))
            happened = match.answer(option)
        else:
            happened = match.answer(table.answer(match, no_hand))
        tally.happened.update(event.kind for event in happened)
        if began == NOBODY and now.phase is not Phase.ROLL_OFF:
            began = now.turn
    for _, seat in coach_turns:
        tally.asked[seat ^ first_seat] += 1
    winners = match.state.winners
    tally.turns.append(match.state.turns)
    tally.results.append(0.5 if len(winners) > 1 else float(winners[0] == first_seat))
    if len(winners) == 1:
        tally.firsts.append(float(winners[0] == began))


def no_hand() -> Gesture:
    """Nothing is thrown by hand here."""
    raise AssertionError("this game has dice alone")


def share(results: list[float]) -> str:
    """The mean with its standard error."""
    mean = sum(results) / max(1, len(results))
    error = sqrt(mean * (1 - mean) / max(1, len(results)))
    return f"{100 * mean:.1f} % ± {100 * error:.1f}"


def main() -> int:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--think", type=float, default=0.1)
    arguments.add_argument("--home", choices=COACHES, default="legend", help="the first coach")
    arguments.add_argument("--away", choices=COACHES, default="pro", help="the second coach")
    arguments.add_argument("--columns", type=int, choices=range(15, 26, 2), metavar="N")
    arguments.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = arguments.parse_args()
    try:
        rules = house(chosen.option, chosen.columns)
    except OptionError as error:
        arguments.error(str(error))
    tally = Tally()
    levels = (chosen.home, chosen.away)
    for number in range((chosen.games + 1) // 2 * 2):
        drawn, first_seat = shake(chosen.seed, number), number % 2
        coaches = [
            COACHES[levels[seat ^ first_seat]](Random(shake(drawn, seat, 1)), chosen.think) for seat in (0, 1)
        ]
        play(State(rules), coaches, drawn, tally, first_seat=first_seat)
        if number % 10 == 9:
            print(f"{number + 1}: {share(tally.results)}", file=sys.stderr, flush=True)
    games = len(tally.results)
    print(f"{chosen.home} wins {share(tally.results)} of {games} matches against {chosen.away}")
    print(f"who goes first wins {share(tally.firsts)} of {len(tally.firsts)} that have a winner")
    print(f"turns a match: {sum(tally.turns) / games:.1f}, from {min(tally.turns)} to {max(tally.turns)}")
    for level, seconds, asked in zip(levels, tally.seconds, tally.asked, strict=True):
        print(f"a turn of {level}: {1000 * seconds / max(1, asked):.0f} ms of one core")
    counts = ", ".join(f"{kind} {count / games:.1f}" for kind, count in sorted(tally.happened.items()))
    print(f"a match has {counts}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
