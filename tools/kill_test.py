"""Kills a window that plays, again and again, and looks whether every answer is still there.

`python tools/kill_test.py [--kills N] [--at FOLDER] [--seed S]`: a child plays a match in a window without a
display, through the event queue, and notes every answer as soon as it counts. It is killed (kill -9) at a
random moment, or in the middle of an undo, or of a slow roll. Then its record is read: it must hold every
answer that was noted, in order; and the next child resumes it. Exit code 0 if nothing was lost, 1 with a line
for each loss.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from checkout import ROOT

MOMENTS = ("any", "undo", "slow roll")
LATEST_S = 2.0  # after the first frame
STUCK_S = 60.0
SLOW, SLOW_FRAMES = 45.0, 5  # yd/s of the cup; frames until it dies of it


# ----------------------------------------------------------------------------------------------- child
def play(folder: Path, seed: int, moment: str) -> None:
    """Plays on until the moment has come, or until somebody kills this process."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.core.requests import Throw
    from game.store.places import under
    from game.store.settings import Settings
    from game.store.store import Store
    from game.ui.app import App
    from game.ui.scenes.match import MatchScene
    from tests.ui.driver import Driver
    from tests.ui.match.players import Mouse

    rng = random.Random(seed)
    store = Store(under(folder))
    driver = Driver(App(Settings().but(animation="fast", coach_pace="brisk"), size=(1024, 640), store=store))
    session = _session(store)
    session.free = True  # undo without limit: there is more of it to be killed in
    notes = os.open(folder / "notes.txt", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.write(notes, f"begin {session.save.id}\n".encode())
    for number, answer in enumerate(session.match.answers, 1):
        os.write(notes, f"{number} {answer!r}\n".encode())
    match = driver.open(MatchScene(driver.app, session))
    hand, told, write = Mouse(driver, match), match.play.told, session.journal.write

    def note(played: Any) -> None:
        told(played)
        os.write(notes, f"{len(session.history)} {played.answer!r}\n".encode())

    def write_and_die(line: str) -> None:
        write(line)
        if line.startswith("undo"):
            os.kill(os.getpid(), signal.SIGKILL)

    match.play.told = note
    if moment == "undo":
        session.journal.write = write_and_die
    os.write(notes, b"ready\n")
    while not match.play.over:
        hand.watch()
        driver.step(dt_s=0.4)
        chance = rng.random()
        if chance < 0.25 and len(session.history) > 5:
            driver.key("u")
            os.write(notes, f"undone {len(session.history)}\n".encode())
        elif chance < 0.5 and isinstance(hand.request, Throw):
            hand.swing(SLOW)
            driver.step(SLOW_FRAMES)
            if moment == "slow roll":
                os.kill(os.getpid(), signal.SIGKILL)
        else:
            hand.turn()


def _session(store: Any) -> Any:
    """The match that waits, or a new one."""
    from game.core.record import Seat
    from game.games.registry import box
    from game.ui.session import new_session, resumed_session

    info = store.saves.resume()
    if info is not None:
        return resumed_session(info.id, store.saves)
    seats = [Seat("p1", "person", "Ada"), Seat("p2", "person", "Ben"), Seat("p3", "coach:pro", "The Machine")]
    return new_session(box("bfl"), {"players": "3"}, seats, {}, store.saves)


# ---------------------------------------------------------------------------------------------- parent
def noted(folder: Path) -> tuple[str, list[str]]:
    """The record that was played, and the answers that stood when the child was killed."""
    ident = ""
    stood: list[str] = []
    for line in (folder / "notes.txt").read_text("utf-8").split("\n")[:-1]:
        word, _, rest = line.partition(" ")
        if word == "begin":
            ident = rest
        elif word == "undone":
            del stood[int(rest) :]
        elif word.isdecimal():
            stood[int(word) - 1 :] = [rest]
    return ident, stood


def kept(folder: Path, ident: str) -> tuple[list[str], int]:
    """The answers that stand in a record on disk, and how many its last line takes back."""
    from game.core.check import run_record
    from game.core.record import read_record
    from game.games.registry import game
    from game.store.places import under
    from game.store.store import Store

    store = Store(under(folder))
    text = store.saves.read(ident)
    store.close()
    run = run_record(read_record(text, ident, torn_line=True), game("bfl"))
    if run.failed:
        raise AssertionError(str(run.mismatches[0]))
    last = [line for line in text.split("\n") if line and line[0] != "#"][-1].split()
    return [repr(answer) for answer in run.match.answers], int(last[1]) if last[0] == "undo" else 0


def lost(stood: list[str], there: list[str], taken_back: int) -> str:
    """What is missing, in words. One answer or undo may be on disk before the child could note it."""
    least = len(stood) - taken_back
    if not least <= len(there) <= len(stood) + 1:
        return f"{len(stood)} answers were given, {len(there)} are there"
    shorter = min(len(stood), len(there))
    return "" if there[:shorter] == stood[:shorter] else "other answers are there than were given"


def kill_one(folder: Path, seed: int, moment: str, after_s: float) -> tuple[str, int]:
    """Lets a child play until it is killed; what was lost, and how many answers there are."""
    notes = folder / "notes.txt"
    notes.unlink(missing_ok=True)
    command = [sys.executable, __file__, "--child", moment, "--at", str(folder), "--seed", str(seed)]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    begun = time.monotonic()
    while child.poll() is None and time.monotonic() - begun < STUCK_S:
        if moment == "any" and notes.exists() and "ready" in notes.read_text("utf-8"):
            time.sleep(after_s)
            break
        time.sleep(0.02)
    child.kill()
    _, wrong = child.communicate()
    if child.returncode not in (0, -signal.SIGKILL):
        return f"the child failed: {wrong.decode().strip().splitlines()[-1:]}", 0
    ident, stood = noted(folder)
    there, taken_back = kept(folder, ident)
    return lost(stood, there, taken_back), len(there)


def main(arguments: list[str]) -> int:
    """Kill so many children; 1 if anything was lost."""
    words = argparse.ArgumentParser(prog="kill_test", description="Kill a playing window, look what is left.")
    words.add_argument("--kills", type=int, default=50, metavar="N")
    words.add_argument("--at", type=Path, metavar="FOLDER", help="where the records lie (a temporary folder)")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--child", choices=MOMENTS, help=argparse.SUPPRESS)
    asked = words.parse_args(arguments)
    if asked.child:
        play(asked.at, asked.seed, asked.child)
        return 0
    folder = asked.at or Path(tempfile.mkdtemp(prefix="kill_test"))
    rng, losses = random.Random(asked.seed), 0
    for number in range(asked.kills):
        moment = MOMENTS[number % len(MOMENTS)]
        wrong, answers = kill_one(folder, asked.seed + number, moment, rng.random() * LATEST_S)
        where = "" if moment == "any" else f", in the middle of {'an' if moment == 'undo' else 'a'} {moment}"
        print(f"kill {number + 1}{where}: {wrong or f'{answers} answers, all there'}", flush=True)
        losses += bool(wrong)
    print(f"{asked.kills} kills, {losses} with something lost")
    return 1 if losses else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
