"""How Half-Time's figures are shown: its four kinds of dice, yards by play, kicks against the green die.

All columns but the first are in yards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.games.halftime.dice import GREEN as GREEN_DIE
from game.store.figures import Counts, Made
from game.ui.scenes.statistics_sheet import BoxStatistics, Column, Die, Figure, Line, Sheet, Tries, sides_of
from game.ui.tables.halftime.figures import BLUE, GAME, GREEN, RED
from game.ui.tables.halftime.picture import FACES

GAME_SIDES: Final = (1, 2, 1, 1, 1)
VALUES: Final = (0, 5, 10, 15, 20)
NONE: Final = "–"
MEAN: Final = sum(v * n for v, n in zip(VALUES, GAME_SIDES, strict=True)) / 6  # of a game die


def _blue(counts: Counts) -> Sequence[int]:
    """The blue die; the 20 of the printed one lies where the other has its third NG."""
    faces = counts.sides.get(BLUE, {})
    return [
        faces.get("I", 0),
        faces.get("NG", 0) + faces.get("20", 0),
        faces.get("30", 0),
        faces.get("50", 0),
    ]


def _others(line: Line, name: str) -> int:
    return line.counts.others.get(name, 0)


def per_call(line: Line, *plays: str) -> float | None:
    """Yards that these plays brought on the mean; a punt's are what is left after the runback."""
    calls = sum(_others(line, f"{play} calls") for play in plays)
    return sum(_others(line, f"{play} yards") for play in plays) / calls if calls else None


def mean_die(line: Line) -> float | None:
    """The mean face of a side's game die."""
    faces = [line.counts.sides.get(GAME, {}).get(face, 0) for face in FACES]
    return sum(v * n for v, n in zip(VALUES, faces, strict=True)) / sum(faces) if sum(faces) else None


def kicks(line: Line) -> Made:
    """All kicks at the posts."""
    tries = line.counts.kicks.values()
    return Made(sum(k.made for k in tries), sum(k.tried for k in tries))


def green_would_make(line: Line) -> float:
    """Of the same kicks, how many the green die makes in the mean (HT-8.2, HT-8.3)."""
    faces = [int(face) for face in GREEN_DIE.faces]

    def share(distance: int) -> float:
        return sum(face >= distance for face in faces) / len(faces)

    return sum(k.tried * share(yards) for yards, k in line.counts.kicks.items())


def _mean(line: Line) -> Figure:
    mean = mean_die(line)
    return Figure(NONE) if mean is None else Figure(f"{mean:.1f}", mean - MEAN)


def _yards(*plays: str) -> Callable[[Line], Figure]:
    def figure(line: Line) -> Figure:
        mean = per_call(line, *plays)
        return Figure(NONE if mean is None else _signed(mean, 1))

    return figure


def _signed(yards: float, places: int) -> str:
    return f"{yards:.{places}f}".replace("-", "−")


def _flags(line: Line) -> Figure:
    lost = _others(line, "penalty yards")
    return Figure(_signed(-lost, 0), -lost)


def _pace(line: Line) -> float | None:
    mean = mean_die(line)
    return None if mean is None else min(1.0, mean / (2 * MEAN))


def _best(line: Line) -> str:
    longest = max((yards for yards, k in line.counts.kicks.items() if k.made), default=0)
    return f"best {longest} yd" if longest else "none made"


def _notes(sheet: Sheet) -> Sequence[str]:
    passes = f"passes caught: {sheet.other('passes caught')} of {sheet.other('pass calls')}"
    return passes, f"first downs: {sheet.other('first downs')}, takeaways: {sheet.other('takeaways')}"


def _die(name: str, die: str, labels: Sequence[str], sides: Sequence[int], tone: str) -> Die:
    return Die(name, labels, sides_of(die, labels), sides, tone)


CARDS: Final = BoxStatistics(
    dice=(
        _die("Game dice", GAME, FACES, GAME_SIDES, "#3a3638"),
        Die("Blue die", ("I", "NG", "30", "50"), _blue, (1, 3, 1, 1), "#2058b0"),
        _die("Green die", GREEN, ("0", "10", "20", "30", "40", "50"), (1,) * 6, "#1c7042"),
        _die("Red dice", RED, ("5", "10", "15"), (3, 2, 1), "#b3261c"),
    ),
    columns=(
        Column(f"game die, {MEAN:.1f} expected", "game die", 0, _mean),
        Column("a play", "a play", 64, _yards("run", "pass")),
        Column("a run", "a run", 62, _yards("run")),
        Column("a pass", "a pass", 62, _yards("pass")),
        Column("a punt", "a punt", 62, _yards("punt")),
        Column("flags", "flags", 56, _flags),
    ),
    tries=Tries("Kicks", "triangle", kicks, green_would_make, _best, _notes),
    pace=_pace,
)
