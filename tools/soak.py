"""Matches at random, many of them, with what always holds watched after every answer.

    python tools/soak.py GAME [--games N] [--seed S] [--option NAME=VALUE …] [--mixed] [--undo]
                              [--reload] [--json]

``--mixed`` draws every option of every match that is not given. ``--undo`` goes back now and then and
goes on another way; ``--reload`` writes each match down as it stands somewhere on its way, reads that and
plays the rest again, which must come to the same.

What always holds stands in `tests/games/GAME/invariants.py`: a class ``Watch`` that is shown the events of
every answer. Whole matches are played by the rules alone, without physics: every option of a question alike,
fair dice. The exit code is 1 if something did not hold; then the record of that match is printed, to be run
by `check`.
"""

from __future__ import annotations

import argparse
import copy
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol

from checkout import ROOT
from game.core.answers import Notation
from game.core.check import beat_hash, run_record
from game.core.dice import shake
from game.core.errors import GameError
from game.core.game import Event, Game, Options, read_options
from game.core.journal import header
from game.core.match import Match
from game.core.record import read_record
from tests.fortune import Fortune

MOST_ANSWERS = 20_000  # of a match: every match ends
OUT = 0.08  # share of BFL's dice that rest outside
BACK = 0.03  # how often a place is marked to come back to
FARTHEST = 40  # answers on, at most, from a mark that is come back to


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
        self.options: Options = {}


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


class Mark(NamedTuple):
    """A place that a match comes back to, and what was known there."""

    answers: int
    figures: str
    watched: Watch
    back_at: int  # answers


class Play:
    """One match to its end, watched."""

    def __init__(self, match: Match[Any], seed: int, watch: type[Watch], *, undo: bool) -> None:
        self.match, self.undo = match, undo
        self.fortune, self.rng = Fortune(seed, out=OUT), Random(seed)
        self.watch = watch
        self.mark: Mark | None = None
        self.given = 0

    def run(self) -> None:
        """Raises Broken."""
        try:
            watched = self.watch(self.match)
            while self.match.pending is not None:
                watched.see(self.match, self.match.answer(self.fortune.answer(self.match.pending)))
                self.given += 1
                assert self.given <= MOST_ANSWERS, "the match does not end"
                if self.undo:
                    watched = self.gone_back(watched)
            watched.end(self.match)
        except AssertionError as error:
            raise Broken(self.match, str(error)) from error

    def gone_back(self, watched: Watch) -> Watch:
        """Marks the place, or comes back to the last mark if its time has come."""
        match, mark = self.match, self.mark
        if mark is None:
            if self.rng.random() < BACK:
                far = 1 + int(self.rng.random() * FARTHEST)
                now = len(match.answers)
                figures = beat_hash(match.game, match.state)
                self.mark = Mark(now, figures, copy.deepcopy(watched), now + far)
            return watched
        if len(match.answers) < mark.back_at:
            return watched
        match.undo(len(match.answers) - mark.answers)
        assert beat_hash(match.game, match.state) == mark.figures, "what is taken back is not as it was"
        self.mark = None
        return mark.watched


def reload(game: Game[Any], match: Match[Any], options: Options, at: int) -> None:
    """The match as it stood after ``at`` answers is written down, read and played on. Raises Broken."""
    loaded = run_record(read_record("\n".join(record_of(game, match, options, at)) + "\n"), game)
    try:
        assert not loaded.mismatches, str(loaded.mismatches[0])
        for answer in match.answers[at:]:
            loaded.match.answer(answer)
        ends = [beat_hash(match.game, each.state) for each in (loaded.match, match)]
        assert ends[0] == ends[1], "what was saved and loaded does not come to the same end"
    except AssertionError as error:
        raise Broken(match, str(error)) from error


def drawn(game: Game[Any], options: Options, rng: Random) -> dict[str, str]:
    """Every option that is not given, at random."""
    return {rule.name: rng.choice(rule.values) for rule in game.options} | dict(options)


def soak(
    name: str,
    *,
    games: int,
    seed: int,
    options: Options,
    mixed: bool = False,
    undo: bool = False,
    reloaded: bool = False,
    tell: bool = False,
) -> Soaked:
    """So many matches. Raises Broken for the first in which something does not hold, and GameError."""
    game, watch = rules_of(name)
    complete = read_options(game.options, options)
    done = Soaked()
    begun = told = time.perf_counter()
    begun_cpu = time.process_time()
    for number in range(games):
        rng = Random(shake(seed, number, 1))
        chosen = read_options(game.options, drawn(game, options, rng)) if mixed else complete
        match = Match.new(game, chosen)
        played = Play(match, shake(seed, number), watch, undo=undo)
        try:
            played.run()
            if reloaded:
                reload(game, match, chosen, int(rng.random() * len(match.answers)))
        except Broken as broken:
            broken.options = chosen
            raise
        done.games += 1
        done.answers += played.given
        now = time.perf_counter()
        if tell and now - told > 1:
            told = now
            print(f"\r{done.games:,} of {games:,} matches", end="", file=sys.stderr, flush=True)
    done.seconds, done.cpu_seconds = time.perf_counter() - begun, time.process_time() - begun_cpu
    if tell:
        print("\r\033[K", end="", file=sys.stderr)
    return done


def record_of(game: Game[Any], match: Match[Any], options: Options, count: int | None = None) -> list[str]:
    """The record of a match, of its first ``count`` answers or as far as it was played."""
    again = Match.new(game, options)
    notation = Notation(game, read_options(game.options, options))
    lines = header(game, options, [])
    for answer in match.answers[:count]:
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
    words.add_argument("--mixed", action="store_true", help="every other option at random, match by match")
    words.add_argument("--undo", action="store_true", help="go back now and then, and on another way")
    words.add_argument("--reload", action="store_true", help="save and load each match on its way")
    words.add_argument("--json", action="store_true", help="print one object last")
    asked = words.parse_args(arguments)
    if asked.games < 1:
        words.error("--games is a number from 1")
    options = dict(each.partition("=")[::2] for each in asked.option)
    try:
        done = soak(
            asked.game,
            games=asked.games,
            seed=asked.seed,
            options=options,
            mixed=asked.mixed,
            undo=asked.undo,
            reloaded=asked.reload,
            tell=sys.stderr.isatty(),
        )
    except GameError as error:
        print(f"soak: {error}", file=sys.stderr)
        return 2
    except Broken as broken:
        print("\n".join(record_of(rules_of(asked.game)[0], broken.match, broken.options)))
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
