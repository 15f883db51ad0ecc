"""How the figures of Sevens are shown: dice against expectation, tests by what they need, blocks, harm."""

from __future__ import annotations

from typing import Final

from game.store.figures import Made
from game.ui.scenes.statistics_sheet import BoxStatistics, Column, Die, Figure, Line, Sheet, Tries, sides_of
from game.ui.tables.sevens.figures import BLOCKS, DIRECTIONS, PAIRS, SIXES

NONE: Final = "–"
FACES: Final = ("skull", "both", "push", "stumble", "pow")
FACE_WORDS: Final = ("Player down", "Both down", "Push back", "Stumble", "Pow")
FACE_WAYS: Final = (1, 1, 2, 1, 1)
TOTALS: Final = tuple(str(total) for total in range(2, 13))
TOTAL_WAYS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
MEAN: Final = 3.5


def _other(line: Line, name: str) -> int:
    return line.counts.others.get(name, 0)


def mean_six(line: Line) -> float | None:
    """The mean of a player's tests."""
    faces = line.counts.sides.get(SIXES, {})
    rolled = sum(faces.values())
    return sum(int(face) * n for face, n in faces.items()) / rolled if rolled else None


def tests(line: Line) -> Made:
    """All tests."""
    tries = line.counts.kicks.values()
    return Made(sum(each.made for each in tries), sum(each.tried for each in tries))


def tests_expected(line: Line) -> float:
    """Of the same tests, how many are passed in the mean (S7-10.4)."""
    return sum(each.tried * (7 - needed) / 6 for needed, each in line.counts.kicks.items())


def _mean(line: Line) -> Figure:
    mean = mean_six(line)
    return Figure(NONE) if mean is None else Figure(f"{mean:.2f}", mean - MEAN)


def _blocks(line: Line) -> Figure:
    return Figure(f"{_other(line, 'knocked down')} of {_other(line, 'blocks')}")


def _lost(line: Line) -> Figure:
    return Figure(str(_other(line, "casualties")))


def _turnovers(line: Line) -> Figure:
    return Figure(str(_other(line, "turnovers")))


def _squares(line: Line) -> Figure:
    return Figure(str(_other(line, "squares")))


def _pace(line: Line) -> float | None:
    mean = mean_six(line)
    return None if mean is None else min(1.0, mean / (2 * MEAN))


def _best(line: Line) -> str:
    hardest = max((needed for needed, each in line.counts.kicks.items() if each.made), default=0)
    return f"hardest {hardest}+" if hardest else "none passed"


def _notes(sheet: Sheet) -> tuple[str, ...]:
    return (
        f"passes: {sheet.other('passes')}, catches: {sheet.other('catches')}",
        f"re-rolls: {sheet.other('re-rolls')}, interceptions: {sheet.other('interceptions')}",
    )


CARDS: Final = BoxStatistics(
    dice=(
        Die("Block dice", FACE_WORDS, sides_of(BLOCKS, FACES), FACE_WAYS, "#8a6a3a"),
        Die("Armour and injury", TOTALS, sides_of(PAIRS, TOTALS), TOTAL_WAYS, unit="throws"),
        Die("Directions", tuple("12345678"), sides_of(DIRECTIONS, tuple("12345678"))),
    ),
    columns=(
        Column("tests, 3.5 expected", "tests", 0, _mean),
        Column("down of blocks", "down", 92, _blocks),
        Column("casualties", "hurt", 66, _lost),
        Column("turnovers", "turnovers", 76, _turnovers),
        Column("squares", "squares", 72, _squares),
    ),
    tries=Tries("Tests", "die", tests, tests_expected, _best, _notes),
    pace=_pace,
)
