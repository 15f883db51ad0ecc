"""Makes every sound of the game: `python tools/make_sounds.py [NAME …] [--out FOLDER] [--check]`.

Needs numpy. The sounds are computed, from bodies that ring, noise that is filtered and voices that shout;
the same name always gives the same file, byte for byte. `--check` compares with what lies in the folder and
writes nothing.
"""

from __future__ import annotations

import argparse
import sys
import wave
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from synth import screen, stadium, table
from synth.waves import RATE, Chance, Wave, chance, levelled, samples

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"


class Recipe(NamedTuple):
    """How a sound is made, how loud it is (dB, as the ear hears it), and in how many variants."""

    make: Callable[[Chance], Wave]
    decibels: float
    variants: int = 1
    halved: bool = False  # half the sample rate: for the crowd, which has nothing high in it


RECIPES = {
    "die_felt": Recipe(table.die_on_felt, -19, 5),
    "die_die": Recipe(table.die_on_die, -20, 4),
    "die_rail": Recipe(table.die_on_rail, -17, 3),
    "cup_shake": Recipe(table.cup_shake, -19),
    "cup_pour": Recipe(table.cup_pour, -18),
    "cup_down": Recipe(table.cup_down, -21),
    "helmet_step": Recipe(table.helmet_step, -21, 3),
    "helmet_clash": Recipe(table.helmet_clash, -13, 2),
    "flag": Recipe(table.flag_thrown, -19),
    "cloth": Recipe(table.cloth_laid, -23),
    "paper_flick": Recipe(table.paper_flick, -15, 2),
    "paper_land": Recipe(table.paper_lands, -21, 2),
    "doink_post": Recipe(table.doink_post, -14),
    "doink_bar": Recipe(table.doink_bar, -14),
    "spinner_click": Recipe(table.spinner_click, -22, 3),
    "spinner_stop": Recipe(table.spinner_stop, -18),
    "whistle_short": Recipe(stadium.whistle_short, -17),
    "whistle_long": Recipe(stadium.whistle_long, -17),
    "whistle_final": Recipe(stadium.whistle_final, -17),
    "crowd_cheer": Recipe(stadium.crowd_cheer, -16, 2, halved=True),
    "crowd_groan": Recipe(stadium.crowd_groan, -19, 2, halved=True),
    "crowd_murmur": Recipe(stadium.crowd_murmur, -29, halved=True),
    "fanfare": Recipe(stadium.fanfare, -15),
    "click": Recipe(screen.click, -24),
    "toggle": Recipe(screen.toggle, -24),
    "page": Recipe(screen.page, -24),
    "tick": Recipe(screen.tick, -22),
    "error": Recipe(screen.error, -22),
    "pop": Recipe(screen.pop, -22),
}


def files(name: str) -> list[str]:
    """The names of the files of one sound, without their ending."""
    variants = RECIPES[name].variants
    return [name] if variants == 1 else [f"{name}_{i}" for i in range(1, variants + 1)]


def synthesize(name: str, file: str) -> Wave:
    """One variant of one sound, at its loudness."""
    recipe = RECIPES[name]
    return levelled(recipe.make(chance(file)), recipe.decibels)


def wav(name: str, file: str) -> bytes:
    """One variant of one sound, as it lies in the folder."""
    halved = RECIPES[name].halved
    buffer = BytesIO()
    with wave.open(buffer, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE // 2 if halved else RATE)
        out.writeframes(samples(synthesize(name, file), halved=halved))
    return buffer.getvalue()


def main(arguments: list[str]) -> int:
    """Write or check the sounds asked for; 1 if a file differs."""
    words = argparse.ArgumentParser(prog="make_sounds", description="Make the game's sounds.")
    words.add_argument("names", nargs="*", metavar="NAME", help="only these; all if none is named")
    words.add_argument("--out", type=Path, default=FOLDER, help="the folder (assets/sounds)")
    words.add_argument("--check", action="store_true", help="compare only")
    asked = words.parse_args(arguments)
    if strange := [name for name in asked.names if name not in RECIPES]:
        words.error(f"there is no sound {strange[0]}: the sounds are {', '.join(RECIPES)}")
    differing, total = 0, 0
    asked.out.mkdir(parents=True, exist_ok=True)
    for name in asked.names or RECIPES:
        for file in files(name):
            data, path = wav(name, file), asked.out / f"{file}.wav"
            total += len(data)
            if asked.check:
                same = path.is_file() and path.read_bytes() == data
                differing += not same
                print(f"{path.name}: {'the same' if same else 'DIFFERS'}", flush=True)
            else:
                path.write_bytes(data)
                print(f"{path.name}: {len(data) / 1000:.0f} kB", flush=True)
    print(f"{total / 1e6:.2f} MB" + (f", {differing} differ" if asked.check else ""))
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
