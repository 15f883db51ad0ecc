"""Changes one byte of a file of leagues at a time, drawn by lot: what is then read is what was there, or the
file is refused and the backup brings it back.

`python -m tests.store.damaged_leagues FOLDER NUMBER [FIRST]` tries so many and prints what came of them.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path

from game.core.errors import StoreError
from game.store.leagues.backups import copies_of
from game.store.leagues.leagues import Leagues
from game.store.leagues.putting_back import put_back, sound_backups

OLD = Path(__file__).parent / "old_leagues"
HARMLESS, REFUSED = "harmless", "refused"


def sound_file(folder: Path, version: int) -> Path:
    """A file of leagues as that version left it, moved to the present one and opened again, with a backup."""
    path = folder / "leagues.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((OLD / f"v{version}.sql").read_text("utf-8"))
    for _ in range(2):
        Leagues(path).close()
    return path


def held(path: Path) -> list[str]:
    """Everything in a file, read without our program."""
    with closing(sqlite3.connect(path)) as db:
        return list(db.iterdump())


def with_a_changed_byte(sound: Path, folder: Path, seed: int) -> Path:
    """A copy of a file and its backups in a folder of its own; one byte of the file is another."""
    lots = random.Random(seed)
    shutil.copytree(sound.parent, folder)
    path = folder / sound.name
    data = bytearray(path.read_bytes())
    data[lots.randrange(len(data))] ^= lots.randrange(1, 256)
    path.write_bytes(data)
    return path


def try_one(sound: Path, folder: Path, seed: int) -> str:
    """What came of one byte. Raises AssertionError if anything is lost, or a backup is not what it was."""
    before = held(sound)
    path = with_a_changed_byte(sound, folder, seed)
    damaged = path.read_bytes()
    backups = {copy.name: copy.read_bytes() for copy in copies_of(path) if copy.exists()}
    try:
        Leagues(path).close()
        told = ""
    except StoreError as error:
        told = str(error)
    if told:
        assert "\n" not in told
        assert path.read_bytes() == damaged, "the file is left as it is"
        assert all((folder / name).read_bytes() == content for name, content in backups.items())
        put_back(path, sound_backups(path)[0].path)
        Leagues(path).close()
        assert held(path) == before, "the backup brings everything back"
        return REFUSED
    assert held(path) == before, "nothing is another than it was"
    assert held(copies_of(path)[0]) == before
    return HARMLESS


if __name__ == "__main__":
    at, number = Path(sys.argv[1]), int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    at.mkdir(parents=True)
    (at / "sound").mkdir()
    whole = sound_file(at / "sound", 4)
    came = Counter[str]()
    for seed in range(first, first + number):
        came[try_one(whole, at / f"{seed}", seed)] += 1
        shutil.rmtree(at / f"{seed}")
    sys.stdout.write(f"{dict(came)}\n")
