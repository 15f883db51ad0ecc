"""The command line: `python -m game`, and after an installation `fourth-and-dice`.

Exit codes: 0 all is well, 1 something does not hold or was refused, 2 a file or an argument cannot be read.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from game import __version__
from game.cli_season import season_arguments
from game.core.check import run_record
from game.core.errors import GameError, RecordError
from game.core.record import read_record
from game.games.registry import BOXES, box
from game.store.files import is_folder
from game.store.record_text import read_text

PROGRESS_EVERY_S = 1.0


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; an error of the game's own is one line on stderr."""
    arguments = parser().parse_args(argv)
    run: Callable[[argparse.Namespace], int] = arguments.run
    try:
        code = run(arguments)
        sys.stdout.flush()
        return code
    except RecordError as error:
        print(error, file=sys.stderr)
        return 2
    except GameError as error:
        print(f"fourth-and-dice: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader has gone: nothing to say it to
        _no_more_output()
        return 128 + 13  # as a shell reports SIGPIPE
    except OSError as error:
        _no_more_output()
        print(f"fourth-and-dice: the output cannot be written: {error.strerror}", file=sys.stderr)
        return 1


def _no_more_output() -> None:
    """What is still to be flushed at the end goes nowhere, instead of failing a second time."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="fourth-and-dice",
        description="Fourth & Dice: American-football tabletop games. Without a command it opens the shelf.",
    )
    top.add_argument("--version", action="version", version=f"Fourth & Dice {__version__}")
    _window_arguments(top)
    top.set_defaults(run=_shelf)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    _check_arguments(commands.add_parser("check", help="run records and say what does not hold"))
    _simulate_arguments(commands.add_parser("simulate", help="play whole matches without a window"))
    season_arguments(commands.add_parser("season", help="teams and leagues of Sevens"))
    names = [each.name for each in BOXES]
    play = commands.add_parser("play", help="open a game's set-up")
    play.add_argument("game", choices=names)
    replay = commands.add_parser("replay", help="watch a record")
    replay.add_argument("file", type=Path)
    practice = commands.add_parser("practice", help="practise kicks")
    demo = commands.add_parser("demo", help="the attract loop for events, full screen")
    for command, run in ((play, _play), (replay, _replay), (practice, _practice), (demo, _demo)):
        _window_arguments(command)
        command.set_defaults(run=run)
    return top


def _check_arguments(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Run records: exit 0 when all holds, 1 with a line for each mismatch, 2 for what cannot be read."
    )
    command.add_argument("files", nargs="+", type=Path, metavar="FILE")
    command.set_defaults(run=_check)


def _simulate_arguments(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Play whole matches without a window. BFL throws, kicks and spins by its physics; --quick takes dice "
        "outside and kicks from the measured shares of one and the same average hand instead."
    )
    command.add_argument("game", choices=[each.name for each in BOXES])
    command.add_argument("--games", type=_at_least(1), default=10, metavar="N")
    command.add_argument("--seed", type=int, default=1, metavar="S")
    command.add_argument("--seat", action="append", default=[], metavar="SEAT=random|coach:LEVEL", type=_pair)
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", type=_pair)
    command.add_argument("--think", type=_positive, default=1.0, metavar="F", help="scales coaches' budgets")
    command.add_argument("--quick", action="store_true", help="measured shares instead of physics")
    command.add_argument("--json", action="store_true", help="print one line, an object, last")
    command.set_defaults(run=_simulate)


def _window_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seconds", type=_positive, metavar="N", help="quit after N seconds")
    command.add_argument("--screenshot", type=_picture, metavar="FILE.png", help="save the last frame")
    command.add_argument("--size", type=_size, metavar="WxH", help="size of the window")


def _at_least(least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least}")
        return int(text)

    return read


def _positive(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return value


def _picture(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() != ".png" or is_folder(path):
        raise argparse.ArgumentTypeError(f"{text!r} is no picture: it must be FILE.png")
    return path


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not all(side.isdecimal() and len(side) <= 4 and int(side) for side in (width, height)):
        raise argparse.ArgumentTypeError(f"{text!r} is no size in pixels: it must be like 1280x720")
    return int(width), int(height)


# --------------------------------------------------------------------------------------------- records
def _check(arguments: argparse.Namespace) -> int:
    files: list[Path] = arguments.files
    worst = 0
    progress = Progress(len(files), "records")
    for number, path in enumerate(files, 1):
        try:
            failed = _check_one(path)
        except RecordError as error:
            print(error)
            failed = 2
        except GameError as error:
            print(f"{path}: {error}")
            failed = 2
        worst = max(worst, failed)
        progress.tick(number)
    progress.finish()
    return worst


def _check_one(path: Path) -> int:
    record = read_record(read_text(path), str(path))
    try:
        game_box = box(record.game)
    except GameError as error:
        raise RecordError(str(error), str(path)) from None
    chance = None
    if record.seed is not None:
        from game.simulate import chance as seeded_chance

        chance = seeded_chance(game_box, record.seed)
    progress = Progress(record.body[-1].line if record.body else 0, "lines")
    run = run_record(record, game_box.load(), chance, tick=progress.tick)
    progress.finish()
    for mismatch in run.mismatches:
        print(mismatch)
    return 1 if run.failed else 0


# ------------------------------------------------------------------------------------------ simulation
class Progress:
    """A line on stderr, renewed once a second, for work that takes longer than that. ``lines``: a line of its
    own each time, for a file or a pipe."""

    def __init__(self, total: int, what: str, *, lines: bool = False) -> None:
        self.total, self.what, self.lines = total, what, lines
        self.begun = self.last = time.monotonic()
        self.before = 0
        self.shown = False
        self.wide = 0  # of the line that is renewed

    def begin(self, before: int) -> None:
        """So much was done before: no time is reckoned for it."""
        self.before = before

    def tick(self, done: int) -> None:
        now = time.monotonic()
        if now - self.last >= PROGRESS_EVERY_S and done < self.total:
            self.last = now
            self._show(self._so_far(done))

    def at(self, done: int, words: str) -> None:
        """What takes long by itself begins: it is said at once what it is."""
        self._show(f"{self._so_far(done)}; now {words}")

    def _so_far(self, done: int) -> str:
        words = f"{done} of {self.total} {self.what}"
        if done <= self.before:
            return words
        left = (time.monotonic() - self.begun) / (done - self.before) * (self.total - done)
        return f"{words}, about {left:.0f} s left"

    def _show(self, words: str) -> None:
        """A line; one that is renewed covers all of the one before."""
        self.shown = True
        start, end = ("", "\n") if self.lines else ("\r", " ")
        print(start + words.ljust(self.wide), end=end, file=sys.stderr, flush=True)
        self.wide = 0 if self.lines else len(words)

    def finish(self) -> None:
        if self.shown:
            start = "" if self.lines else "\r"
            print(start + f"{self.total} {self.what}".ljust(self.wide), file=sys.stderr)


def _simulate(arguments: argparse.Namespace) -> int:
    from game.simulate import simulate

    twice = [seat for seat, count in Counter(seat for seat, _ in arguments.seat).items() if count > 1]
    if twice:
        raise GameError(f"seat {twice[0]} is given twice")
    progress = Progress(arguments.games, "matches")
    if arguments.quick:
        print(
            "quick: dice outside and kicks from measured shares of the average hand, no physics",
            file=sys.stderr,
        )
    tally = simulate(
        box(arguments.game),
        games=arguments.games,
        seed=arguments.seed,
        players=dict(arguments.seat),
        options=dict(arguments.option),
        think=arguments.think,
        quick=arguments.quick,
        tick=progress.tick,
    )
    progress.finish()
    result = tally.as_dict()
    if arguments.json:
        print(json.dumps(result))
        return 0
    print(f"{tally.games} matches in {tally.seconds:.1f} s")
    print(f"{tally.answers} answers, {tally.decisions} of them choices")
    for seat, won in tally.wins.items():
        points = result["averages"][f"score.{seat}"]
        print(f"  {seat}: {won} won ({100 * won / tally.games:.1f} %), {points:.2f} points")
    print(f"  ties: {tally.ties}")
    for name, value in result["averages"].items():
        if not name.startswith("score."):
            print(f"  {name}: {value:g} a match")
    return 0


# -------------------------------------------------------------------------------------------- windows
def _window(arguments: argparse.Namespace, scene: str, *what: str) -> int:
    from game.ui.library import one_pygame

    one_pygame()
    from game.ui.main import open_window

    return open_window(
        scene, *what, seconds=arguments.seconds, screenshot=arguments.screenshot, size=arguments.size
    )


def _shelf(arguments: argparse.Namespace) -> int:
    return _window(arguments, "shelf")


def _play(arguments: argparse.Namespace) -> int:
    return _window(arguments, "setup", arguments.game)


def _replay(arguments: argparse.Namespace) -> int:
    read_record(
        read_text(arguments.file), str(arguments.file), torn_line=True
    )  # say what is wrong before a window opens
    return _window(arguments, "replay", str(arguments.file))


def _practice(arguments: argparse.Namespace) -> int:
    return _window(arguments, "practice")


def _demo(arguments: argparse.Namespace) -> int:
    return _window(arguments, "demo")
