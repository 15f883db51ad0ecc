"""Plays matches, kills each with -9 at a moment drawn by lot, and prints how many answers it had reported.

`python -m tests.store.killed_matches FOLDER NUMBER`: a process of its own, since a test's may have threads.
"""

from __future__ import annotations

import os
import random
import signal
import sys
from pathlib import Path

from game.store.places import under
from game.store.saves import Saves
from tests.store.sample import HEADER, after


def play_for_ever(home: Path, told: int) -> None:
    """A match that reports every answer which `append` has taken: one byte each."""
    places = under(home)
    save = Saves(places.saves, places.replays).create(HEADER, when=after(0))
    n = 0
    while save.append([f"dice {n}", f"beat {n:012x}"] if n % 7 == 0 else [f"dice {n}"]):
        os.write(told, b".")
        n += 1


def play_and_kill(home: Path, answers: int) -> int:
    """Kill the match once it has reported so many answers. How many it has reported in the end."""
    hear, tell = os.pipe()
    player = os.fork()
    if player == 0:
        try:
            play_for_ever(home, tell)
        finally:
            os._exit(1)
    os.close(tell)
    heard = 0
    while heard < answers:
        heard += len(os.read(hear, answers - heard))
    os.kill(player, signal.SIGKILL)
    os.waitpid(player, 0)
    while more := os.read(hear, 65536):
        heard += len(more)
    os.close(hear)
    return heard


if __name__ == "__main__":
    for number in range(int(sys.argv[2])):
        heard = play_and_kill(Path(sys.argv[1], str(number)), random.Random(number).randrange(1, 150))
        sys.stdout.write(f"{heard}\n")
