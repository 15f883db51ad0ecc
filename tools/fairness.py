"""Are the dice and the spinner fair? Throws them by the thousand and tests what they show.

    python tools/fairness.py --throws 2500 [--json]

Every p-value is the smallest of its family of chi-square tests, times their number (Bonferroni): below
0.001 it says that something is wrong. Three sets of throws are made: normal ones by a human hand, the same
gesture again and again with only the shake differing, and wild ones; and two of spins.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import random
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.core.board import LEFT
from game.core.gestures import CupGesture, SpinGesture
from game.games.bfl.hands import AVERAGE, spin_gesture
from game.physics.tray import Landing, start_of_cup, throw_result
from game.physics.wheel import spin

FACES: Final = 8
NORMAL_SPEED: Final = 118.0  # yd/s
WILD_SPEED: Final = 148.0
SIGMA_SPEED: Final = 0.08
SIGMA_AIM_DEG: Final = 3.5
SUSPECT: Final = 0.001  # a p-value below this is shown as a warning

Job = TypeVar("Job")
Result = TypeVar("Result")


def chi_square_p(value: float, freedom: int) -> float:
    """The chance that a chi-square of ``freedom`` degrees exceeds ``value``, by the closed sums."""
    half = value / 2.0
    if half <= 0.0:
        return 1.0
    if freedom % 2:
        total, exponent = math.erfc(math.sqrt(half)), 0.5
    else:
        total, exponent = 0.0, 0.0
    while exponent < freedom / 2.0:
        total += math.exp(exponent * math.log(half) - half - math.lgamma(exponent + 1.0))
        exponent += 1.0
    return min(1.0, total)


def uniform_p(counts: Sequence[int]) -> float:
    """The p-value of ``counts`` if all of them should be alike."""
    expected = sum(counts) / len(counts)
    value = sum((count - expected) ** 2 for count in counts) / expected
    return chi_square_p(value, len(counts) - 1)


def smallest(p_values: Iterable[float]) -> float:
    """The smallest of a family of p-values, corrected for having looked at all of them."""
    family = list(p_values)
    return min(1.0, min(family) * len(family))


def counted(faces: Iterable[int]) -> list[int]:
    """How often each face was shown."""
    counts = [0] * FACES
    for face in faces:
        counts[face - 1] += 1
    return counts


def paired(pairs: Iterable[tuple[int, int]]) -> list[int]:
    """How often each of the 64 pairs of faces was shown."""
    counts = [0] * FACES**2
    for first, second in pairs:
        counts[(first - 1) * FACES + second - 1] += 1
    return counts


def faces_p(throws: Sequence[Sequence[int]]) -> float:
    """All dice together, and each die of the cup by itself."""
    dice = list(zip(*throws, strict=True))
    return smallest(
        [uniform_p(counted(itertools.chain(*throws))), *(uniform_p(counted(die)) for die in dice)]
    )


def pairs_p(throws: Sequence[Sequence[int]]) -> float:
    """Every two dice of a throw against each other: 28 tables."""
    dice = list(zip(*throws, strict=True))
    return smallest(
        uniform_p(paired(zip(one, other, strict=True))) for one, other in itertools.combinations(dice, 2)
    )


def following_p(throws: Sequence[Sequence[int]]) -> float:
    """Each die against the same die of the next throw."""
    return uniform_p(
        paired(pair for now, then in itertools.pairwise(throws) for pair in zip(now, then, strict=True))
    )


def sectors_p(numbers: Sequence[int]) -> float:
    """The spinner's numbers, and each against the next."""
    return smallest([uniform_p(counted(numbers)), uniform_p(paired(itertools.pairwise(numbers)))])


def hand_throws(
    speed: float, count: int, rng: random.Random, *, steady: bool = False
) -> Iterator[CupGesture]:
    """Gestures of a human hand that aims straight across the field; of a machine, if ``steady``."""
    x, y = start_of_cup(LEFT)
    for _ in range(count):
        fast = speed if steady else speed * (1.0 + rng.gauss(0.0, SIGMA_SPEED))
        aim = 0.0 if steady else math.radians(rng.gauss(0.0, SIGMA_AIM_DEG))
        yield CupGesture(x, y, fast * math.cos(aim), fast * math.sin(aim))


def _throw(job: tuple[CupGesture, int]) -> Landing:
    return throw_result(*job)


def _spin(job: tuple[SpinGesture, int]) -> int:
    return spin(*job).number


