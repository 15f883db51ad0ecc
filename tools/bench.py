"""How fast the game is: start, frames, throws, kicks, replay, clone, loading.

    python tools/bench.py [--json] [--only NAME …]

Everything is measured in this process but the start, which takes processes of its own with the dummy drivers.
Frames are of the match screen with eight tumbling dice (the other boxes: as many as a question asks for),
everything drawn, no flip; they are CPU time of the thread that draws, the collector set as in the window.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from checkout import ROOT
from game.core.answers import Notation
from game.core.check import run_record
from game.core.dice import shake
from game.core.game import Game, read_options
from game.core.journal import Journal, header
from game.core.match import Match
from game.core.record import read_record
from game.core.table import REFEREE, next_answer
from game.games.bfl.hands import AVERAGE, cup_gesture, kick_gesture
from game.games.bfl.roll import EIGHT
from game.games.registry import Box, box
from game.simulate import coach, table
from sevens_speed import sevens_speed

Figures = dict[str, float]
WARM_S = 8.0  # a cold board at 1920x1080 takes half of it
STARTS = 7
FRAMES = 400  # measured at each size
UNTIL_THE_FLIP = """
import os, time
import pygame
def flip():
    print(time.time(), flush=True)
    os._exit(0)
pygame.display.flip = flip
"""
BARE = """
pygame.display.init()
pygame.display.set_mode((1280, 720))
pygame.display.flip()
"""
SHELF = """
from game.cli import main
main([])
"""


def main() -> int:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--json", action="store_true", help="print one object, last")
    arguments.add_argument(
        "--only", nargs="+", choices=list(MEASURES), default=list(MEASURES), metavar="NAME"
    )
    chosen = arguments.parse_args()
    figures: Figures = {}
    for name in chosen.only:
        print(f"{name} …", file=sys.stderr)
        found = MEASURES[name]()
        figures |= found
        for key, value in found.items():
            print(f"{key:28} {value:g}")
    if chosen.json:
        print(json.dumps(figures))
    return 0


def cpu_ms(run: Callable[[], object]) -> float:
    """CPU milliseconds of one call."""
    begun = time.process_time()
    run()
    return (time.process_time() - begun) * 1000


def per_cent(values: list[float], share: float) -> float:
    """The value that ``share`` of them do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


# ---------------------------------------------------------------------------------------------- start
def start() -> Figures:
    """Process start to the first flip of the shelf, against a window that flips and does nothing else."""
    with tempfile.TemporaryDirectory() as home:
        first_flip_ms(SHELF, home)  # the first run fills caches
        bare, shelf = [], []
        for _ in range(STARTS):
            bare.append(first_flip_ms(BARE, home))
            shelf.append(first_flip_ms(SHELF, home))
    return {
        "start_ms": round(statistics.median(shelf), 1),
        "bare_start_ms": round(statistics.median(bare), 1),
    }


