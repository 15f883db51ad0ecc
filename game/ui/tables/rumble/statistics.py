"""How Rumble's figures are shown: totals of two dice, attacks against expectation, throws by distance."""

from __future__ import annotations

from typing import Final

from game.games.rumble.odds import ATTACK_WAYS, GOOD_WAYS, WAYS
from game.store.figures import Made
from game.ui.scenes.statistics_sheet import BoxStatistics, Column, Die, Figure, Line, Sheet, Tries, sides_of
from game.ui.tables.rumble.figures import DIRECTIONS, PAIRS

NONE: Final = "–"
TOTALS: Final = tuple(str(total) for total in range(2, 13))
TOTAL_WAYS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
MEAN: Final = 7.0
HIT: Final = 1 - ATTACK_WAYS["nothing"] / WAYS


def _other(line: Line, name: str) -> int:
    return line.counts.others.get(name, 0)


def mean_pair(line: Line) -> float | None:
    """The mean of two dice of a player."""
    pairs = line.counts.sides.get(PAIRS, {})
    rolled = sum(pairs.values())
    return sum(int(total) * n for total, n in pairs.items()) / rolled if rolled else None


def throws(line: Line) -> Made:
    """All throws."""
    tries = line.counts.kicks.values()
    return Made(sum(each.made for each in tries), sum(each.tried for each in tries))


def throws_expected(line: Line) -> float:
    """Of the same throws, how many are good in the mean (RU-2.6)."""
    return sum(each.tried * GOOD_WAYS[far] / WAYS for far, each in line.counts.kicks.items())


def _mean(line: Line) -> Figure:
    mean = mean_pair(line)
    return Figure(NONE) if mean is None else Figure(f"{mean:.1f}", mean - MEAN)


def _hits(line: Line) -> Figure:
    attacks = _other(line, "attacks")
    hits = _other(line, "hits")
    return Figure(f"{hits} of {attacks}", hits - HIT * attacks) if attacks else Figure(NONE)


def _hurt(line: Line) -> Figure:
    attacks = _other(line, "attacks")
    hurt = _other(line, "injuries")
    return Figure(str(hurt), hurt - attacks * ATTACK_WAYS["injury"] / WAYS)


def _lost(line: Line) -> Figure:
    return Figure(str(_other(line, "lost")))


def _squares(line: Line) -> Figure:
    return Figure(str(_other(line, "squares")))


def _pace(line: Line) -> float | None:
    mean = mean_pair(line)
    return None if mean is None else min(1.0, mean / (2 * MEAN))


def _best(line: Line) -> str:
    longest = max((far for far, each in line.counts.kicks.items() if each.made), default=0)
    return f"best {longest} squares" if longest else "none good"


def _notes(sheet: Sheet) -> tuple[str, ...]:
    return (
        f"pick-ups: {sheet.other('pick-ups')}, drops: {sheet.other('drops')}",
        f"injured: {sheet.other('lost')}, of them dead: {sheet.other('dead injuries')}",
    )


CARDS: Final = BoxStatistics(
    dice=(
        Die("Two dice", TOTALS, sides_of(PAIRS, TOTALS), TOTAL_WAYS, "#8a6a3a", "throws"),
        Die("Directions", tuple("12345678"), sides_of(DIRECTIONS, tuple("12345678"))),
    ),
    columns=(
        Column("two dice, 7 expected", "two dice", 0, _mean),
        Column("hits of attacks", "hits", 92, _hits),
        Column("injured", "injured", 70, _hurt),
        Column("lost", "lost", 56, _lost),
        Column("squares", "squares", 72, _squares),
    ),
    tries=Tries("Throws", "play", throws, throws_expected, _best, _notes),
    pace=_pace,
)