def _run(
    name: str, work: Callable[[Job], Result], jobs: Sequence[Job], *, processes: int, quiet: bool
) -> list[Result]:
    """Do all jobs in order, telling how far it has come."""
    results: list[Result] = []

    def gather(stream: Iterable[Result]) -> None:
        for result in stream:
            results.append(result)
            if not quiet and (len(results) % 100 == 0 or len(results) == len(jobs)):
                print(f"\r{name}: {len(results)} of {len(jobs)}", end="", file=sys.stderr, flush=True)
        if not quiet:
            print(file=sys.stderr)

    if processes == 1:
        gather(map(work, jobs))
    else:
        with get_context("spawn").Pool(processes) as pool:
            gather(pool.imap(work, jobs, chunksize=25))
    return results


def measure(throws: int, *, seed: int = 1, processes: int = 1, quiet: bool = True) -> dict[str, Any]:
    """Throw and spin, and test: the figures that ``--json`` prints. Same ``seed``, same figures."""
    rng = random.Random(seed)
    numbers = itertools.count(seed * 1_000_003)  # shakes: consecutive integers, the plainest choice

    def thrown(name: str, speed: float, count: int, *, steady: bool = False) -> list[Landing]:
        gestures = hand_throws(speed, count, rng, steady=steady)
        jobs = [(gesture, next(numbers)) for gesture in gestures]
        return _run(name, _throw, jobs, processes=processes, quiet=quiet)

    def spun(name: str, *, steady: bool) -> list[int]:
        jobs = [
            (SpinGesture(AVERAGE.spin_speed) if steady else spin_gesture(AVERAGE, rng), next(numbers))
            for _ in range(max(10, throws // 2))
        ]
        return _run(name, _spin, jobs, processes=processes, quiet=quiet)

    normal = thrown("normal throws", NORMAL_SPEED, throws)
    same = thrown("the same gesture", NORMAL_SPEED, throws, steady=True)
    wild = thrown("wild throws", WILD_SPEED, max(10, throws // 4))
    spins = spun("spins", steady=False)
    same_spins = spun("the same spin", steady=True)
    faces, same_faces = ([[die.face for die in one.dice] for one in group] for group in (normal, same))
    everything = [*normal, *same, *wild]
    return {
        "dice": sum(len(one.dice) for one in normal),
        "p_faces": faces_p(faces),
        "p_pairs": pairs_p(faces),
        "p_following": following_p(faces),
        "p_same_gesture": smallest([faces_p(same_faces), pairs_p(same_faces)]),
        "out_share_normal": out_share(normal),
        "out_share_wild": out_share(wild),
        "unsettled": sum(one.unsettled for one in everything),
        "settle_s_median": statistics.median(one.seconds for one in everything),
        "settle_s_max": max(one.seconds for one in everything),
        "spins": len(spins),
        "p_spin": sectors_p(spins),
        "p_spin_same_gesture": sectors_p(same_spins),
    }


def out_share(landings: Sequence[Landing]) -> float:
    """The share of dice that rest outside the red line."""
    dice = [die for one in landings for die in one.dice]
    return sum(die.outside for die in dice) / len(dice)


WORDS: Final = {
    "dice": "dice thrown by a human hand",
    "p_faces": "faces alike (p)",
    "p_pairs": "dice of a throw independent (p)",
    "p_following": "following throws independent (p)",
    "p_same_gesture": "the same gesture again and again (p)",
    "out_share_normal": "outside at a normal throw",
    "out_share_wild": "outside at a wild throw",
    "unsettled": "dice that did not come to rest",
    "settle_s_median": "seconds until all rest, median",
    "settle_s_max": "seconds until all rest, longest",
    "spins": "spins by a human hand",
    "p_spin": "sectors alike (p)",
    "p_spin_same_gesture": "the same spin again and again (p)",
}


def table(figures: dict[str, Any]) -> str:
    """The figures for people."""
    rows = []
    for key, value in figures.items():
        shown = (
            f"{value:.2%}"
            if key.startswith("out_")
            else f"{value:.3f}"
            if isinstance(value, float)
            else value
        )
        warning = "   suspicious" if key.startswith("p_") and value < SUSPECT else ""
        rows.append(f"{WORDS[key]:<40}{shown:>10}{warning}")
    return "\n".join(rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Test dice and spinner for fairness.")
    parser.add_argument("--throws", type=int, default=2500, metavar="N", help="throws by a human hand (2500)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other throws (1)")
    parser.add_argument(
        "--processes", type=int, default=2, help="side by side; the figures stay the same (2)"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object, last")
    options = parser.parse_args(arguments)
    if options.throws < 2 or options.processes < 1:
        parser.error("--throws must be 2 or more, --processes 1 or more")
    figures = measure(options.throws, seed=options.seed, processes=options.processes, quiet=False)
    print(table(figures))
    if options.json:
        print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
