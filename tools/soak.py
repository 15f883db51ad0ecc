"""Matches at random, many of them, with what always holds watched after every answer.

    python tools/soak.py GAME [--games N] [--seed S] [--option NAME=VALUE …] [--json]

What always holds stands in `tests/games/GAME/invariants.py`: a class ``Watch`` that is shown the events of
every answer. Whole matches are played by the rules alone, without physics: every option of a question alike,
fair dice. The exit code is 1 if something did not hold; then the record of that match is printed, to be run
by `check`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from checkout import ROOT
from game.core.answers import Notation
from game.core.dice import shake
from game.core.errors import GameError
from game.core.game import Event, Game, read_options
from game.core.journal import header
from game.core.match import Match
from tests.fortune import Fortune

MOST_ANSWERS = 20_000  # of a match: every match ends
OUT = 0.08  # share of BFL's dice that rest outside


class Watch(Protocol):
    """What holds in every match of a game. Its methods raise AssertionError with what does not."""

    def __init__(self, match: Match[Any]) -> None: ...

    def see(self, match: Match[Any], events: Sequence[Event]) -> None:
        """After an answer: what it brought."""

    def end(self, match: Match[Any]) -> None:
        """After the last answer."""


class Broken(Exception):
    """Something did not hold in ``match``."""

    def __init__(self, match: Match[Any], reason: str) -> None:
        super().__init__(reason)
        self.match = match


@dataclass
class Soaked:
    """What many matches came to."""

    games: int = 0
    answers: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0  # of this process: what it takes when nobody else wants the core

    def as_dict(self) -> dict[str, float]:
        """The object that `--json` prints."""
        return {
            "games": self.games,
            "answers": self.answers,
            "seconds": round(self.seconds, 3),
            "cpu_seconds": round(self.cpu_seconds, 3),
            "matches_per_second": round(self.games / self.seconds, 1),
            "matches_per_cpu_second": round(self.games / self.cpu_seconds, 1),
        }


def rules_of(name: str) -> tuple[Game[Any], type[Watch]]:
    """A game and what holds in it. Raises GameError."""
    folder = ROOT / "tests" / "games" / name
    if not (folder / "invariants.py").is_file():
        known = sorted(file.parent.name for file in folder.parent.glob("*/invariants.py"))
        raise GameError(f"nothing to watch is known of {name!r}: there is {', '.join(known)}")
    game: Game[Any] = import_module(f"game.games.{name}").GAME
    watch: type[Watch] = import_module(f"tests.games.{name}.invariants").Watch
    return game, watch


def play(match: Match[Any], seed: int, watch: type[Watch]) -> None:
    """One match to its end, watched. Raises Broken."""
    fortune = Fortune(seed, out=OUT)
    try:
        watched = watch(match)
        while match.pending is not None:
            watched.see(match, match.answer(fortune.answer(match.pending)))
            assert len(match.answers) <= MOST_ANSWERS, "the match does not end"
        watched.end(match)
    except AssertionError as error:
        raise Broken(match, str(error)) from error


def soak(name: str, *, games: int, seed: int, options: dict[str, str], tell: bool = False) -> Soaked:
    """So many matches. Raises Broken for the first in which something does not hold, and GameError."""
    game, watch = rules_of(name)
    complete = read_options(game.options, options)
    done = Soaked()
    begun = told = time.perf_counter()
    begun_cpu = time.process_time()
    for number in range(games):
        match = Match.new(game, complete)
        play(match, shake(seed, number), watch)
        done.games += 1
        done.answers += len(match.answers)
        now = time.perf_counter()
        if tell and now - told > 1:
            told = now
            print(f"\r{done.games:,} of {games:,} matches", end="", file=sys.stderr, flush=True)
    done.seconds, done.cpu_seconds = time.perf_counter() - begun, time.process_time() - begun_cpu
    if tell:
        print("\r\033[K", end="", file=sys.stderr)
    return done


def record_of(match: Match[Any], options: dict[str, str]) -> list[str]:
    """The record of a match as far as it was played."""
    game = match.game
    again = Match.new(game, options)
    notation = Notation(game, read_options(game.options, options))
    lines = header(game, options, [])
    for answer in match.answers:
        assert again.pending is not None
        lines.append(notation.line(again.pending, answer))
        again.answer(answer)
    return lines


def main(arguments: list[str]) -> int:
    """Play; 0 when everything held."""
    words = argparse.ArgumentParser(prog="soak", description="Matches at random, watched.")
    words.add_argument("game", metavar="GAME", help="as bfl or halftime")
    words.add_argument("--games", type=int, default=1_000, metavar="N", help="so many matches (1000)")
    words.add_argument("--seed", type=int, default=1, metavar="S", help="of the matches (1)")
    words.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the rules")
    words.add_argument("--json", action="store_true", help="print one object last")
    asked = words.parse_args(arguments)
    if asked.games < 1:
        words.error("--games is a number from 1")
    options = dict(each.partition("=")[::2] for each in asked.option)
    try:
        done = soak(asked.game, games=asked.games, seed=asked.seed, options=options, tell=sys.stderr.isatty())
    except GameError as error:
        print(f"soak: {error}", file=sys.stderr)
        return 2
    except Broken as broken:
        print("\n".join(record_of(broken.match, options)))
        print(f"soak: {broken}", file=sys.stderr)
        return 1
    figures = done.as_dict()
    print(
        f"{done.games:,} matches of {asked.game}, and everything held: {done.seconds:.1f} s, "
        f"{figures['matches_per_second']:,.0f} matches a second "
        f"({done.cpu_seconds:.1f} s and {figures['matches_per_cpu_second']:,.0f} with a core to itself)"
    )
    if asked.json:
        print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
