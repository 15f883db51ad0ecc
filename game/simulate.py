"""Whole matches without a window: coaches at a table, counted."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any

from game.core.coach import LEVELS, Coach
from game.core.dice import shake
from game.core.errors import GameError
from game.core.game import Game, Options, read_options
from game.core.match import Match
from game.core.requests import Choice
from game.core.table import REFEREE, DiceTable, SeededChance, Table, next_answer
from game.games.registry import Box


@dataclass
class Tally:
    """What many matches came to. ``happened`` counts events by kind."""

    games: int = 0
    seconds: float = 0.0
    answers: int = 0
    decisions: int = 0
    ties: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    happened: Counter[str] = field(default_factory=Counter)

    def as_dict(self) -> dict[str, Any]:
        """The object that `simulate --json` prints."""
        games = max(1, self.games)
        averages = {f"score.{seat}": points / games for seat, points in self.points.items()}
        averages |= {kind: count / games for kind, count in sorted(self.happened.items())}
        return {
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "answers": self.answers,
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions / self.seconds, 1) if self.seconds else 0.0,
            "wins": self.wins,
            "ties": self.ties,
            "averages": {name: round(value, 4) for name, value in averages.items()},
        }


def coach(box: Box, player: str, seed: int, think: float = 1.0) -> Coach:
    """A computer player of a box: "random" or "coach:<level>". Raises GameError."""
    level = player.removeprefix("coach:")
    if player != "random" and (level not in LEVELS or level == player):
        raise GameError(f"{player!r} plays no seat: it is random or coach:{'|coach:'.join(LEVELS)}")
    made: Coach = import_module(f"{box.rules}.coach").COACHES[level](Random(seed), think)
    return made


def table(box: Box, seed: int) -> Table:
    """The table that answers where no seat decides: physics for the box that has it, dice for the others."""
    if not box.physics:
        return DiceTable(seed)
    physics: Table = import_module("game.physics.table").PhysicsTable(seed)
    return physics


def chance(box: Box, seed: int) -> SeededChance:
    """What a record with a seed leaves open."""
    return SeededChance(table(box, seed), coach(box, "random", shake(seed, 0, 1)))


def play_match(
    game: Game[Any], options: Options, coaches: dict[int, Coach], at: Table, tally: Tally
) -> Match[Any]:
    """Play one match to its end and count it."""
    match = Match.new(game, options)
    happened = tally.happened
    referee = coaches[REFEREE]
    while match.pending is not None:
        tally.answers += 1
        tally.decisions += type(match.pending) is Choice
        for event in match.answer(next_answer(match, coaches, referee, at)):
            happened[event.kind] += 1
    tally.games += 1
    return match


def simulate(
    box: Box,
    *,
    games: int,
    seed: int,
    players: dict[str, str],
    options: Options,
    think: float = 1.0,
    quick: bool = False,
    tick: Callable[[int], None] | None = None,
) -> Tally:
    """``games`` matches. ``players`` names who plays a seat; the others play at random. Raises GameError."""
    game = box.load()
    complete = read_options(game.options, options)
    seats = game.seats(complete)
    for word in players:
        if word not in seats:
            raise GameError(f"there is no seat {word!r} in this match: there is {', '.join(seats)}")
    tally = Tally(wins=dict.fromkeys(seats, 0), points=dict.fromkeys(seats, 0))
    begun = time.perf_counter()
    for number in range(games):
        drawn = shake(seed, number)
        coaches = {
            place: coach(box, players.get(word, "random"), shake(drawn, place, 1), think)
            for place, word in enumerate(seats)
        }
        coaches[REFEREE] = coach(box, "random", shake(drawn, REFEREE, 1))
        match = play_match(game, complete, coaches, _table(box, drawn, coaches, quick), tally)
        winners = game.winners(match.state)
        if len(winners) == 1:
            tally.wins[seats[winners[0]]] += 1
        else:
            tally.ties += 1
        for word in seats:
            tally.points[word] += int(game.read(match.state, f"score.{word}"))
        if tick is not None:
            tick(number + 1)
    tally.seconds = time.perf_counter() - begun
    return tally


def _table(box: Box, seed: int, coaches: dict[int, Coach], quick: bool) -> Table:
    if not quick:
        return table(box, seed)
    if not box.physics:
        raise GameError(f"{box.title} has no physics to leave out: --quick is for BFL")
    measured: Table = import_module(f"{box.rules}.quick").QuickTable(seed, coaches)
    return measured
