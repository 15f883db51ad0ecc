"""Measures what the coaches' hands come to by the physics: the figures of `game/games/bfl/shares.py`.

python tools/measure_hands.py [--throws N] [--kicks N]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.core.board import playoff_distance
from game.core.dice import shake
from game.games.bfl.hands import HANDS, Hand, cup_gesture, kick_gesture
from game.physics.flick import is_good
from game.physics.tray import throw_result

DISTANCES = [30, 60, 90, *(playoff_distance(number) for number in range(1, 5))]


def out_share(hand: Hand, throws: int) -> tuple[float, float, float]:
    """Of the throws that count: dice outside, throws with one outside; and slow rolls of all throws."""
    rng = Random(1)
    out = with_one = counted = slow = 0
    for number in range(throws):
        result = throw_result(cup_gesture(hand, number % 2, rng), shake(7, number))
        if result.slow:
            slow += 1
            continue
        counted += 1
        outside = sum(die.outside for die in result.dice)
        out += outside
        with_one += outside > 0
    return out / (8 * counted), with_one / counted, slow / throws


def made(hand: Hand, distance: int, kicks: int) -> float:
    rng = Random(distance)
    return sum(is_good(kick_gesture(hand, distance, rng), distance) for _ in range(kicks)) / kicks


def main() -> int:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--throws", type=int, default=1000)
    arguments.add_argument("--kicks", type=int, default=500)
    chosen = arguments.parse_args()
    for level, hand in HANDS.items():
        out, with_one, slow = out_share(hand, chosen.throws)
        kicks = " ".join(f"{distance}: {made(hand, distance, chosen.kicks):.3f}" for distance in DISTANCES)
        print(
            f"{level:7} out {out:.4f}  throws with one out {with_one:.3f}  slow {slow:.3f}  made {kicks}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