def first_flip_ms(program: str, home: str) -> float:
    """Wall-clock milliseconds from the start of a process to its first flip."""
    environ = {**os.environ, "FOURTH_AND_DICE_HOME": home, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    begun = time.time()
    done = subprocess.run(
        [sys.executable, "-c", UNTIL_THE_FLIP + program],
        cwd=ROOT,
        env=environ,
        check=True,
        capture_output=True,
        text=True,
    )
    return (float(done.stdout.split()[-1]) - begun) * 1000


# --------------------------------------------------------------------------------------------- frames
def frames() -> Figures:
    """A frame of BFL's match screen while eight dice tumble: events, time and the whole picture, no flip."""
    return frames_of(BFL, {"players": "4"}, ("p1", "p2", "p3", "p4"), tumble=EIGHT)


def halftime_frames() -> Figures:
    """The same of Half-Time, while two dice tumble."""
    figures = frames_of(box("halftime"), {}, ("home", "away"), tumble=2)
    return {f"halftime_{name}": value for name, value in figures.items()}


def rumble_frames() -> Figures:
    """The same of Rumble, while two dice tumble."""
    figures = frames_of(box("rumble"), {}, ("home", "away"), tumble=2)
    return {f"rumble_{name}": value for name, value in figures.items()}


def sevens_frames() -> Figures:
    """The same of Sevens, while a die or more tumbles."""
    figures = frames_of(box("sevens"), {}, ("home", "away"), tumble=1)
    return {f"sevens_{name}": value for name, value in figures.items()}


def frames_of(game: Box, options: dict[str, str], seats: Sequence[str], *, tumble: int) -> Figures:
    """Frames in which at least so many dice move, at two sizes of the window."""
    figures: Figures = {}
    for name, size in (("720", (1280, 720)), ("1080", (1920, 1080))):
        times = tumbling_frames(size, game, options, seats, tumble)
        figures[f"frame_ms_{name}_median"] = round(statistics.median(times), 2)
        figures[f"frame_ms_{name}_p99"] = round(per_cent(times, 0.99), 2)
    return figures


def tumbling_frames(
    size: tuple[int, int], game: Box, options: dict[str, str], words: Sequence[str], tumble: int
) -> list[float]:
    """Milliseconds of the frames in which at least so many dice move, of a match between coaches."""
    from game.core.record import Seat
    from game.store.settings import Settings
    from game.store.store import Store
    from game.ui.app import App
    from game.ui.scenes.match import MatchScene
    from game.ui.scenes.match_think import at_once
    from game.ui.session import new_session

    store = Store(None)
    app = App(Settings(), size=size, store=store)
    gc.freeze()  # as `open_window` does
    seats = [Seat(word, "coach:pro", f"Coach {n}") for n, word in enumerate(words, 1)]
    session = new_session(game, options, seats, {}, store.saves)
    scene = MatchScene(app, session, think=at_once)
    table: Any = scene.board
    app.push(scene)
    app.step()
    time.sleep(WARM_S)  # what is drawn beside the frame loop is ready
    times: list[float] = []
    while len(times) < FRAMES and not scene.play.over:
        begun = time.thread_time()
        app.step(1 / 60)
        spent = (time.thread_time() - begun) * 1000
        if sum(not die.resting for die in table.stage.picture.dice) >= tumble:
            times.append(spent)
    scene.left()
    return times


# --------------------------------------------------------------------------------------------- physics
def physics() -> Figures:
    """CPU of a throw and of a kick, track included, as the window simulates them."""
    from game.physics.flick import flick
    from game.physics.tray import throw

    rng = Random(1)
    throws, kicks = [], []
    for number in range(300):
        cup, kick = cup_gesture(AVERAGE, number % 2, rng), kick_gesture(AVERAGE, 110, rng)
        throws.append(cpu_ms(partial(throw, cup, shake(1, number))))
        kicks.append(cpu_ms(partial(flick, kick, 110)))
    return {
        "throw_ms_median": round(statistics.median(throws), 2),
        "kick_ms_median": round(statistics.median(kicks), 2),
    }


# ------------------------------------------------------------------------------------------------ core
def records(game: Game[Any], least: int) -> list[str]:
    """Whole matches of two coaches as the game writes them, with at least so many answers in all."""
    texts, answers, number = [], 0, 0
    options = read_options(game.options, {})
    while answers < least:
        coaches = {seat: coach(BFL, "coach:pro", shake(number, seat)) for seat in (0, 1)}
        coaches[REFEREE] = coach(BFL, "random", shake(number, 9))
        match, lines = Match.new(game, options), header(game, options, [])
        journal = Journal(match, Notation(game, options), lines.append)
        at = table(BFL, number)
        while not match.over:
            journal.answer(next_answer(match, coaches, coaches[REFEREE], at))
        texts.append("\n".join(lines) + "\n")
        answers += len(match.answers)
        number += 1
    return texts


BFL = box("bfl")


def core() -> Figures:
    """Strict replay of BFL records with the resting places of all dice; clone at every answer; loading."""
    game = BFL.load()
    texts = records(game, 1000)
    rates, loads = [], []
    for _ in range(20):
        begun = time.process_time()
        read = [read_record(text) for text in texts]
        parsed = time.process_time()
        answers = sum(len(run_record(record, game).match.answers) for record in read)
        done = time.process_time()
        rates.append(answers / (done - parsed))
        loads.append((done - begun) * 1000 * 1000 / answers)
    clones = []
    for text in texts:
        match = run_record(read_record(text), game).match
        again = Match.new(game, {})
        for answer in match.answers:
            again.answer(answer)
            begun = time.perf_counter()
            again.clone()
            clones.append((time.perf_counter() - begun) * 1e6)
    return {
        "record_answers_per_second": round(statistics.median(rates)),
        "clone_us_median": round(statistics.median(clones), 2),
        "clone_us_p99": round(per_cent(clones, 0.99), 2),
        "load_1000_answers_ms": round(statistics.median(loads), 2),
    }


MEASURES: dict[str, Callable[[], Figures]] = {
    "start": start,
    "frames": frames,
    "halftime": halftime_frames,
    "rumble": rumble_frames,
    "sevens": sevens_frames,
    "sevens_speed": sevens_speed,
    "physics": physics,
    "core": core,
}


if __name__ == "__main__":
    sys.exit(main())
